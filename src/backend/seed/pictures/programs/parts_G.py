"""Outdoors: decks, a piece of the house, screens, grass, garden furniture, tubs. z = 0 is the deck; the land lies at about -.3."""
import math
from lib import *
from parts import *
import lib
from mathutils import noise
pi = math.pi
rad = math.radians
def U(a, b): return lib.R.uniform(a, b)
def C(a): return lib.R.choice(a)

# ---------------------------------------------------------------- materials and small geometry
def boardmat(c='#a8937a', w=.14, axis='x', length=3.6, vary=.13, gap='#2b2620', mort=.0036, plane='xy', weather=.22, rough=.75):
    """boards with open joints, weathered in patches"""
    key = ('board', c, w, axis, plane, mort)
    if key in lib._mats: return lib._mats[key]
    m, nt, b = lib._new('boards')
    geo = nt.nodes.new('ShaderNodeNewGeometry')
    sep = nt.nodes.new('ShaderNodeSeparateXYZ'); nt.links.new(geo.outputs['Position'], sep.inputs[0])
    comb = nt.nodes.new('ShaderNodeCombineXYZ'); other = [a for a in plane if a != axis][0]
    nt.links.new(sep.outputs['XYZ'.index(axis.upper())], comb.inputs[0]); nt.links.new(sep.outputs['XYZ'.index(other.upper())], comb.inputs[1])
    br = nt.nodes.new('ShaderNodeTexBrick'); nt.links.new(comb.outputs[0], br.inputs['Vector'])
    for k, v in (('Scale', 1), ('Brick Width', length), ('Row Height', w), ('Mortar Size', mort), ('Mortar Smooth', .25)): br.inputs[k].default_value = v
    br.offset = .41
    br.inputs['Color1'].default_value = shade(c, 1-vary); br.inputs['Color2'].default_value = shade(c, 1+vary); br.inputs['Mortar'].default_value = col(gap)
    mp = nt.nodes.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value = (1.3, 22, 1); nt.links.new(comb.outputs[0], mp.inputs[0])
    ad = nt.nodes.new('ShaderNodeVectorMath'); ad.operation = 'ADD'; nt.links.new(mp.outputs[0], ad.inputs[0])
    sc = nt.nodes.new('ShaderNodeVectorMath'); sc.operation = 'SCALE'; sc.inputs['Scale'].default_value = 40
    nt.links.new(br.outputs['Color'], sc.inputs[0]); nt.links.new(sc.outputs[0], ad.inputs[1])
    n = lib._noise(nt, ad.outputs[0], 2.0, 6, .65)
    g = lib._ramp(nt, n, [(.3, (.70, .67, .64, 1)), (.55, (1, 1, 1, 1)), (.8, (1.14, 1.12, 1.1, 1))])
    mix = nt.nodes.new('ShaderNodeMix'); mix.data_type = 'RGBA'; mix.blend_type = 'MULTIPLY'; mix.inputs[0].default_value = .8
    nt.links.new(br.outputs['Color'], mix.inputs[6]); nt.links.new(g, mix.inputs[7])
    n2 = lib._noise(nt, geo.outputs['Position'], .9, 5, .6)
    w2 = lib._ramp(nt, n2, [(.36, shade('#ffffff', 1-weather)), (.62, (1, 1, 1, 1))])
    mix2 = nt.nodes.new('ShaderNodeMix'); mix2.data_type = 'RGBA'; mix2.blend_type = 'MULTIPLY'; mix2.inputs[0].default_value = .8
    nt.links.new(mix.outputs[2], mix2.inputs[6]); nt.links.new(w2, mix2.inputs[7])
    nt.links.new(mix2.outputs[2], b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = rough; b.inputs['Specular IOR Level'].default_value = .25
    inv = nt.nodes.new('ShaderNodeMath'); inv.operation = 'SUBTRACT'; inv.inputs[0].default_value = 1; nt.links.new(br.outputs['Fac'], inv.inputs[1])
    lib._bump(nt, b, inv.outputs[0], .6, .005)
    lib._mats[key] = m
    return m

def boxes(bs, mat, bev=0, parent=None):
    """boxes (x0, x1, y0, y1, z0, z1) as one object"""
    vs, fs = [], []
    for x0, x1, y0, y1, z0, z1 in bs:
        n = len(vs)
        vs += [(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0), (x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)]
        fs += [tuple(n+i for i in f) for f in ((3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))]
    me = bpy.data.meshes.new('boxes'); me.from_pydata(vs, [], fs); me.update()
    o = lib._obj('boxes', me, mat)
    if bev: bevel(o, bev, 2)
    if parent: o.parent = parent
    return o

def bar(p, q, w, t, mat, parent=None, bev=.004):
    """a squared timber from p to q; w its width seen from above/side, t its thickness"""
    p, q = Vector(p), Vector(q); d = q-p
    o = box(0, 0, 0, w, t, d.length, mat, bev, parent=parent)
    o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler(); o.location = (p+q)/2
    return o

def ring(rx, ry, z, n=2., cx=0, cy=0, seg=64):
    r = []
    for i in range(seg):
        a = 2*pi*i/seg; c, s = math.cos(a), math.sin(a); k = (abs(c)**n+abs(s)**n)**(-1/n)
        r.append((cx+rx*k*c, cy+ry*k*s, z))
    return r

def loft(rings, mat, parent=None, caps=(False, False), sub=1):
    n = len(rings[0]); vs = [p for r in rings for p in r]; fs = []
    for j in range(len(rings)-1):
        for i in range(n): k = (i+1) % n; fs.append((j*n+i, j*n+k, (j+1)*n+k, (j+1)*n+i))
    if caps[0]: fs.append(tuple(range(n))[::-1])
    if caps[1]: fs.append(tuple(range((len(rings)-1)*n, len(rings)*n)))
    me = bpy.data.meshes.new('loft'); me.from_pydata(vs, [], fs); me.update()
    o = lib._obj('loft', me, mat); smooth(o)
    if sub: s = o.modifiers.new('s', 'SUBSURF'); s.levels = s.render_levels = sub
    if parent: o.parent = parent
    return o

def cloth(c, through=.35):
    """canvas that lets some light through"""
    key = ('cloth', c, through)
    if key in lib._mats: return lib._mats[key]
    m, nt, b = lib._new('cloth'); b.inputs['Base Color'].default_value = col(c); b.inputs['Roughness'].default_value = .95; b.inputs['Specular IOR Level'].default_value = .05
    t = nt.nodes.new('ShaderNodeBsdfTranslucent'); t.inputs[0].default_value = col(c)
    mx = nt.nodes.new('ShaderNodeMixShader'); mx.inputs[0].default_value = through
    nt.links.new(b.outputs[0], mx.inputs[1]); nt.links.new(t.outputs[0], mx.inputs[2]); nt.links.new(mx.outputs[0], nt.nodes['Material Output'].inputs[0])
    lib._mats[key] = m
    return m

def _facing(nt, lo, hi, power=4., normal=None):
    lw = nt.nodes.new('ShaderNodeLayerWeight'); lw.inputs[0].default_value = .5
    if normal: nt.links.new(normal, lw.inputs['Normal'])
    p = nt.nodes.new('ShaderNodeMath'); p.operation = 'POWER'; p.inputs[1].default_value = power; nt.links.new(lw.outputs['Facing'], p.inputs[0])
    q = nt.nodes.new('ShaderNodeMath'); q.operation = 'MULTIPLY_ADD'; q.inputs[1].default_value = hi-lo; q.inputs[2].default_value = lo; nt.links.new(p.outputs[0], q.inputs[0])
    return q.outputs[0]

def pane_mat(lo=.10, hi=.7, tint='#cfd8d6'):
    """window glass seen from outdoors"""
    key = ('paneG', lo, hi, tint)
    if key in lib._mats: return lib._mats[key]
    m, nt, b = lib._new('pane'); nt.nodes.remove(b)
    # no random choice between closures: transparent, and the sky's reflection as emission (free of noise)
    f = _facing(nt, lo, hi, 2.6)
    inv = nt.nodes.new('ShaderNodeMath'); inv.operation = 'SUBTRACT'; inv.inputs[0].default_value = 1; nt.links.new(f, inv.inputs[1])
    mu = nt.nodes.new('ShaderNodeMix'); mu.data_type = 'RGBA'; mu.inputs[6].default_value = (0, 0, 0, 1); mu.inputs[7].default_value = col(tint); nt.links.new(inv.outputs[0], mu.inputs[0])
    tr = nt.nodes.new('ShaderNodeBsdfTransparent'); nt.links.new(mu.outputs[2], tr.inputs[0])
    geo = nt.nodes.new('ShaderNodeNewGeometry')
    em = nt.nodes.new('ShaderNodeEmission'); nt.links.new(lib._ramp(nt, lib._noise(nt, geo.outputs['Position'], .9, 3, .5), [(.35, hexc('#9fb6c6')), (.65, hexc('#dfe8ec'))]), em.inputs[0]); nt.links.new(f, em.inputs[1])
    mx = nt.nodes.new('ShaderNodeAddShader'); nt.links.new(tr.outputs[0], mx.inputs[0]); nt.links.new(em.outputs[0], mx.inputs[1]); nt.links.new(mx.outputs[0], nt.nodes['Material Output'].inputs[0])
    lib._mats[key] = m
    return m

def water(c='#3f8f96', foam=(), gloss=(.05, .75), scale=7., bump=.3, fc='#eaf7f6'):
    """water of a tub: opaque colour below, mirrors at flat angles"""
    m, nt, b = lib._new('water'); nt.nodes.remove(b)
    geo = nt.nodes.new('ShaderNodeNewGeometry')
    n1 = lib._noise(nt, geo.outputs['Position'], scale, 3, .55)
    bp = nt.nodes.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = bump; bp.inputs['Distance'].default_value = .05; nt.links.new(n1, bp.inputs['Height'])
    df = nt.nodes.new('ShaderNodeBsdfDiffuse'); nt.links.new(lib._ramp(nt, lib._noise(nt, geo.outputs['Position'], 2.6, 4, .6), [(.35, shade(c, .72)), (.65, shade(c, 1.2))]), df.inputs[0])
    gl = nt.nodes.new('ShaderNodeBsdfGlossy'); gl.inputs['Roughness'].default_value = .05; nt.links.new(bp.outputs[0], gl.inputs['Normal'])
    mx = nt.nodes.new('ShaderNodeMixShader'); nt.links.new(_facing(nt, *gloss, 4., bp.outputs[0]), mx.inputs[0]); nt.links.new(df.outputs[0], mx.inputs[1]); nt.links.new(gl.outputs[0], mx.inputs[2])
    last = mx.outputs[0]
    if foam:
        mask = None
        for x, y, r in foam:
            sx = nt.nodes.new('ShaderNodeVectorMath'); sx.operation = 'MULTIPLY'; sx.inputs[1].default_value = (1, 1, 0); nt.links.new(geo.outputs['Position'], sx.inputs[0])
            d = nt.nodes.new('ShaderNodeVectorMath'); d.operation = 'DISTANCE'; d.inputs[1].default_value = (x, y, 0); nt.links.new(sx.outputs[0], d.inputs[0])
            mr = nt.nodes.new('ShaderNodeMapRange'); mr.inputs[1].default_value = r; mr.inputs[2].default_value = 0; nt.links.new(d.outputs['Value'], mr.inputs[0])
            if mask is None: mask = mr.outputs[0]
            else: q = nt.nodes.new('ShaderNodeMath'); q.operation = 'MAXIMUM'; nt.links.new(mask, q.inputs[0]); nt.links.new(mr.outputs[0], q.inputs[1]); mask = q.outputs[0]
        n2 = lib._noise(nt, geo.outputs['Position'], 26, 4, .75)
        ad = nt.nodes.new('ShaderNodeMath'); ad.operation = 'MULTIPLY_ADD'; ad.inputs[1].default_value = .55; nt.links.new(mask, ad.inputs[0]); nt.links.new(n2, ad.inputs[2])
        mr = nt.nodes.new('ShaderNodeMapRange'); mr.inputs[1].default_value = .62; mr.inputs[2].default_value = .9; mr.inputs[4].default_value = .85; nt.links.new(ad.outputs[0], mr.inputs[0])
        gt = nt.nodes.new('ShaderNodeMath'); gt.operation = 'GREATER_THAN'; gt.inputs[1].default_value = .02; nt.links.new(mask, gt.inputs[0])
        mm = nt.nodes.new('ShaderNodeMath'); mm.operation = 'MULTIPLY'; nt.links.new(mr.outputs[0], mm.inputs[0]); nt.links.new(gt.outputs[0], mm.inputs[1])
        fd = nt.nodes.new('ShaderNodeBsdfDiffuse'); fd.inputs[0].default_value = col(fc)
        m3 = nt.nodes.new('ShaderNodeMixShader'); nt.links.new(mm.outputs[0], m3.inputs[0]); nt.links.new(last, m3.inputs[1]); nt.links.new(fd.outputs[0], m3.inputs[2]); last = m3.outputs[0]
    nt.links.new(last, nt.nodes['Material Output'].inputs[0])
    return m

def clear(): return pane_mat(.07, .75, '#eaf2f1')
def black(r=.45): return plain('#232528', r, .2)
def steel(): return plain('#c3c6c8', .28, .9)

# ---------------------------------------------------------------- ground
def deck(x0, x1, y0, y1, c='#a8937a', axis='x', w=.14, z=0, t=.03, fascia=True, drop=.3):
    """a platform of boards whose top is at z"""
    o = box((x0+x1)/2, (y0+y1)/2, z-t/2, x1-x0, y1-y0, t, boardmat(c, w, axis), 0)
    if fascia:
        m = wood(shade(c, .82), 'x', .8)
        box((x0+x1)/2, (y0+y1)/2, z-t-drop/2+.0, x1-x0-.06, y1-y0-.06, drop, plain('#3a332b', .9), 0)
        for yy in (y0+.015, y1-.015): box((x0+x1)/2, yy, z-t-.075, x1-x0, .03, .15, m, .003)
        for xx in (x0+.015, x1-.015): box(xx, (y0+y1)/2, z-t-.075, .03, y1-y0, .15, wood(shade(c, .82), 'y', .8), .003)
    return o

def paving(x0, x1, y0, y1, c='#b7b2a8', w=.6, h=.6, grout='#8b867c', z=0, offset=.5, kind='slab'):
    return box((x0+x1)/2, (y0+y1)/2, z-.04, x1-x0, y1-y0, .08, tiles(c, w, h, grout, .85, 'xy', .07, offset, .006, .5), 0)

def leafy(c, vary=.25):
    key = ('leafy', str(c), vary)
    if key in lib._mats: return lib._mats[key]
    m, nt, b = lib._new('leafy')
    oi = nt.nodes.new('ShaderNodeObjectInfo'); tc = nt.nodes.new('ShaderNodeNewGeometry')
    n = lib._noise(nt, tc.outputs['Position'], 1.6, 5, .7)
    a = nt.nodes.new('ShaderNodeMath'); a.operation = 'ADD'; nt.links.new(n, a.inputs[0])
    s = nt.nodes.new('ShaderNodeMath'); s.operation = 'MULTIPLY'; s.inputs[1].default_value = .35; nt.links.new(oi.outputs['Random'], s.inputs[0]); nt.links.new(s.outputs[0], a.inputs[1])
    nt.links.new(lib._ramp(nt, a.outputs[0], [(.35, shade(c, 1-vary*1.6)), (.62, col(c)), (.95, shade(c, 1+vary*1.5))]), b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = .9; b.inputs['Specular IOR Level'].default_value = .05
    lib._mats[key] = m
    return m

def tuft(mat, blades=34, h=.6, spread=.4, w=.007, lean=.6):
    me = bpy.data.meshes.new('tuft'); vs, fs = [], []
    for i in range(blades):
        a = U(0, 6.283); r = U(0, spread*.4); l = h*U(.5, 1); k = lean*U(.2, 1)
        b0 = U(0, 6.283); o = Vector((r*math.cos(b0), r*math.sin(b0), 0)); d = Vector((math.cos(a)*k, math.sin(a)*k, 1)).normalized(); s = Vector((-math.sin(a), math.cos(a), 0))*w
        p1 = o+d*l*.5; p2 = o+d*l*.82+Vector((math.cos(a), math.sin(a), -.3))*l*k*.14; p3 = o+d*l+Vector((math.cos(a), math.sin(a), -.75))*l*k*.38
        b = len(vs); vs += [o-s, o+s, p1+s*.85, p1-s*.85, p2+s*.5, p2-s*.5, p3]
        fs += [(b, b+1, b+2, b+3), (b+3, b+2, b+4, b+5), (b+5, b+4, b+6)]
    me.from_pydata([tuple(v) for v in vs], [], fs); me.materials.append(mat)
    return me

def needles(mat, n=260, r=1, squash=.8, size=.1, seed=1, core=.3):
    rr = lib.R; me = bpy.data.meshes.new('needles'); vs, fs = [], []
    for i in range(n):
        while True:
            p = Vector((rr.uniform(-1, 1), rr.uniform(-1, 1), rr.uniform(-1, 1)))
            if core < p.length < 1: break
        k = 1+.22*noise.fractal((p.x*2+seed, p.y*2, p.z*2), .8, 2, 3)
        c = Vector((p.x*r*k, p.y*r*k, p.z*r*squash*k))
        d = Vector((rr.gauss(0, 1), rr.gauss(0, 1), rr.gauss(0, .6))).normalized(); e = d.cross(Vector((rr.gauss(0, 1), rr.gauss(0, 1), rr.gauss(0, 1)))).normalized()
        s = size*rr.uniform(.6, 1.2); b = len(vs)
        vs += [tuple(c-d*s), tuple(c-e*s*.42), tuple(c+d*s), tuple(c+e*s*.42)]; fs.append((b, b+1, b+2, b+3))
    me.from_pydata(vs, [], fs); me.materials.append(mat)
    return me

def put(me, x, y, z, s=1, rot=None, sz=None, parent=None):
    o = bpy.data.objects.new('i', me); bpy.context.scene.collection.objects.link(o)
    o.location = (x, y, z); o.scale = (s, s, sz or s); o.rotation_euler = (0, 0, U(0, 6.28) if rot is None else rot)
    if parent: o.parent = parent
    return o

GRASS = ('#98a06a', '#b2ad78', '#84935c', '#bdb486')
GREEN = ('#869a58', '#97a565', '#7b8f52', '#a9ab72')
def edge_grass(x0, y0, x1, y1, n=40, h=.55, z=-.3, depth=.7, cs=GRASS, low=.35, lean=.6):
    """tufts along a line, in a strip to its left side (seen from the first to the second point); smaller ones between"""
    ms = [tuft(leafy(c, .2), 44, h, .45, .0065, lean) for c in cs]
    lo = [tuft(leafy(c, .2), 60, h*.55, .7, .006, .9) for c in cs]
    dx, dy = x1-x0, y1-y0; L = math.hypot(dx, dy); nx, ny = -dy/L, dx/L
    for i in range(n):
        t = U(0, 1); q = .04+U(0, 1)**1.4*depth
        small = lib.R.random() < low
        put(C(lo if small else ms), x0+dx*t+nx*q, y0+dy*t+ny*q, z, U(.7, 1.3))

def bush(x, y, z, r=.35, c='#7d9162', squash=.75, flowers=None, n=520):
    put(needles(leafy(c, .2), n, r, squash, r*.16, U(0, 9)), x, y, z+r*squash*.9)
    if flowers:
        fm = plain(flowers, .8); me = needles(fm, 40, r*1.06, squash, r*.09, U(0, 9), .8); put(me, x, y, z+r*squash*.9)

def lavender(x, y, z, h=.45, n=46, spread=.2, c='#7a6a9c', parent=None):
    st = leafy('#93a07e', .15); me = bpy.data.meshes.new('lav'); me.materials.append(st); me.materials.append(leafy(c, .25)); vs, fs, mi = [], [], []
    for i in range(n):
        a = U(0, 6.28); k = U(.05, .5); l = h*U(.75, 1.05); r = U(0, spread*.35)
        d = Vector((math.cos(a)*k, math.sin(a)*k, 1)).normalized(); o = Vector((math.cos(a)*r, math.sin(a)*r, 0)); s = Vector((-math.sin(a), math.cos(a), 0)); s2 = Vector((math.cos(a), math.sin(a), 0))
        e = o+d*l; b = len(vs); vs += [o-s*.003, o+s*.003, e+s*.002, e-s*.002]; fs.append((b, b+1, b+2, b+3)); mi.append(0)
        for sd in (s, s2):
            b = len(vs); q = e+d*h*.2; mid = e+d*h*.08; vs += [e, mid+sd*.011, q, mid-sd*.011]; fs.append((b, b+1, b+2, b+3)); mi.append(1)
    for i in range(n):
        a = U(0, 6.28); k = U(.2, .9); l = h*U(.35, .6); d = Vector((math.cos(a)*k, math.sin(a)*k, 1)).normalized(); s = Vector((-math.sin(a), math.cos(a), 0))*.005
        b = len(vs); vs += [-s, s, d*l+s*.3, d*l-s*.3]; fs.append((b, b+1, b+2, b+3)); mi.append(0)
    me.from_pydata([tuple(v) for v in vs], [], fs); me.update()
    for p, i in zip(me.polygons, mi): p.material_index = i
    return put(me, x, y, z, 1, parent=parent)

def pot(x, y, r=.2, h=.36, c='#8b8a85', what='grass', z=0, ph=.6, fc=None, kind='taper'):
    prof = {'taper': [(0, 0), (r*.74, 0), (r*.78, .01), (r, h), (r*.9, h), (r*.86, h*.9), (0, h*.88)],
            'belly': [(0, 0), (r*.6, 0), (r*.95, h*.35), (r, h*.6), (r*.78, h*.95), (r*.82, h), (r*.72, h), (r*.66, h*.9), (0, h*.88)],
            'cyl': [(0, 0), (r*.97, 0), (r, .012), (r, h), (r*.92, h), (r*.9, h*.9), (0, h*.88)]}[kind]
    lathe(x, y, z, prof, stone(c, 14, .8, .12)); b = z+h*.86
    planting(x, y, b, r, what, ph, fc)

def planting(x, y, b, r, what, ph=.6, fc=None):
    if what == 'grass':
        for i in range(3): put(tuft(leafy(C(GREEN), .2), 60, ph, r*1.2, .005, .45), x+U(-.4, .4)*r, y+U(-.4, .4)*r, b, 1)
    elif what == 'lavender':
        for i in range(max(2, int(r/.09))): lavender(x+U(-.45, .45)*r, y+U(-.45, .45)*r, b, ph*.8)
    elif what == 'ball': put(needles(leafy('#6f8654', .2), 800, ph*.5, .95, ph*.06, 3, .5), x, y, b+ph*.38)
    elif what == 'olive': plant(x, y, b, 'olive', ph, None, 0, 0)
    elif what == 'flowers':
        g = needles(leafy('#7a9457', .2), 420, r*1.25, .7, .035, 5); put(g, x, y, b+r*.5)
        me = needles(plain(fc or '#f2efe8', .85), 110, r*1.35, .75, .022, 7, .75); put(me, x, y, b+r*.58)
    elif what == 'herbs':
        for i in range(3): put(needles(leafy(C(('#6f8f4e', '#88a060', '#7b9a72')), .2), 200, r*.6, 1.0, .022, i), x+U(-.4, .4)*r, y+U(-.4, .4)*r, b+r*.45)

def planter(x, y, w, d, h, c='#8a7a66', what='grass', rot=0, n=4, kind='wood', ph=.6, fc=None):
    """a box of boards (or 'plain': of zinc/concrete) with plants in a row"""
    g = group(x, y, rot)
    if kind == 'wood':
        k = max(2, round(h/.12)); bh = h/k
        boxes([(-w/2, w/2, -d/2, d/2, bh*i+.004, bh*(i+1)-.004) for i in range(k)], wood(c, 'x', .7), .004, g)
        box(0, 0, h/2, w-.03, d-.03, h-.01, plain('#2d2620', .9), 0, parent=g)
        boxes([(-w/2-.012, w/2+.012, s*d/2-.03, s*d/2+.03, h, h+.025) for s in (-1, 1)]+[(s*w/2-.03, s*w/2+.03, -d/2, d/2, h, h+.025) for s in (-1, 1)], wood(c, 'x', .7), .003, g)
    else: box(0, 0, h/2, w, d, h, stone(c, 10, .8, .1), .012, parent=g)
    box(0, 0, h-.01, w-.08, d-.08, .03, plain('#4a3b2e', 1), 0, parent=g)
    ca, sa = math.cos(rot), math.sin(rot)
    for i in range(n):
        t = -w/2+w*(i+.5)/n; planting(x+t*ca, y+t*sa, h-.01, min(d, w/n)*.5, what if isinstance(what, str) else what[i % len(what)], ph*U(.85, 1.1), fc)

# ---------------------------------------------------------------- the house, screens
def cladding(axis, at, side, lo, hi, z0, z1, c, kind='vert', ops=(), w=.13):
    """boards before a wall (towards -side): 'vert' with cover strips, 'lap' lying, 'flush' upright"""
    m = wood(c, 'z' if kind != 'lap' else axis, .6, 1, .8)
    bs = []
    def add(a0, a1, za, zb, t, off=0):
        p, q = at-side*(off+t), at-side*off
        p, q = min(p, q), max(p, q)
        bs.append((a0, a1, p, q, za, zb) if axis == 'x' else (p, q, a0, a1, za, zb))
    def cut(a0, a1, za, zb, t, off=0):
        """minus openings"""
        segs = [(za, zb)] if kind != 'lap' else [(a0, a1)]
        for o in ops:
            if kind != 'lap':
                if o[0]-.07 < a1 and o[1]+.07 > a0: segs = [s for x0, x1 in segs for s in ((x0, min(x1, o[2]-.07)), (max(x0, o[3]+.07), x1)) if s[1]-s[0] > .02]
            elif o[2]-.07 < zb and o[3]+.07 > za: segs = [s for x0, x1 in segs for s in ((x0, min(x1, o[0]-.07)), (max(x0, o[1]+.07), x1)) if s[1]-s[0] > .02]
        for s in segs:
            if kind != 'lap': add(a0, a1, s[0], s[1], t, off)
            else: add(s[0], s[1], za, zb, t, off)
    if kind == 'lap':
        z = z0
        while z < z1-.02: cut(lo, hi, z, min(z+w-.006, z1), .02); z += w
    else:
        a = lo
        while a < hi-.02:
            cut(a+.003, min(a+w-.003, hi), z0, z1, .02)
            if kind == 'vert': cut(a+w-.022, min(a+w+.022, hi), z0, z1, .018, .02)
            a += w
    return boxes(bs, m, .003)

def house(side, x, y0, y1, c='#2a2b2d', kind='vert', ops=(), h=2.5, frames='white', eave=.4, trim='#efece6', cols=2, curtain_c='#e9e4da', base=True, w=.13, roof='#3b3d40', z0=-.3, inner='#57524a'):
    """wall along y at x; side +1: on the right. ops: (y0, y1, z0, z1); doors start at z .02"""
    wall('y', x, y0, y1, h, plain(shade(c, .5), .9), list(ops), .2, side, z0)
    cladding('y', x, side, y0, y1, .03, h, c, kind, ops, w)
    for o in ops:
        window('y', x-side*.03, *o, frames, cols, 1, side, False, .07, .06)
        yy = x+side*.06
        sheet(lambda u, v: (yy, o[0]+.05+(o[1]-o[0]-.1)*u, o[2]+.05+(o[3]-o[2]-.1)*v), 1, 1, pane_mat())
        fm = plain(trim, .5)
        for a0, a1, za, zb in ((o[0]-.1, o[0]-.0, o[2], o[3]+.1), (o[1], o[1]+.1, o[2], o[3]+.1), (o[0], o[1], o[3], o[3]+.1)):
            box(x-side*.033, (a0+a1)/2, (za+zb)/2, .03, a1-a0, zb-za, fm, .003)
        if o[2] > .2: box(x-side*.05, (o[0]+o[1])/2, o[2]-.03, .12, o[1]-o[0]+.2, .05, fm, .004)
        else: box(x-side*.06, (o[0]+o[1])/2, .012, .22, o[1]-o[0]+.06, .03, plain('#8d8f90', .4, .6), .004)
        # a room behind
        box(x+side*2.2, (o[0]+o[1])/2, 1.2, .1, o[1]-o[0]+4, 3, plain(inner, .9), 0); box(x+side*1.2, (o[0]+o[1])/2, -.05, 2, o[1]-o[0]+3, .1, plain('#8a6d4c', .6), 0)
        for yy2 in (o[0]-1.2, o[1]+1.2): box(x+side*1.2, yy2, 1.2, 2, .1, 3, plain(inner, .9), 0)
        if curtain_c:
            n = min(.5, (o[1]-o[0])*.24)
            for a, b in ((o[0]-.05, o[0]+n), (o[1]-n, o[1]+.05)): curtain('y', x+side*.32, a, b, max(.03, o[2]-.1), o[3]+.12, curtain_c, side)
    if y1 < 90:  # corner board
        box(x-side*.03, y1-.05, h/2, .05, .11, h-.02, plain(trim, .5), .003); box(x+side*.06, y1+.012, h/2, .16, .025, h-.02, plain(trim, .5), .003)
    if eave:
        e = x-side*eave
        box((x+e)/2, (y0+y1)/2+.12, h+.01, eave+.06, y1-y0+.24, .03, plain(trim, .6), .002)
        box(e, (y0+y1)/2+.12, h+.09, .03, y1-y0+.24, .18, plain(trim, .5), .003)
        # gutter and roof
        cyl(e-side*.05, y0, h+.1, .06, y1-y0+.22, plain('#83888b', .35, .7), seg=20, bev=0, rot=(-pi/2, 0, 0))
        p = (e-side*.02, h+.185); q = (x+side*3, h+.185+(3+eave)*math.tan(rad(20)))
        sheet(lambda u, v: (p[0]+(q[0]-p[0])*u, y0+(y1+.26-y0)*v, p[1]+(q[1]-p[1])*u), 1, 1, plain(roof, .8), thick=.05)
        tube([(e-side*.05, y1-.02, h+.06), (e-side*.05, y1-.02, h-.05), (x-side*.09, y1-.1, h-.3), (x-side*.09, y1-.1, .0)], .035, plain('#83888b', .35, .7))

def screen(x0, y0, x1, y1, h=1.7, kind='hslat', c='#9a8a76', posts=None, z0=0, cap=True, step=1.6):
    """a wooden screen from one point to another; its good side to the right hand of that walk... both sides alike"""
    L = math.hypot(x1-x0, y1-y0); g = group(x0, y0, math.atan2(y1-y0, x1-x0)); mx, mz = wood(c, 'x', .75, 1, .78), wood(c, 'z', .75, 1, .78); pm = wood(posts or shade(c, .8), 'z', .75)
    n = max(1, round(L/step))
    for i in range(n+1): box(L*i/n, .035 if kind != 'board' else .03, (h+z0)/2+.01, .09, .09, h-z0+.02, pm, .004, parent=g)
    if kind == 'hslat':
        k = int((h-z0-.08)/.092); boxes([(0.002, L, -.022, 0, z0+.06+.092*i, z0+.06+.092*i+.081) for i in range(k)], mx, .003, g)
    elif kind == 'wide':
        k = int((h-z0-.06)/.15); boxes([(.002, L, -.024, 0, z0+.05+.15*i, z0+.05+.15*i+.142) for i in range(k)], mx, .003, g)
    elif kind == 'vslat':
        k = int(L/.075); boxes([(L*i/k+.006, L*i/k+.066, -.03, .0, z0+.05, h) for i in range(k)], mz, .003, g); boxes([(0, L, 0, .03, z, z+.08) for z in (z0+.25, h-.3)], mx, .003, g)
    elif kind == 'board':
        k = int(L/.12); bs = []
        for i in range(k): bs.append((L*i/k+.002, L*(i+1)/k-.002, -.03 if i % 2 else -.045, 0 if i % 2 else -.02, z0+.04, h-.02))
        boxes(bs, mz, .003, g)
    elif kind == 'lean':  # narrow boards, close, every third slightly prouder
        k = int(L/.05); boxes([(L*i/k+.002, L*(i+1)/k-.006, -.02-(.016 if i % 3 == 0 else 0), 0, z0+.04, h) for i in range(k)], mz, .002, g)
    if cap: box(L/2, .01, h+.025, L+.1, .14, .03, mx, .004, parent=g)
    return g

# ---------------------------------------------------------------- parasol
def parasol(x, y, h=2.45, r=1.5, c='#ece7db', tilt=0, az=0, n=8, base='stone', mast='wood', pole='#b98a58', drop=.5, valance=.12):
    g0 = group(x, y); g = group(0, 0, 0, 0); g.parent = g0; g.location = (0, 0, h-.55); g.rotation_euler = (rad(tilt)*math.cos(az), rad(tilt)*math.sin(az), 0)
    m = cloth(c); mm = wood(pole, 'z') if mast == 'wood' else plain('#e9e8e4' if mast == 'white' else '#2c2e31', .4, .3)
    tube([(0, 0, .02), (0, 0, h-.55)], .024, mm, parent=g0); tube([(0, 0, 0), (0, 0, .56)], .022, mm, parent=g)
    top = .55
    def f(u, v):
        a = 2*pi*u; s = (a % (2*pi/n))-pi/n
        k = math.cos(pi/n)/math.cos(s)
        sag = .06*v*v*(math.cos(s*n)*.5+.5)
        return (r*v*k*math.cos(a), r*v*k*math.sin(a), top-drop*v-sag*.6)
    sheet(f, n*8, 10, m).parent = g
    def f2(u, v):
        a = 2*pi*u; s = (a % (2*pi/n))-pi/n; k = math.cos(pi/n)/math.cos(s); sag = .06*(math.cos(s*n)*.5+.5)
        return (r*k*math.cos(a), r*k*math.sin(a), top-drop-sag*.6-valance*v)
    if valance: sheet(f2, n*8, 2, m).parent = g
    for i in range(n):
        a = 2*pi*i/n; tube([(0, 0, top-.03), (r*math.cos(a), r*math.sin(a), top-drop-.015)], .008, mm, parent=g)
        tube([(.02*math.cos(a), .02*math.sin(a), top-.52), (r*.5*math.cos(a), r*.5*math.sin(a), top-drop*.5-.015)], .007, mm, parent=g)
    sphere(0, 0, top+.03, .03, mm, 1.3, g); cyl(0, 0, top-.55, .04, .05, mm, parent=g)
    if base == 'stone': box(0, 0, .04, .5, .5, .08, stone('#a9a59c', 9, .8, .15), .015, parent=g0); cyl(0, 0, .08, .035, .28, steel(), parent=g0)
    elif base == 'round': cyl(0, 0, 0, .27, .06, plain('#2c2e31', .5, .3), bev=.02, parent=g0); cyl(0, 0, .06, .033, .26, plain('#2c2e31', .5, .3), parent=g0)
    return g0

# ---------------------------------------------------------------- furniture
def pad(g, x, y, z, w, d, t, c, rx=0, puff=.02, n=6, rz=0): return soft_box(x, y, z, w, d, t, fabric(c, 170), puff, (rx, 0, rz), g, n=n, crease=min(.04, t*.4))

def adirondack(x, y, rot=0, c='#a9937a', painted=False, cushion=None, blanket=None):
    g = group(x, y, rot); W = lambda a: plain(c, .6) if painted else wood(c, a, .7)
    wx, wy, wz = W('x'), W('y'), W('z')
    for s in (-1, 1):
        bar((s*.265, -.36, .34), (s*.265, .56, .03), .026, .1, wy, g)
        box(s*.3, -.33, .275, .03, .1, .55, wz, .006, parent=g)
        bar((s*.31, .2, .53), (s*.24, .42, .12), .028, .07, wz, g)
        o = box(s*.335, -.06, .56, .13, .78, .026, wy, .012, parent=g); o.rotation_euler = (0, 0, -s*.03)
    for i in range(6):
        t = i/5; yy = -.37+.52*t; zz = .385-.315*(.10+.52*t/.92)*.98
        o = box(0, yy, zz+.02, .56, .088, .02, wx, .005, parent=g); o.rotation_euler = (rad(-18.6), 0, 0)
    lean = rad(24)
    for i in range(6):
        a = (i-2.5)/2.5; H = .82-.13*a*a
        px = a*.215; fan = a*.055
        p = Vector((px, .17, .17)); q = Vector((px+fan, .17+H*math.sin(lean), .17+H*math.cos(lean)))
        bar(p, q, .09, .018, wz, g, .006)
    for zz in (.36, .72): yy = .17+(zz-.17)*math.tan(lean)+.022; box(0, yy, zz, .56 if zz < .5 else .5, .025, .06, wx, .004, parent=g)
    if cushion: pillow(0, .26, .47, .44, .36, .13, fabric(cushion, 170), (rad(66), 0, U(-.06, .06)), g)
    if blanket: throw(g, .2, -.0, .42, blanket, .3, .7)
    return g

def outchair(x, y, rot=0, kind='slat', c='#b08a60', cushion=None):
    """chairs for a table or for sitting: 'slat' teak with arms, 'fold' without, 'rope', 'bistro', 'sling', 'wicker', 'spindle'"""
    g = group(x, y, rot); wx, wy, wz = (wood(c, a, .65) for a in 'xyz')
    if kind in ('slat', 'fold'):
        arms = kind == 'slat'; hw = .265 if arms else .22
        boxes([(-hw+.03, hw-.03, -.235+.078*i, -.235+.078*i+.062, .425, .445) for i in range(6)], wx, .004, g)
        for s in (-1, 1):
            if arms:
                bar((s*hw, -.23, 0), (s*hw, -.23, .63), .045, .045, wz, g); bar((s*hw, .24, 0), (s*hw, .22, .46), .045, .04, wz, g); bar((s*hw, .22, .44), (s*hw, .31, .90), .045, .035, wz, g)
                box(s*hw, -.0, .645, .06, .56, .026, wy, .01, parent=g)
                box(s*hw, 0, .41, .03, .44, .06, wy, .004, parent=g)
            else:
                bar((s*hw, -.26, 0), (s*hw, .3, .88), .034, .03, wz, g); bar((s*(hw-.03), .24, 0), (s*(hw-.03), -.22, .44), .03, .03, wz, g)
                box(s*(hw-.03), 0, .415, .025, .46, .035, wy, .004, parent=g)
        if arms:
            for i in range(5):
                zz = .53+.08*i; box(0, .235+(zz-.46)*.2, zz, hw*2-.04, .018, .056, wx, .004, parent=g).rotation_euler = (rad(-11), 0, 0)
        else:
            for i in range(4):
                zz = .6+.085*i; box(0, .04+(zz-.46)*.62+.035, zz, hw*2-.03, .016, .06, wx, .004, parent=g).rotation_euler = (rad(-32), 0, 0)
        if cushion: pad(g, 0, -.01, .468, hw*2-.08, .44, .045, cushion)
    elif kind == 'rope':
        m = black(); rm = fabric(c, 120)
        for s in (-1, 1):
            tube([(s*.27, -.26, .0), (s*.25, -.22, .42), (s*.25, .2, .40), (s*.27, .27, 0)], .012, m, parent=g)
            tube([(s*.27, -.2, .42), (s*.30, -.2, .63), (s*.29, .1, .66)], .011, m, parent=g)
        def hoop(z0, amp, r):
            return [(r*math.cos(pi*(1-i/20)), .05+.22*math.sin(pi*i/20), z0+amp*math.sin(pi*i/20)) for i in range(21)]
        top = hoop(.64, .17, .3); bot = hoop(.43, 0., .255); tube(top, .012, m, parent=g); tube(bot, .012, m, parent=g)
        for i in range(1, 41):
            f = i/41*20; j = int(f); k = f-j
            p = [bot[j][q]*(1-k)+bot[min(20, j+1)][q]*k for q in range(3)]; q_ = [top[j][q]*(1-k)+top[min(20, j+1)][q]*k for q in range(3)]
            tube([p, q_], .0075, rm, 6, g)
        pad(g, 0, -.02, .46, .5, .5, .08, cushion or '#e6e1d6', n=7)
    elif kind == 'bistro':
        m = plain(c, .4, .1)
        for s in (-1, 1):
            tube([(s*.2, -.22, 0), (s*.19, .2, .84)], .011, m, parent=g); tube([(s*.17, .24, 0), (s*.17, -.2, .44)], .011, m, parent=g)
        boxes([(-.2, .2, -.2+.06*i, -.2+.06*i+.045, .44, .45) for i in range(7)], m, .002, g)
        for zz in (.70, .78, .85): box(0, .215-(.84-zz)*.42*.5, zz, .4, .008, .05, m, .003, parent=g)
        tube([(-.17, .24, .02), (.17, .24, .02)], .009, m, parent=g)
        if cushion: pad(g, 0, -.01, .475, .38, .38, .045, cushion)
    elif kind == 'spindle':
        m = plain(c, .45)
        for sx in (-1, 1):
            tube([(sx*.2, -.19, .44), (sx*.23, -.23, 0)], .015, m, parent=g); tube([(sx*.18, .19, .44), (sx*.22, .25, 0)], .015, m, parent=g)
            tube([(sx*.2, .2, .44), (sx*.22, .29, .84)], .014, m, parent=g)
        soft_box(0, 0, .45, .46, .45, .03, m, 0, parent=g, n=4, crease=.015)
        for i in range(6): tube([(-.15+.06*i, .205, .45), (-.165+.066*i, .29, .82)], .0075, m, 8, g)
        box(0, .292, .84, .48, .026, .06, m, .012, parent=g)
        if cushion: pad(g, 0, -.01, .485, .4, .4, .04, cushion)
    elif kind == 'wicker':
        rm = fabric(c, 70)
        def f(u, v):
            a = pi*(.5+(u-.5)*1.55); r = .31+.03*v
            return (r*math.cos(a), r*math.sin(a)*.9+.02, .2+v*(.38+.22*math.sin(pi*u)**1.6))
        sheet(f, 40, 12, rm, thick=.035).parent = g
        soft_box(0, -.02, .36, .54, .54, .12, rm, 0, parent=g, n=5, crease=.03); pad(g, 0, -.03, .46, .5, .5, .09, cushion or '#eae5da')
        for sx in (-1, 1):
            for sy in (-1, 1): tube([(sx*.2, sy*.19, .34), (sx*.23, sy*.23, 0)], .016, wood('#8a6a45', 'z'), 8, g)
    return g

def lounge(x, y, rot=0, w=2.0, n=3, c='#b08a60', cushion='#e8e3d8', kind='teak', pillows=(), d=.8, arms=(True, True), seat=.0, back=True):
    """sofa or armchair: back at +y. kind teak (slats), block (broad planks), metal (dark tubes), wicker"""
    g = group(x, y, rot); wx, wy, wz = (wood(c, a, .65) for a in 'xyz'); a0 = -w/2+(.07 if arms[0] else 0); a1 = w/2-(.07 if arms[1] else 0); iw = a1-a0; cx = (a0+a1)/2; sh = .27+seat
    if kind == 'teak':
        for s, ar in ((-1, arms[0]), (1, arms[1])):
            xx = s*(w/2-.03)
            box(xx, -d/2+.03, (.62 if ar else .3)/2, .055, .055, .62 if ar else .3, wz, .005, parent=g)
            box(xx, d/2-.03, .36, .055, .055, .72, wz, .005, parent=g)
            if ar: box(xx, 0, .635, .09, d, .03, wy, .01, parent=g)
            box(xx, 0, sh-.04, .04, d-.05, .09, wy, .004, parent=g)
        box(0, -d/2+.03, sh-.04, w-.08, .03, .09, wx, .004, parent=g); box(0, d/2-.03, sh-.04, w-.08, .03, .09, wx, .004, parent=g)
        boxes([(-w/2+.04, w/2-.04, -d/2+.06+.09*i, -d/2+.06+.09*i+.07, sh-.01, sh+.01) for i in range(int((d-.1)/.09))], wx, .003, g)
        k = int((w-.1)/.085)
        boxes([(-w/2+.06+(w-.12)*i/k+.012, -w/2+.06+(w-.12)*(i+1)/k-.012, d/2-.045, d/2-.022, sh, .69) for i in range(k)], wz, .003, g)
        box(0, d/2-.03, .705, w-.06, .06, .04, wx, .008, parent=g)
    elif kind == 'block':
        boxes([(-w/2, w/2, -d/2+.146*i, -d/2+.146*i+.138, sh-.05, sh) for i in range(int(d/.146))], wx, .004, g)
        box(0, 0, (sh-.06)/2, w-.2, d-.2, sh-.06, plain('#3a332c', .9), 0, parent=g)
        boxes([(-w/2, w/2, s*(d/2-.02)-.02, s*(d/2-.02)+.02, .05, sh-.06) for s in (-1, 1)]+[(s*(w/2-.02)-.02, s*(w/2-.02)+.02, -d/2, d/2, .05, sh-.06) for s in (-1, 1)], wx, .004, g)
        if back:
            for i in range(3): box(0, d/2-.02, sh+.1+.15*i, w, .03, .138, wx, .005, parent=g)
            for s in (-1, 1): box(s*(w/2-.1), d/2+.02, .4, .07, .05, .74, wz, .004, parent=g)
        for s, ar in ((-1, arms[0]), (1, arms[1])):
            if ar:
                for i in range(2): box(s*(w/2-.02), -.0, sh+.1+.15*i, .03, d, .138, wy, .005, parent=g)
                box(s*(w/2-.02), 0, sh+.34, .12, d, .03, wy, .006, parent=g)
    elif kind == 'metal':
        m = plain(c, .45, .2)
        for s, ar in ((-1, arms[0]), (1, arms[1])):
            xx = s*(w/2-.02)
            for yy in (-d/2+.02, d/2-.02): box(xx, yy, .3 if ar else .14, .035, .035, .6 if ar else .28, m, .004, parent=g)
            if ar: box(xx, 0, .6, .06, d, .025, wood('#b08a60', 'y'), .005, parent=g)
            box(xx, 0, sh-.02, .03, d, .04, m, .004, parent=g)
        boxes([(-w/2, w/2, s*(d/2-.02)-.015, s*(d/2-.02)+.015, sh-.04, sh) for s in (-1, 1)]+[(-w/2, w/2, -d/2+.1*i, -d/2+.1*i+.05, sh-.02, sh) for i in range(1, int(d/.1))], m, .002, g)
        box(0, d/2-.02, .66, w, .03, .03, m, .004, parent=g)
        for i in range(int(w/.11)): tube([(-w/2+.05+.11*i, d/2-.02, sh), (-w/2+.05+.11*i, d/2-.02, .66)], .005, m, 6, g)
        for s in (-1, 1): box(s*(w/2-.02), d/2-.02, .33, .035, .035, .66, m, .004, parent=g)
    else:
        rm = fabric(c, 60)
        soft_box(0, 0, sh/2+.02, w, d, sh, rm, 0, parent=g, n=6, crease=.03); soft_box(0, d/2-.07, .4, w, .14, .68, rm, 0, parent=g, n=6, crease=.05)
        for s, ar in ((-1, arms[0]), (1, arms[1])):
            if ar: soft_box(s*(w/2-.07), 0, .32, .14, d, .56, rm, 0, parent=g, n=6, crease=.05)
    for i in range(n):
        xx = a0+iw*(i+.5)/n
        pad(g, xx, -.05 if back else 0, sh+.065, iw/n-.012, d-.16 if back else d-.06, .13, cushion, n=8, puff=.022)
        if back: pad(g, xx, d/2-.17, sh+.32, iw/n-.02, .15, .42, cushion, rad(-12), .03, 8)
    for pos, pc, size in pillows:
        pillow(a0+iw*pos, d/2-.31+U(-.02, .02), sh+.14+size*.44, size, size, .16, fabric(pc, 180), (rad(66+U(-5, 5)), U(-.12, .12), U(-.15, .15)), g)
    return g

def gbench(x, y, rot=0, w=1.6, c='#a9937a', cushion='#dfe0d4', kind='vert', pillows=(), seat_pad=True):
    """garden bench with a back: 'vert' slats, 'lutyens' (round top), 'lying'"""
    g = group(x, y, rot); wx, wy, wz = (wood(c, a, .7) for a in 'xyz'); d = .56
    for s in (-1, 1):
        xx = s*(w/2-.035)
        bar((xx, -d/2+.03, 0), (xx, -d/2+.03, .62), .06, .06, wz, g); bar((xx, d/2-.06, 0), (xx, d/2-.07, .45), .06, .055, wz, g); bar((xx, d/2-.07, .43), (xx, d/2+.03, .92), .06, .05, wz, g)
        box(xx, -.02, .635, .085, d+.02, .034, wy, .012, parent=g); box(xx, 0, .38, .04, d-.1, .07, wy, .004, parent=g)
    boxes([(-w/2+.02, w/2-.02, -d/2+.01+.088*i, -d/2+.01+.088*i+.07, .41, .432) for i in range(6)], wx, .004, g)
    box(0, -d/2+.03, .36, w-.12, .03, .08, wx, .004, parent=g)
    bk = group(0, 0); bk.parent = g; bk.location = (0, d/2-.055, .44); bk.rotation_euler = (rad(-11.5), 0, 0)
    if kind == 'lutyens':
        prof = lambda t: .40+.14*math.exp(-(t*3.2)**2)+.05*math.exp(-((abs(t)-.8)*5)**2)
        k = 26; pts = [((w/2-.06)*(-1+2*i/k), 0, prof(-1+2*i/k)) for i in range(k+1)]
        tube(pts, .026, wx, parent=bk)
        for i in range(1, 22): t = -1+2*i/22; boxes([((w/2-.06)*t-.014, (w/2-.06)*t+.014, -.01, .01, .06, prof(t))], wz, .002, bk)
    else:
        box(0, 0, .465, w-.08, .034, .085, wx, .01, parent=bk)
        if kind == 'vert':
            k = int((w-.14)/.085); boxes([(-w/2+.07+(w-.14)*i/k+.014, -w/2+.07+(w-.14)*(i+1)/k-.014, -.009, .009, .06, .43) for i in range(k)], wz, .003, bk)
        else:
            for zz in (.14, .25, .36): box(0, 0, zz, w-.12, .02, .085, wx, .006, parent=bk)
    box(0, 0, .05, w-.1, .03, .06, wx, .004, parent=bk)
    if seat_pad: pad(g, 0, -.02, .465, w-.14, d-.08, .07, cushion, n=8, puff=.012)
    for pos, pc, size in pillows: pillow(-w/2+.1+(w-.2)*pos, .09+U(-.02, .02), .49+size*.43, size, size, .15, fabric(pc, 180), (rad(70+U(-4, 4)), U(-.1, .1), U(-.15, .15)), g)
    return g

def lounger(x, y, rot=0, kind='teak', c='#b08a60', cushion='#e8e3d8', up=42, towel=None, pillow_c=None, roll=None):
    """head at +y"""
    g = group(x, y, rot); a = rad(up); wx, wy, wz = (wood(c, q, .65) for q in 'xyz')
    if kind == 'teak':
        h = .33
        for s in (-1, 1):
            box(s*.32, 0, h-.03, .045, 2.0, .09, wy, .006, parent=g); box(s*.32, -.82, (h-.07)/2, .055, .07, h-.07, wz, .005, parent=g)
            cyl(s*.35-.02, .7, .14, .14, .04, wx, seg=28, parent=g, rot=(0, pi/2, 0)); box(s*.32, .7, .2, .04, .06, .16, wz, .004, parent=g)
        tube([(-.36, .7, .14), (.36, .7, .14)], .014, steel(), parent=g)
        boxes([(-.3, .3, -.98+.092*i, -.98+.092*i+.074, h, h+.02) for i in range(13)], wx, .003, g)
        bk = group(0, 0); bk.parent = g; bk.location = (0, .22, h); bk.rotation_euler = (a, 0, 0)
        boxes([(-.3, .3, .02+.092*i, .02+.092*i+.074, 0, .02) for i in range(8)], wx, .003, bk); boxes([(s*.25-.02, s*.25+.02, 0, .76, -.035, 0) for s in (-1, 1)], wy, .003, bk)
        bar((0, .22+.5*math.cos(a), h+.5*math.sin(a)), (0, .22+.66, h-.02), .5, .025, wz, g)
    else:
        h = .3; m = plain(c, .4, .2)
        for s in (-1, 1):
            box(s*.33, 0, h-.015, .03, 1.96, .045, m, .005, parent=g)
            for yy in (-.8, .8): box(s*.33, yy, h/2-.015, .03, .04, h-.03, m, .004, parent=g)
        for yy in (-.97, .97): box(0, yy, h-.015, .66, .03, .045, m, .004, parent=g)
        bk = group(0, 0); bk.parent = g; bk.location = (0, .22, h); bk.rotation_euler = (a, 0, 0)
        for s in (-1, 1): box(s*.3, .37, 0, .025, .76, .03, m, .004, parent=bk)
        box(0, -.37, h, .62, 1.2, .008, fabric('#8f8f8a', 200), 0, parent=g); box(0, .37, 0, .6, .74, .008, fabric('#8f8f8a', 200), 0, parent=bk)
        bar((0, .22+.5*math.cos(a), h+.5*math.sin(a)), (0, .22+.62, h-.0), .45, .014, m, g)
    pad(g, 0, -.36, h+.06, .6, 1.18, .08, cushion, n=8, puff=.015); pad(bk, 0, .39, .06, .6, .78, .08, cushion, n=8, puff=.015)
    if pillow_c: pillow(0, .6, .14, .46, .28, .12, fabric(pillow_c, 160), (0, 0, 0), bk)
    if towel:
        m = fabric(towel, 120)
        def f(u, v):
            xx = -.23+.46*u; t = v*1.0
            dz = .004*math.sin(u*14)+.003*math.sin(v*16+u*5)
            if t < .8: return (xx, -.15-t, h+.118+dz)
            return (xx, -.95-.02-.015*math.sin(u*9), h+.118-(t-.8)+dz)
        sheet(f, 20, 30, m, thick=.01).parent = g
    if roll:
        o = cyl(0, -.0, 0, .065, .46, fabric(roll, 120), seg=24, bev=.02, parent=g, rot=(0, pi/2, 0)); o.location = (-.23, -.7, h+.115+.06)
    return g

def slat_table(x, y, w, d, h=.74, rot=0, c='#b08a60', kind='legs', top='slat', leg=None):
    """boards along x. legs: 'legs' square, 'cross' (crossed at both ends), 'trestle', 'panel', 'hoop' (steel)"""
    g = group(x, y, rot); wx, wy, wz = (wood(c, q, .6) for q in 'xyz')
    if kind == 'round':
        cyl(0, 0, h-.03, w/2, .03, wx, bev=.008, parent=g); tube([(0, 0, .02), (0, 0, h-.03)], .035, wz, parent=g)
        for i in range(4): a = pi/4+pi/2*i; bar((0, 0, .12), (w*.32*math.cos(a), w*.32*math.sin(a), .02), .05, .05, wz, g)
        return g
    bw = .1 if d > .5 else .085; k = max(3, round(d/bw)); b = d/k
    boxes([(-w/2, w/2, -d/2+b*i+.003, -d/2+b*(i+1)-.003, h-.03, h) for i in range(k)], wx, .004, g)
    if kind == 'legs':
        box(0, 0, h-.065, w-.2, d-.16, .06, wx, .003, parent=g)
        for sx in (-1, 1):
            for sy in (-1, 1): box(sx*(w/2-.08), sy*(d/2-.07), (h-.03)/2, .07, .07, h-.03, wz, .006, parent=g)
    elif kind == 'cross':
        for s in (-1, 1):
            xx = s*(w/2-.3)
            bar((xx, -d/2+.08, 0), (xx, d/2-.12, h-.03), .045, .09, wz, g); bar((xx+.04*s, d/2-.08, 0), (xx+.04*s, -d/2+.12, h-.03), .045, .09, wz, g); box(xx, 0, h-.055, .06, d-.08, .05, wy, .004, parent=g)
        bar((-w/2+.3, 0, h*.5), (w/2-.3, 0, h*.5), .05, .06, wx, g)
    elif kind == 'panel':
        for s in (-1, 1): box(s*(w/2-.05), 0, (h-.03)/2, .06, d-.02, h-.03, wz, .005, parent=g)
        box(0, 0, h*.55, w-.1, .04, .1, wx, .004, parent=g)
    elif kind == 'hoop':
        m = plain(leg or '#26282b', .45, .3)
        for s in (-1, 1): xx = s*(w/2-.22); boxes([(xx-.03, xx+.03, -d/2+.06, -d/2+.09, 0, h-.03), (xx-.03, xx+.03, d/2-.09, d/2-.06, 0, h-.03), (xx-.03, xx+.03, -d/2+.06, d/2-.06, 0, .02), (xx-.03, xx+.03, -d/2+.06, d/2-.06, h-.045, h-.03)], m, .002, g)
        boxes([(-w/2+.22, w/2-.22, -.02, .02, h-.05, h-.03)], m, 0, g)
    else:
        for s in (-1, 1):
            xx = s*(w/2-.35); box(xx, 0, .04, .08, d-.12, .08, wy, .006, parent=g); box(xx, 0, h/2, .09, .14, h-.1, wz, .006, parent=g); box(xx, 0, h-.06, .08, d-.16, .06, wy, .004, parent=g)
        box(0, 0, .3, w-.7, .045, .1, wx, .005, parent=g)
    return g

def slat_bench(x, y, L, d=.36, h=.45, rot=0, c='#b08a60', kind='legs', cushion=None, pads=0):
    g = slat_table(x, y, L, d, h, rot, c, kind)
    if cushion: pad(g, 0, 0, h+.025, L-.06, d-.02, .05, cushion, n=8, puff=.006)
    return g

# ---------------------------------------------------------------- things
def W_(g, x, y):
    a = g.rotation_euler[2]; return g.location[0]+x*math.cos(a)-y*math.sin(a), g.location[1]+x*math.sin(a)+y*math.cos(a)
def setting(g, x, y, rot, z=.74, c='#efece4', napkin='#93a08a', wine=True, r=.135):
    """plate, napkin, cutlery, glasses; the eater sits at -y of it"""
    X, Y = W_(g, x, y); q = group(X, Y, g.rotation_euler[2]+rot, z)
    lathe(0, 0, 0, [(0, .004), (r*.62, .004), (r*.98, .018), (r, .02), (r*.62, .009), (0, .008)], plain(c, .3), 36, q)
    lathe(0, 0, .012, [(0, .004), (r*.45, .004), (r*.72, .014), (r*.74, .016), (r*.45, .009), (0, .008)], plain(shade(c, .93), .3), 32, q)
    soft_box(0, -.005, .03, .07, .16, .016, fabric(napkin, 160), .003, (0, 0, .12), q, n=3, crease=.006)
    st = steel()
    for s, w in ((-1, .014), (1, .016)): box(s*.165, 0, .003, w, .2, .003, st, .001, parent=q)
    lathe(.15, .16, 0, [(0, .002), (.03, .002), (.036, .09), (.034, .09), (.028, .006), (0, .006)], clear(), 24, q)
    if wine: lathe(.07, .2, 0, [(0, .002), (.032, .002), (.004, .008), (.004, .085), (.03, .11), (.038, .15), (.03, .19), (.028, .19), (.036, .15), (.028, .112), (0, .1)], clear(), 24, q)
    return q

def jug(x, y, z, c='#e4eeee', h=.23, what=None):
    lathe(x, y, z, [(0, .003), (.055, .003), (.068, h*.3), (.045, h*.75), (.052, h), (.049, h), (.041, h*.75), (.06, h*.3), (0, .01)], clear() if what is not None or c == '#e4eeee' else plain(c, .35), 32)
    if what: lathe(x, y, z+.008, [(0, 0), (.053, 0), (.062, h*.28), (.046, h*.62), (0, h*.62)], plain(what, .15), 28)
def flowers(x, y, z, c='#e4ddd0', h=.18, cols=('#f3efe6', '#d9a441'), n=16, spread=.13, tall=.22, kind=1):
    vase(x, y, z, c, h, kind); st = leafy('#7f935f', .15); put(needles(st, 90, spread*.8, 1., .035, 3, .1), x, y, z+h+tall*.35)
    me = [needles(plain(k, .85), 14, .026, .7, .014, i, .2) for i, k in enumerate(cols)]
    for i in range(n): a = U(0, 6.28); e = U(.2, 1)*spread; t = (x+e*math.cos(a), y+e*math.sin(a), z+h+tall*U(.35, 1)*(1.15-.5*e/spread)); tube([(x, y, z+h*.7), t], .002, st, 6); put(C(me), *t, U(.8, 1.3))
def lantern(x, y, z=0, h=.42, w=.2, c='#2a2b2d', wooden=False):
    m = wood(c, 'z', .7) if wooden else plain(c, .5)
    boxes([(x-w/2, x+w/2, y-w/2, y+w/2, z, z+.025), (x-w/2, x+w/2, y-w/2, y+w/2, z+h*.78, z+h*.82)]+[(x+sx*(w/2-.008)-.008, x+sx*(w/2-.008)+.008, y+sy*(w/2-.008)-.008, y+sy*(w/2-.008)+.008, z+.02, z+h*.8) for sx in (-1, 1) for sy in (-1, 1)], m, .002)
    cyl(x, y, z+h*.82, w*.62, h*.12, m, w*.18, seg=4, bev=0).rotation_euler = (0, 0, pi/4)
    tube([(x-.03, y, z+h*.92)]+[(x-.05*math.cos(pi*i/8), y, z+h*.94+.05*math.sin(pi*i/8)) for i in range(9)]+[(x+.03, y, z+h*.92)], .004, m, 6)
    cyl(x, y, z+.025, w*.2, h*.34, plain('#f0e9da', .6)); tube([(x, y, z+.025+h*.34), (x, y, z+.04+h*.34)], .002, black(), 6)
    for sx, sy, a in ((-1, 0, 0), (1, 0, 0), (0, -1, 1), (0, 1, 1)):
        q = w/2-.008; sheet((lambda u, v: (x+sx*q, y-q+2*q*u, z+.03+(h*.75-.03)*v)) if a == 0 else (lambda u, v: (x-q+2*q*u, y+sy*q, z+.03+(h*.75-.03)*v)), 1, 1, pane_mat(.03, .4, '#f2f6f5'))
def towel_stack(x, y, z, cs=('#f0ede6', '#9db09a'), w=.36, d=.28, t=.06, rot=0):
    g = group(x, y, rot, z)
    for i, c in enumerate(cs): soft_box(U(-.01, .01), U(-.01, .01), t*(i+.5), w, d, t*.96, fabric(c, 120), .008, (0, 0, U(-.05, .05)), g, n=5, crease=.022)
def towel_roll(x, y, z, c, r=.06, L=.36, rot=0):
    g = group(x, y, rot, z); m = fabric(c, 120); o = cyl(-L/2, 0, r, r, L, m, seg=24, bev=.015, parent=g, rot=(0, pi/2, 0))
    for s in (-1, 1):
        pts = [((L/2+.002)*s, (r*.85*(1-i/30))*math.cos(i*.55), r+(r*.85*(1-i/30))*math.sin(i*.55)) for i in range(26)]; tube(pts, .003, fabric(shade(c, .75), 120), 6, g)
def hang_towel(p, q, z, c, drop=.6, over=.025, stripe=None):
    """over a rail/edge from p to q (x, y) at height z"""
    m = pattern('stripes', c, stripe, .09, 'z') if stripe else fabric(c, 120); dx, dy = q[0]-p[0], q[1]-p[1]; L = math.hypot(dx, dy); nx, ny = dy/L, -dx/L; ph = U(0, 6)
    def f(u, v):
        t = (v-.42)*drop*2.0; wav = .008*math.sin(u*9+ph)*abs(t)/drop
        if abs(t) < over: a = t/over*pi/2; return (p[0]+dx*u+nx*over*math.sin(a), p[1]+dy*u+ny*over*math.sin(a), z+over*.6*math.cos(a))
        s = 1 if t > 0 else -1
        return (p[0]+dx*u+s*nx*(over+wav), p[1]+dy*u+s*ny*(over+wav), z-(abs(t)-over))
    sheet(f, 16, 50, m, thick=.01)
def slippers(x, y, rot=0, c='#8c7f70', z=0):
    g = group(x, y, rot, z)
    for s in (-1, 1):
        o = soft_box(s*.06, 0, .012, .09, .25, .02, plain('#d9cfbf', .8), .0, (0, 0, s*.06), g, n=4, crease=.012)
        def f(u, v): a = pi*u; return (s*.06+.045*math.cos(a), .02+.08*v, .02+(.045-.012*v)*math.sin(a))
        sheet(f, 12, 3, fabric(c, 150), thick=.006).parent = g
def firewood(x, y, w, h, rot=0, z=0, d=.3): return logs(x, y, w, h, rot, z, d)
def basket_(x, y, r=.22, h=.34, c='#b98f5c', logs_=False, blanket=None): basket(x, y, r, h, c, logs_, blanket)
def tray(x, y, z, w=.46, d=.3, c='#a8743f', rot=0):
    g = group(x, y, rot, z); wx = wood(c, 'x'); box(0, 0, .008, w, d, .016, wx, .003, parent=g)
    boxes([(-w/2, w/2, s*d/2-.008, s*d/2+.008, 0, .045) for s in (-1, 1)]+[(s*w/2-.008, s*w/2+.008, -d/2, d/2, 0, .045) for s in (-1, 1)], wx, .003, g)
    return g
def tumbler(x, y, z, what=None, h=.1):
    lathe(x, y, z, [(0, .002), (.03, .002), (.036, h), (.034, h), (.028, .006), (0, .006)], clear(), 24)
    if what: cyl(x, y, z+.006, .028, h*.62, plain(what, .15), .032, seg=20, bev=0)
def bread(x, y, z, rot=.3):
    g = group(x, y, rot, z); box(0, 0, .01, .42, .24, .02, wood('#a8743f', 'x'), .006, parent=g)
    sphere(-.05, 0, .065, .1, plain('#7d5936', .85, bump=.6), .6, g).scale = (1.3, .8, 1)
    for i in range(3): o = cyl(.08+.026*i, 0, .07, .055, .013, plain('#e2c79a', .9), seg=24, parent=g, rot=(0, rad(78), 0))
def salad(x, y, z, r=.15, c='#e9e4d8'):
    bowl(x, y, z, c, r); put(needles(leafy('#7fa04f', .3), 160, r*.78, .5, .035, 4, .1), x, y, z+r*.5); put(needles(plain('#c9543a', .5), 14, r*.7, .45, .022, 6, .5), x, y, z+r*.56)
def sheepskin(g, x, y, z, w=.5, l=.75, c='#efe9dd', rx=0):
    m = fabric(c, 40); 
    def f(u, v):
        a = 2*pi*u; k = 1+.07*math.sin(a*5+1)+.05*math.sin(a*9); r = v
        return (x+w/2*k*r*math.cos(a)*(1-.1*math.sin(a)), y+l/2*k*r*math.sin(a), z+.02*math.sin(a*7+v*9)*.3+.012*(1-v**4))
    o = sheet(f, 44, 9, m, thick=.02); o.parent = g; return o

# ---------------------------------------------------------------- fire bowl
def flame_mat():
    if 'flameG' in lib._mats: return lib._mats['flameG']
    m, nt, b = lib._new('flame'); nt.nodes.remove(b)
    at = nt.nodes.new('ShaderNodeAttribute'); at.attribute_name = 'fl'
    em = nt.nodes.new('ShaderNodeEmission'); em.inputs[1].default_value = 3.4
    nt.links.new(lib._ramp(nt, at.outputs['Fac'], [(0, (.6, .05, 0, 1)), (.3, (1, .2, .01, 1)), (.6, (1, .46, .07, 1)), (1, (1, .78, .35, 1))]), em.inputs[0])
    tr = nt.nodes.new('ShaderNodeBsdfTransparent'); mx = nt.nodes.new('ShaderNodeMixShader')
    nt.links.new(lib._ramp(nt, at.outputs['Fac'], [(.04, (0, 0, 0, 1)), (.4, (1, 1, 1, 1))]), mx.inputs[0])
    nt.links.new(tr.outputs[0], mx.inputs[1]); nt.links.new(em.outputs[0], mx.inputs[2]); nt.links.new(mx.outputs[0], nt.nodes['Material Output'].inputs[0]); lib._mats['flameG'] = m
    return m
def flame(x, y, z, w, h):
    ph = U(0, 6); s = U(-.3, .3)
    def f(u, v):
        q = 2*u-1; ww = w/2*(math.sin(pi*min(1, .22+.78*v**.8))**.8)*(1-.55*v)+.004
        return (x+q*ww+.16*w*math.sin(v*5+ph)*v+s*w*v*v, y+.02*math.sin(u*3), z+h*v*(1-.18*q*q))
    o = sheet(f, 12, 22, flame_mat()); me = o.data; ca = me.color_attributes.new('fl', 'FLOAT_COLOR', 'POINT')
    for j in range(23):
        for i in range(13): q = abs(2*i/12-1); v = j/22; c = max(0, (1-q**1.7))*(1-v**1.6)*(.35+.65*min(1, v*5+.3)); ca.data[j*13+i].color = (c, c, c, 1)
    o.visible_shadow = False
def firebowl(x, y, r=.46, z=.2, c='#2a2725', rust=False, tall=.42):
    m = stone('#6e4a35', 20, .8, .25) if rust else plain(c, .55, .4); h = .24
    lathe(x, y, z, [(0, 0), (r*.45, .015), (r*.8, .10), (r, h), (r+.025, h), (r+.02, h-.012), (r*.96, h-.02), (r*.74, .12), (r*.4, .04), (0, .03)], m, 56)
    for i in range(3): a = 2*pi*i/3+.5; tube([(x+r*.62*math.cos(a), y+r*.62*math.sin(a), z+.06), (x+r*.78*math.cos(a), y+r*.78*math.sin(a), 0)], .018, m)
    for s in (-1, 1): tube([(x+s*(r+.01), y-.07, z+h-.01), (x+s*(r+.06), y-.06, z+h-.02), (x+s*(r+.06), y+.06, z+h-.02), (x+s*(r+.01), y+.07, z+h-.01)], .009, m)
    cyl(x, y, z+.05, r*.66, .05, plain('#3c3733', 1), bev=0); bark = wood('#4a3627', 'x', .9)
    for i in range(6):
        a = 2*pi*i/6+.3; p = Vector((x+r*.55*math.cos(a), y+r*.55*math.sin(a), z+.12)); q = Vector((x-.06*math.cos(a), y-.06*math.sin(a), z+.36))
        o = cyl(0, 0, 0, .04, (q-p).length, bark, .032, seg=14, bev=.004); o.location = p; o.rotation_euler = (q-p).to_track_quat('Z', 'Y').to_euler()
    lathe(x, y, z+.1, [(r*.5, 0), (r*.3, .03), (0, .05)], glow('#ff5a12', 2.2), 32)
    for i in range(16): a = U(0, 6.28); e = U(0, .24); flame(x+e*math.cos(a), y+e*math.sin(a), z+.14, U(.12, .18), tall*U(.6, 1.1)*(1-e*1.4))
    l = bpy.data.lights.new('f', 'POINT'); l.energy = 14; l.color = (1, .42, .12); l.shadow_soft_size = .15
    o = bpy.data.objects.new('f', l); bpy.context.scene.collection.objects.link(o); o.location = (x, y, z+.4); o.visible_camera = False

# ---------------------------------------------------------------- tubs
def hottub(x, y, R=.95, h=1.0, c='#a8794c', hoops=3, staves=44, level=.14, water_c='#4f8f8c', rim=True, inner=None, hoop_c='#8d8f90', seat=True):
    level = min(level, .1)
    """round, of upright staves with steel hoops"""
    g = group(x, y); wz = wood(c, 'z', .6, 1, .66); t = .045
    for i in range(staves):
        a = 2*pi*i/staves; w = 2*pi*R/staves
        boxes([(-w/2+.0025, w/2-.0025, -t, 0, .02, h)], wz, .006, g); o = bpy.context.scene.collection.objects[-1]
        o.location = (R*math.sin(a), -R*math.cos(a), 0); o.rotation_euler = (0, 0, a+pi); 
    lathe(x, y, 0, [(R-.045, .03), (R-.045, h-.05)], plain('#241c15', .9))
    hs = [.14, h*.5, h-.14] if hoops == 3 else [.18, h-.2]
    for z in hs:
        r0 = R+.004; lathe(x, y, z, [(r0, -.018), (r0+.006, -.017), (r0+.006, .017), (r0, .018)], plain(hoop_c, .35, .8), 72)
        box(x+.2*0+R*math.sin(.5), y-R*math.cos(.5)-.012, z, .09, .03, .03, plain(hoop_c, .35, .8), .004, .5)
    if rim:
        n = 12
        for i in range(n):
            a0 = 2*pi*i/n+.006; a1 = 2*pi*(i+1)/n-.006; k = 5; r0, r1 = R-.13, R+.05; vs, fs = [], []
            for z in (h, h+.035):
                for j in range(k+1):
                    a = a0+(a1-a0)*j/k; vs += [(r0*math.cos(a), r0*math.sin(a), z), (r1*math.cos(a), r1*math.sin(a), z)]
            b = 2*(k+1)
            for j in range(k): q = 2*j; fs += [(q, q+2, q+3, q+1), (b+q, b+q+1, b+q+3, b+q+2), (q, b+q, b+q+2, q+2), (q+1, q+3, b+q+3, b+q+1)]
            fs += [(0, 1, b+1, b), (2*k, b+2*k, b+2*k+1, 2*k+1)]
            me = bpy.data.meshes.new('rim'); me.from_pydata(vs, [], fs); me.update(); o = lib._obj('rim', me, wood(shade(c, 1.05), 'x', .55, 1, .75)); o.parent = g; bevel(o, .004, 2)
    zi = h-.01; mi = plain(inner, .3) if inner else boardmat(shade(c, .75), .1, 'z', 3, .1, '#2a2018', .003, 'xz')
    lathe(x, y, 0, [(R-.05, h+.0), (R-.06, h-.02), (R-.06, h-level-.05)], mi, 64)
    loft([ring(R-.05, R-.05, h-level, 2, x, y, 64)], water(water_c, scale=6, bump=.25), None, (False, True), 0)
    return g

def ladder_steps(x, y, rot=0, n=3, w=.7, rise=.25, tread=.26, c='#a8794c', rail=None):
    """open wooden steps leading up towards +y"""
    g = group(x, y, rot); wx, wy = wood(c, 'x', .65), wood(c, 'y', .65)
    for i in range(n):
        z = rise*(i+1); yy = tread*(i+.5)
        boxes([(-w/2, w/2, yy-tread/2, yy-.006, z-.03, z), (-w/2, w/2, yy+.006-.0, yy+tread/2, z-.03, z)], wx, .004, g)
    for s in (-1, 1):
        for i in range(n):
            z = rise*(i+1); yy = tread*(i+.5)
            box(s*(w/2-.03), yy, z/2-.015, .045, tread-.02, .06 if 0 else z-.03, wy, .004, parent=g)
    if rail:
        s = rail; wz = wood(c, 'z', .65)
        bar((s*(w/2+.0), tread*.3, 0), (s*(w/2+.0), tread*.3, rise+.75), .05, .05, wz, g); bar((s*w/2, tread*(n-.3), 0), (s*w/2, tread*(n-.3), rise*n+.75), .05, .05, wz, g)
        bar((s*w/2, 0, rise+.68), (s*w/2, tread*n, rise*n+.78), .05, .045, wy, g)
    return g

def tubstove(x, y, rot=0, h=.95, pipe=2.5, c='#2b2c2d'):
    """external stove of a hot tub, its door to -y"""
    g = group(x, y, rot); m = plain(c, .5, .4); st = plain('#9a9d9f', .35, .8)
    cyl(0, 0, .12, .24, h-.12, m, bev=.015, parent=g, seg=40)
    for i in range(3): a = 2*pi*i/3+.5; tube([(.18*math.cos(a), .18*math.sin(a), .14), (.2*math.cos(a), .2*math.sin(a), 0)], .018, m, parent=g)
    box(0, -.235, .45, .26, .03, .28, m, .01, parent=g); box(.07, -.26, .46, .02, .03, .1, st, .006, parent=g); box(0, -.2, .2, .22, .1, .06, m, .006, parent=g)
    cyl(0, 0, h, .16, .04, m, parent=g); cyl(0, .04, h+.03, .065, pipe-h-.1, st, bev=0, parent=g, seg=24); cyl(0, .04, pipe-.04, .11, .05, st, .03, parent=g, seg=24); cyl(0, .04, pipe-.14, .045, .12, m, bev=0, parent=g, seg=16)
    return g

def spa(x, y, hx, hy, h=.88, n=9, rim=.17, shell='#eef0ef', side='lying', wood_c='#8a5a38', level=.11, water_c='#5fb7bd', foam=True, pillows='#59666b', inner='#9fd3d6', skirt='#3b3f42'):
    """acrylic whirlpool; side 'lying'/'upright' boards, 'panel' (grey panels with corners)"""
    seg = 96; acr = plain(shell, .15, 0, 0, .55); q = lambda d, z, nn=n: ring(hx-d, hy-d, z, nn, x, y, seg)
    loft([q(.0, h-.07), q(-.008, h-.035), q(0, h-.008), q(.02, h), q(rim-.04, h), q(rim-.01, h-.012), q(rim+.012, h-.05), q(rim+.03, h-level-.03)], acr)
    loft([q(rim+.028, h-level+.01), q(rim+.05, h-level-.16)], plain(inner, .4))
    ix, iy = hx-rim, hy-rim
    fo = [(x+ix*.72*a, y+iy*.72*b, .3) for a, b in ((-1, -.6), (-.6, 1), (1, .7), (.7, -1), (0, 0.1))] if foam else []
    loft([q(rim+.026, h-level)], water(water_c, fo, (.05, .55), 9, .5), None, (False, True), 0)
    for i in range(4):
        a = pi/4+pi/2*i; px, py = ring(ix, iy, 0, n, 0, 0, 360)[int(math.degrees(a)) % 360][:2]
        soft_box(x+px*.99, y+py*.99, h-.03, .09, .28, .075, plain(pillows, .6), .01, (0, 0, math.atan2(py, px)), n=4, crease=.025)
    px, py = x, y-hy+rim*.5; box(px, py, h+.004, .2, .085, .012, plain('#2a2d30', .25), .006); box(px, py, h+.011, .09, .045, .003, plain('#7fb3c4', .2), .001)
    zt = h-.06
    if side == 'panel':
        loft([q(.05, 0, 14), q(.04, zt, 14)], plain('#26282a', .9), None, (False, False), 0)
        m = plain(skirt, .55)
        for sx, sy in ((0, -1), (0, 1), (-1, 0), (1, 0)):
            L = hx if sy else hy
            o = box(x+sx*(hx-.035), y+sy*(hy-.035), zt/2+.01, 2*L-.3 if sy else .02, .02 if sy else 2*L-.3, zt-.02, m, .006)
            for k in range(1, 6): zz = .02+(zt-.02)*k/6; box(x+sx*(hx-.024), y+sy*(hy-.024), zz, 2*L-.3 if sy else .006, .006 if sy else 2*L-.3, .006, plain('#1d1f21', .9), 0)
        for sx in (-1, 1):
            for sy in (-1, 1): soft_box(x+sx*(hx-.1), y+sy*(hy-.1), zt/2+.01, .18, .18, zt-.01, plain(shade(skirt, .7), .5), 0, n=3, crease=.05)
    else:
        loft([q(.055, 0, 20), q(.055, zt, 20)], plain('#241c15', .9), None, (False, False), 0)
        k = max(4, round((zt-.03)/.095)); b = (zt-.03)/k; X, Y = hx-.035, hy-.035
        if side == 'lying':
            boxes([(x-X+.05, x+X-.05, y+s*Y-.014, y+s*Y+.014, .03+b*i+.004, .03+b*(i+1)-.004) for i in range(k) for s in (-1, 1)], wood(wood_c, 'x', .55), .003)
            boxes([(x+s*X-.014, x+s*X+.014, y-Y+.05, y+Y-.05, .03+b*i+.004, .03+b*(i+1)-.004) for i in range(k) for s in (-1, 1)], wood(wood_c, 'y', .55), .003)
        else:
            n1 = int((2*X-.1)/.1)
            boxes([(x-X+.05+(2*X-.1)*i/n1+.003, x-X+.05+(2*X-.1)*(i+1)/n1-.003, y+s*Y-.014, y+s*Y+.014, .03, zt) for i in range(n1) for s in (-1, 1)]+[(x+s*X-.014, x+s*X+.014, y-Y+.05+(2*Y-.1)*i/n1+.003, y-Y+.05+(2*Y-.1)*(i+1)/n1-.003, .03, zt) for i in range(n1) for s in (-1, 1)], wood(wood_c, 'z', .55), .003)
        wz = wood(shade(wood_c, .85), 'z', .55)
        for sx in (-1, 1):
            for sy in (-1, 1): box(x+sx*(X-.02), y+sy*(Y-.02), zt/2, .1, .1, zt, wz, .006)

# ---------------------------------------------------------------- light
def daylight_out(az=-120, el=45, s=4.6, c='#fff0d8'):
    sky(1.0, '#dfe9f2'); sun(az, el, s, c, .7)
def land():
    """not seen itself: takes the shadows of grass and deck"""
    o = box(0, 12, -.34, 80, 60, .02, plain('#9aa06c', 1), 0); o.is_shadow_catcher = True
    return o
