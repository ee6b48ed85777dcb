"""Rooms of list B: corner, long, garden, chairs, attic."""
from lib import *; from parts import *; from parts_B import *
import lib
from registry import room

OAK, OAK2 = '#c9a77c', '#d2b287'

# ------------------------------------------------------------------ corner sofa, round stove
@room('living-corner-white', exposure=.3)
def corner_white():
    x0, x1, D, H = -2.6, 2.8, 4.5, 2.45
    w = '#efede8'
    shell(x0, x1, -2.2, D, H, planks(OAK2, .14), 'white', boards(w, 'zx', .13), boards(w, 'zy', .13), boards(w, 'zy', .13),
          wb=[(-.55, 2.3, .98, 2.12, 3)], wr=[(1.7, 3.5, .98, 2.12, 2)], ceil=boards('#f4f2ee', 'yx', .14))
    for i in range(5): beam(.2+.95*i, x0, x1, H, .1, .12, '#efece6', 'x')
    corner_sofa(1.25, D-.06, 0, '#a6abab', 2.95, 2.5, 'right', [(.06, '#e9e3d6', .5), (.2, '#c98a4a', .42), (.72, '#e9e3d6', .46), ('r.45', '#d6c9b2', .5), ('r.62', '#4f6674', .42)])
    rug(.55, 2.35, 2.7, 2.7, pattern('plain', '#d9c7a3', '#cbb88f'), True)
    coffee_table(.65, 2.45, 'round', '#b98a58', .86, h=.40); coffee_table(.05, 2.0, 'round', '#8f6338', .56, h=.32)
    twigs(.75, 2.6, .40, '#e9e6df', .22, 1, .42); books(.5, 2.3, .40, 3); bowl(.05, 2.0, .32, '#8fa39a', .12)
    stove(-1.45, 3.85, 'round', RAD(8), 1.12, H); basket(-.86, 4.2, .2, .3, logs=True)
    wall_shelf('x', D, -1.15, -.7, 1.62); vase(-1.02, D-.11, 1.635, '#c98a64', .18, 2); vase(-.84, D-.11, 1.635, '#e9e6df', .12)
    wicker_chair(-1.95, 2.15, RAD(122), 'tub', '#c3a27a', '#ebe5d8', '#4f6674')
    plant(-2.25, 4.05, kind='olive', h=1.45, pot='#cfc9bd'); art('y', x0, 3.0, 1.55, .5, .7, '#f2f0ea', -1, 'dune', ('#e6ecef', '#3f6077', '#d9c9a8'))
    floor_lamp(2.45, 4.15, 'slim', '#f1eadb', 1.55)
    pendant(.55, 2.4, 1.78, 'paper', r=.27, ceil=H)
    fill(); sky(); sun(62, 33, 9, '#ffdfae')
    camera((-1.15, -1.35, 1.38), (.25, 4, 1.1), 21.5)

@room('living-corner-dark', exposure=.3)
def corner_dark():
    x0, x1, D, H = -2.7, 2.7, 4.7, 2.5
    b = '#8ea19b'
    shell(x0, x1, -2.4, D, H, planks('#bf9b70', .18), 'dark', boards(b, 'xz', .15), boards('#eae7e0', 'yz', .15), boards('#eae7e0', 'yz', .15),
          wb=[(-1.75, -.45, .85, 2.15, 1), (1.0, 2.3, .02, 2.15, 1)], wl=[(2.0, 3.7, .95, 2.15, 2)], sill_mat=wood('#b98a58'))
    l = leather('#80583f')
    corner_sofa(x0+.05, 2.25, RAD(90), l, 3.0, 2.35, 'left', [(.2, '#e7e0d2', .5), (.5, '#54655c', .44), (.9, '#d9b26a', .48), ('r.35', '#e7e0d2', .46), ('r.8', '#54655c', .42)], low=True, legs='#222222', back=.66)
    rug(-.2, 2.75, 2.6, 2.1, pattern('stripes', '#e6ddcb', '#b5694a', .17, 'y'))
    coffee_table(-.25, 2.75, 'slab', '#8a5a34', 1.05, .62, .36, RAD(90)); bowl(-.25, 2.95, .383, '#33424a', .13, '#c9b24a'); candles(-.25, 2.5, .383)
    stove_pedestal(.28, 4.15, 0, H)
    logs(2.46, 3.9, .44, .8, RAD(-90), d=.3) if False else None
    easy_chair(1.75, 2.35, RAD(-112), 'teddy', '#efe9dd', '#6b4a30')
    side_table(2.3, 1.45, 'metal', '#2c2d30', .21, .5); table_lamp(2.3, 1.45, .5, '#c98a64')
    logs(-.22, D-.03, .42, .95, d=.3)
    plant(2.42, 3.9, kind='fig', h=1.45, pot='#3a3d3f')
    plant(-2.3, 4.3, kind='monstera', h=.95, pot='#c8775a', pot_r=.2)
    art('x', D, .68, 1.62, .34, .48, '#222222', 1, 'sun', ('#efe6d6', '#c77f5c', '#40586a'))
    art('y', x1, 3.0, 1.55, .6, .8, '#b98a58', 1, 'leaf', ('#eef0ec', '#5f7f6a', '#c9b79a')); art('y', x1, 2.2, 1.55, .6, .8, '#b98a58', 1, 'lines', ('#eee6d8', '#c77f5c', '#40586a'))
    pendant(-.4, 2.6, 1.82, 'dome', '#2f3a38', .27, H)
    fill(-1.9, 24); sky(); sun(-22, 34, 9, '#ffe0b2')
    camera((.85, -1.9, 1.48), (-.1, 4, 1.12), 22)

# ------------------------------------------------------------------ long room: soapstone stove, dining table, open kitchen
@room('living-long-white', exposure=.3)
def long_white():
    x0, x1, D, H = -2.4, 2.4, 6.7, 2.45
    p = paint('#efece5')
    shell(x0, x1, -2.4, D, H, planks('#cfae82', .16), 'white', paint('#e4e7e2'), p, p,
          wl=[(1.55, 3.15, .02, 2.1, 2), (3.9, 5.5, .88, 2.1, 2)], wb=[(-2.05, -1.15, 1.05, 2.05, 1)])
    # kitchen
    kitchen(.72, D, 0, 3.36, '#dfe3dd', '#c9a06a', oven=2, sink=0, tall='right', upper='shelf', up0=-1.68, up1=1.06, splash=tiles('#f1efe9', .15, .075, plane='xz', offset=.5), ceil=H)
    # dining
    table(-.75, 4.55, .95, 1.75, '#c79a63')
    for y in (4.1, 5.0):
        chair(-1.5, y, RAD(90), '#c79a63', '#d8cfbd'); chair(0, y, RAD(-90), '#c79a63', '#d8cfbd')
    chair(-.75, 3.5, RAD(180), '#c79a63', '#d8cfbd')
    twigs(-.75, 4.6, .74, '#8fa3ab', .24, 0, .42); bowl(-.7, 4.1, .74, '#e9e6df', .14, '#c9b24a')
    pendant(-.75, 4.2, 1.55, 'dome', '#8ea3a0', .2, H); pendant(-.75, 4.95, 1.55, 'dome', '#8ea3a0', .2, H)
    # stove and seats
    soapstone(1.85, 3.75, RAD(-48), 'tall', H); basket(2.1, 4.75, .2, .3, logs=True)
    sofa(1.9, 1.5, RAD(-90), '#d8cfc0', 3, w=2.05, cushions=[(.12, '#6f8fa0', .48), (.3, '#e9e4da', .42), (.86, '#d0a050', .46)])
    rug(.2, 1.95, 2.0, 2.5, pattern('stripes', '#eee8dc', '#a9bac0', .13, 'y'))
    coffee_table(.35, 2.0, 'legs', '#c79a63', .62, 1.1, .42); books(.35, 2.2, .42, 4); vase(.32, 1.75, .42, '#6f8fa0', .16, 2)
    armchair(-1.0, 2.55, RAD(150), '#8ea3a0', '#c79a63', 'lounge', '#e9e4da') if False else easy_chair(-1.15, 2.2, RAD(112), 'spindle', '#8fa39a', '#c79a63')
    floor_lamp(-1.95, 3.45, 'arm', h=1.5) if False else None
    plant(-2.08, 3.5, kind='fig', h=1.35, pot='#e4ded2')
    art('y', x1, 1.75, 1.6, .6, .8, '#c79a63', 1, 'dune'); art('y', x1, 2.5, 1.6, .6, .8, '#c79a63', 1, 'sun', ('#e6ecef', '#d8a25a', '#b8c9cf'))
    fill(-2, 24); area((0, 4.2, 2.35), (0, 4.2, 0), 2.5, 2.5, 18, '#fff3e2'); sky(); sun(-64, 33, 9, '#ffdfae')
    camera((.05, -1.6, 1.42), (.1, 5.5, 1.12), 22)

@room('living-long-wood', exposure=.3)
def long_wood():
    x0, x1, D, H = -3.9, 3.7, 4.3, 2.4
    p = paint('#efebe3')
    shell(x0, x1, -2.4, D, H, planks('#c9a77c', .2, axis='x'), 'wood', p, p, paint('#c3cbbd'),
          wb=[(-1.95, -.45, .88, 2.12, 2), (1.55, 3.35, .02, 2.12, 2)], ceil=boards('#f3f0ea', 'xy', .16), sill_mat=wood('#c79a63'))
    kitchen(-3.05, D, 0, 1.7, '#c79a63', '#e2dfd8', True, oven=None, sink=1, upper='cabinets', wooden=True, handle='#3a3029', hood=False, splash=tiles('#e9ece8', .1, .1, plane='xz'))
    kitchen(x0, 2.65, RAD(90), 2.0, '#c79a63', '#e2dfd8', True, oven=1, sink=None, upper='cabinets', wooden=True, handle='#3a3029', tall='left')
    table(-1.6, 2.55, 1.25, 1.25, '#a8743f', round_=True)
    for a in (20, 110, 200, 290): chair(-1.6+.78*math.sin(RAD(a)), 2.55+.78*math.cos(RAD(a)), RAD(-a), '#222222', '#c9b79c', 'spindle')
    bowl(-1.6, 2.55, .74, '#c8775a', .15, '#88a04e'); mug(-1.3, 2.4, .74)
    pendant(-1.6, 2.55, 1.5, 'cone', '#c8775a', .24, H)
    soapstone(.4, D-.34, 0, 'wide', H); logs(-.13, 4.0, .5, .3, z=.445, d=.3) if False else None
    soft_box(-.08, D-.36, .475, .6, .44, .07, fabric('#b8653f'), .02)
    sofa(2.6, 1.95, RAD(-70), '#7d8577', 2, w=1.9, cushions=[(.15, '#e9e2d2', .46), (.85, '#c8775a', .44)], legs='#a8743f')
    rug(1.2, 1.8, 2.3, 1.9, pattern('checks', '#e4dac6', '#cdbd9f', .2))
    coffee_table(1.4, 1.85, 'round', '#c79a63', .8); twigs(1.35, 1.95, .42, '#e9e6df', .2, 2, .35); books(1.55, 1.7, .42, 3)
    easy_chair(.2, 1.25, RAD(128), 'sling', '#8a5530', '#b98a58')
    plant(4.0, 3.95, kind='olive', h=1.4, pot='#d8d2c6') if False else None
    plant(1.45, 4.02, kind='grass', h=.55, pot='#c8775a', pot_r=.11, pot_h=.2) if False else None
    art('x', D, 1.2, 1.62, .4, .56, '#b98a58', 1, 'leaf', ('#eef0ec', '#7b9077', '#c9b79a'))
    art('y', x1, 2.9, 1.55, .8, .6, '#b98a58', 1, 'dune')
    fill(-2, 30, w=6); area((-2.6, 2.4, 2.4), (-2.6, 2.4, 0), 2.5, 2, 16, '#fff3e2'); sky(); sun(20, 36, 9, '#ffdfae')
    camera((.15, -2.1, 1.4), (-.05, 4, 1.05), 22.5)

@room('living-long-dark', exposure=.3)
def long_dark():
    x0, x1, D, H = -2.6, 2.9, 7.0, 2.55
    p = paint('#ece9e3')
    shell(x0, x1, -2.4, D, H, planks('#c4a075', .14), 'dark', p, p, paint('#b9c0c0'),
          wl=[(3.55, 5.75, .02, 2.2, 2), (1.35, 2.95, .95, 2.2, 1)], ceil='#f3f1ec')
    kitchen(.1, D, 0, 4.5, '#3d4a45', '#e3dfd6', True, oven=2, sink=5, upper='shelf', handle='#b9955a', up0=-1.9, up1=2.2, splash=tiles('#e6e3dc', .2, .065, plane='xz', offset=.5), tall=None)
    island(.75, 5.2, 0, 1.7, .75, '#3d4a45', '#e3dfd6')
    for x in (.35, 1.1): bar_stool(x, 4.55, 0, '#b98a58')
    bowl(.75, 5.2, .91, '#d9d2c5', .16, '#c9b24a'); vase(1.3, 5.25, .91, '#b8653f', .24, 1)
    for x in (.35, 1.15): pendant(x, 5.2, 1.62, 'cone', '#1f2022', .16, H)
    table(-1.45, 4.7, .9, 1.7, '#a8743f')
    for y in (4.25, 5.1): chair(-2.1, y, RAD(90), '#a8743f', '#b9b4aa', 'pad'); chair(-.8, y, RAD(-90), '#a8743f', '#b9b4aa', 'pad')
    twigs(-1.45, 4.75, .74, '#33424a', .24, 1, .4)
    soapstone(2.3, 3.55, RAD(-42), 'round', H, h=1.3)
    logs(2.72, 2.4, .8, 1.0, RAD(-90), d=.32)
    sofa(-2.08, 2.1, RAD(90), '#b7b2a8', 3, cushions=[(.1, '#3f4a52', .5), (.26, '#b8653f', .42), (.9, '#e9e2d2', .48)], low=True, feet='metal')
    rug(-.45, 2.15, 2.0, 2.6, pattern('plain', '#59646a', '#4d585e'))
    coffee_table(-.55, 2.55, 'pouf', '#c98a4a', .62, h=.36); coffee_table(-.45, 1.7, 'round', '#8a5a34', .7, h=.42); books(-.4, 1.75, .42, 3); mug(-.6, 1.6, .42, '#e9e6df')
    easy_chair(.66, 2.2, RAD(-62), 'papa', '#7f8f86', '#8a5a34')
    floor_lamp(-2.3, 3.35, 'slim', '#efe7d6', 1.55) if False else None
    plant(-2.28, 6.35, kind='fig', h=1.5, pot='#d8d2c6')
    art('y', x1, 4.9, 1.6, .7, .9, '#222222', 1, 'sun', ('#efe6d6', '#c77f5c', '#40586a'))
    fill(-2, 26); area((0, 5, 2.45), (0, 5, 0), 3, 2.5, 20, '#fff3e2'); sky(); sun(-68, 34, 9, '#ffdfae')
    camera((1.75, -1.6, 1.48), (-.25, 4.6, 1.12), 22)

# ------------------------------------------------------------------ garden room
def clear_corner(x, y, H, frames, s=.12):
    m = frame_mat(frames, 'z'); box(x, y, H/2, s, s, H, m, .006)

@room('living-garden-white', exposure=.2)
def garden_white():
    x0, x1, D, H = -2.5, 2.6, 3.9, 2.45
    w = boards('#f0eee9', 'zx', .1)
    shell(x0, x1, -2.4, D, H, tiles('#ac8169', .3, .3, '#d8cfc2', .45, vary=.09), 'white', w, boards('#f0eee9', 'zy', .1), boards('#f0eee9', 'zy', .1),
          wb=[(-2.38, 2.2, .62, 2.2, 5)], wl=[(.2, 3.78, .62, 2.2, 4)], ceil=boards('#f5f3ef', 'yx', .12), light=16)
    for i in range(4): beam(-1.7+1.15*i, -2.4, D, H, .08, .12, '#efece6')
    wicker_chair(-1.25, 2.75, RAD(28), 'tub', '#c3a27a', '#eee8da', '#c8775a')
    wicker_chair(.95, 2.65, RAD(-32), 'tub', '#c3a27a', '#eee8da', '#7b9077')
    rug(-.1, 2.1, 1.9, 1.9, pattern('plain', '#e3d8c0', '#d5c8ab'), True)
    side_table(-.12, 2.3, 'wood', '#c79a63', .36, .45); tray(-.2, 2.3, .45, '#8a6a45', .17); mug(-.24, 2.26, .462); mug(-.13, 2.36, .462, '#e9e6df'); vase(.1, 2.36, .45, '#8fa39a', .16, 2)
    palm(-2.05, 3.4, 1.75, '#e4ded2', .21, .36); plant(1.95, 3.45, kind='monstera', h=1.05, pot='#8fa39a', pot_r=.2)
    plant(-2.1, 1.5, kind='olive', h=1.2, pot='#c8775a', pot_r=.19)
    pot_row('x', D+.0, -1.4, -.2, .62, 4); pot_row('x', D, .9, 1.5, .62, 2, ('#e4ded2', '#c8775a'))
    hang_plant(2.1, 1.1, 1.7, H) if False else None; hang_plant(-1.55, 3.2, 1.75, H, '#c8775a', .11) if False else None
    rattan_pendant(-.1, 2.2, 1.78, .28, H)
    box(2.33, 2.2, .44, .42, 1.5, .04, wood('#c79a63', 'y'), .006); [box(2.33, 2.2+s*.6, .21, .36, .05, .42, wood('#c79a63', 'z'), .005) for s in (-1, 1)]
    soft_box(2.33, 2.2, .50, .40, 1.4, .08, fabric('#dcd6c6'), .02); pillow(2.42, 2.6, .72, .44, .44, .15, fabric('#7f97a3'), (RAD(70), 0, RAD(-80)))
    books(2.3, 1.75, .54, 3); basket(2.3, 2.55-.2, .15, .28) if False else None
    art('y', x1, 2.2, 1.55, .9, .62, '#c79a63', 1, 'leaf', ('#eef0ec', '#5f7f6a', '#c9b79a'))
    lantern(-.75, 3.45, 0, .4, .2, '#e9e6df') if False else lantern(1.55, 1.35, 0, .38, .2)
    fill(-2, 14); sky(.9); sun(-52, 40, 8, '#ffe6bf')
    camera((.75, -1.55, 1.4), (-.2, 3.5, 1.08), 22)

@room('living-garden-wood', exposure=.2)
def garden_wood():
    x0, x1, D, H = -2.7, 2.6, 4.0, 2.5
    p = paint('#e9e4da')
    shell(x0, x1, -2.4, D, H, tiles('#8f9290', .6, .6, '#b9b7b1', .35, vary=.07, offset=.5), 'wood', p, p, p,
          wb=[(-1.9, 2.48, .02, 2.25, 4)], wr=[(.3, 3.88, .02, 2.25, 3)], ceil=planks('#d3bc9a', .14, 4, .5, 'y'), light=16, skirt='#c79a63')
    for i in range(3): beam(.6+1.5*i, x0, x1, H, .12, .16, '#b89c77', 'x')
    wicker_sofa(-1.55, 2.55, RAD(62), 1.75, '#b08a5a', '#efe9dc', [(.12, '#8fa39a', .46), (.34, '#d0a050', .4), (.9, '#8fa39a', .46)])
    egg_chair(1.45, 2.75, RAD(-25), H, '#c3a070', '#efe9dc', '#c8775a')
    rug(-.1, 2.2, 2.1, 1.6, pattern('stripes', '#e9e2d3', '#8fa39a', .12), rot=RAD(-4))
    side_table(-.25, 2.35, 'wicker', '#b08a5a', .36, .42); twigs(-.32, 2.45, .42, '#c8775a', .2, 1, .34); mug(-.1, 2.25, .42); books(-.3, 2.2, .42, 2)
    palm(-2.3, 3.65, 1.8, '#d8d2c6', .2, .36); plant(.3, 3.55, kind='olive', h=1.2, pot='#c8775a', pot_r=.2); plant(2.2, 3.6, kind='monstera', h=.9, pot='#e4ded2')
    plant(-.35, 3.7, kind='grass', h=.62, pot='#e4ded2', pot_r=.15, pot_h=.26)
    hang_plant(-1.95, 2.0, 1.72, H, '#e4ded2', .13) if False else None
    art('y', x0, 2.0, 1.6, .6, .8, '#b98a58', -1, 'sun', ('#f1e9dc', '#d8a25a', '#8a5a44'))
    pouf(.55, 1.55, '#d9c7a3', .27, .34)
    lantern(2.1, 1.9, 0, .42, .2); basket(-2.35, 1.2, .22, .34, blanket='#7f97a3')
    fill(-2, 16); sky(.9); sun(58, 42, 8, '#ffe6bf')
    camera((-.75, -1.6, 1.38), (.2, 3.5, 1.1), 21.5)

@room('living-garden-dark', exposure=.2)
def garden_dark():
    x0, x1, D, H = -2.4, 2.9, 4.4, 2.6
    brick = tiles('#e6e2da', .23, .065, '#d3cec4', .8, 'xz', .04, .5, .008, .8); brick2 = tiles('#e6e2da', .23, .065, '#d3cec4', .8, 'yz', .04, .5, .008, .8)
    shell(x0, x1, -2.4, D, H, tiles('#d3cbbd', .45, .45, '#bdb5a6', .35, vary=.05), 'dark', brick, brick2, brick2,
          wl=[(.0, 4.28, .02, 2.4, 4)], wb=[(-2.28, .62, .02, 2.4, 3)], ceil='#f2f0eb', light=15, skirt=None)
    wicker_chair(-.95, 2.55, RAD(62), 'high', '#c9a878', '#4f5a55', '#e9e2d2')
    wicker_chair(1.15, 3.1, RAD(-38), 'high', '#c9a878', '#4f5a55', '#d0a050')
    wicker_chair(1.25, 1.35, RAD(-125), 'cane', '#b98450', '#e7e1d4') if False else None
    rug(.15, 2.35, 2.2, 1.9, pattern('checks', '#ece6da', '#5d6a66', .16))
    coffee_table(.2, 2.35, 'round', '#3a2f28', .8, h=.4); tray(.25, 2.3, .4, '#c79a63', .17); candles(.25, 2.3, .413); books(.0, 2.5, .4, 2)
    palm(-1.95, 3.9, 1.9, '#2f3335', .22, .4); plant(-1.95, 1.6, kind='monstera', h=1.15, pot='#2f3335', pot_r=.22)
    plant(2.35, 3.95, kind='fig', h=1.55, pot='#c8775a', pot_r=.2)
    # plant bench along the right wall
    box(2.66, 2.3, .46, .38, 1.9, .04, wood('#b98a58', 'y'), .006)
    for s in (-1, 1): box(2.66, 2.3+s*.8, .22, .34, .05, .44, wood('#b98a58', 'z'), .005)
    plant(2.66, 2.95, .48, 'grass', .45, '#e4ded2', .12, .18); vase(2.66, 2.45, .48, '#8fa39a', .26, 0); pot_row('y', 2.66, 1.5, 2.1, .48, 2)
    basket(2.62, 2.6, .17, .3); lantern(2.62, 1.9, 0, .36, .2)
    wall_shelf('y', x1, 1.5, 2.9, 1.5); pot_row('y', 2.79, 1.6, 2.3, 1.515, 3); vase(2.79, 2.6, 1.515, '#c98a64', .2, 2)
    art('x', D, 1.55, 1.65, .55, .75, '#222222', 1, 'leaf', ('#eef0ec', '#5f7f6a', '#c9b79a'))
    pendant(.2, 2.4, 1.9, 'paper', r=.3, ceil=H)
    fill(-2, 16); sky(.9); sun(-58, 40, 8, '#ffe6bf')
    camera((1.05, -1.6, 1.42), (-.02, 3.5, 1.12), 22)

# ------------------------------------------------------------------ two easy chairs at a wide window, a low bookcase
@room('living-chairs-white', exposure=.25)
def chairs_white():
    x0, x1, D, H = -2.5, 2.5, 3.9, 2.45
    p = paint('#cbd1c3')
    shell(x0, x1, -2.2, D, H, planks(OAK2, .15), 'white', p, p, paint('#ece9e2'), wb=[(-1.75, 1.75, .86, 2.14, 3)], light=20)
    # low bookcase under the window
    for i, cx in enumerate((-1.15, 0, 1.15)): bookcase(cx, D-.17, 1.15, .74, .3, '#f0eee9', 2)
    box(0, D-.17, .755, 3.5, .34, .03, wood('#c79a63', 'x'), .004)
    vase(-1.35, D-.2, .77, '#c98a64', .2, 2); books(1.2, D-.18, .77, 3); bowl(.55, D-.2, .77, '#e9e6df', .11)
    armchair(-1.05, 2.25, RAD(38), '#d9cfbc', '#b98a58', 'lounge', '#c98a4a')
    armchair(1.0, 2.25, RAD(-40), '#d9cfbc', '#b98a58', 'lounge', '#7f97a3')
    side_table(0, 2.3, 'wood', '#b98a58', .3, .48); twigs(.05, 2.36, .48, '#e9e6df', .18, 2, .28); mug(-.12, 2.22, .48, '#4f6674')
    rug(0, 1.9, 2.6, 1.7, pattern('stripes', '#efe8da', '#c9b58f', .12))
    plant(2.05, 3.45, kind='fig', h=1.5, pot='#e4ded2', pot_r=.19); floor_lamp(-2.1, 3.3, 'tripod', '#f3ede0', 1.5)
    art('y', x0, 2.2, 1.5, .6, .8, '#b98a58', -1, 'dune'); art('y', x1, 2.1, 1.55, .5, .65, '#b98a58', 1, 'sun'); art('y', x1, 1.45, 1.55, .5, .65, '#b98a58', 1, 'leaf')
    basket(1.95, 1.85, .24, .34, blanket='#8fa0a8')
    pendant(0, 2.2, 1.86, 'paper', r=.24, ceil=H) if False else None
    fill(-2, 20); sky(); sun(22, 36, 8, '#ffe3b8')
    camera((.15, -1.35, 1.32), (0, 3.5, 1.1), 22.5)

@room('living-chairs-wood', exposure=.25)
def chairs_wood():
    x0, x1, D, H = -2.7, 2.5, 4.3, 2.5
    p = paint('#cdb39c')
    shell(x0, x1, -2.2, D, H, planks('#c9a77c', .2), 'wood', p, paint('#eeeae2'), p, wl=[(.45, 3.75, .02, 2.2, 3)], light=22)
    # low bookcase along the back wall, of oak
    for cx in (-.9, .2, 1.3): bookcase(cx, D-.17, 1.1, .82, .32, '#b98a58', 2, wooden=True)
    table_lamp(1.45, D-.2, .82, '#e4ded2', '#f3ede0'); vase(-.1, D-.2, .82, '#5f7680', .24, 0); twigs(-1.1, D-.2, .82, '#f0ece2', .22, 1, .4); books(.6, D-.2, .82, 3)
    art('x', D, -.55, 1.65, .62, .82, '#b98a58', 1, 'sun', ('#f1e9dc', '#c77f5c', '#8a5a44')); art('x', D, .25, 1.65, .62, .82, '#b98a58', 1, 'dune', ('#e6ecef', '#7d94a1', '#d9c9a8'))
    armchair(-1.05, 2.9, RAD(42), '#c69a4e', '#8a5a34', 'wing', '#efe7d6')
    armchair(-.2, 1.35, RAD(118), '#c69a4e', '#8a5a34', 'wing') if False else armchair(.75, 2.75, RAD(-62), '#5f7468', '#8a5a34', 'wing', '#efe7d6')
    footstool(.0, 1.65, RAD(20), '#c69a4e', '#8a5a34')
    side_table(-.25, 3.1, 'stump', '#c79a63', .2, .46); mug(-.3, 3.08, .46, '#e9e6df'); books(-.18, 3.15, .46, 2) if False else None
    rug(-.2, 2.3, 2.3, 2.3, pattern('plain', '#e7dcc6', '#dacdb2'), True)
    plant(-2.3, 3.98, kind='monstera', h=.95, pot='#5f7680', pot_r=.19)
    pendant(-.2, 2.5, 1.85, 'dome', '#e9e2d2', .26, H)
    plant(2.1, 3.95, kind='olive', h=1.35, pot='#d8d2c6')
    basket(1.75, 2.35, .23, .34, blanket='#b8653f'); floor_lamp(1.95, 3.1, 'slim', '#f1eadb', 1.5) if False else None
    curtain('y', x0, 3.8, 4.15, .04, 2.3, '#e9e2d4', -1); rail('y', x0, .3, 4.2, 2.33, -1)
    art('y', x1, 2.9, 1.55, .55, .75, '#b98a58', 1, 'leaf', ('#eef0ec', '#7b9077', '#c9b79a'))
    fill(-1.9, 22); sky(); sun(-66, 36, 9, '#ffe0b2')
    camera((1.15, -1.3, 1.36), (-.35, 3.6, 1.08), 21)

@room('living-chairs-dark', exposure=.25)
def chairs_dark():
    x0, x1, D, H = -2.8, 2.7, 4.0, 2.5
    p = paint('#93a0a5')
    shell(x0, x1, -2.2, D, H, planks('#bd9a70', .13, axis='x'), 'dark', p, paint('#e9e6df'), p, wb=[(-2.3, 1.3, .02, 2.25, 3)], light=20)
    # low bookcase on the right wall, white, with a cushion on it
    for cy in (3.3, 2.3): bookcase(x1-.17, cy, 1.0, .62, .32, '#e9e6df', 2, RAD(-90))
    box(x1-.17, 2.8, .64, .36, 2.02, .03, wood('#8a5a34', 'y'), .004)
    table_lamp(x1-.2, 3.45, .655, '#c98a64'); vase(x1-.2, 3.0, .655, '#e9e6df', .24, 0); books(x1-.2, 2.55, .655, 4, rot=RAD(90)); plant(x1-.2, 2.1, .655, 'grass', .35, '#d8d2c6', .1, .14)
    art('y', x1, 3.0, 1.5, 1.0, .7, '#b98a58', 1, 'dune', ('#efe6d6', '#c77f5c', '#40586a')); art('y', x1, 2.05, 1.5, .5, .7, '#b98a58', 1, 'lines', ('#eee6d8', '#c77f5c', '#40586a'))
    easy_chair(-1.05, 2.3, RAD(62), 'swivel', '#b7a78e')
    easy_chair(.65, 2.75, RAD(-52), 'swivel', '#b7a78e')
    coffee_table(-.2, 1.95, 'round', '#6b4329', .72, h=.4); bowl(-.2, 2.0, .4, '#e9e6df', .13); candles(-.38, 1.85, .4)
    rug(-.2, 2.1, 2.7, 1.9, pattern('plain', '#b5694a', '#a35c40') if False else pattern('checks', '#d9c9ae', '#c9b594', .24), rot=0)
    floor_lamp(1.75, 3.65, 'arm', h=1.6); plant(-2.45, 3.3, kind='fig', h=1.5, pot='#2f3335', pot_r=.19)
    pouf(-1.9, 2.75, '#c98a4a', .25, .36)
    basket(1.55, 1.75, .2, .3, blanket='#e4ddcc') if False else None
    pendant(-.2, 2.3, 1.9, 'globe', r=.15, ceil=H)
    art('y', x0, 2.2, 1.55, .6, .8, '#222222', -1, 'sun')
    fill(-1.9, 22); sky(); sun(-24, 38, 8, '#ffe3b8')
    camera((-.75, -1.45, 1.34), (.05, 3.5, 1.08), 22)

# ------------------------------------------------------------------ under the eaves
def attic_gable(x0, x1, y, eaves, ridge, mat, openings, t=.16):
    """a gable wall of full height below the pitched ceiling, with openings; the mesh is cut at the slope"""
    import bmesh
    mid = (x0+x1)/2; sl = (ridge-eaves)/(mid-x0)
    def top(x): return ridge-abs(x-mid)*sl
    xs = sorted({x0, mid, x1, *[o[0] for o in openings], *[o[1] for o in openings]})
    for a, b in zip(xs, xs[1:]):
        c = (a+b)/2; z = 0; segs = []
        for o in sorted([o for o in openings if o[0] <= c <= o[1]], key=lambda o: o[2]): segs.append((z, o[2], z, o[2])); z = o[3]
        segs.append((z, top(a)+.05, z, top(b)+.05))
        for za0, za1, zb0, zb1 in segs:
            if za1-za0 < .001 and zb1-zb0 < .001: continue
            me = bpy.data.meshes.new('g')
            v = [(a, y, za0), (b, y, zb0), (b, y, zb1), (a, y, za1)]; v += [(p[0], y+t, p[2]) for p in v]
            me.from_pydata(v, [], [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (3, 2, 6, 7), (0, 3, 7, 4), (1, 5, 6, 2)]); me.update()
            lib._obj('g', me, mat)

@room('living-attic-white', exposure=.3)
def attic_white():
    x0, x1, D, E, RD = -2.7, 2.7, 4.3, 1.15, 3.35
    bw, bs = boards('#f1efea', 'zx', .13), boards('#f1efea', 'zy', .13)
    floor(x0-.3, x1+.3, -2.4, D+.3, planks('#cfae82', .18))
    win = (-1.05, 1.05, .84, 2.28)
    attic_gable(x0, x1, D, E, RD, bw, [win]); window('x', D, *win, 'white', 3); daylight('x', D, *win, 30)
    wall('y', x0, -2.4, D, E, bs, outward=-1); wall('y', x1, -2.4, D, E, bs)
    pitched(x0, x1, -2.4, D+.1, E, RD, boards('#f3f1ec', 'xy', .13) if False else boards('#f3f1ec', 'yx', .12))
    for y in (.6, 2.0, 3.4): beam(y, -1.45, 1.45, 2.32, .1, .14, '#efece6', 'x')
    skirting('x', D, x0, x1); skirting('y', x0, -2.4, D, -1); skirting('y', x1, -2.4, D, 1)
    stove(1.55, 3.35, 'cast', RAD(-28), pipe_to=2.35); logs(2.45, 2.35, .8, .55, RAD(-90), d=.32); basket(2.25, 3.65, .18, .28, logs=True)
    rug(-.25, 2.1, 2.6, 2.3, pattern('stripes', '#efe8da', '#9db0b8', .11))
    # floor cushions round a low table
    coffee_table(-.15, 2.15, 'round', '#b98a58', .86, h=.30); tray(-.2, 2.2, .30, '#8a6a45', .17); mug(-.26, 2.15, .312); mug(-.12, 2.26, .312, '#c8775a'); twigs(.1, 2.2, .3, '#e9e6df', .17, 2, .26)
    floor_cushion(-1.15, 2.45, '#c8775a', .72, .17, RAD(14)); floor_cushion(-.2, 3.15, '#8fa0a8', .72, .17, RAD(-8)); floor_cushion(-.75, 1.2, '#d9b26a', .68, .16, RAD(30)); floor_cushion(.75, 1.45, '#e4ddcc', .72, .18, RAD(-16)); floor_cushion(.76, 1.46, '#7f917f', .64, .15, RAD(6), .18)
    # a long low seat along the left knee wall
    box(-2.3, 2.5, .14, .74, 2.6, .28, boards('#ece9e2', 'zy', .13), .006); soft_box(-2.3, 2.5, .36, .72, 2.56, .16, fabric('#cfc7b8'), .02)
    for yy, c in ((3.4, '#8fa0a8'), (2.85, '#efe8da'), (2.0, '#c8775a'), (1.5, '#efe8da')): pillow(-2.5, yy, .66, .48, .48, .16, fabric(c, 180), (RAD(68), 0, RAD(90)))
    art('x', D, -1.52, 1.4, .4, .5, '#b98a58', 1, 'dune'); art('x', D, 1.28, 1.75, .3, .4, '#b98a58', 1, 'leaf') if False else None
    plant(-1.6, 4.02, kind='fig', h=.8, pot='#d8d2c6', pot_r=.16, pot_h=.27); vase(.45, D-.05, .86, '#8fa39a', .18, 0)
    pendant(0, 1.3, 2.2, 'paper', r=.25, ceil=RD)
    fill(-2, 24); sky(); sun(14, 32, 8, '#ffe0b0')
    camera((.1, -1.55, 1.36), (0, 4, 1.3), 22)

@room('living-attic-wood', exposure=.3)
def attic_wood():
    x0, x1, D, E, RD = -2.6, 3.0, 4.6, 1.45, 3.5
    bw, bs = boards('#efece4', 'xz', .16), boards('#efece4', 'yz', .16)
    floor(x0-.3, x1+.3, -2.6, D+.3, planks('#bf9768', .16))
    door, w2 = (-1.0, .95, .02, 2.15), (1.35, 2.15, .95, 1.8)
    attic_gable(x0, x1, D, E, RD, bw, [door, w2]); window('x', D, *door, 'wood', 2, sill=False); window('x', D, *w2, 'wood', 1, sill_mat=wood('#c79a63')); daylight('x', D, *door, 26); daylight('x', D, *w2, 26)
    wall('y', x0, -2.6, D, E, bs, outward=-1); wall('y', x1, -2.6, D, E, bs)
    pitched(x0, x1, -2.6, D+.1, E, RD, boards('#f3f1ec', 'yx', .16))
    mid = (x0+x1)/2
    beam(mid, -2.6, D, RD-.02, .14, .2, '#b99a72')
    for y in (.9, 2.75): beam(y, -1.55, 1.95, 2.62, .12, .17, '#b99a72', 'x'); box(mid, y, 2.98, .12, .12, .72, wood('#b99a72', 'z'), .006)
    stove(-1.85, 3.75, 'tall', RAD(32), 1.15, 2.05); logs(-2.38, 2.5, .9, .8, RAD(90), d=.32)
    sofa(2.1, 2.4, RAD(-74), '#c9bfae', 2, w=1.8, cushions=[(.14, '#54655c', .46), (.88, '#b8653f', .44)], low=True)
    rug(.35, 2.4, 2.3, 1.8, pattern('checks', '#e9e0cd', '#b5694a', .16) if False else pattern('stripes', '#b5694a', '#e9dcc4', .2, 'y'))
    floor_cushion(-.55, 1.75, '#54655c', .74, .18, RAD(24)); floor_cushion(-.54, 1.76, '#d0a050', .66, .15, RAD(2), .18)
    floor_cushion(-.5, 2.95, '#d0a050', .76, .2, round_=True); floor_cushion(.55, 3.35, '#c9bfae', .74, .18, RAD(-12)); floor_cushion(.75, 1.15, '#8a4f3a', .72, .2, round_=True)
    coffee_table(.4, 2.3, 'slab', '#8a5a34', .9, .55, .32, RAD(8)); bowl(.5, 2.35, .343, '#e9e6df', .12, '#b8563c'); candles(.15, 2.25, .343); books(.7, 2.2, .343, 2)
    floor_lamp(1.15, 4.2, 'slim', '#efe4cc', 1.4) if False else None
    plant(1.18, 4.25, kind='olive', h=.8, pot='#c8775a', pot_r=.16, pot_h=.26); basket(2.75, 1.2, .2, .3, blanket='#8fa0a8') if False else None
    vase(1.85, D-.05, .95, '#54655c', .16, 2)
    art('x', D, -1.45, 1.62, .4, .52, '#b98a58', 1, 'sun', ('#efe6d6', '#c77f5c', '#40586a')) if False else None
    rattan_pendant(.2, 1.6, 2.2, .27, 3.3)
    fill(-2.2, 26); sky(); sun(26, 36, 8, '#ffdfae')
    camera((1.0, -1.75, 1.4), (-.1, 4, 1.32), 21.5)
