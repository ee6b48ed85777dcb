"""Bedrooms, children's rooms, games rooms, details."""
from lib import *; from parts import *
from parts_E import *
from registry import room

OAK, PINE, ASH, WALNUT = '#c2a27a', '#cba878', '#d6c09c', '#7d5b40'

# ------------------------------------------------------------------ wide windows
@room('bed-wide-window-white', exposure=.35)
def _():
    D = 3.9; win = (-1.45, 1.75, .86, 2.14, 4)
    shell(-2.15, 2.15, D, 2.45, planks('#cdb188'), '#ebe9e4', left='#b9c6cb', wb=[win], frames='white')
    bed(-1.02, 2.3, rad(90), 1.6, head='panel', c=ASH, h=.95, duvet=['#f0eee9', '#f0eee9'], back='#9fb3bd', pillows=['#f2f0eb', '#a9bac2'], throw=('#5d7a8c', .25, .5), cushions=[('#d9a94f', .4, 0)])
    nightstand(-1.93, 1.22, 'drawer', ASH, rot=rad(90)); table_lamp(-1.95, 1.22, .5, '#e6e0d4')
    nightstand(-1.93, 3.45, 'stool', ASH, w=.42, h=.46); 
    rug(.2, 2.1, 2.6, 1.7, pattern('plain', '#d9d3c7', '#c7bfb1'))
    armchair(1.25, 2.75, rad(-38), '#8fa3ab', frame='#b98a58', kind='lounge', cushion='#e9e2d3')
    nightstand(1.75, 3.45, 'stool', OAK, w=.5, h=.5); mug(1.68, 3.38, .5, '#e9e6df'); books(1.85, 3.45, .5, 2)
    plant(-.1, 3.55, kind='olive', h=.62, pot_r=.13, pot_h=.22)
    art('y', -2.15, 2.3, 1.55, .8, .6, '#f2f0ea', -1, 'dune', ('#e6ecef', '#3f6077', '#b8c9cf'))
    vase(.95, 3.86, .86, '#7d94a1', .17, 1); vase(1.2, 3.87, .86, '#e9e6df', .24, 0)
    pennant_paper(-.2, 1.9, 2.1, .2, 2.45)
    curtain('x', D, -1.95, -1.5, .03, 2.3, '#e9e5dc'); curtain('x', D, 1.78, 2.13, .03, 2.3, '#e9e5dc'); rail('x', D, -2.0, 2.13, 2.31, c='#e9e6df')
    sky(); sun(28, 33, 8, '#ffe6bd')
    art('y', 2.15, 2.2, 1.55, .6, .8, '#b98a58', 1, 'lines', ('#eef0ec', '#7d94a1', '#d9a94f'))
    camera((.55, -1.15, 1.36), (-.08, 3.9, 1.02), 23)

@room('bed-wide-window-wood', exposure=.35)
def _():
    D = 4.3; win = (.95, 3.85, .02, 2.2, 3)
    shell(-2.3, 2.0, D, 2.45, planks('#c4a071', .2), '#a7b09d', left='#e9e6df', right='#e9e6df', wr=[win], frames='wood')
    bed(-.7, 3.2, 0, 1.8, head='cane', c='#b98f60', h=1.12, duvet=['#e7dfd0', '#e7dfd0'], back='#cfc2aa', pillows=['#efe9dd', '#c98f6b'], throw=('#7f8f76', .1, .55), cushions=[('#e4d7bf', .42, -.1)])
    for xx, k in ((-1.95, 1), (.5, 2)): nightstand(xx, 4.03, 'open', '#b98f60', h=.52)
    table_lamp(-1.95, 4.03, .52, '#8a9a83'); books(.48, 4.02, .52, 3); mug(.6, 3.98, .52+0, '#efece6')
    art('x', D, -1.15, 1.68, .5, .65, '#b98a58', kind='leaf', colors=('#eee8da', '#7b9077', '#6f8a6a')); art('x', D, -.45, 1.68, .5, .65, '#b98a58', kind='sun', colors=('#eee8da', '#c77f5c', '#d9c3a2'))
    armchair(1.12, 2.75, rad(-55), '#e6ddca', kind='rattan', cushion='#c98f6b')
    
    rug(-.25, 2.1, 2.6, 2.3, pattern('plain', '#ded3bd', '#c9bda6'))
    plant(1.68, 4.0, kind='monstera', h=1.05, pot='#b7795a', pot_r=.17, pot_h=.3)
    wicker_pendant(-.7, 2.4, 1.92, .28, 2.45)
    bench(-.7, 1.9, 1.3, pad='#d9ccb2', c='#b98f60', h=.42)
    sky(); sun(70, 34, 8, '#ffe0ae')
    art('y', -2.3, 2.5, 1.55, .7, .5, '#b98a58', -1, 'dune', ('#eee8da', '#c77f5c', '#d9c3a2'))
    camera((-1.75, -1.1, 1.35), (.55, 4.1, 1.0), 21)

@room('bed-wide-window-dark', exposure=.35)
def _():
    D = 4.0; win = (-2.0, 1.35, .02, 2.3, 3)
    shell(-2.3, 2.3, D, 2.5, planks('#bda07c', .18, axis='x'), '#e9e7e2', right='#e3dfd7', wb=[win], frames='dark', skirt=None)
    boards('y', 2.3, .6, D, 0, 2.5, '#b89468', .055, t=.03)
    bed(1.12, 2.35, rad(-90), 1.8, head='uph', c='#4a4f52', base='box', base_c='#565b5e', h=1.1, duvet=['#e9e7e2', '#e9e7e2'], back='#8c8f8c', pillows=['#f0eee9', '#6f7674'], throw=('#b9935f', .15, .5), cushions=[('#3d4447', .36, -.1, .36)])
    for yy in (1.15, 3.55): nightstand(2.02, yy, 'wall', WALNUT, rot=rad(-90), w=.46)
    table_lamp(2.05, 1.15, .54, '#3b3f42', '#e9e2d2', .38)
    sconce('y', 2.27, 3.5, 1.25, kind='ball', arm='#222222')
    rug(.0, 2.35, 2.5, 2.2, pattern('plain', '#b9b3a8', '#a59f94'))
    armchair(-1.45, 2.85, rad(40), '#c9b79c', kind='wing', frame='#5a4330', cushion='#4a4f52')
    floor_lamp(-2.0, 3.5, 'other', '#efe8da', 1.5)
    nightstand(-.72, 3.25, 'drum', '#8a8d89', w=.44, h=.46); books(-.72, 3.25, .46, 3); 
    plant(-1.98, 1.7, kind='grass', h=.75, pot='#3d3f40', pot_r=.17, pot_h=.34)
    curtain('x', D, 1.45, 1.95, .03, 2.45, '#a9a49a')
    sky(); sun(-25, 34, 8, '#ffe6c0')
    art('y', -2.3, 2.55, 1.55, .6, .8, '#222222', -1, 'sun', ('#e9e2d3', '#b9935f', '#4a4f52'))
    camera((-1.15, -1.1, 1.32), (.2, 4, .98), 22)

# ------------------------------------------------------------------ twin beds
@room('bed-twin-white', exposure=.35)
def _():
    D = 3.6; win = (-.78, .78, .9, 2.12, 2)
    shell(-2.05, 2.05, D, 2.4, planks('#d2b990'), '#d5dedf', wb=[win], frames='white', ceil=pboards('#f3f1ed', 'yx', .14))
    for s in (-1, 1):
        bed(s*1.4, 2.47, 0, .9, head='iron', c='#f4f3f0', h=1.1, duvet=pattern('stripes', '#eeece6', '#8aa4b5', .09), back='#f1efe9', linen='#f2f0eb', pillows=['#f2f0eb', '#b6c6cf'], foot=('iron', .72), foot_hang=-.03, base='iron', throw=('#44607a' if s < 0 else '#c9b48f', .12, .4))
    nightstand(0, 3.34, 'painted', '#eceae4', w=.62, h=.58); table_lamp(-.14, 3.36, .59, '#7d94a1', h=.36); books(.16, 3.32, .59, 2); 
    rug(0, 2.0, 1.15, 2.2, pattern('stripes', '#e9e3d6', '#b7c4c9', .22, 'y'))
    art('x', D, -1.4, 1.62, .42, .52, '#f2f0ea', kind='sun', colors=('#e6ecef', '#3f6077', '#b8c9cf')); art('x', D, 1.4, 1.62, .42, .52, '#f2f0ea', kind='dune', colors=('#e6ecef', '#d8a25a', '#b8c9cf'))
    for s in (-1, 1): curtain('x', D, s*.98-.17, s*.98+.17, .62, 2.25, '#f0ede6')
    rail('x', D, -1.2, 1.2, 2.26, c='#e9e6df'); pendant(0, 1.9, 1.95, 'dome', '#e9ecec', .2, 2.4)
    sky(); sun(-22, 36, 8)
    camera((.22, -1.0, 1.36), (.03, 3.6, .98), 24)

# ------------------------------------------------------------------ morning sun
@room('bed-white-6', exposure=.5)
def _():
    D = 3.3
    shell(-1.95, 1.95, D, 2.42, planks('#d0b48b'), '#ece9e3', wl=[(-1.0, .95, .5, 2.25, 2)], frames='white', light=16, fill=24)
    bed(0, 2.18, 0, 1.8, head='panel', c=OAK, h=1.0, duvet=['#e6ddcb', '#e6ddcb'], back='#efe9dd', pillows=['#efe8da', '#d9cbb0'], throw=('#b98d6a', .1, .5), cushions=[('#8c9a86', .44, -.15, .34)], wrinkle=.017)
    for s in (-1, 1): nightstand(s*1.3, 3.08, 'drawer', OAK, h=.52)
    table_lamp(-1.3, 3.1, .52, '#e4dccb'); books(1.22, 3.08, .52, 3); twigs(1.38, 3.12, .52, '#cbb799', .2, 0, .38)
    art('x', D, -.42, 1.62, .55, .7, kind='dune', colors=('#eee7d8', '#b9a184', '#d8c4a0')); art('x', D, .35, 1.62, .55, .7, kind='leaf', colors=('#eee7d8', '#8c9a86', '#6f6a55'))
    rug(0, 1.25, 3.0, 1.5, pattern('plain', '#e1d9ca', '#d0c6b4'))
    bench(0, .86, 1.3, pad='#d9cdb6', c=OAK, h=.42)
    pendant(-1.3, 3.0, 1.75, 'none', '#efe9dd', .0001, 2.42) if 0 else None
    sky(); sun(-130, 17, 12, '#ffdca6')
    art('y', 1.95, 2.1, 1.5, .5, .7, '#b98a58', 1, 'sun', ('#eee7d8', '#c99b74', '#8c9a86')); pegs('y', -1.95, 1.75, 2.75, 1.62, 4, OAK, -1, [(0, '#d9cdb6', .3, .75), (2, '#b98d6a', .26, .6)])
    camera((.25, -1.35, 1.4), (.05, 3.3, .9), 26)

@room('bed-twin-wood', exposure=.35)
def _():
    D = 3.7; win = (-.65, .95, .92, 2.06, 2, 2)
    shell(-2.1, 2.1, D, 2.4, planks('#c39a68', .2), '#efe9dc', wb=[win], frames='wood', ceil=pboards('#efe9dc', 'xy', .16), skirt=None)
    for a, b in ((-2.1, -.75), (1.05, 2.1)): boards('x', D, a, b, 0, 1.1, '#9fab95', .12, cap=True)
    boards('x', D, -.75, 1.05, 0, .87, '#9fab95', .12)
    boards('y', -2.1, .2, D, 0, 1.1, '#9fab95', .12, outward=-1, cap=True); boards('y', 2.1, .2, D, 0, 1.1, '#9fab95', .12, cap=True)
    for yy in (.3, 1.7, 3.1): beam(yy, -2.1, 2.1, 2.4, .13, .15, '#b98d5a', 'x')
    for s, pc, th in ((-1, '#c98f6b', '#b86a4a'), (1, '#d9b469', '#c99a4a')):
        bed(s*1.57+(.0), 2.52, 0, .9, head='spindle', c='#b98a56', h=1.08, duvet='#ece5d6', back=pattern('checks', '#ece5d6', pc, .045), linen='#f1ece0', pillows=[pattern('checks', '#ece5d6', pc, .045), '#f1ece0'], throw=(th, .12, .5), foot=('spindle', .62), foot_hang=-.04)
    dresser(.15, 3.42, .95, .42, .72, '#b98a56', rows=3); vase(-.12, 3.44, .72, '#7b9077', .16, 2); books(.38, 3.4, .72, 3)
    rug(.05, 1.9, 1.3, 2.1, pattern('stripes', '#e4d9c2', '#b9806a', .16, 'y'))
    art('y', 2.1, 2.2, 1.55, .5, .4, '#b98a58', 1, 'dune', ('#eee7d8', '#6f8a6a', '#d9b469')); art('y', -2.1, 2.2, 1.6, .45, .6, '#b98a58', -1, 'leaf', ('#eee7d8', '#7b9077', '#6f6a55'))
    pendant(.1, 1.2, 1.85, 'cone', '#8a9a83', .19, 2.25)
    basket(-.62, 3.35, .16, .28, blanket='#e4d9c2')
    sky(); sun(18, 34, 9, '#ffe3b4')
    camera((1.45, -1.2, 1.4), (-.2, 3.7, .98), 23)

@room('bed-twin-dark', exposure=.35)
def _():
    D = 3.8; win = (-.72, .72, .02, 2.22, 2)
    shell(-2.3, 2.3, D, 2.5, planks('#cbb08a', .2, axis='x'), '#c9a68f', left='#ebe7e0', right='#ebe7e0', wb=[win], frames='dark')
    for s in (-1, 1):
        bed(s*1.62, 2.68, 0, .9, head='channels', c='#a9806a' if s < 0 else '#a9806a', base='box', base_c='#d9cfc0', h=1.15, duvet='#efebe3', back='#d8b7a0', linen='#f2eee6', pillows=['#f2eee6', '#8d5f4c'], throw=('#5c6468', .1, .55), cushions=[('#e2c7a8', .36, .05)], foot_hang=.12)
        nightstand(s*.93, 3.6, 'drum', '#e4dccd', w=.34, h=.5) if s < 0 else nightstand(s*.93, 3.6, 'stool', WALNUT, w=.36, h=.5)
        art('y', s*2.3, 2.5, 1.5, .6, .8, '#222222', s, 'sun' if s < 0 else 'lines', ('#ece6da', '#a9694f', '#5c6468'))
    books(-.93, 3.58, .5, 2); vase(.93, 3.6, .5, '#5c6468', .2, 2)
    for s in (-1, 1): sconce('x', D, s*1.62, 1.42, kind='ball', arm='#222222')
    rug(0, 1.75, 1.9, 2.4, pattern('plain', '#e6dccb', '#d0c3ae'))
    pouf(.5, 1.5, '#8d5f4c', .25, .33); basket(-.68, 1.55, .16, .26, '#b58c58', blanket='#5c6468')
    wicker_pendant(0, 1.9, 2.0, .24, 2.5, '#b58c58')
    sky(); sun(24, 38, 9, '#ffe3b4')
    camera((.35, -1.15, 1.28), (-.02, 3.8, 1.0), 23)

def gable_wall(D, x0, x1, eaves, ridge, mat, openings=(), t=.16, light=25, frames='white'):
    """the gable at y=D with its openings, up under the roof"""
    mid = (x0+x1)/2
    top = lambda a: eaves+(ridge-eaves)*(1-abs(a-mid)/((x1-x0)/2))
    xs = sorted({x0, mid, x1, *[o[0] for o in openings], *[o[1] for o in openings]})
    def prism(a, b, za0, za1, zb0, zb1):   # at a from za0 to za1, at b from zb0 to zb1
        vs = [(a, D, za0), (b, D, zb0), (b, D, zb1), (a, D, za1)]; vs += [(p[0], D+t, p[2]) for p in vs]
        me = bpy.data.meshes.new('g'); me.from_pydata(vs, [], [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)]); me.update(); lib._obj('g', me, mat)
    for a, b in zip(xs, xs[1:]):
        hs = sorted((o[2], o[3]) for o in openings if o[0] <= (a+b)/2 <= o[1]); z = 0
        for q0, q1 in hs: prism(a, b, z, q0, z, q0); z = q1
        prism(a, b, z, top(a), z, top(b))
    for o in openings: opening('x', D, o, frames, 1, light)

def attic(x0, x1, D, eaves, ridge, fl, gab, roof, knee, wins, frames, yf=-2.4, fill=36):
    floor(x0, x1, yf, D, fl)
    gable_wall(D, x0, x1, eaves, ridge, gab, wins, frames=frames)
    pitched(x0-.02, x1+.02, yf, D+.1, eaves, ridge, roof)
    for s, xx in ((-1, x0), (1, x1)): wall('y', xx, yf, D+.2, eaves+.03, knee, outward=s)
    wall('x', yf, x0-.2, x1+.2, ridge, paint('#e9e6df'), outward=-1)
    area(((x0+x1)/2, yf+.2, 1.9), ((x0+x1)/2, 3, 1.1), 2.6, 1.0, fill, '#fff3e4')

@room('bed-loft-white', exposure=.35)
def _():
    D = 3.8; wb = pboards('#f0eee8', 'zx', .13)
    attic(-2.25, 2.25, D, 1.05, 3.15, planks('#d2b78e'), wb, pboards('#f2f0ea', 'yx', .12), pboards('#f0eee8', 'yz', .13), [(-.85, .85, 1.05, 2.2, 2)], 'white')
    skirting('x', D, -2.25, 2.25); skirting('y', -2.25, -2, D, -1); skirting('y', 2.25, -2, D)
    bed(0, 2.68, 0, 1.6, head='vboards', c=ASH, h=.98, duvet=['#eef0ef', '#eef0ef'], back='#b9c7cc', pillows=['#f2f0eb', '#f2f0eb'], throw=('#8fa6b0', .1, .55), cushions=[('#44607a', .4, -.22), ('#d9c9a8', .36, .2)])
    for s in (-1, 1): nightstand(s*1.16, 3.55, 'stool', ASH, w=.44, h=.48)
    table_lamp(-1.16, 3.56, .48, '#8fa6b0', h=.38); books(1.14, 3.55, .48, 3); vase(1.24, 3.6, .555, '#e9e6df', .13, 2)
    rug(0, 1.55, 3.1, 1.5, pattern('stripes', '#ece7dc', '#b4c2c8', .2, 'x'))
    box(0, 2.2, 2.72, 2.0, .1, .14, plain('#eceae3', .5), .01) if 0 else None
    dresser(-2.0, 1.55, .9, .4, .72, '#eceae3', rot=rad(90), wooden=False); bowl(-2.0, 1.4, .72, '#8fa6b0', .12)
    basket(1.85, 1.55, .2, .3, blanket='#b9c7cc'); basket(1.9, 2.15, .17, .24, '#d0aa74')
    pennant_paper(0, 1.6, 2.25, .22, 3.1)
    sky(); sun(20, 36, 9, '#ffe6bd')
    camera((.3, -1.3, 1.38), (.0, 3.8, 1.2), 23)

@room('bed-loft-wood', exposure=.35)
def _():
    x0, x1, D, k, yr, zr = -2.35, 2.15, 3.9, 1.0, 1.9, 2.85
    sl = (zr-k)/(D-yr); a, b, zt = -.1, 1.9, 2.24; yt = D-(zt-k)/sl
    white = pboards('#f1efe9', 'xz', .12); wv = pboards('#eceae3', 'zy', .12); wx = pboards('#eceae3', 'zx', .12)
    floor(x0, x1, -2.4, D, planks('#bd935f', .2, axis='x'))
    def quad(*p, m=white):
        me = bpy.data.meshes.new('q'); me.from_pydata(p, [], [tuple(range(len(p)))]); me.update(); return lib._obj('q', me, m)
    for u, v in ((x0, a), (b, x1)): quad((u, D+.3, k-.3*sl), (v, D+.3, k-.3*sl), (v, yr, zr), (u, yr, zr))
    quad((a, yt, zt), (b, yt, zt), (b, yr, zr), (a, yr, zr))
    quad((x0, yr, zr), (x1, yr, zr), (x1, -2.5, 2.25), (x0, -2.5, 2.25))
    quad((a, yt, zt), (b, yt, zt), (b, D+.2, zt), (a, D+.2, zt), m=pboards('#f1efe9', 'xy', .12))
    for xx in (a, b): quad((xx, D+.2, k-.2*sl), (xx, D+.2, zt), (xx, yt, zt), m=pboards('#eceae3', 'yz', .12))
    # an outer shell, that no light comes in
    quad((x0-.3, -2.6, 3.3), (x1+.3, -2.6, 3.3), (x1+.3, yr, 3.3), (x0-.3, yr, 3.3)); 
    w = (a+.12, b-.12, .92, 2.14, 3)
    wall('x', D, x0-.2, a, k+.1, wx); wall('x', D, b, x1+.2, k+.1, wx); wall('x', D, a, b, zt+.05, wx, [w[:4]])
    opening('x', D, w, 'wood', 1, 34)
    wall('y', x0, -2.4, D+.3, 3.2, wv, outward=-1); wall('y', x1, -2.4, D+.3, 3.2, wv); wall('x', -2.4, x0, x1, 3, paint('#e9e6df'), outward=-1)
    beam(yr, x0, x1, zr+.04, .16, .2, '#b98d5a', 'x')
    bed(x0+.1+1.02, 2.35, rad(90), 1.6, head='arch', c='#b98d5a', h=1.1, duvet=['#ece4d4', '#ece4d4'], back='#c9b48f', pillows=['#f1ece0', '#9aa58d'], throw=('#a8674c', .2, .5), cushions=[('#d9b469', .38, 0)])
    nightstand(x0+.24, 1.22, 'drawer', '#b98d5a', rot=rad(90)); table_lamp(x0+.24, 1.22, .5, '#9aa58d')
    art('y', x0, 2.35, 1.62, .5, .4, '#b98a58', -1, 'dune', ('#eee7d8', '#6f8a6a', '#d9b469')); 
    bench((a+b)/2, 3.62, 1.2, .4, .44, '#b98d5a', pad='#c9b48f'); pillow(.45, 3.7, .68, .4, .4, .14, fabric('#9aa58d', 180), (rad(66), 0, .1))
    books(1.3, 3.62, .51, 3)
    rug(.55, 2.0, 1.9, 1.5, pattern('border', '#d8cbb2', '#b9a184'), round_=True)
    armchair(1.55, 1.75, rad(-70), '#e4dac6', kind='shell', cushion='#a8674c')
    basket(x1-.3, 3.3, .18, .3, blanket='#e4dac6')
    area((-.1, -2.1, 1.8), (-.1, 3, 1.3), 3, 1, 46, '#fff3e4')
    wicker_pendant(-.4, 1.9, 1.95, .24, zr-.12)
    sky(); sun(30, 40, 9, '#ffe3b4')
    camera((-.2, -1.35, 1.38), (.02, 3.9, 1.2), 22)

@room('bed-white-7', exposure=.5)
def _():
    D = 3.6
    shell(-2.0, 2.1, D, 2.45, planks('#cbb08a'), '#ece9e3', left='#ece9e3', wr=[(-1.2, .75, .5, 2.3, 2)], frames='white', light=16, fill=24)
    m = paint('#d3b8a2'); box(.05, D-.004, .7, 4.1, .008, 1.4, m, 0); box(-1.996, 1.0, .7, .008, 5.2, 1.4, m, 0)
    bed(.35, 2.48, 0, 1.6, head='cane', c='#b98f60', h=1.12, duvet=['#f1eee6', '#f1eee6'], back='#b9c2ad', pillows=['#f2efe8', '#b9c2ad'], throw=('#c9b48f', .1, .6), cushions=[('#b9745a', .38, .1)], wrinkle=.017)
    nightstand(-.75, 3.38, 'stool', '#b98f60', w=.46, h=.5); table_lamp(-.78, 3.4, .5, '#b9745a', h=.4); mug(-.62, 3.3, .5, '#e9e6df')
    nightstand(1.45, 3.38, 'open', '#b98f60', w=.4, h=.52); books(1.45, 3.38, .52, 3); 
    wardrobe(-1.68, 2.3, 1.5, .58, 2.1, '#eceae3', rad(90), 3, 'cane')
    round_mirror('x', D, .35, 1.78, .3, '#b98f60')
    sconce('x', D, 1.45, 1.55, arm='#b9955a')
    rug(.6, 1.7, 2.6, 1.9, pattern('border', '#e4dac8', '#cbbb9f'), round_=True)
    plant(1.75, 2.0, kind='olive', h=1.25, pot='#b98d6a', pot_r=.18, pot_h=.3)
    pouf(-.75, 1.35, '#c9b48f', .24, .32)
    pennant_paper(.35, 2.0, 2.08, .24, 2.45)
    sky(); sun(135, 17, 12, '#ffdca6')
    camera((1.35, -1.2, 1.4), (-.25, 3.6, .95), 24)

@room('bed-white-8', exposure=.5)
def _():
    D = 3.4
    shell(-2.3, 2.3, D, 2.42, planks('#c9a97c', .2, axis='x'), '#ebe8e1', right='#9aabb2', wl=[(-1.0, .8, .3, 2.25, 2)], frames='white', light=16, fill=24)
    bed(1.2, 1.95, rad(-90), 1.8, head='uph', c='#5c7482', base='box', base_c='#5c7482', h=1.1, duvet=['#eae6dd', '#eae6dd'], back='#d3c8b5', pillows=['#f1eee7', '#c9bda6'], throw=('#c99a5a', .15, .5), cushions=[('#44586a', .45, .1, .32)], wrinkle=.018)
    nightstand(2.05, 3.15, 'drawer', ASH, rot=rad(-90)); table_lamp(2.05, 3.15, .5, '#e4dccb')
    dresser(-.55, 3.15, 1.5, .44, .84, ASH, rows=3, cols=2); round_mirror('x', D, -.55, 1.58, .36, '#b98a58')
    twigs(-1.1, 3.15, .84, '#5c7482', .24, 1, .45); books(-.1, 3.15, .84, 3); bowl(-.5, 3.1, .84, '#d9cdb9', .13)
    art('x', D, 1.05, 1.55, .6, .8, '#f2f0ea', kind='dune', colors=('#e6ecef', '#c99a5a', '#9aabb2'))
    armchair(-1.7, 2.55, rad(48), '#d9cdb6', frame='#b98a58', kind='lounge', cushion='#5c7482')
    floor_lamp(-2.02, 3.1, 'tripod', h=1.45)
    rug(-.2, 1.9, 2.4, 2.0, pattern('stripes', '#e6dfd1', '#b9c3c6', .35, 'y'))
    sconce('y', 2.3, 1.95, 1.62, arm='#222222', kind='ball') if 0 else art('y', 2.3, 1.95, 1.65, .9, .5, '#f2f0ea', 1, 'lines', ('#eee7d8', '#5c7482', '#c99a5a'))
    sky(); sun(-125, 18, 12, '#ffdca6')
    camera((-1.1, -1.15, 1.4), (.3, 3.4, .93), 23)

@room('bed-boarded-6', exposure=.35)
def _():
    D = 3.4
    shell(-2.0, 2.0, D, 2.4, planks('#d0b48b'), '#eeebe4', left='#eeebe4', wl=[(-1.3, .6, .6, 2.2, 2)], frames='white', light=20, fill=34, ceil=pboards('#f2efe8', 'yx', .14))
    boards('x', D, -2.0, 2.0, 0, 2.4, '#a3b09a', .145)
    bed(-.1, 2.27, 0, 1.6, head='iron', c='#2f3233', base='iron', h=1.2, foot=('iron', .78), foot_hang=-.05, duvet=['#efece4', '#efece4'], back='#d9cfba', pillows=['#f1eee7', '#f1eee7'], throw=('#6f7f68', .12, .5), cushions=[('#d9b469', .42, -.2), (pattern('checks', '#efe9dc', '#8a9a7c', .04), .42, .22)])
    nightstand(-1.25, 3.15, 'painted', '#eeeae1', h=.56); table_lamp(-1.25, 3.17, .57, '#d9b469', h=.4)
    chair(1.12, 3.1, rad(10), '#c79a63', None, 'ladder'); books(1.12, 3.05, .475, 4)
    ledge('x', D-.018, -.85, .7, 1.62, .12, '#eeeae1'); vase(-.6, 3.32, 1.62, '#e9e4d8', .2, 0); vase(.5, 3.32, 1.62, '#6f7f68', .14, 2); art('x', 3.34, .0, 1.8, .28, .36, '#b98a58', kind='leaf', colors=('#eee7d8', '#7b9077', '#6f6a55')); art('x', 3.325, .24, 1.75, .2, .26, '#f2f0ea', kind='sun', colors=('#eee7d8', '#d9b469', '#b9c2ad'))
    rug(-.1, 1.1, 2.8, 1.3, pattern('stripes', '#ebe4d5', '#a9b3a0', .12, 'x'))
    wardrobe(1.68, 1.9, 1.3, .58, 2.05, '#eeeae1', rad(-90), 2, 'panel')
    basket(-1.65, 2.2, .2, .34, blanket='#efe9dc'); pegs('y', -2.0, 1.9, 2.8, 1.6, 4, '#a3b09a', -1, [(1, '#e4dac6', .3, .7)])
    pendant(-.1, 1.6, 1.9, 'dome', '#eeeae1', .2, 2.4)
    sky(); sun(-125, 22, 9, '#ffe0b0')
    camera((-.15, -1.3, 1.38), (-.05, 3.4, .95), 24)

@room('bed-boarded-7', exposure=.35)
def _():
    D = 3.7
    shell(-2.2, 2.2, D, 2.38, planks('#bd935f', .2), '#efebe2', wr=[(-1.2, .6, .6, 2.2, 2)], frames='wood', light=20, fill=34, skirt='#e4dfd4')
    boards('x', D, -2.2, 2.2, 0, 2.38, '#7f98a6', .19, 'x'); boards('y', -2.2, 1.2, D, 0, 2.38, '#7f98a6', .19, 'x', -1) if 0 else None
    for xx in (-1.65, -.55, .55, 1.65): beam(xx, -2.4, D, 2.38, .12, .15, '#b98d5a')
    bed(-.55, 2.55, 0, 1.6, head='spindle', c='#c9a26a', h=1.15, duvet=[pattern('checks', '#eeeae0', '#b7c5cb', .06)]*2, back='#eeeae0', pillows=['#f1eee7', '#c46f4c'], throw=('#efe7d6', .12, .55), cushions=[('#34495a', .38, 0)])
    nightstand(-1.68, 3.47, 'drawer', '#c9a26a'); table_lamp(-1.68, 3.48, .5, '#34495a')
    nightstand(.58, 3.47, 'drawer', '#c9a26a'); books(.52, 3.45, .5, 3); vase(.7, 3.5, .5, '#c46f4c', .18, 2)
    wardrobe(1.45, 3.36, 1.0, .58, 2.0, '#c9a26a', 0, 2, 'boards', True)
    bench(-.55, 1.22, 1.25, .38, .44, '#c9a26a'); basket(.75, 1.9, .2, .32, blanket='#c46f4c')
    rug(.0, 1.35, 3.0, 1.9, pattern('border', '#d9cdb6', '#c4b495'))
    art('x', D-.02, -.75, 1.7, .42, .52, '#c9a26a', kind='sun', colors=('#eee7d8', '#c46f4c', '#d9c3a2')); art('x', D-.02, -.25, 1.7, .42, .52, '#c9a26a', kind='dune', colors=('#e6ecef', '#3f6077', '#b8c9cf'))
    art('y', -2.2, 2.3, 1.55, .7, .5, '#c9a26a', -1, 'dune', ('#eee7d8', '#c46f4c', '#7f98a6'))
    art('y', 2.2, 2.3, 1.55, .5, .7, '#c9a26a', 1, 'leaf', ('#eee7d8', '#7b9077', '#6f6a55')); armchair(1.7, 2.1, rad(-75), '#e4dac6', frame='#b98d5a', kind='lounge', cushion='#7f98a6')
    pendant(-.55, 1.9, 1.8, 'cone', '#34495a', .2, 2.23)
    sky(); sun(125, 22, 9, '#ffe0b0')
    camera((-1.35, -1.15, 1.38), (.12, 3.7, 1.0), 23)

@room('bed-boarded-8', exposure=.35)
def _():
    D = 3.5
    shell(-2.2, 2.2, D, 2.4, planks('#c9ab80', .2, axis='x'), '#f0ece2', wr=[(-1.0, .7, .4, 2.2, 2)], frames='white', light=20, fill=34)
    boards('y', -2.2, -.4, D, 0, 1.38, '#c98f72', .15, 'z', -1, cap=.11); boards('x', D, -2.2, 2.2, 0, 1.38, '#c98f72', .15, 'z', cap=.11)
    bed(-1.1, 1.9, rad(90), 1.8, head='cushions', c='#e9dfcc', base='platform', base_c='#b98f60', h=1.12, top=.42, duvet=['#f1ede4', '#e2d3bd'], back='#f1ede4', pillows=['#f2efe8', '#f2efe8'], throw=('#6d7f86', .15, .5), cushions=[('#d9a94f', .42, -.25), ('#8f5a44', .42, .25)])
    for yy, c in ((1.0, '#8f5a44'), (2.1, '#6d7f86')): sconce('y', -2.09 if 0 else -2.2, yy+.35, 1.72, -1, arm='#b9955a')
    vase(-2.14, 1.9, 1.41, '#e9e6df', .2, 0); art('y', -2.2, 2.95, 1.78, .4, .5, '#b98f60', -1, 'leaf', ('#eee7d8', '#7b9077', '#6f6a55'))
    nightstand(-1.85, 3.15, 'stool', '#b98f60', w=.46, h=.44); table_lamp(-1.87, 3.17, .44, '#f0e9da', h=.42)
    dresser(.75, 3.24, 1.3, .44, .78, '#b98f60', rows=2, cols=2, legs=.2); twigs(1.2, 3.22, .78, '#6d7f86', .22, 2, .4); bowl(.4, 3.2, .78, '#d9a94f', .12)
    art('x', 3.4, .35, 1.67, .38, .5, '#b98f60', kind='dune', colors=('#eee7d8', '#6d7f86', '#c98f72')); art('x', 3.4, .72, 1.6, .28, .36, '#f2f0ea', kind='sun', colors=('#eee7d8', '#d9a94f', '#c98f72')); vase(1.55, 3.45, 1.41, '#8f5a44', .15, 1); 
    shelf_books(-.75, -.2, 3.44, 1.406, .09, .2)
    rug(.45, 2.0, 1.9, 2.2, pattern('stripes', '#ece4d6', '#c9a08a', .3, 'x'))
    armchair(1.55, 2.35, rad(-50), '#d3c4ab', kind='shell', cushion='#6d7f86')
    pennant_paper(.2, 1.7, 2.0, .25, 2.4)
    sky(); sun(122, 24, 9, '#ffe0b0')
    camera((1.15, -1.15, 1.38), (-.4, 3.5, .96), 23)

# ------------------------------------------------------------------ children
def rafters(ys, x0, x1, eaves, ridge, c, w=.09, h=.14, collar=None):
    mid = (x0+x1)/2
    for y in ys:
        for xx in (x0, x1): tube4(None, (xx, y, eaves-h*.55), (mid, y, ridge-h*.75), h, w, wood(c, 'z'))
        if collar: 
            hw = (x1-x0)/2*(ridge-collar)/(ridge-eaves); box(mid, y, collar, 2*hw, .07, .15, wood(c, 'x'), .006)

@room('bed-gable-white', exposure=.35)
def _():
    D, x0, x1 = 3.7, -2.15, 2.15; wl = paint('#dbe2e0')
    attic(x0, x1, D, 1.15, 3.05, planks('#d2b78e'), wl, planks('#d8b785', .12, axis='y', gap='#a98455'), wl, [(-.8, .8, 1.0, 2.2, 2)], 'white', fill=44)
    skirting('x', D, x0, x1); skirting('y', x0, -2, D, -1); skirting('y', x1, -2, D)
    for s, dc, tc in ((-1, pattern('stripes', '#eeeae0', '#d9a94f', .1), '#7d94a1'), (1, pattern('stripes', '#eeeae0', '#7d94a1', .1), '#d9a94f')):
        bed(s*1.5, 2.6, 0, .9, head='arch', c=plain('#eeece6', .45), base_c=ASH, h=.95, duvet=dc, back='#f1eee6', pillows=['#f2efe8'], cushions=[(tc, .34, .08)], throw=None)
    bookcase(0, 3.53, 1.3, .76, .3, '#eeece6', 2)
    teddy(-.35, 3.5, .755, rot=.1); vase(.4, 3.52, .76, '#d9a94f', .13, 2)
    rug(0, 2.0, 1.5, 1.5, pattern('border', '#e6ddca', '#d0c3a9'), round_=True)
    blocks(.12, 1.85, .014); wagon(-.4, 2.15, .4, z=.014)
    basket(.72, 3.05, .17, .28, blanket='#7d94a1')
    bunting((-1.95, 3.66, 1.5), (1.95, 3.66, 1.5), 0) if 0 else bunting((-1.3, 3.0, 1.98), (1.3, 3.0, 1.98), .1, 11, size=.12) if 0 else None
    bunting((-1.7, 1.3, 1.62), (1.7, 1.3, 1.62), -.0) if 0 else None
    pendant(0, 1.9, 2.25, 'dome', '#d9a94f', .18, 3.0)
    for s, k in ((-1, 'sun'), (1, 'leaf')): art('x', D, s*1.33, 1.42, .32, .4, '#f2f0ea', kind=k, colors=('#f1e9dc', '#d8a25a' if s < 0 else '#7b9077', '#7d94a1'))
    sky(); sun(24, 36, 9, '#ffe6bd')
    camera((.28, -1.15, 1.36), (0, 3.7, 1.15), 23)

@room('bed-gable-wood', exposure=.35)
def _():
    D, x0, x1 = 5.0, -2.0, 2.1; wl = paint('#c3ccb4')
    attic(x0, x1, D, 1.25, 3.0, planks('#c39a68', .18), wl, planks('#cf9f63', .14, axis='y', gap='#7d5a34'), wl, [(-.75, 1.05, .95, 2.15, 3)], 'wood', fill=52)
    rafters((.9, 2.6, 4.3), x0, x1, 1.25, 3.0, '#b98348')
    skirting('x', D, x0, x1, c='#c9a26a'); skirting('y', x0, -2, D, -1, c='#c9a26a'); skirting('y', x1, -2, D, c='#c9a26a')
    for yy, dc, pc in ((1.55, '#b86a4a', '#e8dcc4'), (3.85, '#e0c07a', '#e8dcc4')):
        bed(x0+.56, yy, 0, .9, head='slats', c='#c9a26a', h=.82, duvet='#efe8d8', back=dc, pillows=[dc], linen='#f1ece0', throw=(dc, .1, .5, .2), cushions=[('#7b9077', .34, .1)], foot=('slats', .56), foot_hang=-.04)
    table(.35, 4.62, 1.3, .55, '#c9a26a', .66, kind='panel'); chair(.3, 4.15, rad(185), '#c9a26a', '#b86a4a', 'spindle') if 0 else chair(.3, 4.1, rad(175), '#c9a26a', None, 'spindle')
    books(.75, 4.65, .66, 3); vase(-.1, 4.7, .66, '#b86a4a', .12, 2); [cyl(-.1+.008*i, 4.7, .72, .004, .14, plain(c, .5), bev=0, seg=8) for i, c in enumerate(('#d9a94f', '#7d94a1', '#b5654a'))]
    bookcase(1.93, 3.1, 1.1, .8, .28, '#c9a26a', 2, rad(-90), True); vase(1.92, 3.4, .81, '#7d94a1', .15, 2); teddy(.95, 2.95, .016, rot=rad(-30))
    basket(1.55, 1.9, .22, .32, blanket='#e0c07a'); sphere(1.0, 2.3, .12, .11, fabric('#b86a4a', 80))
    rug(.45, 2.5, 1.5, 2.4, pattern('stripes', '#e4d9c2', '#9aa58d', .2, 'y')); wagon(.35, 2.0, .7, '#c9a26a', .016); blocks(.5, 2.75, .016, 6)
    wicker_pendant(.05, 2.7, 2.2, .22, 2.9)
    sky(); sun(20, 36, 9, '#ffe3b4')
    camera((1.25, -1.35, 1.45), (-.3, 5, 1.15), 22)

@room('bed-gable-dark', exposure=.35)
def _():
    D, x0, x1 = 4.3, -2.2, 2.3; wl = paint('#e9e5dc')
    attic(x0, x1, D, 1.3, 3.2, planks('#c6ab84', .2), paint('#8499a4'), planks('#b9986c', .1, axis='y', gap='#6b5234'), wl, [(-1.0, .8, .55, 2.3, 2)], 'dark', fill=52)
    for y in (.6, 2.4): box(.05, y, 2.55, 1.78, .1, .16, wood('#8a6a45', 'x'), .006)
    skirting('x', D, x0, x1); skirting('y', x0, -2, D, -1); skirting('y', x1, -2, D)
    for yy, dc in ((1.45, '#c46f4c'), (3.35, '#3f6077')):
        bed(x1-.1-1.0, yy, rad(-90), .9, l=1.95, head='panel', c='#c2a27a', h=.85, base='drawers', base_c='#efece4', duvet='#efebe2', back=dc, pillows=['#f1eee7'], throw=(dc, .1, .5, .22), cushions=[('#d9b469' if yy < 2 else '#a9bac2', .34, -.05)], foot_hang=.1)
    nightstand(x1-.24, 2.4, 'painted', '#efece4', rot=rad(-90), w=.5, h=.5); table_lamp(x1-.24, 2.4, .51, '#d9b469', h=.36)
    bookcase(x0+.17, 2.9, 1.3, .8, .3, '#c2a27a', 2, rad(90), True); teddy(x0+.2, 2.6, .81, rot=rad(70)); wagon(x0+.18, 3.2, rad(90), '#d6c09c', .81)
    pouf(-1.2, 1.75, '#c46f4c', .26, .34); basket(-1.75, 1.5, .2, .32, blanket='#a9bac2')
    rug(-.55, 2.3, 1.7, 1.7, pattern('border', '#dcd3c2', '#c4b8a2'), round_=True); blocks(-.45, 2.3, .014, 8)
    plant(-1.75, 3.95, kind='monstera', h=.6, pot='#d8a657', pot_r=.13, pot_h=.24)
    art('x', D, 1.3, 1.5, .4, .5, '#222222', kind='sun', colors=('#f1e9dc', '#c46f4c', '#d9b469')); 
    pennant_paper(-.3, 2.3, 2.2, .2, 3.1)
    sky(); sun(-28, 36, 9, '#ffe6bd')
    camera((-1.2, -1.35, 1.4), (.22, 4.3, 1.12), 22)

@room('bed-bunk-6', exposure=.4)
def _():
    D = 3.5
    shell(-1.85, 1.95, D, 2.42, planks('#d2b78e'), '#d9e0d2', left='#d9e0d2', right='#eeebe4', wr=[(-1.2, .7, .6, 2.2, 2)], frames='white', light=18, fill=34)
    bunk(-1.3, 2.3, 0, c='#dfc59a', d1=pattern('stripes', '#eeeae0', '#9ab0a0', .09), d2='#e3b978', p1='#efe9dc', p2='#efe9dc', ladder='foot')
    rug(.45, 2.0, 1.8, 1.8, pattern('border', '#e6ddca', '#d0c3a9'), round_=True); blocks(.35, 1.9, .014, 8); wagon(.8, 2.25, -.4, z=.014)
    bookcase(.55, 3.33, 1.3, .82, .3, '#efece5', 2); teddy(.15, 3.3, .83); vase(.95, 3.33, .83, '#d9a94f', .16, 2); books(.6, 3.3, .83, 3)
    basket(-.42, 3.1, .22, .34, blanket='#e3b978')
    art('x', D, .2, 1.5, .36, .46, '#d6c09c', kind='sun', colors=('#f1e9dc', '#d8a25a', '#9ab0a0')); art('x', D, .65, 1.5, .36, .46, '#d6c09c', kind='leaf', colors=('#f1e9dc', '#7b9077', '#c9b79a')); art('x', D, 1.1, 1.5, .36, .46, '#d6c09c', kind='dune', colors=('#e6ecef', '#7d94a1', '#d7b88a'))
    bunting((-.55, 3.44, 2.15), (1.85, 3.44, 2.15), .16, 9)
    pegs('y', 1.95, 1.75, 2.9, 1.35, 5, ASH, 1, [(1, '#c77f5c', .26, .55), (3, '#7d94a1', .3, .6)]); bench(1.72, 2.3, 1.1, .32, .36, ASH, rad(90))
    pennant_paper(.5, 1.9, 2.02, .22, 2.42)
    sky(); sun(128, 22, 9, '#ffe0b0')
    camera((1.0, -1.05, 1.36), (-.22, 3.5, 1.06), 23)

@room('bed-bunk-7', exposure=.4)
def _():
    D = 3.1
    shell(-2.1, 2.1, D, 2.4, planks('#cdab78', .14, axis='x'), '#e7d3c2', left='#eeeae2', right='#eeeae2', wl=[(-1.3, .4, .6, 2.2, 2)], frames='wood', light=18, fill=34, ceil=pboards('#f2efe8', 'yx', .13))
    bunk(-.45, D-.06-.52, rad(-90), c='#d9bb8a', h=1.72, up=1.34, slanted=True, d1='#7d94a1', d2=pattern('checks', '#efe9dc', '#c77f5c', .05), p1='#d9b469', p2='#efe9dc')
    dresser(1.35, 2.84, 1.0, .44, .78, '#d9bb8a', rows=3); teddy(1.15, 2.82, .78, '#c9a77c', .9); table_lamp(1.62, 2.85, .78, '#7d94a1', h=.4)
    art('x', D, 1.2, 1.55, .4, .5, '#f2f0ea', kind='sun', colors=('#f1e9dc', '#c77f5c', '#7d94a1')); art('x', D, 1.65, 1.5, .28, .36, '#d9bb8a', kind='leaf', colors=('#eef0ec', '#7b9077', '#c9b79a'))
    basket(.92, 1.75, .24, .34, blanket='#efe2d0'); sphere(1.5, 1.85, .14, .14, fabric('#d9b469', 80))
    rug(-.15, 1.15, 2.7, 1.4, pattern('stripes', '#efe6d8', '#d9a58c', .16, 'x')); blocks(-.1, 1.2, .016, 8); wagon(.5, 1.35, .3, z=.016)
    pouf(-1.2, 1.35, '#7d94a1', .25, .33); 
    bookcase(-1.94, 1.4, .9, 1.15, .28, '#eeeae2', 3, rad(90))
    art('y', 2.1, 1.8, 1.5, .5, .4, '#d9bb8a', 1, 'dune', ('#e6ecef', '#7d94a1', '#d7b88a'))
    bunting((.8, 3.05, 2.2), (2.05, 3.05, 2.2), .1, 6)
    pendant(.1, 1.3, 1.95, 'dome', '#d9b469', .2, 2.4)
    sky(); sun(-125, 22, 9, '#ffe0b0')
    camera((.35, -1.55, 1.36), (.05, 3.1, 1.02), 25)

@room('bed-bunk-8', exposure=.4)
def _():
    D = 3.7
    shell(-2.0, 1.9, D, 2.5, planks('#bd935f', .2), '#ece8df', right='#ece8df', wl=[(-1.5, .45, .6, 2.25, 2)], frames='wood', light=18, fill=34)
    boards('x', D, -2.0, 1.9, 0, 1.25, '#6f8a92', .13, cap=True); boards('y', 1.9, .4, D, 0, 1.25, '#6f8a92', .13, cap=True); boards('y', -2.0, .9, D, 0, 1.25, '#6f8a92', .13, outward=-1, cap=True)
    for yy in (.6, 2.0, 3.4): beam(yy, -2.0, 1.9, 2.5, .11, .14, '#c9a26a', 'x')
    bunk(1.28, 2.3, 0, c='#e0c8a0', lside=-1, h=1.66, roof=True, slanted=False, d1='#c46f4c', d2='#e8dfcc', p1='#efe9dc', p2='#8fa6b0') 
    table(-.85, 3.36, 1.2, .55, '#d6b888', .68, kind='legs'); chair(-.75, 2.92, rad(170), '#d6b888', None, 'ladder'); books(-.5, 3.4, .68, 3); table_lamp(-1.25, 3.4, .68, '#c46f4c', h=.4)
    ledge('x', D, -1.45, -.2, 1.55, .16, '#d6b888'); shelf_books(-1.4, -.75, 3.6, 1.55, .13, .22); teddy(-.45, 3.58, 1.55, s=.6); 
    basket(.3, 3.3, .22, .36, blanket='#e8dfcc'); 
    rug(-.35, 1.75, 1.7, 2.0, pattern('checks', '#e8dfcc', '#c9b693', .25)); blocks(-.3, 1.8, .016, 8); wagon(-.75, 2.15, .9, z=.016); pouf(-1.5, 1.75, '#d9b469', .26, .34)
    art('y', -2.0, 2.5, 1.65, .6, .45, '#d6b888', -1, 'dune', ('#e6ecef', '#3f6077', '#b8c9cf'))
    wicker_pendant(-.6, 1.9, 1.95, .2, 2.36)
    sky(); sun(-126, 22, 9, '#ffe0b0')
    camera((-1.0, -1.2, 1.38), (.2, 3.7, 1.1), 23)

# ------------------------------------------------------------------ games
def wallbats(axis, at, a, z, cs=('#b03a2e', '#26282b'), outward=1):
    for i, c in enumerate(cs):
        aa = a+i*.24
        if axis == 'x': bat(aa, at-.014, z, 0, c, up='x')
        else: bat(at-outward*.014, aa, z, 0, c, up='y+' if outward > 0 else 'y-')

@room('table-tennis-white', exposure=.3)
def _():
    D, x0, x1 = 5.2, -2.7, 2.7; wl = paint('#ebe8e1')
    attic(x0, x1, D, 2.15, 3.7, planks('#cdb188', .2), wl, planks('#d3ad78', .13, axis='y', gap='#96713f'), wl, [(-1.75, 1.75, .9, 2.2, 4)], 'white', fill=85)
    rafters((1.2, 3.2, 5.1), x0, x1, 2.15, 3.7, '#c79658', .1, .16, 2.75)
    skirting('x', D, x0, x1); skirting('y', x0, -2, D, -1); skirting('y', x1, -2, D)
    table_tennis(-.1, 2.55, rad(14), '#2f5f8a')
    bat(.35, 1.65, .762, .8); bat(-.55, 3.35, .762, 2.3, '#26282b'); ttball(.1, 1.75, .762)
    bench(-2.4, 3.5, 1.6, .36, .44, '#c9a26a', rad(90), pad='#b8c4c6'); pillow(-2.55, 3.0, .72, .42, .42, .14, fabric('#d9a94f', 180), (rad(70), 0, rad(80)))
    art('y', x0, 3.0, 1.55, .5, .65, '#c9a26a', -1, 'sun', ('#e6ecef', '#3f6077', '#d9a94f')); art('y', x0, 3.75, 1.55, .5, .65, '#c9a26a', -1, 'dune', ('#e6ecef', '#d8a25a', '#b8c9cf'))
    bookcase(2.5, 3.6, 1.4, .95, .32, '#eeece6', 3, rad(-90)); plant(2.3, 4.75, kind='fig', h=1.15, pot='#7d94a1'); bowl(2.5, 3.3, .95, '#d9a94f', .14); wallbats('y', x1, 3.6, 1.5)
    basket(2.2, 2.3, .2, .32, blanket='#b8c4c6'); pouf(-2.1, 2.05, '#d9a94f', .28, .36)
    pendant(-.1, 2.55, 2.05, 'dome', '#eceae4', .24, 2.7)
    sky(); sun(-28, 36, 8, '#ffe6bd')
    camera((.95, -1.05, 1.5), (-.1, 5.2, 1.3), 22)

@room('table-tennis-wood', exposure=.35)
def _():
    D = 4.4; win = (-.35, 2.1, .88, 2.06, 3); w2 = (1.9, 3.7, .88, 2.06, 2)
    shell(-2.9, 2.9, D, 2.45, planks('#b98b55', .18, axis='x'), '#e9e4d8', left='#e9e4d8', wb=[win], wl=[w2], frames='wood', fill=70, ceil=planks('#d0a76e', .13, axis='x', plane='xy', gap='#8a6538'), skirt='#c79a63')
    for xx in (-2.2, -.75, .75, 2.2): beam(xx, -2.4, D, 2.45, .14, .17, '#b07c42')
    boards('x', D, -2.9, -.45, 0, 1.0, '#b9c0a8', .13, cap=True); boards('x', D, 2.2, 2.9, 0, 1.0, '#b9c0a8', .13, cap=True); boards('x', D, -.45, 2.2, 0, .85, '#b9c0a8', .13)
    boards('y', 2.9, 0, D, 0, 1.0, '#b9c0a8', .13, cap=True); boards('y', -2.9, 0, D, 0, .85, '#b9c0a8', .13, outward=-1)
    table_tennis(.15, 2.2, rad(84), '#3d6b52', wooden='#b98348')
    bat(-.75, 2.0, .762, .5); bat(1.05, 2.5, .762, -1.9, '#26282b'); ttball(-.5, 1.85, .762, '#e9892e')
    armchair(-2.15, 3.65, rad(40), '#d9ccb2', kind='rattan', cushion='#b86a4a'); nightstand(-1.35, 4.0, 'stool', '#c79a63', w=.5, h=.5); books(-1.35, 4.0, .5, 3)
    art('x', D, -1.55, 1.55, .55, .7, '#c79a63', kind='dune', colors=('#eee7d8', '#6f8a6a', '#d9b469')); art('x', D, -.9, 1.55, .4, .55, '#c79a63', kind='leaf', colors=('#eee7d8', '#7b9077', '#6f6a55'))
    wardrobe(2.55, 3.2, 1.3, .55, 1.15, '#c9a26a', rad(-90), 2, 'boards', True); plant(2.55, 2.9, 1.2, 'monstera', .55, '#b7795a', .12, .2); basket(2.5, 2.2, .2, .3, blanket='#e4d9c2')
    wallbats('y', 2.9, 3.3, 1.65)
    for xx in (-.5, .8): pendant(xx, 2.2, 1.78, 'cone', '#5d7460', .2, 2.45)
    rug(-1.9, 3.3, 1.3, 1.3, pattern('border', '#d9cbb0', '#c4b495'), round_=True)
    sky(); sun(-38, 34, 8, '#ffe3b4')
    camera((-.35, -1.75, 1.48), (.1, 4.4, 1.14), 23)

@room('table-tennis-dark', exposure=.35)
def _():
    D, x0, x1 = 4.9, -2.6, 2.7; wl = paint('#e5e1d8'); dr = (1.5, 4.4, .02, 2.12, 3)
    fl = tiles('#a9a39a', .6, .6, '#8c877f', .45)
    floor(x0, x1, -2.4, D, fl)
    gable_wall(D, x0, x1, 2.25, 3.6, paint('#e5e1d8')); pitched(x0-.02, x1+.02, -2.4, D+.1, 2.25, 3.6, planks('#b58a58', .15, axis='y', gap='#5f452a'))
    wall('y', x0, -2.4, D+.2, 2.28, wl, outward=-1); wall('y', x1, -2.4, D+.2, 2.28, wl, [dr[:4]]); opening('y', x1, dr, 'dark', 1, 26); wall('x', -2.4, x0, x1, 3.6, wl, outward=-1)
    area((0, -2.2, 2), (0, 3, 1.1), 3.4, 1.2, 75, '#fff3e4')
    for y in (.6, 2.2, 3.8): box(.05, y, 2.52, 4.4, .1, .2, wood('#7a5733', 'x'), .008)
    boards('x', D, x0, x1, 0, 1.25, '#51605c', .14, cap=True); boards('y', x0, -.3, D, 0, 1.25, '#51605c', .14, outward=-1, cap=True)
    table_tennis(-.2, 2.35, rad(-26), '#33424c', legs='#8d9296')
    bat(-.1, 1.55, .762, -.6); bat(.15, 3.3, .762, 2.6, '#26282b'); ttball(-.35, 1.5, .762)
    sofa(-1.2, 4.35, 0, '#c2a98a', 2, cushions=[(.15, '#51605c', .42), (.85, '#e3d9c6', .42)]) ; floor_lamp(.05, 4.55, 'tripod', h=1.5, wood_c='#7a5733')
    art('x', D, -1.55, 1.72, .6, .45, '#222222', kind='dune', colors=('#e9e2d3', '#b9935f', '#51605c')); art('x', D, -.85, 1.72, .45, .45, '#222222', kind='sun', colors=('#e9e2d3', '#b5654a', '#51605c'))
    plant(1.0, 4.5, kind='fig', h=1.3, pot='#3d3f40'); dresser(-2.36, 2.9, 1.4, .42, .8, '#a9794c', rot=rad(90), rows=2, cols=2); bowl(-2.36, 2.7, .8, '#d9a94f', .14); books(-2.36, 3.2, .8, 3); wallbats('y', x0, 2.8, 1.62, outward=-1)
    pendant(-.2, 2.35, 1.98, 'dome', '#2f3a3a', .26, 2.45)
    sky(); sun(75, 36, 8, '#ffe0ae')
    camera((-1.75, -1.25, 1.48), (.75, 4.9, 1.12), 21)

@room('games-flat-dark', exposure=.3)
def _():
    D = 5.0; win = (-1.9, 1.9, .45, 2.3, 3)
    shell(-2.8, 2.8, D, 2.6, planks('#cdb690', .2), '#eceae6', wb=[win], frames='dark', fill=70, ceil='#f5f3f0')
    table_tennis(.2, 2.4, rad(-18), '#27496b', legs='#b9bcbd', net='#e9e9e6')
    bat(-.2, 1.6, .762, .4); bat(.75, 3.1, .762, 2.4, '#26282b'); ttball(.05, 1.55, .762, '#e9892e')
    bench(-2.5, 2.9, 1.9, .38, .43, '#c2a27a', rad(90), kind='panel'); basket(-2.5, 2.5-.9, .17, .28, blanket='#27496b') if 0 else None
    for i, yy in enumerate((2.4, 3.35)): soft_box(-2.5, yy, .46, .36, .7, .07, fabric('#7d8b90', 200), .01)
    pegs('y', -2.8, 2.2, 3.7, 1.65, 6, '#c2a27a', -1, [(1, '#d9d4c8', .3, .7), (4, '#b5654a', .28, .6)])
    dresser(2.55, 3.3, 1.8, .42, .62, '#c2a27a', rot=rad(-90), rows=1, cols=3, legs=.2); twigs(2.55, 3.9, .62, '#3d4447', .28, 1, .5); books(2.55, 3.3, .62, 4); bowl(2.52, 2.8, .62, '#b5654a', .14)
    art('y', 2.8, 3.2, 1.55, 1.2, .85, '#222222', 1, 'dune', ('#eceae6', '#27496b', '#c8b28e'))
    pouf(-1.75, 4.35, '#b5654a', .3, .38); pouf(-2.3, 4.45, '#8a9296', .26, .34); plant(2.35, 4.6, kind='monstera', h=1.1, pot='#3d4447', pot_r=.19, pot_h=.34)
    bl = plain('#26282b', .4, .4); box(.2, 2.2, 2.585, .04, 3.0, .03, bl, .004)
    for yy in (1.0, 1.8, 2.6, 3.4): cyl(.2, yy, 2.42, .04, .14, bl); sphere(.2, yy, 2.42, .03, glow('#ffe9c8', 8), .4)
    sky(); sun(30, 34, 8, '#ffe9c8')
    camera((-.9, -1.0, 1.5), (.08, 5, 1.04), 22)

def cup(x, y, z, c='#e9e6df', rot=0, fill='#3b2415', s=1):
    m = plain(c, .35)
    lathe(x, y, z, [(0, .003), (.03*s, .003), (.037*s, .02*s), (.04*s, .09*s), (.037*s, .09*s), (.034*s, .02*s), (0, .012*s)], m)
    cyl(x, y, z+.074*s, .0375*s, .002, plain(fill, .15), bev=0)
    pts = [(x+math.cos(rot)*(.038*s+.026*s*math.sin(math.pi*t/8)), y+math.sin(rot)*(.038*s+.026*s*math.sin(math.pi*t/8)), z+.022*s+.05*s*t/8) for t in range(9)]
    tube(pts, .0055*s, m)

# ------------------------------------------------------------------ billiards
@room('billiards-6', exposure=.4)
def _():
    D = 4.3
    shell(-2.7, 2.7, D, 2.5, planks('#b98f5c', .18), '#ece7dc', wr=[(-1.6, .5, .6, 2.25, 2)], frames='wood', light=24, fill=70, skirt=None)
    for s, at in ((-1, -2.7), (1, 2.7)): boards('y', at, .5 if s > 0 else -.5, D, 0, 1.1, '#5f7468', .14, outward=s, cap=True)
    boards('x', D, -2.7, 2.7, 0, 1.1, '#5f7468', .14, cap=True)
    for xx in (-1.8, -.6, .6, 1.8): beam(xx, -2.4, D, 2.5, .13, .16, '#a87a48')
    pool_table(0, 2.25, rad(3), '#2f7355', '#8a5c38')
    for xx in (-.72, 0, .72): pendant(xx, 2.25, 1.72, 'dome', '#2f4a3e', .2, 2.5)
    cue_rack('x', D-.02, 0, n=6, c='#8a5c38', w=.9, z0=.5)
    art('x', D, -1.45, 1.65, .6, .45, '#8a5c38', kind='dune', colors=('#eee7d8', '#6f8a6a', '#d9b469')); art('x', D, 1.4, 1.65, .45, .55, '#8a5c38', kind='sun', colors=('#eee7d8', '#b5654a', '#5f7468'))
    armchair(-2.05, 3.6, rad(42), '#9a6a45', kind='wing', frame='#5a3d28', cushion='#d9c9a8'); floor_lamp(-2.4, 2.6, 'brass') if 0 else None
    nightstand(-1.2, 3.95, 'stool', '#8a5c38', w=.46, h=.5); books(-1.2, 3.95, .5, 3)
    dresser(1.95, 3.98, 1.1, .45, .82, '#8a5c38', rows=3); table_lamp(2.2, 4.0, .82, '#d9a94f'); bowl(1.7, 3.95, .82, '#d9c9a8', .13)
    cue((.9, 1.62, .835), (-.35, 1.85, .86)) if 0 else None
    rug(0, 2.25, 3.3, 2.3, pattern('border', '#cdbb9a', '#b9a582'))
    art('y', -2.7, 2.3, 1.65, .5, .65, '#8a5c38', -1, 'leaf', ('#eee7d8', '#7b9077', '#6f6a55')); art('y', 2.7, 2.4, 1.6, .7, .5, '#8a5c38', 1, 'dune', ('#eee7d8', '#40586a', '#c77f5c'))
    sky(); sun(125, 26, 8, '#ffe0b0')
    camera((.35, -1.5, 1.5), (0, 4.3, 1.08), 23)

@room('billiards-7', exposure=.35)
def _():
    D = 4.8
    shell(-2.4, 2.5, D, 2.5, planks('#c9ae86', .2), pboards('#eceae4', 'zx', .16), left=pboards('#eceae4', 'zy', .16), right=paint('#5f7f92'), wr=[(-1.7, .6, .5, 2.25, 2)], frames='white', light=24, fill=70, ceil=planks('#d2b080', .14, axis='y', gap='#94713f'))
    for y in (.8, 2.4, 4.0): beam(y, -2.4, 2.5, 2.5, .14, .16, '#c29a64', 'x')
    pool_table(.1, 2.45, rad(68), '#476f86', '#c9a474', 'square')
    for t in (-.5, .5): pendant(.1+t*math.cos(rad(68)), 2.45+t*math.sin(rad(68)), 1.7, 'cone', '#26282b', .24, 2.5)
    cue_rack('y', -2.4, 3.1, -1, 5, '#c9a474', w=.8, z0=.5)
    table(1.55, 4.2, .62, .62, '#c9a474', 1.02, round_=True)
    for a, b in ((.95, 4.3), (2.1, 3.85)):
        cyl(a, b, .68, .18, .04, wood('#c9a474'), bev=.012)
        for i in range(4): tube([(a+.1*math.cos(.8+1.57*i), b+.1*math.sin(.8+1.57*i), .69), (a+.2*math.cos(.8+1.57*i), b+.2*math.sin(.8+1.57*i), 0)], .014, plain('#26282b', .4, .4))
        tube([(a+.165*math.cos(.8+1.57*i), b+.165*math.sin(.8+1.57*i), .24) for i in range(5)], .008, plain('#26282b', .4, .4))
    twigs(1.55, 4.25, 1.02, '#476f86', .2, 0, .36); mug(1.42, 4.05, 1.02, '#e9e6df')
    ledge('x', D, -1.7, -.3, 1.6, .18, '#c9a474'); shelf_books(-1.65, -1.0, 4.68, 1.6, .14, .22); vase(-.75, 4.7, 1.6, '#476f86', .18, 2); vase(-.5, 4.7, 1.6, '#e0d9cb', .24, 0)
    bench(-1.0, 4.5, 1.4, .4, .45, '#c9a474', pad='#d5cab5'); pillow(-1.45, 4.62, .72, .42, .42, .14, fabric('#476f86', 180), (rad(70), 0, .1))
    art('x', D, 1.5, 1.62, .65, .5, '#26282b' if 0 else '#222222', kind='dune', colors=('#e6ecef', '#3f6077', '#b8c9cf')); art('y', 2.5, 2.9, 1.55, .6, .8, '#f2f0ea', 1, 'lines', ('#eef0ec', '#5f7f92', '#d9a94f'))
    plant(-2.05, 4.45, kind='fig', h=1.2, pot='#b7b2a6')
    basket(-2.1, 2.1, .2, .32, blanket='#d5cab5')
    sky(); sun(130, 27, 8, '#ffe0b0')
    camera((1.3, -1.1, 1.5), (-.25, 4.8, 1.02), 22)

@room('billiards-8', exposure=.45)
def _():
    D = 4.4
    shell(-2.6, 2.6, D, 2.45, planks('#b3966e', .2, axis='x'), '#3f5262', left='#e6e2d9', right='#e6e2d9', wl=[(-1.7, .5, .4, 2.2, 2)], frames='white', light=24, fill=75)
    pool_table(-.15, 2.2, rad(-24), '#8a3b3a', '#3a2a22', 'splay')
    ca, sa = math.cos(rad(-24)), math.sin(rad(-24)); bm = wood('#c2a27a', 'x')
    o = box(-.15, 2.2, 2.0, 1.7, .08, .06, bm, .008, rad(-24))
    for t in (-.6, .6): tube([(-.15+t*ca, 2.2+t*sa, 2.03), (-.15+t*ca, 2.2+t*sa, 2.45)], .006, plain('#26282b', .4))
    for t in (-.66, -.22, .22, .66):
        xx, yy = -.15+t*ca, 2.2+t*sa; tube([(xx, yy, 1.98), (xx, yy, 1.78)], .005, plain('#26282b', .4)); sphere(xx, yy, 1.72, .09, glow('#fff0d8', 2.4))
    cue_rack('x', D, .75, n=5, c='#c2a27a', w=.8, z0=.55)
    sofa(-1.35, 3.9, 0, '#b7a58c', 2, cushions=[(.15, '#8a3b3a', .42), (.85, '#e3d9c6', .44)])
    art('x', D, -1.75, 1.6, .5, .65, '#c2a27a', kind='sun', colors=('#e9e2d3', '#b5654a', '#3f5262')); art('x', D, -1.1, 1.6, .5, .65, '#c2a27a', kind='lines', colors=('#e9e2d3', '#3f5262', '#c2a27a'))
    bookcase(2.42, 3.4, 1.5, 1.7, .32, '#c2a27a', 4, rad(-90), True); plant(1.75, 4.05, kind='monstera', h=.8, pot='#d9d2c5', pot_r=.17, pot_h=.3)
    rug(-.15, 2.2, 3.2, 2.5, pattern('border', '#b8ab97', '#a3967f'), round_=False, rot=rad(-24)) if 0 else None
    armchair(1.9, 2.0, rad(-72), '#d9cdb6', frame='#5a4330', kind='lounge', cushion='#3f5262')
    cue((-1.95, 4.0, 0), (-2.2, 4.35, 1.42)) if 0 else None
    art('y', 2.6, 2.2, 1.55, .6, .45, '#222222', 1, 'dune', ('#e9e2d3', '#8a3b3a', '#c2a27a')); art('y', -2.6, 2.6, 1.55, .7, .9, '#222222', -1, 'dune', ('#e6ecef', '#3f5262', '#c8b28e'))
    basket(-2.25, 1.9, .2, .32, blanket='#8a3b3a')
    sky(); sun(-128, 26, 8, '#ffe0b0')
    camera((.3, -1.2, 1.5), (-.02, 4.4, 1.0), 23)

# ------------------------------------------------------------------ details
def open_book(x, y, z, rot=0, w=.155, h=.22, cover='#7d94a1'):
    g = group(x, y, rot, z); pg = plain('#f4f0e6', .8)
    box(0, 0, .004, w*2+.01, h+.01, .006, plain(cover, .7), .002, parent=g)
    for s in (-1, 1):
        sheet(lambda u, v, s=s: (s*w*u, (v-.5)*h, .009+.022*math.sin(min(1, u*1.15)*math.pi)**.7*(1-.45*u)), 16, 2, pg).parent = g
        tx = plain('#b9b3a6', .9)
        for i in range(9):
            l = .78 if i % 4 != 3 else .5
            sheet(lambda u, v, s=s, i=i, l=l: (s*w*(.12+u*l if s > 0 else .9-u*l), h*.40-i*h*.095+v*.004, .0098+.022*math.sin(min(1, (.12+u*l if s > 0 else .9-u*l)*1.15)*math.pi)**.7*(1-.45*(.12+u*l if s > 0 else .9-u*l))), 12, 1, tx).parent = g

def coffee_pot(x, y, z, rot=0):
    """cafetiere"""
    bl = plain('#1e1f21', .35, .3); st = plain('#c9cacb', .2, 1)
    cyl(x, y, z+.012, .046, .11, plain('#2a170d', .12), bev=.004)
    lathe(x, y, z, [(.05, .0), (.05, .165), (.047, .165), (.047, .0)], glass('#f2f6f5'))
    for zz in (.008, .09, .16): lathe(x, y, z+zz-.006, [(.0505, 0), (.053, .002), (.053, .01), (.0505, .012)], st)
    lathe(x, y, z+.165, [(.052, 0), (.052, .008), (.03, .02), (.0, .022)], st); cyl(x, y, z+.185, .003, .05, st, bev=0); sphere(x, y, z+.24, .014, bl)
    c, s = math.cos(rot), math.sin(rot)
    tube([(x+c*.05, y+s*.05, z+.155), (x+c*.09, y+s*.09, z+.15), (x+c*.095, y+s*.095, z+.05), (x+c*.05, y+s*.05, z+.04)], .007, bl)

def ceramic_pot(x, y, z, c='#7d94a1', rot=0):
    m = plain(c, .3)
    lathe(x, y, z, [(0, 0), (.05, 0), (.075, .04), (.07, .1), (.04, .13), (.036, .135)], m); lathe(x, y, z+.133, [(.038, 0), (.03, .012), (.01, .018), (.012, .03), (0, .034)], m)
    k, s = math.cos(rot), math.sin(rot)
    tube([(x-k*.06, y-s*.06, z+.05), (x-k*.1, y-s*.1, z+.09), (x-k*.115, y-s*.115, z+.125)], .012, m)
    tube([(x+k*(.055+.05*math.sin(math.pi*t/10)), y+s*(.055+.05*math.sin(math.pi*t/10)), z+.03+.085*t/10) for t in range(11)], .007, m)

def branch_vase(x, y, z, c='#e9e6df', h=.24, kind=0, tall=.5, n=6, seedlean=0, bloom=None, leafc=('#5f7f52', '#7d9a63'), spread=.42):
    vase(x, y, z, c, h, kind); Rr = lib.R; br = plain('#6b5138', .8); gs = [plain(k, .5) for k in leafc]
    for i in range(n):
        a = i*2.4+Rr.uniform(-.3, .3); k = spread*Rr.uniform(.35, 1); d = Vector((math.cos(a)*k+seedlean, math.sin(a)*k*.6, 1)).normalized(); q = Vector((x, y, z+h*.6)); t = tall*Rr.uniform(.75, 1.1)
        bend = Vector((math.cos(a)*.12, math.sin(a)*.07, 0))*t
        pts = [q+d*t*f+bend*f*f for f in [j/8 for j in range(9)]]
        tube([tuple(p) for p in pts], .0026, br)
        for j in range(3, 9):
            p = pts[j]
            if bloom:
                for _ in range(2): o = Vector((Rr.uniform(-.02, .02), Rr.uniform(-.02, .02), Rr.uniform(-.01, .02))); sphere(*(p+o), Rr.uniform(.006, .011), plain(bloom, .8), 1.25)
            else:
                for s in (-1, 1):
                    aa = a+s*1.3+Rr.uniform(-.5, .5); leaf(p, (math.cos(aa), math.sin(aa), .5), .075, .036, Rr.choice(gs), .2)

import lib
def plate(x, y, z, c='#e9e6df', r=.09, buns=0):
    lathe(x, y, z, [(0, .004), (r*.6, .004), (r, .014), (r*1.01, .016), (r*.6, .009), (0, .008)], plain(c, .35))
    for i in range(buns):
        a = 2.1*i; lathe(x+r*.36*math.cos(a), y+r*.36*math.sin(a), z+.008, [(0, 0), (.03, 0), (.034, .008), (.028, .016), (0, .019)], plain('#c99a5c', .8), seg=20)

@room('detail-coffee-white', exposure=.35)
def _():
    D = 1.75; win = (-.82, .82, .86, 2.1, 2)
    shell(-1.9, 1.9, D, 2.45, None, '#eceae4', wb=[win], frames='white', fill=24, skirt=None)
    box(0, D-.13, .85, 2.1, .42, .045, wood('#d0b286', 'x'), .008)   # a deep board as a sill
    z = .873
    branch_vase(-.38, D-.1, z, '#e4ded1', .26, 0, .46, 8, .05)
    g = group(.33, D-.17, .15, z); zz = 0
    for c, t, w in (('#44607a', .032, .24), ('#d9cdb6', .024, .225), ('#c77f5c', .03, .2)):
        box(R_(-.008, .008), 0, zz+t/2, w, w*.68, t, plain(c, .7), .003, R_(-.12, .12), g); box(.004, 0, zz+t/2, w-.004, w*.68-.008+.01, t*.72, plain('#f1ece0', .9), .001, 0, g) if 0 else None; zz += t
    cup(.35, D-.19, z+.087, '#f0ede6', 2.6)
    ceramic_pot(.04, D-.12, z, '#8fa6b0', .5); plate(-.13, D-.24, z, '#f0ede6', .08, 3); cup(.14, D-.27, z, '#f0ede6', -.4)
    curtain('x', D, -1.35, -.84, .03, 2.3, '#efeae0'); curtain('x', D, .86, 1.35, .03, 2.3, '#efeae0'); rail('x', D, -1.5, 1.5, 2.31)
    boards('x', D, -1.9, 1.9, 0, .8, '#dfe3df', .12)
    sky(); sun(35, 30, 7, '#ffe3b4')
    camera((.06, -.05, 1.3), (-.02, D, 1.2), 38)

@room('detail-coffee-wood', exposure=.35)
def _():
    D = 2.3; win = (-1.2, 1.15, .84, 2.12, 3)
    shell(-2.2, 2.2, D, 2.45, planks('#c39a68'), '#b4bda4', wb=[win], frames='wood', fill=26, skirt=None)
    cyl(0, 1.25, .71, .48, .03, wood('#b98a56', 'x'), bev=.01); cyl(0, 1.25, 0, .05, .71, wood('#b98a56', 'z')); z = .74
    branch_vase(.23, 1.4, z, '#6f8a7a', .22, 2, .40, 7, 0, leafc=('#6f8a4c', '#93a45c'), spread=.5)
    coffee_pot(-.12, 1.38, z, .4); cup(-.25, 1.12, z, '#e9e2d3', 3.3); cup(.03, 1.18, z, '#c98f6b', -.3)
    open_book(.27, 1.02, z, -.3, cover='#b86a4a'); books(-.36, 1.42, z, 3, rot=.3); plate(-.04, .98, z, '#e9e2d3', .075, 3)
    armchair(-.95, 1.55, rad(65), '#ddd0b8', kind='rattan', cushion='#c98f6b') ; chair(1.0, 1.45, rad(-70), '#c79a63', '#9aa58d', 'wish')
    vase(.95, D-.02, .84, '#c98f6b', .16, 1); curtain('x', D, -1.7, -1.22, .03, 2.3, '#e9dfcc'); curtain('x', D, 1.17, 1.6, .03, 2.3, '#e9dfcc'); rail('x', D, -1.8, 1.8, 2.31)
    sky(); sun(-40, 34, 7, '#ffe0ae')
    camera((.05, -.2, 1.24), (0, D, 1.08), 30)

@room('detail-coffee-dark', exposure=.35)
def _():
    D = 2.2; win = (-1.5, 1.3, .02, 2.3, 3)
    shell(-2.2, 2.2, D, 2.5, planks('#c2a27c', .2, axis='x'), '#e6e2da', wb=[win], frames='dark', fill=24, skirt=None)
    # a low, broad bench by the glass, with a tray on it
    box(.0, 1.4, .43, 1.9, .62, .05, wood('#9c7048', 'x'), .01)
    for s in (-1, 1): box(s*.82, 1.4, .2, .06, .56, .42, wood('#9c7048', 'z'), .008)
    z = .456
    cyl(-.18, 1.36, z, .23, .012, plain('#2f3335', .5), bev=.004); lathe(-.18, 1.36, z, [(.222, .01), (.232, .01), (.232, .032), (.224, .032), (.222, .012)], plain('#2f3335', .5))
    ceramic_pot(-.25, 1.44, z+.014, '#8d9a9e', .6); cup(-.1, 1.28, z+.014, '#e9e6df', 2.7, s=.95); cup(-.27, 1.24, z+.014, '#e9e6df', 3.5, s=.95)
    branch_vase(.42, 1.5, z, '#4a4f52', .26, 1, .5, 8, -.04, leafc=('#7d9a63', '#5f7f52'), spread=.5)
    g = group(.3, 1.25, -.25, z); zz = 0
    for c, t, w in (('#c9b79c', .03, .27), ('#33444e', .026, .25), ('#b5654a', .022, .21)): box(R_(-.008, .008), 0, zz+t/2, w, w*.7, t, plain(c, .7), .003, R_(-.15, .15), g); zz += t
    soft_box(-.72, 1.4, .5, .4, .52, .1, fabric('#a9a79f', 150), .02); soft_box(-.72, 1.4, .575, .36, .46, .07, fabric('#c99a5a', 130), .015)
    rug(0, .6, 2.4, 1.3, pattern('plain', '#d9d2c5', '#c9c1b1'))
    plant(1.15, 1.75, kind='fig', h=.85, pot='#3d4447', pot_r=.17, pot_h=.32)
    sky(); sun(38, 34, 7, '#ffe6c0')
    camera((.1, -.25, 1.02), (.02, D, .8), 30)
