"""G: terraces, outdoor whirlpools, hot tubs."""
import math
from lib import *
from parts import *
from parts_G import *
from registry import room
import lib
OUT = dict(ambient=.9)
GREY, LARCH, BROWN, PALE = '#7a736b', '#83776b', '#6c5d50', '#8d8376'

# ================================================================ whirlpools
@room('outdoor-spa-clad', **OUT)
def _():
    deck(-5, 5, -2.5, 4.4, LARCH, 'x')
    spa(.15, 2.35, 1.06, 1.06, .88, side='lying', wood_c='#7a5640')
    ladder_steps(.0, .56, 0, 2, .8, .22, .28, '#7a5640')
    house(1, 2.35, -2, 3.3, '#e7e5df', 'lap', [(1.2, 2.2, .9, 2.1)], frames='white', trim='#f1efea', cols=1)
    slat_table(-1.5, 1.5, .5, .4, .46, .2, '#a98d6c', 'legs'); towel_stack(-1.5, 1.5, .46, ('#f0ede6', '#f0ede6', '#8fa3a0'), rot=.2)
    pot(-1.75, 3.7, .26, .42, '#8b8a85', 'lavender', ph=.55); pot(-2.3, 3.3, .2, .3, '#b9b3a6', 'grass', ph=.5)
    edge_grass(-5, 4.4, 5, 4.4, 150, .6)
    slippers(-.72, .95, .3); lantern(1.5, 1.2)
    hang_towel((-.75, 1.27), (-.35, 1.27), .9, '#e9e4d8', .34, stripe='#7d94a1')
    daylight_out(-125, 46)
    camera((-.95, -2.55, 1.68), (.2, 2.4, 1.0), 27.5)

@room('outdoor-spa-screen', **OUT)
def _():
    # seen from a corner, boards towards the land; big pavers in front
    deck(-4, 4.4, .3, 5.2, BROWN, 'y')
    paving(-6, 6, -5, .28, '#8f8b84', .8, .8, '#6d6963', z=-.02)
    spa(-.2, 2.6, 1.12, 1.0, .9, 9, side='panel', shell='#dfe3e4', skirt='#55585a', water_c='#6fc0cc', pillows='#3f484c')
    screen(-1.9, 4.25, 2.0, 4.25, 1.75, 'hslat', '#a58b6c'); screen(-1.9, .75, -1.9, 4.25, 1.75, 'hslat', '#a58b6c')
    # step of two treads beside it, a shelf on the screen
    ladder_steps(-.2, .98, 0, 2, .9, .24, .3, '#a58b6c')
    box(-1.78, 2.5, 1.12, .2, 1.1, .03, wood('#a58b6c', 'y', .6), .004); towel_roll(-1.76, 2.2, 1.135, '#f0ede6', .06, .3, pi/2); towel_roll(-1.76, 2.75, 1.135, '#c9a58c', .06, .3, pi/2)
    for y in (3.4, 3.6, 3.8): box(-1.84, y, 1.5, .07, .02, .02, black(), .003)
    hang_towel((-1.8, 3.5), (-1.8, 3.95), 1.5, '#efe9dd', .5)
    planter(2.7, 3.9, 1.0, .42, .42, '#a58b6c', 'grass', 0, 3, 'wood', .75)
    lathe(1.75, 1.6, 0, [(0, 0), (.17, 0), (.2, .2), (.17, .44), (0, .44)], wood('#8f6d4a', 'z'))
    tr = tray(1.75, 1.6, .44, .32, .22, '#6a4a30'); tumbler(1.68, 1.6, .456, '#d9b36a', .12); tumbler(1.82, 1.62, .456, '#d9b36a', .12)
    edge_grass(4.4, 0.2, 4.4, 5.4, 60, .55); edge_grass(-4, 5.2, 4.6, 5.2, 130, .6)
    lantern(1.3, .65, 0, .5, .24, '#3a3b3d'); lantern(1.62, .75, 0, .34, .18, '#3a3b3d')
    daylight_out(135, 47)
    camera((1.75, -2.6, 1.66), (-.05, 2.6, .98), 28)

# ================================================================ hot tubs
@room('hot-tub-steps', **OUT)
def _():
    deck(-5, 5, -2.4, 4.6, GREY, 'y')
    hottub(.1, 2.3, .98, 1.0, '#a98258')
    ladder_steps(-.05, .42, .0, 3, .8, .25, .27, '#a98258', 1)
    # stove with its pipe behind, on the right
    tubstove(1.5, 2.75, .5, 1.0, 2.55)
    logs(1.78, 1.5, .75, .62, -.35, 0, .32); box(1.78, 1.66, .02, .8, .4, .03, wood('#7c6a58', 'x'), .004, -.35)
    slat_bench(-1.75, 2.0, 1.1, .38, .45, 1.2, '#a98258', 'panel'); towel_stack(-1.68, 2.2, .45, ('#f0ede6', '#b9c2b0', '#f0ede6'), rot=1.2); lathe(-1.86, 1.7, .45, [(0, 0), (.1, 0), (.13, .2), (.12, .2), (.09, .01), (0, .01)], wood('#c39a6a', 'z'))
    pot(-2.35, 3.5, .25, .44, '#6f7274', 'grass', ph=.8); 
    hang_towel((-.661, 1.71), (-.391, 1.472), 1.045, '#8fa3a0', .3, .115)
    edge_grass(-5, 4.6, 5, 4.6, 150, .62)
    slippers(-.72, .85, -.4)
    daylight_out(-118, 44)
    camera((-.85, -2.75, 1.72), (.1, 2.4, 1.04), 28)

@room('hot-tub-screen', **OUT)
def _():
    paving(-6, 7, -5, 1.1, '#85817a', .4, .4, '#67645e', z=-.03, offset=0)
    deck(-3.4, 4.5, 1.1, 5.0, '#6e5d50', 'x')
    screen(-2.6, 4.4, 1.15, 4.4, 1.85, 'vslat', '#7c6250', cap=True); screen(-2.6, 1.9, -2.6, 4.4, 1.85, 'vslat', '#7c6250')
    hottub(.75, 3.05, .9, .95, '#6d5543', hoops=2, inner='#4a5d60', water_c='#5a8d92', hoop_c='#b0752f', staves=52)
    tubstove(1.95, 3.5, .3, .9, 2.4)
    # bench along the screen
    g = slat_bench(-1.55, 3.95, 1.7, .45, .45, 0, '#7c6250', 'panel'); pad(g, 0, 0, .48, 1.6, .43, .06, '#dcd8cc', n=8)
    pillow(-2.1, 4.05, .72, .42, .42, .15, fabric('#a9b29c', 180), (rad(70), 0, .1)); pillow(-1.7, 4.06, .7, .38, .38, .14, fabric('#ece6da', 180), (rad(70), 0, -.1))
    towel_stack(-1.05, 3.93, .52, ('#ece6da', '#c98f6a', '#ece6da'))
    slat_table(-1.5, 2.75, .6, .4, .4, .1, '#7c6250', 'legs'); tumbler(-1.6, 2.75, .4, '#e0c48a'); tumbler(-1.4, 2.8, .4, '#e0c48a'); lantern(-1.48, 2.68+.14, .4, .001+.22, .12)
    box(.55, 1.92, .12, .75, .3, .24, boardmat('#7c6250', .1, 'x', 3, .1), .006); box(.55, 2.1, .36, .75, .001+.26, .24, boardmat('#7c6250', .1, 'x', 3, .1), .006); box(.55, 2.1, .12, .75, .26, .24, boardmat('#7c6250', .1, 'x', 3, .1), .006)
    logs(2.75, 4.3, 1.0, .75, -.1, 0, .34)
    pot(-2.1, 1.7, .24, .4, '#c4bcae', 'ball', ph=.62, kind='belly'); pot(2.6, 2.3, .22, .34, '#5c5f60', 'lavender', ph=.55)
    for i in range(2): box(-2.5, 2.5+.35*i, 1.5, .06, .02, .02, black(), .003)
    hang_towel((-2.5, 2.35), (-2.5, 2.85), 1.5, '#ece6da', .55, stripe='#a9b29c')
    edge_grass(4.5, 1.0, 4.5, 5.0, 70, .6); edge_grass(-3.4, 5.0, 4.6, 5.0, 130, .62)
    edge_grass(-3.4, 5, -3.4, 1, 60, .6)
    daylight_out(115, 46)
    camera((.85, -2.3, 1.66), (.12, 3, 1.02), 28)

# ================================================================ terraces
@room('terrace-fire', **OUT)
def _():
    # a round of setts in a field of gravel-coloured slabs
    paving(-7, 7, -5, 5.4, '#8e8a82', .6, .6, '#6f6b64', offset=.5)
    cyl(0, 2.4, -.02, 2.35, .024, tiles('#6f6c69', .14, .1, '#53504d', .85, 'xy', .14, .5, .008, .7), bev=0, seg=80)
    firebowl(0, 2.4, .46, .2, tall=.5)
    adirondack(-1.45, 2.0, rad(78), '#a8988a', cushion='#dcd7c9'); adirondack(-.85, 3.75, rad(30), '#a8988a', blanket='#8fa3a0')
    adirondack(.95, 3.7, rad(-32), '#a8988a', cushion='#b9875f'); adirondack(1.5, 1.95, rad(-80), '#a8988a', blanket='#d9cdb8')
    basket_(.6, 1.02, .24, .34, '#6f6352'); 
    for i in range(8):
        a = i*.9; o = cyl(.6+U(-.07, .07), 1.02+U(-.07, .07), .1, .036, .36, wood('#9a7a55', 'z'), seg=14); o.rotation_euler = (U(-.3, .3), U(-.3, .3), 0)
    cyl(-1.9, 2.95, 0, .17, .42, wood('#9c7b58', 'z', .8), bev=.01); mug(-1.94, 2.9, .42, '#7b9077'); mug(-1.83, 3.0, .42, '#e6e0d4')
    planter(-3.1, 4.6, 1.5, .45, .45, '#8f8375', ('grass', 'lavender', 'grass'), .0, 4, 'wood', .7); pot(2.9, 4.5, .28, .44, '#7d7d79', 'grass', ph=.8)
    edge_grass(-7, 5.4, 7, 5.4, 220, .55)
    daylight_out(-120, 43)
    camera((.4, -2.35, 1.64), (.02, 2.6, .97), 28)

@room('terrace-long', **OUT)
def _():
    deck(-7, 9, -2.6, 6.2, PALE, 'x', .145)
    g = slat_table(.1, 2.5, 3.0, .98, .74, rad(58), '#b08e66', 'trestle')
    for s in (-1, 1):
        x, y = W_(g, 0, s*.78); slat_bench(x, y, 2.7, .36, .45, rad(58), '#b08e66', 'panel', None)
        for px in (-.65, .45):
            X, Y = W_(g, px, s*.78); 
    for s in (-1, 1):
        for i in range(3): setting(g, (-1+i)*.92, s*.3, 0 if s < 0 else pi, c='#eef0ec', napkin='#8fa3a0')
    rn = group(*W_(g, 0, 0), rad(58), .745); box(0, 0, .001, 3.05, .3, .003, fabric('#e3dccb', 120), 0, parent=rn)
    flowers(*W_(g, .05, 0), .748, '#d8d2c6', .18, ('#f4f1ea', '#8f86b5', '#e7d7a0'), 22)
    salad(*W_(g, .5, .02), .748); bread(*W_(g, -.5, .02), .748, .9); jug(*W_(g, .95, 0), .748, what='#e5d79a'); jug(*W_(g, -.98, .03), .748, '#e4eeee')
    parasol(-1.45, 4.9, 2.6, 1.55, '#e9e4d8', 0, base='stone')
    pot(2.7, 4.9, .3, .5, '#8d8a83', 'olive', ph=1.3); pot(3.25, 5.3, .22, .34, '#c9b9a3', 'lavender', ph=.55)
    planter(-3.2, 5.4, 1.3, .42, .45, '#9d8f7e', 'flowers', rad(20), 3, 'wood', .6, '#f2eee4')
    lantern(-1.35, 1.35, 0, .5, .24, '#7a6a58', True)
    edge_grass(-6, 6.2, 8, 6.2, 240, .55)
    daylight_out(-130, 48)
    camera((-.45, -2.3, 1.74), (.12, 2.8, 1.0), 28)

@room('terrace-bench', **OUT)
def _():
    # house of white boards on the left, bench before it, looking along
    deck(-4, 5, -3, 4.9, LARCH, 'y')
    house(-1, -2.3, -3, 3.7, '#eceae4', 'vert', [(.3, 1.2, .02, 2.1), (2.0, 3.0, .95, 2.05)], frames='white', trim='#f1efea', cols=1)
    gbench(.2, 3.5, 0, 1.9, '#a3937f', '#d5d8ca', 'vert', [(.12, '#7d94a1', .45), (.3, '#ece6da', .4), (.88, '#c79a6a', .44)])
    outchair(1.6, 2.2, rad(-68), 'wicker', '#b59468', '#ece7dc')
    coffee_table(.25, 2.2, 'slab', '#a3937f', 1.0, .55, .4, 0)
    tray(.15, 2.25, .4, .42, .28, '#7a5a3c', .1); tumbler(.08, 2.25, .416, '#e6b98a'); tumbler(.2, 2.2, .416, '#e6b98a'); jug(.22, 2.32, .416, what='#e6b98a', h=.2); books(.55, 2.15, .4, 2)
    pot(-1.75, 3.3, .24, .4, '#b9876a', 'lavender', ph=.6); pot(-1.9, 2.75, .17, .26, '#c99a7c', 'herbs', ph=.4)
    planter(2.6, 4.3, 1.5, .42, .45, '#a3937f', ('grass', 'flowers', 'grass'), 0, 3, 'wood', .75, '#f4f0e6')
    box(.3, 2.3, .006, 2.6, 1.9, .012, pattern('stripes', '#d8d0c0', '#a9b0a4', .12, 'y'), .004)
    edge_grass(-2.2, 4.9, 5, 4.9, 130, .58)
    daylight_out(110, 48)
    camera((1.0, -1.85, 1.52), (.48, 3, .93), 29)

@room('terrace-open', **OUT)
def _():
    deck(-6, 6, -2.5, 3.9, GREY, 'x', .12)
    deck(-1.6, 6, 3.9, 4.5, GREY, 'x', .12, z=-.17)
    outchair(-.75, 2.3, rad(28), 'rope', '#d9d3c5', '#e9e5da'); outchair(.95, 2.45, rad(-24), 'rope', '#d9d3c5', '#e9e5da')
    lathe(.12, 2.15, 0, [(0, 0), (.16, 0), (.13, .02), (.05, .06), (.045, .4), (.24, .43), (.26, .45), (0, .45)], plain('#5f6b62', .6))
    tumbler(.04, 2.1, .45, '#d8c690', .12); tumbler(.2, 2.2, .45, '#d8c690', .12); bowl(.14, 2.0, .45, '#e4ddd0', .07, '#c2453e')
    rug(.1, 2.35, 2.9, 2.0, pattern('border', '#cfc6b4', '#cfc6b4', .2))
    pot(-2.4, 3.3, .3, .46, '#6f7274', 'grass', ph=.95); pot(-1.85, 3.5, .2, .3, '#b9b3a6', 'lavender', ph=.5)
    basket_(1.9, 3.0, .22, .34, '#7a6a52', blanket='#8fa3a0')
    g = group(-.75, 2.3, rad(28)); pillow(0, .1, .66, .42, .36, .13, fabric('#8d9a86', 180), (rad(68), 0, 0), g)
    edge_grass(-6, 3.9, -1.6, 3.9, 80, .6); edge_grass(-1.6, 4.5, 6, 4.5, 110, .55)
    daylight_out(-105, 42)
    camera((.45, -1.3, 1.45), (.05, 3, .88), 29)

@room('terrace-loungers', **OUT)
def _():
    deck(-5, 5, -3, 4.7, '#85796b', 'y')
    lounger(-1.0, 2.35, rad(-33), 'teak', '#b3946c', '#eae5da', 40, '#8fb0b8', '#8fb0b8')
    lounger(.75, 2.5, rad(-30), 'teak', '#b3946c', '#eae5da', 34, None, '#e0d3bb', '#d9b48a')
    slat_table(.08, 2.75, .42, .42, .42, .1, '#b3946c', 'legs'); tumbler(.0, 2.8, .42, '#e7c07f', .12); books(.12, 2.7, .42, 2)
    parasol(.35, 3.85, 2.45, 1.45, '#e4ddcc', 10, 2.2, base='round', mast='white')
    basket_(1.6, 1.75, .2, .3, '#7f6c50', blanket='#efe9dd')
    pot(-2.6, 3.9, .3, .46, '#9a948a', 'grass', ph=.8); pot(2.6, 4.0, .26, .5, '#9a948a', 'ball', ph=.6, kind='cyl')
    edge_grass(-5, 4.7, 5, 4.7, 150, .58)
    daylight_out(-140, 50)
    camera((.2, -1.85, 1.68), (-.12, 3, 1.0), 27)

@room('terrace-shelter', **OUT)
def _():
    paving(-6, 6, -3.5, 4.8, '#8f8b84', .8, .8, '#6b6761', offset=0)
    screen(-3.4, 4.55, .7, 4.55, 1.6, 'wide', '#9a8168'); screen(-3.4, -1, -3.4, 4.55, 1.6, 'wide', '#9a8168'); 
    lounge(-1.0, 3.75, 0, 2.3, 3, '#3a3d40', '#e6e1d5', 'metal', [(.1, '#8d9a86', .46), (.24, '#ece7dc', .42), (.9, '#c98f6a', .45)], .85)
    lounge(1.12, 2.55, rad(-72), .85, 1, '#3a3d40', '#e6e1d5', 'metal', [(.5, '#8d9a86', .42)], .8)
    slat_table(-.75, 2.35, 1.15, .7, .36, 0, '#b08e66', 'hoop'); flowers(-.95, 2.4, .36, '#8d9a86', .14, ('#f4f1ea', '#d9a441'), 14); tray(-.5, 2.3, .36, .4, .28, '#6a4a30', .2); mug(-.56, 2.32, .376, '#e6e0d4'); mug(-.42, 2.26, .376, '#7d94a1')
    rug(-.5, 2.75, 3.2, 2.3, pattern('plain', '#cbc4b4', '#cbc4b4'))
    pot(-2.75, 3.9, .3, .5, '#7a7d7d', 'olive', ph=1.2); planter(1.6, 4.35, 1.1, .4, .5, '#9a8168', 'grass', 0, 3, 'wood', .75); pot(-2.6, 2.6, .2, .3, '#c4bcae', 'lavender', ph=.5)
    lantern(-2.25, 3.0, 0, .52, .24); lantern(-2.45, 3.25, 0, .36, .18)
    edge_grass(.8, 4.8, 6, 4.8, 100, .55)
    daylight_out(100, 50)
    camera((.75, -1.85, 1.62), (-.12, 3, .95), 27)

@room('terrace-table', **OUT)
def _():
    deck(-5, 4, -3, 5.4, '#83786b', 'x')
    house(1, 1.95, -3, 4.6, '#26282a', 'vert', [(.5, 2.3, .02, 2.12), (3.0, 4.0, .95, 2.1)], frames='dark', trim='#222426', cols=2, roof='#2a2b2d', w=.12)
    g = slat_table(-.35, 2.6, 2.0, .95, .74, rad(90), '#b08e66', 'cross')
    for s in (-1, 1):
        for i in range(2):
            X, Y = W_(g, -.48+.96*i, s*.72); outchair(X, Y, rad(90)+(pi if s < 0 else 0), 'spindle', '#222426', '#dcd7c9')
    X, Y = W_(g, 1.3, 0); outchair(X, Y, rad(0), 'spindle', '#222426', '#dcd7c9')
    for s in (-1, 1):
        for i in range(2): setting(g, -.48+.96*i, s*.29, 0 if s < 0 else pi, c='#dfe2dd', napkin='#c98f6a')
    flowers(*W_(g, 0.05, 0), .74, '#5d6b63', .18, ('#f4f1ea', '#d9a441'), 18); jug(*W_(g, .35, .05), .74, what='#e8dca4'); bread(*W_(g, -.35, 0), .74, 1.2)
    pot(1.45, 4.3, .24, .42, '#3a3c3e', 'lavender', ph=.6, kind='cyl'); pot(-2.3, 4.5, .28, .46, '#8d8a83', 'grass', ph=.85)
    pot(1.6, .05, .22, .4, '#3a3c3e', 'ball', ph=.55, kind='cyl')
    edge_grass(-5, 5.4, 4, 5.4, 150, .58)
    daylight_out(-110, 46)
    camera((-.85, -1.4, 1.6), (-.05, 3, 1.0), 26)
