"""Furniture and building parts of rooms_C."""
import math
from lib import *; from parts import *
import lib
rad = math.radians
def U(a, b): return lib.R.uniform(a, b)
def C(*a): return lib.R.choice(a)

def leather(c): return plain(c, .42, 0, .22, .45)

# ------------------------------------------------------------ shell
def shell(W, D, H, y0=-2.4, fl='#c9a77c', faxis='y', back='#eceae4', left='#eceae4', right='#eceae4', ceil='#f4f2ee',
          ob=(), ol=(), orr=(), skirt=True, flmat=None, bw=True, fw=.16):
    floor(-W/2, W/2, y0, D, flmat or planks(fl, fw, axis=faxis))
    P = lambda c: paint(c) if isinstance(c, str) else c
    if bw: wall('x', D, -W/2-.16, W/2+.16, H, P(back), ob)
    wall('y', -W/2, y0, D, H, P(left), ol, outward=-1)
    wall('y', W/2, y0, D, H, P(right), orr)
    ceiling(-W/2-.2, W/2+.2, y0, D+.2, H, P(ceil))
    if skirt:
        def segs(lo, hi, ops):
            a = lo
            for o in sorted(o for o in ops if o[2] < .3):
                if o[0] > a: yield a, o[0]
                a = o[1]
            if hi > a: yield a, hi
        for s in segs(-W/2, W/2, ob): skirting('x', D, *s)
        for s in segs(y0, D, ol): skirting('y', -W/2, *s, outward=-1)
        for s in segs(y0, D, orr): skirting('y', W/2, *s)

def boards(axis, at, lo, hi, z0, z1, mat, outward=1, pitch=.11, t=.016, rail=True, cap=.03, base=.11):
    """vertical tongue-and-groove boards with a rail and a base: wainscoting"""
    n = max(1, round((hi-lo)/pitch)); p = (hi-lo)/n; g = .006
    pr = []
    for i in range(n): pr += [(lo+i*p, .0), (lo+i*p+g, 1), (lo+(i+1)*p-g, 1)]
    pr.append((hi, 0)); vs = []
    for z in (z0, z1):
        for a, d in pr:
            q = at-outward*(t if d else t*.35); vs.append((a, q, z) if axis == 'x' else (q, a, z))
    k = len(pr); me = bpy.data.meshes.new('boards')
    me.from_pydata(vs, [], [(i, i+1, k+i+1, k+i) for i in range(k-1)]); me.update()
    lib._obj('boards', me, mat)
    def bar(za, zb, tt, bv=.004):
        q = at-outward*tt/2
        if axis == 'x': box((lo+hi)/2, q, (za+zb)/2, hi-lo, tt, zb-za, mat, bv)
        else: box(q, (lo+hi)/2, (za+zb)/2, tt, hi-lo, zb-za, mat, bv)
    if rail: bar(z1-.07, z1, .026); bar(z1, z1+cap, .05)
    if base: bar(z0, z0+base, .026)

def panels(axis, at, lo, hi, z1, mat, outward=1, n=5, t=.02):
    """wainscot of framed panels"""
    def b(a0, a1, za, zb, tt, bv=.004):
        q = at-outward*tt/2
        if axis == 'x': box((a0+a1)/2, q, (za+zb)/2, a1-a0, tt, zb-za, mat, bv)
        else: box(q, (a0+a1)/2, (za+zb)/2, tt, a1-a0, zb-za, mat, bv)
    b(lo, hi, 0, z1, .008, 0); b(lo, hi, 0, .14, t+.008); b(lo, hi, z1-.08, z1, t); b(lo, hi, z1, z1+.03, .05)
    p = (hi-lo)/n
    for i in range(n+1):
        a = lo+i*p; b(max(lo, a-.045), min(hi, a+.045), .1, z1-.05, t)

def front_light(W, H, y=-2.2, power=25, color='#fff4e6'):
    area((0, y, H-.25), (0, 3, .9), W*.7, 1.4, power, color)

# ------------------------------------------------------------ upholstery
def seatshell(g, a, b, n, ang, z0, top, t, mat, nu=56, lean=0):
    """upholstered shell around a seat (superellipse a x b, exponent n), open to -y; top(phi) its height, phi = 0 at the back"""
    def f(u, v):
        w = 2*u-1; ph = w*rad(ang)
        e = abs(w); tt = t*(math.sqrt(max(0, 1-((e-.93)/.07)**2)) if e > .93 else 1)/2
        zt = top(ph)
        if e > .93: zt -= t*.5*(1-math.sqrt(max(0, 1-((e-.93)/.07)**2)))
        sx, cy = math.sin(ph), math.cos(ph)
        k = (abs(sx/a)**n+abs(cy/b)**n)**(-1/n)
        if v < .4: o, z = tt, z0+(zt-tt-z0)*v/.4
        elif v > .6: o, z = -tt, z0+(zt-tt-z0)*(1-v)/.4
        else:
            q = (v-.4)/.2*math.pi; o, z = tt*math.cos(q), zt-tt+tt*math.sin(q)
        ln = 1+lean*(z-z0)*max(0, cy)
        return ((k+o)*sx, (k+o)*cy*ln, z)
    o = sheet(f, nu, 30, mat); o.parent = g
    return o

def scatter(g, iw, y, z, cushions):
    for pos, pc, size in cushions:
        m = pc if not isinstance(pc, str) else fabric(pc, 180)
        pillow(-iw/2+iw*pos, y+U(-.02, .02), z+size*.46, size, size, .16, m, (rad(70+U(-5, 5)), U(-.1, .1), U(-.2, .2)), g)

def couch(x, y, rot, mat, kind='slip', w=2.1, n=2, cushions=(), wood_c='#a8743f', legs='#6b4a30', deep=.92, chaise=None):
    """back at +y, seat .44"""
    g = group(x, y, rot); m = fabric(mat) if isinstance(mat, str) else mat
    if kind == 'slip':      # loose cover down to the floor, rolled arms
        soft_box(0, 0, .20, w-.06, deep-.04, .38, m, .006, parent=g, crease=.03)
        iw = w-.44; sw = iw/n
        for i in range(n):
            cx = -iw/2+sw*(i+.5)
            soft_box(cx, -.10, .40, sw-.006, deep-.18, .16, m, .03, parent=g, crease=.06)
            soft_box(cx, deep/2-.25, .66, sw-.01, .22, .46, m, .045, (rad(-12), 0, 0), g, crease=.09)
        soft_box(0, deep/2-.08, .46, w-.1, .17, .78, m, .01, parent=g, crease=.07)
        for s in (-1, 1):
            cyl(s*(w/2-.11), deep/2-.02, .56, .125, deep-.06, m, bev=.05, parent=g, rot=(math.pi/2, 0, 0))
            soft_box(s*(w/2-.11), -.0, .30, .2, deep-.06, .58, m, .0, parent=g, crease=.03)
        scatter(g, iw, deep/2-.42, .46, cushions)
    elif kind == 'frame':   # wooden frame with spindles, loose cushions
        wx, wy, wz = wood(wood_c, 'x'), wood(wood_c, 'y'), wood(wood_c, 'z'); iw = w-.14; sw = iw/n
        for s in (-1, 1):
            box(s*(w/2-.03), -.02, .60, .07, .8, .03, wy, .012, parent=g)
            for yy in (-.36, .36): cyl(s*(w/2-.03), yy, 0, .018, .6, wz, .024, parent=g)
            box(s*(w/2-.03), 0, .28, .03, .72, .06, wy, .008, parent=g)
        box(0, -.36, .28, w-.06, .035, .07, wx, .008, parent=g); box(0, .34, .28, w-.06, .035, .07, wx, .008, parent=g)
        box(0, .42, .80, w-.02, .035, .06, wx, .012, parent=g)
        k = int(w/.11)
        for i in range(k): tube([(-w/2+.08+i*(w-.16)/(k-1), .35, .3), (-w/2+.08+i*(w-.16)/(k-1), .42, .79)], .008, wz, parent=g)
        for i in range(n):
            cx = -iw/2+sw*(i+.5)
            soft_box(cx, -.04, .375, sw-.006, .72, .13, m, .02, parent=g, crease=.035)
            soft_box(cx, .27, .62, sw-.012, .14, .42, m, .03, (rad(-14), 0, 0), g, crease=.05)
        scatter(g, iw, .08, .42, cushions)
    elif kind == 'mod':     # low blocks
        aw = .24; iw = w-2*aw; sw = iw/n; dp = deep+.1
        box(0, 0, .03, w-.14, dp-.14, .06, plain('#2a2622', .6), .004, parent=g)
        soft_box(0, 0, .15, w, dp, .19, m, 0, parent=g, crease=.03)
        for i in range(n):
            cx = -iw/2+sw*(i+.5)
            soft_box(cx, -.12, .335, sw-.006, dp-.24, .19, m, .02, parent=g, crease=.045)
            soft_box(cx, dp/2-.32, .60, sw*.94, .2, .40, m, .05, (rad(-14), 0, 0), g, crease=.09)
        soft_box(0, dp/2-.12, .44, w, .24, .44, m, .01, parent=g, crease=.05)
        for s in (-1, 1): soft_box(s*(w/2-aw/2), 0, .39, aw, dp, .32, m, .012, parent=g, crease=.05)
        if chaise:
            s = 1 if chaise == 'right' else -1; cx = s*(iw/2-sw/2+aw/2)
            soft_box(cx, -dp/2-.38, .15, sw+aw, .8, .19, m, 0, parent=g, crease=.03)
            soft_box(cx, -dp/2-.36, .335, sw+aw, .84, .19, m, .02, parent=g, crease=.045)
        scatter(g, iw, dp/2-.50, .40, cushions)
    elif kind == 'button':  # slim, on tapered legs, buttoned back
        lm = wood(legs, 'z'); iw = w-.16; sw = iw/n
        box(0, 0, .21, w-.06, deep-.16, .05, wood(legs, 'x'), .01, parent=g)
        for i in range(n): soft_box(-iw/2+sw*(i+.5), -.06, .33, sw-.004, deep-.18, .17, m, .02, parent=g, crease=.035)
        soft_box(0, deep/2-.17, .58, w-.02, .17, .48, m, .015, (rad(-11), 0, 0), g, crease=.06)
        bm = plain('#3a3a38', .7) if isinstance(mat, str) else m
        k = max(4, int(w/.3))
        for r_ in range(2):
            for i in range(k):
                zz = .50+.17*r_; sphere(-w/2+.18+i*(w-.36)/(k-1), deep/2-.278+(zz-.58)*.19, zz, .014, bm, 1, g)
        for s in (-1, 1): soft_box(s*(w/2-.045), -.02, .40, .10, deep-.12, .36, m, .01, parent=g, crease=.04)
        for sx in (-1, 1):
            for sy in (-1, 1): tube([(sx*(w/2-.16), sy*(deep/2-.17), .2), (sx*(w/2-.1), sy*(deep/2-.11), 0)], .018, lm, parent=g)
        scatter(g, iw, deep/2-.36, .42, cushions)
    elif kind == 'round':   # curved shell
        lm = wood(legs, 'z')
        seatshell(g, w/2-.08, deep/2-.06, 3.2, 112, .16, lambda p: .80-.20*min(1, max(0, (abs(p)-.9)/.9))**1.5, .17, m, lean=.12)
        soft_box(0, -.04, .25, w-.28, deep-.18, .2, m, 0, parent=g, crease=.06)
        iw = w-.3; sw = iw/n
        for i in range(n): soft_box(-iw/2+sw*(i+.5), -.08, .40, sw-.004, deep-.2, .15, m, .03, parent=g, crease=.06)
        for sx in (-1, 1):
            for sy in (-1, 1): cyl(sx*(w/2-.28), sy*.26, 0, .016, .2, lm, .024, parent=g)
        scatter(g, iw*.86, .16, .47, cushions)
    return g

def wing(x, y, rot, mat, kind='classic', legs='#6b4a30', cushion=None, stool=False):
    """wing chairs, facing -y"""
    g = group(x, y, rot); m = fabric(mat) if isinstance(mat, str) else mat; lm = wood(legs, 'z')
    if kind == 'classic':   # square, high, with broad wings
        def top(p):
            a = abs(p)
            return 1.12 if a < .95 else (1.12-.16*((a-.95)/.4)**1.4 if a < 1.35 else (.96-.34*min(1, (a-1.35)/.16) if a < 1.51 else .61))
        seatshell(g, .33, .33, 4.5, 126, .20, top, .11, m, lean=.16, nu=90)
        soft_box(0, -.06, .28, .62, .64, .18, m, 0, parent=g, crease=.04); soft_box(0, -.08, .41, .54, .60, .14, m, .03, parent=g, crease=.05)
        soft_box(0, .22, .76, .50, .12, .60, m, .03, (rad(-9), 0, 0), g, crease=.06)
    elif kind == 'papa':    # round, generous
        def top(p):
            a = abs(p); return 1.0-.06*a*a if a < 1.0 else (.94-.30*min(1, (a-1.0)/.75)**.9)
        seatshell(g, .37, .36, 2.6, 118, .24, top, .12, m, lean=.25, nu=70)
        soft_box(0, -.08, .30, .62, .62, .16, m, 0, (rad(4), 0, 0), g, crease=.06); soft_box(0, -.09, .41, .58, .60, .14, m, .035, (rad(5), 0, 0), g, crease=.06)
        for s in (-1, 1): box(s*.36, -.27, .655, .09, .16, .022, wood(legs, 'y'), .01, parent=g)
    elif kind == 'slim':    # slender modern, wings like ears
        soft_box(0, -.05, .36, .60, .60, .15, m, .02, (rad(4), 0, 0), g, crease=.05)
        seatshell(g, .31, .28, 3.5, 80, .26, lambda p: 1.16-.10*abs(p)**3, .09, m, lean=.3, nu=50)
        for s in (-1, 1):
            soft_box(s*.315, -.07, .52, .065, .50, .20, m, .01, parent=g, crease=.03)
        soft_box(0, .30, .98, .40, .10, .2, m, .02, (rad(-16), 0, 0), g, crease=.05)
    else:                   # 'egg': high, embracing
        def top(p):
            a = abs(p); return 1.14-.12*a*a if a < 1.15 else max(.60, .98-.38*((a-1.15)/.5))
        seatshell(g, .36, .34, 2.2, 112, .26, top, .07, m, lean=.28, nu=70)
        soft_box(0, -.06, .40, .58, .58, .14, m, .03, (rad(4), 0, 0), g, crease=.06)
        st = plain('#c3c4c4', .25, 1); cyl(0, 0, .03, .03, .26, st, parent=g)
        for i in range(4):
            a = i*math.pi/2+.78; tube([(0, 0, .05), (.3*math.cos(a), .3*math.sin(a), .02)], .016, st, parent=g)
    if kind != 'egg':
        for sx in (-1, 1):
            for sy in (-1, 1): tube([(sx*.22, sy*.22-.02, .26), (sx*.27, sy*.28-.02, 0)], .017, lm, parent=g)
    if cushion: pillow(0, .10, .66, .40, .40, .14, fabric(cushion, 180), (rad(68), 0, U(-.1, .1)), g)
    if stool:
        soft_box(0, -.78, .33, .52, .42, .14, m, .035, parent=g, crease=.05)
        for sx in (-1, 1):
            for sy in (-1, 1): tube([(sx*.17, -.78+sy*.12, .28), (sx*.21, -.78+sy*.16, 0)], .015, lm, parent=g)
    return g

def easy(x, y, rot, mat, kind='spanish', wood_c='#a8743f', cushion=None):
    """easy chairs, facing -y: 'spanish' (wood and leather), 'barrel', 'sling', 'rock', 'box'"""
    g = group(x, y, rot); m = fabric(mat) if isinstance(mat, str) else mat; wy, wz, wx = wood(wood_c, 'y'), wood(wood_c, 'z'), wood(wood_c, 'x')
    if kind == 'spanish':
        for s in (-1, 1):
            box(s*.37, -.02, .53, .13, .74, .03, wy, .012, parent=g)
            for yy in (-.3, .3): box(s*.37, yy, .26, .045, .045, .52, wz, .008, parent=g)
            box(s*.37, 0, .16, .03, .58, .04, wy, .006, parent=g)
        box(0, -.3, .3, .72, .03, .05, wx, .006, parent=g)
        sheet(lambda u, v: (-.34+.68*u, -.33+.60*v, .37-.09*math.sin(math.pi*v*.9)-.03*v), 10, 14, m, thick=.012).parent = g
        sheet(lambda u, v: (-.33+.66*u, .24+.20*v-.05*math.sin(math.pi*v)+.03*math.sin(math.pi*u), .34+.50*v), 10, 14, m, thick=.012).parent = g
        for s in (-1, 1): tube([(s*.34, .22, .28), (s*.34, .46, .86)], .017, wz, parent=g)
        tube([(-.34, .44, .82), (.34, .44, .82)], .014, wx, parent=g)
    elif kind == 'barrel':
        seatshell(g, .34, .34, 2.2, 124, .06, lambda p: .74-.10*min(1, (abs(p)/1.9))**2, .13, m, nu=60)
        cyl(0, -.02, .04, .33, .24, m, bev=.03, parent=g); soft_box(0, -.05, .36, .54, .56, .15, m, .03, parent=g, crease=.07)
        cyl(0, 0, 0, .26, .06, plain('#2a2622', .6), parent=g)
    elif kind == 'sling':
        bl = plain('#232427', .4, .6)
        for s in (-1, 1):
            tube([(s*.31, -.34, 0), (s*.31, -.30, .42), (s*.31, .10, .36)], .012, bl, parent=g); tube([(s*.31, .34, 0), (s*.31, .10, .36), (s*.31, .36, .82)], .012, bl, parent=g)
        tube([(-.31, -.30, .41), (.31, -.30, .41)], .012, bl, parent=g); tube([(-.31, .36, .81), (.31, .36, .81)], .012, bl, parent=g)
        def f(u, v):
            if v < .5: q = v/.5; return (-.30+.6*u, -.31+.42*q, .43-.07*math.sin(math.pi*q*.8)-.05*q)
            q = (v-.5)/.5; return (-.30+.6*u, .11+.26*q, .34+.49*q-.03*math.sin(math.pi*q))
        sheet(f, 8, 24, m, thick=.016).parent = g
    elif kind == 'rock':
        for s in (-1, 1):
            tube([(s*.27, -.46+.92*i/12, .04+.10*abs((i-6)/6)**2) for i in range(13)], .017, wy, parent=g)
            tube([(s*.27, -.25, .06), (s*.26, -.24, .62)], .015, wz, parent=g); tube([(s*.27, .22, .06), (s*.24, .22, .42), (s*.24, .42, 1.02)], .015, wz, parent=g)
            box(s*.27, -.02, .63, .06, .56, .025, wy, .01, parent=g)
        box(0, -.01, .39, .52, .48, .03, wx, .012, parent=g); soft_box(0, -.02, .43, .48, .46, .06, m, .02, parent=g, crease=.03)
        for i in range(7): tube([(-.2+.067*i, .235, .40), (-.2+.067*i, .42, .98)], .008, wz, parent=g)
        box(0, .425, 1.0, .52, .025, .08, wx, .012, parent=g)
        soft_box(0, .27, .70, .42, .07, .34, m, .02, (rad(-18), 0, 0), g, crease=.03)
    else:
        soft_box(0, 0, .20, .74, .76, .2, m, 0, parent=g, crease=.03); soft_box(0, -.06, .36, .50, .66, .16, m, .03, parent=g, crease=.05)
        soft_box(0, .30, .52, .74, .16, .52, m, .012, parent=g, crease=.05); soft_box(0, .19, .62, .49, .16, .38, m, .03, (rad(-10), 0, 0), g, crease=.06)
        for s in (-1, 1): soft_box(s*.31, -.0, .40, .13, .74, .34, m, .01, parent=g, crease=.04)
        for sx in (-1, 1):
            for sy in (-1, 1): cyl(sx*.3, sy*.3, 0, .018, .12, wz, parent=g)
    if cushion: pillow(0, .14, .62, .40, .40, .14, fabric(cushion, 180), (rad(68), 0, U(-.1, .1)), g)
    return g

def skin(x, y, z, c='#ece6da', w=.6, l=.9, rot=0, parent=None):
    """sheepskin lying flat"""
    m = fabric(c, 40)
    def f(u, v):
        a = 2*math.pi*u; r = v*(1+.12*math.cos(2*a)+.06*math.sin(5*a)+.04*math.cos(9*a))
        return (r*w/2*math.cos(a), r*l/2*math.sin(a), z+.018*(1-v**4)+.004*math.sin(u*90)*v)
    o = sheet(f, 60, 10, m); o.location = (x, y, 0); o.rotation_euler = (0, 0, rot)
    if parent: o.parent = parent
    return o

def rings(x, y, d, cs, w=None):
    """round rug of rings, from the outside in"""
    r = d/2; w = w or r/len(cs)
    for i, c in enumerate(cs):
        rr = r-w*i
        if rr > .05: cyl(x, y, 0, rr, .012+.0015*i, fabric(c, 70), bev=.002 if i else .005, seg=72)

def bordered(x, y, w, d, c1, c2, b=.12, rot=0):
    g = group(x, y, rot)
    box(0, 0, .006, w, d, .012, fabric(c1, 80), .004, parent=g); box(0, 0, .0075, w-2*b, d-2*b, .013, fabric(c2, 80), .002, parent=g)
    box(0, 0, .0082, w-2*b-.1, d-2*b-.1, .013, fabric(c1, 80), .001, parent=g); box(0, 0, .0088, w-2*b-.16, d-2*b-.16, .0135, fabric(c2, 80), .001, parent=g)
    for s in (-1, 1):
        for i in range(int(d/.05)): box(s*(w/2+.03), -d/2+.03+i*.05, .003, .06, .012, .005, fabric(c2, 80), 0, parent=g)

# ------------------------------------------------------------ tables, cupboards
def drum(x, y, r, h, c='#a8743f', slats=True):
    cyl(x, y, h-.025, r, .025, wood(c, 'x'), bev=.008)
    if slats:
        k = int(r*90)
        for i in range(k):
            a = 2*math.pi*i/k; cyl(x+(r-.03)*math.cos(a), y+(r-.03)*math.sin(a), 0, .011, h-.02, wood(c, 'z'), seg=8, bev=0)
    else: cyl(x, y, 0, r*.8, h-.02, wood(c, 'z'))

def marble_table(x, y, w, d, h=.38, top='#e4e1dc', leg='#232427'):
    soft = stone(top, 3, .25, .12); bl = plain(leg, .4, .6)
    box(x, y, h-.012, w, d, .024, soft, .006)
    for sx in (-1, 1):
        tube([(x+sx*(w/2-.1), y-d/2+.08, 0), (x+sx*(w/2-.1), y-d/2+.08, h-.02), (x+sx*(w/2-.1), y+d/2-.08, h-.02), (x+sx*(w/2-.1), y+d/2-.08, 0)], .012, bl)

def trunk(x, y, w, d, h, c='#8f6a45', rot=0):
    g = group(x, y, rot)
    box(0, 0, h*.38+.02, w, d, h*.76, wood(c, 'x'), .012, parent=g); box(0, 0, h*.88+.02, w+.02, d+.02, h*.22, wood(c, 'x'), .015, parent=g)
    for s in (-1, 1): box(s*w*.36, 0, h*.5+.015, .05, d+.028, h, plain('#3a342e', .6), .004, parent=g)
    return g

def side_table(x, y, h=.5, r=.22, c='#a8743f', kind='tray'):
    if kind == 'tray':
        bl = plain('#232427', .4, .6); cyl(x, y, h-.02, r, .02, plain(c, .5) if c.startswith('#2') or c.startswith('#f') else wood(c, 'x'), bev=.006)
        cyl(x, y, 0, r*.7, .012, bl); tube([(x, y, 0), (x, y, h)], .012, bl)
    elif kind == 'stool':
        cyl(x, y, h-.035, r, .035, wood(c, 'x'), bev=.012)
        for i in range(3):
            a = 2*math.pi*i/3+.5; tube([(x+r*.5*math.cos(a), y+r*.5*math.sin(a), h-.02), (x+r*.9*math.cos(a), y+r*.9*math.sin(a), 0)], .014, wood(c, 'z'))
    else:
        box(x, y, h-.015, 2*r, 2*r, .03, wood(c, 'x'), .008); box(x, y, .14, 2*r-.05, 2*r-.05, .02, wood(c, 'x'), .006)
        for sx in (-1, 1):
            for sy in (-1, 1): box(x+sx*(r-.03), y+sy*(r-.03), (h-.02)/2, .035, .035, h-.02, wood(c, 'z'), .005)

def sideboard(x, y, w, h, d=.42, c='#a8743f', rot=0, n=3, leg=.16, knob='#3a342e', wooden=True, slats=False):
    g = group(x, y, rot); mx = wood(c, 'x') if wooden else plain(c, .45); mz = wood(c, 'z') if wooden else mx
    box(0, 0, leg+(h-leg)/2, w, d, h-leg, mx, .008, parent=g)
    p = (w-.03)/n
    for i in range(n):
        cx = -w/2+.015+p*(i+.5); box(cx, -d/2-.006, leg+(h-leg)/2, p-.008, .018, h-leg-.04, mz, .004, parent=g)
        if slats:
            k = int(p/.03)
            for j in range(k): box(cx-p/2+.02+j*(p-.04)/(k-1), -d/2-.018, leg+(h-leg)/2, .012, .012, h-leg-.05, mz, .003, parent=g)
        else: cyl(cx+(p/2-.05)*(-1)**i, -d/2-.04, leg+(h-leg)*.6, .012, .026, plain(knob, .4, .5), parent=g, rot=(-math.pi/2, 0, 0))
    for sx in (-1, 1):
        for sy in (-1, 1): cyl(sx*(w/2-.08), sy*(d/2-.08), 0, .015, leg, wood(c, 'z') if wooden else plain('#a8743f', .5), .022, parent=g)
    return g

# ------------------------------------------------------------ books
SPINES = ['#7d94a1', '#c9b79c', '#a65f4a', '#e6e0d4', '#55685a', '#caa35e', '#34495a', '#b9b4aa', '#8c6f58', '#ded9cf', '#6a3f3a', '#eae6dc', '#45525c', '#b7a68c']
class Boxes:
    """many small boxes as one mesh"""
    def __init__(s, cols): s.cols = cols; s.v = []; s.f = []; s.mi = []
    def add(s, x, y, z, w, d, h, k, lean=0):
        b = len(s.v)
        for dz in (0, h):
            for dx, dy in ((-w/2, -d/2), (w/2, -d/2), (w/2, d/2), (-w/2, d/2)):
                s.v.append((x+dx+dz*math.sin(lean), y+dy, z+dz*math.cos(lean)+(abs(math.sin(lean))*w/2 if lean else 0)))
        for q in ((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)): s.f.append(tuple(b+i for i in q)); s.mi.append(k)
    def done(s, parent=None):
        me = bpy.data.meshes.new('books'); me.from_pydata(s.v, [], s.f)
        for c in s.cols: me.materials.append(plain(c, .7))
        me.polygons.foreach_set('material_index', s.mi); me.update()
        o = bpy.data.objects.new('books', me); bpy.context.scene.collection.objects.link(o)
        if parent: o.parent = parent
        return o

def fill_books(B, x0, x1, y, z, d, room, full=1.0):
    a = x0; stop = x0+(x1-x0)*full
    while a < stop-.02:
        if lib.R.random() < .05 and a < stop-.3:       # a lying stack
            w = U(.2, .26); zz = z
            for i in range(lib.R.randint(2, 4)):
                t = U(.02, .04); B.add(a+w/2+U(-.01, .01), y, zz, w, d*.7, t, lib.R.randrange(len(B.cols))); zz += t
            a += w+.02; continue
        k = lib.R.randrange(len(B.cols)); run = lib.R.randint(1, 3); hh = room*U(.58, .93); dd = d*U(.6, .8)
        for _ in range(run):
            t = U(.016, .042)
            if a+t > stop: a = stop; break
            B.add(a+t/2, y, z, t-.0025, dd, hh*(1 if run > 1 else U(.97, 1)), k); a += t
    if full < .97 and stop+.03 < x1-.05 and lib.R.random() < .6:
        B.add(stop+.012, y, z, .024, d*.65, room*.7, lib.R.randrange(len(B.cols)), -.22)

def thing(x, y, z, room, g):
    """a small object on a shelf, in the group's coordinates"""
    k = C('vase', 'ball', 'box', 'plant', 'bowl', 'frame'); c = C('#d9d2c5', '#8fa3a0', '#b98d6a', '#e9e6df', '#6f8796', '#c77f5c', '#4c5a50')
    s = min(room*.8, .26)
    if k in ('vase', 'plant'):
        pr = C([(.03, 0), (.07, .03), (.085, .10), (.05, .17), (.032, .20), (.038, .22)], [(.05, 0), (.055, .02), (.045, .12), (.05, .22)], [(.04, 0), (.09, .05), (.09, .08), (.03, .15), (.03, .22)])
        if k == 'plant':
            lathe(x, y, z, [(0, 0), (.05, 0), (.062, .1), (.055, .1), (0, .09)], plain(c, .5), 24, g)
            for i in range(12):
                a = i*2.4; l = leaf((x, y, z+.09), (math.cos(a)*.7, math.sin(a)*.5, U(.5, 1.2)), U(.10, min(.2, room*.6)), .045, plain(C('#4d7544', '#5f8850'), .5), .5); l.parent = g
        else: lathe(x, y, z, [(0, 0)]+[(r*s/.22, q*s/.22) for r, q in pr], plain(c, .4), 32, g)
    elif k == 'ball': sphere(x, y, z+.075, .075, plain(c, .5), 1, g)
    elif k == 'bowl': lathe(x, y, z, [(0, 0), (.05, 0), (.1, .04), (.12, .08), (.113, .08), (.09, .04), (0, .02)], plain(c, .4), 32, g)
    elif k == 'frame':
        o = box(x, y, z+s*.5, s*.78, .016, s, wood('#a8743f', 'z'), .003, parent=g); o.rotation_euler = (-.14, 0, 0)
        o = box(x, y-.0095, z+s*.5, s*.64, .006, s*.84, plain(c, .6), .001, parent=g); o.rotation_euler = (-.14, 0, 0)
    else:
        box(x, y, z+.07, .24, .2, .14, fabric(C('#c7b08a', '#8a9aa0', '#d8d0c2'), 70), .012, parent=g)

def bookwall(x, y, cols, h, rot=0, d=.32, c='#efece6', wooden=False, rows=6, z0=.06, doors=0, back=True, t=.026, dens=.82, skip=(), knob='#a8743f', backc=None, top=True, spines=None):
    """A wall of shelves, its back at y (group coordinates: back at +d/2). cols: widths. doors: height of cupboards at the foot.
    skip: cells (i, j) left out whole (niches), j from the bottom; `dens`: share of shelves with books."""
    g = group(x, y, rot); m = wood(c, 'z') if wooden else plain(c, .45); mx = wood(c, 'x') if wooden else m
    W = sum(cols); X = [-W/2]
    for q in cols: X.append(X[-1]+q)
    zb = max(z0, doors); room = (h-t-zb)/rows; B = Boxes(spines or SPINES)
    bm = plain(backc, .6) if backc else m
    def out(i, j): return (i, j) in skip
    for i, a in enumerate(X):
        seg = []
        for j in range(rows):
            l = i == 0 or out(i-1, j); r_ = i == len(cols) or out(i, j)
            if not (l and r_): seg.append(j)
        start = None
        for j in range(rows+1):
            if j in seg and start is None: start = j
            if j not in seg and start is not None:
                za = zb+room*start if start else 0; ze = zb+room*j; box(a, 0, (za+ze)/2, t, d, ze-za+.002, m, .002, parent=g); start = None
    for i, q in enumerate(cols):
        cx = (X[i]+X[i+1])/2
        if doors:
            if not out(i, -1):
                box(cx, .01, (z0+doors)/2, q-.002, d-.02, doors-z0, m, .002, parent=g); box(cx, 0, z0/2, q, d-.08, z0, m, 0, parent=g)
                k = 2 if q > .62 else 1; p = (q-t)/k
                for e in range(k):
                    dx = cx-(q-t)/2+p*(e+.5); box(dx, -d/2-.004, (z0+doors)/2, p-.006, .018, doors-z0-.02, m, .003, parent=g)
                    side = (1 if e == 0 else -1) if k == 2 else (1 if i % 2 else -1)
                    cyl(dx+side*(p/2-.04), -d/2-.036, doors-.12, .012, .024, wood(knob, 'z') if knob != '#222222' else plain(knob, .4), parent=g, rot=(-math.pi/2, 0, 0))
        for j in range(rows+1):
            if (j < rows and not out(i, j)) or (j > 0 and not out(i, j-1)):
                if j == rows and not top: continue
                box(cx, 0, zb+room*j, q-.002, d-.004, t, mx, .002, parent=g)
        for j in range(rows):
            if out(i, j): continue
            if back: box(cx, d/2-.006, zb+room*(j+.5), q, .01, room, bm, 0, parent=g)
            z = zb+room*j+t/2; rr = room-t; x0, x1 = X[i]+t/2+.006, X[i+1]-t/2-.006
            r = lib.R.random()
            if r < dens:
                full = 1 if lib.R.random() < .5 else U(.5, .85)
                fill_books(B, x0, x1, -.01, z, d*.82, rr, full)
                if full < .74 and (x1-x0)*(1-full) > .22: thing(x1-(x1-x0)*(1-full)/2+.03, -.02, z, rr, g)
            else:
                thing(cx+U(-.1, .1)*q, -.02, z, rr, g)
                if q > .6: thing(cx+q*.3, -.01, z, rr, g) if lib.R.random() < .5 else fill_books(B, x0, x0+q*.25, -.01, z, d*.8, rr)
    B.done(g)
    return g

def string(x, y, rot, w, n, zs, d=.24, c='#b98a58', z0=1.0, z1=2.2, desk=None, up='#f0eee9'):
    """shelves hung between slim ladders"""
    g = group(x, y, rot); pm = plain(up, .4); B = Boxes(SPINES); p = w/n
    for i in range(n+1):
        a = -w/2+p*i
        for yy in (-d+.02, -.012): tube([(a, yy, z0), (a, yy, z1)], .0065, pm, parent=g)
        k = int((z1-z0)/.1)
        for j in range(k+1): tube([(a, -d+.02, z0+.02+j*(z1-z0-.04)/k), (a, -.012, z0+.02+j*(z1-z0-.04)/k)], .003, pm, parent=g)
    for i in range(n):
        cx = -w/2+p*(i+.5)
        for j, z in enumerate(zs[i % len(zs)]):
            box(cx, -d/2, z, p-.016, d, .02, wood(c, 'x'), .003, parent=g)
            nxt = zs[i % len(zs)][j+1] if j+1 < len(zs[i % len(zs)]) else z+.32
            rr = min(.32, nxt-z-.03)
            if lib.R.random() < .72:
                full = C(1, .75, .6); fill_books(B, cx-p/2+.02, cx+p/2-.02, -d/2, z+.01, d*.85, rr, full)
                if full < .7: thing(cx+p*.32, -d/2, z+.01, rr, g)
            else: thing(cx-p*.2, -d/2, z+.01, rr, g); thing(cx+p*.22, -d/2, z+.01, rr, g)
    B.done(g); return g

# ------------------------------------------------------------ pictures
def poly(pts, mat, g, dep):
    me = bpy.data.meshes.new('poly'); me.from_pydata([(a, -dep, z) for a, z in pts], [], [tuple(range(len(pts)))]); me.update()
    o = lib._obj('poly', me, mat); o.parent = g; return o
PAL = [('#e8e0d0', '#6f8f9c', '#d7b88a', '#3d4f58'), ('#ece6da', '#c77f5c', '#40586a', '#d9a86a'), ('#eef0ec', '#7b9077', '#c9b79a', '#3f5446'), ('#e6ecef', '#3f6077', '#b8c9cf', '#c9a27a'), ('#f1e9dc', '#d8a25a', '#8a5a44', '#54707c')]
def pic(x, y, z, w, h, rot=0, frame='#b98a58', kind=None, pal=None, mat_=.14, tilt=0, full=False):
    """framed print; (x, y) on the wall's surface; rot 0: on a back wall, 90: on the left wall, -90: on the right wall"""
    g = group(x, y, rad(rot), z)
    if tilt: g.rotation_euler = (-tilt, 0, rad(rot))
    fm = wood(frame, 'z') if frame not in ('#222222', '#f2f0ea') else plain(frame, .4)
    fw = .022
    for s in (-1, 1):
        box(s*(w/2-fw/2), -.014, 0, fw, .028, h, fm, .003, parent=g); box(0, -.014, s*(h/2-fw/2), w-.01, .028, fw, fm, .003, parent=g)
    box(0, -.008, 0, w-fw, .012, h-fw, plain('#f4f2ec', .6), 0, parent=g)
    mm = 0 if full else mat_*min(w, h); a, b = w/2-fw-mm, h/2-fw-mm; p = [plain(c, .75) for c in (pal or C(*PAL))]
    rect = lambda x0, x1, z0, z1: [(x0, z0), (x1, z0), (x1, z1), (x0, z1)]
    poly(rect(-a, a, -b, b), p[0], g, .0150)
    k = kind or C('arches', 'sea', 'stems', 'sun', 'blobs', 'hills')
    if k == 'sea':
        poly(rect(-a, a, -b, -.05*b), p[1], g, .0156)
        poly([(-a, -b)]+[(-a+2*a*i/16, -.55*b+.12*b*math.sin(i*.5+1)) for i in range(17)]+[(a, -b)], p[2], g, .0162)
        poly([(.25*a, -.05*b), (.45*a, -.05*b), (.33*a, .32*b)], p[3], g, .0162)
    elif k == 'sun':
        r = .42*min(a, b); poly([(r*math.cos(t*.2094)+.1*a, r*math.sin(t*.2094)+.28*b) for t in range(30)], p[2], g, .0156)
        poly([(-a, -b)]+[(-a+2*a*i/16, -.25*b+.18*b*math.sin(i*.32)) for i in range(17)]+[(a, -b)], p[1], g, .0162)
        poly([(-a, -b)]+[(-a+2*a*i/16, -.55*b+.12*b*math.sin(i*.45+2)) for i in range(17)]+[(a, -b)], p[3], g, .0168)
    elif k == 'hills':
        for i, c in enumerate((p[2], p[1], p[3])):
            ph = U(0, 6); poly([(-a, -b)]+[(-a+2*a*j/20, b*(.25-.35*i)+.16*b*math.sin(j*.35+ph)) for j in range(21)]+[(a, -b)], c, g, .0156+.0006*i)
    elif k == 'arches':
        for i, c in enumerate((p[1], p[2], p[0], p[3])):
            r = a*(.82-.2*i); poly([(-r, -.8*b)]+[(-r*math.cos(t*math.pi/20), min(.1*b, b-a)+r*math.sin(t*math.pi/20)*min(1, 1.1*b/a)) for t in range(21)]+[(r, -.8*b)], c, g, .0156+.0006*i)
    elif k == 'stems':
        poly([(-.012*w, -.8*b), (.012*w, -.8*b), (.006*w, .75*b), (-.006*w, .75*b)], p[3], g, .0156)
        for i in range(9):
            s = (-1)**i; z0 = b*(-.6+.15*i); L = a*(.75-.05*i)
            pts = [(s*L*q/8, z0+b*.28*q/8+.11*b*math.sin(math.pi*q/8)) for q in range(9)]+[(s*L*q/8, z0+b*.28*q/8-.03*b*math.sin(math.pi*q/8)) for q in range(7, 0, -1)]
            poly(pts, p[1] if i % 3 else p[2], g, .0162)
    elif k == 'lines':
        for i in range(7): poly(rect(-.8*a, .8*a, b*(.72-.24*i), b*(.72-.24*i)+.09*b), p[1+i % 3], g, .0156)
    else:
        for i, c in enumerate((p[1], p[2], p[3])):
            cx, cz = a*(-.35, .3, -.05)[i], b*(.3, .05, -.45)[i]; r = min(a, b)*(.5, .42, .36)[i]; ph = U(0, 6)
            poly([(cx+r*(1+.18*math.sin(3*t*.1745+ph))*math.cos(t*.1745), cz+r*(1+.2*math.sin(2*t*.1745+ph))*math.sin(t*.1745)) for t in range(36)], c, g, .0156+.0006*i)
    return g

# ------------------------------------------------------------ lamps
def ph(x, y, z, c='#f3f1ec', r=.25, ceil=2.5):
    """a lamp of three shades"""
    m = plain(c, .4)
    tube([(x, y, z+.2), (x, y, ceil)], .004, plain('#2a2a2a', .5)); cyl(x, y, ceil-.03, .05, .03, m)
    for rr, zz in ((r, 0), (r*.62, .07), (r*.36, .12)):
        lathe(x, y, z+zz, [(rr, 0), (rr*.8, .045), (rr*.38, .085), (rr*.3, .09), (rr*.3, .085), (rr*.78, .035), (rr*.97, 0)], m)
    sphere(x, y, z+.05, .035, glow('#ffe2b0', 10))

def rattan_lamp(x, y, z, r=.26, ceil=2.5, c='#c79a62'):
    m = plain(c, .7); tube([(x, y, z+r*.9), (x, y, ceil)], .004, plain('#2a2a2a', .5))
    n = 22
    for i in range(n):
        a = 2*math.pi*i/n
        tube([(x+r*q*math.cos(a+.5*(1-t)), y+r*q*math.sin(a+.5*(1-t)), z+r*.9*t) for q, t in ((.82, 0), (1, .25), (.98, .5), (.72, .8), (.15, 1))], .004, m)
    for q, t in ((.82, 0), (1, .27), (.95, .55), (.70, .8)): tube([(x+r*q*math.cos(k*.2094), y+r*q*math.sin(k*.2094), z+r*.9*t) for k in range(31)], .005, m)
    sphere(x, y, z+r*.45, .06, glow('#ffe2b0', 8))

def arc_lamp(x, y, dx, dy, h=2.0, c='#232427'):
    bl = plain(c, .35, .7); cyl(x, y, 0, .17, .035, stone('#d9d6d0', 5, .4)); pts = [(x, y, 0), (x, y, h*.7)]
    for i in range(1, 13):
        t = i/12*math.pi*.62; pts.append((x+dx*(1-math.cos(t))/1.37, y+dy*(1-math.cos(t))/1.37, h*.7+h*.3*math.sin(t)))
    tube(pts, .011, bl); e = pts[-1]
    lathe(e[0], e[1], e[2]-.17, [(.15, 0), (.14, .05), (.09, .12), (.02, .16), (.0, .165)], bl); sphere(e[0], e[1], e[2]-.13, .045, glow('#ffdca6', 10))

def mushroom(x, y, z, c='#e8e2d6', h=.36):
    m = plain(c, .35); lathe(x, y, z, [(0, 0), (.08, 0), (.075, .02), (.03, .05), (.022, h*.6), (.022, h*.7)], m)
    lathe(x, y, z+h*.6, [(.15, 0), (.145, h*.12), (.1, h*.32), (.03, h*.4), (0, h*.4)], m); sphere(x, y, z+h*.62, .035, glow('#ffdca6', 10))

def wall_lamp(x, y, z, rot=0, c='#26282b'):
    g = group(x, y, rad(rot), z); m = plain(c, .4, .4)
    cyl(0, 0, 0, .05, .02, m, parent=g, rot=(math.pi/2, 0, 0)); tube([(0, -.01, 0), (0, -.16, .05), (0, -.28, 0)], .008, m, parent=g)
    lathe(0, -.29, -.13, [(.11, 0), (.07, .09), (.02, .13), (0, .132)], m, parent=g); sphere(0, -.29, -.11, .035, glow('#ffdca6', 10), 1, g)

# ------------------------------------------------------------ fire
def brick(plane='xz', c='#ad6049'): return tiles(c, .235, .074, grout='#ab9a8a', rough=.85, plane=plane, vary=.24, offset=.5, mortar=.006, bump=.7)

def flame_mat():
    if 'flame' in lib._mats: return lib._mats['flame']
    m, nt, b = lib._new('flame'); nt.nodes.remove(b)
    at = nt.nodes.new('ShaderNodeAttribute'); at.attribute_name = 'fl'
    em = nt.nodes.new('ShaderNodeEmission'); em.inputs[1].default_value = 3.2
    nt.links.new(lib._ramp(nt, at.outputs['Fac'], [(0, (.55, .03, 0, 1)), (.3, (1, .16, .01, 1)), (.6, (1, .42, .06, 1)), (1, (1, .78, .35, 1))]), em.inputs[0])
    tr = nt.nodes.new('ShaderNodeBsdfTransparent'); mx = nt.nodes.new('ShaderNodeMixShader')
    nt.links.new(lib._ramp(nt, at.outputs['Fac'], [(.04, (0, 0, 0, 1)), (.45, (1, 1, 1, 1))]), mx.inputs[0])
    nt.links.new(tr.outputs[0], mx.inputs[1]); nt.links.new(em.outputs[0], mx.inputs[2])
    nt.links.new(mx.outputs[0], nt.nodes['Material Output'].inputs[0]); lib._mats['flame'] = m
    return m

def flame(g, x, y, z, w, h):
    ph = U(0, 6); s = U(-.3, .3); cs = []
    def f(u, v):
        q = 2*u-1; ww = w/2*(math.sin(math.pi*min(1, .22+.78*v**.8))**.8)*(1-.55*v)+.004
        return (x+q*ww+.16*w*math.sin(v*5+ph)*v+s*w*v*v, y+.02*math.sin(u*3), z+h*v*(1-.18*q*q))
    o = sheet(f, 12, 22, flame_mat()); o.parent = g; me = o.data
    ca = me.color_attributes.new('fl', 'FLOAT_COLOR', 'POINT')
    for j in range(23):
        for i in range(13):
            u, v = i/12, j/22; q = abs(2*u-1); c = max(0, (1-q**1.7))*(1-v**1.6)*(.35+.65*min(1, v*5+.3)); ca.data[j*13+i].color = (c, c, c, 1)
    o.visible_shadow = False
    return o

def fire_bed(g, x, y, z, w=.5, power=14, tall=.42):
    """logs on a grate, embers and flames; local coordinates"""
    iron = plain('#17181a', .6, .5); bark = wood('#3b2a1e', 'x', .9); ash = plain('#3a3633', .95)
    for i in range(5): box(x-w*.4+w*.2*i, y, z+.06, .016, .3, .016, iron, .003, parent=g)
    for s in (-1, 1):
        for t in (-.13, .13): box(x+s*w*.4, y+t, z+.03, .016, .016, .06, iron, .002, parent=g)
        box(x+s*w*.4, y-.15, z+.1, .018, .018, .1, iron, .003, parent=g)
    sheet(lambda u, v: (x-w*.5+w*u, y-.17+.34*v, z+.012+.012*math.sin(u*31)*math.sin(v*17)), 20, 10, glow('#ff5a12', 1.6)).parent = g
    for i, (dy, dz, dx, a, l) in enumerate(((-.10, .115, 0, .05, 1), (.08, .12, .02, -.08, .95), (-.01, .2, -.02, .22, .9), (.02, .26, .05, -.3, .7))):
        o = cyl(x+dx, y+dy, z+dz, .052-.006*(i > 1), w*l, bark, bev=.01, seg=16, parent=g)
        o.rotation_euler = (0, math.pi/2, a); o.location = (x+dx-w*l/2*math.cos(a), y+dy-w*l/2*math.sin(a), z+dz)
        for s in (0, 1):
            e = cyl(0, 0, 0, .045-.006*(i > 1), .004, plain('#c9a377', .8), bev=0, seg=16, parent=g); k = (w*l if s else -.004)
            e.rotation_euler = (0, math.pi/2, a); e.location = (x+dx-w*l/2*math.cos(a)+k*math.cos(a), y+dy-w*l/2*math.sin(a)+k*math.sin(a), z+dz)
    for i in range(11):
        fx = x+w*.42*(-1+2*i/10); k = 1-.6*abs(fx-x)/(w*.5)
        flame(g, fx, y+U(-.12, .1), z+.10, U(.11, .17)*w/.5, tall*k*U(.7, 1.1))
    for i in range(4): flame(g, x+U(-.3, .3)*w, y-.17, z+.06, .09, U(.1, .16))
    l = bpy.data.lights.new('fire', 'POINT'); l.energy = power; l.color = (1, .42, .12); l.shadow_soft_size = .12
    o = bpy.data.objects.new('fire', l); bpy.context.scene.collection.objects.link(o); o.location = (x, y-.05, z+.34); o.parent = g; o.visible_camera = False

def firebox(g, w, h, d, z0, plane, y0=0):
    """the hollow behind an opening; local coordinates, opening at y0, going to +y"""
    so = tiles('#5a3a30', .235, .074, grout='#4b433d', rough=.95, plane=plane, vary=.3, offset=.5, mortar=.006, bump=.7)
    dk = plain('#4a3a33', .95)
    box(0, y0+d+.03, z0+h/2+.1, w+.1, .06, h+.3, so, 0, parent=g)
    for s in (-1, 1): box(s*(w/2+.03), y0+d/2+.001, z0+h/2+.1, .06, d+.06, h+.3, so, 0, parent=g)
    box(0, y0+d/2, z0-.02, w+.1, d+.1, .04, dk, 0, parent=g); box(0, y0+d/2, z0+h+.2, w+.1, d+.1, .06, dk, 0, parent=g)

def arch_front(g, W, z0, z1, w, spring, rise, mat, y, t):
    """a brick front of width W from z0 to z1 with an arched opening of width w"""
    for s in (-1, 1): box(s*(W+w)/4, y+t/2, (z0+z1)/2, (W-w)/2, t, z1-z0, mat, 0, parent=g)
    R_a = (w*w/4+rise*rise)/(2*rise); cz = spring+rise-R_a
    n = 24; top = lambda a: cz+math.sqrt(max(0, R_a*R_a-a*a)); vs = []; fs = []
    for i in range(n+1):
        a = -w/2+w*i/n
        vs += [(a, y, top(a)), (a, y, z1), (a, y+t, top(a)), (a, y+t, z1)]
    for i in range(n):
        k = 4*i; fs += [(k, k+4, k+5, k+1), (k, k+2, k+6, k+4), (k+1, k+5, k+7, k+3)]
    me = bpy.data.meshes.new('arch'); me.from_pydata(vs, [], fs); me.update(); lib._obj('arch', me, mat).parent = g
    a0 = math.asin(min(1, w/2/R_a)); k = int(2*a0*R_a/.074)   # voussoirs
    for i in range(k):
        a = -a0+2*a0*(i+.5)/k; rr = R_a+.115
        o = box(rr*math.sin(a), y+t/2-.008, cz+rr*math.cos(a), 2*a0*R_a/k*1.02, t+.012, .23, plain(C('#a5553f', '#93492f', '#8b4534', '#ae6149'), .85, 0, .2), .006, parent=g); o.rotation_euler = (0, a, 0)

def tools(x, y):
    bl = plain('#1c1d1f', .45, .6); cyl(x, y, 0, .11, .02, bl); tube([(x, y, 0), (x, y, .68)], .009, bl); tube([(x-.09, y, .62), (x+.09, y, .62)], .007, bl)
    for dx in (-.08, .08):
        tube([(x+dx, y-.02, .64), (x+dx, y-.02, .12)], .006, bl); box(x+dx, y-.02, .13, .07, .02, .11, bl, .004)

def log_niche(x, y, w, h, z=0, d=.3, rot=0):
    """logs stacked tight"""
    return logs(x, y, w, h, rot, z, d)

# ------------------------------------------------------------ stoves
def soap_round(x, y, rot=0, h=1.2, pipe_to=2.5, r=.27):
    g = group(x, y, rot); st = stone('#85898a', 7, .6, .16); bl = plain('#1d1e20', .4, .3)
    box(0, -.14, .006, 1.0, 1.0, .012, plain('#2b2c2e', .25, .2), .003, parent=g)
    cyl(0, 0, .012, r*.94, .1, bl, parent=g)
    n = 4
    for i in range(n): cyl(0, 0, .11+(h-.16)*i/n, r, (h-.16)/n-.006, st, bev=.006, seg=64, parent=g)
    cyl(0, 0, h-.05, r*.98, .03, bl, parent=g); cyl(0, 0, h-.02, r*1.03, .035, st, bev=.008, parent=g)
    def arc(rr, z0, z1, wd):
        def f(u, v):
            a = -math.pi/2+(u-.5)*wd; return (rr*math.cos(a), rr*math.sin(a), z0+v*(z1-z0))
        return f
    sheet(arc(r+.012, .40, .88, 1.5), 24, 4, bl, thick=.02).parent = g
    sheet(arc(r+.026, .46, .82, 1.15), 24, 8, fire()).parent = g
    cyl(0, .04, h, .075, pipe_to-h, bl, bev=0, parent=g)
    l = bpy.data.lights.new('fire', 'AREA'); l.energy = 6; l.color = (1, .45, .12); l.size = .3
    o = bpy.data.objects.new('fire', l); bpy.context.scene.collection.objects.link(o); o.location = (0, -.36, .62); o.rotation_euler = (rad(-70), 0, 0); o.parent = g; o.visible_camera = False
    return g

def ledge_stove(x, y, z, rot=0, kind='cube', pipe_to=2.5):
    """stove that stands on a ledge at height z; door to -y"""
    g = group(x, y, rot, z); bl = plain('#1d1e20', .4, .3); f = fire()
    if kind == 'cube':      # wide, glass to the front and one side
        box(0, 0, .04, .5, .34, .08, bl, .004, parent=g); box(0, 0, .36, .78, .46, .60, bl, .008, parent=g)
        box(0, -.234, .38, .70, .012, .48, plain('#0e0e0e', .15), .004, parent=g); box(0, -.242, .36, .64, .006, .38, f, 0, parent=g)
        box(-.36, -.25, .38, .012, .02, .3, plain('#8a8a88', .3, 1), .004, parent=g); top = .66
    else:                   # slim upright
        box(0, 0, .55, .50, .42, 1.08, bl, .008, parent=g); box(0, -.213, .66, .42, .012, .62, plain('#0e0e0e', .15), .004, parent=g); box(0, -.222, .62, .36, .006, .46, f, 0, parent=g)
        box(.2, -.235, .66, .012, .02, .5, plain('#8a8a88', .3, 1), .004, parent=g); box(0, 0, 1.105, .52, .44, .03, stone('#8d908e', 6, .5, .12), .006, parent=g); top = 1.12
    cyl(0, .03, top, .075, pipe_to-top-z, bl, bev=0, parent=g)
    l = bpy.data.lights.new('fire', 'AREA'); l.energy = 6; l.color = (1, .45, .12); l.size = .3
    o = bpy.data.objects.new('fire', l); bpy.context.scene.collection.objects.link(o); o.location = (0, -.36, .45); o.rotation_euler = (rad(-70), 0, 0); o.parent = g; o.visible_camera = False
    return g

def library_ladder(x, y, rot, h=2.2, c='#a8743f', lean=.28):
    g = group(x, y, rot); m = wood(c, 'z')
    for s in (-1, 1): tube([(s*.2, -lean-.1, 0), (s*.18, -.02, h)], .018, m, parent=g)
    k = int(h/.28)
    for i in range(1, k): t = i/k; box(0, -(lean+.1)*(1-t)-.02*t, h*t, .38-.04*t, .08, .024, wood(c, 'x'), .004, parent=g)
    tube([(-1.6, .0, h-.05), (1.6, .0, h-.05)], .012, plain('#b9955a', .35, .8), parent=g)
