"""F: bathrooms, saunas, whirlpools, pools."""
import math
from lib import *
from parts import *
from parts_F import *
from registry import room
import lib
rad = math.radians

def fill(x=0, y=-1.4, z=2.2, ty=2.5, w=3, p=14, c='#fff4e6'): area((x, y, z), (0, ty, 1), w, 1.4, p, c)
CEIL = '#f4f2ee'

# ================================================================ bathrooms
@room('bath-shower-white', exposure=.6)
def _():
    W0, W1, D, H = -1.65, 1.65, 2.9, 2.4
    wh = paint('#efede8')
    win = ('back', -1.08, .3, .95, 2.12, dict(cols=2))
    shell(W0, W1, -1.8, D, H, tiles('#b9bab6', .6, .6, '#a3a39e', .35), solid(wh), solid(wh), solid(wh), paint(CEIL), 'white', [win], 26)
    met = tiled('#f2f2ee', .2, .1, '#cfccc4', .18, .03, .5)
    clad('back', D, .62, W1, H, met); clad('right', W1, 1.55, D, H, met)
    # wainscot of painted boards
    wb = boarded('#c6d0c4', .1, 'z', '#a7b2a5', .5, .02)
    clad('back', D, W0, .62, 1.1, wb, [win[1:5]]); clad('left', W0, -1.8, D, 1.1, wb)
    for a, b, s in ((W0, .62, 'x'),): box((W0-1.14)/2, D-.02, 1.115, .5, .04, .03, plain('#e9ebe5', .4)); box(.46, D-.02, 1.115, .3, .04, .03, plain('#e9ebe5', .4))
    box(W0+.02, .55, 1.115, .04, 4.7, .03, plain('#e9ebe5', .4))
    shower_set(1.14, D-.014, 0, 'chrome', 1.1, 2.14, .36, .13)
    screen(.62, D-.01, .62, 1.6, 2.03, 'chrome')
    box(1.14, 2.2, .006, 1.0, 1.35, .012, tiles('#c3cac6', .05, .05, '#aeb3ae', .4), .002); drain(1.14, 2.72, .7)
    sh = shelf(1.64, 2.35, 1.2, .5, RIGHT, .1, '#c8a577'); bottles(1.585, 2.28, 1.2, RIGHT, 1, 2)
    washstand(W0+.014, 1.45, LEFT, 'legs', 1.05, .46, '#cdac82', bkind='oval', tapk='chrome', tapkind='arc')
    mirror_rect('y', W0, 1.45, 1.55, .75, .85, '#cdac82', -1)
    folded(W0+.25, 1.2, .235, ['#f0ede6', '#9db09a', '#9db09a'], .3, .26, rot=LEFT); basket(W0+.27, 1.68, .13, .0001+.17)
    bottles(W0+.2, 1.08, .87, LEFT, 0, 2)
    stool(-.32, 2.62, 'bench', '#cdac82', .22, .44)
    folded(-.52, 2.62, .44, ['#9db09a', '#f0ede6', '#9db09a'], .32, .25)
    rolled(-.1, 2.58, .44, '#f0ede6', .055, .28, .0); rolled(-.1, 2.69, .44, '#c9d3c2', .055, .28, .0)
    towel_rail(.455, D-.014, 0, 'bar', 'chrome', .26, z1=1.5, towels=[(0, 1.5, .23, '#9db09a', .62)])
    twigs(.16, D-.02, .995, '#dfe5dc', .16, 0, .25)
    plant(-1.36, 2.6, kind='fig', h=.95, pot='#d8d2c6', pot_r=.15, pot_h=.28)
    mat_(-.1, 1.55, .8, .5, '#e9e4d8')
    towel_rail(W1, .75, RIGHT, 'pegs', 'x', .9, z1=1.6, c='#cdac82', towels=[(-.26, 1.5, .42, '#f0ede6', .95), (.22, 1.5, .4, '#9db09a', .85)])
    basket(1.38, .95, .2, .42, c='#b99563', blanket='#f0ede6')
    fill(0, -1.6, 2.2, 2.5, 3, 12); behind(-1.9, W0, W1, H)
    sky(); sun(-28, 36, 7, '#ffe6c0')
    camera((-.2, -1.6, 1.36), (.08, 3, 1.1), 24)

@room('bath-shower-wood', exposure=.6)
def _():
    W0, W1, D, H = -1.6, 1.9, 3.0, 2.45
    wh = paint('#efe9de')
    win = ('left', .9, 2.1, .92, 2.05, dict(cols=1))
    win = ('right', .75, 2.1, .9, 2.05, dict(cols=2))
    shell(W0, W1, -1.9, D, H, tiles('#c98f6a', .2, .2, '#d9cdbb', .4, vary=.09), solid(wh), solid(wh), solid(wh), planks('#d8ae78', .13, 6, .5, 'y', '#9c7747', .08, 'xy'), 'wood', [win], 26)
    zel = vtiled('#dfd0b4', .065, .2, '#cbbd a5'.replace(' ', ''), .16, .09)
    clad('back', D, W0, .35, H, zel); clad('left', W0, 1.5, D, H, zel)
    # walk-in: pane parallel to the picture
    screen(-.85, 1.55, .3, 1.55, 2.0, 'brass', wall_end=1)
    tube([(.3, 1.55, 2.0), (.3, D, 2.0)], .01, metal('brass'))
    shower_set(-.7, D-.014, 0, 'brass', 1.1, 2.15, .34, .14)
    box(-.63, 2.25, .004, 1.9, 1.45, .008, tiles('#b98261', .065, .065, '#d9cdbb', .4, vary=.1), .001); drain(-.7, 2.85, .9, 'x', 'steel')
    box(-1.3, D-.05, 1.15, .5, .1, .03, plain('#d9cbb0', .3), .003); bottles(-1.4, D-.07, 1.165, 0, 2, 3)
    # washstand on the back wall, right of the shower
    g = washstand(1.12, D, 0, 'slab', 1.1, .46, '#bd9061', bkind='bowl', tapk='brass', tapkind='wall', bc='#efe8da', h=.84, off=.05)
    box(.35, D-.25, H/2, .08, .5, H, wh, .004)
    mirror_rect('x', D, 1.17, 1.55, .62, .86, '#bd9061'); wall_lamp(.66, D, 1.62, 0, 'globe', 'brass'); wall_lamp(1.66, D, 1.62, 0, 'globe', 'brass')
    bottles(.72, D-.18, .84, 0, 0, 1); vase(1.55, D-.2, .84, '#b5654a', .16, 2)
    basket(.95, D-.26, .17, .3, blanket='#efe8da'); basket(1.42, D-.26, .16, .26)
    towel_rail(W0, .55, LEFT, 'lean', 'black', .5, z1=1.7, c='#bd9061', towels=[(0, 1.3, .44, '#d9a07c', .5), (0, .72, .44, '#efe8da', .3)])
    stool(1.55, 1.25, 'square', '#bd9061', .19, .44); folded(1.55, 1.25, .44, ['#d9a07c', '#efe8da', '#efe8da'], .3, .24, rot=.2)
    mat_(.95, 1.75, .5, .8, '#efe6d6', .0)
    plant(1.62, .3, kind='monstera', h=.8, pot='#c9855f', pot_r=.17, pot_h=.3)
    fill(-.2, -1.7, 2.2, 2.5, 3, 14); behind(-2, W0, W1, H)
    sky(); sun(72, 40, 8, '#ffe3b8')
    camera((-.8, -1.65, 1.38), (.5, 3, 1.1), 23)

@room('bath-shower-dark', exposure=.6)
def _():
    W0, W1, D, H = -1.9, 1.7, 2.8, 2.4
    wh = paint('#e6e3dd')
    win = ('back', .36, 1.5, .85, 2.15, dict(cols=2))
    shell(W0, W1, -1.8, D, H, tiles('#8d8e8c', .9, .9, '#7b7c7a', .4, vary=.03), solid(wh), solid(wh), solid(wh), paint(CEIL), 'dark', [win], 30)
    gr = tiled('#a4a5a2', 1.2, .6, '#8f908d', .35, .03, 0)
    clad('back', D, W0, 1.7, H, gr, [win[1:5]]); clad('left', W0, .9, D, H, gr)
    screen(-.05, D-.01, -.05, 1.25, 2.1, 'black', (2, 4))
    screen(-1.15, 1.25, -.05, 1.25, 2.1, 'black', (2, 4), wall_end=1)
    shower_set(-1.0, D-.014, 0, 'black', 1.1, 2.16, .4, .15, True)
    box(-.97, 2.02, .006, 1.85, 1.55, .012, tiles('#6f716f', .08, .08, '#5f605f', .5, vary=.12, offset=.5), .002); drain(-1., 2.66, 1.0, 'x', 'black')
    # niche with bottles
    box(-1.55, D-.017, 1.3, .5, .01, .32, plain('#5d5f5e', .5), 0); box(-1.55, D-.05, 1.145, .52, .09, .02, plain('#d8d5ce', .3)); bottles(-1.68, D-.055, 1.155, 0, 2, 3)
    washstand(W1, 1.35, RIGHT, 'drawers', 1.25, .48, '#8a6546', bkind='inset', tapk='black', z0=.36)
    mirror_rect('y', W1, 1.35, 1.55, 1.15, .8, 'black')
    stool(.78, 2.45, 'drum', '#e2ded5', .18, .42); folded(.78, 2.45, .42, ['#3d4347', '#f0eee9', '#3d4347'], .3, .24, rot=.15)
    towel_rail(.155, D-.014, 0, 'ladder', 'black', .26, .75, 1.75, towels=[(0, 1.5, .22, '#f0eee9', .42), (0, 1.02, .22, '#3d4347', .2)])
    vase(.55, D-.02, .865, '#2f3336', .14, 2); twigs(1.35, D-.02, .865, '#cfcac0', .15, 1, .22)
    bottles(W1-.1, .95, .935, RIGHT, 3, 2)
    mat_(.6, 1.45, .55, .85, '#d9d6cf')
    for x, y in ((-1, 1.9), (.6, 1.2), (.6, 2.2)): cyl(x, y, H-.004, .045, .006, glow('#fff0d8', 4), bev=0)
    fill(0, -1.6, 2.2, 2.5, 3, 15); behind(-1.9, W0, W1, H)
    sky(); sun(24, 34, 8, '#ffe6c4')
    camera((.12, -1.6, 1.35), (-.05, 3, 1.1), 23)

@room('bath-tub-white', exposure=.6)
def _():
    W0, W1, D, H = -1.9, 1.9, 2.8, 2.5
    wh = paint('#f0eee9')
    win = ('back', -.72, .72, .86, 2.1, dict(cols=2, rows=2))
    shell(W0, W1, -1.8, D, H, tiles('#e6e3dc', .25, .25, '#c9c5bb', .3), solid(wh), solid(wh), solid(wh), paint(CEIL), 'white', [win], 26)
    # chequered floor
    dk = plain('#8499a3', .3)
    for i in range(16):
        for j in range(19):
            if (i+j) % 2: box(-1.875+.25*i, -1.875+.25*j, .001, .247, .247, .003, dk, 0)
    wb = boarded('#a9bcc4', .11, 'z', '#8ea3ac', .5, .015)
    clad('back', D, W0, W1, 1.25, wb, [win[1:5]]); clad('left', W0, -1.8, D, 1.25, wb); clad('right', W1, -1.8, D, 1.25, wb)
    cap = plain('#e9edec', .4)
    for a, b in ((W0, -.78), (.78, W1)): box((a+b)/2, D-.025, 1.265, b-a, .05, .03, cap)
    for x in (W0+.025, W1-.025): box(x, .5, 1.265, .05, 4.6, .03, cap)
    bathtub(0, 2.18, 0, 'claw', 1.75, .78, .6, '#5f7f90')
    bath_tap(1.06, 2.2, RIGHT, 'chrome', .88, .24)
    caddy(-.25, 2.18, .605, 0, .84, '#b98a58', '#e6e0d4')
    stool(-1.32, 2.2, 'round', '#f0eee9' if 0 else '#c8a577', .18, .46); folded(-1.32, 2.2, .46, ['#f2efe8', '#f2efe8', '#dfe6e6'], .28, .22, rot=.3)
    g = washstand(W1-.014, .75, RIGHT, 'doors', .95, .46, '#d9c19a', top=plain('#efece6', .25), bkind='oval', tapk='chrome')
    round_mirror('y', W1, .75, 1.72, .34, '#c8a577', 1)
    towel_rail(W0+.014, 1.1, LEFT, 'pegs', 'x', .9, z1=1.55, c='#e6e1d6', towels=[(-.24, 1.5, .4, '#f2efe8', .85), (.24, 1.5, .4, '#d9b98c', .8)])
    mat_(0, 1.35, .95, .55, '#f2efe8')
    plant(1.5, 2.5, kind='olive', h=1.2, pot='#e6e1d6', pot_r=.16, pot_h=.3)
    lantern(-.5, D-.02, .875, 'white', .2, .05); bottles(.42, D-.02, .875, 0, 1, 2)
    pendant(0, 1.4, 2.02, 'dome', '#e9e6df', .2, H)
    art('x', D, -1.32, 1.75, .42, .55, '#c8a577')
    basket(-1.5, .35, .2, .34, blanket='#a9bcc4')
    fill(0, -1.6, 2.3, 2.5, 3.2, 16); behind(-1.9, W0, W1, H)
    sky(); sun(-22, 38, 8, '#ffe6c0')
    camera((.15, -1.7, 1.4), (-.05, 3, 1.08), 23)

@room('bath-tub-wood', exposure=.6)
def _():
    W0, W1, D, H = -1.7, 2.1, 3.1, 2.5
    wh = paint('#f1ebe0')
    win = ('left', 1.0, 2.55, .92, 2.12, dict(cols=2))
    shell(W0, W1, -1.9, D, H, planks('#c9a77c', .18, 2.2, .4, 'x'), boarded('#d9b27c', .14, 'z', '#a07c4c', .5, .08), solid(wh), solid(wh), paint(CEIL), 'wood', [win], 28)
    for i in range(3): beam(-.9+1.25*i, -1.9, D, H, .12, .14, '#c08f57')
    box(-1.15, 1.8, .01, 1.2, 2.3, .02, tiles('#d8d3c6', .1, .1, '#bdb7aa', .35, vary=.06), .004)
    bathtub(-1.12, 1.78, rad(90), 'slipper', 1.72, .76, .56, '#f4f4f1')
    bath_tap(-1.02, .62, rad(180), 'brass', .86, .3)
    stool(-.38, 2.35, 'square', '#a8743f', .18, .44); folded(-.42, 2.35, .44, ['#c98a66', '#f1ebe0'], .26, .2, rot=.1); candle(-.27, 2.28, .44, .03, .09)
    washstand(1.15, D, 0, 'drawers', 1.15, .47, '#b9854e', bkind='bowl', tapk='brass', tapkind='arc', bc='#e9dfcd', z0=.36, off=-.2, h=.8)
    mirror_rect('x', D, .95, 1.5, .62, .82, 'brass'); wall_lamp(1.5, D, 1.55, 0, 'tube', 'brass'); twigs(1.5, D-.2, .8, '#c98a66', .2, 0, .35); bottles(1.28, D-.13, .8, 0, 0, 2)
    toilet(W1, 1.5, RIGHT, 'hung', tiles('#d8d3c6', .1, .1, '#bdb7aa', .35, 'yz', .06), .95, 1.1, .18)
    vase(2.02, 1.75, 1.134, '#8aa08e', .18, 2); books(2.0, 1.3, 1.134, 2)
    towel_rail(-.15, D, 0, 'bar', 'wood', .8, z1=1.45, c='#a8743f', towels=[(-.19, 1.45, .32, '#f1ebe0', .62), (.2, 1.45, .32, '#c98a66', .5)])
    mat_(-.25, 1.2, .5, .85, '#efe3d0'); basket(2.02-.25, .55, .2, .4, blanket='#e6dccb')
    plant(-1.38, 2.86, kind='grass', h=.6, pot='#c98a66', pot_r=.13, pot_h=.25)
    art('y', W1, 2.45, 1.6, .42, .55, '#a8743f')
    pendant(.35, 1.6, 1.98, 'paper', r=.24, ceil=H)
    fill(.3, -1.7, 2.3, 2.5, 3.2, 16); behind(-2, W0, W1, H)
    sky(); sun(-72, 36, 8, '#ffe1b4')
    camera((1.15, -1.5, 1.42), (-.2, 3, 1.1), 21)

@room('bath-tub-dark', exposure=.6)
def _():
    W0, W1, D, H = -2.0, 2.0, 3.0, 2.5
    mc = paint('#d2ccc2')
    win = ('back', -1.45, .75, .72, 2.2, dict(cols=2))
    shell(W0, W1, -1.9, D, H, tiles('#9b9890', 1.0, .5, '#87847d', .35, vary=.05), solid(mc), solid(mc), solid(mc), paint(CEIL), 'dark', [win], 24)
    bathtub(-.35, 2.28, 0, 'block', 1.8, .82, .56)
    bath_tap(.8, 2.35, RIGHT, 'black', .84, .26)
    caddy(-.05, 2.28, .565, 0, .9, '#6b4a30', '#3d4347')
    # niche wall on the right with towels
    box(1.55, D-.2, H/2, .9, .4, H, tiles('#6d7371', .6, .3, '#5e6361', .35, 'xz', .06, .5), .003)
    for z in (1.0, 1.5, 2.0):
        box(1.5, D-.41, z-.16, .62, .03, .36, plain('#4d5250', .7), .002)
        box(1.5, D-.47, z-.34, .62, .16, .03, wood('#9a6f48', 'x'), .004)
    rolled(1.34, D-.47, .675, '#e9e6df', .06, .26); rolled(1.64, D-.47, .675, '#9a938a', .06, .26); folded(1.5, D-.47, 1.175, ['#e9e6df', '#9a938a', '#e9e6df'], .34, .14, .05)
    vase(1.36, D-.47, 1.675, '#2f3336', .18, 2); bottles(1.55, D-.46, 1.675, 0, 2, 2)
    washstand(W0, 1.0, LEFT, 'fluted', 1.2, .48, '#7a5638', top=stone('#e6e2da', 5, .3, .08), bkind='square', tapk='black', tapkind='arc', z0=.36, h=.82)
    round_mirror('y', W0, 1.0, 1.6, .42, 'black', -1)
    plant(-1.68, 2.68, kind='olive', h=1.2, pot='#55585a', pot_r=.2, pot_h=.36)
    stool(1.3, 2.05, 'drum', '#3d4144', .17, .44); folded(1.3, 2.05, .44, ['#e9e6df', '#e9e6df'], .26, .2); 
    mat_(-.3, 1.4, 1.0, .55, '#e2ded5'); lantern(.95, 1.75, 0, 'black', .34, .09)
    towel_rail(W1, 1.55, RIGHT, 'bar', 'black', .75, z1=1.5, towels=[(-.17, 1.5, .33, '#e9e6df', .65), (.19, 1.5, .3, '#9a938a', .5)])
    for i in range(3): cyl(-1+i*1.0, 1.6, H-.004, .045, .006, glow('#fff0d8', 4), bev=0)
    pendant(-1.55, 1.55, 1.75, 'globe', r=.1, ceil=H)
    fill(0, -1.7, 2.3, 2.5, 3.2, 18); behind(-2, W0, W1, H)
    sky(); sun(30, 30, 8, '#ffe6c4')
    camera((.45, -1.7, 1.32), (-.05, 3, 1.06), 23)

@room('bath-tiled-white', exposure=.6)
def _():
    W0, W1, D, H = -1.9, 1.6, 2.6, 2.4
    wh = paint('#f0eee9')
    win = ('left', .35, 1.8, .95, 2.1, dict(cols=2))
    shell(W0, W1, -1.9, D, H, tiles('#e3dfd6', .3, .3, '#c6c1b6', .3, vary=.05), solid(wh), solid(wh), solid(wh), paint(CEIL), 'white', [win], 30)
    kit = vtiled('#7fa08f', .045, .15, '#c3d0c6', .15, .12, 0)
    clad('back', D, W0, W1, 2.4, kit); 
    half = tiled('#f2f1ed', .15, .15, '#d2cec5', .18, .03)
    clad('left', W0, -1.9, D, 1.2, half, [win[1:5]]); clad('right', W1, -1.9, D, 1.2, half)
    washstand(-.3, D-.014, 0, 'drawers', 1.2, .48, '#c8a577', bkind='oval', tapk='brass', tapkind='wall', z0=.36, h=.84)
    round_mirror('x', D-.014, -.3, 1.62, .4, 'brass'); wall_lamp(-.98, D-.014, 1.7, 0, 'globe', 'brass'); wall_lamp(.38, D-.014, 1.7, 0, 'globe', 'brass')
    bottles(.08, D-.14, .84, 0, 0, 2); vase(-.72, D-.2, .84, '#efece4', .17, 0); folded(.12, D-.34, .84, ['#efece4', '#d7c3a0'], .2, .16, .035)
    toilet(1.1, D-.014, 0, 'hung', tiles('#f2f1ed', .15, .15, '#d2cec5', .18, 'xz', .03), .97, 1.14, .18)
    towel_rail(W1-.009, 1.05, RIGHT, 'pegs', 'x', .8, z1=1.55, c='#c8a577', towels=[(-.2, 1.5, .4, '#efece4', .85), (.2, 1.5, .38, '#7fa08f', .8)])
    twigs(1.32, D-.1, 1.165, '#d7c3a0', .17, 1, .3); paper(W1-.014, 1.95, .72, RIGHT)
    towel_rail(W0+.014, 2.15, LEFT, 'ladder', 'white', .5, .5, 1.62, towels=[(0, 1.3, .44, '#d7c3a0', .5), (0, .85, .44, '#efece4', .25)])
    mat_(-.3, 1.6, .9, .55, '#efece4'); basket(.52, D-.3, .17, .36)
    stool(-1.45, 1.2, 'round', '#c8a577', .17, .45); plant(-1.45, 1.2, .45, 'monstera', .45, '#efece4', .11, .16)
    fill(0, -1.7, 2.2, 2.5, 3, 13); behind(-2, W0, W1, H)
    sky(); sun(-70, 36, 8, '#ffe6c0')
    camera((.75, -1.65, 1.4), (-.38, 2.6, 1.12), 23)

@room('bath-tiled-wood', exposure=.6)
def _():
    W0, W1, D, H = -1.5, 1.75, 3.1, 2.45
    sq = tiled('#f0efea', .1, .1, '#c9cfd0', .16, .03)
    win = ('back', -.8, .48, .92, 2.16, dict(cols=2))
    low = tiled('#5f8aa0', .1, .1, '#cfd6d6', .16, .10)
    wh = paint('#f0ede6')
    shell(W0, W1, -1.9, D, H, tiles('#b8653f', .15, .15, '#cdb9a2', .5, vary=.1, offset=.5), sq, sq, sq, planks('#e7d9c0', .12, 6, .5, 'x', '#b9a27c', .04, 'xy'), 'wood', [win], 28)
    clad('back', D, W0, W1, 1.1, low, [win[1:5]]); clad('left', W0, -1.9, D, 1.1, low); clad('right', W1, -1.9, D, 1.1, low)
    washstand(W1-.014, 1.55, RIGHT, 'legs', 1.3, .48, '#bd9061', bkind='bowl', tapk='chrome', tapkind='arc', h=.82)
    round_mirror('y', W1-.0, 1.55, 1.62, .42, '#bd9061', 1, lit=False); wall_lamp(W1, .95, 1.75, RIGHT, 'globe', 'chrome'); wall_lamp(W1, 2.15, 1.75, RIGHT, 'globe', 'chrome')
    folded(W1-.27, 1.25, .235, ['#e9c98c', '#f2efe8', '#e9c98c'], .3, .26, rot=RIGHT); basket(W1-.27, 1.85, .15, .22)
    bottles(W1-.2, 2.0, .83, RIGHT, 1, 2); vase(W1-.2, 1.02, .83, '#5f8aa0', .15, 2)
    toilet(W0+.014, 1.85, LEFT, 'floor'); paper(W0+.014, 1.4, .75, LEFT)
    art('y', W0, 1.85, 1.6, .36, .46, '#bd9061', -1)
    towel_rail(1.02, D-.014, 0, 'pegs', 'x', .72, z1=1.62, c='#bd9061', towels=[(-.18, 1.6, .36, '#f2efe8', .8), (.2, 1.6, .36, '#e9c98c', .75)])
    stool(-.05, 2.75, 'square', '#bd9061', .2, .42); rolled(-.05, 2.69, .42, '#f2efe8', .06, .3); rolled(-.05, 2.82, .42, '#f2efe8', .06, .3); rolled(-.05, 2.755, .525, '#e9c98c', .055, .3)
    twigs(-.3, D-.02, .935, '#f2efe8', .15, 2, .22); lantern(.3, D-.02, .935, '#bd9061', .18, .05)
    box(.15, 1.5, .008, .6, 1.3, .014, pattern('stripes', '#efe8da', '#5f8aa0', .12, 'y'), .004)
    plant(-1.2, 2.8, kind='fig', h=.95, pot='#f0ede6', pot_r=.16, pot_h=.3)
    pendant(.1, 1.7, 2.05, 'globe', r=.13, ceil=H)
    fill(-.1, -1.7, 2.2, 2.5, 3, 12); behind(-2, W0, W1, H)
    sky(); sun(14, 38, 8, '#ffe3b8')
    camera((-.62, -1.6, 1.4), (.32, 3, 1.1), 22)

@room('bath-tiled-dark', exposure=.6)
def _():
    W0, W1, D, H = -1.8, 1.9, 2.7, 2.45
    sl = tiled('#56646d', .6, .3, '#49555d', .3, .06, .5)
    wh = paint('#e9e6e0')
    win = ('back', .86, 1.72, .6, 2.24, dict(cols=1))
    shell(W0, W1, -1.9, D, H, tiles('#dcd7cd', .6, .6, '#c3bdb2', .3, vary=.04), sl, solid(wh), solid(wh), paint(CEIL), 'dark', [win], 32)
    clad('left', W0, -1.9, D, 1.22, tiled('#dcd7cd', .6, .3, '#c3bdb2', .3, .04, .5)); clad('right', W1, -1.9, D, 1.22, tiled('#dcd7cd', .6, .3, '#c3bdb2', .3, .04, .5))
    washstand(-.25, D, 0, 'fluted', 1.6, .5, '#c39a64', top=stone('#efece6', 4, .25, .06), basins=2, bkind='bowl', tapk='black', tapkind='arc', z0=.34, h=.8)
    round_mirror('x', D, -.25, 1.62, .5, 'black', 1, lit=True)
    pendant(-.98, D-.35, 1.62, 'globe', r=.09, ceil=H); pendant(.48, D-.35, 1.62, 'globe', r=.09, ceil=H)
    bottles(-.3, D-.12, .824, 0, 2, 2); twigs(-.93, D-.3, .824, '#2f3336', .15, 2, .28); folded(-.25, D-.36, .824, ['#e9e6e0'], .22, .16, .035)
    towel_rail(W1-.014, 1.55, RIGHT, 'bar', 'black', .7, z1=1.5, towels=[(-.15, 1.5, .3, '#e9e6e0', .6), (.19, 1.5, .26, '#56646d', .45)])
    toilet(W0+.014, 1.35, LEFT, 'hung', tiles('#dcd7cd', .6, .3, '#c3bdb2', .3, 'yz', .04), 1.0, 1.12, .2, '#26282b')
    vase(W0+.12, 1.55, 1.15, '#c39a64', .2, 1); candle(W0+.12, 1.1, 1.15)
    basket(1.25, D-.35, .2, .36, c='#a98556', blanket='#e9e6e0'); mat_(-.25, 1.65, 1.3, .55, '#cfcac0')
    plant(-1.5, 2.35, kind='grass', h=.75, pot='#2f3336', pot_r=.16, pot_h=.32)
    fill(0, -1.7, 2.2, 2.5, 3, 16); behind(-2, W0, W1, H)
    sky(); sun(38, 32, 8, '#ffe6c4')
    stool(1.5, .95, 'bench', '#c39a64', .2, .44, rad(90)); folded(1.5, .85, .44, ['#e9e6e0', '#56646d', '#e9e6e0'], .3, .24, rot=rad(90))
    camera((.2, -1.75, 1.38), (.16, 3, 1.1), 24)

# ================================================================ saunas
@room('sauna-wide', exposure=.5)
def _():
    c = '#d5ab75'; bc = '#dcbb8c'
    W0, W1, D, H = -1.75, 1.75, 2.75, 2.2
    win = ('back', -1.3, 1.3, .95, 1.9, dict(cols=1, light=26, sill_mat=wood(c, 'x')))
    b = boarded(c, .1, 'x', '#8a6338', .55, .09)
    shell(W0, W1, -1.9, D, H, planks('#b9a890', .12, 3, .5, 'x'), b, b, b, planks(c, .1, 6, .55, 'x', '#8a6338', .08, 'xy'), 'wood', [win])
    # a bench under the window and one along the left wall, both in two steps
    bench(W0, W1, D-.58, D, .82, bc, 'x', 'y-')
    bench(W0, W0+.58, .0, D-.58, .82, bc, 'y', 'x+')
    bench(W0+.58, W1-1.05, D-1.05, D-.6, .42, bc, 'x', 'y-', False)
    bench(W0+.60, W0+1.02, .0, D-1.05, .42, bc, 'y', 'x+', False)
    backrest('left', W0, .2, D-.1, 1.12, bc, 2, .1, .06)
    sauna_stove(1.22, 1.35, rad(-30), 'log', guard=None, pipe_to=H, warm=6); box(1.22, 1.35, .006, .8, .85, .012, stone('#7d7c79', 5), .003)
    box(W1-.015, 1.35, .75, .03, 1.1, 1.5, tiles('#77766f', .3, .15, '#625f59', .7, 'yz', .12, .5), .003)
    pail(-.75, 1.95, .42, '#c08a52', .13, .22); ladle(-1.45, 1.2, .82, rad(70))
    folded(-1.45, .75, .82, ['#efe9dd', '#efe9dd', '#8fa39a'], .3, .36); rolled(.9, D-.3, .82, '#efe9dd', .06, .34, .15)
    soft_box(-.55, D-.3, .845, .75, .42, .03, fabric('#e8e0d0', 100), .004, n=5, crease=.012)
    gauge('y', W1, 2.15, 1.55, 1, '#b98050', .08)
    for y in (.5, 1.8): box(W0+.06, y, 1.62, .1, .26, .2, wood(bc, 'z'), .006); 
    warm(0, 1.3, H-.05, 16, 1.2); fill(0, -1.6, 1.9, 2.5, 3, 9, '#ffe6c8')
    sky(); sun(-24, 27, 8, '#ffe0b0')
    camera((.1, -1.35, 1.3), (-.05, 3, 1.06), 22)

@room('sauna-window', exposure=.5)
def _():
    c = '#e2cfae'; bc = '#ead9bb'
    W0, W1, D, H = -1.45, 1.45, 2.5, 2.2
    win = ('left', .55, 1.75, .98, 1.85, dict(cols=1, light=34, sill_mat=wood(c, 'y')))
    b = boarded(c, .085, 'z', '#a58f6a', .55, .05)
    shell(W0, W1, -1.8, D, H, tiles('#9a9a96', .3, .3, '#82817d', .45), b, b, b, planks(c, .085, 6, .55, 'y', '#a58f6a', .05, 'xy'), 'wood', [win])
    bench(-1.45, 1.45, D-.62, D, .92, bc, 'x', 'y-', lit=True)
    bench(-1.45, 1.45, D-1.14, D-.66, .46, bc, 'x', 'y-', False)
    bench(1.45-.52, 1.45, .45, D-1.14, .46, bc, 'y', 'x-', False)
    backrest('back', D, -1.4, 1.4, 1.14, bc, 3, .085, .05)
    sauna_stove(-1.02, .82, rad(35) if 0 else LEFT, 'box', guard=bc, warm=3)
    pail(.42, D-.9, .46, '#d9b27c', .13, .22); lantern(.95, D-.3, .92, 'black', .3, .085)
    lantern(-.15, 1.05, 0, 'black', .36, .1)
    folded(-.55, D-.32, .92, ['#f2efe8', '#c9a27a', '#f2efe8'], .34, .28, rot=.05)
    soft_box(.25, D-.33, .935, .5, .46, .028, fabric('#f2efe8', 100), .004, n=5, crease=.012)
    folded(1.2, 1.0, .46, ['#f2efe8', '#f2efe8'], .3, .3)
    gauge('x', D, 0, 1.78, 1, '#b98a58', .085)
    towel_rail(1.45, .9, RIGHT, 'pegs', 'x', .6, z1=1.55, c='#d9b27c', towels=[(-.1, 1.5, .36, '#f2efe8', .8)])
    warm(0, 1.3, H-.05, 12, 1.0); fill(.2, -1.6, 1.9, 2.5, 2.6, 8, '#ffeedc')
    sky(); sun(-68, 30, 8, '#ffe0b0')
    camera((.35, -1.35, 1.32), (-.22, 3, 1.06), 21)

@room('sauna-end', exposure=.5)
def _():
    c = '#c99c6c'; bc = '#dec39b'
    W0, W1, D, H = -1.15, 1.15, 3.4, 2.3
    win = ('back', -.85, .42, .52, 2.14, dict(cols=1, light=34, sill_mat=wood(c, 'x')))
    b = boarded(c, .12, 'x', '#7a5029', .55, .1)
    shell(W0, W1, -1.8, D, H, planks('#a98b68', .1, 3, .55, 'y'), b, b, b, planks(c, .12, 6, .55, 'y', '#7a5029', .09, 'xy'), 'wood', [win])
    bench(W1-.6, W1, -1.2, D, .9, bc, 'y', 'x-')
    bench(W1-1.08, W1-.62, -1.2, D, .45, bc, 'y', 'x-', False)
    backrest('right', W1, -1.2, D-.05, 1.15, bc, 3, .09, .05)
    sauna_stove(-.82, 2.15, LEFT, 'wall', guard=bc, warm=5)
    box(W0+.012, 2.15, .7, .024, .9, 1.4, tiles('#6c6b68', .2, .1, '#57544f', .7, 'yz', .12, .5), .003)
    bench(W0, W0+.45, .1, 1.45, .45, bc, 'y', 'x+', False)
    pail(W0+.24, 1.1, .45, '#b5793f', .13, .22); ladle(W0+.22, .62, .45, rad(80))
    folded(W1-.3, 2.6, .9, ['#efe9dd', '#a9b8b4', '#efe9dd'], .34, .32); soft_box(W1-.3, 1.35, .915, .48, .9, .028, fabric('#efe9dd', 100), .004, n=5, crease=.012)
    rolled(W1-.85, 2.9, .45, '#a9b8b4', .06, .32, rad(90)); pillow(W1-.28, 3.15, 1.04, .4, .3, .12, fabric('#c7b79a', 120), (rad(60), 0, 0))
    gauge('y', W0, 1.35, 1.6, -1, '#8a5a30', .08)
    for x, y in ((W0+.07, .6), (W0+.07, 2.95)): box(x, y, 1.75, .1, .2, .26, glow('#ffd9a0', 2.5), .02); box(x+.06, y, 1.75, .012, .24, .3, wood(bc, 'z'), .003)
    cyl(-.55, 2.95, 0, .16, .03, wood('#8a5a30', 'x'))
    plant(-.62, 3.05, kind='branches', h=.5, pot='#6b5138', pot_r=.12, pot_h=.22)
    warm(0, 1.3, H-.05, 15, 1.2); fill(0, -1.6, 2, 2.5, 2, 7, '#ffe6c8')
    sky(); sun(-14, 26, 8, '#ffe0b0')
    camera((-.36, -1.45, 1.34), (-.06, 3, 1.12), 22)

@room('sauna-dark', exposure=.8)
def _():
    c = '#6e5140'; bc = '#92714f'
    W0, W1, D, H = -1.6, 1.6, 2.6, 2.25
    win = ('back', -.55, 1.05, 1.19, 1.95, dict(cols=1, light=45, sill_mat=wood(bc, 'x')))
    b = boarded(c, .07, 'x', '#2a1a10', .5, .12)
    shell(W0, W1, -1.8, D, H, tiles('#55524e', .6, .6, '#45423e', .35), b, b, b, planks(c, .07, 6, .5, 'y', '#2a1a10', .1, 'xy'), 'dark', [win])
    bench(-.95, 1.6, D-.66, D, .9, bc, 'x', 'y-', lit=True)
    bench(-.95, 1.6, D-1.2, D-.7, .45, bc, 'x', 'y-', False, lit=True)
    bench(1.0, 1.6, -1.6, D-.66, .9, bc, 'y', 'x-', lit=True)
    backrest('right', W1, -1.6, D-.1, 1.12, bc, 2, .09, .06)
    for z in (1.12,): 
        box(.3, D-.05, z-.02, 2.4, .022, .08, wood(bc, 'x', .5), .004); box(.3, D-.068, z-.075, 2.3, .012, .012, glow('#ffb765', 5), 0)
    box(-1.28, D-.03, H/2, .64, .05, H, tiles('#3d3b39', .3, .06, '#2e2c2a', .8, 'xz', .2, .4), .003)
    sauna_stove(-1.26, 1.95, 0, 'tower', guard=None, warm=7)
    pail(-.55, D-.93, .45, '#a8743f', .13, .22, hoop='brass'); ladle(.9, D-.9, .45, rad(10), '#6b4630')
    folded(1.3, D-.32, .9, ['#efe6d6', '#efe6d6', '#b5734a'], .36, .3, rot=.1); soft_box(.2, D-.36, .915, .9, .46, .028, fabric('#e6dac6', 100), .004, n=5, crease=.012)
    rolled(1.28, 1.1, .9, '#efe6d6', .065, .34, rad(90)); rolled(1.43, 1.1, .9, '#b5734a', .06, .34, rad(90))
    lantern(-.75, 1.25, 0, 'black', .32, .09); gauge('x', D, 1.36, 1.6, 1, '#8a6142', .08)
    warm(0, 1.2, H-.05, 30, 1.2, (1, .86, .68)); warm(-1.26, 2.2, 2.1, 5, .2); fill(0, -1.6, 1.9, 2.5, 2.6, 16, '#ffe0bd')
    sky(); sun(10, 30, 8, '#ffe0b0')
    camera((-.15, -1.35, 1.38), (-.02, 3, 1.1), 22)

# ================================================================ whirlpools
@room('spa-room-white', exposure=.55)
def _():
    W0, W1, D, H = -2.4, 2.4, 3.7, 2.5
    wh = paint('#f1efea')
    win = ('back', -1.75, .05, .95, 2.12, dict(cols=2))
    tx, ty, r = -1.0, 2.35, 1.02
    shell(W0, W1, -2, D, H, tiles('#cfcac0', .6, .6, '#b5b0a5', .35, vary=.04), solid(wh), solid(wh), solid(wh), paint(CEIL), 'white', [win], 24, tub_hole(tx, ty, r, r))
    whirlpool(tx, ty, r, r, .74, 6, 4, .2, side='boards', wood_c='#e9e7e1', level=.09)
    cabin('y-', 2.15, .68, W1, D-2.15, 2.14, '#d0a572', style='glass', door=(.56, .97), stove='box', stove_at=.24, towel_c='#efece4', bulk=H)
    steps(-1.0, .92, 0, 2, .7, .2, .2, '#d2b48a')
    folded(-1.0, 1.22, .4, ['#efece4', '#b9cdd0'], .3, .16, .05)
    stool(.38, 1.55, 'square', '#c8a577', .19, .45); folded(.38, 1.55, .45, ['#efece4', '#b9cdd0', '#efece4'], .32, .25, rot=.1)
    plant(-2.08, 3.42, kind='fig', h=1.2, pot='#d8d2c6', pot_r=.17, pot_h=.32)
    twigs(-1.55, D-.02, .965, '#b9cdd0', .16, 0, .25); lantern(-.25, D-.02, .965, 'white', .2, .05)
    towel_rail(W0, 1.0, LEFT, 'pegs', 'x', .9, z1=1.6, c='#d2b48a', towels=[(-.24, 1.5, .42, '#efece4', .95), (.24, 1.5, .4, '#b9cdd0', .9)])
    art('y', W0, 2.2, 1.6, .5, .65, '#c8a577', -1)
    mat_(.85, 1.3, .6, .8, '#e6e0d4', .1) if 0 else mat_(1.75, 1.7, .9, .5, '#e6e0d4')
    spots(((-1.4, 1.5), (.2, 1.5), (1.6, 1.2)), H)
    fill(0, -1.8, 2.3, 2.5, 3.6, 20); behind(-2.1, W0, W1, H)
    sky(); sun(-24, 36, 8, '#ffe6c0')
    camera((.1, -1.6, 1.5), (.05, 3, 1.12), 22)

@room('spa-room-wood', exposure=.55)
def _():
    W0, W1, D, H = -2.7, 2.5, 4.0, 2.5
    wh = paint('#f0ece4')
    win = ('back', -1.35, 2.3, .72, 2.15, dict(cols=3, sill=False))
    tx, ty, r = .55, 2.75, 1.0
    deckm = planks('#b98f60', .12, 2.4, .45, 'x', '#5f4529', .1)
    shell(W0, W1, -2, D, H, tiles('#b9b3a6', .45, .45, '#a09a8d', .4, vary=.05), solid(wh), solid(wh), solid(wh), planks('#d5b486', .14, 6, .5, 'x', '#94754a', .07, 'xy'), 'wood', [win], 22, (tx-r, tx+r, ty-r, ty+r))
    podium(-1.0, W1, 1.55, D, .42, (tx, ty, r-.06, r-.06, 2), deckm, boarded('#b98f60', .105, 'x', '#5f4529', .5, .1), 'fl', wood('#a97f50', 'x'))
    whirlpool(tx, ty, r, r, .5, 2, 5, .17, side=None, level=.09, pillows=None)
    box(.35, 1.37, .11, 1.3, .36, .22, wood('#b98f60', 'x'), .008)
    cabin('x+', -1.35, 1.15, 3.35, 1.35, 2.14, '#c9925a', style='glass', door=(.08, .44), stove='box', stove_at=.78, towel_c='#efece4', glass_ends=(0,), bulk=H)
    folded(1.75, 1.85, .42, ['#efece4', '#c98a66', '#efece4'], .34, .26, rot=.15); lantern(2.2, 2.0, .42, 'black', .34, .09); lantern(2.02, 2.2, .42, 'black', .24, .065)
    palm(2.15, 3.5, 1.05, '#8a7a66'); 
    armchair(1.75, .75, rad(-40), '#efece4', kind='rattan', cushion='#c98a66')
    rolled(-.65, 1.9, .42, '#efece4', .06, .32, rad(80)); rolled(-.5, 1.9, .42, '#c98a66', .06, .32, rad(80)); bowl(-.6, 3.3, .42, '#8fa39a', .12)
    spots(((-.6, 1.2), (.9, 1.2), (1.8, 2.5), (0, 2.5)), H)
    fill(0, -1.8, 2.3, 2.5, 3.6, 18); behind(-2.1, W0, W1, H)
    sky(); sun(22, 34, 8, '#ffe3b8')
    camera((.55, -1.75, 1.55), (-.05, 3, 1.14), 21)

@room('spa-room-dark', exposure=.55)
def _():
    W0, W1, D, H = -2.5, 2.7, 3.8, 2.6
    wl = paint('#e3ded5')
    wins = [('back', a, a+.88, .12, 2.38, dict(cols=1, sill=False)) for a in (-2.1, -1.02, .06)]
    tx, ty = -.75, 2.0
    shell(W0, W1, -2, D, H, tiles('#a8a39a', .8, .4, '#938e85', .35, vary=.05, offset=.5), solid(wl), solid(wl), solid(wl), paint(CEIL), 'dark', wins, 22, tub_hole(tx, ty, 1.15, .85))
    whirlpool(tx, ty, 1.15, .85, .66, 7, 4, .2, side='plain', side_m=plain('#4b4f52', .5), level=.09, c='#e9e9e6')
    cabin('x-', 1.25, 1.0, 3.3, 1.4, 2.2, '#a8794f', style='slim', door=(.58, .94), stove='tower', stove_at=.25, outer='#3a3532', towel_c='#e9e4da', glass_ends=(0,), bulk=H)
    steps(.62, 1.7, rad(90), 2, .6, .19, .22, m=wood('#8d6e50', 'y'))
    plant(1.0, 3.5, kind='olive', h=1.3, pot='#3d4144', pot_r=.18, pot_h=.34)
    stool(-2.1, 1.2, 'drum', '#e6e2d9', .19, .42); folded(-2.1, 1.2, .42, ['#4b5a60', '#e9e4da', '#e9e4da'], .32, .25)
    towel_rail(W0, 2.1, LEFT, 'ladder', 'black', .55, .6, 1.7, towels=[(0, 1.45, .48, '#e9e4da', .6), (0, .95, .48, '#4b5a60', .22)])
    lantern(-1.95, .75, 0, 'black', .42, .11); mat_(.9, 1.15, .5, .8, '#d9d2c6') if 0 else None
    box(-.75, .7, .008, 1.6, .6, .014, pattern('plain', '#d9d2c6', '#cfc7b9'), .004)
    spots(((-1.4, 1.0), (0, 1.0), (-1.4, 2.6), (0, 2.6)), H)
    fill(0, -1.8, 2.4, 2.5, 3.6, 20); behind(-2.1, W0, W1, H)
    sky(); sun(-32, 33, 8, '#ffe6c4')
    camera((-.55, -1.7, 1.5), (.12, 3, 1.16), 21)

@room('spa-cabin-dark', exposure=.55)
def _():
    W0, W1, D, H = -2.6, 2.5, 3.8, 2.55
    st = tiled('#5f6260', .6, .3, '#4a4d4b', .4, .14, .5)
    win = ('back', .35, 1.95, .9, 2.15, dict(cols=2, sill_mat=stone('#6a6d6a')))
    tx, ty, r = .95, 2.0, 1.0
    shell(W0, W1, -2, D, H, tiles('#77787a', .6, .6, '#626365', .35, vary=.06), st, st, st, paint('#e9e6e0'), 'dark', [win], 32, tub_hole(tx, ty, r, r))
    podium(-.2, W1, .85, 3.25, .6, (tx, ty, r-.05, r-.05, 6), tiles('#6d706d', .6, .6, '#565856', .35, vary=.06), tiled('#4e514f', .4, .06, '#3d3f3e', .6, .22, .4), 'flb', stone('#7d807c', 5, .4, .1))
    whirlpool(tx, ty, r, r, .66, 6, 4, .18, side=None, level=.08, c='#eeeeea', inner='#9fdde2')
    cabin('y-', 2.3, W0, -.38, D-2.3, 2.2, '#b9814f', style='half' if 0 else 'glass', door=(.36, .72), stove='steel', stove_at=.82, frame='#8a5a36', outer='#8a5a36', light=20, bulk=H, bulk_m=plain('#5f6260', .6))
    steps(-.5, 1.5, RIGHT, 2, .8, .2, .25, m=stone('#7d807c', 5, .5, .1))
    folded(2.1, 1.1, .6, ['#efe9dd', '#b5734a', '#efe9dd'], .32, .25, rot=.1); lantern(2.2, 2.95, .6, 'black', .34, .09); lantern(1.98, 3.08, .6, 'black', .24, .065); lantern(-1.0, .8, 0, 'black', .36, .1)
    for i in range(3): candle(.25+.13*i, 3.1, .6, .035, .08+.03*(i % 2))
    plant(-.02, 3.5, kind='grass', h=.8, pot='#2f3233', pot_r=.16, pot_h=.4)
    stool(-1.9, 1.35, 'bench', '#9a6f48', .24, .44); folded(-2.05, 1.35, .44, ['#efe9dd', '#efe9dd'], .3, .25); rolled(-1.65, 1.35, .44, '#b5734a', .06, .28, rad(70))
    spots(((-1.4, 1.2), (.4, 1.2), (1.8, 1.2), (1.2, 2.9)), H, 6)
    for x in (.4, 1.8): warm(x, 1.4, H-.05, 10, .3, (1, .86, .7))
    fill(0, -1.8, 2.4, 2.5, 3.8, 30); behind(-2.1, W0, W1, H, '#8a8c8a')
    sky(); sun(14, 33, 8, '#ffe6c4')
    camera((-.15, -1.75, 1.55), (-.05, 3, 1.12), 21)

@room('spa-cabin-white', exposure=.55)
def _():
    W0, W1, D, H = -2.5, 2.5, 3.9, 2.5
    mos = tiled('#5ea3a3', .1, .1, '#cfe0dc', .15, .14)
    wh = paint('#f1f0ec')
    win = ('left', 1.25, 3.0, .95, 2.1, dict(cols=2))
    tx, ty, r = -1.25, 2.2, 1.0
    shell(W0, W1, -2, D, H, tiles('#dcdcd4', .3, .3, '#c2c4bd', .3, vary=.04), mos, solid(wh), solid(wh), paint(CEIL), 'white', [win], 28, tub_hole(tx, ty, r, r))
    clad('left', W0, -2, D, 1.05 if 0 else .94, mos)
    podium(W0, -.02, 1.0, 3.4, .5, (tx, ty, r-.05, r-.05, 2), tiles('#e3e6e0', .1, .1, '#c5cbc6', .25, vary=.05), tiled('#4b9294', .1, .1, '#cfe0dc', .15, .16), 'frb', plain('#eceee9', .3))
    whirlpool(tx, ty, r, r, .57, 2, 5, .17, side=None, level=.08, pillows=None, tint='#7fd9da')
    cabin('y-', 2.4, .42, 2.5, D-2.4, 2.1, '#dcbf92', style='door', door=(.54, .9), stove='box', stove_at=.2, board='v', outer='#dcbf92', towel_c='#efeee8', bulk=H)
    box(.22, 1.75, .11, .46, .9, .22, tiles('#e3e6e0', .1, .1, '#c5cbc6', .25), .005)
    folded(-.3, 1.22, .5, ['#efeee8', '#e9c98c', '#efeee8'], .3, .24, rot=.2); twigs(-2.25, 1.15, .5, '#efeee8', .2, 0, .4)
    armchair(1.75, 1.05, rad(200) if 0 else rad(-35), '#efeee8', kind='rattan', cushion='#e9c98c')
    stool(1.05, 1.25, 'round', '#d2b48a', .17, .42); mug(1.05, 1.25, .42, '#5ea3a3'); 
    plant(.12, 3.6, kind='fig', h=1.3, pot='#efeee8', pot_r=.17, pot_h=.34)
    towel_rail(-1.2, D, 0, 'bar', 'chrome', .9, z1=1.5, towels=[(-.2, 1.5, .36, '#efeee8', .6), (.22, 1.5, .34, '#e9c98c', .5)])
    spots(((-1.4, 1.2), (.2, 1.2), (1.6, 1.5), (-1.2, 3)), H)
    fill(0, -1.8, 2.3, 2.5, 3.6, 20); behind(-2.1, W0, W1, H)
    sky(); sun(-66, 34, 8, '#ffe6c0')
    camera((.6, -1.7, 1.55), (-.12, 3, 1.12), 21)

@room('spa-cabin-wood', exposure=.55)
def _():
    W0, W1, D, H = -2.5, 2.6, 3.0, 2.5
    c = '#c2935e'
    wh = paint('#efeae0')
    win = ('back', .55, 2.2, .85, 2.1, dict(cols=2, sill_mat=wood(c, 'x')))
    tx, ty, r = .95, 1.55, .98
    tim = boarded(c, .14, 'x', '#6b4a28', .5, .1)
    # the timber wall is the sauna's front on the left (sauna behind it)
    shell(W0, W1, -2, D, H, tiles('#8f8b84', .6, .3, '#7b7770', .4, vary=.06, offset=.5), None, solid(wh), solid(wh), paint(CEIL), 'wood', [], 26, tub_hole(tx, ty, r, r))
    wall('x', D, -.12, W1+.2, H, tim('xz'), [win[1:5]]); window('x', D, *win[1:5], 'wood', 2, sill_mat=wood(c, 'x')); daylight('x', D, *win[1:5], 28)
    cabin('y-', D, W0, -.1, 1.7, 2.2, '#d7b07a', style='door', door=(.08, .40), stove='box', stove_at=.84, frame='#a9784a', outer=c, board='v', top=.32, light=20)
    whirlpool(tx, ty, r, r, .78, 2.9, 5, .19, side='boards', wood_c='#8f6a47', level=.09, c='#e6e3dc', pillows=None)
    steps(-.12, 1.3, RIGHT, 3, .66, .19, .2, '#8f6a47')
    basket(-.55, 2.6, .19, .4, blanket='#efeae0'); towel_rail(W0, 1.75, LEFT, 'lean', 'black', .5, z1=1.75, c='#a9784a', towels=[(0, 1.4, .44, '#efeae0', .5), (0, .8, .44, '#7f9a8c', .3)])
    palm(2.32, 2.6, .6, '#7f9a8c'); lantern(-1.35, 1.4, 0, 'black', .4, .1)
    stool(-1.95, .85, 'square', '#a9784a', .2, .44); folded(-1.95, .85, .44, ['#efeae0', '#7f9a8c', '#efeae0'], .32, .25)
    twigs(.8, D-.02, .865, '#7f9a8c', .17, 2, .24)
    box(-1.3, .75, .008, .9, 1.3, .014, pattern('stripes', '#e6ddcc', '#7f9a8c', .16, 'y'), .004) if 0 else None
    pendant(-1.2, 1.3, 2.0, 'paper', r=.24, ceil=H)
    fill(0, -1.8, 2.3, 2.5, 3.6, 18); behind(-2.1, W0, W1, H)
    sky(); sun(26, 34, 8, '#ffe3b8')
    camera((-.25, -1.75, 1.55), (.1, 3, 1.1), 21)

@room('spa-tub-white', exposure=.55)
def _():
    W0, W1, D, H = -2.3, 2.3, 3.5, 2.5
    wh = paint('#f1efea')
    win = ('back', -1.75, 1.75, .85, 2.15, dict(cols=4))
    tx, ty, rx, ry = 0, 2.25, 1.2, 1.0
    shell(W0, W1, -2, D, H, planks('#cbb592', .16, 2.2, .4, 'y'), solid(wh), solid(paint('#b9c7c6')), solid(wh), paint(CEIL), 'white', [win], 20, tub_hole(tx, ty, rx, ry))
    for i in range(4): beam(-1.7+1.13*i, -2, D, H, .1, .12, '#ece9e2')
    podium(-1.55, 1.55, 1.05, D, .56, (tx, ty, rx-.05, ry-.05, 5), planks('#cbb592', .12, 2.2, .4, 'x'), boarded('#f1f0ec', .1, 'z', '#d3d1ca', .4, .01), 'flr', wood('#cbb592', 'x'))
    whirlpool(tx, ty, rx, ry, .63, 5, 4, .18, side=None, level=.08, pillows='#8d9a9c')
    steps(-.9, .53, 0, 2, .9, .19, .26, '#cbb592')
    folded(-1.1, 1.22, .56, ['#f2efe8', '#9dbcc2', '#f2efe8'], .32, .2, .05); rolled(1.15, 1.2, .56, '#f2efe8', .055, .3); rolled(1.15, 1.2, .67, '#9dbcc2', .05, .3)
    armchair(1.72, .35, rad(-60), '#e6dfd2', '#cbb592', 'lounge', '#9dbcc2')
    plant(-1.95, 2.9, kind='fig', h=1.5, pot='#e6dfd2', pot_r=.18, pot_h=.34)
    towel_rail(W0, 1.5, LEFT, 'pegs', 'x', 1.0, z1=1.62, c='#cbb592', towels=[(-.28, 1.5, .42, '#f2efe8', .95), (.22, 1.5, .42, '#d7b98c', .9)])
    art('y', W1, 1.7, 1.55, .55, .75, '#cbb592'); lantern(1.38, 2.9, .56, 'white', .3, .08); lantern(.2, .75, 0, 'white', .34, .09)
    basket(-1.95, .7, .2, .4, blanket='#e6dfd2'); stool(1.05, .25, 'round', '#cbb592', .17, .42); mug(1.05, .25, .42, '#9dbcc2')
    pendant(0, 1.3, 2.02, 'globe', r=.14, ceil=H)
    fill(0, -1.8, 2.3, 2.5, 3.6, 18); behind(-2.1, W0, W1, H)
    sky(); sun(-18, 36, 8, '#ffe6c0')
    camera((.15, -1.65, 1.55), (0, 3, 1.1), 22)

@room('spa-tub-wood', exposure=.55)
def _():
    W0, W1, D, H = -2.3, 2.5, 3.6, 2.5
    st = tiled('#5a5753', .5, .125, '#43403d', .55, .2, .43)
    wh = paint('#e8e2d8')
    win = ('left', 1.0, 2.95, .85, 2.1, dict(cols=2))
    tx, ty, r = -.35, 2.0, 1.05
    shell(W0, W1, -2, D, H, tiles('#6b6865', .75, .75, '#575451', .35, vary=.06), st, st, solid(wh), planks('#c79f6b', .12, 6, .5, 'x', '#7e5b33', .08, 'xy'), 'wood', [win], 34, (tx-r, tx+r, ty-r, ty+r))
    deck(W0, W1, -2+1.2, D, .002, (tx, ty, r-.06, r-.06, 2), tiles('#6b6865', .75, .75, '#575451', .35, vary=.06))
    whirlpool(tx, ty, r, r, .44, 2, 6, .18, side='boards', wood_c='#a9784a', level=.09, pillows=None, inner='#a5e0e2')
    steps(-.35, .62, 0, 1, .9, .22, .3, '#a9784a')
    # a warm bench along the back wall
    box(1.0, D-.25, .22, 2.6, .5, .44, tiles('#5a5753', .5, .125, '#43403d', .55, 'xz', .2, .43), .004); slats(-.3, 2.3, D-.52, D, .475, '#a9784a')
    for x, cc in ((.15, '#d8cfc0'), (1.0, '#b5734a'), (1.75, '#d8cfc0')): pillow(x, D-.16, .72, .5, .42, .14, fabric(cc, 150), (rad(72), 0, R_(-.1, .1)))
    folded(.58, D-.28, .475, ['#efe9dd', '#b5734a', '#efe9dd'], .32, .26)
    lantern(2.1, D-.26, .475, 'black', .34, .09); lantern(1.35, 1.15, 0, 'black', .42, .11); lantern(1.55, 1.35, 0, 'black', .3, .08)
    lounger(1.75, 1.6, rad(14), '#a9784a', '#e2dacb', 'wood', '#b5734a')
    plant(-1.95, 3.25, kind='monstera', h=1.2, pot='#3f3d3b', pot_r=.2, pot_h=.4)
    stool(-1.75, .85, 'drum', '#8a8782', .18, .4); folded(-1.75, .85, .4, ['#efe9dd', '#efe9dd'], .28, .22)
    art('x', D, 1.0, 1.6, .9, .6, '#a9784a'); 
    for x in (.1, 1.9): wall_lamp(x, D, 1.65, 0, 'tube', 'black')
    for x in (.1, 1.9): warm(x, D-.25, 2.0, 3, .2)
    spots(((-.3, 1.4), (1.2, 1.4), (-.3, 2.8)), H, 6)
    fill(0, -1.8, 2.4, 2.5, 3.6, 26); behind(-2.1, W0, W1, H)
    sky(); sun(-70, 36, 9, '#ffe1b4')
    camera((.75, -1.6, 1.55), (-.25, 3, 1.08), 21)

@room('spa-tub-dark', exposure=.55)
def _():
    W0, W1, D, H = -2.4, 2.3, 3.6, 2.55
    bt = vtiled('#2f7277', .08, .24, '#a9c4c2', .15, .14, .5)
    wh = paint('#efede8')
    win = ('back', -1.9, -.2, .5, 2.2, dict(cols=2))
    tx, ty, rx, ry = 1.05, 2.05, .95, 1.25
    shell(W0, W1, -2, D, H, tiles('#cfcbc1', .9, .45, '#b7b3a8', .3, vary=.04), bt, solid(wh), bt, planks('#e6dccb', .1, 6, .5, 'y', '#b9ab92', .03, 'xy'), 'dark', [win], 26, tub_hole(tx, ty, rx, ry))
    whirlpool(tx, ty, rx, ry, .7, 8, 4, .19, side='lying', wood_c='#5d4a3c', level=.09, tint='#86dcd8', pillows='#3d4a4d')
    steps(-.1, 1.55, RIGHT, 2, .7, .21, .24, '#5d4a3c')
    lounger(-1.55, 1.5, rad(12), 'black', '#e6e2d8', 'metal', '#2f7277')
    stool(-.78, 1.05, 'round', '#9a7a58', .17, .42); vase(-.82, 1.08, .42, '#2f7277', .16, 2); mug(-.7, .98, .42, '#e6e2d8')
    palm(.02, 3.25, 1.35, '#2f3436')
    shelf(1.2, D, 1.5, 1.1, 0, .18, '#9a7a58', .035); folded(.9, D-.09, 1.5, ['#efece4', '#efece4', '#8fb0ae'], .3, .16, .05); vase(1.28, D-.09, 1.5, '#efece4', .22, 0); candle(1.48, D-.09, 1.5); candle(1.58, D-.08, 1.5, .03, .14)
    towel_rail(W0, 2.45, LEFT, 'bar', 'black', .8, z1=1.5, towels=[(-.18, 1.5, .34, '#efece4', .65), (.2, 1.5, .32, '#2f7277', .55)])
    box(-1.35, .55, .008, 1.5, 1.0, .014, pattern('plain', '#d8d1c3', '#cfc7b9'), .004) if 0 else None
    pendant(-.3, 1.7, 1.95, 'dome', '#2f3436', .2, H)
    spots(((.6, 1.0), (1.5, 1.0), (.6, 2.8), (1.5, 2.8)), H)
    fill(0, -1.8, 2.4, 2.5, 3.6, 20); behind(-2.1, W0, W1, H)
    sky(); sun(-20, 34, 8, '#ffe6c4')
    camera((-.4, -1.65, 1.55), (.1, 3, 1.12), 22)

# ================================================================ pools
@room('pool-house-dark', exposure=.4)
def _():
    W0, W1, Y0, D, H = -3.5, 4.6, -2.6, 11.2, 2.9
    wh = paint('#efede8')
    px0, px1, py0, py1 = -2.2, 1.8, 1.6, 9.6
    tl = tiles('#d3cec3', .6, .6, '#bcb6aa', .35, vary=.04)
    wins = [('left', -.2, D-.25, .05, 2.62, dict(cols=8, sill=False, light=6)), ('back', -3.2, 2.5, .05, 2.62, dict(cols=4, sill=False, light=10))]
    shell(W0, W1, Y0, D, H, None, solid(wh), solid(wh), solid(paint('#e6e2da')), planks('#caa677', .14, 6, .5, 'y', '#7e5f3a', .06, 'xy'), 'dark', wins)
    wx, wy, wr = 3.15, 3.0, .98
    # floor with holes for pool and whirlpool
    hole_floor(W0-.3, 2.05, Y0, D+.3, px0, px1, py0, py1, tl); hole_floor(2.05, W1+.3, Y0, D+.3, *tub_hole(wx, wy, wr, wr), tl)
    pool(px0, px1, py0, py1, 1.4, .09, rungs=(1.8, 7.6, RIGHT), edge='#b9b3a6')
    podium(2.1, W1, 1.8, 4.2, .5, (wx, wy, wr-.05, wr-.05, 2), tiles('#5b6163', .3, .3, '#4a4f51', .3, vary=.08), tiled('#5b6163', .3, .1, '#4a4f51', .35, .12, .5), 'flb')
    whirlpool(wx, wy, wr, wr, .57, 2, 5, .18, side=None, level=.08, pillows=None)
    cabin('x-', 2.75, 5.6, 8.2, 1.7, 2.25, '#b5824f', style='slim', door=(.55, .85), stove='tower', stove_at=.25, outer='#3a3532', glass_ends=(0,), light=26, bulk=H)
    lounger(-2.85, 7.6, rad(0), 'black', '#e6e2d8', 'metal', '#7fb4ba'); lounger(-2.85, 5.0, rad(0), 'black', '#e6e2d8', 'metal')
    lounger(.9, 10.4, rad(90), 'black', '#e6e2d8', 'metal', '#7fb4ba') if 0 else None
    plant(3.3, 10.5, kind='olive', h=1.7, pot='#4b4f52', pot_r=.26, pot_h=.46); plant(2.45, 4.75, kind='grass', h=.7, pot='#4b4f52', pot_r=.18, pot_h=.36)
    folded(2.4, 2.05, .5, ['#efece4', '#7fb4ba', '#efece4'], .34, .26, rot=.1)
    spots([(-1.2, y) for y in (2, 5, 8)]+[(2.6, y) for y in (2, 5, 8)], H, 6)
    area((-.2, -2.2, 2.6), (0, 4, .8), 6, 1.6, 70, '#fff1e2'); area((.5, 5.5, H-.1), (.5, 5.5, 0), 4, 6, 60, '#fff6ea')
    pool_light(-.2, 3.5, -.8, 22); pool_light(-.2, 7.5, -.8, 22)
    sky(); sun(-62, 34, 7, '#ffe6c4')
    camera((.35, -1.3, 1.62), (.75, 6, 1.2), 21)

@room('pool-house-wood', exposure=.4)
def _():
    W0, W1, Y0, D, H = -5.6, 5.6, -2.4, 8.6, 2.95
    wh = paint('#f0ece4')
    px0, px1, py0, py1 = -3.9, 4.1, 1.3, 5.2
    tl = tiles('#cdbfa6', .45, .45, '#b5a78e', .4, vary=.06)
    wins = [('back', -2.0, 5.4, .05, 2.65, dict(cols=6, sill=False, light=12)), ('right', 0, 8.4, .05, 2.65, dict(cols=6, sill=False, light=6))]
    shell(W0, W1, Y0, D, H, None, solid(wh), solid(wh), solid(wh), planks('#dbbd91', .14, 6, .5, 'x', '#97794d', .06, 'xy'), 'wood', wins)
    for i in range(5): beam(-4.4+2.2*i, Y0, D, H, .14, .2, '#c0965f')
    wx, wy, wr = 1.9, 7.0, 1.0
    hole_floor(W0-.3, W1+.3, Y0, 5.7, px0, px1, py0, py1, tl); hole_floor(W0-.3, W1+.3, 5.7, D+.3, *tub_hole(wx, wy, wr, wr), tl)
    pool(px0, px1, py0, py1, 1.4, .09, edge='#e3d8c3', c='#86d6d2', rungs=(-2.6, 5.2, 0), band='#c7b58e')
    whirlpool(wx, wy, wr, wr, .8, 2, 5, .18, side='boards', wood_c='#b5844f', level=.08, pillows=None)
    steps(wx-.2, wy-1.55, 0, 2, .8, .24, .26, '#b5844f')
    cabin('y-', 6.35, -4.75, -2.15, D-6.35, 2.3, '#cf9f66', style='glass', door=(.38, .64), stove='box', stove_at=.82, light=30, bulk=H)
    lounger(-.55, 6.9, rad(180-16) if 0 else rad(12), '#b98f60', '#ece5d6', 'wood', '#d9a066'); lounger(.35-1.75+.0, 6.9, rad(12), '#b98f60', '#ece5d6', 'wood') 
    plant(3.75, 7.7, kind='fig', h=1.7, pot='#c9855f', pot_r=.26, pot_h=.45); plant(-5.1, 5.5, kind='monstera', h=1.3, pot='#8a7a66', pot_r=.24, pot_h=.42)
    pendant(-1.1, 6.6, 2.1, 'paper', r=.3, ceil=H); pendant(1.9, 7.0, 2.2, 'paper', r=.26, ceil=H) if 0 else None
    basket(-4.95, 4.6, .2, .42, blanket='#ece5d6'); folded(-3.2, 5.75, 0.02, ['#ece5d6', '#d9a066'], .36, .26) if 0 else None
    area((0, -2.1, 2.6), (0, 4, .8), 8, 1.6, 80, '#fff1e2'); area((0, 4, H-.1), (0, 4, 0), 8, 4, 60, '#fff6ea')
    pool_light(-1.8, 3.2, -.8, 22); pool_light(2.0, 3.2, -.8, 22)
    sky(); sun(38, 34, 7, '#ffe3b8')
    camera((-.6, -1.1, 1.75), (-.2, 6, 1.12), 22)

@room('pool-boards-white', exposure=.4)
def _():
    W0, W1, Y0, D, H = -4.6, 3.6, -2.6, 11.4, 2.6
    wh = paint('#f1efea'); RD = 4.6; mid = (W0+W1)/2
    px0, px1, py0, py1 = -1.6, 2.4, 1.8, 9.8
    tl = tiles('#dedcd5', .3, .3, '#c4c2ba', .35, vary=.05)
    wins = [('right', a, a+1.4, .72, 2.35, dict(cols=2, light=14)) for a in (1.4, 3.3, 5.2, 7.1, 9.0)]+[('back', -2.6, 1.6, .08, 2.36, dict(cols=4, sill=False, light=14))]
    shell(W0, W1, Y0, D, H, None, solid(wh), solid(wh), solid(wh), None, 'white', wins)
    pitched(W0-.02, W1+.02, Y0-.2, D+.2, H-.02, RD, planks('#d3ab78', .14, 6, .5, 'y', '#8a6a42', .08, 'xy')); gable('x', D, W0, W1, H, RD, boarded('#d3ab78', .14, 'z', '#8a6a42', .5, .08)('xz'))
    for y in (1.2, 4.2, 7.2, 10.2):
        box(mid, y, H+.1, W1-W0, .14, .22, wood('#d9b98c', 'x'), .006)
        box(mid, y, (H+RD)/2, .12, .11, RD-H, wood('#d9b98c', 'z'), .006)
    wx, wy, wr = -2.95, 3.1, 1.0
    hole_floor(-1.85, W1+.3, Y0, D+.3, px0, px1, py0, py1, tl); hole_floor(W0-.3, -1.85, Y0, D+.3, *tub_hole(wx, wy, wr, wr), tl)
    pool(px0, px1, py0, py1, 1.4, .09, edge='#eceae4', c='#8fd8e0', band='#5b9ab8', rungs=(-1.6, 7.4, LEFT), tint='#a6e3ea')
    whirlpool(wx, wy, wr, wr, .8, 6, 4, .2, side='boards', wood_c='#ebe9e3', level=.08, pillows='#8fa9b5')
    steps(wx-.1, wy-1.5, 0, 2, .8, .24, .25, '#d3ab78')
    cabin('x+', -2.75, 5.3, 7.9, 1.75, 2.25, '#d6ae78', style='glass', door=(.06, .36), stove='box', stove_at=.8, glass_ends=(0,), light=28)
    lounger(3.05, 8.2, rad(0), 'white', '#eceae4', 'metal', '#6fa3bd'); lounger(3.05, 4.6, 0, 'white', '#eceae4', 'metal') if 0 else None
    lounger(-2.4, 9.9, rad(-20), 'white', '#eceae4', 'metal', '#6fa3bd')
    plant(2.8, 10.7, kind='fig', h=1.8, pot='#e6e1d6', pot_r=.26, pot_h=.45); plant(-3.9, 10.6, kind='monstera', h=1.3, pot='#e6e1d6', pot_r=.22, pot_h=.4)
    folded(-2.15, 1.7, .0, ['#eceae4'], .3, .2) if 0 else None
    for y in (3.0, 6.0, 9.0): pendant(mid+.4, y, 3.0, 'dome', '#e9e6df', .28, RD-.3)
    area((-.2, -2.2, 2.6), (0, 4, .8), 6, 1.6, 80, '#fff1e2'); area((-.3, 5.5, 3.6), (-.3, 5.5, 0), 3, 7, 90, '#fff6ea'); area((-.3, 4.5, 1.2), (-.3, 5.5, 5), 3, 6, 25, '#fff1e0')
    pool_light(.4, 3.6, -.8, 22); pool_light(.4, 7.6, -.8, 22)
    sky(); sun(66, 36, 7, '#ffe6c0')
    camera((-.45, -1.3, 1.68), (-.95, 6, 1.5), 20)

@room('pool-boards-wood', exposure=.45)
def _():
    W0, W1, Y0, D, H = -5.4, 5.4, -2.4, 8.4, 2.6
    RD = 4.9
    c = '#d0a067'
    wl = boarded('#d3a66e', .18, 'x', '#8a6136', .5, .08)
    px0, px1, py0, py1 = -4.3, 3.7, 1.5, 5.4
    tl = tiles('#b5694a', .3, .3, '#cdb9a2', .5, vary=.08)
    wins = [('back', a, a+1.65, .6, 2.35, dict(cols=2, light=16, sill_mat=wood(c, 'x'))) for a in (-3.5, -1.5, .5)]+[('left', .6, 5.6, .85, 2.2, dict(cols=5, light=10, sill_mat=wood(c, 'y')))]
    shell(W0, W1, Y0, D, H, None, wl, wl, wl, None, 'wood', wins)
    pitched(W0-.02, W1+.02, Y0-.2, D+.2, H-.02, RD, planks('#dcb47e', .14, 6, .5, 'y', '#8a6136', .07, 'xy')); gable('x', D, W0, W1, H, RD, boarded('#dcb47e', .16, 'z', '#8a6136', .5, .07)('xz'))
    for y in (.6, 3.4, 6.2): box(0, y, H+.08, W1-W0, .16, .24, wood('#b98a52', 'x'), .006); box(0, y, (H+RD)/2, .14, .12, RD-H, wood('#b98a52', 'z'), .006)
    beam(0, Y0, D, RD, .18, .26, '#b98a52')
    wx, wy, wr = -1.05, 6.95, .95
    hole_floor(W0-.3, W1+.3, Y0, 5.8, px0, px1, py0, py1, tl); hole_floor(W0-.3, W1+.3, 5.8, D+.3, wx-wr, wx+wr, wy-wr, wy+wr, tl)
    pool(px0, px1, py0, py1, 1.4, .09, edge='#d9cbb4', c='#7fcfc4', band='#2f7f86', tint='#9fe3d9', rungs=(3.7, 3.4, RIGHT))
    podium(wx-1.45, wx+1.45, 5.85, D, .42, (wx, wy, wr-.06, wr-.06, 5), tiles('#d9cbb4', .2, .2, '#bdae95', .35, vary=.06), tiled('#2f7f86', .1, .1, '#bcd2cf', .2, .14), 'flr', wood('#b98a52', 'x'))
    whirlpool(wx, wy, wr, wr, .49, 5, 4, .17, side=None, level=.07, pillows=None, tint='#86dcd2')
    cabin('y-', 6.2, 1.35+1.2, W1-.3, D-6.2, 2.25, '#b9814f', style='half', door=(.36, .66), stove='log', stove_at=.84, outer='#9a6840', frame='#8a5a36', light=30)
    lounger(1.65, 6.6, rad(14), '#9a6840', '#e9dcc3', 'wood', '#c9743f')
    lounger(-4.5, 7.0, rad(-8), '#9a6840', '#e9dcc3', 'wood', '#c9743f'); lounger(-3.55, 7.0, rad(-8), '#9a6840', '#e9dcc3', 'wood') if 0 else None
    plant(-3.2, 7.6, kind='fig', h=1.4, pot='#c9855f', pot_r=.22, pot_h=.42); plant(4.7, 5.4, kind='monstera', h=1.2, pot='#8a5a36', pot_r=.22, pot_h=.4)
    for x in (-2.6, 0, 2.6): pendant(x, 3.4, 2.35 if 0 else 2.95, 'globe', r=.17, ceil=RD-.3-abs(x)*.42)
    area((0, -2.1, 2.6), (0, 4, .8), 8, 1.6, 95, '#fff1e2'); area((0, 4, 3.4), (0, 4, 0), 6, 4, 80, '#fff6ea'); area((0, 3.5, 1.2), (0, 4, 5), 6, 3, 30, '#fff1e0')
    pool_light(-2.2, 3.4, -.8, 22); pool_light(1.6, 3.4, -.8, 22)
    sky(); sun(-46, 34, 7, '#ffe1b4')
    camera((.9, -1.2, 1.75), (.5, 6, 1.5), 22)
