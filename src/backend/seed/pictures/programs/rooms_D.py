"""Kitchens and dining places."""
from lib import *; from parts import *; from parts_D import *
from registry import room
import lib
deg = math.radians

def shell(W, D, H, fl, back='#eceae4', left=None, right=None, ceil='#f4f2ee', wb=(), wl=(), wr=(), frames='white', y0=-2.6, power=22, skirt='#eceae5', fill=24, fillc='#fff3e4', sill=None, sh=.09):
    """room x -W/2..W/2, y y0..D; openings (a, b, z0, z1, cols, rows) in the back, left and right walls"""
    mt = lambda c: c if not isinstance(c, str) else paint(c)
    back = mt(back); left = mt(left) if left else back; right = mt(right) if right else back
    floor(-W/2, W/2, y0, D, fl); ceiling(-W/2, W/2, y0, D, H, mt(ceil))
    for ax, at, lo, hi, m, ops, out in (('x', D, -W/2, W/2, back, wb, 1), ('y', -W/2, y0, D, left, wl, -1), ('y', W/2, y0, D, right, wr, 1)):
        wall(ax, at, lo, hi, H, m, [o[:4] for o in ops], outward=out)
        for o in ops:
            window(ax, at, *o[:4], frames, o[4] if len(o) > 4 else 2, o[5] if len(o) > 5 else 1, outward=out, sill=o[2] > .2, sill_mat=sill)
            daylight(ax, at, *o[:4], power, outward=out)
        if skirt:
            a = lo
            for o in sorted([o for o in ops if o[2] < .1])+[(hi, hi)]:
                if o[0]-a > .02: skirting(ax, at, a, o[0], out, skirt, sh)
                a = o[1]
    if fill: area((0, y0+.3, H-.25), (0, 3, 1), min(4, W-.5), 1.5, fill*1.3, fillc)
    sky(1.05)

def splash(axis, at, lo, hi, z0, z1, mat, outward=1, openings=(), t=.012):
    """tiles on a wall"""
    xs = sorted({lo, hi, *[max(lo, min(hi, v)) for o in openings for v in o[:2]]})
    bs = []
    for a0, a1 in zip(xs, xs[1:]):
        z = z0; mid = (a0+a1)/2
        for b0, b1 in sorted((o[2], o[3]) for o in openings if o[0] <= mid <= o[1])+[(z1, z1)]:
            if min(b0, z1)-z > .001: bs.append((a0, a1, z, min(b0, z1)))
            z = b1
    q0, q1 = sorted((at, at-outward*t))
    return boxes([(a, b, q0, q1, c, d) if axis == 'x' else (q0, q1, a, b, c, d) for a, b, c, d in bs], mat)

def chairs_around(tx, ty, w, d, sides, kind, c, seat=None, gap=.1, jitter=.05, rot=0, ends=0):
    """sides: how many along each long side (back, front); w along x when rot = 0; ends: 0, 1 or 2 chairs at the heads"""
    f = lambda x, y: (tx+x*math.cos(rot)-y*math.sin(rot), ty+x*math.sin(rot)+y*math.cos(rot))
    for s, n in ((1, sides[0]), (-1, sides[1])):
        for i in range(n):
            px = -w/2+w*(i+.5)/n if n > 1 else 0
            px *= .93
            x, y = f(px, s*(d/2+gap+R_(-.02, .04))); dchair(x, y, rot+(0 if s > 0 else math.pi)+R_(-jitter, jitter), kind, c, seat)
    for e in range(ends):
        s = 1 if e == 0 else -1
        x, y = f(s*(w/2+gap+.04), 0); dchair(x, y, rot+(-math.pi/2 if s > 0 else math.pi/2)+R_(-jitter, jitter), kind, c, seat)

OAK = '#c9a77c'
# ================================================================ kitchens
@room('kitchen-line-dark', exposure=0.60)
def kitchen_line_dark():
    W, D, H = 5.4, 3.8, 2.45
    win = (-1.05, 2.35, 1.0, 2.14, 3)
    shell(W, D, H, planks(OAK, .18), '#e9e6df', wb=[win], frames='dark', wl=[(-2.2, -.4, .02, 2.1, 2)], sill=plain('#2a2b2d', .4))
    st = stone('#3b3b3c', 9, .35, .22)
    K = Kitchen('#34383a', style='flat', handle='groove', top=st, top_t=.03)
    splash('x', D, -1.4, W/2, .91, 1.0, st)
    K.run(-W/2+.0, D, 0, [('fridge', .6, {'h': 2.2}), ('ovencol', .6, {'h': 2.2}), ('drawers3', .8), ('dish', .6), ('sink', .9, {'metal': 'black', 'tapm': 'black', 'tap': 'angle'}), ('drawers3', .9), ('doors', 1.0)], ends=(False, False))
    box(-W/2+.6, D-.3, 2.325, 1.2, .58, .25, plain('#34383a', .42), .002)
    hob(1.72, D-.3, .91); pot(1.6, D-.2, .92, '#c9c2b4', .1, .11)
    board(-1.25, D-.10, .91, .26, .40, '#a8743f'); crock(-.72, D-.2, .91, '#d8d1c3'); bottle(-.58, D-.16, .91); herb(2.35, D-.2, .91, '#c77f5c')
    kettle(2.2, D-.36, .91, '#e7e4dd'); bowl(-.45, D-.32, .91, '#c9b79c', .13, '#d8a241')
    table(.45, 1.95, 2.1, .92, '#b98a58', kind='panel')
    for i, x in enumerate((-.1, 1.0)):
        dchair(x, 2.54, R_(-.05, .05), 'cane', '#222222', '#c9b184'); dchair(x, 1.36, math.pi+R_(-.05, .05), 'cane', '#222222', '#c9b184')
    twigs(.75, 2.05, .74, '#8f8a80', .2, 2, .35); bowl(.25, 1.9, .74, '#e9e4da', .15); candles(-.2, 2.05, .74, 2, '#26272a')
    lamp(.45, 1.95, 2.05, 'bar', '#26272a', .65, H)
    rug(.45, 1.95, 3.0, 2.0, pattern('plain', '#cfc7b8', '#cfc7b8'))
    box(W/2-.2, 1.5, .38, .38, 1.5, .72, wood('#b98a58', 'y'), .006)
    for i in range(3): box(W/2-.397, 1.5-.5+.5*i, .38, .008, .49, .64, wood('#b98a58', 'z'), .002)
    art('y', W/2, 1.5, 1.5, .75, .95, '#222222', kind='sun'); table_lamp(W/2-.2, 2.05, .74, '#5b5f5c'); books(W/2-.2, 1.35, .74, 4)
    plant(W/2-.35, 2.75, kind='fig', h=1.2, pot='#4a4c4a')
    sun(-28, 34, 8, '#ffe2b6')
    camera((-.45, -1.4, 1.42), (.15, 4, .95), 24)

@room('kitchen-island-dark', exposure=0.60)
def kitchen_island_dark():
    W, D, H = 5.4, 4.2, 2.5
    door = (1.5, 3.95, .02, 2.2, 2)
    shell(W, D, H, planks('#d0b08a', .22), '#eeebe4', wr=[door], frames='dark')
    K = Kitchen('#d2ae80', True, 'slats', 'none', top=stone('#e9e6df', 5, .3, .05), top_t=.025, grain=.8)
    st = stone('#ebe8e1', 4, .35, .07)
    K.run(-W/2+.25, D, 0, [('tall', 1.2, {'h': 2.3}), ('ovencol', .62, {'h': 2.3}), ('drawers2', .9), ('sink', .8, {'metal': 'steel', 'tapm': 'brass'}), ('drawers2', .9)], ends=(False, True))
    box(-W/2+.25+.91, D-.3, 2.4, 1.82, .58, .2, paint('#eeebe4'), 0); box(-W/2+.125, D-.3, H/2, .25, .6, H, paint('#eeebe4'), 0)
    boxes([(-.63, 2.0, D-.02, D, .91, 1.5)], st)
    shelf(.67, D-.0, 1.52, 2.6, d=.24, c='#c79a63', brackets=None); 
    I = Kitchen('#d2ae80', True, 'flat', 'none', top=st, top_t=.04)
    I.island(-.35, 1.95, 0, 2.2, .95, None, 'slats', .3, waterfall=True, over_side='front')
    for i in range(3): stool(-1.05+.7*i, 1.32, math.pi+R_(-.12, .12), 'rod', '#3b4043', '#59635f', .66)
    hob(-.05, 2.2, .91, w=.6); pot(.08, 2.3, .92, '#6e7f78', .1, .11)
    bowl(-.95, 2.0, .91, '#8fa39a', .15, '#c9a13a'); twigs(-.6, 2.25, .91, '#e9e6df', .22, 0, .4)
    flat_board(-.25, 1.75, .91, bread=True)
    for x in (-.95, .25): lamp(x, 1.95, 1.62, 'saucer', '#3d4a46', .2, H)
    kettle(-.4, D-.25, .91, '#e7e4dd'); toaster(1.75, D-.3, .91)
    plant(2.3, 1.15, kind='olive', h=1.3, pot='#b9b2a4')
    art('y', -W/2, 2.2, 1.5, .6, .8)
    sun(62, 30, 9, '#ffe0b0')
    camera((-1.5, -1.3, 1.45), (.8, 3, .95), 23)

@room('kitchen-island-wood', exposure=0.55)
def kitchen_island_wood():
    W, D, H = 5.6, 3.8, 2.4
    win = (-.6, 1.4, .96, 2.12, 2)
    shell(W, D, H, tiles('#cfc6b8', .6, .6, '#b7ae9f', .45), '#efece6', wb=[win], frames='wood', wl=[(-2.3, -.5, .9, 2.1)], sill=wood('#c79a63', 'x'))
    K = Kitchen('#dcc19a', True, 'flat', 'hole', top=stone('#d9d4ca', 30, .35, .12), top_t=.03)
    K.run(-2.3, D, 0, [('freefridge', .66, {'kind': 'white', 'c': '#efeee9', 'h': 1.82}), ('drawers3', .8), ('dish', .6), ('sink', .9, {'tapm': 'steel'}), ('oven', .6, {'hob': True, 'c': 'black'}), ('drawers3', .8)], top_over=(0, 0))
    splash('x', D, -1.64, 2.1, .91, 1.45, tiles('#e6e2d6', .07, .2, '#cfc9bc', .2, 'xz'), openings=[win])
    hood(1.72, D, 1.6, 'box', .62, c='#dcc19a' if 0 else '#cfa878', ceil=H)
    shelf(-1.1, D, 1.55, .95, c='#cfa878', brackets=None); shelf(-1.1, D, 1.93, .95, c='#cfa878', brackets=None)
    K2 = Kitchen('#dcc19a', True, 'flat', 'hole', top=wood('#cfa878', 'x', .4), top_t=.04)
    K2.island(.1, 1.95, 0, 2.1, .9, None, 'boards', .3, over_side='front')
    for i in range(3): stool(-.6+.68*i, 1.42, math.pi+R_(-.2, .2), 'woven', '#cfa878', '#bfa06c', .64)
    for i in range(3): lamp(-.6+.7*i, 1.95, 1.9, 'wicker', '#c59a62', .16, H)
    flowers(-.35, 2.0, .91, '#7d94a1', .2); plates(.62, 2.05, .91, 5, '#e9e4da'); mug(.25, 1.85, .91, '#8fa39a'); mug(.38, 1.95, .91, '#c77f5c'); books(-.75, 1.95, .91, 3)
    board(2.05, D-.12, .91, .24, .36, '#a8743f'); crock(-1.5, D-.2, .91); jar(-1.3, D-.16, .91); jar(-1.17, D-.16, .91, h=.1, what='#8a5a38'); pot(1.6, D-.2, .92, '#a65f4a', .1, .11); herb(.95, D-.05, .98, '#e9e4da', .14)
    bookcase(W/2-.16, 2.2, .9, 1.25, .3, '#cfa878', 3, -math.pi/2, True); vase(W/2-.16, 2.4, 1.25, '#8fa39a', .28)
    art('y', W/2, 2.2, 1.75, .6, .5, kind='dune'); art('y', -W/2, 2.6, 1.5, .5, .65); 
    lamp(-2.1, 2.2, 1.3, 'wicker', r=.001, ceil=1.301) if 0 else None
    plant(-2.45, 2.4, kind='monstera', h=1.0, pot='#d8d2c6')
    basket(2.45, 1.35, .2, .3)
    sun(-30, 36, 8, '#ffe2b6')
    camera((.75, -1.2, 1.5), (.25, 4, .93), 23)

@room('kitchen-counter-white', exposure=0.55)
def kitchen_counter_white():
    W, D, H = 5.8, 3.9, 2.4
    win = (1.0, 2.9, .96, 2.1, 3)
    shell(W, D, H, planks('#c4a27a', .14), '#c9d2c8', left='#eceae4', wl=[win], frames='white', wb=[], wr=[(-2.4, -1.3, .9, 2.05)], y0=-2.4)
    ash = '#e3cdab'; tp = plain('#f1efea', .3)
    K = Kitchen(ash, True, 'shaker', 'knob', 'black', top=tp, top_t=.03)
    K.run(-W/2, .4, math.pi/2, [('drawers3', .8), ('dish', .6), ('sink', .9, {'tapm': 'black'}), ('oven', .6, {'hob': True}), ('doors', .6)], ends=(True, False))
    K.run(-W/2+.61, D, 0, [('doors', .4), ('fridge', .6, {'h': 2.15}), ('tall', .9, {'h': 2.15})], ends=(False, True))
    tl = tiles('#dfe5de', .1, .1, '#c3c8c0', .2, 'yz'); splash('y', -W/2, .4, D, .91, 1.5, tl, -1, [win]); splash('x', D, -W/2, -W/2+1.0, .91, 1.5, tiles('#dfe5de', .1, .1, '#c3c8c0', .2, 'xz'))
    hood(-W/2, 3.2, 1.6, 'chimney', .55, math.pi/2, H)
    P = Kitchen('#71857a', False, 'shaker', 'knob', 'black', top=tp, top_t=.03)
    P.island(-.25, 1.75, math.pi/2, 2.3, .92, None, 'shaker', .3, over_side='front')
    for i in range(3): stool(.33, 2.5-.76*i, -math.pi/2+R_(-.15, .15), 'spindle', '#c79a63', None, .64)
    flowers(-.2, 2.4, .91, '#e9e6df', .22, ('#f3efe6', '#e2b9a0'), 10); bowl(-.35, 1.75, .91, '#7d94a1', .15, '#a8b04a'); mug(-.05, 1.3, .91, '#c77f5c'); books(-.25, 1.0, .91, 3)
    coffee_machine(-2.62, .75, .91, rot=math.pi/2); crock(-2.65, 2.75, .91, '#8fa39a'); pot(-2.55, 3.3, .92, '#34495a', .1, .12); herb(-2.8, 1.35, .96, h=.13); toaster(-2.6, 1.25, .91, rot=math.pi/2)
    for y in (1.2, 2.3): lamp(-.25, y, 1.72, 'bell', '#f0ede6', .14, H)
    art('x', D, .35, 1.5, .55, .75, kind='sun'); art('x', D, 1.05, 1.5, .55, .75, kind='lines')
    bench(1.0, D-.25, 0, 1.5, .34); pillow(.6, D-.15, .66, .42, .42, .15, fabric('#d8a257', 180)); basket(1.2, D-.25, .13, .3)
    plant(2.3, 3.4, kind='fig', h=1.2)
    sun(-80, 34, 9, '#ffe2b6')
    camera((2.4, -.7, 1.5), (-1.45, 3, .97), 23)

@room('kitchen-farm-white', exposure=0.55)
def kitchen_farm_white():
    W, D, H = 5.2, 3.7, 2.35
    win = (-.1, 1.72, .98, 2.02, 3, 2)
    shell(W, D, H, planks('#bf9566', .2), '#efebe1', wb=[win], frames='white', wr=[(-1.8, .0, .85, 2.0)], ceil=planks('#efece4', .14, 3, .6, 'y', '#d2ccbf', .02))
    for x in (-1.8, -.6, .6, 1.8): beam(x, -2.6, D, H, .14, .15, '#e8e4da')
    K = Kitchen('#93a392', style='shaker', handle='cup', metal='brass', top=wood('#b98a58', 'x', .4), top_t=.04)
    K.run(-W/2+.4, D, 0, [('drawerdoor', .6), ('range', 1.0, {'c': '#ece6d8'}), ('drawers3', .6), ('farmsink', .9, {'tap': 'bridge', 'tapm': 'brass'}), ('dish', .6), ('drawerdoor', .7)], ends=(True, True))
    tl = tiles('#efece2', .15, .075, '#d3cdbf', .2, 'xz', offset=.5); splash('x', D, -W/2+.4, 2.2, .91, 1.32, tl, openings=[win]); splash('x', D, -1.6, -.6, 1.3, 1.75, tl)
    hood(-1.1, D, 1.68, 'farm', 1.12, c='#efebe1', trim='#a9753f', ceil=H)
    shelf(-.38, D, 1.5, .36, d=.2, c='#b98a58', brackets='wood', hmax=.2); shelf(1.98, D, 1.5, .55, d=.2, c='#b98a58', brackets='wood')
    rack_rail(-1.1, D-.012, 1.5, .8, 0, 'brass')
    pot(-1.35, D-.4, .955, '#a65f4a', .12, .13); kettle(-.85, D-.4, .955, '#7d94a1')
    crock(-1.95, D-.2, .91); board(-2.1, D-.1, .91, .3, .4); herb(1.75, D-.2, .91); jar(1.98, D-.16, .91, .055, .16); jar(2.1, D-.2, .91, .05, .12, '#8a5a38'); herb(.35, D-.03, 1.0, '#e9e4da', .12, .045)
    table(.25, 1.6, 1.9, .88, '#b58248', kind='legs')
    dchair(-.25, 2.2, .08, 'cross', '#c79a63', '#cdb88f'); dchair(.7, 2.22, -.1, 'cross', '#c79a63', '#cdb88f')
    bench(.25, 1.02, 0, 1.6, .32, '#7f9485' if 0 else '#b58248', kind='legs')
    dchair(1.42, 1.6, -math.pi/2+.1, 'cross', '#c79a63', '#cdb88f')
    pitcher(.5, 1.75, .74, '#e9e6df', .2); flat_board(.05, 1.55, .74, bread=True); bowl(.85, 1.6, .74, '#7d94a1', .12, '#a9433a')
    lamp(.25, 1.6, 1.72, 'bell', '#e9e4d6', .17, H-.15)
    bookcase(-W/2+.18, 1.9, .9, 1.9, .34, '#ece6d8', 4, math.pi/2) if 0 else None
    K.uppers(-W/2, 1.1, math.pi/2, [.9], 1.0, 1.0, .34, glass_=(0,)); box(-W/2+.21, 1.55, .5, .42, .94, 1.0, plain('#93a392', .42), .006)
    for i in range(2): K.front(group(-W/2+.42, 1.1, math.pi/2), .03+.435*i, .46+.435*i, .1, .92, 0, 'door', 'right' if i == 0 else 'left')
    rug(.25, 1.6, 2.6, 1.8, pattern('stripes', '#e3dac8', '#b9c0b4', .12, 'y')) if 0 else None
    art('y', W/2, 2.4, 1.5, .5, .62, kind='leaf')
    basket(2.2, 2.75, .19, .3)
    sun(28, 34, 8, '#ffe2b6')
    camera((-.4, -1.35, 1.42), (.0, 4, .95), 24)

@room('kitchen-farm-wood', exposure=0.55)
def kitchen_farm_wood():
    W, D, H = 5.0, 3.9, 2.35
    win = (.75, 2.75, .98, 2.0, 3, 2)
    shell(W, D, H, tiles('#b98263', .22, .22, '#a58d78', .55, vary=.12), '#f0e9db', wl=[win], frames='wood', ceil=planks('#d9b384', .13, 3, .55, 'x', '#9c7a50', .08), sill=wood('#b98a58', 'y'), y0=-2.4, wr=[(-2.2, -1.2, .9, 2.0)])
    for y in (.2, 1.4, 2.6, 3.75): beam(y, -W/2, W/2, H, .15, .16, '#a9753f', 'x')
    K = Kitchen('#54708a', style='boards', handle='knob', metal='black', top=wood('#a8743f', 'x', .4), top_t=.045)
    K.run(-W/2, .35, math.pi/2, [('doors', .75), ('dish', .6), ('sink', 1.0, {'w': .7, 'metal': 'white', 'tap': 'bridge', 'tapm': 'chrome'}), ('drawers3', .6), ('doors', .6)], ends=(True, False))
    K.run(-W/2+.62, D, 0, [('drawers3', .5), ('oven', .62, {'hob': True, 'hobk': 'gas', 'c': 'white'}), ('doors', .5)], ends=(False, True))
    tl = tiles('#efe9dc', .13, .13, '#cfc6b4', .25, 'yz', .06); splash('y', -W/2, .35, D, .91, 1.45, tl, -1, [win])
    splash('x', D, -W/2, -.25, .91, 1.7, tiles('#efe9dc', .13, .13, '#cfc6b4', .25, 'xz', .06))
    hood(-1.07, D, 1.62, 'canopy', .95, 0, H, '#e9e0ce', '#a8743f', .55)
    shelf(-.0, D, 1.5, .62, d=.2, c='#a8743f', brackets='wood') if 0 else None
    # plate rack dresser on the back wall
    Dr = Kitchen('#c08f58', True, 'shaker', 'knob', 'brass', top=wood('#c08f58', 'x', .4), h=.88, depth=.45)
    Dr.run(.5, D, 0, [('drawerdoor', 1.25)]); Dr.uppers(.5, D, 0, [1.25], 1.2, .95, .3, glass_=(0,))
    bowl(.8, D-.22, .88, '#e9e4da', .12, '#b8483a'); pitcher(1.45, D-.2, .88, '#7d94a1', .22)
    crock(-2.25, 2.35, .91, '#e4ddd0'); herb(-2.53, 1.0, .98, h=.14); herb(-2.53, 2.5, .98, '#e9e4da', h=.13); board(-1.7, D-.1, .91, .28, .4, '#c79a63'); jar(-.55, D-.16, .91, .055, .15); jar(-.42, D-.16, .91, .05, .11, '#8a5a38'); pot(-1.2, D-.2, .95, '#a65f4a', .12, .13); kettle(-.93, D-.4, .95, '#e9e4da')
    teapot(-2.2, .6, .91, '#c77f5c', -.6)
    table(.45, 1.75, 1.75, .95, '#c9975c', kind='trestle', rot=math.pi/2)
    for s in (-1, 1):
        for y in (1.3, 2.15): dchair(.45+s*.68, y, -s*math.pi/2+R_(-.1, .1), 'windsor', '#c79a63' if 0 else '#c48f52')
    flowers(.42, 2.0, .74, '#e9e6df', .2, ('#d9a441', '#f3efe6', '#c7694c'), 12); bowl(.5, 1.5, .74, '#54708a', .14, '#d8a241'); flat_board(.4, 1.05, .74, .34, .2, rot=1.4, bread=True)
    lamp(.62, 1.95, 1.68, 'drum', '#efe6d2', .22, H)
    art('y', W/2, 2.6, 1.5, .5, .62, kind='dune'); clock('x', D, 2.15, 1.7, .15) 
    basket(2.15, 3.45, .2, .3, blanket='#54708a')
    sun(-78, 32, 9, '#ffe2b6')
    camera((1.75, -1.25, 1.45), (-1.1, 3, .96), 23)

@room('kitchen-oak-white', exposure=0.50)
def kitchen_oak_white():
    W, D, H = 4.8, 3.5, 2.4
    win = (-1.1, .95, .98, 2.08, 2)
    shell(W, D, H, planks('#cfae84', .15), '#eeebe5', right='#e3d8c6', wb=[win], frames='white', wr=[(-1.9, -.4, .9, 2.05)])
    oak = wood('#bf8f56', 'x', .38)
    K = Kitchen('#f1efea', style='flat', handle='leather', top=oak, top_t=.04)
    K.run(-W/2, D, 0, [('tall', .6, {'h': 2.2}), ('dish', .6), ('sink', .9, {'metal': 'white', 'tapm': 'brass'}), ('drawers3', .6), ('oven', .6, {'hob': True, 'c': 'white'}), ('drawers3', .9), ('fridge', .6, {'h': 2.2})], ends=(False, False))
    box(-W/2+.3, D-.3, 2.3, .6, .58, .2, plain('#f1efea', .42), .002); box(W/2-.3, D-.3, 2.3, .6, .58, .2, plain('#f1efea', .42), .002)
    tl = tiles('#f2f0ea', .2, .065, '#d9d4c9', .18, 'xz', offset=.5); splash('x', D, -W/2+.6, W/2-.6, .91, 1.55, tl, openings=[win])
    for z in (1.52, 1.86): shelf(1.42, D, z, .7, d=.22, c='#bf8f56', brackets='brass', hmax=.26)
    hood(.62+.4, D, 1.62, 'tee', .5, 0, H, '#e8e6e1') if 0 else None
    board(-1.35, D-.1, .91, .26, .4, '#a8743f'); board(-1.2, D-.15, .91, .2, .28, '#c79a63', 12); crock(.55, D-.18, .91, '#c77f5c'); kettle(1.62, D-.3, .91, '#c9cdca', metal=.7); bowl(1.35, D-.3, .91, '#e9e4da', .13, '#d8b241'); pot(.82, D-.2, .92, '#d8b36a', .1, .11); herb(-.85, D-.03, .98, h=.13); herb(.7, D-.03, .98, '#8fa39a', h=.12); towel(-.35, D-.64, .82, .3, .42, '#eee9de', '#7d94a1')
    # a drop-leaf table and two stools by the right wall
    table(1.62, 1.55, 1.1, .72, '#bf8f56', kind='legs', rot=math.pi/2); dchair(1.6, .85, math.pi+.25, 'bow', '#c79a63'); dchair(1.0, 1.75, math.pi/2-.15, 'bow', '#c79a63'); dchair(1.62, 2.4, -.1, 'bow', '#c79a63')
    flowers(1.75, 1.7, .74, '#7b9077', .2, ('#f3efe6', '#e2b9a0'), 9); mug(1.5, 1.4, .74, '#3f6077'); books(1.8, 1.3, .74, 2)
    lamp(1.62, 1.55, 1.55, 'ph', '#f1efea', .24, H)
    art('y', W/2, 1.55, 1.5, .6, .8, kind='leaf'); 
    rug(-.4, 2.2, 1.9, .75, pattern('stripes', '#e8e0d2', '#8fa3ab', .1)); 
    box(-W/2+.19, 1.3, .42, .38, 1.2, .05, oak, .005); box(-W/2+.19, 1.3, .2, .34, 1.16, .38, plain('#f1efea', .42), .004); soft_box(-W/2+.2, 1.3, .48, .36, 1.15, .07, fabric('#a9b8ae'), .01); pillow(-W/2+.14, 1.65, .7, .42, .42, .15, fabric('#d8a257', 180), (deg(70), 0, math.pi/2)); pillow(-W/2+.14, 1.15, .68, .38, .38, .14, fabric('#e8e0d2', 180), (deg(70), 0, math.pi/2))
    for i in range(4): cyl(-W/2, .85+.28*i, 1.55, .015, .09, wood('#bf8f56', 'y'), rot=(0, math.pi/2, 0))
    box(-W/2+.01, 1.27, 1.55, .02, 1.1, .1, wood('#bf8f56', 'y'), .004); wicker(-W/2+.06, 1.7, 1.22, .02, .02, .02) if 0 else None
    sun(26, 36, 8, '#ffe2b6')
    camera((-.35, -1.5, 1.42), (.15, 3.5, .98), 23)

@room('kitchen-oak-wood', exposure=0.55)
def kitchen_oak_wood():
    W, D, H = 5.0, 3.8, 2.45
    win = (.9, 2.7, .96, 2.1, 2)
    shell(W, D, H, planks('#b98c5e', .12, 1.1, axis='x'), '#e9e4d9', wr=[win], frames='wood', left='#e9e4d9', wl=[(-2.3, -1.2, .9, 2.05)], sill=wood('#c79a63', 'y'), y0=-2.4)
    oak = wood('#c1935a', 'x', .38)
    K = Kitchen('#cfc8ba', style='shaker', handle='bar', metal='brass', top=oak, top_t=.03)
    K.run(W/2, D, -math.pi/2, [('doors', .62), ('drawers3', .6), ('sink', .9, {'tapm': 'black', 'tap': 'angle', 'metal': 'black'}), ('dish', .6), ('drawers3', .7)], ends=(False, True))
    K.run(-1.3, D, 0, [('tall', .62, {'h': 2.25}), ('drawers3', .7), ('oven', .6, {'hob': True, 'c': 'black'}), ('drawers3', .66), ('doors', .62)], ends=(False, False))
    box(-.99, D-.3, 2.35, .62, .58, .2, plain('#cfc8ba', .42), .002)
    splash('x', D, -.68, W/2, .91, 1.47, tiles('#8fa39f', .065, .2, '#b9c3bd', .15, 'xz', .12)); splash('y', W/2, .4, D, .91, 1.47, tiles('#8fa39f', .065, .2, '#b9c3bd', .15, 'yz', .12), 1, [win])
    K.uppers(-.68, D, 0, [.7], 1.47, .78, .34); K.uppers(.62, D, 0, [.66], 1.47, .78, .34, glass_=(0,)); hood(.32, D, 1.6, 'box', .6, 0, H, '#cfc8ba')
    shelf(1.9, D, 1.62, 1.1, d=.22, c='#c1935a', brackets=None)
    crock(-.5, D-.2, .91); coffee_machine(.95, D-.25, .91, '#e4e1da'); pot(.2, D-.2, .92, '#34495a', .1, .11); board(1.6, D-.1, .91, .3, .4, '#a8743f'); bowl(1.5, D-.35, .91, '#e9e4da', .13, '#a8b04a'); toaster(2.2, .75, .91, rot=math.pi/2); herb(W/2+.03, 2.4, .96, h=.13); herb(W/2+.03, 1.2, .96, '#e9e4da', h=.12); bottle(2.35, 2.75, .91); bottle(2.33, 2.88, .91, '#b98f4e', .24, .03)
    table(-.15, 1.55, 1.12, 1.12, '#c9a06a', round_=True)
    for a in (.4, 1.98, 3.5, 5.2): dchair(-.15+.74*math.sin(a), 1.55-.74*math.cos(a), a+math.pi, 'shell', '#c79a63', '#e9e4da')
    flowers(-.1, 1.6, .74, '#54708a', .2, ('#f3efe6', '#d9a441'), 9); bowl(-.4, 1.4, .74, '#c77f5c', .1); mug(.1, 1.35, .74, '#e9e4da')
    lamp(-.15, 1.55, 1.6, 'wicker', '#b98a58', .24, H)
    rug(-.15, 1.55, 2.3, 2.3, pattern('plain', '#b9c0b4', '#b9c0b4'), True)
    plant(-1.95, 3.3, kind='monstera', h=1.1, pot='#c77f5c'); art('y', -W/2, 2.3, 1.5, .6, .8, kind='sun'); art('x', D, -1.9, 1.55, .5, .65, kind='lines')
    sun(72, 34, 9, '#ffe2b6')
    camera((-1.45, -1.3, 1.42), (1.1, 3, .95), 23)

@room('kitchen-sunny-5', exposure=0.55)
def kitchen_sunny_5():
    W, D, H = 4.2, 3.2, 2.4
    shell(W, D, H, tiles('#d9d4ca', .33, .33, '#c2bcb0', .4, vary=.03), '#eeebe5', wr=[(-.9, 1.2, .3, 2.3, 3, 2)], y0=-2.4, frames='white', power=20)
    oak = wood('#c1935a', 'x', .38); wt = plain('#f1efea', .42)
    K = Kitchen('#f1efea', style='shaker', handle='cup', metal='black', top=oak, top_t=.035)
    K.run(-W/2, D, 0, [('drawers3', .8), ('sink', .8, {'w': .5, 'tapm': 'black'}), ('dish', .6), ('oven', .6, {'hob': True, 'c': 'black'}), ('drawers3', .74), ('fridge', .66, {'h': 2.2})], ends=(False, False))
    box(W/2-.33, D-.3, 2.3, .66, .58, .2, wt, .002)
    splash('x', D, -W/2, W/2-.66, .91, H, tiles('#f4f2ed', .12, .12, '#cfcac0', .12, 'xz', .03))
    for z in (1.5, 1.88): shelf(-1.1, D-.012, z, 1.75, d=.23, c='#c1935a', brackets='black')
    hood(1.0-.1, D-.012, 1.6, 'tee', .6, 0, H, '#d9dadb')
    crock(-1.85, D-.2, .91, '#8fa39a'); board(-.15, D-.12, .91, .26, .38, '#a8743f'); kettle(.02, D-.3, .91, '#c77f5c'); pot(.75, D-.22, .92, '#e9e4da', .11, .13); bowl(1.25, D-.3, .91, '#7d94a1', .13, '#d8a241')
    table(.45, 1.3, .9, .9, '#f0eee9', round_=True) if 0 else None
    cyl(.35, 1.35, .71, .45, .03, wood('#c8985c', 'x', .4), bev=.01); lathe(.35, 1.35, 0, [(.28, 0), (.27, .02), (.06, .06), (.035, .3), (.035, .6), (.12, .71)], plain('#f3f1ec', .35))
    dchair(-.32, 1.2, math.pi/2+.25, 'shell', '#c79a63', '#8fa39a'); dchair(.95, 1.75, -.9, 'shell', '#c79a63', '#8fa39a')
    flowers(.3, 1.5, .74, '#e9e6df', .18, ('#d9a441', '#f3efe6'), 9); mug(.5, 1.2, .74, '#c77f5c'); plates(.15, 1.2, .74, 2, '#e9e4da', .1); teapot(.55, 1.48, .74, '#54708a', .8)
    lamp(.35, 1.35, 1.65, 'saucer', '#d8a441', .22, H)
    plant(-1.75, 1.75, kind='olive', h=1.0, pot='#c77f5c'); art('y', -W/2, 1.75, 1.55, .5, .65, kind='sun')
    sun(104, 30, 14, '#ffe0b0')
    camera((-.45, -1.35, 1.4), (.05, 3, .98), 24)

@room('kitchen-sunny-6', exposure=0.50)
def kitchen_sunny_6():
    W, D, H = 4.4, 3.4, 2.45
    shell(W, D, H, tiles('#cbb99c', .6, .4, '#b3a286', .5, vary=.06, offset=.5), '#efebe2', wl=[(-.9, 1.35, .3, 2.35, 3, 2)], y0=-2.4, frames='wood', power=20)
    K = Kitchen('#c8a06a', True, 'flat', 'edge', 'black', top=stone('#e2ddd2', 12, .3, .1), top_t=.025)
    K.run(-.9, D, 0, [('drawers3', .8), ('oven', .6, {'hob': True}), ('drawers3', .7), ('doors', 1.0)], ends=(True, False))
    K.run(W/2, D-.6, -math.pi/2, [('sink', .9, {'tapm': 'brass', 'tap': 'angle'}), ('dish', .6), ('drawers3', .6)], ends=(False, True))
    g1 = '#7f9a86'; splash('x', D, -.9, W/2, .91, 1.5, tiles(g1, .06, .24, '#a9bbac', .12, 'xz', .14)); splash('y', W/2, .7, D, .91, 1.5, tiles(g1, .06, .24, '#a9bbac', .12, 'yz', .14))
    hood(.2, D, 1.62, 'tube', .4, 0, H, '#232527')
    shelf(1.3, D, 1.62, 1.5, d=.24, c='#c8a06a', brackets=None); shelf(1.3, D, 1.98, 1.5, d=.24, c='#c8a06a', brackets=None); shelf(W/2, 1.75, 1.62, 1.4, -math.pi/2, .22, '#c8a06a', brackets=None)
    crock(-.6, D-.2, .91, '#e4ddd0'); board(-.3, D-.1, .91, .28, .34, '#a8743f', round_=True); pot(.05, D-.2, .92, '#26282a', .11, .1); flat_board(1.15, D-.32, .91, lemons=True); toaster(1.75, D-.28, .91, '#e4e1da'); herb(2.05, 2.35, .91); bottle(2.08, 1.0, .91)
    table(-.75, 1.35, .95, .7, '#b07d48', kind='panel'); bench(-.75, .78, 0, .9, .3, '#b07d48'); dchair(-.7, 1.95, .15, 'wish', '#c79a63', '#d9d3c6'); dchair(-.02, 1.3, -math.pi/2+.3, 'wish', '#c79a63', '#d9d3c6')
    bowl(-.85, 1.45, .74, '#c77f5c', .14, '#e3bb3b'); pitcher(-.5, 1.5, .74, '#f1efe9', .2); mug(-.6, 1.15, .74, '#7f9a86')
    pendant(-.75, 1.35, 1.72, 'globe', r=.15, ceil=H)
    art('x', D, -1.6, 1.55, .6, .8, kind='leaf'); plant(-1.75, 2.9, kind='fig', h=1.1, pot='#d8d2c6')
    sun(-106, 31, 14, '#ffe0b0')
    camera((-.85, -1.55, 1.42), (.2, 3, .93), 24)

@room('kitchen-sunny-7', exposure=0.50)
def kitchen_sunny_7():
    W, D, H = 4.6, 3.2, 2.35
    shell(W, D, H, tiles('#b8785a', .2, .2, '#a08a76', .6, vary=.14), '#f1eadc', wr=[(-.7, 1.5, .3, 2.25, 3, 2)], y0=-2.4, frames='white', power=20, skirt='#e6dcc8')
    for x in (-1.6, -.4, .8, 2.0): beam(x, -2.4, D, H, .13, .14, '#9c6a38')
    K = Kitchen('#e9e0cb', style='boards', handle='knob', metal='brass', top=wood('#a8743f', 'x', .4), top_t=.045)
    K.run(-W/2+.1, D, 0, [('open', .7), ('doors', .9), ('range', .62, {'c': '#33524c'}), ('drawers3', .5), ('farmsink', .8, {'tap': 'bridge', 'tapm': 'brass'}), ('doors', .5)], ends=(False, True), front_over=.03)
    tw = tiles('#f1ece0', .15, .075, '#cfc5b2', .2, 'xz', offset=.5, vary=.04); splash('x', D, -W/2, W/2, .91, 1.52, tw); splash('x', D, -.6, .3, 1.5, 1.72, tw)
    hood(-.29, D-.01, 1.68, 'farm', .95, 0, H, '#f1eadc', '#9c6a38', .52)
    shelf(-1.5, D, 1.66, 1.3, d=.22, c='#a8743f', brackets='wood'); shelf(1.1, D, 1.66, 1.5, d=.22, c='#a8743f', brackets='wood'); shelf(1.1, D, 2.02, 1.5, d=.2, c='#a8743f', brackets='wood', hmax=.22)
    rack_rail(1.1, D-.012, 1.38, 1.1, 0, 'black', 'tools'); pot(-.42, D-.4, .955, '#b9693f', .12, .13, metal=.8); kettle(-.12, D-.4, .955, '#e9e4da')
    crock(-.75, D-.2, .91); board(-2.0, D-.1, .91, .32, .42, '#c79a63'); jar(-1.25, D-.16, .91, .06, .17); jar(-1.1, D-.18, .91, .055, .13, '#8a5a38'); flat_board(-1.5, D-.34, .91, bread=True); herb(2.0, D-.2, .91)
    table(.75, 1.25, 1.05, .75, '#c9975c', kind='legs'); dchair(.2, 1.3, math.pi/2+.1 if 0 else math.pi/2-.2, 'ladder', '#c79a63' if 0 else '#5d7283', None) if 0 else None
    dchair(.0, 1.2, math.pi/2+.15, 'plank', '#5d7283', '#cdb88f'); dchair(.85, 1.85, -.1, 'plank', '#5d7283', '#cdb88f'); dchair(1.5, 1.2, -math.pi/2-.2, 'plank', '#5d7283', '#cdb88f')
    g = group(.75, 1.25, 0, .742); towel(0, 0, 0, .01, .01) if 0 else None
    flowers(.7, 1.4, .74, '#33524c', .2, ('#d9a441', '#c7694c', '#f3efe6'), 12); bowl(1.0, 1.2, .74, '#e9e4da', .13, '#a9433a'); plates(.45, 1.15, .74, 3, '#e9e4da', .11)
    lamp(.75, 1.25, 1.62, 'bell', '#33524c', .18, H-.02)
    art('y', -W/2, 1.9, 1.5, .45, .6, kind='lines'); clock('y', -W/2, 1.2, 1.6, .15, '#9c6a38', -1); wicker(-1.85, 1.6, 0, .42, .34, .3)
    sun(104, 31, 14, '#ffe0b0')
    camera((-.2, -1.4, 1.42), (.0, 3, .98), 24)

@room('kitchen-sunny-8', exposure=0.50)
def kitchen_sunny_8():
    W, D, H = 4.0, 3.3, 2.4
    shell(W, D, H, tiles('#8f8a80', .6, .6, '#7a756b', .5, vary=.06), '#eceae4', right='#eceae4', wr=[(-1.6, .4, .3, 2.3, 3, 1)], y0=-2.4, frames='white', power=20)
    K = Kitchen('#9fb0b8', style='flat', handle='hole', top=plain('#efede8', .3), top_t=.03)
    K.run(-W/2, .55, math.pi/2, [('tall', .6, {'h': 2.1}), ('drawers3', .6), ('oven', .6, {'hob': True, 'c': 'steel'}), ('drawers2', .95)], ends=(True, False))
    K.run(-W/2+.61, D, 0, [('sink', .9, {'tapm': 'chrome'}), ('dish', .6), ('drawers2', .6), ('fridge', .6, {'h': 2.1})], ends=(False, True))
    ty = tiles('#f2f0ea', .1, .2, '#c4c8c6', .12, 'yz', .03, offset=.5); splash('y', -W/2, 1.15, D, .91, 1.72, ty, -1); splash('x', D, -W/2, .51, .91, 1.72, tiles('#f2f0ea', .1, .2, '#c4c8c6', .12, 'xz', .03, offset=.5))
    hood(-W/2+.01, 2.05, 1.58, 'slant', .58, math.pi/2, H, '#17181a')
    for z in (1.5, 1.86): shelf(-.7, D-.012, z, 2.2, d=.22, c='#d2ae80', brackets='black')
    shelf(-W/2+.012, 2.87, 1.5, .6, math.pi/2, .2, '#d2ae80', brackets='black')
    crock(-1.8, 1.5, .91, '#c77f5c'); pot(-1.72, 2.1, .92, '#c9a13a', .1, .12); board(-1.75, D-.12, .91, .26, .36, '#a8743f'); bowl(-.25, D-.3, .91, '#e9e4da', .13, '#a8b04a'); toaster(.2, D-.28, .91, '#d8dad9'); glasses(-.65, D-.15, .91, 2)
    # table against the right wall
    box(W/2-.4, 1.45, .725, .78, .95, .03, wood('#c9a06a', 'y', .4), .006); 
    for s in (-1, 1): tube([(W/2-.72, 1.45+s*.4, .71), (W/2-.7, 1.45+s*.42, 0)], .018, wood('#c9a06a', 'z')); tube([(W/2-.06, 1.45+s*.4, .71), (W/2-.06, 1.45+s*.42, 0)], .018, wood('#c9a06a', 'z'))
    dchair(W/2-.45, .72, math.pi+.1, 'bow', '#222222', None); dchair(W/2-.45, 2.18, -.1, 'bow', '#222222', None); dchair(W/2-1.08, 1.5, math.pi/2+.15, 'bow', '#222222', None)
    flowers(W/2-.25, 1.5, .74, '#e9e6df', .2, ('#e2b9a0', '#f3efe6'), 10); mug(W/2-.5, 1.25, .74, '#3f6077'); mug(W/2-.55, 1.65, .74, '#c77f5c'); flat_board(W/2-.4, 1.42, .74, .3, .18, rot=1.3)
    lamp(W/2-.42, 1.45, 1.5, 'ph', '#9fb0b8', .2, H)
    art('y', W/2, 1.2, 1.55, .42, .56, kind='sun'); art('y', W/2, 1.72, 1.55, .42, .56, kind='dune'); plant(1.66, 3.0, kind='grass', h=.7, pot='#d8d2c6')
    rug(-.6, 2.05, 1.5, .7, pattern('stripes', '#e8e0d2', '#5d7283', .08))
    sun(158, 26, 14, '#ffe0b0')
    camera((.75, -1.5, 1.42), (.42, 3, .96), 24)

# ================================================================ dining places
@room('dining-window-dark', exposure=0.50)
def dining_window_dark():
    W, D, H = 5.6, 3.7, 2.5
    win = (-2.1, 2.3, .02, 2.25, 4)
    shell(W, D, H, planks('#cbaa80', .2, axis='x'), '#eeebe4', left='#59635f', wb=[win], frames='dark', power=16, fill=30)
    table(.15, 1.75, 2.3, .95, '#b98a58', kind='trestle')
    chairs_around(.15, 1.75, 2.2, .95, (3, 3), 'tub', '#2a2b2d' if 0 else '#a8743f', '#c9c0b0', gap=.13)
    lamp(-.45, 1.75, 1.85, 'ph', '#f1efea', .2, H); lamp(.75, 1.75, 1.85, 'ph', '#f1efea', .2, H)
    twigs(.2, 1.75, .74, '#59635f', .24, 0, .35); bowl(-.45, 1.75, .74, '#e9e4da', .15, '#a8b04a'); candles(.65, 1.72, .74, 2, '#26272a'); mug(1.0, 1.9, .74, '#c77f5c')
    # sideboard at the left wall
    box(-W/2+.22, 1.7, .42, .42, 1.7, .6, wood('#b98a58', 'y'), .006)
    for s in (-1, 1): box(-W/2+.22, 1.7+s*.7, .06, .36, .04, .12, plain('#26272a', .4), .003)
    for i in range(4): box(-W/2+.434, 1.7-.63+.42*i, .42, .01, .41, .56, wood('#b98a58', 'z'), .003)
    art('y', -W/2, 1.35, 1.5, .7, .9, outward=-1, kind='sun'); table_lamp(-W/2+.22, 2.25, .72, '#e9e4da'); books(-W/2+.22, 1.2, .72, 4); vase(-W/2+.22, 1.65, .72, '#c77f5c', .2)
    plant(2.35, 3.2, kind='olive', h=1.4, pot='#b9b2a4'); art('y', W/2, 1.7, 1.5, .6, .8, kind='lines')
    rug(.15, 1.75, 3.2, 2.3, pattern('plain', '#d6cec0', '#d6cec0'))
    sun(24, 38, 8, '#ffe6c2')
    camera((-.75, -1.55, 1.55), (.05, 3, .92), 24)

@room('dining-window-wood', exposure=0.55)
def dining_window_wood():
    W, D, H = 4.8, 4.2, 2.45
    wl = (.1, 3.95, .02, 2.2, 4); wb = (-2.2, -.6, .02, 2.2, 2)
    shell(W, D, H, tiles('#bcb6ab', .6, .6, '#a39c90', .45, vary=.04), '#efece5', right='#d7cdbb', wl=[wl], wb=[wb], frames='wood', power=15, fill=28)
    table(.25, 1.85, 2.2, .9, '#d2ae80', kind='panel', rot=math.pi/2)
    chairs_around(.25, 1.85, 2.2, .9, (3, 3), 'wish', '#c79a63', '#e6dcc6', gap=.16, rot=math.pi/2)
    lamp(.25, 2.3, 1.62, 'wicker', '#c59a62', .26, H); lamp(.25, 1.3, 1.62, 'wicker', '#c59a62', .26, H)
    flowers(.25, 1.9, .74, '#e9e6df', .22, ('#d9a441', '#f3efe6', '#c7694c'), 14); [cover(.25+s*.27, 1.85+(-1.1+2.2*(i+.5)/3)*.93, .742, '#cfd8dc', s*math.pi/2) for s in (-1, 1) for i in range(3)]
    bookcase(1.75, D-.17, 1.1, 1.9, .32, '#d2ae80', 5, 0, True); art('y', W/2, 2.3, 1.5, .8, 1.0, kind='dune')
    art('x', D, .45, 1.55, .8, .6, kind='lines'); bench(.4, D-.22, 0, 1.2, .34, '#d2ae80'); pillow(.1, D-.12, .64, .42, .42, .14, fabric('#7b9077', 180)); basket(.65, D-.22, .14, .28)
    plant(-2.1, 3.85, kind='fig', h=1.2, pot='#c77f5c') if 0 else plant(2.05, 3.3, kind='grass', h=.7, pot='#d8d2c6')
    sun(-72, 38, 8, '#ffe6c2')
    camera((1.6, -1.45, 1.7), (-.5, 3, .86), 23)

@room('dining-round-white', exposure=0.55)
def dining_round_white():
    W, D, H = 4.4, 3.3, 2.4
    win = (-1.0, 1.2, .85, 2.1, 3, 2)
    shell(W, D, H, planks(OAK, .14), '#b9c4bb', left='#ebe8e1', right='#ebe8e1', wb=[win], frames='white', wl=[(-2.2, -.9, .85, 2.1)])
    for s in (-1, 1): box(s*1.7 if s < 0 else 1.78, D-.012, .43, .0 or (W/2-1.0-.06 if s < 0 else W/2-1.2-.06), .02, .86, plain('#efece5', .4), .002) if 0 else None
    table(.05, 1.45, 1.15, 1.15, '#f0eee9', round_=True) if 0 else None
    cyl(.05, 1.45, .705, .6, .035, wood('#c9a06a', 'x', .4), bev=.012)
    for a in (.785, 2.356, 3.927, 5.498): tube([(.05+.3*math.cos(a), 1.45+.3*math.sin(a), .7), (.05+.42*math.cos(a), 1.45+.42*math.sin(a), 0)], .022, plain('#f0eee9', .4))
    for i, a in enumerate((.5, 2.05, 3.65, 5.25)): dchair(.05+.72*math.sin(a), 1.45-.72*math.cos(a), a+math.pi, 'spindle', '#f0eee9', '#54708a' if i % 2 else '#8fa39a')
    flowers(.1, 1.5, .74, '#54708a', .2, ('#f3efe6', '#e2b9a0', '#d9a441'), 12); bowl(-.25, 1.4, .74, '#e9e4da', .12, '#d8a241'); mug(.3, 1.25, .74, '#c77f5c')
    lamp(.05, 1.45, 1.78, 'saucer', '#e8e4da', .27, H)
    curtain('x', D, -1.5, -1.1, .05, 2.22, '#e9e2d4'); curtain('x', D, 1.3, 1.7, .05, 2.22, '#e9e2d4'); rail('x', D, -1.55, 1.75, 2.25)
    rug(.05, 1.45, 2.5, 2.5, pattern('plain', '#d9cfbd', '#d9cfbd'), True)
    bookcase(W/2-.16, 2.3, .9, 1.0, .3, '#f0eee9', 3, -math.pi/2); table_lamp(W/2-.17, 2.55, 1.0, '#c77f5c'); art('y', W/2, 2.0, 1.55, .5, .65, kind='sun')
    art('y', -W/2, 2.2, 1.5, .6, .8, outward=-1, kind='leaf'); plant(-1.8, 2.85, kind='fig', h=.9, pot='#8fa39a')
    sun(-28, 36, 8, '#ffe2b6')
    camera((-.6, -1.4, 1.45), (.05, 3, .97), 24)

@room('dining-round-wood', exposure=0.55)
def dining_round_wood():
    W, D, H = 4.4, 3.6, 2.35
    win = (.7, 2.9, .85, 2.08, 2)
    pan = planks('#c9985f', .12, 3, .5, 'x', '#8a6438', .08, 'xz')
    shell(W, D, H, planks('#b88d5f', .16, axis='x'), '#efe9dd', wr=[win], frames='wood', wl=[(-2.2, -1.2, .85, 2.0)], sill=wood('#c79a63', 'y'))
    # boarding to chest height
    boxes([(-W/2, W/2, D-.02, D, 0, 1.0)], planks('#d2a873', .1, 3, .5, 'z', '#93703f', .07, 'xz')); boxes([(-W/2, W/2, D-.05, D, 1.0, 1.03)], wood('#c79a63', 'x'))
    boxes([(-W/2, -W/2+.02, -2.6, D, 0, 1.0)], planks('#d2a873', .1, 3, .5, 'z', '#93703f', .07, 'yz')); boxes([(-W/2, -W/2+.05, -2.6, D, 1.0, 1.03)], wood('#c79a63', 'y'))
    table(.25, 1.75, 1.2, 1.2, '#a8743f', round_=True)
    for a in (.75, 2.3, 3.95, 5.5): dchair(.25+.74*math.sin(a), 1.75-.74*math.cos(a), a+math.pi, 'plank', '#7f9485', '#cdb88f')
    lamp(.25, 1.75, 1.58, 'wicker', '#b98a58', .28, H)
    flowers(.2, 1.8, .74, '#e9e6df', .2, ('#d9a441', '#c7694c', '#f3efe6'), 12); flat_board(.45, 1.55, .74, bread=True); teapot(.0, 1.5, .74, '#54708a', .4); mug(.5, 2.0, .74, '#e9e4da')
    # corner cupboard with glass doors
    K = Kitchen('#7f9485', style='shaker', handle='knob', metal='brass', top=plain('#7f9485', .42), h=.9, depth=.42)
    K.run(-1.75, D-.02, 0, [('drawerdoor', 1.05)]); K.uppers(-1.75, D-.02, 0, [1.05], .9, 1.15, .32, glass_=(0,))
    art('x', D, .25, 1.55, .5, .62, kind='leaf'); art('x', D, .9, 1.55, .5, .62, kind='dune'); shelf(-W/2, 1.9, 1.42, .9, math.pi/2, .2, '#c79a63', brackets='wood')
    plant(1.8, 3.2, kind='monstera', h=.8, pot='#c77f5c'); rug(.25, 1.75, 2.6, 2.0, pattern('stripes', '#d9cdb8', '#a65f4a', .16))
    sun(76, 34, 9, '#ffe2b6')
    camera((-1.1, -1.45, 1.45), (1.3, 3, .94), 23)

@room('dining-round-dark', exposure=0.55)
def dining_round_dark():
    W, D, H = 4.8, 3.6, 2.5
    door = (-1.9, .3, .02, 2.2, 2)
    shell(W, D, H, planks('#d3b48a', .2), '#e9e5dc', wb=[door], frames='dark', right='#c3ad94', wl=[(-2.2, -1.0, .02, 2.1)])
    cyl(.0, 1.6, .705, .62, .035, plain('#26272a', .4), bev=.012); lathe(.0, 1.6, 0, [(0, .0), (.3, 0), (.28, .03), (.09, .12), (.07, .55), (.2, .705)], plain('#26272a', .4))
    for a in (.6, 2.2, 3.8, 5.35): dchair(.76*math.sin(a), 1.6-.76*math.cos(a), a+math.pi, 'arm', '#8a5f36', '#b5654a' if 0 else '#c07f55')
    lamp(0, 1.6, 1.66, 'drum', '#efe8da', .3, H)
    twigs(.05, 1.65, .74, '#e9e6df', .24, 1, .4); bowl(-.28, 1.45, .74, '#8fa39a', .13, '#d8a241'); candles(.25, 1.5, .74, 2)
    # wall shelf unit to the right
    for z, w in ((.42, 1.3), (1.25, 1.3), (1.62, 1.3)): shelf(1.5, D, z, w, d=.26, c='#8a5f36', brackets='black' if z > 1 else None, fill=False) if z > 1 else None
    with within(group(0, 0)): crock_row(.95, 2.05, D-.13, 1.25); shelf_books(.95, 1.7, D-.13, 1.62); vase(1.9, D-.13, 1.62, '#c07f55', .2)
    box(1.5, D-.21, .38, 1.4, .42, .56, wood('#8a5f36', 'x'), .006)
    for i in range(3): box(1.5-.46+.46*i, D-.425, .38, .45, .012, .52, wood('#8a5f36', 'x'), .003)
    for s in (-1, 1): box(1.5+s*.6, D-.2, .05, .04, .34, .1, plain('#26272a', .4), .003)
    table_lamp(2.0, D-.2, .66, '#e9e4da'); books(1.2, D-.2, .66, 4)
    art('y', W/2, 2.2, 1.5, .9, 1.1, '#222222', kind='sun'); plant(-2.1, 2.9, kind='fig', h=1.3, pot='#4a4c4a') if 0 else plant(.68, 3.25, kind='grass', h=.8, pot='#4a4c4a', pot_r=.14)
    rug(0, 1.6, 2.7, 2.7, pattern('plain', '#a9b0a6', '#a9b0a6'), True)
    art('y', -W/2, 2.4, 1.5, .6, .8, '#222222', outward=-1, kind='dune')
    sun(-30, 36, 8, '#ffe2b6')
    camera((.55, -1.45, 1.45), (-.12, 3, .97), 24)

@room('dining-long-white', exposure=0.55)
def dining_long_white():
    W, D, H = 5.4, 3.6, 2.4
    w1, w2 = (-1.75, -.25, .85, 2.05, 2, 2), (.45, 1.95, .85, 2.05, 2, 2)
    shell(W, D, H, planks('#c4a27a', .16), '#ece8df', left='#6f8798', wb=[w1, w2], frames='white', fill=26)
    table(.1, 1.75, 2.5, .95, '#c0925a', kind='legs')
    chairs_around(.1, 1.75, 2.3, .95, (3, 3), 'cross', '#8f6a42', '#cdb88f', gap=.12, ends=2)
    for x in (-.6, .75): lamp(x, 1.75, 1.72, 'bell', '#6f8798', .17, H)
    flowers(.05, 1.75, .74, '#e9e6df', .22, ('#f3efe6', '#e2b9a0', '#8fa3c0'), 14); bowl(.65, 1.75, .74, '#6f8798', .14, '#a8b04a'); candles(-.55, 1.75, .74, 3)
    K = Kitchen('#efece5', style='shaker', handle='knob', metal='black', top=wood('#c0925a', 'x', .4), h=.86, depth=.42)
    K.run(-W/2, 1.0, math.pi/2, [('drawerdoor', .8), ('drawerdoor', .8)]); table_lamp(-W/2+.2, 1.3, .86, '#c77f5c'); vase(-W/2+.2, 2.2, .86, '#e9e4da', .26); books(-W/2+.2, 1.75, .86, 4)
    art('y', -W/2, 1.8, 1.5, .8, .6, '#f2f0ea', outward=-1, kind='dune'); plant(2.3, 3.15, kind='fig', h=1.2, pot='#d8d2c6'); art('y', W/2, 2.0, 1.5, .5, .65, kind='leaf'); art('y', W/2, 2.6, 1.5, .5, .65, kind='sun')
    art('x', D, .1, 1.5, .3, .42, '#f2f0ea', kind='lines')
    rug(.1, 1.75, 3.4, 2.3, pattern('stripes', '#e3dccd', '#b9b2a2', .2))
    sun(26, 36, 8, '#ffe2b6')
    camera((-.85, -1.75, 1.62), (.1, 3, .9), 24)

@room('dining-long-wood', exposure=0.55)
def dining_long_wood():
    W, D, H = 4.6, 4.6, 2.45
    wl = (1.0, 3.9, .85, 2.1, 3)
    shell(W, D, H, planks('#bd9265', .18, axis='x'), '#8f9d8a', left='#efebe2', right='#efebe2', wl=[wl], frames='wood', wr=[(-2.3, -.9, .85, 2.1)], sill=wood('#c79a63', 'y'))
    table(.0, 2.05, 2.7, .92, '#b5854e', kind='panel', rot=math.pi/2)
    chairs_around(0, 2.05, 2.75, .92, (4, 4), 'shell', '#b5854e', '#26282a', gap=.15, rot=math.pi/2, jitter=.08)
    lamp(0, 2.05, 1.78, 'bar', '#b5854e', .01, H) if 0 else None
    for y in (1.2, 2.1, 3.0): pendant(0, y, 1.75, 'globe', r=.13, ceil=H)
    twigs(.0, 2.05, .74, '#e9e6df', .24, 0, .35)
    for s in (-1, 1):
        for i in range(4): cover(s*.27, 2.05+(-1.375+2.75*(i+.5)/4)*.93, .742, '#e4ddd0', s*math.pi/2)
    bookcase(-1.35, D-.17, 1.2, 2.0, .32, '#b5854e', 5, 0, True); 
    art('x', D, .1, 1.5, .9, 1.1, '#b98a58', kind='sun'); plant(1.3, 4.15, kind='olive', h=1.3, pot='#c77f5c')
    box(W/2-.2, 2.3, .4, .38, 1.6, .6, wood('#b5854e', 'y'), .006)
    for s in (-1, 1): box(W/2-.2, 2.3+s*.65, .05, .3, .04, .1, plain('#26272a', .4), .003)
    for i in range(3): box(W/2-.394, 2.3-.53+.53*i, .4, .01, .52, .56, wood('#b5854e', 'z'), .003)
    table_lamp(W/2-.2, 2.9, .7, '#8f9d8a'); books(W/2-.2, 2.3, .7, 4); art('y', W/2, 2.3, 1.5, .7, .55, kind='lines')
    sun(-74, 36, 9, '#ffe2b6')
    camera((1.85, -1.3, 1.72), (-.55, 3, .86), 22)

@room('dining-long-dark', exposure=0.55)
def dining_long_dark():
    W, D, H = 5.6, 3.8, 2.5
    win = (-.6, 2.4, .5, 2.15, 3)
    shell(W, D, H, tiles('#cfc8bb', .75, .75, '#b5ad9f', .4, vary=.03), '#efece5', left='#c98f6b' if 0 else '#b9a58c', wb=[win], frames='dark', sill=plain('#2a2b2d', .4), wr=[(-2.3, -.8, .02, 2.2)])
    table(.15, 1.75, 2.5, 1.0, '#a8743f', kind='panel')
    chairs_around(.15, 1.75, 2.3, 1.0, (3, 3), 'pad', '#222222', '#7b8f86', gap=.14, ends=2)
    lamp(.15, 1.75, 1.85, 'bar', '#26272a', .8, H)
    bowl(.1, 1.75, .74, '#26282a', .17, '#a8b04a'); twigs(.85, 1.8, .74, '#c77f5c', .2, 2, .35); candles(-.65, 1.75, .74, 2, '#26272a'); 
    K = Kitchen('#33383a', style='slats', handle='none', top=wood('#a8743f', 'x', .4), h=.8, depth=.42)
    K.run(-2.55, D, 0, [('doors', .9), ('doors', .8)])
    art('x', D, -1.75, 1.5, 1.1, .85, '#222222', kind='dune'); table_lamp(-2.3, D-.2, .8, '#c77f5c'); books(-1.7, D-.22, .8, 4); vase(-1.2, D-.2, .8, '#8fa39a', .28)
    plant(2.4, 3.35, kind='monstera', h=1.2, pot='#4a4c4a') if 0 else None
    art('y', W/2, 1.9, 1.5, .6, .8, '#222222', kind='lines'); art('y', W/2, 2.6, 1.5, .6, .8, '#222222', kind='leaf')
    rug(.15, 1.75, 3.4, 2.4, pattern('plain', '#c7b59b', '#c7b59b'))
    sun(30, 36, 8, '#ffe2b6')
    camera((1.3, -1.75, 1.65), (-.05, 3, .88), 24)
