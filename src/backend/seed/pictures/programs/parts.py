"""Walls with windows, furniture and things."""
import math
from lib import *
import lib

FRAME = {'white': ('#e9e8e4', None), 'wood': ('#c79a63', 'wood'), 'dark': ('#24262a', None)}
def frame_mat(frames, axis='x'):
    c, k = FRAME[frames]
    return wood(c, axis, .4) if k else plain(c, .35)

# ---------------------------------------------------------------- walls
def wall(axis, at, lo, hi, h, mat, openings=(), t=.16, outward=1, z0=0, top=None):
    """A wall along x (axis 'x', standing at y=at) or along y (axis 'y', at x=at), with openings (a, b, z0, z1).
    `outward`: +1 when its outer side lies at greater coordinates. `top(a)`: height there, for gables."""
    xs = sorted({lo, hi, *[o[0] for o in openings], *[o[1] for o in openings]})
    c = at+outward*t/2
    def put(a0, a1, za, zb):
        if a1-a0 < .001 or zb-za < .001: return
        if axis == 'x': box((a0+a1)/2, c, (za+zb)/2, a1-a0, t, zb-za, mat, 0)
        else: box(c, (a0+a1)/2, (za+zb)/2, t, a1-a0, zb-za, mat, 0)
    for a0, a1 in zip(xs, xs[1:]):
        mid = (a0+a1)/2
        hs = sorted([(o[2], o[3]) for o in openings if o[0] <= mid <= o[1]])
        z = z0
        for b0, b1 in hs:
            put(a0, a1, z, b0); z = b1
        put(a0, a1, z, h)

def gable(axis, at, lo, hi, h, ridge, mat, t=.16, outward=1):
    """the triangle above a wall of height h"""
    mid = (lo+hi)/2
    a = at, at+outward*t
    vs = []
    for q in a:
        for p, z in ((lo, h), (hi, h), (mid, ridge)):
            vs.append((p, q, z) if axis == 'x' else (q, p, z))
    me = bpy.data.meshes.new('gable')
    me.from_pydata(vs, [], [(0, 1, 2), (3, 5, 4), (0, 3, 4, 1), (1, 4, 5, 2), (2, 5, 3, 0)]); me.update()
    return lib._obj('gable', me, mat)

def window(axis, at, lo, hi, z0, z1, frames, cols=2, rows=1, outward=1, sill=True, sash=.055, bar=.045, door=False, sill_mat=None):
    """frame, bars, glass and sill of an opening"""
    m = frame_mat(frames, 'x' if axis == 'x' else 'y'); mz = frame_mat(frames, 'z')
    d = .07; q = at+outward*.09
    def put(a0, a1, za, zb, mm):
        if axis == 'x': box((a0+a1)/2, q, (za+zb)/2, a1-a0, d, zb-za, mm, .005)
        else: box(q, (a0+a1)/2, (za+zb)/2, d, a1-a0, zb-za, mm, .005)
    put(lo, hi, z0, z0+sash, m); put(lo, hi, z1-sash, z1, m)
    e = .002
    put(lo, lo+sash, z0+sash+e, z1-sash-e, mz); put(hi-sash, hi, z0+sash+e, z1-sash-e, mz)
    for i in range(1, cols):
        a = lo+(hi-lo)*i/cols; put(a-bar*.7, a+bar*.7, z0+sash+e, z1-sash-e, mz)
    d = .05
    for j in range(1, rows):
        z = z0+(z1-z0)*j/rows
        for i in range(cols):
            a0 = lo+(hi-lo)*i/cols+(sash if i == 0 else bar*.7)+e; a1 = lo+(hi-lo)*(i+1)/cols-(sash if i == cols-1 else bar*.7)-e
            put(a0, a1, z-bar*.35, z+bar*.35, m)
    if sill:
        sm = sill_mat or plain('#efece6', .4)
        if axis == 'x': box((lo+hi)/2, at-outward*.05, z0-.015, hi-lo+.1, .24, .03, sm, .005)
        else: box(at-outward*.05, (lo+hi)/2, z0-.015, .24, hi-lo+.1, .03, sm, .005)
    # casing around it
    for a0, a1, za, zb in ((lo-.06, lo, z0-.0, z1+.06), (hi, hi+.06, z0-.0, z1+.06), (lo, hi, z1, z1+.06)):
        if axis == 'x': box((a0+a1)/2, at-outward*.006, (za+zb)/2, a1-a0, .016, zb-za, m if a1-a0 > .1 else mz, .003)
        else: box(at-outward*.006, (a0+a1)/2, (za+zb)/2, .016, a1-a0, zb-za, m if a1-a0 > .1 else mz, .003)

def daylight(axis, at, lo, hi, z0, z1, power, outward=1, color='#e8f1ff', into=None):
    """light of the sky through an opening"""
    w, h = hi-lo, z1-z0
    if axis == 'x': area(((lo+hi)/2, at+outward*.3, (z0+z1)/2), ((lo+hi)/2, at-outward*3, (z0+z1)/2-.7), w, h, power*w*h, color)
    else: area((at+outward*.3, (lo+hi)/2, (z0+z1)/2), (at-outward*3, (lo+hi)/2, (z0+z1)/2-.7), w, h, power*w*h, color)

def skirting(axis, at, lo, hi, outward=1, c='#eceae5', h=.09):
    m = plain(c, .4)
    if axis == 'x': box((lo+hi)/2, at-outward*.008, h/2, hi-lo, .016, h, m, .003)
    else: box(at-outward*.008, (lo+hi)/2, h/2, .016, hi-lo, h, m, .003)

def floor(x0, x1, y0, y1, mat):
    return box((x0+x1)/2, (y0+y1)/2, -.05, x1-x0, y1-y0, .1, mat, 0)

def ceiling(x0, x1, y0, y1, z, mat):
    return box((x0+x1)/2, (y0+y1)/2, z+.05, x1-x0, y1-y0, .1, mat, 0)

# ---------------------------------------------------------------- things
def rug(x, y, w, d, mat, round_=False, rot=0):
    if round_: return cyl(x, y, 0, w/2, .014, mat, bev=.005)
    return box(x, y, .008, w, d, .016, mat, .005, rot)

def sofa(x, y, rot, c, seats=3, w=None, cushions=(), legs='#6b4a30', arm=.16, deep=.92, chaise=None, low=False, feet='wood'):
    """its back lies at +y; rotated around its middle"""
    g = group(x, y, rot); m = fabric(c)
    w = w or seats*.72+2*arm
    iw = w-2*arm; n = seats; sw = iw/n
    base = .15 if not low else .08
    soft_box(0, 0, base+.11, w-.02, deep-.04, .2, m, .0, parent=g, crease=.03)
    for i in range(n):
        soft_box(-iw/2+sw*(i+.5), -.07, base+.28, sw-.008, deep-.2, .17, m, .035, parent=g, crease=.05)
        soft_box(-iw/2+sw*(i+.5), deep/2-.24, base+.56, sw-.012, .2, .44, m, .03, rot=(math.radians(-10), 0, 0), parent=g, crease=.07)
    soft_box(0, deep/2-.08, base+.36, w, .16, .62, m, 0, parent=g, crease=.05)
    for s in (-1, 1): soft_box(s*(w/2-arm/2), -.01, base+.25, arm, deep-.02, .46, m, .012, parent=g, crease=.05)
    if chaise:
        s = 1 if chaise == 'right' else -1
        cx = s*(iw/2-sw/2)
        soft_box(cx, -deep/2-.36, base+.11, sw+.02, .8, .2, m, 0, parent=g, crease=.03)
        soft_box(cx, -deep/2-.34, base+.28, sw-.008, .86, .17, m, .03, parent=g, crease=.05)
    lm = wood(legs, 'z') if feet == 'wood' else plain('#222222', .4, .6)
    for sx in (-1, 1):
        for sy in (-1, 1): cyl(sx*(w/2-.09), sy*(deep/2-.09), 0, .022, base+.02, lm, parent=g)
    for i, (pos, pc, size) in enumerate(cushions):
        pillow(-iw/2+iw*pos, deep/2-.40+R_(-.03, .02), base+.40+size*.44, size, size, .17, fabric(pc, 180), (math.radians(68+R_(-5, 5)), R_(-.12, .12), R_(-.15, .15)), g)
    return g

def R_(a, b): return lib.R.uniform(a, b)

def throw(parent, x, y, z, c, w=.5, l=.9):
    """a blanket over an arm or a seat: hangs down at the front"""
    m = fabric(c, 140)
    def f(u, v):
        xx = x-w/2+u*w
        t = v*l
        dz = .006*math.sin(u*20)+.004*math.sin(v*14+u*6)
        if t < .45: return (xx, y+.25-t, z+.012+dz)
        return (xx+.01*math.sin(v*9), y-.2-.02-.02*math.sin(u*18), z+.012-(t-.45)+dz)
    o = sheet(f, 30, 40, m, thick=.012)
    o.parent = parent
    return o

def armchair(x, y, rot, c, frame='#b98a58', kind='lounge', cushion=None):
    """'lounge': wooden frame and cushions; 'wing': upholstered with a high back; 'shell': bucket; 'rattan'"""
    g = group(x, y, rot); m = fabric(c); w = wood(frame, 'y'); wz = wood(frame, 'z')
    if kind == 'lounge':
        for s in (-1, 1):
            box(s*.34, -.02, .56, .05, .72, .032, w, .012, parent=g)
            o = box(s*.34, -.30, .28, .04, .05, .57, wz, .012, parent=g); o.rotation_euler = (.06, 0, 0)
            o = box(s*.34, .30, .29, .04, .05, .62, wz, .012, parent=g); o.rotation_euler = (-.2, 0, 0)
            box(s*.34, 0, .30, .035, .62, .05, w, .01, parent=g)
        soft_box(0, -.04, .40, .60, .62, .13, m, .025, (math.radians(5), 0, 0), g)
        soft_box(0, .28, .70, .58, .13, .56, m, .03, (math.radians(-20), 0, 0), g)
        for i in range(5): box(-.24+.12*i, .37, .62, .025, .02, .5, wz, .006, parent=g).rotation_euler = (math.radians(-20), 0, 0)
    elif kind == 'wing':
        soft_box(0, 0, .30, .66, .66, .20, m, .0, parent=g); soft_box(0, -.05, .44, .54, .60, .15, m, .03, parent=g)
        soft_box(0, .30, .78, .64, .16, .78, m, .03, (math.radians(-12), 0, 0), g, crease=.07)
        for s in (-1, 1):
            soft_box(s*.32, -.02, .47, .13, .62, .34, m, .015, parent=g, crease=.06)
            soft_box(s*.32, .21, .86, .09, .26, .42, m, .01, (math.radians(-12), 0, 0), g, crease=.05)
        for sx in (-1, 1):
            for sy in (-1, 1): cyl(sx*.27, sy*.27, 0, .014, .22, wz, .022, parent=g)
    elif kind == 'rattan':
        rm = fabric('#c59a62', 60)
        def f(u, v):
            a = math.pi*(.5+ (u-.5)*1.35)
            r = .38+.04*v
            return (r*math.cos(a), r*math.sin(a)*.95+.02, .26+v*(.28+.26*math.sin(math.pi*u)**2))
        sheet(f, 40, 12, rm, thick=.03).parent = g
        cyl(0, 0, .24, .36, .06, rm, parent=g); soft_box(0, -.02, .35, .58, .58, .11, m, .03, parent=g, crease=.06)
        for i in range(10):
            a = math.pi*(.5+(i/9-.5)*1.3); tube([(.37*math.cos(a), .35*math.sin(a), 0), (.36*math.cos(a), .34*math.sin(a), .28)], .012, plain('#b0824e', .5), parent=g)
        for s in (-1, 1): cyl(s*.25, -.25, 0, .015, .26, wood('#b0824e', 'z'), parent=g)
    else:
        def f(u, v):
            a = math.pi*(.5+(u-.5)*1.5); r = .36*(1-.15*(1-v))
            return (r*math.cos(a), r*math.sin(a), .36+v*(.10+.36*math.sin(math.pi*u)**1.5))
        sheet(f, 40, 12, m, thick=.06).parent = g
        soft_box(0, -.03, .37, .56, .56, .14, m, .03, parent=g, crease=.06)
        for sx in (-1, 1):
            for sy in (-1, 1): tube([(sx*.18, sy*.18, .32), (sx*.27, sy*.27, 0)], .014, wz, parent=g)
    if cushion: pillow(0, .12, .66, .42, .42, .15, fabric(cushion, 180), (math.radians(66), 0, R_(-.1, .1)), g)
    return g

def coffee_table(x, y, kind='round', c='#b98a58', w=.9, d=.6, h=.42, rot=0):
    g = group(x, y, rot)
    if kind == 'round':
        cyl(0, 0, h-.03, w/2, .03, wood(c, 'x'), bev=.01, parent=g)
        for i in range(3):
            a = 2*math.pi*i/3+.4; tube([(w*.33*math.cos(a), w*.33*math.sin(a), h-.02), (w*.42*math.cos(a), w*.42*math.sin(a), 0)], .018, wood(c, 'z'), parent=g)
    elif kind == 'slab':
        box(0, 0, h-.02, w, d, .045, wood(c, 'x'), .008, parent=g)
        for s in (-1, 1): box(s*(w/2-.12), 0, (h-.04)/2, .04, d-.1, h-.04, wood(c, 'z'), .006, parent=g)
    elif kind == 'legs':
        box(0, 0, h-.015, w, d, .03, wood(c, 'x'), .008, parent=g)
        box(0, 0, .14, w-.1, d-.1, .02, wood(c, 'x'), .006, parent=g)
        for sx in (-1, 1):
            for sy in (-1, 1): cyl(sx*(w/2-.06), sy*(d/2-.06), 0, .016, h-.02, wood(c, 'z'), .022, parent=g)
    else:
        cyl(0, 0, 0, w/2, h, fabric(c, 120), bev=.05, parent=g)
    return g

def vase(x, y, z, c='#e9e6df', h=.22, kind=0):
    profs = [[(.03, 0), (.07, .03), (.085, .10), (.05, .17), (.032, .20), (.038, .22)], [(.05, 0), (.055, .02), (.045, .12), (.05, .22)], [(.04, 0), (.09, .05), (.09, .08), (.03, .15), (.03, .22)]]
    return lathe(x, y, z, [(r*h/.22, q*h/.22) for r, q in [(0, 0)]+profs[kind]], plain(c, .35))

def leaf(o, d, length, width, mat, droop=.3, twist=0):
    """a leaf from point o in direction d"""
    d = Vector(d).normalized(); up = Vector((0, 0, 1))
    side = d.cross(up); side = side.normalized() if side.length > .01 else Vector((1, 0, 0))
    nrm = side.cross(d)
    side = (side*math.cos(twist)+nrm*math.sin(twist))
    def f(u, v):
        w = width*math.sin(math.pi*min(1, v**.75))*(u-.5)
        p = Vector(o)+d*(length*v)+side*w-up*(droop*length*v*v)+up*(.25*abs(u-.5)*width*math.sin(math.pi*v))
        return tuple(p)
    return sheet(f, 4, 8, mat)

def plant(x, y, z=0, kind='fig', h=1.3, pot='#d8d2c6', pot_r=.17, pot_h=.3):
    g0 = z
    if pot_r: lathe(x, y, z, [(0, 0), (pot_r*.75, 0), (pot_r*.8, .01), (pot_r, pot_h), (pot_r*.93, pot_h), (pot_r*.9, pot_h*.9), (0, pot_h*.88)], plain(pot, .7))
    b = z+pot_h*.88
    green = plain('#3f6b3a', .45) if kind != 'olive' else plain('#7c8f68', .6)
    green2 = plain('#557f45', .45) if kind != 'olive' else plain('#93a47d', .6)
    brown = plain('#6b5138', .8)
    Rr = lib.R
    if kind == 'fig':
        for s in range(2):
            p = Vector((x, y, b)); d = Vector((Rr.uniform(-.12, .12), Rr.uniform(-.12, .12), 1)); pts = [tuple(p)]
            n = int(h*9)
            for i in range(n):
                p = p+d.normalized()*(h/n); pts.append(tuple(p)); d += Vector((Rr.uniform(-.1, .1), Rr.uniform(-.1, .1), 0))
                if i > n*.25:
                    for k in range(2):
                        a = Rr.uniform(0, 6.28); leaf(p, (math.cos(a), math.sin(a), Rr.uniform(.1, .6)), Rr.uniform(.2, .3), Rr.uniform(.12, .17), Rr.choice((green, green2)), .25, Rr.uniform(-.4, .4))
            tube(pts, .012, brown)
    elif kind == 'monstera':
        for i in range(11):
            a = i*2.4; r = Rr.uniform(.1, .4)*h*.6; t = (x+r*math.cos(a), y+r*math.sin(a), b+h*Rr.uniform(.45, .95))
            m = (x+r*.35*math.cos(a), y+r*.35*math.sin(a), b+h*.4)
            tube([(x, y, b), m, t], .008, green2)
            leaf(t, (math.cos(a), math.sin(a), .15), Rr.uniform(.26, .38)*min(1, h), Rr.uniform(.24, .32)*min(1, h), Rr.choice((green, green2)), .55, Rr.uniform(-.3, .3))
    elif kind == 'olive':
        p = Vector((x, y, b)); tube([tuple(p), (x+.02, y, b+h*.45), (x-.01, y+.02, b+h*.6)], .018, brown)
        for i in range(26):
            a = Rr.uniform(0, 6.28); e = Rr.uniform(.1, 1.2); l = Rr.uniform(.2, .42)*h*.7
            q = Vector((x, y, b+h*Rr.uniform(.45, .65))); d = Vector((math.cos(a)*math.cos(e), math.sin(a)*math.cos(e), math.sin(e)))
            tube([tuple(q), tuple(q+d*l)], .004, brown)
            for k in range(7):
                s = q+d*l*(.3+.7*k/7); aa = Rr.uniform(0, 6.28)
                leaf(s, (math.cos(aa), math.sin(aa), Rr.uniform(-.2, .7)), .07, .02, Rr.choice((green, green2)), .2)
    elif kind == 'grass':
        for i in range(60):
            a = Rr.uniform(0, 6.28); leaf((x+.04*math.cos(a), y+.04*math.sin(a), b), (math.cos(a)*.35, math.sin(a)*.35, 1), h*Rr.uniform(.6, 1), .018, Rr.choice((green, green2)), .35)
    elif kind == 'branches':
        for i in range(7):
            a = Rr.uniform(0, 6.28); d = Vector((math.cos(a)*.35, math.sin(a)*.35, 1)).normalized(); q = Vector((x, y, z+pot_h*.6))
            tube([tuple(q), tuple(q+d*h*.6), tuple(q+d*h+Vector((0, 0, .03)))], .0035, brown)
            for k in range(9):
                s = q+d*h*(.4+.6*k/9); aa = Rr.uniform(0, 6.28)
                leaf(s, (math.cos(aa), math.sin(aa), .4), .075, .035, Rr.choice((green, green2)), .2)
    return None

def twigs(x, y, z, c='#e9e6df', h=.24, kind=0, tall=.45):
    vase(x, y, z, c, h, kind)
    Rr = lib.R; green = plain('#5f7f52', .5); brown = plain('#6b5138', .8)
    for i in range(6):
        a = Rr.uniform(0, 6.28); d = Vector((math.cos(a)*.4, math.sin(a)*.4, 1)).normalized(); q = Vector((x, y, z+h*.7))
        tube([tuple(q), tuple(q+d*tall)], .003, brown)
        for k in range(8):
            s = q+d*tall*(.35+.65*k/8); aa = Rr.uniform(0, 6.28)
            leaf(s, (math.cos(aa), math.sin(aa), .4), .07, .034, green, .2)

def books(x, y, z, n=4, flat=True, rot=0):
    cs = ['#7d94a1', '#c9b79c', '#a65f4a', '#e6e0d4', '#55685a', '#d8a657', '#34495a']
    g = group(x, y, rot, z); zz = 0
    for i in range(n):
        t = R_(.015, .04); w = R_(.2, .27)
        box(R_(-.015, .015), 0, zz+t/2, w, w*.72, t, plain(lib.R.choice(cs), .7), .003, R_(-.2, .2), g); zz += t
    return g

def shelf_books(x0, x1, y, z, depth=.2, hmax=.27, axis='x', front=-1):
    """a row of books from x0 to x1 standing on z (along y where axis is 'y')"""
    cs = ['#7d94a1', '#c9b79c', '#a65f4a', '#e6e0d4', '#55685a', '#caa35e', '#34495a', '#b9b4aa', '#8c6f58', '#ded9cf']
    a = x0
    while a < x1-.02:
        if lib.R.random() < .12: a += R_(.05, .16); continue
        t = R_(.018, .045); h = hmax*R_(.65, 1); dd = depth*R_(.7, .95)
        if a+t > x1: break
        if axis == 'x': box(a+t/2, y, z+h/2, t-.002, dd, h, plain(lib.R.choice(cs), .7), .002)
        else: box(y, a+t/2, z+h/2, dd, t-.002, h, plain(lib.R.choice(cs), .7), .002)
        a += t

def bookcase(x, y, w, h, d=.3, c='#efece6', rows=5, rot=0, wooden=False, back=True):
    g = group(x, y, rot); m = wood(c, 'z') if wooden else plain(c, .45); mx = wood(c, 'x') if wooden else m
    for s in (-1, 1): box(s*(w/2-.012), 0, h/2, .024, d, h, m, .003, parent=g)
    if back: box(0, d/2-.006, h/2, w, .01, h, m, 0, parent=g)
    cs = ['#7d94a1', '#c9b79c', '#a65f4a', '#e6e0d4', '#55685a', '#caa35e', '#34495a', '#b9b4aa', '#8c6f58', '#ded9cf']
    for i in range(rows+1):
        z = .06+(h-.08)*i/rows; box(0, 0, z, w-.03, d-.01, .022, mx, .003, parent=g)
        if i == rows: break
        room = (h-.08)/rows-.04
        a = -w/2+.04; stop = w/2-.04-(R_(0, .3) if lib.R.random() < .5 else 0)
        if lib.R.random() < .25:
            o = sphere(0, -.02, z+.011+.09, .09, plain(lib.R.choice(['#d9d2c5', '#8fa3a0', '#b98d6a']), .5), 1, g); continue
        while a < stop:
            t = R_(.018, .042); hh = room*R_(.6, .95)
            box(a+t/2, -.02, z+.011+hh/2, t-.002, d*.7, hh, plain(lib.R.choice(cs), .75), .002, parent=g)
            a += t
            if lib.R.random() < .06: a += R_(.05, .15)
    return g

def pendant(x, y, z, kind='globe', c='#f5f2ea', r=.18, ceil=2.5, light=25):
    m = plain(c, .5); black = plain('#2a2a2a', .5)
    tube([(x, y, z+r*.7), (x, y, ceil)], .004, black)
    if kind == 'globe':
        sphere(x, y, z, r, glow('#fff2dc', 2.2), .95)
    elif kind == 'dome':
        lathe(x, y, z, [(.03, r*.95), (.06, r*.9), (r*.7, r*.55), (r, 0), (r*.98, 0), (r*.66, r*.5), (.05, r*.8)], m); sphere(x, y, z+r*.3, .045, glow('#ffe2b0', 14))
    elif kind == 'cone':
        lathe(x, y, z, [(.03, r*1.1), (.05, r), (r, 0), (r*.97, 0), (.04, r*.9)], m); sphere(x, y, z+r*.3, .04, glow('#ffe2b0', 14))
    elif kind == 'paper':
        for i in range(5): lathe(x, y, z+r*(.45-.25*i), [(r*(.35+.13*i), .05), (r*(.75+.1*(i if i < 3 else 4-i)), -.03)], plain('#f3eee2', .7))
        sphere(x, y, z, r*.35, glow('#ffe9c4', 5))
    else:
        cyl(x, y, z, r*.35, r*1.6, m); sphere(x, y, z, r*.25, glow('#ffe2b0', 10))

def floor_lamp(x, y, kind='tripod', c='#f3ede0', h=1.5, wood_c='#b98a58'):
    if kind == 'tripod':
        for i in range(3):
            a = 2*math.pi*i/3; tube([(x+.04*math.cos(a), y+.04*math.sin(a), h-.25), (x+.28*math.cos(a), y+.28*math.sin(a), 0)], .014, wood(wood_c, 'z'))
        lathe(x, y, h-.3, [(.23, 0), (.17, .32)], plain(c, .8)); sphere(x, y, h-.15, .06, glow('#ffdca6', 10))
    elif kind == 'arm':
        bl = plain('#26282b', .4, .5); cyl(x, y, 0, .14, .02, bl); tube([(x, y, 0), (x, y, h), (x-.12, y-.1, h+.08), (x-.3, y-.22, h-.03)], .01, bl)
        lathe(x-.31, y-.23, h-.12, [(.09, 0), (.05, .1), (.02, .12)], bl); sphere(x-.31, y-.23, h-.1, .03, glow('#ffdca6', 12))
    else:
        bl = plain('#b9955a', .35, .8); cyl(x, y, 0, .15, .02, bl); tube([(x, y, 0), (x, y, h-.2)], .01, bl)
        lathe(x, y, h-.28, [(.2, 0), (.13, .26)], plain(c, .8)); sphere(x, y, h-.16, .05, glow('#ffdca6', 10))

def table_lamp(x, y, z, c='#d9d0c0', shade_c='#f3ede0', h=.42, on=True):
    lathe(x, y, z, [(0, 0), (.07, 0), (.09, .05), (.06, .16), (.015, .2), (.012, h*.62)], plain(c, .4))
    lathe(x, y, z+h*.55, [(.13, 0), (.09, h*.45)], plain(shade_c, .8))
    if on: sphere(x, y, z+h*.72, .04, glow('#ffdca6', 9))

def art(axis, at, a, z, w, h, frame='#b98a58', outward=1, kind=None, colors=None):
    """a framed print on a wall"""
    fm = wood(frame, 'z') if frame not in ('#222222', '#f2f0ea') else plain(frame, .4)
    cs = colors or lib.R.choice([('#e8e0d0', '#6f8f9c', '#d7b88a'), ('#ece6da', '#c77f5c', '#40586a'), ('#eef0ec', '#7b9077', '#c9b79a'), ('#e6ecef', '#3f6077', '#b8c9cf'), ('#f1e9dc', '#d8a25a', '#8a5a44')])
    q = at-outward*.012
    def b(da, dz, sw, sh, m, off, t=.01):
        if axis == 'x': return box(a+da, q-outward*off, z+dz, sw, t, sh, m, .002)
        return box(q-outward*off, a+da, z+dz, t, sw, sh, m, .002)
    b(0, 0, w, h, fm, 0, .022); b(0, 0, w-.04, h-.04, plain('#f7f5f0', .6), .008); b(0, 0, w*.72, h*.74, plain(cs[0], .7), .010)
    k = kind or lib.R.choice(['dune', 'sun', 'lines', 'leaf'])
    if k == 'dune':
        b(0, -h*.2, w*.72, h*.34, plain(cs[2], .7), .0115); b(0, -.0, w*.72, h*.1, plain(cs[1], .7), .0118)
    elif k == 'sun':
        o = cyl(0, 0, 0, min(w, h)*.2, .004, plain(cs[1], .7), bev=0)
        if axis == 'x': o.location = (a, q-outward*.018, z+h*.05); o.rotation_euler = (math.pi/2, 0, 0)
        else: o.location = (q-outward*.018, a, z+h*.05); o.rotation_euler = (0, math.pi/2, 0)
        b(0, -h*.28, w*.72, h*.18, plain(cs[2], .7), .0115)
    elif k == 'lines':
        for i in range(5): b(0, h*(.26-.13*i), w*.56, h*.035, plain(cs[1+i % 2], .7), .0115)
    else:
        for i in range(5):
            s = (-1)**i; b(s*w*.1, h*(-.2+.1*i), w*.2, h*.05, plain(cs[1], .7), .0115)
        b(0, 0, w*.02, h*.6, plain(cs[2], .7), .012)

def curtain(axis, at, lo, hi, z0, z1, c, outward=1, folds=None, sheer=False):
    m = fabric(c, 260) if not sheer else None
    if sheer:
        m, nt, b = lib._new('sheer'); b.inputs['Base Color'].default_value = col(c); b.inputs['Roughness'].default_value = 1
        b.inputs['Transmission Weight'].default_value = 0; b.inputs['Alpha'].default_value = .72
    n = folds or max(3, int((hi-lo)/.09)); ph = R_(0, 6)
    q = at-outward*.09
    def f(u, v):
        a = lo+(hi-lo)*(u+.012*math.sin(v*3+u*9)); w = .035*(.7+.3*v)*math.sin(u*n*2*math.pi+ph)+.01*math.sin(u*7+v*4)
        return (a, q+w, z1-(z1-z0)*v) if axis == 'x' else (q+w, a, z1-(z1-z0)*v)
    return sheet(f, n*10, 14, m, thick=.003)

def rail(axis, at, lo, hi, z, outward=1, c='#b98a58'):
    m = wood(c, axis)
    q = at-outward*.09
    tube([(lo, q, z), (hi, q, z)] if axis == 'x' else [(q, lo, z), (q, hi, z)], .014, m)

def basket(x, y, r=.2, h=.3, c='#c09560', logs=False, blanket=None):
    lathe(x, y, 0, [(0, .01), (r*.85, .01), (r*.95, h*.3), (r, h), (r*.93, h), (r*.85, h*.2)], fabric(c, 55))
    if logs:
        for i in range(7):
            a = i*.9; o = cyl(x+R_(-.06, .06), y+R_(-.06, .06), h*.35, .035, h*.95, wood('#b08a5e', 'z'), parent=None); o.rotation_euler = (R_(-.3, .3), R_(-.3, .3), 0)
    if blanket: soft_box(x, y, h*.85, r*1.5, r*1.3, .14, fabric(blanket, 150), .03)

def pouf(x, y, c, r=.28, h=.36):
    lathe(x, y, 0, [(0, 0), (r*.8, .01), (r, h*.35), (r, h*.65), (r*.82, h*.96), (0, h)], fabric(c, 60))

def stove(x, y, kind='box', rot=0, h=1.1, pipe_to=2.5, plate='#2b2c2e', c='#1d1e20', z=0):
    """wood-burning stove, its door to -y: 'box' on legs, 'round', 'tall', 'soapstone', 'cast'"""
    g = group(x, y, rot, z); bl = plain(c, .45, .3); f = fire()
    if not z: 
        if kind == 'round': cyl(0, -.05, 0, .52, .008, plain(plate, .25, .2), parent=g)
        else: box(0, -.14, .005, 1.0, 1.0, .01, plain(plate, .25, .2), .003, parent=g)
    if kind == 'round':
        cyl(0, 0, .02, .25, h, bl, bev=.012, parent=g)
        def fr(u, v):
            a = -math.pi/2+(u-.5)*1.5; return (.253*math.cos(a), .253*math.sin(a), .42+v*.42)
        sheet(fr, 24, 8, f).parent = g
        top = h+.02; px = 0
    elif kind == 'soapstone':
        st = stone('#8d908e', 6, .6, .12)
        box(0, 0, h/2+.02, .56, .46, h, st, .012, parent=g)
        for zz in (.36, .78): box(0, -.002, zz, .565, .465, .006, plain('#6f7270', .8), 0, parent=g)
        box(0, -.232, .56, .40, .02, .40, bl, .006, parent=g); box(0, -.245, .56, .32, .006, .32, f, 0, parent=g)
        top = h+.02
    elif kind == 'cast':
        box(0, 0, .42, .62, .42, .44, bl, .02, parent=g); box(0, 0, .66, .70, .48, .04, bl, .012, parent=g); box(0, 0, .20, .66, .46, .03, bl, .01, parent=g)
        for sx in (-1, 1):
            for sy in (-1, 1): cyl(sx*.27, sy*.17, 0, .02, .2, bl, .03, parent=g)
        box(0, -.215, .43, .44, .02, .32, bl, .01, parent=g)
        for s in (-1, 1): box(s*.105, -.228, .43, .18, .006, .24, f, 0, parent=g)
        top = .68
    elif kind == 'tall':
        box(0, 0, h/2+.04, .46, .42, h, bl, .01, parent=g); box(0, -.213, .78, .38, .012, .52, plain('#101010', .2), .004, parent=g); box(0, -.222, .76, .33, .006, .42, f, 0, parent=g)
        box(0, -.1, .22, .36, .3, .3, plain('#0c0c0c', .9), 0, parent=g)
        for i in range(5): cyl(-.12+.06*i, -.17, .1, .028, .001, wood('#c19a6b', 'y'), parent=g)
        top = h+.04
    else:
        box(0, 0, .62, .52, .42, .66, bl, .012, parent=g)
        for sx in (-1, 1):
            for sy in (-1, 1): cyl(sx*.2, sy*.15, 0, .018, .3, bl, parent=g)
        box(0, -.213, .66, .42, .012, .46, plain('#101010', .2), .004, parent=g); box(0, -.222, .64, .36, .006, .36, f, 0, parent=g)
        box(.17, -.235, .5, .012, .02, .12, plain('#8a8a88', .3, 1), .004, parent=g)
        top = .95
    cyl(0, .04, top, .075, pipe_to-top-z, bl, bev=0, parent=g)
    l = bpy.data.lights.new('fire', 'AREA'); l.energy = 7; l.color = (1, .45, .12); l.size = .3
    o = bpy.data.objects.new('fire', l); bpy.context.scene.collection.objects.link(o); o.location = (0, -.3, .6); o.rotation_euler = (math.radians(-70), 0, 0); o.parent = g; o.visible_camera = False
    return g

def logs(x, y, w, h, rot=0, z=0, d=.3):
    """a stack of logs, ends to -y"""
    g = group(x, y, rot, z); r = .05; ends = plain('#d6b48a', .8); bark = plain('#6e5138', .9)
    j = 0; zz = r
    while zz < h:
        xx = -w/2+r+(j % 2)*r
        while xx < w/2-r*.5:
            rr = r*R_(.82, 1.02)
            o = cyl(xx, -d/2, zz, rr, d*R_(.9, 1), bark, bev=.004, parent=g, rot=(-math.pi/2, 0, 0), seg=14)
            o2 = cyl(xx, -d/2-.003, zz, rr*.9, .004, ends, bev=0, parent=g, rot=(-math.pi/2, 0, 0), seg=14)
            xx += 2*r
        zz += r*1.75; j += 1
    return g

def chair(x, y, rot, c='#c79a63', seat='#3f4a4d', kind='wish'):
    """dining chair, facing -y... its back at +y"""
    g = group(x, y, rot); w = wood(c, 'z') if c not in ('#222222', '#f0eee9') else plain(c, .4); wx = wood(c, 'x') if c not in ('#222222', '#f0eee9') else w
    for s in (-1, 1):
        tube([(s*.19, -.19, .44), (s*.215, -.22, 0)], .016, w, parent=g)
        tube([(s*.18, .19, .42), (s*.2, .24, 0)], .016, w, parent=g)
        tube([(s*.18, .19, .42), (s*.2, .26, .78)], .015, w, parent=g)
    soft_box(0, 0, .455, .44, .44, .045, fabric(seat, 200) if seat else wx, .01, parent=g, crease=.02)
    box(0, 0, .425, .42, .42, .03, wx, .008, parent=g)
    if kind == 'wish':
        def f(u, v):
            a = math.pi*(.05+.9*u); return (.26*math.cos(a), .02+.25*math.sin(a), .70+.08*math.sin(math.pi*u)+.04*(v-.5))
        sheet(f, 30, 2, w, thick=.026).parent = g
        tube([(0, .2, .44), (-.03, .265, .62), (-.07, .275, .76)], .011, w, parent=g); tube([(0, .2, .44), (.03, .265, .62), (.07, .275, .76)], .011, w, parent=g)
    elif kind == 'ladder':
        for z in (.56, .66, .76): box(0, .235+(z-.56)*.08, z, .38, .018, .055, wx, .006, parent=g)
    elif kind == 'spindle':
        for i in range(6): tube([(-.15+.06*i, .2, .44), (-.16+.064*i, .262, .8)], .007, w, parent=g)
        box(0, .262, .80, .42, .024, .06, wx, .01, parent=g)
    else:
        soft_box(0, .235, .66, .42, .06, .26, fabric(seat or c, 200), .02, (math.radians(-8), 0, 0), g, crease=.02)
    return g

def table(x, y, w, d, c='#c79a63', h=.74, rot=0, kind='legs', round_=False):
    g = group(x, y, rot); top = wood(c, 'x', .4); leg = wood(c, 'z')
    if round_:
        cyl(0, 0, h-.032, w/2, .032, top, bev=.01, parent=g); cyl(0, 0, .03, .05, h-.06, leg, parent=g); cyl(0, 0, 0, w*.24, .03, leg, parent=g)
    else:
        box(0, 0, h-.018, w, d, .036, top, .008, parent=g)
        if kind == 'legs':
            box(0, 0, h-.075, w-.24, d-.2, .07, top, .004, parent=g)
            for sx in (-1, 1):
                for sy in (-1, 1): cyl(sx*(w/2-.1), sy*(d/2-.1), 0, .022, h-.03, leg, .034, parent=g)
        elif kind == 'trestle':
            for s in (-1, 1):
                box(s*(w/2-.35), 0, .03, .09, d-.15, .06, leg, .008, parent=g); box(s*(w/2-.35), 0, h/2, .09, .14, h-.08, leg, .008, parent=g); box(s*(w/2-.35), 0, h-.06, .09, d-.2, .05, leg, .008, parent=g)
            box(0, 0, .3, w-.75, .05, .1, top, .006, parent=g)
        else:
            for s in (-1, 1): box(s*(w/2-.06), 0, (h-.036)/2, .06, d-.06, h-.036, leg, .006, parent=g)
    return g

def place(x, y, z, c='#f1efe9', rot=0):
    """plate, glass and cutlery"""
    g = group(x, y, rot, z)
    lathe(0, 0, 0, [(0, .004), (.08, .004), (.13, .018), (.132, .02), (.08, .008)], plain(c, .3), parent=g)
    lathe(.17, .12, 0, [(0, .002), (.03, .002), (.034, .1), (.032, .1), (.028, .006)], glass('#eaf4f2'), parent=g)
    for s in (-1, 1): box(s*.165, 0, .003, .016, .19, .003, plain('#c9cacb', .25, 1), .001, parent=g)

def bowl(x, y, z, c='#8fa39a', r=.13, fruit=None):
    lathe(x, y, z, [(0, 0), (r*.45, 0), (r*.8, r*.25), (r, r*.55), (r*.95, r*.55), (r*.7, r*.22), (0, r*.12)], plain(c, .4))
    if fruit:
        for i in range(5):
            a = i*1.26; sphere(x+r*.42*math.cos(a), y+r*.42*math.sin(a), z+r*.5, r*.3, plain(fruit, .45), .95)

def mug(x, y, z, c='#3f6077'):
    lathe(x, y, z, [(0, .003), (.035, .003), (.04, .09), (.036, .09), (.032, .01)], plain(c, .4))

def beam(x, y0, y1, z, w=.16, h=.18, c='#a9753f', axis='y'):
    if axis == 'y': return box(x, (y0+y1)/2, z-h/2, w, y1-y0, h, wood(c, 'y', .6), .008)
    return box((y0+y1)/2, x, z-h/2, y1-y0, w, h, wood(c, 'x', .6), .008)

def pitched(x0, x1, y0, y1, eaves, ridge, mat, t=.12):
    """a ceiling up to a ridge that runs along y"""
    mid = (x0+x1)/2
    me = bpy.data.meshes.new('pitch')
    me.from_pydata([(x0, y0, eaves), (mid, y0, ridge), (mid, y1, ridge), (x0, y1, eaves), (x1, y0, eaves), (x1, y1, eaves)], [], [(0, 1, 2, 3), (1, 4, 5, 2)]); me.update()
    o = lib._obj('pitch', me, mat)
    s = o.modifiers.new('t', 'SOLIDIFY'); s.thickness = t; s.offset = 1
    return o
