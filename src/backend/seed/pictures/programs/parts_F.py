"""Bathrooms, saunas, whirlpools, pools. Fittings stand with their back at local y=0 and face -y: rot LEFT on the left wall, RIGHT on the right one."""
import math
from lib import *
from parts import *
import lib
pi = math.pi
LEFT, RIGHT, BACK = pi/2, -pi/2, 0

METAL = {'chrome': ('#d3d7da', .14, 1), 'steel': ('#b9bcbe', .3, 1), 'black': ('#1c1d1f', .4, .1), 'brass': ('#c09a56', .26, 1), 'white': ('#efefec', .35, 0)}
def metal(k): return plain(*METAL.get(k, METAL['black']))
def ceramic(c='#f3f3f0'): return plain(c, .12, 0, 0, .6)

def wp(g, x, y):
    """local point of a group -> world x, y"""
    a = g.rotation_euler[2]
    return g.location[0]+x*math.cos(a)-y*math.sin(a), g.location[1]+x*math.sin(a)+y*math.cos(a)

def _facing_mix(nt, lo, hi, power=4., normal=None):
    """a weight that grows at flat angles, the same from both sides (the Fresnel node turns black from behind)"""
    lw = nt.nodes.new('ShaderNodeLayerWeight'); lw.inputs[0].default_value = .5
    if normal: nt.links.new(normal, lw.inputs['Normal'])
    p = nt.nodes.new('ShaderNodeMath'); p.operation = 'POWER'; p.inputs[1].default_value = power; nt.links.new(lw.outputs['Facing'], p.inputs[0])
    q = nt.nodes.new('ShaderNodeMath'); q.operation = 'MULTIPLY_ADD'; q.inputs[1].default_value = hi-lo; q.inputs[2].default_value = lo; nt.links.new(p.outputs[0], q.inputs[0])
    return q.outputs[0]

def glass(tint='#f1f7f5', lo=.02, hi=.2):
    key = ('glassF', tint, lo, hi)
    if key in lib._mats: return lib._mats[key]
    m, nt, b = lib._new('glass'); nt.nodes.remove(b)
    tr = nt.nodes.new('ShaderNodeBsdfTransparent'); tr.inputs[0].default_value = col(tint)
    gl = nt.nodes.new('ShaderNodeBsdfGlossy'); gl.inputs['Roughness'].default_value = .02
    mx = nt.nodes.new('ShaderNodeMixShader'); nt.links.new(_facing_mix(nt, lo, hi), mx.inputs[0])
    nt.links.new(tr.outputs[0], mx.inputs[1]); nt.links.new(gl.outputs[0], mx.inputs[2])
    nt.links.new(mx.outputs[0], nt.nodes['Material Output'].inputs[0])
    lib._mats[key] = m
    return m

def pane(p0, p1, z0, z1, tint='#f1f7f5'):
    """one upright sheet of glass"""
    return sheet(lambda u, v: (p0[0]+(p1[0]-p0[0])*u, p0[1]+(p1[1]-p0[1])*u, z0+(z1-z0)*v), 1, 1, glass(tint))

# ---------------------------------------------------------------- shell
def shell(x0, x1, y0, y1, H, floor_m, back, left, right, ceil=None, frames='white', wins=(), light=24, hole=None):
    """floor, walls, ceiling. Materials of walls: functions of the plane ('xz', 'yz'), or None for no wall.
    wins: (side, a, b, z0, z1, dict(cols, rows, sill, light))"""
    if hole: hole_floor(x0-.2, x1+.2, y0, y1+.2, *hole, floor_m)
    elif floor_m: floor(x0-.2, x1+.2, y0, y1+.2, floor_m)
    if ceil: ceiling(x0-.2, x1+.2, y0, y1+.2, H, ceil)
    for side, mk in (('back', back), ('left', left), ('right', right)):
        if not mk: continue
        ax, at, lo, hi, ow, pl = {'back': ('x', y1, x0, x1, 1, 'xz'), 'left': ('y', x0, y0, y1, -1, 'yz'), 'right': ('y', x1, y0, y1, 1, 'yz')}[side]
        ops = [w[1:5] for w in wins if w[0] == side]
        wall(ax, at, lo-(.16 if ax == 'x' else 0), hi+(.16 if ax == 'x' else 0), H, mk(pl), ops, outward=ow)
        for w in wins:
            if w[0] != side: continue
            o = dict(w[5]) if len(w) > 5 else {}
            p = o.pop('light', light)
            window(ax, at, *w[1:5], frames, outward=ow, **o)
            if p: daylight(ax, at, *w[1:5], p, outward=ow)

def solid(m): return lambda plane: m
def tiled(c, w, h, grout='#d8d4cc', rough=.25, vary=.05, offset=0., mortar=.004, bump=.4):
    return lambda plane: tiles(c, w, h, grout, rough, plane, vary, offset, mortar, bump)
def vtiled(c, w, h, grout='#d8d4cc', rough=.25, vary=.05, offset=.5):
    """upright tiles: brick pattern turned by 90 degrees"""
    return lambda plane: tiles(c, h, w, grout, rough, plane[::-1], vary, offset)
def boarded(c, w=.12, axis='z', gap='#6b5a48', rough=.5, vary=.1, length=6):
    def f(plane):
        a = axis if axis in plane else ('x' if 'x' in plane else 'y')
        return planks(c, w, length, rough, a, gap, vary, plane)
    return f

def clad(side, at, lo, hi, z1, mk, ops=(), t=.009, z0=0):
    """a layer on the inner side of a wall, below z1"""
    ax, ow, pl = {'back': ('x', -1, 'xz'), 'left': ('y', 1, 'yz'), 'right': ('y', -1, 'yz')}[side]
    wall(ax, at, lo, hi, z1, mk(pl), ops, t=t, outward=ow, z0=z0)

def behind(y, x0, x1, H, c='#d9d5cc'):
    """a wall behind the camera that only mirrors and gloss see"""
    o = box((x0+x1)/2, y, H/2, x1-x0, .05, H, paint(c), 0)
    o.visible_shadow = o.visible_diffuse = False
    o2 = box((x0+x1)/2-.3, y+.04, 1.02, .86, .03, 2.04, plain('#c8bda9', .5), 0); o2.visible_shadow = o2.visible_diffuse = False

# ---------------------------------------------------------------- forms
def ring(rx, ry, z, n=2.2, cx=0, cy=0, seg=48, zf=None):
    r = []
    for i in range(seg):
        a = 2*pi*i/seg; c, s = math.cos(a), math.sin(a)
        k = (abs(c)**n+abs(s)**n)**(-1/n)
        x, y = cx+rx*k*c, cy+ry*k*s
        r.append((x, y, z+(zf(x, y) if zf else 0)))
    return r

def loft(rings, mat, parent=None, caps=(True, True), sub=1, loc=(0, 0, 0)):
    n = len(rings[0]); vs = [p for r in rings for p in r]; fs = []
    for j in range(len(rings)-1):
        for i in range(n):
            k = (i+1) % n; fs.append((j*n+i, j*n+k, (j+1)*n+k, (j+1)*n+i))
    if caps[0]: fs.append(tuple(range(n))[::-1])
    if caps[1]: fs.append(tuple(range((len(rings)-1)*n, len(rings)*n)))
    me = bpy.data.meshes.new('loft'); me.from_pydata(vs, [], fs); me.update()
    o = lib._obj('loft', me, mat); o.location = loc; smooth(o)
    if sub:
        s = o.modifiers.new('s', 'SUBSURF'); s.levels = s.render_levels = sub
    if parent: o.parent = parent
    return o

# ---------------------------------------------------------------- bathroom
def toilet(x, y, rot=0, kind='hung', boxing=None, box_w=.9, box_h=1.12, box_d=.2, plate='#e9e9e6'):
    """'hung' on a boxed-in cistern (material `boxing`), or 'floor' with its own cistern"""
    g = group(x, y, rot); m = ceramic()
    off = 0
    if kind == 'hung':
        if boxing:
            box(0, -box_d/2, box_h/2, box_w, box_d, box_h, boxing, .004, parent=g); off = -box_d
            box(0, off/2, box_h+.012, box_w+.02, box_d+.03, .024, plain('#e4e1da', .3), .004, parent=g)
        box(0, off-.008, .98, .24, .016, .16, plain(plate, .3), .004, parent=g)
        for s in (-1, 1): box(s*.045+(.02 if s < 0 else .0), off-.018, .98, .10 if s < 0 else .06, .006, .11, plain(plate, .2), .003, parent=g)
        c = off-.27
        loft([ring(.10, .17, .13, 2.6, 0, c+.08), ring(.14, .22, .2, 2.5, 0, c+.04), ring(.172, .262, .32, 2.4, 0, c), ring(.178, .266, .385, 2.4, 0, c), ring(.176, .264, .395, 2.4, 0, c)], m, g)
    else:
        box(0, -.09, .60, .38, .17, .40, m, .02, parent=g); box(0, -.09, .81, .40, .185, .025, m, .01, parent=g)
        cyl(0, -.09, .82, .022, .012, metal('chrome'), parent=g)
        c = -.40
        loft([ring(.13, .22, 0, 2.4, 0, c+.08), ring(.115, .20, .12, 2.4, 0, c+.08), ring(.13, .22, .24, 2.3, 0, c+.04), ring(.178, .262, .37, 2.3, 0, c), ring(.176, .26, .395, 2.3, 0, c)], m, g)
        box(0, -.13, .36, .2, .2, .12, m, .02, parent=g)
    loft([ring(.182, .27, .40, 2.3, 0, c), ring(.186, .274, .41, 2.3, 0, c), ring(.184, .272, .432, 2.3, 0, c), ring(.16, .245, .438, 2.3, 0, c)], plain('#f0f0ed', .2), g)
    return g

def paper(x, y, z, rot=0, k='chrome'):
    g = group(x, y, rot, z)
    o = cyl(0, 0, 0, .055, .1, plain('#f3f1ec', .9), parent=g, rot=(0, pi/2, 0)); o.location = (-.05, -.08, 0)
    tube([(-.06, 0, .0), (-.06, -.08, 0), (.07, -.08, 0)], .007, metal(k), parent=g)

def tap(g, x, y, z, k='chrome', kind='mono', h=.14, reach=.13):
    """spout towards -y; 'mono' on the basin, 'wall' from the wall (y = wall)"""
    m = metal(k)
    if kind == 'wall':
        cyl(x, y, z, .028, .015, m, parent=g, rot=(pi/2, 0, 0)); tube([(x, y, z), (x, y-reach, z), (x, y-reach-.012, z-.02)], .012, m, parent=g)
        cyl(x+.1, y, z, .028, .015, m, parent=g, rot=(pi/2, 0, 0)); tube([(x+.1, y, z), (x+.1, y-.05, z)], .014, m, parent=g); tube([(x+.1, y-.04, z), (x+.1, y-.04, z+.05)], .006, m, parent=g)
    elif kind == 'arc':
        cyl(x, y, z, .026, .02, m, parent=g)
        pts = [(x, y, z), (x, y, z+h)]
        for i in range(1, 9):
            a = pi*i/8; pts.append((x, y-reach/2+reach/2*math.cos(a), z+h+reach/2*math.sin(a)))
        tube(pts, .011, m, parent=g); tube([(x+.02, y, z+.05), (x+.07, y-.01, z+.075)], .007, m, parent=g)
    else:
        cyl(x, y, z, .024, h, m, parent=g); tube([(x, y, z+h*.8), (x, y-reach, z+h*.68)], .013, m, parent=g)
        tube([(x, y, z+h), (x, y-.07, z+h+.03)], .007, m, parent=g)

def basin(g, x, y, z, kind='bowl', c='#f4f4f1', r=.2):
    m = ceramic(c)
    if kind == 'bowl': lathe(x, y, z, [(0, .003), (r*.55, .003), (r*.85, .05), (r, .13), (r*.985, .133), (r*.96, .13), (r*.8, .05), (r*.4, .022), (0, .02)], m, parent=g)
    elif kind == 'oval':
        loft([ring(r*1.0, r*.66, z+.002, 2.3, x, y), ring(r*1.2, r*.82, z+.06, 2.3, x, y), ring(r*1.28, r*.88, z+.125, 2.3, x, y), ring(r*1.27, r*.87, z+.13, 2.3, x, y), ring(r*1.24, r*.84, z+.127, 2.3, x, y), ring(r*1.1, r*.74, z+.06, 2.3, x, y), ring(r*.6, r*.4, z+.025, 2.3, x, y)], m, g)
    elif kind == 'square':
        loft([ring(r*1.2, r*.9, z+.002, 7, x, y), ring(r*1.25, r*.95, z+.12, 7, x, y), ring(r*1.24, r*.94, z+.125, 7, x, y), ring(r*1.17, r*.87, z+.122, 7, x, y), ring(r*1.1, r*.8, z+.04, 5, x, y), ring(r*.6, r*.4, z+.03, 4, x, y)], m, g)
    else:   # 'inset': a ceramic top with a hollow
        w, d = r
        loft([ring(w/2, d/2, z, 14, x, y, 64), ring(w/2, d/2, z+.075, 14, x, y, 64), ring(w/2-.004, d/2-.004, z+.08, 14, x, y, 64), ring(w*.40, d*.36, z+.08, 9, x, y, 64), ring(w*.385, d*.345, z+.073, 7, x, y, 64), ring(w*.34, d*.30, z+.022, 5, x, y, 64), ring(w*.1, d*.1, z+.012, 4, x, y, 64)], m, g, sub=0); cyl(x, y, z+.012, .02, .004, metal('chrome'), parent=g)
    if kind != 'inset': cyl(x, y, z+.024, .02, .004, metal('chrome'), parent=g)

def washstand(x, y, rot=0, kind='drawers', w=1.0, d=.47, c='#c99f68', top=None, basins=1, bkind='bowl', tapk='chrome', tapkind='arc', z0=.34, h=.86, bc='#f4f4f1', off=0.):
    """kinds: 'drawers' (hung), 'legs' (open, with a shelf of slats), 'slab' (thick board), 'doors' (panelled cupboard on feet), 'fluted' (hung, ribbed)"""
    g = group(x, y, rot); wx, wz = wood(c, 'x', .4), wood(c, 'z', .4)
    dark = plain('#3b2f26', .8); pull = metal(tapk)
    yc = -d/2
    if kind in ('drawers', 'fluted'):
        box(0, yc, (z0+h)/2, w, d, h-z0, wx, .006, parent=g)
        if kind == 'drawers':
            hh = (h-z0)/2
            for j in (0, 1):
                zc = z0+hh*(j+.5)
                box(0, -d-.004, zc, w-.012, .018, hh-.012, wx, .003, parent=g)
                box(0, -d-.014, zc+hh*.5-.018, w-.012, .006, .014, dark, 0, parent=g) if j == 0 else box(0, -d-.022, zc, .22, .016, .012, pull, .004, parent=g)
                if j == 0: box(0, -d-.022, zc, .22, .016, .012, pull, .004, parent=g)
        else:
            n = int(w/.032)
            for i in range(n): cyl(-w/2+w*(i+.5)/n, -d, z0+.004, w/n*.5, h-z0-.008, wz, seg=10, bev=0, parent=g)
    elif kind == 'legs':
        box(0, yc, h-.06, w, d, .12, wx, .006, parent=g)
        for sx in (-1, 1):
            for sy in (0, 1): box(sx*(w/2-.025), -.03-sy*(d-.06), (h-.1)/2, .045, .045, h-.1, wz, .004, parent=g)
        for i in range(6): box(0, -.05-i*(d-.1)/5, .22, w-.04, .055, .02, wx, .004, parent=g)
        box(0, -d-.003, h-.06, w*.6, .012, .09, wx, .003, parent=g); sphere(0, -d-.02, h-.06, .014, pull, parent=g)
    elif kind == 'slab':
        box(0, yc, h-.04, w, d, .08, wx, .01, parent=g)
        for s in (-1, 1): box(s*(w/2-.12), -.02, h-.2, .03, .03, .26, metal('black'), .003, parent=g); box(s*(w/2-.12), yc, h-.09, .03, d-.04, .025, metal('black'), .003, parent=g)
    else:
        box(0, yc, (.1+h)/2, w, d, h-.1, wz, .006, parent=g)
        for sx in (-1, 1):
            for sy in (0, 1): cyl(sx*(w/2-.05), -.05-sy*(d-.1), 0, .022, .12, wz, .03, parent=g)
        n = 2 if w < 1.1 else 3
        for i in range(n):
            dw = (w-.04)/n; cx = -w/2+.02+dw*(i+.5)
            box(cx, -d-.006, (.12+h)/2, dw-.012, .018, h-.18, wz, .003, parent=g)
            box(cx, -d-.014, (.12+h)/2, dw-.13, .006, h-.32, wood(shade(c, .93), 'z', .4), .004, parent=g)
            for k in (-1, 1): box(cx+k*(dw/2-.04), -d-.017, (.12+h)/2, .055, .008, h-.2, wz, .002, parent=g); box(cx, -d-.017, (.12+h)/2+k*((h-.2)/2-.03), dw-.134, .008, .06, wx, .002, parent=g)
            sphere(cx+(dw/2-.06)*(1 if i % 2 == 0 else -1), -d-.034, .62, .016, pull, parent=g)
    zt = h
    if bkind == 'inset':
        basin(g, 0, yc, h, 'inset', bc, (w+.01, d+.015)); zt = h+.08
        for i in range(basins): tap(g, (i-(basins-1)/2)*w*.5, -.05, zt, tapk, 'mono')
    else:
        if top: box(0, yc-.005, h+.012, w+.02, d+.02, .024, top, .004, parent=g); zt = h+.024
        for i in range(basins):
            bx = off+(i-(basins-1)/2)*w*.5
            basin(g, bx, yc-.02, zt, bkind, bc)
            if tapkind == 'wall': tap(g, bx, 0, zt+.2, tapk, 'wall', reach=.2)
            else: tap(g, bx, -.065, zt, tapk, tapkind, h=.2, reach=.15)
    g['top'] = zt
    return g

def bottles(x, y, z, rot=0, k=0, n=2):
    g = group(x, y, rot, z)
    cs = [['#b98a58', '#efece4'], ['#6c7f74', '#d9cdb9'], ['#2f3a3f', '#8b5a3c'], ['#e8e3d8', '#9fb3b0']][k % 4]
    for i in range(n):
        xx = i*.085; h = .13+.03*((i+k) % 2)
        lathe(xx, 0, 0, [(0, 0), (.03, 0), (.032, .01), (.032, h*.8), (.012, h*.92), (.012, h)], plain(cs[i % 2], .3), 24, g)
        tube([(xx, 0, h), (xx, 0, h+.03), (xx, -.035, h+.03)], .005, metal('black'), parent=g)
    return g

def round_mirror(axis, at, a, z, r, frame='black', outward=1, lit=False):
    fm = wood(frame, 'x', .4) if frame.startswith('#') else metal(frame)
    o = cyl(0, 0, 0, r, .03, fm, bev=.004, seg=72); o2 = cyl(0, 0, 0, r-.016, .004, mirror(), bev=0, seg=72)
    rot = (pi/2, 0, 0) if axis == 'x' else (0, pi/2, 0)
    for q, d, t in ((o, .0, .03), (o2, .031, .004)):
        q.rotation_euler = rot
        if axis == 'x': q.location = (a, at-d-0.0, z) if outward > 0 else (a, at+d+t, z)
        else: q.location = (at-d-t, a, z) if outward > 0 else (at+d, a, z)
    if lit:
        o3 = cyl(0, 0, 0, r+.035, .012, glow('#fff0d8', 3), bev=0, seg=72); o3.rotation_euler = rot
        o3.location = (a, at-.002, z) if axis == 'x' else ((at-.014 if outward > 0 else at+.002), a, z)

def mirror_rect(axis, at, a, z, w, h, frame='#b98a58', outward=1):
    fm = wood(frame, 'z', .4) if frame.startswith('#') else metal(frame)
    q = at-outward*.012
    if axis == 'x': box(a, q, z, w, .024, h, fm, .004); box(a, q-outward*.013, z, w-.04, .004, h-.04, mirror(), 0)
    else: box(q, a, z, .024, w, h, fm, .004); box(q-outward*.013, a, z, .004, w-.04, h-.04, mirror(), 0)

def wall_lamp(x, y, z, rot=0, kind='globe', k='brass'):
    g = group(x, y, rot, z); m = metal(k)
    cyl(0, 0, 0, .045, .018, m, parent=g, rot=(pi/2, 0, 0)); tube([(0, 0, 0), (0, -.09, 0), (0, -.09, .03)], .008, m, parent=g)
    if kind == 'globe': sphere(0, -.09, .09, .065, glow('#fff1dc', 2.4), parent=g)
    else: cyl(0, -.09, -.12, .035, .24, glow('#fff1dc', 2.2), bev=.01, parent=g)

def shower_set(x, y, rot=0, k='chrome', z=1.08, top=2.12, reach=.36, head=.13, square=False, hand=True):
    g = group(x, y, rot); m = metal(k)
    tube([(-.14, -.05, z), (.14, -.05, z)], .022, m, parent=g)
    for s in (-1, 1): cyl(s*.11, 0, z, .03, .05, m, parent=g, rot=(pi/2, 0, 0)); cyl(s*.14, -.05, z, .026, .05, m, parent=g, rot=(0, s*pi/2, 0))
    pts = [(0, -.05, z), (0, -.05, top-.06)]
    for i in range(1, 6):
        a = pi/2*i/5; pts.append((0, -.05-.06*(1-math.cos(a)), top-.06+.06*math.sin(a)))
    pts += [(0, -.05-reach, top), (0, -.05-reach, top-.05)]
    tube(pts, .011, m, parent=g)
    if square: box(0, -.05-reach, top-.055, head*2, head*2, .014, m, .004, parent=g)
    else: cyl(0, -.05-reach, top-.065, head, .014, m, parent=g)
    if hand:
        hx = .0; o = cyl(0, 0, 0, .045, .02, m, parent=g, rot=(math.radians(120), 0, 0)); o.location = (0, -.12, 1.66)
        tube([(0, -.06, 1.58), (0, -.12, 1.67)], .012, m, parent=g)
        tube([(0, -.07, 1.57)]+[(.12*math.sin(pi*t), -.07, 1.57-.75*math.sin(pi*t*.62)) for t in [i/14 for i in range(1, 14)]]+[(.0, -.06, z-.02)], .007, m, parent=g)
    return g

def screen(x0, y0, x1, y1, z1=2.02, k='chrome', grid=None, z0=.012, tint='#eaf4f0', wall_end=0, bar=True):
    """a pane of glass from (x0, y0) to (x1, y1); grid (columns, rows) for a framed one"""
    L = math.hypot(x1-x0, y1-y0); a = math.atan2(y1-y0, x1-x0); g = group((x0+x1)/2, (y0+y1)/2, a); m = metal(k)
    pane((x0, y0), (x1, y1), z0, z1, tint)
    edge = plain('#8fb5a9', .2)
    s = -1 if wall_end == 0 else 1
    box(s*L/2, 0, (z0+z1)/2, .02, .028, z1-z0, m, .002, parent=g)
    box(0, 0, z0, L, .02, .02, m, .002, parent=g)
    if grid:
        box(-s*L/2, 0, (z0+z1)/2, .026, .03, z1-z0, m, .002, parent=g); box(0, 0, z1, L+.026, .03, .026, m, .002, parent=g); box(0, 0, z0+.01, L, .03, .03, m, .002, parent=g)
        for i in range(1, grid[0]): box(-L/2+L*i/grid[0], 0, (z0+z1)/2, .018, .022, z1-z0, m, .002, parent=g)
        for j in range(1, grid[1]): box(0, 0, z0+(z1-z0)*j/grid[1], L, .022, .018, m, .002, parent=g)
    else:
        box(-s*L/2, 0, (z0+z1)/2, .008, .010, z1-z0, edge, 0, parent=g); box(0, 0, z1, L, .012, .012, m if bar else edge, 0, parent=g)
    return g

def drain(x, y, L=.7, axis='x', k='steel'):
    box(x, y, .003, L if axis == 'x' else .07, .07 if axis == 'x' else L, .006, metal(k), .001)
    box(x, y, .0065, (L-.03) if axis == 'x' else .02, .02 if axis == 'x' else L-.03, .001, plain('#3a3c3d', .6), 0)

def towel(g, x, y, z, w, c, front=.6, back=.45, r=.022, wave=1., stripe=None):
    """hung over a bar at local (x, y, z) that runs along local x"""
    m = fabric(c, 120); ph = R_(0, 6); tot = front+back
    def pos(t):
        s = t*tot
        if s < back: return (r, z-(back-s))
        if s > back+.02: return (-r, z-(s-back))
        return (0, z+r)
    def f(u, v):
        yy, zz = pos(v); k = min(1, abs(zz-z)*2)
        return (x+(u-.5)*w*(1-.03*k), y+yy+wave*(.010*k*math.sin(u*9+ph)+.004*math.sin(u*23+v*5)), zz-.004*math.sin(u*8+ph))
    o = sheet(f, 26, 40, m, thick=.012); o.parent = g
    if stripe:
        def f2(u, v):
            p = f(u, .9+.05*v); return (p[0], p[1]-.008, p[2])
        o = sheet(f2, 26, 2, fabric(stripe, 120), thick=.004); o.parent = g
    return o

def towel_rail(x, y, rot=0, kind='ladder', k='chrome', w=.5, z0=.9, z1=1.7, towels=(), c='#c99f68'):
    """'ladder' radiator; 'bar' one rod at z1; 'pegs' a board with pegs; 'lean' a wooden ladder against the wall. towels: (dx, z, w, colour, drop)"""
    g = group(x, y, rot); m = metal(k)
    if kind == 'ladder':
        for s in (-1, 1): tube([(s*w/2, -.07, z0), (s*w/2, -.07, z1)], .016, m, parent=g); cyl(s*w/2, 0, z0+.1, .012, .07, m, parent=g, rot=(pi/2, 0, 0)); cyl(s*w/2, 0, z1-.1, .012, .07, m, parent=g, rot=(pi/2, 0, 0))
        n = int((z1-z0)/.075); i = 0
        while i <= n:
            if i % 6 != 5: tube([(-w/2, -.07, z0+.02+(z1-z0-.04)*i/n), (w/2, -.07, z0+.02+(z1-z0-.04)*i/n)], .011, m, parent=g)
            i += 1
        yy = -.07
    elif kind == 'bar':
        tube([(-w/2, -.06, z1), (w/2, -.06, z1)], .012, wood(c, 'x') if k == 'wood' else m, parent=g); yy = -.06
        for s in (-1, 1): tube([(s*(w/2-.04), 0, z1), (s*(w/2-.04), -.06, z1)], .009, m if k != 'wood' else metal('black'), parent=g)
    elif kind == 'pegs':
        box(0, -.01, z1, w, .02, .09, wood(c, 'x'), .004, parent=g); yy = -.05
        n = max(3, int(w/.16))
        for i in range(n): tube([(-w/2+w*(i+.5)/n, -.02, z1), (-w/2+w*(i+.5)/n, -.09, z1+.02)], .011, wood(c, 'y'), parent=g)
    else:
        wz = wood(c, 'z'); h = z1
        for s in (-1, 1): tube([(s*w/2, -.34, 0), (s*(w/2-.04), -.03, h)], .017, wz, parent=g)
        n = 5
        for i in range(n):
            t = (i+.8)/n; tube([(-(w/2-.04*t), -.34+.31*t, h*t), ((w/2-.04*t), -.34+.31*t, h*t)], .013, wood(c, 'x'), parent=g)
        yy = None
    for dx, z, tw, tc, drop in towels:
        y2 = yy
        if kind == 'lean':
            t = (round(z/h*n-.8)+.8)/n; z = h*t; y2 = -.34+.31*t
            towel(g, dx, y2, z, tw, tc, drop, drop*.7, .024)
        elif kind == 'pegs': hang(g, dx, -.06, z1+.0, tw, tc, drop)
        else: towel(g, dx, y2, z, tw, tc, drop, drop*.75, .02, .6)
    return g

def hang(g, x, y, z, w, c, drop=.9):
    """a towel hung on a peg, gathered at its loop"""
    m = fabric(c, 120); ph = R_(0, 6)
    def f(u, v):
        k = .18+.82*(v**.55); s = u-.5
        return (x+s*w*k, y-.012+(.05-.02*v)*math.cos(u*5*pi+ph)*(.35+.4*v)-.03*(1-v)*(1-abs(s)*2), z-drop*v+.05*abs(s)*(1-v)-.03*v*math.cos(s*5))
    o = sheet(f, 44, 26, m, thick=.01); o.parent = g
    return o

def folded(x, y, z, cs, w=.34, d=.24, t=.055, rot=0):
    for i, c in enumerate(cs): soft_box(x+R_(-.008, .008), y, z+t*(i+.5), w, d, t*.97, fabric(c, 120), .006, (0, 0, rot+R_(-.05, .05)), n=5, crease=.02)
    return z+t*len(cs)

def rolled(x, y, z, c, r=.06, L=.3, rot=0):
    g = group(x, y, rot, z); m = fabric(c, 120)
    o = cyl(-L/2, 0, r, r, L, m, bev=.012, parent=g, rot=(0, pi/2, 0), seg=24)
    pts = [(-L/2-.004, r*.9*(1-t)*math.cos(t*14), r+r*.9*(1-t)*math.sin(t*14)) for t in [i/40 for i in range(40)]]
    tube(pts, .003, fabric(shade(c, .7), 120), parent=g)

def stool(x, y, kind='round', c='#c99f68', r=.18, h=.45, rot=0):
    g = group(x, y, rot)
    if kind == 'round':
        cyl(0, 0, h-.035, r, .035, wood(c, 'x'), bev=.01, parent=g)
        for i in range(3):
            a = 2*pi*i/3+.5; tube([(r*.6*math.cos(a), r*.6*math.sin(a), h-.03), (r*.95*math.cos(a), r*.95*math.sin(a), 0)], .015, wood(c, 'z'), parent=g)
    elif kind == 'drum':
        lathe(0, 0, 0, [(0, 0), (r*.8, 0), (r, h*.12), (r*.88, h*.5), (r, h*.88), (r*.85, h), (0, h)], plain(c, .45), parent=g)
    elif kind == 'bench':
        for i in range(4): box(0, -.13+i*.087, h-.015, r*4, .075, .03, wood(c, 'x'), .005, parent=g)
        for s in (-1, 1): box(s*(r*2-.07), 0, (h-.03)/2, .035, .32, h-.03, wood(c, 'z'), .005, parent=g)
        box(0, 0, .16, r*4-.16, .05, .03, wood(c, 'x'), .004, parent=g)
    else:
        box(0, 0, h-.018, r*2, r*1.6, .036, wood(c, 'x'), .006, parent=g)
        for sx in (-1, 1):
            for sy in (-1, 1): tube([(sx*r*.75, sy*r*.55, h-.03), (sx*r*.92, sy*r*.7, 0)], .014, wood(c, 'z'), parent=g)
    return g

def mat_(x, y, w, d, c, rot=0): return soft_box(x, y, .012, w, d, .024, fabric(c, 90), .004, (0, 0, rot), n=6, crease=.01)

def bathtub(x, y, rot=0, kind='oval', L=1.7, Wd=.76, h=.58, c='#f4f4f1', inside='#f5f5f2'):
    """long side along local x"""
    g = group(x, y, rot); a, b = L/2, Wd/2
    out, ins = ceramic(c), ceramic(inside)
    if kind == 'slipper': zf = lambda px, py: .16*max(0, (px/a))**2*1.0+.02*max(0, -px/a)**2
    elif kind == 'double': zf = lambda px, py: .12*(px/a)**2
    else: zf = None
    sc = lambda f: (lambda px, py: zf(px, py)*f) if zf else None
    n = {'block': 6, 'stadium': 3.2}.get(kind, 2.25)
    z0 = .13 if kind == 'claw' else 0
    if kind == 'block':
        P = [(1, 0, 0, 1), (1, .02, 0, 1), (1, h-.02, 1, 1), (.997, h, 1, 1)]
        I = [(.997, h, 1, 1), (.965, h, 1, .93), (.955, h-.02, 1, .91), (.86, h*.55, .5, .82), (.78, .14, 0, .72), (.5, .12, 0, .45)]
    else:
        base = .74 if kind != 'claw' else .68
        P = [(base*.96, z0, 0, 1), (base, z0+.015, .1, 1), (base+.09, z0+h*.3, .3, 1), (.93, h*.8, .8, 1), (.985, h-.025, 1, 1), (1.0, h-.008, 1, 1)]
        I = [(1.0, h-.008, 1, 1), (.99, h, 1, 1), (.955, h-.004, 1, .97), (.93, h-.03, 1, .94), (.77, h*.5, .5, .80), (.60, z0+.10, 0, .62), (.35, z0+.075, 0, .35)]
        if kind == 'claw': I[1] = (1.02, h+.012, 1, 1.03); P[-1] = (1.03, h-.012, 1, 1.04); I[0] = (1.03, h-.012, 1, 1.04)
    loft([ring(a*p[0], b*p[0]*(p[3] if kind == 'claw' else 1), p[1], n, zf=sc(p[2])) for p in P], out, g, (True, False))
    loft([ring(a*p[0], b*p[3], p[1], n, zf=sc(p[2])) for p in I], ins, g, (False, True))
    if kind == 'claw':
        m = metal('brass')
        for sx in (-1, 1):
            for sy in (-1, 1): tube([(sx*a*.5, sy*b*.5, .22), (sx*a*.58, sy*b*.64, .1), (sx*a*.6, sy*b*.7, .02)], .022, m, parent=g); sphere(sx*a*.6, sy*b*.7, .025, .03, m, .8, g)
    zb = I[-1][1]
    cyl(0, 0, zb+.002, .03, .006, metal('chrome'), parent=g)
    return g

def bath_tap(x, y, rot=0, k='chrome', h=.92, reach=.24):
    """stands on the floor; spout to -y"""
    g = group(x, y, rot); m = metal(k)
    for s in (-1, 1): cyl(s*.045, 0, 0, .026, .012, m, parent=g); tube([(s*.045, 0, 0), (s*.045, 0, h-.08)], .012, m, parent=g)
    tube([(-.09, 0, h-.08), (.09, 0, h-.08)], .02, m, parent=g)
    pts = [(0, 0, h-.08), (0, 0, h+.04)]+[(0, -reach/2+reach/2*math.cos(pi*i/8), h+.04+reach/3*math.sin(pi*i/8)) for i in range(1, 9)]
    tube(pts, .013, m, parent=g)
    tube([(.09, 0, h-.08), (.12, -.03, h-.02)], .012, m, parent=g); tube([(.12, -.03, h-.02), (.12, -.04, h+.1)], .018, m, parent=g)
    return g

def caddy(x, y, z, rot, Wd=.8, c='#b98a58', cup='#7d94a1'):
    g = group(x, y, rot, z); box(0, 0, .012, .17, Wd, .022, wood(c, 'y'), .005, parent=g)
    lathe(0, -.12, .024, [(0, .003), (.035, .003), (.04, .08), (.036, .08), (.032, .01)], plain(cup, .4), 24, g)
    box(.0, .13, .034, .13, .19, .02, plain('#e6e0d4', .7), .003, .1, g); box(.005, .13, .05, .125, .18, .014, plain('#a65f4a', .7), .003, -.15, g)

def shelf(x, y, z, w, rot=0, d=.16, c='#c99f68', t=.03):
    g = group(x, y, rot, z); box(0, -d/2, -t/2, w, d, t, wood(c, 'x'), .005, parent=g)
    return g

def lantern(x, y, z, c='black', h=.3, r=.08, flame=True):
    m = metal(c) if c in METAL else wood(c, 'z')
    box(x, y, z+.01, r*2, r*2, .02, m, .003); box(x, y, z+h*.78, r*2, r*2, .02, m, .003)
    for sx in (-1, 1):
        for sy in (-1, 1): box(x+sx*(r-.008), y+sy*(r-.008), z+h*.4, .014, .014, h*.76, m, .001)
    cyl(x, y, z+h*.8, r*.95, h*.12, m, .02, seg=4, bev=0, rot=(0, 0, pi/4))
    tube([(x-.045, y, z+h*.9), (x-.035, y, z+h*1.06), (x+.035, y, z+h*1.06), (x+.045, y, z+h*.9)], .004, m)
    cyl(x, y, z+.02, r*.5, h*.34, plain('#f2e8d2', .6), seg=24)
    if flame: sphere(x, y, z+h*.34+.05, .014, glow('#ffc560', 22), 2)

def candle(x, y, z, r=.035, h=.1, c='#f1e8d6', lit=True):
    cyl(x, y, z, r, h, plain(c, .6), seg=24)
    if lit: sphere(x, y, z+h+.016, .009, glow('#ffc560', 25), 1.9)

def robe(g, x, y, z, c, h=1.15):
    m = fabric(c, 120)
    ph = R_(0, 6)
    def f(u, v):
        a = 2*pi*u; k = (.10+.13*min(1, v*2.2)) if v < .45 else .23+.03*(v-.45)
        return (x+k*math.cos(a)*(1+.06*math.sin(a*5+ph)*v), y-.07+.075*math.sin(a)*(1+.25*math.sin(a*4+ph)*v), z-h*v+.02*math.sin(a*2))
    o = sheet(f, 40, 24, m, thick=.012); o.parent = g
    for s in (-1, 1):
        o = soft_box(x+s*.235, y-.07, z-.42, .11, .09, .56, m, .0, (0, s*-.13, 0), g, n=4, crease=.04)

# ---------------------------------------------------------------- water, whirlpool, pool
def water(tint='#8fdedd', scale=5., bump=.25, foam=(), depth_c='#2fb5bd', murk=.22):
    """transparent, mirrors at a flat angle, ripples; foam: (x, y, r) of the world"""
    m, nt, b = lib._new('water'); nt.nodes.remove(b)
    geo = nt.nodes.new('ShaderNodeNewGeometry')
    n1 = lib._noise(nt, geo.outputs['Position'], scale, 3, .55)
    bp = nt.nodes.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = bump; bp.inputs['Distance'].default_value = .05
    nt.links.new(n1, bp.inputs['Height'])
    tr = nt.nodes.new('ShaderNodeBsdfTransparent'); tr.inputs[0].default_value = col(tint)
    df = nt.nodes.new('ShaderNodeBsdfDiffuse'); df.inputs[0].default_value = col(depth_c)
    mx0 = nt.nodes.new('ShaderNodeMixShader'); mx0.inputs[0].default_value = murk
    nt.links.new(tr.outputs[0], mx0.inputs[1]); nt.links.new(df.outputs[0], mx0.inputs[2])
    gl = nt.nodes.new('ShaderNodeBsdfGlossy'); gl.inputs['Roughness'].default_value = .04
    nt.links.new(bp.outputs[0], gl.inputs['Normal'])
    mx = nt.nodes.new('ShaderNodeMixShader')
    nt.links.new(_facing_mix(nt, .02, .62, 4.5, bp.outputs[0]), mx.inputs[0]); nt.links.new(mx0.outputs[0], mx.inputs[1]); nt.links.new(gl.outputs[0], mx.inputs[2])
    last = mx.outputs[0]
    if foam:
        mask = None
        for x, y, r in foam:
            d = nt.nodes.new('ShaderNodeVectorMath'); d.operation = 'DISTANCE'; d.inputs[1].default_value = (x, y, 0)
            sx = nt.nodes.new('ShaderNodeVectorMath'); sx.operation = 'MULTIPLY'; sx.inputs[1].default_value = (1, 1, 0)
            nt.links.new(geo.outputs['Position'], sx.inputs[0]); nt.links.new(sx.outputs[0], d.inputs[0])
            mr = nt.nodes.new('ShaderNodeMapRange'); mr.inputs[1].default_value = r; mr.inputs[2].default_value = 0
            nt.links.new(d.outputs['Value'], mr.inputs[0])
            if mask is None: mask = mr.outputs[0]
            else:
                q = nt.nodes.new('ShaderNodeMath'); q.operation = 'MAXIMUM'; nt.links.new(mask, q.inputs[0]); nt.links.new(mr.outputs[0], q.inputs[1]); mask = q.outputs[0]
        n2 = lib._noise(nt, geo.outputs['Position'], 22, 5, .8)
        ad = nt.nodes.new('ShaderNodeMath'); ad.operation = 'MULTIPLY_ADD'; ad.inputs[1].default_value = .42
        nt.links.new(mask, ad.inputs[0]); nt.links.new(n2, ad.inputs[2])
        mr = nt.nodes.new('ShaderNodeMapRange'); mr.inputs[1].default_value = .62; mr.inputs[2].default_value = 1.0; mr.inputs[4].default_value = .8
        nt.links.new(ad.outputs[0], mr.inputs[0])
        mm = nt.nodes.new('ShaderNodeMath'); mm.operation = 'MULTIPLY'
        gt = nt.nodes.new('ShaderNodeMath'); gt.operation = 'GREATER_THAN'; gt.inputs[1].default_value = .02; nt.links.new(mask, gt.inputs[0])
        nt.links.new(mr.outputs[0], mm.inputs[0]); nt.links.new(gt.outputs[0], mm.inputs[1])
        fd = nt.nodes.new('ShaderNodeBsdfDiffuse'); fd.inputs[0].default_value = col('#eef9f8')
        m3 = nt.nodes.new('ShaderNodeMixShader'); nt.links.new(mm.outputs[0], m3.inputs[0]); nt.links.new(last, m3.inputs[1]); nt.links.new(fd.outputs[0], m3.inputs[2]); last = m3.outputs[0]
    nt.links.new(last, nt.nodes['Material Output'].inputs[0])
    return m

def caustic(c, lines=.35, scale=3.2, tile=0, emit=.12):
    """walls and floor of a basin: a net of light over tiles or acrylic"""
    m, nt, b = lib._new('caustic')
    geo = nt.nodes.new('ShaderNodeNewGeometry')
    nz = nt.nodes.new('ShaderNodeTexNoise'); nz.inputs['Scale'].default_value = 2.2
    nt.links.new(geo.outputs['Position'], nz.inputs['Vector'])
    mxv = nt.nodes.new('ShaderNodeVectorMath'); mxv.operation = 'MULTIPLY_ADD'; mxv.inputs[1].default_value = (.35, .35, .35)
    nt.links.new(nz.outputs['Color'], mxv.inputs[0]); nt.links.new(geo.outputs['Position'], mxv.inputs[2])
    vo = nt.nodes.new('ShaderNodeTexVoronoi'); vo.feature = 'DISTANCE_TO_EDGE'; vo.inputs['Scale'].default_value = scale
    nt.links.new(mxv.outputs[0], vo.inputs['Vector'])
    base = col(c)
    cc = lib._ramp(nt, vo.outputs['Distance'], [(0, shade(c, 1+lines*1.6)), (.07, shade(c, 1+lines*.5)), (.25, base)])
    if tile:
        sep = nt.nodes.new('ShaderNodeSeparateXYZ'); nt.links.new(geo.outputs['Position'], sep.inputs[0])
        last = None
        for i in range(3):
            md = nt.nodes.new('ShaderNodeMath'); md.operation = 'PINGPONG'; md.inputs[1].default_value = tile/2; nt.links.new(sep.outputs[i], md.inputs[0])
            lt = nt.nodes.new('ShaderNodeMath'); lt.operation = 'LESS_THAN'; lt.inputs[1].default_value = .004; nt.links.new(md.outputs[0], lt.inputs[0])
            if last is None: last = lt.outputs[0]
            else:
                mx = nt.nodes.new('ShaderNodeMath'); mx.operation = 'MAXIMUM'; nt.links.new(last, mx.inputs[0]); nt.links.new(lt.outputs[0], mx.inputs[1]); last = mx.outputs[0]
        mix = nt.nodes.new('ShaderNodeMix'); mix.data_type = 'RGBA'
        sc = nt.nodes.new('ShaderNodeMath'); sc.operation = 'MULTIPLY'; sc.inputs[1].default_value = .45; nt.links.new(last, sc.inputs[0])
        nt.links.new(sc.outputs[0], mix.inputs[0]); nt.links.new(cc, mix.inputs[6]); mix.inputs[7].default_value = shade(c, .7); cc = mix.outputs[2]
    nt.links.new(cc, b.inputs['Base Color']); nt.links.new(cc, b.inputs['Emission Color'])
    b.inputs['Emission Strength'].default_value = emit; b.inputs['Roughness'].default_value = .5
    return m

def whirlpool(x, y, rx, ry, h, n=5, seats=4, rim=.2, c='#f1f2f0', side='boards', wood_c='#b5834c', side_m=None, level=.1, tint='#8fdedd', jets=True, inner='#a8dfe0', foam=None, cover=.0, pillows='#5b6a70', lamp=True):
    """acrylic tub: superellipse of exponent n (2 round, 5 and more square) with half-sides rx, ry; its rim at height h above the floor (h may be small: let in).
    side: 'boards' upright, 'lying' boards, 'plain' (side_m), None. `level`: water below the rim."""
    seg = 64; acr = ceramic(c); inn = caustic(inner, .3, 5, 0, .1)
    R2 = lambda rx_, ry_, z, nn=n, zf=None: ring(rx_, ry_, z, nn, x, y, seg, zf)
    ix, iy = rx-rim, ry-rim
    wav = lambda k: 1+k*0
    # rim
    loft([R2(rx, ry, h-.06), R2(rx+.008, ry+.008, h-.03), R2(rx, ry, h-.008), R2(rx-.02, ry-.02, h), R2(ix+.05, iy+.05, h), R2(ix+.012, iy+.012, h-.012), R2(ix-.01, iy-.01, h-.05), R2(ix-.03, iy-.03, h-level-.02)], acr, None, (False, False))
    # inside: seats that bulge in and out
    def scal(f, z, amp=0., nn=None):
        r = []
        for px, py, pz in ring(ix*f, iy*f, z, nn or n, 0, 0, seg):
            a = math.atan2(py, px); k = 1+amp*math.cos(a*seats)
            r.append((x+px*k, y+py*k, pz))
        return r
    wl = h-level
    loft([R2(ix-.028, iy-.028, wl+.01), scal(.93, wl-.12, .015), scal(.86, wl-.32, .03), scal(.84, wl-.36, .03), scal(.62, wl-.37, .04, max(2.2, n*.6)), scal(.58, wl-.40, .04, max(2.2, n*.6)), scal(.53, wl-.72, .02, max(2.2, n*.6)), scal(.3, wl-.76, 0, 2.2)], inn, None, (False, True))
    # water
    fo = foam
    if fo is None:
        fo = []
        for i in range(seats):
            a = 2*pi*(i+.5)/seats+.2; fo.append((x+ix*.66*math.cos(a), y+iy*.66*math.sin(a), .22*min(1, ix)))
    wm = water(tint, 9, .45, fo)
    loft([ring(ix-.024, iy-.024, wl, n, x, y, seg)], wm, None, (False, True), sub=0)
    st = metal('chrome'); dk = plain('#5d666a', .4)
    if jets:
        for i in range(seats*2):
            a = 2*pi*(i+.5)/(seats*2); px, py = ring(ix*.885, iy*.885, 0, n, 0, 0, 360)[int(math.degrees(a)) % 360][:2]
            for dz in (.14, .26):
                d = Vector((-px, -py, 0)); q = d.to_track_quat('Z', 'Y').to_euler()
                o = cyl(x+px*.99, y+py*.99, wl-dz, .03, .012, st, seg=20, bev=0); o.rotation_euler = q
                o = cyl(x+px*.975, y+py*.975, wl-dz, .015, .012, dk, seg=16, bev=0); o.rotation_euler = q
    if pillows:
        for i in range(4 if n > 3 else seats):
            k = 4 if n > 3 else seats
            a = 2*pi*(i+(.5 if n > 3 else .25))/k; px, py = ring(ix-.0, iy-.0, 0, n, 0, 0, 360)[int(math.degrees(a)) % 360][:2]
            soft_box(x+px*.985, y+py*.985, h-.025, .09, .26, .07, plain(pillows, .6), .01, (0, 0, math.atan2(py, px)), n=4, crease=.025)
    # control and inlets on the rim
    a = -pi/2+.5
    px, py = ring(rx-.09, ry-.09, 0, n, 0, 0, 360)[int(math.degrees(a)) % 360][:2]
    cyl(x+px, y+py, h-.002, .035, .012, st, seg=24); cyl(x+px+.11, y+py, h-.002, .022, .014, dk, seg=20)
    # sides
    if side and h > .15:
        zt = h-.055
        if side == 'plain': loft([R2(rx-.02, ry-.02, .0), R2(rx-.02, ry-.02, zt)], side_m, None, (False, False), sub=0)
        elif side == 'boards':
            pts = ring(rx-.03, ry-.03, 0, n, x, y, 720); L = 0; last = pts[0]; wz = wood(wood_c, 'z', .5); step = .095
            loft([R2(rx-.045, ry-.045, 0), R2(rx-.045, ry-.045, zt)], plain(shade(wood_c, .3), .9), None, (False, False), sub=0)
            for p in pts[1:]+pts[:1]:
                L += math.hypot(p[0]-last[0], p[1]-last[1])
                if L >= step:
                    L -= step; dx, dy = p[0]-last[0], p[1]-last[1]
                    box(p[0], p[1], .02+(zt-.02)/2, step-.008, .022, zt-.02, wz, .004, math.atan2(dy, dx))
                last = p
            loft([R2(rx-.05, ry-.05, .0), R2(rx-.05, ry-.05, .03)], plain('#222222', .9), None, (False, False), sub=0)
        else:
            k = max(3, round((zt-.04)/.11)); bh = (zt-.03)/k
            for j in range(k): loft([R2(rx-d_, ry-d_, .03+bh*j+z_) for d_, z_ in ((.032, .003), (.023, .005), (.02, .009), (.02, .016), (.02, bh-.014), (.02, bh-.007), (.023, bh-.003), (.032, bh-.001))], wood(wood_c, 'x', .5), None, (False, False), sub=0)
            loft([R2(rx-.04, ry-.04, 0), R2(rx-.04, ry-.04, zt)], plain('#241d18', .9), None, (False, False), sub=0)
    if lamp:
        l = bpy.data.lights.new('wp', 'POINT'); l.energy = 5*rx*ry; l.color = (.75, 1, 1); l.shadow_soft_size = .12
        o = bpy.data.objects.new('wp', l); bpy.context.scene.collection.objects.link(o); o.location = (x, y, wl-.42); o.visible_camera = False

def steps(x, y, rot=0, n=2, w=.7, rise=.2, tread=.28, c='#b5834c', m=None):
    """up towards +y"""
    g = group(x, y, rot)
    for i in range(n): box(0, tread*(i+.5), rise*(i+1)/2, w, tread, rise*(i+1), m or wood(c, 'x', .5), .008, parent=g)
    return g

def hole_floor(x0, x1, y0, y1, hx0, hx1, hy0, hy1, mat, t=.1):
    for a, b, c, d in ((x0, hx0, y0, y1), (hx1, x1, y0, y1), (hx0, hx1, y0, hy0), (hx0, hx1, hy1, y1)):
        if b-a > .001 and d-c > .001: box((a+b)/2, (c+d)/2, -t/2, b-a, d-c, t, mat, 0)

def pool(x0, x1, y0, y1, depth=1.3, level=.1, c='#7fd0d2', edge='#ded8cb', edge_w=.32, tile=.15, tint='#a8e6e4', steps_at=None, rungs=None, band='#3c97a6', emit=.2):
    m = caustic(c, .4, 2.2, tile, emit)
    cx, cy, w, d = (x0+x1)/2, (y0+y1)/2, x1-x0, y1-y0
    box(cx, cy, -depth-.05, w, d, .1, m, 0)
    for a, b, sx, sy in ((x0-.05, cy, .1, d), (x1+.05, cy, .1, d), (cx, y0-.05, w+.2, .1), (cx, y1+.05, w+.2, .1)):
        box(a, b, -depth/2-.02, sx, sy, depth-.04, m, 0)
    bm = plain(band, .25)
    for a, b, sx, sy in ((x0+.003, cy, .006, d), (x1-.003, cy, .006, d), (cx, y0+.003, w, .006), (cx, y1-.003, w, .006)): box(a, b, -.1, sx, sy, .12, bm, 0)
    # coping
    for a, b, sx, sy, ax in ((x0-edge_w/2+.02, cy, edge_w, d+2*edge_w-.04, 'y'), (x1+edge_w/2-.02, cy, edge_w, d+2*edge_w-.04, 'y'), (cx, y0-edge_w/2+.02, w-.04, edge_w, 'x'), (cx, y1+edge_w/2-.02, w-.04, edge_w, 'x')):
        L = sy if ax == 'y' else sx
        box(a, b, .008, sx, sy, .034, tiles(edge, *( (edge_w*3, .6) if ax == 'y' else (.6, edge_w*3) ), '#b9b3a6', .4), .008)
    if steps_at:
        sx0, sx1, sy0, sy1 = steps_at
        for i in range(4): box((sx0+sx1)/2, (sy0+sy1)/2 if sx1-sx0 > 0 else 0, -level-.12-.22*i-.5, sx1-sx0, (sy1-sy0)*(.4+.2*i), 1, m, .01)
    sheet(lambda u, v: (x0+w*u, y0+d*v, -level), 1, 1, water(tint, 3.2, .35, (), '#38b9c0', .14))
    if rungs:
        rx_, ry_, rr = rungs; g = group(rx_, ry_, rr); st = metal('chrome')
        for s in (-1, 1):
            pts = [(s*.25, .35, .01), (s*.25, .35, .55)]+[(s*.25, .35-.25*(1-math.cos(pi*i/8)), .55+.2*math.sin(pi*i/8)) for i in range(1, 8)]+[(s*.25, -.15, .5), (s*.25, -.15, -.9)]
            tube(pts, .02, st, parent=g)
        for z in (-.25, -.5, -.75): tube([(-.25, -.15, z), (.25, -.15, z)], .018, st, parent=g)
    l = bpy.data.lights.new('pl', 'POINT')

def pool_light(x, y, z, e=40, c=(.75, 1, 1)):
    l = bpy.data.lights.new('pl', 'POINT'); l.energy = e; l.color = c; l.shadow_soft_size = .3
    o = bpy.data.objects.new('pl', l); bpy.context.scene.collection.objects.link(o); o.location = (x, y, z); o.visible_camera = False; o.visible_glossy = False

def lounger(x, y, rot=0, c='#b98a58', cushion='#e8e2d6', kind='wood', towel_c=None, up=38):
    """head at +y"""
    g = group(x, y, rot); wc = c if c.startswith('#') else '#b98a58'; wy, wx = wood(wc, 'y'), wood(wc, 'x'); a = math.radians(up)
    if kind == 'wood':
        for s in (-1, 1): box(s*.3, 0, .3, .04, 1.9, .07, wy, .006, parent=g)
        for sx in (-1, 1):
            for yy in (-.8, .75): box(sx*.3, yy, .14, .05, .05, .28, wood(c, 'z'), .005, parent=g)
        for i in range(10): box(0, -.9+i*.12, .335, .62, .09, .02, wx, .004, parent=g)
        h0 = .35
    elif kind == 'rattan':
        box(0, 0, .2, .68, 1.9, .3, fabric('#8a7355' if c == '#b98a58' else c, 50), .04, parent=g); h0 = .35
    else:
        st = metal('white' if c == 'white' else 'black')
        for s in (-1, 1): tube([(s*.31, -.95, .02), (s*.31, -.93, .3), (s*.31, .25, .3), (s*.31, .25+.72*math.cos(a), .3+.72*math.sin(a))], .017, st, parent=g); tube([(s*.31, .2, .3), (s*.31, .5, .02)], .017, st, parent=g)
        tube([(-.31, -.95, .02), (.31, -.95, .02)], .017, st, parent=g); tube([(-.31, .5, .02), (.31, .5, .02)], .017, st, parent=g); h0 = .3
    m = fabric(cushion, 160)
    soft_box(0, -.33, h0+.045, .6, 1.22, .085, m, .02, (0, 0, 0), g, n=7, crease=.035)
    soft_box(0, .27+.36*math.cos(a), h0+.06+.36*math.sin(a), .6, .76, .085, m, .02, (a, 0, 0), g, n=7, crease=.035)
    if kind != 'metal': box(0, .27+.36*math.cos(a), h0-.0+.36*math.sin(a), .6, .74, .03, wx if kind == 'wood' else fabric('#8a7355', 50), .004, parent=g).rotation_euler = (a, 0, 0)
    pillow(0, .27+.56*math.cos(a), h0+.15+.56*math.sin(a), .44, .26, .1, fabric(towel_c or shade(cushion, .9), 150), (a, 0, 0), g)
    if towel_c:
        o = soft_box(.03, -.62, h0+.115, .36, .3, .07, fabric(towel_c, 120), .006, (0, 0, .1), g, n=4, crease=.02)
    return g

# ---------------------------------------------------------------- sauna
_rocks = []
def rock_meshes(m):
    out = []
    for k in range(4):
        me = bpy.data.meshes.new('rock'); bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=2, radius=1)
        p = [R_(0, 6) for _ in range(6)]; sq = R_(.62, .85)
        for v in bm.verts:
            q = v.co; f = 1+.16*math.sin(q.x*2.6+p[0])+.13*math.sin(q.y*3.1+p[1])+.12*math.sin(q.z*3.4+p[2])
            v.co = Vector((q.x*f, q.y*f*.88, q.z*f*sq))
        bm.to_mesh(me); bm.free(); me.materials.append(m)
        for pl in me.polygons: pl.use_smooth = True
        out.append(me)
    return out

def rocks(g, spots, r=.05, c='#5f6062', hot=False):
    ms = rock_meshes(stone(c, 9, .85, .35)); ms2 = rock_meshes(stone(shade(c, 1.35), 9, .85, .3))
    for p in spots:
        me = (ms+ms2)[int(R_(0, 7.99))]
        o = bpy.data.objects.new('rock', me); bpy.context.scene.collection.objects.link(o)
        o.location = (p[0]+R_(-.3, .3)*r, p[1]+R_(-.3, .3)*r, p[2]); o.scale = [r*R_(.8, 1.15)]*3; o.rotation_euler = (R_(-.5, .5), R_(-.5, .5), R_(0, 6)); o.parent = g

def sauna_stove(x, y, rot=0, kind='box', guard=None, pipe_to=None, z=0, warm=4, c='#26272a'):
    """'box' electric, open at the top; 'steel' with a pale mantle; 'tower' of stones in a cage; 'log' wood-burning with glass and pipe; 'wall' hung. guard: colour of a rail of slats around it"""
    g = group(x, y, rot, z); bl = plain(c, .5, .2); st = metal('steel'); f = None
    def heap(w, d, zz, layers=3, r=.052):
        sp = []
        for k in range(layers):
            ww, dd = w-.06*k, d-.06*k; nx, ny = max(1, round(ww/(r*1.75))), max(1, round(dd/(r*1.75)))
            for i in range(nx):
                for j in range(ny): sp.append((-ww/2+ww*(i+.5)/nx+(k % 2)*r*.4, -dd/2+dd*(j+.5)/ny, zz+k*r*1.1))
        rocks(g, sp, r)
    hw, hd, top = .24, .2, .72
    if kind in ('box', 'steel', 'wall'):
        z0 = .16 if kind != 'wall' else .28
        m = st if kind == 'steel' else bl
        for s in (-1, 1): box(s*.225, 0, (z0+.66)/2, .02, .38, .66-z0, m, .006, parent=g); box(0, s*.185, (z0+.62)/2, .45, .016, .62-z0, m, .006, parent=g)
        box(0, 0, z0+.02, .44, .36, .03, m, 0, parent=g); box(0, 0, .5, .42, .34, .02, plain('#111111', .9), 0, parent=g)
        for i in range(5): box(0, -.195, z0+.1+.035*i, .3, .006, .012, plain('#0c0c0c', .9), 0, parent=g)
        if kind != 'wall':
            for sx in (-1, 1):
                for sy in (-1, 1): cyl(sx*.19, sy*.15, 0, .016, z0+.01, m, parent=g)
        heap(.42, .34, .58, 4, .055); top = .72
    elif kind == 'tower':
        r = .2; h = 1.05; sp = []
        cyl(0, 0, .02, r*.72, h-.12, plain('#1a1a1b', .9), bev=0, parent=g)
        for k in range(int(h/.082)):
            for i in range(11): a = 2*pi*(i+.5*(k % 2))/11; sp.append((r*.86*math.cos(a), r*.86*math.sin(a), .07+k*.082))
        for i in range(7): sp.append((.1*math.cos(i*.9), .1*math.sin(i*.9), h+.0))
        sp.append((0, 0, h+.05))
        rocks(g, sp, .052)
        for i in range(14): a = 2*pi*i/14; tube([(r*1.13*math.cos(a), r*1.13*math.sin(a), 0), (r*1.13*math.cos(a), r*1.13*math.sin(a), h)], .005, st, seg=6, parent=g)
        for zz in (.01, .36, .71, h): tube([(r*1.14*math.cos(2*pi*i/32), r*1.14*math.sin(2*pi*i/32), zz) for i in range(33)], .007, st, seg=6, parent=g)
        cyl(0, 0, 0, .25, .02, bl, parent=g); hw = hd = .26; top = 1.05
    else:
        box(0, 0, .44, .46, .50, .64, bl, .014, parent=g); box(0, -.255, .40, .32, .02, .32, plain('#101010', .2), .006, parent=g); box(0, -.268, .38, .26, .006, .24, fire(), 0, parent=g)
        for sx in (-1, 1):
            for sy in (-1, 1): cyl(sx*.18, sy*.19, 0, .02, .14, bl, parent=g)
        for s in (-1, 1): box(s*.22, 0, .83, .02, .48, .16, bl, .005, parent=g); box(0, s*.235, .83, .44, .02, .16, bl, .005, parent=g)
        heap(.42, .44, .865, 3, .058)
        if pipe_to: cyl(0, .16, .78, .06, pipe_to-.78-z, bl, bev=0, parent=g)
        hw, hd, top = .25, .28, .9
    if guard:
        gm = wood(guard, 'x', .5); gy = wood(guard, 'y', .5); gz = wood(guard, 'z', .5); w, d = hw+.12, hd+.14
        for zz in (.42, .62, .80) if kind != 'tower' else (.6, .9):
            box(0, -d, zz, 2*w+.04, .022, .05, gm, .004, parent=g)
            for s in (-1, 1): box(s*w, -.02, zz, .022, 2*d, .05, gy, .004, parent=g)
        for s in (-1, 1): box(s*(w-.03), -d+.03, .42, .04, .04, .84 if kind != 'tower' else .96, gz, .004, parent=g)
    if warm:
        l = bpy.data.lights.new('st', 'POINT'); l.energy = warm; l.color = (1, .5, .2); l.shadow_soft_size = .1
        o = bpy.data.objects.new('st', l); bpy.context.scene.collection.objects.link(o); o.location = (0, -.1, top+.25); o.parent = g; o.visible_camera = False
    return g

def slats(x0, x1, y0, y1, z, c, along='x', bw=.09, gap=.014, t=.028, rough=.5):
    """a bench top of boards"""
    span = (y1-y0) if along == 'x' else (x1-x0); n = max(1, round(span/(bw+gap))); s = span/n
    for i in range(n):
        if along == 'x': box((x0+x1)/2, y0+s*(i+.5), z-t/2, x1-x0, s-gap, t, wood(c, 'x', rough), .005)
        else: box(x0+s*(i+.5), (y0+y1)/2, z-t/2, s-gap, y1-y0, t, wood(c, 'y', rough), .005)

def bench(x0, x1, y0, y1, z, c, along='x', front=None, closed=True, step=None, legs=.6, lit=False):
    """front: side of the fascia: 'x-', 'x+', 'y-', 'y+'"""
    slats(x0, x1, y0, y1, z, c, along)
    a = 'x' if front and front[0] == 'y' else 'y'
    wm = wood(c, a, .5)
    q = {'x-': x0+.012, 'x+': x1-.012, 'y-': y0+.012, 'y+': y1-.012}.get(front)
    if front:
        if front[0] == 'y': box((x0+x1)/2, q, z-.075, x1-x0, .024, .09, wm, .004)
        else: box(q, (y0+y1)/2, z-.075, .024, y1-y0, .09, wm, .004)
        if closed:
            zz = .05
            while zz < z-.16:
                hh = .085
                if front[0] == 'y': box((x0+x1)/2, q+(.03 if front[1] == '-' else -.03), zz+hh/2, x1-x0, .018, hh-.02, wm, .004)
                else: box(q+(.03 if front[1] == '-' else -.03), (y0+y1)/2, zz+hh/2, .018, y1-y0, hh-.02, wm, .004)
                zz += .105
            # dark behind the slats
            if front[0] == 'y': box((x0+x1)/2, q+(.08 if front[1] == '-' else -.08), (z-.1)/2, x1-x0-.02, .01, z-.1, plain(shade(c, .3), .9), 0)
            else: box(q+(.08 if front[1] == '-' else -.08), (y0+y1)/2, (z-.1)/2, .01, y1-y0-.02, z-.1, plain(shade(c, .3), .9), 0)
        else:
            n = max(2, int(((x1-x0) if front[0] == 'y' else (y1-y0))/legs)+1)
            for i in range(n):
                t = (i+.03)/(n-.94) if n > 1 else .5
                if front[0] == 'y': box(x0+.04+(x1-x0-.08)*i/(n-1), q+(.04 if front[1] == '-' else -.04), (z-.03)/2, .05, .05, z-.03, wood(c, 'z', .5), .004)
                else: box(q+(.04 if front[1] == '-' else -.04), y0+.04+(y1-y0-.08)*i/(n-1), (z-.03)/2, .05, .05, z-.03, wood(c, 'z', .5), .004)
    if lit:
        gm = glow('#ffcf8f', 5)
        if front[0] == 'y': box((x0+x1)/2, q+(.04 if front[1] == '-' else -.04), z-.045, x1-x0-.06, .014, .012, gm, 0)
        else: box(q+(.04 if front[1] == '-' else -.04), (y0+y1)/2, z-.045, .014, y1-y0-.06, .012, gm, 0)

def backrest(side, at, lo, hi, z, c, n=3, bw=.09, gap=.05, off=.05):
    for i in range(n):
        zz = z+i*(bw+gap)
        if side == 'back': box((lo+hi)/2, at-off, zz, hi-lo, .022, bw, wood(c, 'x', .5), .005)
        else: box(at+(off if side == 'left' else -off), (lo+hi)/2, zz, .022, hi-lo, bw, wood(c, 'y', .5), .005)
    k = max(2, int((hi-lo)/.8)+1)
    for i in range(k):
        a = lo+.12+(hi-lo-.24)*i/(k-1)
        if side == 'back': box(a, at-off/2+.006, z+(n-1)*(bw+gap)/2, .04, off-.01, n*(bw+gap), wood(c, 'z', .5), .003)
        else: box(at+(off/2-.006)*(1 if side == 'left' else -1), a, z+(n-1)*(bw+gap)/2, off-.01, .04, n*(bw+gap), wood(c, 'z', .5), .003)

def pail(x, y, z, c='#c9975c', r=.13, h=.22, ladle=True, rot=0.5, hoop='steel'):
    g = group(x, y, rot, z); wz = wood(c, 'z', .5)
    lathe(0, 0, 0, [(0, .004), (r*.86, .004), (r*.88, .01), (r, h), (r-.014, h), (r*.8, .03), (0, .03)], wz, parent=g)
    for zz in (.2, .75): lathe(0, 0, h*zz, [(r*(.875+.125*zz)+.001, 0), (r*(.875+.125*zz)+.004, .002), (r*(.885+.125*zz)+.004, .02), (r*(.885+.125*zz)+.001, .022)], metal(hoop), parent=g)
    cyl(0, 0, h*.82, r*.9, .004, plain('#4d6f74', .05), bev=0, parent=g)
    for s in (-1, 1): box(s*(r-.006), 0, h+.03, .018, .05, .09, wz, .004, parent=g)
    tube([(-r, 0, h+.055), (r, 0, h+.055)], .012, wood(c, 'x', .5), parent=g)
    if ladle:
        tube([(.03, -.03, h*.7), (.06, -.1, h+.16), (.075, -.14, h+.26)], .009, wood(shade(c, .8), 'z'), parent=g)
        sphere(.03, -.02, h*.74, .042, metal('brass'), .8, g)
    return g

def ladle(x, y, z, rot=0, c='#a8743f'):
    g = group(x, y, rot, z); tube([(0, 0, .03), (.34, 0, .035)], .009, wood(c, 'x'), parent=g)
    lathe(-.03, 0, 0, [(0, .002), (.03, .003), (.045, .045), (.042, .045), (.03, .008)], metal('brass'), 24, g)

def gauge(axis, at, a, z, outward=1, c='#c99f68', r=.08):
    """thermometer on the wall"""
    rot = (pi/2, 0, 0) if axis == 'x' else (0, pi/2, 0)
    for rr, t, d, m in ((r, .02, 0, wood(c, 'x')), (r*.8, .004, .021, plain('#f4f1e8', .5))):
        o = cyl(0, 0, 0, rr, t, m, bev=0); o.rotation_euler = rot
        if axis == 'x': o.location = (a, at-d, z) if outward > 0 else (a, at+d+t, z)
        else: o.location = (at-d-t, a, z) if outward > 0 else (at+d, a, z)
    q = at-outward*.028
    if axis == 'x': box(a, q, z+.015, .005, .003, r*.9, plain('#a03a2a', .5), 0).rotation_euler = (0, .5, 0)
    else: box(q, a, z+.015, .003, .005, r*.9, plain('#a03a2a', .5), 0).rotation_euler = (.5, 0, 0)

def warm(x, y, z, e=12, size=.5, c=(1, .72, .42), down=True):
    l = bpy.data.lights.new('warm', 'AREA'); l.shape = 'DISK'; l.size = size; l.energy = e; l.color = c
    o = bpy.data.objects.new('warm', l); bpy.context.scene.collection.objects.link(o); o.location = (x, y, z); o.visible_camera = False; o.visible_glossy = False
    if not down: o.rotation_euler = (pi, 0, 0)
    return o

class Frame:
    """boxes in the frame of a front: a along it, b into the depth. front 'y-': faces the camera, at y=at; 'x+': faces right, at x=at, depth to -x; 'x-': faces left, depth to +x"""
    def __init__(s, front, at): s.f, s.at = front, at
    def xy(s, a, b): return (a, s.at+b) if s.f == 'y-' else ((s.at-b, a) if s.f == 'x+' else (s.at+b, a))
    def box(s, a0, a1, b0, b1, z0, z1, m, bev=.004):
        x0, y0 = s.xy(a0, b0); x1, y1 = s.xy(a1, b1)
        return box((x0+x1)/2, (y0+y1)/2, (z0+z1)/2, abs(x1-x0), abs(y1-y0), z1-z0, m, bev)
    def pane(s, a0, a1, b, z0, z1, tint='#eef5f2'): return pane(s.xy(a0, b), s.xy(a1, b), z0, z1, tint)
    def ax(s): return 'x' if s.f == 'y-' else 'y'
    def bx(s): return 'y' if s.f == 'y-' else 'x'
    def rot(s): return {'y-': 0, 'x+': pi/2, 'x-': -pi/2}[s.f]

def cabin(front, at, a0, a1, depth, h=2.12, c='#cf9f66', frame=None, bench_c=None, style='glass', door=(.35, .62), board='h', posts=.07, outer=None, stove='box', stove_at=.8, light=14, ends=(True, True), glass_ends=(), top=.1, towel_c='#e9e4da', step=True, lampglow=True, bulk=None, bulk_m=None):
    """A timber sauna cabin with a glazed front. style: 'glass' all glass in a timber frame; 'door' boarded front with a glass door and a window; 'half' boarded below .8 m with glass above and a glass door; 'slim' all glass, thin metal.
    door: (lo, hi) as parts of the front. ends: which side walls to build (at a0, at a1); glass_ends: those of glass."""
    F = Frame(front, at); L = a1-a0; fr = frame or c; bc = bench_c or shade(c, 1.12)
    fa, fz, fb = (wood(fr, F.ax(), .45), wood(fr, 'z', .45), wood(fr, F.bx(), .45)) if style != 'slim' else (metal('black'),)*3
    pl_a = 'xz' if F.ax() == 'x' else 'yz'; pl_b = 'yz' if F.ax() == 'x' else 'xz'
    ba = planks(c, .095, 6, .5, F.ax() if board == 'h' else 'z', shade(c, .45), .1, pl_a)
    bb = planks(c, .095, 6, .5, F.bx() if board == 'h' else 'z', shade(c, .45), .1, pl_b)
    oc = outer or c
    oa = planks(oc, .12, 6, .5, 'z' if board == 'h' else F.ax(), shade(oc, .45), .1, pl_a)
    ob = planks(oc, .12, 6, .5, 'z' if board == 'h' else F.bx(), shade(oc, .45), .1, pl_b)
    # inside
    F.box(a0, a1, depth-.03, depth, 0, h, ba, 0)
    for k, aa in ((0, a0), (1, a1)):
        s = 1 if k == 0 else -1
        if k in glass_ends:
            pane(F.xy(aa, .06), F.xy(aa, depth-.06), .06, h-.06, '#eef5f2')
            F.box(aa, aa+s*.05, .061, depth-.061, 0, .07, fb); F.box(aa, aa+s*.05, .061, depth-.061, h-.07, h-.002, fb); F.box(aa, aa+s*.05, depth-.06, depth, 0, h-.002, fz)
        elif ends[k]:
            F.box(aa+s*.03, aa+s*.05, .061, depth, 0, h-.002, bb, 0); F.box(aa+s*.001, aa+s*.03, .061, depth, 0, h-.002, ob, 0)
        else: F.box(aa, aa+s*.02, .02, depth, 0, h, bb, 0)
    F.box(a0+.01, a1-.01, .01, depth, h-.03, h-.005, planks(c, .095, 6, .5, F.ax(), shade(c, .45), .1, 'xy'), 0)
    F.box(a0, a1, .031, depth, h, h+top, oa, 0)     # roof with a fascia
    F.box(a0-.01, a1+.01, -.015, .03, h-.03, h+top, fa)
    if bulk: F.box(a0+.002, a1-.002, .04, depth, h+top-.002, bulk+.01, bulk_m or paint('#efede8'), 0)
    F.box(a0+.02, a1-.02, .02, depth, 0, .02, tiles('#8d8c88', .3, .3, '#75736e'), 0)
    # benches: upper and lower along the back
    bd = min(.6, depth*.34)
    def bn(b0, b1, z, lo=a0+.05, hi=a1-.05):
        n = max(2, round((b1-b0)/.105)); s = (b1-b0)/n; mm = wood(bc, F.ax(), .5)
        for i in range(n): F.box(lo, hi, b0+s*i+.006, b0+s*(i+1)-.006, z-.03, z, mm)
        F.box(lo, hi, b0, b0+.024, z-.12, z-.03, mm)
        if lampglow: F.box(lo+.05, hi-.05, b0+.05, b0+.062, z-.05, z-.038, glow('#ffc47c', 4), 0)
    sa = a0+L*stove_at
    bn(depth-bd-.03, depth-.04, .92)
    if depth > 1.25: bn(depth-bd*1.85-.03, depth-bd-.05, .46, *((a0+.05, sa-.42) if stove_at > .5 else (sa+.42, a1-.05)))
    for j in range(3): F.box(a0+.08, a1-.08, depth-.08, depth-.055, 1.1+.13*j, 1.19+.13*j, wood(bc, F.ax(), .5))
    # stove
    x, y = F.xy(sa, min(.42, depth*.3)); sauna_stove(x, y, F.rot()+0, stove, guard=bc if stove != 'tower' else None, warm=2.5)
    # towel and pail on the bench
    x, y = F.xy(a0+L*(.3 if stove_at > .5 else .7), depth-bd*.5-.04)
    folded(x, y, .92, [towel_c, towel_c], rot=F.rot())
    if depth > 1.25:
        x, y = F.xy(a0+L*(.16 if stove_at > .5 else .84), depth-bd*1.4-.03); pail(x, y, .46, r=.11, h=.2)
    x, y = F.xy((a0+a1)/2, depth*.45); warm(x, y, h-.06, light, .6)
    if lampglow:
        x, y = F.xy(a0+.14 if stove_at > .5 else a1-.14, depth-.12)
        box(x, y, 1.78, .1, .1, .22, glow('#ffcf90', 3.5), .01)
        F.box(*( (a0+.05, a0+.24) if stove_at > .5 else (a1-.24, a1-.05) ), depth-.2, depth-.18, 1.64, 1.92, wood(bc, 'z', .5))
    # front
    d0, d1 = a0+L*door[0], a0+L*door[1]; p = posts
    if d1 > a1-1.5*p: d1 = a1-p/2
    if d0 < a0+1.5*p: d0 = a0+p/2
    hd = min(1.98, h-.08)
    for q0, q1 in {(round(u, 4), round(v, 4)) for u, v in ((a0, a0+p), (a1-p, a1), (d0-p/2, d0+p/2), (d1-p/2, d1+p/2))}:
        F.box(q0, q1, -.012, .06, 0, h-.031, fz)
    F.box(a0+p, a1-p, -.01, .058, h-p, h-.031, fa)
    if style in ('glass', 'slim'):
        for q0, q1 in ((a0+p, d0), (d1, a1-p)):
            if q1-q0 < .05: continue
            F.box(q0, q1, 0, .06, 0, p*.9, fa); F.pane(q0, q1, .025, p*.8, h-p*.8)
    elif style == 'half':
        for q0, q1 in ((a0+p/2, d0), (d1, a1-p/2)):
            if q1-q0 < .05: continue
            F.box(q0, q1, 0, .05, 0, .8, oa, 0); F.box(q0, q1, -.01, .06, .78, .84, fa); F.pane(q0, q1, .025, .84, h-p*.8)
    else:
        for q0, q1 in ((a0+p/2, d0), (d1, a1-p/2)):
            if q1-q0 < .05: continue
            if q1-q0 > .7:
                w0, w1 = q0+.18, q1-.18
                F.box(q0, q1, 0, .05, 0, .9, oa, 0); F.box(q0, q1, 0, .05, 1.75, h, oa, 0); F.box(q0, w0, 0, .05, .9, 1.75, oa, 0); F.box(w1, q1, 0, .05, .9, 1.75, oa, 0)
                F.pane(w0, w1, .025, .9, 1.75)
                F.box(w0-.04, w1+.04, -.012, .02, .86, .91, fa); F.box(w0-.04, w1+.04, -.012, .02, 1.74, 1.79, fa); F.box(w0-.04, w0+.01, -.012, .02, .9, 1.75, fz); F.box(w1-.01, w1+.04, -.012, .02, .9, 1.75, fz)
            else: F.box(q0, q1, 0, .05, 0, h, oa, 0)
        F.box(d0, d1, 0, .05, hd, h, oa, 0)
    F.pane(d0+p/2, d1-p/2, .014, .012, hd)
    if style != 'door': F.box(d0, d1, 0, .05, hd, hd+.05, fa)
    for zz in (.4, 1.6): F.box(d0+p/2-.01, d0+p/2+.05, -.012, .022, zz-.04, zz+.04, metal('black' if style == 'slim' else 'steel'))
    hz = wood(shade(fr, .8), 'z') if style != 'slim' else metal('black')
    F.box(d1-p/2-.09, d1-p/2-.06, -.06, -.035, .85, 1.25, hz)
    for zz in (.9, 1.2): F.box(d1-p/2-.085, d1-p/2-.065, -.04, .01, zz, zz+.02, hz)
    return F

def tub_hole(x, y, rx, ry, rim=.2, k=.64):
    """hole in the floor under a whirlpool that stands on it"""
    a, b = (rx-rim)*k, (ry-rim)*k
    return (x-a, x+a, y-b, y+b)

def deck(x0, x1, y0, y1, z, hole, mat, seg=96):
    """a flat surface with an opening of superellipse form: hole (x, y, rx, ry, n)"""
    hx, hy, rx, ry, n = hole
    inn = ring(rx, ry, z, n, hx, hy, seg); out = []
    for px, py, _ in inn:
        dx, dy = px-hx, py-hy
        ts = [((x1 if dx > 0 else x0)-hx)/dx if abs(dx) > 1e-9 else 1e9, ((y1 if dy > 0 else y0)-hy)/dy if abs(dy) > 1e-9 else 1e9]
        t = min(ts); out.append([hx+dx*t, hy+dy*t, z])
    for cx, cy in ((x0, y0), (x0, y1), (x1, y0), (x1, y1)):
        i = min(range(seg), key=lambda k: (out[k][0]-cx)**2+(out[k][1]-cy)**2); out[i] = [cx, cy, z]
    o = loft([inn, [tuple(p) for p in out]], mat, None, (False, False), sub=0)
    for p in o.data.polygons: p.use_smooth = False
    return o

def podium(x0, x1, y0, y1, z, hole, top, mk, sides='yx-', cap=None):
    """a block around a whirlpool: its top `top`, its sides mk(plane). sides: which are seen, of 'f' front, 'l' left, 'r' right, 'b' back"""
    deck(x0-.0, x1+.0, y0-.0, y1, z, hole, top)
    t = .03
    if 'f' in sides: box((x0+x1)/2, y0+t/2, z/2-.001, x1-x0-.004, t, z-.002, mk('xz'), 0)
    if 'b' in sides: box((x0+x1)/2, y1-t/2, z/2-.001, x1-x0-.004, t, z-.002, mk('xz'), 0)
    if 'l' in sides: box(x0+t/2, (y0+y1)/2+.002, z/2-.001, t, y1-y0-.004, z-.002, mk('yz'), 0)
    if 'r' in sides: box(x1-t/2, (y0+y1)/2+.002, z/2-.001, t, y1-y0-.004, z-.002, mk('yz'), 0)
    if cap:
        for a, b, sx, sy, k in (((x0+x1)/2, y0+.01, x1-x0+.04, .06, 'f'), (x0+.01, (y0+y1)/2, .06, y1-y0, 'l'), (x1-.01, (y0+y1)/2, .06, y1-y0, 'r')):
            if k in sides: box(a, b, z-.015, sx, sy, .034, cap, .004)

def spots(pts, z, e=4):
    for x, y in pts: cyl(x, y, z-.004, .045, .006, glow('#fff0d8', e), bev=0)

def palm(x, y, h=1.6, pot='#6b6f70'):
    plant(x, y, kind='monstera', h=h, pot=pot, pot_r=.2, pot_h=.36)
