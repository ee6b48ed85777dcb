"""Living rooms A."""
from lib import *; from parts import *; from parts_A import *
from registry import room

@room('living-glass-dark', exposure=.5)
def glass_dark():
    W, D, H = 6.2, 4.6, 2.6
    o = (-1.75, 1.75, .03, 2.42)
    shell(W, D, H, '#eceae5', wr='#eceae5', fl=planks('#c4a47b', .22, 2.6), ob=[o], skirt=None)
    win('b', W, D, o, 'dark', 3)
    slab('x', D, 1.88, 3.1, 0, H, planks('#a97c4e', .09, 4, .5, 'z', '#4d3a28', .06, 'xz'), .03)
    stove(2.38, 3.95, 'tall', rad(-14), 1.1, H, plate='#3a3b3c'); logs(2.85, 3.0, .3, .01)
    box(2.88, 2.75, .16, .36, 1.2, .32, plain('#3a3c3d', .6), .006); logs(2.88, 2.75, 1.1, .28, rad(-90), .32, .3)
    rug(-.35, 2.35, 2.9, 2.2, pattern('plain', '#d9d4c9', '#ffffff'))
    sofa(-1.95, 2.55, rad(90), '#8b9190', 3, cushions=[(.12, '#d8d2c6', .5), (.26, '#b98a3c', .42), (.85, '#3d4a50', .48)], legs='#2b2b2b')
    sling(.95, 2.35, rad(-66), '#96592f')
    coffee_table(-.45, 2.3, 'round', '#8a5d36', 1.0, h=.36); tray(-.55, 2.35, .36, .2, '#5c4330'); candle(-.6, 2.38, .37, .14); candle(-.5, 2.31, .37, .09); books(-.45, 2.0, .36, 2)
    coffee_table(.12, 2.0, 'round', '#8a5d36', .55, h=.44); bowl(.12, 2.0, .44, '#d9d5cc', .12)
    floor_lamp(-2.55, 3.95, 'arm', h=1.5); plant(-2.6, 4.25, kind='monstera', h=.8, pot='#4c5052')
    art('y', -W/2, 2.5, 1.5, .9, .7, '#222222', -1, 'dune'); art('x', D, -2.45, 1.5, .5, .7, '#222222', 1, 'sun')
    pendant(-.3, 2.3, 1.95, 'dome', '#2c2f31', .3, H)
    light(28, 34, 8, fill=28)
    camera((-.15, -.9, 1.3), (.1, 4, 1.12), 22)

@room('living-hall-dark', exposure=.5)
def hall_dark():
    W, D, E, RG = 6.6, 5.0, 2.5, 4.4
    timber = planks('#cfa872', .12, 4, .5, 'y', '#8d6d45', .08)
    shell(W, D, E, '#eeece7', fl=planks('#bf9b6e', .18), ob=[(-3.3, 3.3, 0, 2.5)], ce=None, skirt=None)
    glass_gable(D, W, E, RG, 'dark', paint('#eeece7'), .75)
    pitched(-W/2-.05, W/2+.05, -2.6, D+.2, E, RG, timber)
    for y in (3.1, .6): 
        box(0, y, 2.95, W*.78, .12, .16, wood('#c1935a', 'x', .5), .006)
        tube([(0, y, 3.0), (0, y, RG-.05)], .012, plain('#26282b', .4, .5))
    box(0, 1.2, RG-.09, .12, 7.6, .2, wood('#c1935a', 'y', .5), .006)
    stove(2.1, 3.5, 'round', rad(-36), 1.25, 3.4, plate='#2c2d2f'); basket(2.65, 3.0, .22, .34, '#8d8a84', logs=True)
    rug(-.4, 2.0, 3.0, 2.1, pattern('plain', '#b7bdb6', '#ffffff'))
    sofa_tux(-2.1, 2.2, rad(90), '#d9d3c6', 2.5, cushions=[(.14, '#6e8378', .5), (.3, '#b0603f', .42), (.86, '#e9e4da', .5)])
    tub(.72, 1.45, rad(-74), '#6e8378', cushion='#e0c28a'); tub(.7, 2.85, rad(-38), '#6e8378')
    coffee_table(-.5, 2.05, 'slab', '#8d6138', 1.15, .65, .38, rad(90)); twigs(-.5, 2.3, .38, '#d9cdb8', .26, 2, .5); books(-.5, 1.8, .38, 3)
    plant(-2.75, 4.45, kind='fig', h=1.4, pot='#8c8a84', pot_r=.22, pot_h=.4)
    art('y', -W/2, 2.2, 1.6, 1.1, .8, '#222222', -1, 'lines')
    pendant(-.5, 2.1, 2.15, 'dome', '#2f3a38', .28, 4.2); pendant(.35, 2.7, 2.45, 'dome', '#c8bfae', .22, 4.1)
    light(-24, 36, 8, fill=35, z=2.6)
    camera((.1, -1.25, 1.4), (0, 4, 1.75), 20)

@room('living-beams-white', exposure=.5)
def beams_white():
    W, D, H = 5.0, 4.1, 2.5
    o = (-1.65, .75, .82, 2.08)
    shell(W, D, H, '#e6e4da', wr='#a9b5a2', fl=planks('#c9a77c', .14), ce=planks('#d8bd95', .13, 4, .5, 'y', '#a98d66', .06), ob=[o])
    win('b', W, D, o, 'white', 3, 2, 26)
    wbeams([-.6+1.15*i for i in range(4)], -W/2, W/2, H, 'x')
    stove(1.75, 3.35, 'cast', rad(-38), pipe_to=H, plate='#8d4f38'); basket(2.15, 2.5, .19, .3, logs=True)
    rug(.1, 2.0, 2.4, 1.7, pattern('checks', '#e9e3d6', '#c3cbbf', .2), rot=rad(4))
    sofa_slip(1.75, 1.35, rad(-90), '#e8e1d2', 1.9, cushions=[(.14, '#8a9d86', .48), (.84, '#c58a5a', .44)])
    armchair(-1.55, 2.75, rad(65), '#8a9d86', '#caa06c', 'lounge', '#ece4d3')
    coffee_table(.0, 1.95, 'legs', '#e8e4da', .95, .6); tray(.1, 2.0, .42, .17); candle(.05, 2.02, .43, .1); mug(.17, 1.97, .43, '#8a9d86'); books(-.3, 1.9, .42, 3)
    bowl(-1.1, D-.1, .835, '#7d8f9b', .09); vase(.35, D-.08, .835, '#e0d8c8', .2, 2)
    curtain('x', D, -2.05, -1.7, .1, 2.2, '#d9dccf'); curtain('x', D, .8, 1.12, .1, 2.2, '#d9dccf'); rail('x', D, -2.1, 1.17, 2.22)
    art('y', W/2, 1.35, 1.55, .5, .65, outward=1, kind='leaf'); art('y', W/2, 2.05, 1.5, .4, .5, outward=1, kind='sun')
    floor_lamp(-2.15, 3.3, 'straight', '#f3ede0', 1.5); plant(1.05, 3.8, kind='grass', h=.7, pot='#c98d63', pot_r=.14)
    light(-35, 33, 8)
    camera((-1.3, -.8, 1.35), (.15, 4, 1.15), 23)

@room('living-plain-white', exposure=.5)
def plain_white():
    W, D, H = 5.2, 4.2, 2.5
    o = (.25, 2.05, .03, 2.12)
    shell(W, D, H, '#ebe9e3', wl='#c8d1d4', fl=planks('#d0b085', .16), ob=[o])
    win('b', W, D, o, 'white', 2, 1, 26)
    rug(-.2, 2.0, 2.7, 1.9, pattern('stripes', '#efe9dd', '#7d96a8', .24, 'y'))
    sofa(-1.65, 2.1, rad(90), '#ddd5c5', 3, cushions=[(.1, '#6f8ba0', .5), (.24, '#efe6d2', .42), (.88, '#c9a24e', .46)])
    armchair(1.35, 1.75, rad(-68), '#b9c4c8', '#b98a58', 'shell', '#efe6d2')
    coffee_table(-.15, 2.0, 'round', '#caa574', .85); twigs(-.2, 2.1, .42, '#f1efe8', .2, 0, .34); mug(.1, 1.85, .42, '#6f8ba0')
    floor_lamp(-2.15, 3.65, 'straight')
    sideboard(-1.0, D-.25, 0, 1.5, .7, .4, '#d1ab78', 3); table_lamp(-1.5, D-.24, .71, '#7d96a8'); books(-.95, D-.25, .71, 3); vase(-.5, D-.25, .71, '#e5dcc9', .26, 1)
    art('x', D, -1.0, 1.5, .75, .55, '#b98a58', 1, 'dune'); art('y', -W/2, 2.1, 1.5, .5, .7, outward=-1, kind='sun'); art('y', -W/2, 1.45, 1.5, .5, .7, outward=-1, kind='lines')
    curtain('x', D, 2.1, 2.45, .02, 2.25, '#eee9df'); rail('x', D, .1, 2.5, 2.27); curtain('x', D, .0, .2, .02, 2.25, '#eee9df')
    pendant(-.1, 2.0, 1.85, 'paper', r=.26, ceil=H)
    plant(2.25, 3.2, kind='fig', h=1.0, pot='#b5a58c')
    light(20, 22, 9, '#ffd7a0')
    camera((.45, -1.05, 1.3), (-.05, 4, 1.1), 23)

@room('living-cottage-white', exposure=.5)
def cottage_white():
    W, D, H = 4.6, 3.9, 2.18
    o = (-.75, 1.75, .76, 1.96)
    blue = '#8fa6b2'
    shell(W, D, H, '#ece9e1', fl=planks('#b98d5c', .2), ce=planks('#ece8de', .16, 4, .6, 'x', '#bdb7aa', .02), ob=[o], skirt=None)
    win('b', W, D, o, 'white', 3, 2, 26)
    for a in (('x', D, -W/2, W/2, 1), ('y', -W/2, -2.6, D, -1), ('y', W/2, -2.6, D, 1)): wainscot(a[0], a[1], a[2], a[3], .69, blue, a[4])
    beams([-1.75+1.17*i for i in range(4)], -2.6, D, H, '#6b472b', .15, .17)
    stove(-1.5, 3.3, 'box', rad(20), pipe_to=H, plate='#5b5c5c'); basket(-.95, 3.55, .18, .28, logs=True)
    sofa_spoke(1.55, 1.75, rad(-90), '#d9d0bf', 1.85, '#9a6a3c', cushions=[(.14, '#8fa6b2', .45), (.85, '#b4553f', .42)])
    rug(-.15, 1.9, 2.1, 1.6, pattern('stripes', '#d9cdb8', '#a85a46', .12, 'x'))
    coffee_table(.0, 1.9, 'slab', '#8f5f35', .9, .55, .42, rad(90)); books(.05, 1.65, .42, 3); mug(-.05, 2.1, .42, '#e9e4d8'); candle(.1, 2.2, .42)
    armchair(-1.5, 1.75, rad(62), '#5f7482', '#8f5f35', 'wing', '#d9cdb8')
    curtain('x', D, -1.07, -.8, .74, 2.02, '#e7ded0'); curtain('x', D, 1.8, 2.08, .78, 2.02, '#e7ded0'); rail('x', D, -1.1, 2.12, 2.04, c='#6b472b')
    vase(1.55, D-.08, .775, '#8fa6b2', .18, 0); lantern(-.55, D-.1, .775, .2)
    art('y', W/2, 1.5, 1.35, .5, .4, '#6b472b', 1, 'dune'); art('y', W/2, 2.15, 1.35, .5, .4, '#6b472b', 1, 'dune')
    art('y', -W/2, 1.7, 1.4, .4, .5, '#6b472b', -1)
    light(30, 30, 8, z=1.9, fill=28)
    camera((-.2, -1.05, 1.25), (.05, 4, 1.08), 22)

@room('living-beams-wood', exposure=.5)
def beams_wood():
    W, D, H = 5.4, 4.2, 2.45
    o = (.1, 2.3, .03, 2.1)
    shell(W, D, H, '#e9dfcf', wl='#c98f6b', fl=planks('#b98e5f', .15), ce=planks('#eeeae0', .14, 4, .5, 'x', '#c4beb0', .02), ob=[o])
    win('b', W, D, o, 'wood', 3, 1, 26)
    wbeams([-2.2, -.75, .7, 2.15], -2.6, D, H, 'y', .17, .18)
    # stove in the left corner, on a plinth of tiles
    box(-2.05, 3.55, .09, 1.1, 1.1, .18, tiles('#a9543a', .15, .15, '#cbb9a3', .5, 'xy', .12), .006)
    stove(-2.0, 3.55, 'soapstone', rad(32), 1.15, H, z=.18)
    basket(-1.15, 3.8, .2, .3, '#a67c48', logs=True)
    rug(.2, 1.85, 2.5, 1.8, pattern('checks', '#dccaa5', '#b88f5a', .3))
    daybed(1.75, 1.65, rad(-90), '#c9bda4', 2.0, .85, '#a06c3d', cushions=[(.14, '#b5533c', .46), (.38, '#e7dcc6', .46), (.62, '#d3a24c', .46), (.86, '#5d6e58', .46)])
    cord_chair(-1.4, 1.75, rad(58), '#9a6a3c', '#dcc8a2', '#b5533c')
    coffee_table(.2, 1.8, 'round', '#8a5d36', .8, h=.45); bowl(.3, 1.85, .45, '#5d6e58', .14, '#c86a35'); books(-.02, 1.7, .45, 2); 
    curtain('x', D, -.32, .02, .02, 2.22, '#d8c6a4'); curtain('x', D, 2.34, 2.62, .02, 2.22, '#d8c6a4'); rail('x', D, -.38, 2.66, 2.24, c='#8a5d36')
    art('x', D, -.82, 1.5, .42, .56, '#8a5d36', 1, 'leaf'); art('y', -W/2, 2.3, 1.5, .6, .8, '#8a5d36', -1, 'dune')
    floor_lamp(2.3, 3.1, 'tripod', '#efe2c8', 1.45, '#8a5d36'); 
    plant(-.62, 3.95, kind='fig', h=.75, pot='#b06a48', pot_r=.15, pot_h=.28)
    pendant(.2, 1.85, 1.8, 'globe', r=.15, ceil=H)
    light(32, 34, 8)
    camera((-.15, -1.0, 1.3), (.05, 4, 1.12), 22)

@room('living-plain-wood', exposure=.5)
def plain_wood():
    W, D, H = 5.0, 4.3, 2.5
    ol = (1.55, 3.75, .72, 2.1)
    shell(W, D, H, '#ece8df', wl='#ece8df', wr='#ece8df', fl=planks('#cba678', .12), ol=[ol])
    win('l', W, D, ol, 'wood', 3, 1, 30)
    # sofa along the far wall
    sofa_tux(.75, D-.5, 0, '#d8cdb8', 2.25, cushions=[(.1, '#b7643f', .5), (.27, '#e9dfc9', .42), (.9, '#6b7b5c', .48)], legs='#a8743f', h=.76)
    rug(.25, 2.35, 2.6, 1.8, pattern('stripes', '#eadfca', '#7c8a6a', .15, 'x'))
    armchair(1.25, 1.85, rad(-75), '#7c8a6a', '#a8743f', 'lounge', '#e9dfc9')
    coffee_table(.3, 2.4, 'slab', '#b98a58', 1.05, .55, .4); twigs(.0, 2.45, .4, '#b7643f', .2, 2, .36); books(.45, 2.35, .4, 3); mug(.68, 2.5, .4, '#e7e1d3')
    art('x', D, .3, 1.55, .6, .8, '#b98a58', 1, 'sun', ('#f0e6d5', '#c77f4a', '#8c9a78')); art('x', D, 1.1, 1.55, .6, .8, '#b98a58', 1, 'leaf', ('#eef0e6', '#7c8a6a', '#c9a26a'))
    floor_lamp(2.15, 3.85, 'arm', h=1.45); 
    bookcase(-1.75, D-.17, .95, 1.15, .3, '#c59a66', 3, wooden=True); table_lamp(-2.0, D-.17, 1.15, '#b7643f', '#efe5d0', .38); vase(-1.5, D-.17, 1.15, '#e3d6bd', .22)
    stool(-1.75, 2.75) ; plant(-1.75, 2.75, .45, 'monstera', .55, '#d9cfbc', .12, .18)
    curtain('y', -W/2, 1.1, 1.5, .05, 2.25, '#e5dac4', -1); curtain('y', -W/2, 3.8, 4.1, .05, 2.25, '#e5dac4', -1); rail('y', -W/2, 1.05, 4.15, 2.27, -1)
    pendant(.3, 2.4, 1.8, 'cone', '#6b7b5c', .22, H)
    basket(-2.1, 2.15, .2, .3, '#c09560', blanket='#b7643f')
    light(-72, 24, 9, '#ffd49a')
    camera((1.3, -.75, 1.3), (-.85, 4, 1.1), 21)

@room('living-cottage-wood', exposure=.5)
def cottage_wood():
    W, D, H = 4.8, 3.8, 2.2
    o = (-1.95, .35, .78, 1.96)
    yel = '#e6d3a3'
    shell(W, D, H, '#efe6d2', wr=yel, fl=planks('#a9794a', .22), ce=planks('#d9b883', .18, 4, .6, 'y', '#9c774a', .05), ob=[o])
    win('b', W, D, o, 'wood', 4, 2, 26, sill_mat=wood('#c79a63', 'x'))
    beams([-.4, .75, 1.9, 3.05], -W/2, W/2, H, '#c39a66', .16, .15, 'x')
    stove(1.35, 3.2, 'round', rad(-26), .98, H, plate='#8d4f38')
    logs(2.05, 3.6, .5, .85, 0, 0, .3)
    sofa_slip(-1.7, 1.75, rad(90), '#a7b08f', 1.9, cushions=[(.14, '#efe6d2', .45), (.85, '#b5673c', .45)])
    rug(.15, 1.8, 1.9, 1.9, pattern('plain', '#b06a4a', '#ffffff'), True)
    coffee_table(.1, 1.8, 'legs', '#8d5d33', .75, .6, .44); tray(.1, 1.85, .44, .19); vase(.16, 1.9, .45, '#7d94a1', .16, 0); mug(.0, 1.82, .45, '#e8dfcb'); 
    armchair(1.5, 1.65, rad(-62), '#d9c9a8', '#8d5d33', 'rattan')
    curtain('x', D, -2.3, -2.0, .7, 2.02, '#c98c6a'); curtain('x', D, .4, .7, .7, 2.02, '#c98c6a'); rail('x', D, -2.34, .74, 2.04)
    vase(-1.75, D-.08, .795, '#c9885c', .2, 2); books(.1, D-.1, .795, 2)
    art('y', W/2, 2.3, 1.4, .55, .45, '#8d5d33', 1, 'dune'); art('y', W/2, 1.6, 1.4, .45, .55, '#8d5d33', 1, 'leaf')
    lantern(.72, 3.35, 0, .34)
    light(-36, 32, 8, z=1.9, fill=26)
    camera((.25, -.95, 1.25), (-.02, 4, 1.08), 22)

@room('living-panorama-dark', exposure=.5)
def panorama_dark():
    W, D, H = 5.8, 4.2, 2.5
    o = (-1.9, 1.9, .55, 2.1)
    shell(W, D, H, '#e9e8e4', fl=planks('#c2a27b', .2, 2.4), ob=[o])
    win('b', W, D, o, 'dark', 1, 1, 26, sill=False)
    # a low bench of oak under the window
    box(0, D-.2, .22, 5.0, .38, .05, wood('#a97c4e', 'x'), .006)
    for x in (-2.3, -.8, .8, 2.3): box(x, D-.2, .1, .04, .34, .2, wood('#a97c4e', 'z'), .004)
    books(-2.15, D-.2, .245, 4)
    vase(-1.75, D-.2, .245, '#35424a', .24, 1); bowl(2.1, D-.2, .245, '#c9c0ae', .15); sheepskin(.9, D-.22, 0, .8, .36, '#e7e1d4', .245)
    rug(.0, 2.05, 2.6, 2.6, pattern('plain', '#7b8f95', '#ffffff'), True)
    coffee_table(.05, 2.0, 'round', '#c0925c', 1.1, h=.4); bowl(.15, 2.05, .4, '#e9e6de', .16, '#c9b25a'); books(-.25, 1.9, .4, 3); candle(.35, 1.85, .4, .1)
    sofa(-1.85, 1.85, rad(72), '#5f7178', 2, cushions=[(.16, '#d8a54c', .48), (.84, '#dfe2e0', .46)], legs='#2b2b2b')
    armchair(1.55, 1.7, rad(-60), '#d9cfbd', '#5c4330', 'wing', '#5f7178')
    stool(1.85, 2.65, '#c0925c'); mug(1.85, 2.65, .45, '#35424a')
    floor_lamp(-2.45, 3.2, 'tripod', '#efeae0', 1.55, '#5c4330')
    plant(2.5, 3.35, kind='fig', h=1.1, pot='#4b5356', pot_r=.19, pot_h=.36)
    art('y', -W/2, 2.2, 1.5, .8, .6, '#222222', -1, 'dune'); art('y', W/2, 2.6, 1.5, .6, .8, '#222222', 1, 'lines')
    pendant(.05, 2.0, 2.13, 'globe', r=.15, ceil=H)
    light(-18, 32, 8)
    camera((.1, -.95, 1.3), (.0, 4, 1.1), 21)

@room('living-panorama-wood', exposure=.5)
def panorama_wood():
    W, D, H = 5.0, 3.9, 2.45
    ol = (.75, 3.6, .5, 2.12)
    shell(W, D, H, '#c7cdbd', wl='#ebe8df', wr='#ebe8df', fl=planks('#d3b48a', .14), ce=planks('#e9dcc4', .12, 4, .5, 'x', '#c9b58f', .03), ol=[ol])
    win('l', W, D, ol, 'wood', 1, 1, 28, sill_mat=wood('#c79a63', 'y'))
    sofa_spoke(.75, D-.5, 0, '#e6ddca', 2.1, '#c79a63', cushions=[(.12, '#8c9a78', .46), (.88, '#cf9a55', .44)], n=3)
    rug(-.05, 1.95, 2.7, 1.7, pattern('checks', '#e6dcc8', '#d3c3a4', .3))
    coffee_table(.15, 2.1, 'round', '#b98450', 1.1, h=.44); twigs(.2, 2.2, .44, '#8c9a78', .22, 1, .36); mug(-.12, 1.98, .44, '#cf9a55'); books(.42, 2.0, .44, 2)
    cord_chair(1.45, 1.75, rad(-68), '#c79a63', '#e5d6b4', '#6f8188')
    sideboard(-1.55, D-.24, 0, 1.25, .68, .4, '#c79a63', 2); table_lamp(-1.9, D-.24, .69, '#cfc6b2', '#f3ede0', .42); vase(-1.2, D-.24, .69, '#6f8188', .2, 2)
    art('x', D, .1, 1.5, .45, .6, '#c79a63', 1, 'leaf'); art('x', D, .7, 1.5, .45, .6, '#c79a63', 1, 'dune'); art('x', D, 1.3, 1.5, .45, .6, '#c79a63', 1, 'sun')
    pendant(.15, 2.1, 1.9, 'paper', r=.24, ceil=H); 
    pouf(-1.15, 1.75, '#c7b48f', .3, .38); plant(2.15, 3.5, kind='fig', h=1.25, pot='#e2dac9')
    light(-66, 30, 8)
    camera((1.6, -.75, 1.3), (-.72, 4, 1.1), 21)

@room('living-brick-white', exposure=.5)
def brick_white():
    W, D, H = 5.4, 4.2, 2.45
    o = (.15, 2.3, .74, 2.1)
    shell(W, D, H, '#ebe7dd', fl=planks('#bd9263', .16), ob=[o], ce='#f4f2ee')
    win('b', W, D, o, 'white', 2, 2, 26)
    wbeams([-2.1, -.7, .7, 2.1], -2.6, D, H, 'y', .12, .1)
    chimney(-.95, D, 1.5, .55, H, '#a5563f', .82, 1.12, .06, mantel='#7a5232')
    stove(-.95, D-.36, 'cast', 0, pipe_to=1.12, z=.06)
    lantern(-1.4, D-.64, 1.515, .24); vase(-1.05, D-.63, 1.515, '#e5ddcc', .2, 0); candle(-.6, D-.63, 1.515, .16); candle(-.5, D-.63, 1.515, .1)
    logs(-2.2, D-.2, .8, .9, 0, 0, .3)
    rug(-.15, 2.0, 2.4, 1.8, pattern('stripes', '#d8ccb6', '#6d7f8c', .45, 'y'))
    sofa(1.75, 1.75, rad(-90), '#6d7f8c', 2, cushions=[(.14, '#e4dac4', .48), (.84, '#a5563f', .45)], legs='#6b4a30')
    armchair(-1.6, 1.95, rad(72), '#d8c9a9', '#6b4a30', 'wing', '#6d7f8c')
    coffee_table(.05, 1.95, 'legs', '#8d5d33', .9, .6, .44); books(-.15, 1.9, .44, 3); bowl(.22, 2.05, .44, '#6d7f8c', .13, '#c86a35')
    table_lamp(2.38, 2.95, .5, '#a5563f', '#f0e6d2', .42); side_table(2.38, 2.95, '#6b4a30', .21, .5)
    curtain('x', D, 2.36, 2.64, .05, 2.22, '#dfe1dc'); curtain('x', D, -.12, .09, .05, 2.22, '#dfe1dc'); rail('x', D, -.15, 2.67, 2.24, c='#6b4a30')
    art('x', D, -2.2, 1.5, .45, .6, '#6b4a30', 1, 'leaf'); plant(1.9, 3.85, kind='monstera', h=.5, pot='#d9cfbc', pot_r=.15, pot_h=.26) 
    light(28, 32, 8)
    camera((.3, -.95, 1.3), (.12, 4, 1.1), 22.5)

@room('living-brick-wood', exposure=.5)
def brick_wood():
    W, D, H = 5.0, 4.0, 2.5
    o = (-1.95, .0, .03, 2.1)
    shell(W, D, H, '#e5e3d6', wl='#b9c0ab', fl=planks('#c79f70', .19), ob=[o], ce=planks('#e8d3ab', .11, 4, .5, 'x', '#c2a374', .03))
    win('b', W, D, o, 'wood', 2, 1, 26)
    chimney(1.2, D, 1.7, .7, H, '#dcc9a2', .74, 1.3, .28, '#eee6d6', hearth=False)
    # the hearth: a bench of brick
    box(1.2, D-.62, .13, 1.9, 1.0, .26, brick('#dcc9a2', 'xz', '#eee6d6'), 0); box(1.2, D-.62, .275, 1.94, 1.04, .03, plain('#55585a', .5), .004)
    stove(1.2, D-.48, 'box', 0, pipe_to=1.36, z=.29)
    logs(.62, D-.9, .36, .2, 0, .29, .3); lantern(1.85, D-.9, .29, .3)
    art('x', D-.7, 1.2, 1.85, .8, .5, '#8a5d36', 1, 'dune')
    rug(-.1, 1.8, 2.2, 2.2, pattern('checks', '#ddd0b4', '#b9c0ab', .25), rot=0)
    sofa_slip(-1.75, 1.6, rad(90), '#e6dcc6', 2.0, cushions=[(.14, '#8a5d36', .45), (.3, '#b9c0ab', .42), (.86, '#c98a4a', .46)])
    armchair(1.45, 1.65, rad(-58), '#5f7059', '#8a5d36', 'wing', '#e6dcc6')
    coffee_table(-.1, 1.85, 'drum', '#c0a070', .72, h=.38); tray(-.1, 1.85, .38, .24, '#8a5d36'); mug(-.02, 1.8, .39, '#e8dfcb'); bowl(-.18, 1.9, .39, '#5f7059', .1)
    floor_lamp(-2.1, 2.9, 'straight', '#f0e6d2', 1.5)
    curtain('x', D, -2.36, -2.0, .02, 2.22, '#e6dcc6'); rail('x', D, -2.4, .1, 2.24, c='#a8743f')
    art('y', -W/2, 1.6, 1.5, .8, .6, '#a8743f', -1, 'sun')
    light(-30, 36, 8)
    camera((-.15, -1.0, 1.3), (.0, 4, 1.12), 22)

def seat_cushions(x0, x1, y, z, d, c, pil):
    soft_box((x0+x1)/2, y, z+.05, x1-x0-.03, d-.03, .10, fabric(c), .012, crease=.03)
    for px, py, pc, s, tilt, turn in pil: pillow(px, py, z+.1+s*.44, s, s, .17, fabric(pc, 180), (rad(70), 0, turn))

@room('living-seat-white', exposure=.5)
def seat_white():
    W, D, H = 5.4, 4.2, 2.45
    o = (-1.6, .4, .78, 2.1)
    shell(W, D, H, '#e9e6dd', fl=planks('#c39a69', .15), ob=[o])
    win('b', W, D, o, 'white', 3, 2, 28, sill=False)
    c = '#93a6a0'; m = plain(c, .5)
    # bookcases either side, a seat with drawers between
    for s in (-1, 1):
        bookcase(-.6+s*1.5, D-.2, .88, 2.2, .4, c, 6)
        box(-.6+s*1.5, D-.2, 2.3, .92, .42, .2, m, .006)
    box(-.6, D-.21, 2.3, 2.1, .42, .2, m, .006)
    box(-.6, D-.24, .2, 2.12, .48, .4, m, .005); box(-.6, D-.25, .415, 2.12, .52, .03, wood('#c7a172', 'x'), .006)
    for i in range(3): box(-1.29+.69*i, D-.485, .2, .64, .016, .28, m, .004); sphere(-1.29+.69*i, D-.5, .2, .017, wood('#8a5d36', 'x'))
    seat_cushions(-1.63, .43, D-.24, .43, .46, '#e8e0d0', [(-1.46, D-.16, '#c77f5c', .36, 0, .5), (.26, D-.16, '#5b7684', .36, 0, -.5), (0, D-.2, '#e8d9b8', .3, 0, -.35)])
    stove(2.0, 3.45, 'round', rad(-36), 1.05, H, plate='#6b6c6c'); basket(2.4, 2.65, .19, .3, logs=True)
    rug(.1, 2.05, 2.3, 1.7, pattern('plain', '#c98d63', '#ffffff'))
    sofa_tux(-1.85, 1.7, rad(90), '#5b7684', 1.95, cushions=[(.15, '#e8d9b8', .46), (.85, '#c77f5c', .42)], legs='#8a5d36')
    coffee_table(.15, 2.0, 'round', '#a8743f', .85); books(-.02, 1.95, .42, 3); mug(.3, 2.05, .42, '#e8e0d0'); vase(.18, 2.2, .42, '#93a6a0', .16, 2)
    armchair(1.5, 1.6, rad(-66), '#d9cfbd', '#a8743f', 'shell')
    art('y', -W/2, 1.7, 1.5, .7, .5, '#a8743f', -1, 'dune'); 
    pendant(.1, 2.0, 1.95, 'cone', '#f0ece2', .22, H)
    light(-22, 34, 8)
    camera((.1, -1.0, 1.32), (.0, 4, 1.12), 23)

@room('living-seat-wood', exposure=.5)
def seat_wood():
    W, D, H = 5.2, 4.2, 2.4
    ol = (1.35, 3.55, .72, 2.05)
    oak = '#c2935a'
    shell(W, D, H, '#dcccaa', wl='#eee8db', wr='#eee8db', fl=planks('#b58a58', .14), ol=[ol], ce=planks('#efe9dc', .15, 4, .6, 'x', '#cbc3b2', .02))
    win('l', W, D, ol, 'wood', 2, 1, 30, sill=False)
    m = wood(oak, 'x'); my = wood(oak, 'y')
    box(-W/2+.25, 2.45, .19, .5, 2.3, .38, my, .006); box(-W/2+.26, 2.45, .395, .54, 2.34, .03, my, .006)
    for i in range(3): box(-W/2+.508, 1.72+.73*i, .19, .016, .68, .28, my, .004); sphere(-W/2+.53, 1.72+.73*i, .19, .017, plain('#3a332b', .5))
    soft_box(-W/2+.26, 2.45, .46, .48, 2.24, .1, fabric('#7f9470'), .012, crease=.03)
    pillow(-W/2+.22, 3.36, .66, .42, .42, .16, fabric('#d9b25a', 180), (rad(68), 0, .2)); pillow(-W/2+.24, 3.05, .65, .38, .38, .15, fabric('#efe6d0', 180), (rad(62), 0, -.1))
    pillow(-W/2+.22, 1.55, .66, .4, .4, .16, fabric('#b5673c', 180), (rad(-68), 0, .1)) 
    # bookcases along the far wall, the stove between them and the sofa
    bookcase(-1.72, D-.16, 1.0, 2.05, .3, oak, 6, wooden=True); bookcase(-.68, D-.16, 1.0, 2.05, .3, oak, 6, wooden=True)
    box(.95, D-.012, 1.2, 1.5, .024, 2.4, tiles('#eae4d6', .15, .15, '#cfc7b6', .35, 'xz', .04), 0)
    stove(.95, 3.6, 'cast', 0, pipe_to=H, plate='#4a4b4c'); basket(1.55, 3.75, .18, .28, logs=True)
    rug(.05, 2.1, 2.2, 1.5, pattern('stripes', '#e4d8bd', '#7f9470', .08, 'x'))
    sofa_spoke(1.95, 2.0, rad(-90), '#c8694a', 1.85, '#8a5d36', cushions=[(.15, '#efe6d0', .44), (.85, '#d9b25a', .42)])
    coffee_table(.25, 2.1, 'legs', oak, .85, .55, .43); tray(.3, 2.15, .43, .18); mug(.25, 2.12, .44, '#7f9470'); mug(.36, 2.2, .44, '#efe6d0'); books(.0, 2.0, .43, 3)
    pouf(-.95, 1.55, '#d8c59a', .27, .36)
    floor_lamp(2.25, 3.3, 'tripod', '#efe2c8', 1.45, '#8a5d36'); art('y', W/2, 2.0, 1.5, .6, .45, '#8a5d36', 1)
    beams([-.3, 1.2, 2.7], -W/2, W/2, H, '#c79a63', .13, .12, 'x')
    light(-68, 30, 8)
    camera((1.25, -.85, 1.32), (-.8, 4, 1.1), 21)

@room('living-pine-wood', exposure=.5)
def pine_wood():
    W, D, H = 5.2, 4.2, 2.5
    o = (-1.6, .75, .8, 2.06)
    p = '#d9a766'
    lx = planks(p, .19, 5, .5, 'x', '#8a5f32', .05, 'xz'); ly = planks(p, .19, 5, .5, 'y', '#8a5f32', .05, 'yz')
    shell(W, D, H, lx, wl=ly, wr=ly, fl=planks('#cf9d5e', .14), ce=planks('#e0b578', .12, 4, .5, 'x', '#a87c48', .05), ob=[o], skirt='#c68f4e')
    # round logs on the walls
    lm = wood(p, 'x', .5)
    box(0, D-.07, H-.045, W, .1, .09, wood('#c68f4e', 'x'), .004)
    z = .095
    while z < H:
        segs = [(-W/2, W/2)] if (z+.1 < o[2]-.05 or z-.1 > o[3]+.1) else [(-W/2, o[0]-.07), (o[1]+.07, W/2)]
        for a, b in segs: cyl(a, D+.05, z, .105, b-a, lm, seg=24, bev=0, rot=(0, math.pi/2, 0))
        z += .19
    win('b', W, D, o, 'wood', 3, 1, 28, sill_mat=wood('#c79a63', 'x'))
    beams([-1.75, 0, 1.75], -2.6, D, H, '#c68f4e', .16, .2)
    stove(1.6, 3.4, 'tall', rad(-24), 1.12, H, plate='#3a3b3c'); logs(2.35, 2.75, .5, .6, rad(-90), 0, .32)
    reskin(sofa(-1.8, 1.75, rad(90), '#7a4a2c', 2, cushions=[(.16, '#e9dfca', .48), (.84, '#7d3b34', .44)], legs='#4a3322'), leather('#7a4528'))
    rocker(1.72, 1.85, rad(-58), '#b87f45', '#7d3b34')
    rug(-.15, 1.9, 2.2, 1.6, pattern('stripes', '#d8c8a6', '#7d3b34', .35, 'x'))
    coffee_table(-.2, 1.85, 'slab', '#b87f45', 1.0, .6, .42); books(-.45, 1.85, .42, 3); bowl(.0, 1.9, .42, '#55685a', .13, '#b8402f'); mug(-.15, 1.68, .42, '#e9dfca')
    curtain('x', D-.06, -1.98, -1.7, .7, 2.15, '#e6dcc4'); curtain('x', D-.06, 1.0-.15, 1.13, .7, 2.15, '#e6dcc4'); rail('x', D-.06, -2.02, 1.17, 2.17, c='#8a5f32')
    floor_lamp(-2.15, 3.15, 'tripod', '#f0e6d2', 1.5, '#8a5f32')
    vase(-1.3, D-.06, .815, '#55685a', .2, 0); lantern(.55, D-.06, .815, .2, '#2a2b2d')
    art('y', W/2, 2.3, 1.5, .5, .65, '#8a5f32', 1, 'leaf'); art('y', -W/2, 1.8, 1.5, .8, .6, '#8a5f32', -1, 'dune')
    pendant(-.1, 1.9, 1.95, 'dome', '#55685a', .24, H)
    light(-26, 32, 8, fill=30)
    camera((-.1, -1.0, 1.3), (.05, 4, 1.12), 22)
