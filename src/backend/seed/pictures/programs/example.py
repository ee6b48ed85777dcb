"""An example: how a room is written. Not one of the site's."""
from lib import *; from parts import *
from registry import room

@room('example')
def example():
    W, D, H = 5.6, 5.2, 2.5
    white = paint('#eceae4')
    floor(-W/2, W/2, -2, D, planks('#c9a77c'))
    win = (-.9, 1.9, .75, 2.1)
    wall('x', D, -W/2, W/2, H, white, [win]); window('x', D, *win, 'white', 3)
    lw = (1.6, 3.4, .02, 2.1)
    wall('y', -W/2, -2, D, H, paint('#8ea3a0'), [lw], outward=-1); window('y', -W/2, *lw, 'white', 2, outward=-1, sill=False)
    wall('y', W/2, -2, D, H, white)
    ceiling(-W/2, W/2, -2, D, H, paint('#f4f2ee'))
    for i in range(4): beam(-2.1+1.4*i, -2, D, H, c='#b5834c')
    skirting('x', D, -W/2, W/2); skirting('y', W/2, -2, D)
    rug(.3, 2.9, 2.6, 1.9, pattern('stripes', '#e8e0d2', '#8fa3ab', .3))
    sofa(.6, 4.3, 0, '#b9c0b4', 3, cushions=[(.1, '#c77f5c', .48), (.26, '#e8e0d2', .42), (.88, '#44607a', .46)])
    armchair(-1.55, 2.6, math.radians(105), '#cfc4b2', cushion='#7b9077')
    coffee_table(.35, 2.9, 'round', '#a8743f', 1.0)
    twigs(.5, 3.0, .42, '#e9e6df'); books(.1, 2.75, .42, 3); mug(.25, 3.1, .42)
    stove(2.15, 3.2, 'round', math.radians(-60), pipe_to=H); basket(2.3, 2.2, logs=True)
    plant(-2.25, 4.6, kind='fig', h=1.4); floor_lamp(2.2, 4.7)
    curtain('x', D, -1.35, -.95, .05, 2.2, '#e9e4da'); curtain('x', D, 1.95, 2.35, .05, 2.2, '#e9e4da'); rail('x', D, -1.4, 2.4, 2.22)
    art('x', D, -1.95, 1.6, .5, .7); pendant(.3, 2.6, 1.85, 'dome', '#3d4a46', .26, H)
    daylight('x', D, *win, 25); daylight('y', -W/2, *lw, 25, outward=-1)
    area((0, -1.8, 2.2), (0, 3, 1), 4, 1.5, 25, '#fff1de')
    sky(); sun(-60, 32, 9, '#ffdfae')
    camera((.6, -1.5, 1.35), (.0, 4, 1.12), 21)
