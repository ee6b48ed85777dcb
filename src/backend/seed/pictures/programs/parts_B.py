"""What the rooms of list B need beyond parts.py."""
import math
from lib import *
from parts import *
import lib
RAD = math.radians

# ---------------------------------------------------------------- materials
def boards(c, plane='zx', w=.12, gap=None, rough=.55):
    """painted boards: plane 'zx' upright on a back wall, 'zy' upright on a side wall, 'xz'/'yz' lying, 'yx' ceiling"""
    m = tiles(c, 40, w, grout=gap or shade(c, .62 if plane not in ('yx', 'xy') else .78), rough=rough, plane=plane, vary=.012, mortar=.0035 if plane not in ('yx', 'xy') else .0025, bump=.6)
    for q in m.node_tree.nodes:
        if q.bl_idname == 'ShaderNodeTexBrick': q.offset = .5; q.offset_frequency = 1
    return m

def wicker(c='#c39a63', kind='round', n=44, f=190):
    key = ('wicker', c, kind, n, f)
    if key in lib._mats: return lib._mats[key]
    m, nt, b = lib._new('wicker')
    tc = nt.nodes.new('ShaderNodeTexCoord'); sep = nt.nodes.new('ShaderNodeSeparateXYZ'); nt.links.new(tc.outputs['Object'], sep.inputs[0])
    def ma(op, a, bb=None):
        q = nt.nodes.new('ShaderNodeMath'); q.operation = op
        for i, v in enumerate((a, bb)):
            if v is None: continue
            if isinstance(v, (int, float)): q.inputs[i].default_value = v
            else: nt.links.new(v, q.inputs[i])
        return q.outputs[0]
    if kind == 'round': ang = ma('MULTIPLY', ma('ARCTAN2', sep.outputs[1], sep.outputs[0]), n)
    else: ang = ma('MULTIPLY', ma('ADD', sep.outputs[0], sep.outputs[1]), 110)
    step = ma('MULTIPLY', ma('GREATER_THAN', ma('SINE', ang), 0), math.pi)
    h = ma('SINE', ma('ADD', ma('MULTIPLY', sep.outputs[2], f), step))
    h = ma('MULTIPLY', ma('ADD', h, 1), .5)
    cc = lib._ramp(nt, h, [(.1, shade(c, .42)), (.5, shade(c, .9)), (.9, shade(c, 1.15))])
    nt.links.new(cc, b.inputs['Base Color']); b.inputs['Roughness'].default_value = .6
    lib._bump(nt, b, h, .5, .008)
    lib._mats[key] = m
    return m

def leather(c): return plain(c, .42, 0, .1, .4)

# ---------------------------------------------------------------- room
def shell(x0, x1, y0, y1, H, fl, frames, back, left, right, wb=(), wl=(), wr=(), ceil='#f4f2ee', light=22, skirt='#eceae5', sill_mat=None, sb=True):
    """floor, walls, ceiling, windows (lo, hi, z0, z1, cols[, rows]), light of the sky. No wall at y0."""
    floor(x0-.3, x1+.3, y0, y1+.3, fl)
    for ax, at, lo, hi, mat, ws, out in (('x', y1, x0-.16, x1+.16, back, wb, 1), ('y', x0, y0, y1, left, wl, -1), ('y', x1, y0, y1, right, wr, 1)):
        if mat is None: continue
        wall(ax, at, lo, hi, H, mat, [w[:4] for w in ws], outward=out)
        for w in ws:
            d = w[2] < .12
            window(ax, at, *w[:4], frames, w[4] if len(w) > 4 else 2, w[5] if len(w) > 5 else 1, outward=out, sill=not d and w[2] > .2, sill_mat=sill_mat)
            daylight(ax, at, *w[:4], light, outward=out)
        if skirt:
            a = lo+(.16 if ax == 'x' else 0); end = hi-(.16 if ax == 'x' else 0)
            for w in sorted(w for w in ws if w[2] < .12):
                if w[0]-.06 > a: skirting(ax, at, a, w[0]-.06, out, skirt)
                a = w[1]+.06
            if end > a: skirting(ax, at, a, end, out, skirt)
    if ceil: ceiling(x0-.2, x1+.2, y0, y1+.2, H, paint(ceil) if isinstance(ceil, str) else ceil)

# ---------------------------------------------------------------- seats
def corner_sofa(x, y, rot, m, w=2.8, l=2.3, side='left', cushions=(), deep=.92, arm=.15, legs='#3a2c20', low=False, open_end=False, back=.72, n=2):
    """back edge on y=0 (local), body towards -y; the return lies at its `side`. cushions: (where, colour, size) with where 0..1 along the back, 'r0'..: on the return"""
    if isinstance(m, str): m = fabric(m)
    g = group(x, y, rot); s = -1 if side == 'left' else 1
    b = .1 if not low else .05
    def sb(cx, cy, cz, sx, sy, sz, puff=.0, rot=(0, 0, 0), crease=.04): return soft_box(s*cx, cy, cz, sx, sy, sz, m, puff, rot, g, crease=crease)
    hw = w/2; bt = .2
    # platforms
    sb(0, -deep/2, b+.13, w-.02, deep-.02, .22, crease=.03); sb(hw-deep/2, -(deep+l)/2, b+.13, deep-.02, l-deep+.02, .22, crease=.03)
    # backs
    sb(0, -.09, b+.34, w, .18, back-.1, crease=.06); sb(hw-.09, -l/2-.02, b+.34, .18, l-.04, back-.1, crease=.06)
    # seats
    inner0, inner1 = -hw+arm, hw-deep
    sw = (inner1-inner0)/n
    for i in range(n):
        cx = inner0+sw*(i+.5)
        sb(cx, -deep/2-.08, b+.31, sw-.008, deep-.18, .17, .03, crease=.05)
        sb(cx, -.26, b+.58, sw-.02, .2, .42, .03, (RAD(-10), 0, 0), .07)
    sb(hw-.18-(deep-.18)/2, -.18-(deep-.18)/2, b+.31, deep-.18, deep-.18, .17, .03, crease=.05)
    sb(hw-.18-(deep-.18)/2-.06, -.26, b+.58, deep-.36, .2, .42, .03, (RAD(-10), 0, 0), .07)
    rl = l-deep-(0 if open_end else arm); k = max(1, round(rl/.75))
    for i in range(k):
        cy = -deep-rl/k*(i+.5)
        sb(hw-deep/2-.08, cy, b+.31, deep-.18, rl/k-.008, .17, .03, crease=.05)
        sb(hw-.26, cy+.02, b+.58, .2, rl/k-.02, .42, .03, (0, RAD(10)*s, 0), .07)
    sb(-hw+arm/2, -deep/2-.01, b+.27, arm, deep-.02, .46, .012, crease=.05)
    if not open_end: sb(hw-deep/2, -l+arm/2, b+.27, deep-.02, arm, .46, .012, crease=.05)
    lm = wood(legs, 'z')
    for px, py in ((-hw+.1, -.1), (-hw+.1, -deep+.1), (hw-.1, -.1), (hw-.1, -l+.1), (hw-deep+.1, -l+.1)): cyl(s*px, py, 0, .02, b+.04, lm, parent=g)
    for pos, pc, size in cushions:
        if isinstance(pos, str):
            t = float(pos[1:]); cy = -.5-t*(l-.8)
            pillow(s*(hw-.44), cy, b+.42+size*.44, size, size, .17, fabric(pc, 180), (RAD(70), R_(-.1, .1), RAD(90 if s < 0 else -90)), g)
        else:
            cx = inner0+.25+pos*(hw-.55-inner0)
            pillow(s*cx, -.46, b+.42+size*.44, size, size, .17, fabric(pc, 180), (RAD(69), R_(-.12, .12), R_(-.15, .15)), g)
    return g

def ring(g, r, z, rod, m, a0=0, a1=2*math.pi, n=32, sy=1, zf=None):
    tube([(r*math.cos(a0+(a1-a0)*i/n), sy*r*math.sin(a0+(a1-a0)*i/n), z if zf is None else zf(a0+(a1-a0)*i/n)) for i in range(n+1)], rod, m, parent=g)

def wicker_chair(x, y, rot=0, kind='tub', c='#c39a63', seat='#efe9dc', cushion=None):
    g = group(x, y, rot); m = wicker(c); rod = plain(shade(c, .8), .5); sm = fabric(seat)
    if kind == 'tub':          # woven all round, low arms
        def top(a):            # a: 0 at the back (+y)
            t = (1+math.cos(a))/2
            return .40+.24*min(1, max(0, (t-.12)/.3))**1.0+.2*max(0, (t-.55)/.45)**1.3
        def f(u, v):
            a = (u-.5)*2*math.pi; r = .33+.08*v
            return (r*math.sin(a), r*math.cos(a)+.02, .03+(top(a)-.03)*v)
        sheet(f, 64, 14, m, thick=.03).parent = g
        tube([f(i/64, 1) for i in range(65)], .022, rod, parent=g)
        soft_box(0, -.01, .42, .60, .58, .12, sm, .03, parent=g, crease=.09)
        zb = .70
    elif kind == 'high':       # tall rounded back, on cane legs
        def f(u, v):
            a = (u-.5)*1.15*math.pi; r = .36+.05*v
            h = .36+.18*v+.62*v*max(0, math.cos(a*.92))**.9
            return (r*math.sin(a), r*math.cos(a)*(1+.16*v*v*max(0, math.cos(a)))-.02+.08*v, h)
        sheet(f, 48, 22, m, thick=.025).parent = g
        tube([f(i/48, 1) for i in range(49)], .02, rod, parent=g); tube([f(0, j/8) for j in range(9)], .018, rod, parent=g); tube([f(1, j/8) for j in range(9)], .018, rod, parent=g)
        lathe(0, 0, .30, [(0, 0), (.35, 0), (.37, .04), (.35, .08), (0, .08)], m, parent=g)
        soft_box(0, -.03, .43, .58, .58, .11, sm, .03, parent=g, crease=.09)
        for sx in (-1, 1):
            for sy in (-1, 1): tube([(sx*.24, sy*.24, .32), (sx*.30, sy*.30, 0)], .017, rod, parent=g)
        ring(g, .32, .15, .01, rod)
        zb = .74
    elif kind == 'cane':       # bent canes and loose cushions, deck-chair like
        for s in (-1, 1):
            tube([(s*.34, -.38, 0), (s*.35, -.40, .30), (s*.355, -.36, .52), (s*.355, -.2, .60), (s*.355, .1, .58), (s*.34, .36, .50), (s*.32, .44, .28), (s*.32, .46, 0)], .019, rod, parent=g)
            tube([(s*.31, -.40, .38), (s*.31, .2, .29), (s*.30, .36, .55), (s*.27, .52, .92)], .018, rod, parent=g)
            tube([(s*.34, -.38, .12), (s*.33, .44, .12)], .012, rod, parent=g)
        tube([(-.27, .52, .92), (-.2, .545, .97), (0, .56, 1.0), (.2, .545, .97), (.27, .52, .92)], .018, rod, parent=g)
        for i in range(9):
            xx = -.24+.06*i; tube([(xx, .2, .29), (xx, .35, .55), (xx*.95, .535, .95)], .008, rod, parent=g)
        tube([(-.31, -.40, .38), (.31, -.40, .38)], .018, rod, parent=g); tube([(-.31, .2, .29), (.31, .2, .29)], .016, rod, parent=g)
        for i in range(8): tube([(-.31, -.36+.075*i, .373-.0115*i), (.31, -.36+.075*i, .373-.0115*i)], .008, rod, parent=g)
        soft_box(0, -.09, .42, .58, .60, .11, sm, .025, (RAD(-8), 0, 0), g, crease=.05)
        soft_box(0, .32, .70, .56, .11, .54, sm, .025, (RAD(-22), 0, 0), g, crease=.05)
        zb = .68
    elif kind == 'box':        # square, loom woven
        m = wicker(c, 'flat')
        box(0, 0, .22, .74, .74, .26, m, .03, parent=g)
        for s in (-1, 1): box(s*.335, -.01, .44, .08, .72, .38, m, .03, parent=g)
        o = box(0, .33, .52, .74, .08, .62, m, .03, parent=g); o.rotation_euler = (RAD(-8), 0, 0)
        for sx in (-1, 1):
            for sy in (-1, 1): cyl(sx*.32, sy*.32, 0, .018, .12, wood('#7a5636', 'z'), parent=g)
        soft_box(0, -.05, .42, .58, .62, .13, sm, .03, parent=g, crease=.05); soft_box(0, .22, .66, .56, .14, .42, sm, .03, (RAD(-14), 0, 0), g, crease=.06)
        zb = .66
    if cushion: pillow(0, .12, zb, .4, .4, .14, fabric(cushion, 180), (RAD(66), 0, R_(-.1, .1)), g)
    return g

def egg_chair(x, y, rot=0, ceil=2.5, c='#c39a63', seat='#efe9dc', cushion='#7b9077', z=1.08):
    """a hanging chair of wicker, open to -y"""
    g = group(x, y, rot); m = wicker(c, n=36, f=120); rod = plain(shade(c, .8), .5)
    rx, rz = .47, .62
    def f(u, v):
        # v from bottom to top, u round; the mouth at -y
        t = -math.pi/2+math.pi*(.04+.94*v)
        mouth = 1.0+.55*math.cos(t)**.8 if math.cos(t) > 0 else 1
        half = math.pi-mouth*.72*max(0, math.cos(t*1.05))**.5
        a = (u*2-1)*half
        r = rx*math.cos(t)
        return (r*math.sin(a), r*math.cos(a), z+rz*math.sin(t))
    sheet(f, 56, 30, m, thick=.02).parent = g
    for u in (0, 1): tube([f(u, j/30) for j in range(31)], .018, rod, parent=g)
    soft_box(0, 0, z-.36, .66, .62, .2, fabric(seat), .05, parent=g, crease=.12)
    pillow(0, .22, z-.05, .5, .46, .16, fabric(cushion, 180), (RAD(74), 0, .08), g)
    tube([(0, 0, z+rz), (0, 0, ceil)], .008, plain('#3a3a3a', .5), parent=g)
    return g

def wicker_sofa(x, y, rot, w=1.6, c='#c39a63', seat='#efe9dc', cushions=()):
    g = group(x, y, rot); m = wicker(c, 'flat'); sm = fabric(seat); n = max(2, round((w-.2)/.7))
    box(0, 0, .23, w, .76, .24, m, .03, parent=g)
    for s in (-1, 1): box(s*(w/2-.05), -.01, .44, .1, .74, .40, m, .04, parent=g)
    o = box(0, .34, .54, w, .09, .62, m, .04, parent=g); o.rotation_euler = (RAD(-8), 0, 0)
    for sx in (-1, 1):
        for sy in (-1, 1): cyl(sx*(w/2-.07), sy*.32, 0, .02, .13, wood('#7a5636', 'z'), parent=g)
    sw = (w-.22)/n
    for i in range(n):
        cx = -w/2+.11+sw*(i+.5)
        soft_box(cx, -.05, .42, sw-.01, .64, .14, sm, .03, parent=g, crease=.05); soft_box(cx, .22, .68, sw-.02, .16, .44, sm, .03, (RAD(-14), 0, 0), g, crease=.06)
    for pos, pc, size in cushions: pillow(-w/2+.1+(w-.2)*pos, .03, .5+size*.44, size, size, .16, fabric(pc, 180), (RAD(68), R_(-.1, .1), R_(-.15, .15)), g)
    return g

def easy_chair(x, y, rot, kind, c, frame='#9c6a3c', cushion=None):
    """'teddy': round and low; 'sling': leather on a wooden frame; 'spindle': high back of rods with cushions; 'papa': rounded wings; 'swivel': egg on a foot"""
    g = group(x, y, rot); m = fabric(c, 90) if kind == 'teddy' else fabric(c); wx, wy, wz = wood(frame, 'x'), wood(frame, 'y'), wood(frame, 'z')
    if kind == 'teddy':
        def f(u, v):
            a = (u-.5)*1.42*math.pi; r = .40+.02*math.sin(math.pi*v)
            return (r*math.sin(a), r*math.cos(a)*.95+.02, .14+v*(.40+.17*max(0, math.cos(a*.8))))
        o = sheet(f, 48, 10, m, thick=.17); s = o.modifiers.new('s', 'SUBSURF'); s.levels = s.render_levels = 1; o.parent = g
        soft_box(0, -.06, .33, .62, .70, .26, m, .04, parent=g, crease=.12)
        for sx in (-1, 1):
            for sy in (-1, 1): cyl(sx*.25, sy*.25, 0, .024, .17, wz, .03, parent=g)
    elif kind == 'sling':
        lm = leather(c)
        for s in (-1, 1):
            tube([(s*.33, -.40, 0), (s*.33, -.36, .50)], .02, wz, parent=g); tube([(s*.33, .42, 0), (s*.33, .30, .52)], .02, wz, parent=g)
            box(s*.33, -.02, .53, .085, .80, .028, lm, .008, parent=g); box(s*.33, 0, .27, .03, .74, .04, wy, .008, parent=g)
        for yy in (-.38, .36): tube([(-.33, yy, .24), (.33, yy, .24)], .018, wx, parent=g)
        def f(u, v):
            t = v
            if t < .5: yy, zz = -.40+.66*t/.5, .40-.10*t/.5-.05*math.sin(math.pi*t/.5)
            else: q = (t-.5)/.5; yy, zz = .26+.26*q, .30+.60*q-.0*q
            return ((u-.5)*.58, yy, zz)
        sheet(f, 6, 40, lm, thick=.028).parent = g
        for s in (-1, 1): tube([(s*.30, -.40, .39), (s*.30, .25, .28), (s*.30, .54, .93)], .018, wy, parent=g)
        tube([(-.31, .53, .90), (.31, .53, .90)], .018, wx, parent=g)
        soft_box(0, .38, .78, .50, .09, .18, lm, .02, (RAD(-24), 0, 0), g, crease=.04)
    elif kind == 'spindle':
        for s in (-1, 1):
            tube([(s*.33, -.34, 0), (s*.31, -.30, .56)], .018, wz, parent=g); tube([(s*.33, .40, 0), (s*.29, .28, .40), (s*.27, .50, 1.04)], .018, wz, parent=g)
            tube([(s*.315, -.40, .575), (s*.33, -.2, .58), (s*.31, .36, .56)], .02, wy, parent=g)
            tube([(s*.31, -.30, .34), (s*.30, .30, .30)], .016, wy, parent=g)
        tube([(-.31, -.30, .34), (.31, -.30, .34)], .016, wx, parent=g); tube([(-.30, .30, .30), (.30, .30, .30)], .016, wx, parent=g)
        box(0, .50, 1.02, .60, .03, .09, wx, .012, parent=g)
        for i in range(8): tube([(-.22+.063*i, .29, .34), (-.22+.063*i, .49, 1.0)], .0085, wz, parent=g)
        soft_box(0, -.02, .40, .58, .62, .12, m, .025, (RAD(4), 0, 0), g, crease=.05); soft_box(0, .29, .72, .54, .11, .56, m, .025, (RAD(-17), 0, 0), g, crease=.05)
    elif kind == 'swivel':
        mt = plain('#3a3a3a', .35, .6)
        cyl(0, .02, 0, .28, .02, mt, parent=g); cyl(0, .02, .02, .03, .26, mt, parent=g)
        def f(u, v):
            a = (u-.5)*1.25*math.pi; r = .26+.15*v**.6
            return (r*math.sin(a), r*math.cos(a)+.03+.10*v*v*max(0, math.cos(a)), .26+v*(.30+.50*max(0, math.cos(a*.85))**1.2))
        o = sheet(f, 44, 16, m, thick=.07); s = o.modifiers.new('s', 'SUBSURF'); s.levels = s.render_levels = 1; o.parent = g
        soft_box(0, -.05, .38, .56, .58, .16, m, .04, parent=g, crease=.08)
    else:
        soft_box(0, 0, .30, .72, .70, .20, m, 0, parent=g, crease=.06); soft_box(0, -.07, .43, .52, .64, .15, m, .035, parent=g, crease=.06)
        soft_box(0, .31, .70, .66, .2, .78, m, .03, (RAD(-14), 0, 0), g, crease=.09)
        for s in (-1, 1):
            soft_box(s*.34, -.03, .50, .17, .66, .30, m, .03, (0, RAD(s*6), 0), g, crease=.08); cyl(s*.35, -.37, .60, .05, .03, wx, parent=g, rot=(RAD(90), 0, 0))
        for sx in (-1, 1):
            for sy in (-1, 1): cyl(sx*.28, sy*.27, 0, .02, .22, wz, .028, parent=g)
    if cushion: pillow(0, .13, .64, .42, .40, .15, fabric(cushion, 180), (RAD(66), 0, R_(-.1, .1)), g)
    return g

def footstool(x, y, rot, c, frame='#9c6a3c', w=.56, d=.44, h=.40):
    g = group(x, y, rot); soft_box(0, 0, h-.06, w, d, .12, fabric(c), .025, parent=g, crease=.05)
    for sx in (-1, 1):
        for sy in (-1, 1): tube([(sx*(w/2-.07), sy*(d/2-.07), h-.1), (sx*(w/2-.04), sy*(d/2-.04), 0)], .016, wood(frame, 'z'), parent=g)
    return g

def floor_cushion(x, y, c, w=.7, h=.16, rot=0, z=0, round_=False):
    if round_: return lathe(x, y, z, [(0, .005), (w*.42, .005), (w*.5, h*.3), (w*.5, h*.7), (w*.42, h*.98), (0, h)], fabric(c, 120))
    return soft_box(x, y, z+h/2, w, w, h, fabric(c, 150), .05, (0, 0, rot), crease=.06)

# ---------------------------------------------------------------- stoves
def soapstone(x, y, rot=0, kind='tall', pipe_to=2.5, z=0, plate=True, h=1.25):
    """'tall': slabs with a warming niche; 'wide': with a bench of stone; 'round': a drum of stone; 'corner'"""
    g = group(x, y, rot, z); st = stone('#93958f', 7, .55, .16); st2 = stone('#7d807b', 5, .55, .14); bl = plain('#1d1e20', .4, .4); f = fire(); j = plain('#5d605d', .9)
    if plate: box(0, -.2, .004, 1.1 if kind != 'wide' else 1.7, 1.0, .008, plain('#33363a', .25), .003, parent=g)
    if kind == 'tall':
        box(0, 0, .09, .62, .50, .18, st2, .008, parent=g); 
        for s in (-1, 1): box(s*.255, 0, .18+(h-.18)/2, .11, .48, h-.18, st, .008, parent=g)
        box(0, .04, .18+(h-.18)/2, .40, .40, h-.18, bl, .004, parent=g)
        box(0, -.02, .30, .40, .46, .22, st, .006, parent=g)
        box(0, -.215, .66, .42, .02, .46, bl, .006, parent=g); box(0, -.228, .65, .34, .006, .36, f, 0, parent=g); box(.17, -.235, .56, .014, .03, .14, plain('#9a9a98', .3, 1), .004, parent=g)
        box(0, -.02, .97, .40, .46, .10, st, .006, parent=g)
        box(0, -.02, h+.03, .66, .54, .06, st2, .01, parent=g)
        for zz in (.53, .89): box(0, 0, zz, .624, .484, .005, j, 0, parent=g)
        cyl(0, -.06, 1.02, .06, .1, plain('#c9c4b8', .5), parent=g) if h > 1.2 else None
        top = h+.06
    elif kind == 'wide':
        box(.3, 0, .66, .68, .54, 1.32, st, .01, parent=g); box(.3, 0, 1.36, .74, .6, .08, st2, .012, parent=g)
        for zz in (.42, .9, 1.12): box(.3, 0, zz, .685, .545, .006, j, 0, parent=g)
        box(.3, -.275, .66, .46, .02, .44, bl, .006, parent=g); box(.3, -.288, .65, .38, .006, .35, f, 0, parent=g); box(.3, -.28, .28, .40, .02, .16, bl, .006, parent=g)
        box(-.48, 0, .18, .88, .54, .36, st, .01, parent=g); box(-.48, 0, .40, .92, .58, .07, st2, .012, parent=g)
        for xx in (-.48,): box(xx, 0, .18, .006, .545, .36, j, 0, parent=g)
        top = 1.40
    else:
        r = .30
        cyl(0, 0, .0, r*.92, .10, bl, parent=g); cyl(0, 0, .10, r, h-.10, st, bev=.01, parent=g, seg=64); cyl(0, 0, h, r+.03, .05, st2, bev=.01, parent=g)
        for zz in (.40, .88): cyl(0, 0, zz, r+.002, .006, j, bev=0, parent=g)
        def fr(k, rr, z0, z1):
            def q(u, v):
                a = -math.pi/2+(u-.5)*k; return (rr*math.cos(a), rr*math.sin(a), z0+v*(z1-z0))
            return q
        sheet(fr(1.55, r+.006, .42, .88), 24, 4, bl, thick=.008).parent = g; sheet(fr(1.25, r+.014, .47, .83), 24, 8, f).parent = g
        top = h+.05
    cyl(.3 if kind == 'wide' else 0, .04, top, .075, pipe_to-top-z, bl, bev=0, parent=g)
    l = bpy.data.lights.new('fire', 'AREA'); l.energy = 7; l.color = (1, .45, .12); l.size = .3
    o = bpy.data.objects.new('fire', l); bpy.context.scene.collection.objects.link(o); o.location = (.3 if kind == 'wide' else 0, -.38, .6); o.rotation_euler = (RAD(-70), 0, 0); o.parent = g; o.visible_camera = False
    return g

def stove_pedestal(x, y, rot=0, pipe_to=2.5, c='#2b2c2e', plate='#34363a', z=0, round_plate=True):
    """a round drum on a foot"""
    g = group(x, y, rot, z); bl = plain(c, .45, .2); f = fire()
    cyl(0, -.05, 0, .52, .01, plain(plate, .25), parent=g)
    cyl(0, 0, .01, .2, .03, bl, parent=g); cyl(0, 0, .03, .07, .45, bl, parent=g)
    cyl(0, 0, .46, .15, .08, bl, .25, parent=g, bev=0); cyl(0, 0, .54, .25, .58, bl, bev=.01, parent=g); cyl(0, 0, 1.12, .265, .03, bl, bev=.008, parent=g); cyl(0, 0, 1.15, .2, .05, bl, .09, parent=g, bev=0)
    def fr(k, rr, z0, z1):
        def q(u, v):
            a = -math.pi/2+(u-.5)*k; return (rr*math.cos(a), rr*math.sin(a), z0+v*(z1-z0))
        return q
    sheet(fr(1.7, .254, .60, 1.06), 24, 4, plain('#0e0e0f', .25), thick=.006).parent = g; sheet(fr(1.45, .261, .64, 1.02), 24, 8, f).parent = g
    cyl(0, 0, 1.19, .075, pipe_to-1.19-z, bl, bev=0, parent=g)
    l = bpy.data.lights.new('fire', 'AREA'); l.energy = 7; l.color = (1, .45, .12); l.size = .3
    o = bpy.data.objects.new('fire', l); bpy.context.scene.collection.objects.link(o); o.location = (0, -.34, .8); o.rotation_euler = (RAD(-70), 0, 0); o.parent = g; o.visible_camera = False
    return g

# ---------------------------------------------------------------- kitchen
def kitchen(x, y, rot, w, c='#e9e6df', top='#c9a06a', top_stone=False, unit=.6, oven=1, sink=3, tall=None, upper='shelf', handle='#8a6a45', splash=None, hood=True, front='plain', wooden=False, up0=None, up1=None, ceil=2.5):
    """worktop with cupboards; back at y=0 (local), from -w/2 to w/2. tall: 'left'/'right' cupboard and refrigerator"""
    g = group(x, y, rot); m = wood(c, 'z') if wooden else plain(c, .4); d = .6
    x0, x1 = -w/2, w/2
    if tall:
        tw = .62; tx = x0+tw/2 if tall == 'left' else x1-tw/2
        box(tx, -d/2, 1.08, tw, d, 2.16, m, .004, parent=g)
        for z0, z1 in ((.1, 1.05), (1.058, 2.15)): box(tx, -d-.01, (z0+z1)/2, tw-.008, .02, z1-z0, m, .004, parent=g)
        for zz in (.86, 1.3): box(tx+(tw/2-.06)*(1 if tall == 'left' else -1), -d-.035, zz, .014, .02, .2, plain(handle, .35, .5), .004, parent=g)
        if tall == 'left': x0 += tw
        else: x1 -= tw
    W = x1-x0; cx = (x0+x1)/2; n = max(1, round(W/unit)); u = W/n
    box(cx, -d/2+.03, .05, W, d-.06, .1, plain('#3b3a38', .6), 0, parent=g); box(cx, -d/2, .485, W, d-.01, .77, m, 0, parent=g)
    hm = plain(handle, .35, .4)
    for i in range(n):
        a = x0+u*(i+.5)
        if i == oven:
            box(a, -d-.012, .56, u-.006, .02, .58, plain('#17181a', .15), .004, parent=g); box(a, -d-.04, .78, u-.12, .016, .016, plain('#b9b9b8', .25, 1), .004, parent=g); box(a, -d-.01, .19, u-.006, .02, .14, m, .003, parent=g)
            box(a, -d/2, .915, .56, .5, .008, plain('#141416', .1), .003, parent=g)
        elif i % 2 == ((oven or 0)+1) % 2:
            for z0, z1 in ((.11, .36), (.364, .61), (.614, .865)):
                box(a, -d-.01, (z0+z1)/2, u-.006, .02, z1-z0, m, .004, parent=g); box(a, -d-.032, z1-.07, .16, .018, .014, hm, .004, parent=g)
        else:
            box(a, -d-.01, .4875, u-.006, .02, .755, m, .004, parent=g); box(a+u*.36, -d-.032, .74, .014, .018, .16, hm, .004, parent=g)
    tm = stone(top, 5, .3, .12) if top_stone else wood(top, 'x', .35)
    box(cx, -d/2-.01, .89, W+.02, d+.04, .04, tm, .004, parent=g)
    if splash: box(cx, -.006, 1.17, W, .012, .52, splash, 0, parent=g)
    if sink is not None:
        a = x0+u*(sink+.5); box(a, -d/2-.02, .911, .48, .38, .004, plain('#b8babb', .25, .9), .002, parent=g); box(a, -d/2-.02, .9125, .43, .33, .003, plain('#6f7273', .4, .6), 0, parent=g)
        tube([(a, -.1, .91), (a, -.1, 1.16), (a, -.13, 1.21), (a, -.2, 1.22), (a, -.26, 1.19), (a, -.27, 1.14)], .012, plain('#c3c4c4', .2, 1), parent=g)
    a0, a1 = (up0 if up0 is not None else x0), (up1 if up1 is not None else x1)
    hx = x0+u*(oven+.5) if oven is not None else None
    if upper == 'shelf':
        for zz in (1.46, 1.80):
            box((a0+a1)/2, -.12, zz, a1-a0, .24, .028, wood(top if not top_stone else '#c9a06a', 'x'), .004, parent=g)
            q = a0+.1
            while q < a1-.1:
                r = lib.R.random(); cc = lib.R.choice(['#eeece6', '#e2ddd0', '#8fa3a0', '#c98a64', '#d9d2c5', '#56707c'])
                if r < .4:
                    for k in range(3): lathe(q, -.12, zz+.014+.03*k, [(0, 0), (.04, 0), (.085, .045), (.08, .045), (0, .01)], plain(cc, .35), parent=g)
                    q += .22
                elif r < .75: cyl(q, -.12, zz+.014, .045, R_(.1, .2), plain(cc, .4), parent=g); q += .13
                else: q += .12
    elif upper == 'cabinets':
        k = max(1, round((a1-a0)/unit)); uu = (a1-a0)/k
        for i in range(k):
            a = a0+uu*(i+.5)
            if hx is not None and abs(a-hx) < uu*.5 and hood: continue
            box(a, -.17, 1.80, uu-.004, .34, .70, m, .003, parent=g); box(a, -.35, 1.80, uu-.006, .02, .696, m, .004, parent=g); box(a+uu*.36, -.37, 1.52, .014, .018, .12, hm, .004, parent=g)
    if hood and hx is not None and upper != 'none':
        st = plain('#c9cacb', .3, .8) if handle != '#1f1f1f' else plain('#222325', .4)
        if upper == 'cabinets': box(hx, -.2, 1.58, .58, .42, .06, st, .004, parent=g); box(hx, -.15, 1.88, .26, .26, .56, st, .003, parent=g)
    # things on it
    def onto(i): return x0+u*(i+.5)
    free = [i for i in range(n) if i not in (oven, sink)]
    for k, i in enumerate(free[:4]):
        a = onto(i)
        if k % 4 == 0: lathe(a, -.16, .91, [(0, 0), (.07, 0), (.075, .15), (.07, .15), (.065, .02)], plain('#d9d0c0', .5), parent=g); [tube([(a+.02*j-.03, -.16, .95), (a+.035*j-.05, -.16+.02*(j % 2), 1.2)], .006, wood('#b98a58', 'z'), parent=g) for j in range(4)]
        elif k % 4 == 1: o = box(a, -.07, 1.08, .26, .02, .34, wood('#b98a58', 'z'), .01, parent=g); o.rotation_euler = (RAD(-8), 0, 0)
        elif k % 4 == 2: lathe(a, -.28, .91, [(0, 0), (.05, 0), (.12, .06), (.14, .08), (.13, .08), (.05, .02), (0, .015)], plain('#8fa39a', .4), parent=g); [sphere(a+.06*math.cos(j*2), -.28+.06*math.sin(j*2), .98, .038, plain(lib.R.choice(['#c9b24a', '#b8563c', '#88a04e']), .4), 1, g) for j in range(4)]
        else: cyl(a, -.2, .91, .08, .2, plain('#b9bcbd', .25, .8), parent=g)
    return g

def island(x, y, rot, w=1.6, d=.8, c='#4d5a55', top='#e6e3dc', wooden=False):
    g = group(x, y, rot); m = wood(c, 'z') if wooden else plain(c, .4)
    box(0, 0, .05, w-.1, d-.12, .1, plain('#3b3a38', .6), 0, parent=g); box(0, 0, .485, w-.02, d-.04, .77, m, .003, parent=g)
    n = max(2, round(w/.6)); u = (w-.02)/n
    for i in range(n): box(-w/2+.01+u*(i+.5), -d/2+.01, .49, u-.008, .02, .75, m, .004, parent=g)
    box(0, 0, .89, w+.06, d+.1, .04, stone(top, 5, .3, .08), .005, parent=g)
    return g

def bar_stool(x, y, rot, c='#b98a58', h=.65):
    g = group(x, y, rot); w = wood(c, 'z')
    cyl(0, 0, h-.03, .17, .035, wood(c, 'x'), bev=.012, parent=g)
    for i in range(4):
        a = math.pi/4+i*math.pi/2; tube([(.11*math.cos(a), .11*math.sin(a), h-.03), (.19*math.cos(a), .19*math.sin(a), 0)], .015, w, parent=g)
    for i in range(4):
        a, b = math.pi/4+i*math.pi/2, math.pi/4+(i+1)*math.pi/2; tube([(.165*math.cos(a), .165*math.sin(a), .22), (.165*math.cos(b), .165*math.sin(b), .22)], .009, w, parent=g)
    return g

# ---------------------------------------------------------------- other things
def sideboard(x, y, rot, w=1.5, h=.72, d=.42, c='#b98a58', doors=3, legs=.16):
    g = group(x, y, rot); m = wood(c, 'x'); mz = wood(c, 'z')
    box(0, 0, (h+legs)/2, w, d, h-legs, m, .006, parent=g)
    u = (w-.04)/doors
    for i in range(doors): box(-w/2+.02+u*(i+.5), -d/2-.006, (h+legs)/2, u-.008, .014, h-legs-.05, wood(shade(c, .97+.03*(i % 2)), 'z'), .003, parent=g); cyl(-w/2+.02+u*(i+.85), -d/2-.014, (h+legs)/2+.06, .012, .012, plain('#3a3029', .5), parent=g, rot=(RAD(90), 0, 0))
    for sx in (-1, 1):
        for sy in (-1, 1): cyl(sx*(w/2-.1), sy*(d/2-.07), 0, .015, legs, mz, .022, parent=g)
    return g

def wall_shelf(axis, at, lo, hi, z, c='#b98a58', d=.22, outward=1, things=True):
    m = wood(c, axis); q = at-outward*d/2
    if axis == 'x': box((lo+hi)/2, q, z, hi-lo, d, .03, m, .004)
    else: box(q, (lo+hi)/2, z, d, hi-lo, .03, m, .004)

def tray(x, y, z, c='#8a6a45', r=.19):
    cyl(x, y, z, r, .012, wood(c, 'x'), bev=.003); lathe(x, y, z, [(r-.008, 0), (r, 0), (r, .03), (r-.008, .03), (r-.008, 0)], wood(c, 'x'))

def candles(x, y, z, cs=('#e9e2d2', '#d8c9a8', '#efece4')):
    for i, c in enumerate(cs):
        a = i*2.1; cyl(x+.06*math.cos(a), y+.06*math.sin(a), z, .028, .08+.04*i, plain(c, .6), bev=.004)

def lantern(x, y, z=0, h=.36, w=.18, c='#2a2b2d'):
    m = plain(c, .5)
    box(x, y, z+.01, w, w, .02, m, .003); box(x, y, z+h-.06, w, w, .02, m, .003); cyl(x, y, z+h-.05, w*.5, .06, m, .02, seg=4, bev=0).rotation_euler = (0, 0, math.pi/4)
    for sx in (-1, 1):
        for sy in (-1, 1): box(x+sx*(w/2-.007), y+sy*(w/2-.007), z+(h-.06)/2, .012, .012, h-.06, m, .002)
    cyl(x, y, z+.02, .035, .13, plain('#f1ece0', .6)); sphere(x, y, z+.175, .012, glow('#ffcf80', 12), 1.8)

def side_table(x, y, kind='wood', c='#b98a58', r=.24, h=.5):
    if kind == 'wood':
        cyl(x, y, h-.025, r, .025, wood(c, 'x'), bev=.008)
        for i in range(3):
            a = 2*math.pi*i/3+.5; tube([(x+r*.5*math.cos(a), y+r*.5*math.sin(a), h-.02), (x+r*.9*math.cos(a), y+r*.9*math.sin(a), 0)], .014, wood(c, 'z'))
    elif kind == 'metal':
        m = plain(c, .4, .3); cyl(x, y, h-.015, r, .015, m); cyl(x, y, .0, r*.75, .012, m); cyl(x, y, 0, .014, h, m)
    elif kind == 'stump': lathe(x, y, 0, [(0, 0), (r*.95, 0), (r*.88, h*.3), (r*.92, h*.7), (r, h), (0, h)], wood(c, 'z'))
    elif kind == 'wicker': lathe(x, y, 0, [(0, .01), (r*.95, .01), (r*.7, h*.5), (r*.98, h-.02), (0, h-.02)], wicker(c)); cyl(x, y, h-.02, r, .02, wood('#b98a58', 'x'), bev=.006)
    else: lathe(x, y, 0, [(0, 0), (r*.8, 0), (r, h*.3), (r, h*.75), (r*.9, h), (0, h)], plain(c, .5))

def rattan_pendant(x, y, z, r=.26, ceil=2.5, c='#c39a63', h=None):
    h = h or r*1.1
    lathe(x, y, z, [(r, 0), (r*.98, h*.25), (r*.75, h*.7), (r*.25, h), (.04, h*1.05)], wicker(c, n=30, f=150))
    tube([(x, y, z+h), (x, y, ceil)], .005, plain('#3a3a3a', .5)); sphere(x, y, z+h*.35, .05, glow('#ffe2b0', 9))

def hang_plant(x, y, z, ceil, c='#e4ded2', r=.13):
    """a pot on cords with trailing leaves"""
    lathe(x, y, z, [(0, 0), (r*.7, 0), (r, r*.7), (r*.95, r*1.3), (r*.85, r*1.3), (0, r*1.1)], plain(c, .6))
    for i in range(3):
        a = i*2.1; tube([(x+r*.95*math.cos(a), y+r*.95*math.sin(a), z+r*1.2), (x, y, z+.6), (x, y, ceil)], .004, plain('#cfc3a8', .8))
    g1, g2 = plain('#4f7a45', .5), plain('#6c9456', .5)
    for i in range(11):
        a = i*.9; l = R_(.25, .6); pts = []
        for k in range(6):
            t = k/5; pts.append((x+(r*.8+.12*math.sin(t*1.6))*math.cos(a), y+(r*.8+.12*math.sin(t*1.6))*math.sin(a), z+r*1.25+.08*math.sin(t*3.1)-l*t*t))
        tube(pts, .004, g1)
        for k in range(1, 6):
            for j in range(2):
                b = a+R_(-1.3, 1.3); leaf(pts[k], (math.cos(b), math.sin(b), -.2), .075, .055, lib.R.choice((g1, g2)), .5)

def pot_row(axis, at, lo, hi, z, n=4, cs=('#c8775a', '#e4ded2', '#8fa39a')):
    """small pots with herbs on a sill"""
    for i in range(n):
        a = lo+(hi-lo)*(i+.5)/n; p = (a, at) if axis == 'x' else (at, a)
        plant(p[0], p[1], z, lib.R.choice(['grass', 'olive']) if False else 'herb', .2, lib.R.choice(cs), .06, .1)
        g1, g2 = plain('#4f7a45', .5), plain('#739a5a', .5)
        for k in range(16):
            b = R_(0, 6.28); leaf((p[0], p[1], z+.09), (math.cos(b)*.6, math.sin(b)*.6, 1), R_(.09, .17), .04, lib.R.choice((g1, g2)), .4)

def palm(x, y, h=1.7, pot='#c8775a', pot_r=.2, pot_h=.34):
    """fronds"""
    lathe(x, y, 0, [(0, 0), (pot_r*.75, 0), (pot_r*.8, .01), (pot_r, pot_h), (pot_r*.93, pot_h), (pot_r*.9, pot_h*.9), (0, pot_h*.88)], plain(pot, .7))
    g1, g2 = plain('#48733f', .5), plain('#5f8a4c', .5); b = pot_h*.9
    for i in range(13):
        a = i*2.4+R_(-.2, .2); l = h*R_(.65, 1); out = R_(.25, .6); pts = []
        for k in range(8):
            t = k/7; pts.append(Vector((x+out*l*t**1.6*math.cos(a), y+out*l*t**1.6*math.sin(a), b+l*.72*(t-.38*t*t*(.5+out)))))
        tube([tuple(p) for p in pts], .006, g1)
        for k in range(2, 8):
            for j in (-1, 1):
                d = (pts[k]-pts[k-1]).normalized(); sd = d.cross(Vector((0, 0, 1))).normalized()
                for q in (0, .5): leaf(tuple(pts[k-1].lerp(pts[k], q)), tuple(d*.8+sd*j*.9+Vector((0, 0, -.1))), .22*(1.15-.5*k/8), .03, lib.R.choice((g1, g2)), .45)

def fill(y=-1.6, power=22, z=2.1, w=4, color='#fff1de', x=0, to=(0, 3, 1)):
    area((x, y, z), to, w, 1.4, power, color)
