"""More furniture and shells, for rooms_A."""
import math
from lib import *; from parts import *
import lib
rad = math.radians

def leather(c, rough=.42):
    key = ('leather', c)
    if key in lib._mats: return lib._mats[key]
    m, nt, b = lib._new('leather')
    v = lib._coords(nt)
    n = lib._noise(nt, v, 5, 4); n2 = lib._noise(nt, v, 90, 3)
    nt.links.new(lib._ramp(nt, n, [(.3, shade(c, .8)), (.7, shade(c, 1.15))]), b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = rough
    lib._bump(nt, b, n2, .3, .003)
    lib._mats[key] = m
    return m

def reskin(g, mat):
    for o in g.children:
        if o.type == 'MESH' and o.data.materials and o.data.materials[0].name.startswith('fabric') and not o.name.startswith('pillow'):
            o.data.materials[0] = mat
    return g

def prism(poly, y0, y1, mat, axis='x'):
    """a polygon of (x, z), extruded from y0 to y1 (axis 'y': of (y, z), from x0 to x1)"""
    n = len(poly)
    vs = [(p, q, z) if axis == 'x' else (q, p, z) for q in (y0, y1) for p, z in poly]
    fs = [tuple(range(n)), tuple(range(2*n-1, n-1, -1))]+[(i, (i+1) % n, n+(i+1) % n, n+i) for i in range(n)]
    me = bpy.data.meshes.new('prism'); me.from_pydata(vs, [], fs); me.update()
    bm = bmesh.new(); bm.from_mesh(me); bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:]); bm.to_mesh(me); bm.free()
    return lib._obj('prism', me, mat)

# ------------------------------------------------------------ shells
def shell(W, D, H, wb, wl=None, wr=None, fl=None, ce='#f4f2ee', ob=(), ol=(), or_=(), back=-2.6, skirt='#eceae5', top=None):
    """floor, three walls, ceiling; wb, wl, wr: hex or material; ob, ol, or_: openings"""
    def mm(c): return paint(c) if isinstance(c, str) else c
    top = top or (H+.05 if ce else H)
    wb = mm(wb); wl = mm(wl) if wl else wb; wr = mm(wr) if wr else wb
    floor(-W/2, W/2, back, D, fl or planks('#c9a77c'))
    wall('x', D, -W/2-.16, W/2+.16, top or H, wb, ob); wall('y', -W/2, back, D, top or H, wl, ol, outward=-1); wall('y', W/2, back, D, top or H, wr, or_)
    if ce: ceiling(-W/2-.2, W/2+.2, back, D+.2, H, mm(ce))
    if skirt:
        for axis, at, lo, hi, ops, o in (('x', D, -W/2, W/2, ob, 1), ('y', -W/2, back, D, ol, -1), ('y', W/2, back, D, or_, 1)):
            a = lo
            for p in sorted([p for p in ops if p[2] < .2]):
                if p[0]-.06 > a: skirting(axis, at, a, p[0]-.06, o, skirt)
                a = p[1]+.06
            if hi > a: skirting(axis, at, a, hi, o, skirt)

def win(side, W, D, o, frames, cols=2, rows=1, power=24, **k):
    """window and the light of it; side b, l or r"""
    axis, at, out = {'b': ('x', D, 1), 'l': ('y', -W/2, -1), 'r': ('y', W/2, 1)}[side]
    k.setdefault('sill', o[2] > .3)
    window(axis, at, *o, frames, cols, rows, outward=out, **k)
    daylight(axis, at, *o, power, outward=out)

def light(az, el, s=8, c='#ffe1b4', fill=25, y=-2.3, z=2.1, w=4, amb=.8, wall_=24, wall_z=2.2):
    sun(az, el, s, c); area((0, y, z), (0, 3, 1), w, 1.5, fill*2.6, '#ffeedb'); area((0, -.7, min(wall_z, z)), (0, 4.2, 1.25), 3.2, .5, wall_*1.7, '#fff1e0'); sky(amb)

def beams(xs, y0, y1, z, c, w=.14, h=.16, axis='y'):
    for x in xs: beam(x, y0, y1, z, w, h, c, axis)

# ------------------------------------------------------------ sofas
def scatter(g, w, cushions, y=.0, z=.46):
    for pos, pc, size in cushions:
        pillow(-w/2+w*pos, y+R_(-.02, .02), z+size*.44, size, size, .17, fabric(pc, 180), (rad(66+R_(-5, 5)), R_(-.1, .1), R_(-.15, .15)), g)

def sofa_slip(x, y, rot, c, w=2.05, cushions=(), n=2):
    """loose cover down to the floor, round arms"""
    g = group(x, y, rot); m = fabric(c); iw = w-.46
    soft_box(0, 0, .20, w-.04, .86, .36, m, 0, parent=g, crease=.03)
    for i in range(n):
        q = -iw/2+iw*(i+.5)/n
        soft_box(q, -.08, .44, iw/n-.008, .70, .17, m, .04, parent=g, crease=.06)
        soft_box(q, .25, .70, iw/n-.01, .22, .46, m, .05, (rad(-14), 0, 0), g, crease=.09)
    soft_box(0, .37, .43, w-.06, .18, .80, m, .01, parent=g, crease=.08)
    for s in (-1, 1): soft_box(s*(w/2-.12), -.02, .31, .25, .88, .58, m, .01, parent=g, crease=.11)
    scatter(g, iw, cushions, .05, .50)
    return g

def sofa_spoke(x, y, rot, c, w=1.9, frame='#b98a58', cushions=(), n=2):
    """a wooden frame with spokes, loose cushions"""
    g = group(x, y, rot); m = fabric(c); wx = wood(frame, 'x'); wz = wood(frame, 'z'); wy = wood(frame, 'y')
    for s in (-1, 1):
        box(s*(w/2-.03), -.34, .30, .05, .05, .60, wz, .012, parent=g); box(s*(w/2-.03), .36, .40, .05, .05, .80, wz, .012, parent=g)
        box(s*(w/2-.03), 0, .60, .07, .80, .03, wy, .01, parent=g)
        for i in range(6): tube([(s*(w/2-.03), -.24+.1*i, .30), (s*(w/2-.03), -.24+.1*i, .59)], .008, wz, parent=g)
        box(s*(w/2-.03), 0, .28, .04, .7, .06, wy, .008, parent=g)
    box(0, -.34, .28, w-.08, .04, .07, wx, .008, parent=g); box(0, .37, .28, w-.08, .04, .07, wx, .008, parent=g)
    box(0, .37, .79, w-.04, .05, .05, wx, .012, parent=g); box(0, 0, .30, w-.1, .66, .02, wx, 0, parent=g)
    k = int((w-.2)/.095)
    for i in range(k): tube([(-w/2+.14+(w-.28)*i/(k-1), .37, .3), (-w/2+.14+(w-.28)*i/(k-1), .37, .78)], .008, wz, parent=g)
    iw = w-.14
    for i in range(n):
        q = -iw/2+iw*(i+.5)/n
        soft_box(q, -.03, .385, iw/n-.01, .68, .13, m, .025, parent=g, crease=.04)
        soft_box(q, .27, .63, iw/n-.02, .14, .40, m, .03, (rad(-12), 0, 0), g, crease=.06)
    scatter(g, iw, cushions, .08, .44)
    return g

def sofa_tux(x, y, rot, c, w=2.1, cushions=(), legs='#26282b', h=.74, mat=None):
    """straight, slim: arms and back of one height, one long seat, thin legs"""
    g = group(x, y, rot); m = mat or fabric(c)
    soft_box(0, 0, .28, w-.04, .82, .14, m, 0, parent=g, crease=.02)
    soft_box(0, -.05, .40, w-.22, .72, .15, m, .025, parent=g, crease=.04)
    soft_box(0, .36, (h+.22)/2, w, .12, h-.2, m, .01, parent=g, crease=.035)
    for s in (-1, 1): soft_box(s*(w/2-.055), -.0, (h+.14)/2, .11, .84, h-.28, m, .008, parent=g, crease=.035)
    for s in (-1, 1): soft_box(s*(w/4-.055), .24, .60, w/2-.13, .16, .34, m, .03, (rad(-10), 0, 0), g, crease=.06)
    lm = plain(legs, .4, .5) if legs == '#26282b' else wood(legs, 'z')
    for sx in (-1, 1):
        for sy in (-1, 1): cyl(sx*(w/2-.1), sy*.33, 0, .013, .23, lm, parent=g)
    scatter(g, w-.24, cushions, .06, .48)
    return g

def daybed(x, y, rot, c, w=2.0, d=.85, frame='#b98a58', cushions=(), bolster=None):
    """a wooden daybed, cushions along its back"""
    g = group(x, y, rot); wx = wood(frame, 'x'); wz = wood(frame, 'z')
    box(0, 0, .27, w, d, .07, wx, .01, parent=g)
    for sx in (-1, 1):
        for sy in (-1, 1): box(sx*(w/2-.05), sy*(d/2-.05), .13, .055, .055, .26, wz, .01, parent=g)
    soft_box(0, 0, .375, w-.03, d-.03, .14, fabric(c), .012, parent=g, crease=.03)
    for s in ((-1, 1) if bolster else ()):
        o = cyl(s*(w/2-.14), -d/2+.06, .57, .115, d-.12, fabric(bolster), bev=.03, parent=g, rot=(-math.pi/2, 0, 0))
    for pos, pc, size in cushions:
        pillow(-w/2+w*pos, d/2-.17, .44+size*.44, size*1.12, size, .2, fabric(pc, 180), (rad(70+R_(-4, 4)), R_(-.06, .06), R_(-.1, .1)), g)
    return g

# ------------------------------------------------------------ chairs
def rocker(x, y, rot, c='#c08a50', cushion='#a65f4a'):
    g = group(x, y, rot); w = wood(c, 'y'); wz = wood(c, 'z'); wx = wood(c, 'x')
    for s in (-1, 1):
        pts = [(s*.26, -.42+.9*t, .02+.36*(t-.5)**2) for t in [i/12 for i in range(13)]]
        tube(pts, .02, w, parent=g)
        tube([(s*.26, -.24, .04), (s*.25, -.23, .64)], .018, wz, parent=g)
        tube([(s*.26, .22, .04), (s*.24, .20, .42), (s*.22, .36, 1.10)], .018, wz, parent=g)
        box(s*.255, -.02, .65, .06, .58, .025, w, .01, parent=g)
        for i in range(3): tube([(s*.25, -.12+.1*i, .40), (s*.25, -.12+.1*i, .64)], .008, wz, parent=g)
    box(0, -.02, .40, .52, .50, .035, wx, .012, parent=g)
    for i in range(7): tube([(-.16+.054*i, .19, .41), (-.16+.054*i, .345, 1.03)], .008, wz, parent=g)
    box(0, .355, 1.06, .44, .03, .13, wx, .012, parent=g)
    tube([(-.26, -.2, .2), (.26, -.2, .2)], .012, wx, parent=g); tube([(-.26, .2, .22), (.26, .2, .22)], .012, wx, parent=g)
    if cushion:
        soft_box(0, -.03, .44, .46, .44, .07, fabric(cushion), .02, parent=g, crease=.03)
        soft_box(0, .24, .72, .40, .06, .48, fabric(cushion), .02, (rad(-14), 0, 0), g, crease=.03)
    return g

def cord_chair(x, y, rot, frame='#9a6a3c', seat='#d9c7a4', cushion=None):
    """a low easy chair, seat and back woven of cord"""
    g = group(x, y, rot); w = wood(frame, 'y'); wz = wood(frame, 'z'); wx = wood(frame, 'x'); m = fabric(seat, 90)
    for s in (-1, 1):
        tube([(s*.33, -.34, 0), (s*.33, -.32, .56)], .02, wz, parent=g); tube([(s*.33, .40, 0), (s*.33, .24, .40), (s*.33, .46, .90)], .02, wz, parent=g)
        box(s*.335, -.03, .57, .06, .72, .026, w, .012, parent=g)
        tube([(s*.31, -.34, .38), (s*.31, .26, .33)], .016, w, parent=g)
    o = box(0, -.04, .365, .60, .60, .03, m, .012, parent=g); o.rotation_euler = (rad(-5), 0, 0)
    o = box(0, .36, .62, .60, .025, .48, m, .012, parent=g); o.rotation_euler = (rad(-23), 0, 0)
    tube([(-.33, -.33, .38), (.33, -.33, .38)], .016, wx, parent=g); tube([(-.33, .45, .89), (.33, .45, .89)], .018, wx, parent=g)
    if cushion: pillow(0, .22, .60, .46, .40, .14, fabric(cushion, 180), (rad(62), 0, .05), g)
    return g

def sling(x, y, rot, c='#8a5230', frame='#26282b'):
    """a leather sling in a frame of steel"""
    g = group(x, y, rot); fm = plain(frame, .4, .6)
    for s in (-1, 1):
        tube([(s*.33, -.38, 0), (s*.33, -.40, .42), (s*.33, .34, .42), (s*.33, .40, 0)], .014, fm, parent=g)
    for yy, z in ((-.40, .42), (.36, .2)): tube([(-.33, yy, z), (.33, yy, z)], .012, fm, parent=g)
    for s in (-1, 1): tube([(s*.33, .1, .42), (s*.33, .46, .92)], .014, fm, parent=g)
    tube([(-.33, .46, .92), (.33, .46, .92)], .014, fm, parent=g)
    def f(u, v):
        if v < .5: t = v/.5; return (-.31+.62*u, -.40+.58*t, .43-.10*math.sin(t*math.pi*.62)-.0)
        t = (v-.5)/.5; return (-.31+.62*u, .18+.28*t-.03*math.sin(t*3.1), .335+.58*t)
    sheet(f, 8, 24, leather(c), thick=.02).parent = g
    soft_box(0, .37, .83, .5, .09, .18, leather(c), .02, (rad(-26), 0, 0), g, crease=.04)
    return g

def tub(x, y, rot, c, legs='#6b4a30', cushion=None):
    """a round upholstered tub chair with a high seat cushion"""
    g = group(x, y, rot); m = fabric(c, 160)
    def f(u, v):
        a = math.pi*(.5+(u-.5)*1.42); r = .36+.03*v
        return (r*math.cos(a), r*math.sin(a), .2+v*(.38+.14*math.sin(math.pi*u)**2))
    sheet(f, 44, 10, m, thick=.10).parent = g
    cyl(0, -.02, .2, .33, .14, m, bev=.03, parent=g); soft_box(0, -.05, .39, .60, .60, .14, m, .03, parent=g, crease=.1)
    for sx in (-1, 1):
        for sy in (-1, 1): tube([(sx*.2, sy*.2, .22), (sx*.24, sy*.24, 0)], .016, wood(legs, 'z'), parent=g)
    if cushion: pillow(0, .12, .64, .42, .40, .15, fabric(cushion, 180), (rad(66), 0, R_(-.1, .1)), g)
    return g

def stool(x, y, c='#b98a58', r=.17, h=.45):
    cyl(x, y, h-.03, r, .03, wood(c, 'x'), bev=.01)
    for i in range(3):
        a = 2*math.pi*i/3+.5; tube([(x+r*.6*math.cos(a), y+r*.6*math.sin(a), h-.02), (x+r*.95*math.cos(a), y+r*.95*math.sin(a), 0)], .013, wood(c, 'z'))

def side_table(x, y, c='#26282b', r=.22, h=.5):
    m = plain(c, .45, .2)
    cyl(x, y, h-.015, r, .015, m); cyl(x, y, 0, .012, h, m); cyl(x, y, 0, r*.7, .012, m)

def sideboard(x, y, rot, w=1.5, h=.72, d=.42, c='#b98a58', doors=3, slats=True, painted=None, knob='#8a6a44'):
    g = group(x, y, rot); m = plain(painted, .45) if painted else wood(c, 'x'); mz = plain(painted, .45) if painted else wood(c, 'z')
    box(0, 0, h/2+.08, w, d, h-.16, m, .008, parent=g); box(0, 0, h, w+.02, d+.02, .025, wood(c, 'x'), .006, parent=g)
    for sx in (-1, 1):
        for sy in (-1, 1): cyl(sx*(w/2-.1), sy*(d/2-.07), 0, .014, .18, wood(c, 'z'), .02, parent=g)
    dw = (w-.06)/doors
    for i in range(doors):
        q = -w/2+.03+dw*(i+.5)
        if slats:
            k = int(dw/.035)
            for j in range(k): box(q-dw/2+.012+(dw-.02)*(j+.5)/k, -d/2-.008, h/2+.075, .02, .018, h-.24, mz, .004, parent=g)
        else:
            box(q, -d/2-.008, h/2+.075, dw-.012, .016, h-.21, mz, .004, parent=g); sphere(q+dw*.36*(1 if i % 2 == 0 else -1), -d/2-.028, h/2+.1, .014, wood(knob, 'x'), parent=g)
    return g

def shelf(axis, at, a0, a1, z, d=.2, c='#b98a58', outward=1):
    q = at-outward*d/2
    if axis == 'x': box((a0+a1)/2, q, z, a1-a0, d, .03, wood(c, 'x'), .005)
    else: box(q, (a0+a1)/2, z, d, a1-a0, .03, wood(c, 'y'), .005)

# ------------------------------------------------------------ walls and hearths
def brick(c, plane='xz', grout='#c4b6a4', vary=.16): return tiles(c, .24, .072, grout, .85, plane, vary, .5, .008, .8)

def slab(axis, at, lo, hi, z0, z1, mat, t=.02, outward=1):
    """a panel on a wall"""
    q = at-outward*t/2
    return box((lo+hi)/2, q, (z0+z1)/2, hi-lo, t, z1-z0, mat, 0) if axis == 'x' else box(q, (lo+hi)/2, (z0+z1)/2, t, hi-lo, z1-z0, mat, 0)

def wainscot(axis, at, lo, hi, h, c, outward=1, w=.1, holes=()):
    """boards up to h with a rail; `holes`: stretches left out (a, b)"""
    plane = 'xz' if axis == 'x' else 'yz'
    m = planks(c, w, 3, .45, 'z', shade(c, .72), .015, plane)
    a = lo
    for p in list(sorted(holes))+[(hi, hi)]:
        if p[0] > a:
            slab(axis, at, a, p[0], 0, h, m, .02, outward); slab(axis, at, a, p[0], h, h+.035, plain(c, .4), .045, outward)
        a = p[1]

def chimney(x, D, w, d, H, c, nw=.86, nh=1.15, z0=.0, grout='#c4b6a4', hearth=True, mantel=None):
    """a brick chimney breast before the back wall, with a niche for the stove"""
    f = brick(c, 'xz', grout); s = brick(c, 'yz', grout)
    y = D-d
    wall('x', y, x-w/2, x+w/2, H, f, [(x-nw/2, x+nw/2, z0, nh)], t=.1)
    for sx in (-1, 1):
        box(x+sx*(w/2-.02), D-d/2+.0005, H/2, .041, d-.001, H, s, 0); box(x+sx*(nw/2+.02), D-d/2+.04, nh/2, .042, d-.1, nh, s, 0)
    box(x, D-.02, nh/2, nw, .04, nh, brick(shade(c, .45), 'xz', '#5d5650'), 0); box(x, D-d/2+.05, nh+.03, nw, d-.1, .06, f, 0)
    # soldier course over the niche
    tm = tiles(c, .075, .24, grout, .85, 'xz', .16, 0, .008, .8)
    box(x, y-.004, nh+.12, nw+.2, .012, .24, tm, 0)
    if hearth: box(x, y-.22, .03, w+.1, .5, .06, tiles(c, .24, .115, grout, .8, 'xy', .14, .5, .008, .6), .004)
    if mantel: box(x, y-.09, nh+.36, w+.16, .22, .07, wood(mantel, 'x', .55), .01)

def glass_gable(D, W, eaves, ridge, frames, wallm, m=.7, cols=4, tr=2.25, fw=.06):
    """a gable of glass between x = -W/2+m and W/2-m, up to the roof"""
    g = W/2-m; sl = lambda x: eaves+(ridge-eaves)*(1-abs(x)/(W/2))
    for s in (-1, 1): prism([(s*g, 0), (s*W/2, 0), (s*W/2, eaves), (s*g, sl(g))], D, D+.16, wallm)
    fm = frame_mat(frames, 'x'); fz = frame_mat(frames, 'z'); k = .20
    for s in (-1, 1): prism([(0, ridge-k), (s*g, sl(g)-k), (s*g, sl(g)), (0, ridge)], D+.04, D+.14, fm)
    for i in range(cols+1):
        x = -g+2*g*i/cols; z = sl(x)-k*.9
        box(min(g-fw/2, max(-g+fw/2, x)), D+.09, z/2, fw if 0 < i < cols else fw*1.2, .09, z, fz, .004)
    box(0, D+.09, tr, 2*g, .09, fw*1.3, fm, .004); box(0, D+.09, .03, 2*g, .09, .06, fm, .004)
    daylight('x', D, -g, g, .1, 3.2, 22)

def candle(x, y, z, h=.12, c='#efe8d8', r=.03):
    cyl(x, y, z, r, h, plain(c, .6)); sphere(x, y, z+h+.015, .008, glow('#ffd080', 12), 1.8)

def lantern(x, y, z, h=.3, c='#2a2b2d'):
    m = plain(c, .5, .3)
    box(x, y, z+.01, h*.55, h*.55, .02, m, .003); box(x, y, z+h, h*.55, h*.55, .02, m, .003)
    for sx in (-1, 1):
        for sy in (-1, 1): box(x+sx*h*.25, y+sy*h*.25, z+h/2, .012, .012, h, m, 0)
    candle(x, y, z+.02, h*.45); tube([(x-.05, y, z+h), (x, y, z+h*1.3), (x+.05, y, z+h)], .005, m)

def tray(x, y, z, r=.2, c='#a8743f'):
    lathe(x, y, z, [(0, 0), (r, 0), (r, .025), (r*.96, .025), (r*.94, .008), (0, .008)], wood(c, 'x'))

def sheepskin(x, y, rot=0, w=.65, l=1.0, c='#efe9dc', z=.0):
    g = group(x, y, rot, z); m = fabric(c, 40)
    ph = R_(0, 6)
    def f(u, v):
        a = 2*math.pi*u; r = (1+.10*math.sin(3*a+ph)+.07*math.sin(5*a+1)+.03*math.sin(17*a))*v
        return (w/2*r*math.cos(a), l/2*r*math.sin(a), .004+.035*(1-v**3)+.008*math.sin(a*9+v*14)*(1-v*.5))
    sheet(f, 60, 10, m).parent = g

def blanket(parent, x, y0, z, w, l, c, drop=.35, c2=None):
    """laid over a front edge at y0 (parent's coordinates), falling `drop` down"""
    m = pattern('stripes', c, c2, .1, 'y') if c2 else fabric(c, 140)
    def f(u, v):
        t = v*(l+drop); xx = x-w/2+w*u; n = .006*math.sin(u*19)+.004*math.sin(v*15+u*5)
        if t < l: return (xx, y0+l-t, z+.014+n)
        return (xx+.012*math.sin(v*9), y0-.025-.012*math.sin(u*18), z+.01-(t-l)+n*.3)
    o = sheet(f, 26, 34, m, thick=.012); o.parent = parent
    return o

def wbeams(ps, a0, a1, z, axis='y', w=.14, h=.16, c='#f3f1ec'):
    """painted beams"""
    for p in ps:
        if axis == 'y': box(p, (a0+a1)/2, z-h/2, w, a1-a0, h, plain(c, .5), .01)
        else: box((a0+a1)/2, p, z-h/2, a1-a0, w, h, plain(c, .5), .01)

def window(axis, at, lo, hi, z0, z1, frames, cols=2, rows=1, outward=1, sill=True, sash=.055, bar=.06, sill_mat=None, **_):
    """as in parts.py, but no two faces lie in one plane (there the corners of frame and bars came out black)"""
    m = frame_mat(frames, 'x' if axis == 'x' else 'y'); mz = frame_mat(frames, 'z')
    q = at+outward*.09
    def put(a0, a1, za, zb, mm, d, c=q, bev=.004):
        if axis == 'x': box((a0+a1)/2, c, (za+zb)/2, a1-a0, d, zb-za, mm, bev)
        else: box(c, (a0+a1)/2, (za+zb)/2, d, a1-a0, zb-za, mm, bev)
    e = .004
    put(lo-e, hi+e, z0-e, z0+sash, m, .07); put(lo-e, hi+e, z1-sash, z1+e, m, .07)
    put(lo-e, lo+sash, z0+sash, z1-sash, mz, .07); put(hi-sash, hi+e, z0+sash, z1-sash, mz, .07)
    for i in range(1, cols):
        a = lo+(hi-lo)*i/cols; put(a-bar/2, a+bar/2, z0+sash, z1-sash, mz, .062)
    for j in range(1, rows):
        z = z0+(z1-z0)*j/rows
        xs = [lo+sash]+[lo+(hi-lo)*i/cols for i in range(1, cols)]+[hi-sash]
        for i in range(cols):
            a0 = xs[i]+(bar/2 if i else 0); a1 = xs[i+1]-(bar/2 if i < cols-1 else 0)
            put(a0, a1, z-bar*.26, z+bar*.26, m, .05)
    if sill:
        sm = sill_mat or plain('#efece6', .4)
        if axis == 'x': box((lo+hi)/2, at-outward*.05, z0-.015, hi-lo+.1, .24, .03, sm, .005)
        else: box(at-outward*.05, (lo+hi)/2, z0-.015, .24, hi-lo+.1, .03, sm, .005)
    c = at-outward*.008; zb = z0 if not sill else z0+.001
    for a0, a1 in ((lo-.06, lo+.004), (hi-.004, hi+.06)): put(a0, a1, zb, z1, mz, .018, c, .003)
    put(lo-.06, hi+.06, z1, z1+.06, m, .018, c, .003)
