"""Landscapes of the coast: an engine of heights, grass, sea, sky (all seen along +y), and ten pictures."""
import bpy, math, random, os
import numpy as np
from mathutils import Vector
from PIL import Image, ImageFilter
import lib
from lib import *
from registry import room

Q = float(os.environ.get('P_Q', 1))   # below 1: coarser ground, for previews
# ------------------------------------------------------------------ noise
_r = np.random.default_rng(7)
_P = np.concatenate([_r.permutation(256)]*3); _A = _r.uniform(0, 2*np.pi, 256); _GX, _GY = np.cos(_A), np.sin(_A)
def pn(x, y, seed=0):
    x = np.asarray(x, float)+seed*17.31; y = np.asarray(y, float)-seed*9.77
    xi = np.floor(x).astype(np.int64); yi = np.floor(y).astype(np.int64); xf = x-xi; yf = y-yi
    def g(dx, dy):
        h = _P[_P[(xi+dx) & 255]+((yi+dy) & 255)]
        return _GX[h]*(xf-dx)+_GY[h]*(yf-dy)
    u = xf**3*(xf*(xf*6-15)+10); v = yf**3*(yf*(yf*6-15)+10)
    a = g(0, 0)*(1-u)+g(1, 0)*u; b = g(0, 1)*(1-u)+g(1, 1)*u
    return (a*(1-v)+b*v)*1.5
def fbm(x, y, s, o=4, seed=0, gain=.5):
    t = 0; k = 1.
    for i in range(o): t = t+k*pn(np.asarray(x)/s*2**i, np.asarray(y)/s*2**i, seed+i*3); k *= gain
    return t
def ridge(x, y, s, o=3, seed=0, gain=.45):
    t = 0; k = 1.
    for i in range(o): t = t+k*(1-np.abs(pn(np.asarray(x)/s*2**i, np.asarray(y)/s*2**i, seed+i*5))*2); k *= gain
    return t
def ss(a, b, x):
    t = np.clip((np.asarray(x, float)-a)/(b-a), 0, 1); return t*t*(3-2*t)
def lerp(a, b, t): return a+(b-a)*t

# ------------------------------------------------------------------ materials with air
HAZE = {'c': '#c8d8e4', 'd': 900., 's': .8}
def air(nt, sh):
    cd = nt.nodes.new('ShaderNodeCameraData')
    m = nt.nodes.new('ShaderNodeMath'); m.operation = 'MULTIPLY'; m.inputs[1].default_value = -1/HAZE['d']; nt.links.new(cd.outputs['View Distance'], m.inputs[0])
    e = nt.nodes.new('ShaderNodeMath'); e.operation = 'EXPONENT'; nt.links.new(m.outputs[0], e.inputs[0])
    i = nt.nodes.new('ShaderNodeMath'); i.operation = 'SUBTRACT'; i.inputs[0].default_value = 1; nt.links.new(e.outputs[0], i.inputs[1])
    em = nt.nodes.new('ShaderNodeEmission'); em.inputs[0].default_value = col(HAZE['c']); em.inputs[1].default_value = HAZE['s']
    mx = nt.nodes.new('ShaderNodeMixShader')
    nt.links.new(i.outputs[0], mx.inputs[0]); nt.links.new(sh, mx.inputs[1]); nt.links.new(em.outputs[0], mx.inputs[2])
    nt.links.new(mx.outputs[0], nt.nodes['Material Output'].inputs[0])
    for m_ in bpy.data.materials:
        if m_.node_tree == nt: m_.cycles.emission_sampling = 'NONE'
def attr(nt, n, out='Fac'):
    a = nt.nodes.new('ShaderNodeAttribute'); a.attribute_name = n; return a.outputs[out]
def mixc(nt, f, a, b, mode='MIX'):
    m = nt.nodes.new('ShaderNodeMix'); m.data_type = 'RGBA'; m.blend_type = mode
    for s, v in ((0, f), (6, a), (7, b)):
        if hasattr(v, 'is_output'): nt.links.new(v, m.inputs[s])
        else: m.inputs[s].default_value = v
    return m.outputs[2]
def mth(nt, op, a, b=0., clamp=False):
    m = nt.nodes.new('ShaderNodeMath'); m.operation = op; m.use_clamp = clamp
    for i, v in enumerate((a, b)):
        if hasattr(v, 'is_output'): nt.links.new(v, m.inputs[i])
        else: m.inputs[i].default_value = v
    return m.outputs[0]
def pos(nt, scale=(1, 1, 1)):
    g = nt.nodes.new('ShaderNodeNewGeometry'); mp = nt.nodes.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value = scale
    nt.links.new(g.outputs['Position'], mp.inputs[0]); return mp.outputs[0]

def _vm(nt, op, a, b=None):
    v = nt.nodes.new('ShaderNodeVectorMath'); v.operation = op
    for i, x in enumerate((a, b)):
        if x is None: continue
        if op == 'SCALE' and i == 1: v.inputs['Scale'].default_value = x
        elif hasattr(x, 'is_output'): nt.links.new(x, v.inputs[i])
        else: v.inputs[i].default_value = x
    return v.outputs['Value'] if op == 'DOT_PRODUCT' else v.outputs[0]
WORLD = {}; PENDING = []
def skycol(nt, vec, glint=False):
    W = WORLD; sp = nt.nodes.new('ShaderNodeSeparateXYZ'); nt.links.new(vec, sp.inputs[0])
    c = lib._ramp(nt, sp.outputs[2], [(0., col(W['hor'])), (.55, col(W['zen'])), (1., col(W['zen']))])
    if W['glow']:
        a, e = math.radians(W['az']), math.radians(W['el']); dp = _vm(nt, 'DOT_PRODUCT', vec, (math.sin(a)*math.cos(e), math.cos(a)*math.cos(e), math.sin(e)))
        f = lib._ramp(nt, dp, [(W['gw']-.25, (0, 0, 0, 1)), (W['gw'], (.06 if glint else .25,)*3+(1,)), (.985, (.2 if glint else .8,)*3+(1,)), (1., (1, 1, 1, 1))])
        c = mixc(nt, 1., c, mixc(nt, 1., f, tuple(x*W['gs'] for x in col(W['glow'])[:3])+(1,), 'MULTIPLY'), 'ADD')
    return c
def sandmat(sand='#e3d3ae', litter='#a9a272', wet='#a08a68', rip=1., dark=.86):
    m, nt, b = lib._new('sand'); p = pos(nt)
    n1 = lib._noise(nt, p, .5, 5, .6); n2 = lib._noise(nt, p, 60, 2, .7)
    c = lib._ramp(nt, n1, [(.3, shade(sand, dark)), (.7, shade(sand, 1.06))])
    g = lib._ramp(nt, n2, [(.25, (.86, .85, .83, 1)), (.6, (1, 1, 1, 1))]); c = mixc(nt, .5, c, g, 'MULTIPLY')
    nl = lib._noise(nt, p, 2.6, 5, .7)
    lit = lib._ramp(nt, nl, [(.3, shade(litter, .72)), (.55, col(litter)), (.75, shade(litter, 1.3))])
    f = mth(nt, 'MULTIPLY', attr(nt, 'gm'), lib._ramp(nt, lib._noise(nt, p, 1.1, 4, .65), [(.3, (.45, .45, .45, 1)), (.6, (1, 1, 1, 1))]), True)
    c = mixc(nt, f, c, lit)
    w = attr(nt, 'wet'); c = mixc(nt, w, c, mixc(nt, 1., c, col(wet), 'MULTIPLY'))
    nt.links.new(c, b.inputs['Base Color'])
    rg = mth(nt, 'SUBTRACT', .95, mth(nt, 'MULTIPLY', w, .72)); nt.links.new(rg, b.inputs['Roughness'])
    nt.links.new(mth(nt, 'ADD', .08, mth(nt, 'MULTIPLY', w, .5)), b.inputs['Specular IOR Level'])
    h = mth(nt, 'ADD', lib._noise(nt, pos(nt, (1, 3.2, 1)), 3.4, 4, .55), mth(nt, 'MULTIPLY', lib._noise(nt, p, 26, 3, .6), .18))
    bp = nt.nodes.new('ShaderNodeBump'); bp.inputs['Distance'].default_value = .05
    nt.links.new(mth(nt, 'MULTIPLY', mth(nt, 'SUBTRACT', 1., w), .55*rip), bp.inputs['Strength']); nt.links.new(h, bp.inputs['Height']); nt.links.new(bp.outputs[0], b.inputs['Normal'])
    air(nt, b.outputs[0]); return m

def grassmat(base, tip, straw, mixs=.35, transl=.45):
    m, nt, b = lib._new('grass')
    a = attr(nt, 'bc', 'Color'); sp = nt.nodes.new('ShaderNodeSeparateColor'); nt.links.new(a, sp.inputs[0])
    oi = nt.nodes.new('ShaderNodeObjectInfo')
    c = mixc(nt, sp.outputs[0], col(base), col(tip))
    f = lib._ramp(nt, mth(nt, 'ADD', mth(nt, 'MULTIPLY', sp.outputs[1], .6), mth(nt, 'MULTIPLY', oi.outputs['Random'], .4)), [(max(0, .8-mixs), (0, 0, 0, 1)), (min(1, 1.06-mixs), (1, 1, 1, 1))])
    c = mixc(nt, f, c, col(straw))
    v = mth(nt, 'ADD', .72, mth(nt, 'MULTIPLY', sp.outputs[2], .5)); c = mixc(nt, 1., c, lib._ramp(nt, v, [(0, (0, 0, 0, 1)), (1, (1, 1, 1, 1))]), 'MULTIPLY')
    d = nt.nodes.new('ShaderNodeBsdfDiffuse'); t = nt.nodes.new('ShaderNodeBsdfTranslucent'); mx = nt.nodes.new('ShaderNodeMixShader'); mx.inputs[0].default_value = transl
    nt.links.new(c, d.inputs[0]); nt.links.new(mixc(nt, 1., c, (1.15, 1.12, .92, 1), 'MULTIPLY'), t.inputs[0])
    nt.links.new(d.outputs[0], mx.inputs[1]); nt.links.new(t.outputs[0], mx.inputs[2]); air(nt, mx.outputs[0]); return m

def solid(c, rough=.8):
    m, nt, b = lib._new('solid'); b.inputs['Base Color'].default_value = col(c); b.inputs['Roughness'].default_value = rough; b.inputs['Specular IOR Level'].default_value = .15
    air(nt, b.outputs[0]); return m

def seamat(*a, **k): return (a, k)
def _seamat(deep='#2c5f7c', shal='#5f9a9c', gloss=.38, rough=.12, foamc='#ffffff', bump=.7):
    m, nt, b = lib._new('sea'); nt.nodes.remove(b)
    f = attr(nt, 'foam'); s = attr(nt, 'shal')
    c = mixc(nt, s, col(deep), col(shal))
    pn_ = lib._noise(nt, pos(nt, (.012, .05, 1)), 1, 4, .6); c = mixc(nt, .55, c, lib._ramp(nt, pn_, [(.3, (.72, .75, .78, 1)), (.7, (1.15, 1.12, 1.1, 1))]), 'MULTIPLY')
    d = nt.nodes.new('ShaderNodeBsdfDiffuse'); nt.links.new(c, d.inputs[0])
    h = mth(nt, 'ADD', lib._noise(nt, pos(nt, (.35, 1, 1)), .55, 5, .6), mth(nt, 'MULTIPLY', lib._noise(nt, pos(nt, (.06, .2, 1)), .6, 3, .5), 1.2))
    bp = nt.nodes.new('ShaderNodeBump'); bp.inputs['Distance'].default_value = .45; nt.links.new(h, bp.inputs['Height'])
    cd = nt.nodes.new('ShaderNodeCameraData'); kf = mth(nt, 'EXPONENT', mth(nt, 'MULTIPLY', cd.outputs['View Distance'], -1/260)); nt.links.new(mth(nt, 'MULTIPLY', mth(nt, 'ADD', mth(nt, 'MULTIPLY', kf, .85), .15), mth(nt, 'MULTIPLY', bump, mth(nt, 'SUBTRACT', 1., mth(nt, 'MULTIPLY', s, .75)))), bp.inputs['Strength'])
    V = lambda op, *a: _vm(nt, op, *a)
    g0 = nt.nodes.new('ShaderNodeNewGeometry'); r = V('SCALE', V('REFLECT', g0.outputs['Incoming'], bp.outputs[0]), -1.)
    sp = nt.nodes.new('ShaderNodeSeparateXYZ'); nt.links.new(r, sp.inputs[0]); cb = nt.nodes.new('ShaderNodeCombineXYZ')
    nt.links.new(sp.outputs[0], cb.inputs[0]); nt.links.new(sp.outputs[1], cb.inputs[1]); nt.links.new(mth(nt, 'ABSOLUTE', sp.outputs[2]), cb.inputs[2])
    g = nt.nodes.new('ShaderNodeEmission'); nt.links.new(skycol(nt, cb.outputs[0], True), g.inputs[0]); g.inputs[1].default_value = WORLD['strength']*.85
    mx = nt.nodes.new('ShaderNodeMixShader'); mx.inputs[0].default_value = gloss; nt.links.new(d.outputs[0], mx.inputs[1]); nt.links.new(g.outputs[0], mx.inputs[2])
    n = lib._noise(nt, pos(nt, (.7, 1.2, 1)), 1.1, 4, .62)
    ff = lib._ramp(nt, mth(nt, 'ADD', mth(nt, 'MULTIPLY', f, 1.25), mth(nt, 'MULTIPLY', mth(nt, 'SUBTRACT', n, .5), 1.5)), [(.32, (0, 0, 0, 1)), (.62, (1, 1, 1, 1))])
    ff = mth(nt, 'MULTIPLY', ff, lib._ramp(nt, f, [(.04, (0, 0, 0, 1)), (.22, (1, 1, 1, 1))]))
    fd = nt.nodes.new('ShaderNodeBsdfDiffuse'); fd.inputs[0].default_value = col(foamc)
    m2 = nt.nodes.new('ShaderNodeMixShader'); nt.links.new(ff, m2.inputs[0]); nt.links.new(mx.outputs[0], m2.inputs[1]); nt.links.new(fd.outputs[0], m2.inputs[2])
    air(nt, m2.outputs[0]); return m

# ------------------------------------------------------------------ geometry
def gridmesh(name, X, Y, Z, mat, **at):
    r, c = X.shape; me = bpy.data.meshes.new(name); n = r*c
    me.vertices.add(n); me.vertices.foreach_set('co', np.stack([X, Y, Z], -1).astype(np.float32).ravel())
    i = (np.arange(r-1)[:, None]*c+np.arange(c-1)[None]).ravel(); q = np.stack([i, i+1, i+c+1, i+c], -1).astype(np.int32)
    me.loops.add(q.size); me.loops.foreach_set('vertex_index', q.ravel()); me.polygons.add(len(q)); me.polygons.foreach_set('loop_start', np.arange(0, q.size, 4, dtype=np.int32))
    me.update(calc_edges=True); me.polygons.foreach_set('use_smooth', np.ones(len(q), bool))
    for k, v in at.items():
        a = me.attributes.new(k, 'FLOAT', 'POINT'); a.data.foreach_set('value', np.broadcast_to(v, X.shape).astype(np.float32).ravel())
    o = bpy.data.objects.new(name, me); me.materials.append(mat); bpy.context.scene.collection.objects.link(o); return o

def polar(d0, d1, rows, cols, half=46, wide=84):
    """columns dense inside +-half degrees, sparse outside; rows by log of distance"""
    a = np.concatenate([np.linspace(-wide, -half, cols//8, endpoint=False), np.linspace(-half, half, cols), np.linspace(half, wide, cols//8+1)[1:]])
    d = d0*(d1/d0)**np.linspace(0, 1, rows); a = np.radians(a)
    return d[:, None]*np.sin(a)[None], d[:, None]*np.cos(a)[None]

def blades(mat, n, h, spread, w, lean=.5, seg=4, seed=0, wind=(1, .15), droop=.5, heads=0):
    """a tuft of marram: thin curved blades, bent by the wind"""
    rr = random.Random(seed); vs, fs, cs = [], [], []
    for i in range(n):
        a = rr.uniform(0, 6.283); r = spread*math.sqrt(rr.random()); l = h*(rr.uniform(.45, 1)**.8); x0, y0 = r*math.cos(a), r*math.sin(a)
        k = lean*rr.uniform(.15, 1); wk = rr.uniform(.25, .8)*droop
        hx, hy = math.cos(a)*k+wind[0]*wk, math.sin(a)*k+wind[1]*wk
        q = rr.uniform(0, 6.283); sx, sy = math.cos(q)*w*.5, math.sin(q)*w*.5; rv, sv = rr.random(), rr.random(); b = len(vs)
        head = heads and rr.random() < heads
        for s in range(seg+1):
            t = s/seg; bend = t*t
            x = x0+l*(hx*(.35*t+.65*bend)); y = y0+l*(hy*(.35*t+.65*bend)); z = l*(t-.32*bend*t*(k+wk)); z = max(z, -.05)
            ww = 1-t**2.2 if not head else (.5 if t < .75 else 2.4*(1-t)*4)
            if s == seg: ww = .04
            vs += [(x-sx*ww, y-sy*ww, z), (x+sx*ww, y+sy*ww, z)]; cs += [(t, 1. if head and t > .6 else rv, sv, 1)]*2
            if s: j = b+2*s; fs.append((j-2, j-1, j+1, j))
    me = bpy.data.meshes.new('tuft'); me.from_pydata(vs, [], fs); me.materials.append(mat)
    c = me.attributes.new('bc', 'FLOAT_COLOR', 'POINT'); c.data.foreach_set('color', np.array(cs, np.float32).ravel())
    for p in me.polygons: p.use_smooth = True
    return me

_ng = {}
def instances(meshes, P, scale, rot, idx):
    """geometry nodes: many copies of few meshes"""
    co = bpy.data.collections.new('src')
    for m in meshes: co.objects.link(bpy.data.objects.new('s%03d' % len(co.objects), m))
    me = bpy.data.meshes.new('pts'); n = len(P)
    if not n: return
    me.vertices.add(n); me.vertices.foreach_set('co', P.astype(np.float32).ravel())
    R = np.zeros((n, 3), np.float32); R[:, 2] = rot
    for k, t, v, f in (('scl', 'FLOAT', scale, 'value'), ('rot', 'FLOAT_VECTOR', R, 'vector'), ('idx', 'INT', idx, 'value')):
        a = me.attributes.new(k, t, 'POINT'); a.data.foreach_set(f, np.ascontiguousarray(v, np.int32 if t == 'INT' else np.float32).ravel())
    o = bpy.data.objects.new('pts', me); bpy.context.scene.collection.objects.link(o)
    g = bpy.data.node_groups.new('sc', 'GeometryNodeTree')
    g.interface.new_socket('Geometry', in_out='INPUT', socket_type='NodeSocketGeometry'); g.interface.new_socket('Geometry', in_out='OUTPUT', socket_type='NodeSocketGeometry')
    gi = g.nodes.new('NodeGroupInput'); go = g.nodes.new('NodeGroupOutput'); ip = g.nodes.new('GeometryNodeInstanceOnPoints'); ci = g.nodes.new('GeometryNodeCollectionInfo')
    ci.inputs['Collection'].default_value = co; ci.inputs['Separate Children'].default_value = True; ci.inputs['Reset Children'].default_value = True
    def na(t, n):
        x = g.nodes.new('GeometryNodeInputNamedAttribute'); x.data_type = t; x.inputs['Name'].default_value = n; return [s for s in x.outputs if s.enabled and s.name == 'Attribute'][0]
    L = g.links.new
    L(gi.outputs[0], ip.inputs['Points']); L(ci.outputs[0], ip.inputs['Instance']); ip.inputs['Pick Instance'].default_value = True
    L(na('INT', 'idx'), ip.inputs['Instance Index']); L(na('FLOAT_VECTOR', 'rot'), ip.inputs['Rotation']); L(na('FLOAT', 'scl'), ip.inputs['Scale']); L(ip.outputs[0], go.inputs[0])
    o.modifiers.new('gn', 'NODES').node_group = g

def sow(meshes, height, mask, d0, d1, n, half=44, scale=(.7, 1.3), seed=1, turn=.9, near=1.5, sink=.02):
    """n candidates between the distances d0 and d1 in the camera's wedge; kept by mask(x, y) in 0..1"""
    r = np.random.default_rng(seed); d = (d0**near+(d1**near-d0**near)*r.random(n))**(1/near); a = np.radians(r.uniform(-half, half, n))
    x, y = d*np.sin(a), d*np.cos(a); k = r.random(n) < mask(x, y); x, y = x[k], y[k]; n = len(x)
    P = np.stack([x, y, height(x, y)-sink], -1)
    instances(meshes, P, r.uniform(*scale, n)*(.8+.35*pn(x/4, y/4, 50)), r.normal(0, turn, n), r.integers(0, len(meshes), n))

def marram(height, mask, mats, seed=1, h=.85, far=170, dens=1., wind=(1, .15), near0=1.6, heads=.0, half=44, nearh=None):
    M = lambda i: mats[i % len(mats)]
    near = [blades(M(i), 75, (nearh or h)*(.85+.1*(i % 4)), .2, .007, .55, 6, seed*100+i, wind, heads=heads) for i in range(6)]
    mid = [blades(M(i), 48, h*(.85+.1*(i % 4)), .32, .014, .6, 4, seed*100+20+i, wind, heads=heads*.5) for i in range(6)]
    fa = [blades(M(i), 46, h*(.8+.1*(i % 4)), .8, .035, .6, 2, seed*100+40+i, wind) for i in range(5)]
    vf = [blades(M(i), 40, h*(.8+.1*(i % 4)), 1.9, .09, .5, 2, seed*100+60+i, wind) for i in range(4)]
    sow(near, height, mask, near0, 13, int(1500*dens), half+12, seed=seed, near=2)
    sow(mid, height, mask, 13, 42, int(6500*dens), half, seed=seed+1, near=1.8)
    sow(fa, height, mask, 42, 105, int(7500*dens), half, seed=seed+2, near=1.6)
    if far > 110: sow(vf, height, mask, 105, far, int(4500*dens), half, seed=seed+3, near=1.5)

def terrain(height, mat, gm, wet=None, d0=.9, d1=420, rows=620, cols=640, half=46):
    X, Y = polar(d0, d1, int(rows*Q), int(cols*Q), half); return gridmesh('land', X, Y, height(X, Y), mat, gm=gm(X, Y), wet=wet(X, Y)*.8 if wet is not None else 0.)

def water(S, mat, eye, waves=.35, foam=1., seed=3, L0=9., d0=8, d1=9000, rows=760, cols=560, bars=(12, 30, 55), calm=False, swash=1.):
    """sea seen from the land; S(x, y): metres seaward of the waterline"""
    X, Y = polar(d0, d1, int(rows*Q), int(cols*Q), 46, 70); s = S(X, Y); d = np.hypot(X, Y)
    al = X*.9+Y*.35
    w = fbm(al, s*.25, 38, 3, seed)*5; sw = s+w*ss(4, 30, s)
    ph = np.where(sw > 0, np.sqrt(np.maximum(sw, 0)+4)*L0*.42, 0); c = np.cos(ph+fbm(al, s, 60, 2, seed+5)*1.6)
    gate = ss(-.25, .45, fbm(al, s*.8, 34, 3, seed+9)+.15)
    amp = waves*ss(1.5, 14, s)*(.35+.65*np.exp(-np.maximum(s-30, 0)/70))*(.5+.6*gate)*np.exp(-d/900)
    crest = (.5+.5*c)**3
    Z = amp*2*crest-.02+ .05*fbm(X, Y, 3, 3, seed+2)*ss(2, 12, s)*np.exp(-d/120)
    br = 0
    for b in bars: br = np.maximum(br, np.exp(-((s-b)/(b*.22+3))**2))
    face = ss(.55, .98, crest)
    trail = ss(.05, .9, (.5+.5*np.cos(ph+fbm(al, s, 60, 2, seed+5)*1.6-.9)))
    fo = foam*(br*gate*(1.15*face+.42*trail)+.25*br*gate*ss(-.1, .5, fbm(X, Y, 5, 3, seed+4)))
    # the wash at the edge, and white caps far out
    e = s-1.2*fbm(al, al*0, 9, 3, seed+7)
    fo = np.maximum(fo, swash*(1.0*np.exp(-(e/.5)**2)+.62*np.exp(-((e-2.4-1.2*pn(al/7, al*0, seed))/.7)**2)+.4*ss(7, .5, e)*ss(0, .5, fbm(X, Y, 3.5, 3, seed+6)+.1)))
    if not calm: fo = np.maximum(fo, foam*.75*ss(.5, .75, fbm(al, s*3.2, 42, 4, seed+11))*ss(60, 140, s)*face)
    fo = fo*np.exp(-d/1500)
    Z = np.where(s < 3, np.minimum(Z, .02)+np.minimum(0, s*.01), Z)
    Z = Z - (d/1e9)
    o = gridmesh('sea', X, Y, Z, None, foam=np.clip(fo, 0, 1.2), shal=ss(60, 2, s)*.9); PENDING.append((o.data, mat)); return o

# ------------------------------------------------------------------ light
def world(zen, hor, strength=1., glow=None, gs=0., az=0, el=10, gw=.9):
    w = bpy.data.worlds.new('w'); bpy.context.scene.world = w; w.use_nodes = True; nt = w.node_tree; bg = nt.nodes['Background']; bg.inputs[1].default_value = strength
    WORLD.clear(); WORLD.update(zen=zen, hor=hor, strength=strength, glow=glow, gs=gs, az=az, el=el, gw=gw)
    tc = nt.nodes.new('ShaderNodeTexCoord'); nt.links.new(skycol(nt, tc.outputs['Generated']), bg.inputs[0])
CAM = {}
def cam(z, lens=24, shift=0., x=0, yaw=0):
    camera((x, 0, z), (x+math.sin(math.radians(yaw))*10, math.cos(math.radians(yaw))*10, z), lens, shift_y=shift); CAM.update(lens=lens, shift=shift, yaw=yaw)
def prep(samples=None, ao=1.6):
    for me, (a, k) in PENDING: me.materials.clear(); me.materials.append(_seamat(*a, **k))
    PENDING.clear(); bpy.context.scene.camera.data.clip_end = 30000
    def f():
        s = bpy.context.scene
        if samples and s.cycles.samples > 4: s.cycles.samples = samples
        s.world.light_settings.distance = ao; lib.PRE = None
        c = s.cycles; c.transparent_max_bounces = 2; c.max_bounces = 2; c.diffuse_bounces = 1; c.glossy_bounces = 1; c.transmission_bounces = 1
        s.world.cycles.sampling_method = 'NONE'
    lib.PRE = f

# ------------------------------------------------------------------ sky
def S8(h): return np.array([int(h.lstrip('#')[i:i+2], 16)/255 for i in (0, 2, 4)])
def rays(w, h, lens, shift):
    px = (np.arange(w)+.5)/w-.5; py = .5-(np.arange(h)+.5)/h; k = 36/lens
    x = px[None]*k*np.ones((h, 1)); z = (py[:, None]*h/w+shift)*k*np.ones((1, w)); y = np.ones_like(x); n = np.sqrt(x*x+y*y+z*z); return x/n, y/n, z/n
def gradient(dz, stops):
    e = np.degrees(np.arcsin(np.clip(dz, -1, 1))); out = np.zeros(dz.shape+(3,)); xs = [s[0] for s in stops]; cs = np.array([S8(s[1]) for s in stops])
    for k in range(3): out[..., k] = np.interp(e, xs, cs[:, k])
    return out
_tex = {}
def tex(seed, n=512, oct=6, bil=False):
    if (seed, bil) in _tex: return _tex[seed, bil]
    r = np.random.default_rng(seed); t = np.zeros((n, n)); k = 1.
    fy, fx = np.meshgrid(np.fft.fftfreq(n)*n, np.fft.fftfreq(n)*n, indexing='ij'); f = np.hypot(fx, fy); f[0, 0] = 1
    if bil:
        for o in range(oct):
            b = 5*2**o
            if b > n/4: break
            s = np.real(np.fft.ifft2(np.fft.fft2(r.standard_normal((n, n)))*np.exp(-((f-b)/(b*.35))**2))); s /= s.std(); t += k*(np.minimum(np.abs(s), 2)-.8); k *= .55
    else: t = np.real(np.fft.ifft2(np.fft.fft2(r.standard_normal((n, n)))*f**-1.75*np.exp(-(3/f)**2)))
    t = (t-t.mean())/t.std(); _tex[seed, bil] = t.astype(np.float32); return _tex[seed, bil]
def look(t, x, y):
    n = t.shape[0]; x = x*n; y = y*n; xi = np.floor(x).astype(np.int64); yi = np.floor(y).astype(np.int64); u = (x-xi).astype(np.float32); v = (y-yi).astype(np.float32)
    u = u*u*(3-2*u); v = v*v*(3-2*v); x0, x1, y0, y1 = xi % n, (xi+1) % n, yi % n, (yi+1) % n
    return (t[y0, x0]*(1-u)+t[y0, x1]*u)*(1-v)+(t[y1, x0]*(1-u)+t[y1, x1]*u)*v

def cumulus(D, sund, seed, cover=.75, lit='#ffffff', dark='#aeb9c6', haze='#dfe9f0', base=1.1, thick=.9, size=9., steps=30, far=26, dens=1.):
    dx, dy, dz = D; F = tex(seed); B = tex(seed+100, bil=True); sh = dx.shape; r = np.random.default_rng(seed)
    T = np.ones(sh); C = np.zeros(sh+(3,)); ok = dz > .006; zz = np.maximum(dz, .006); jit = r.random(sh)
    L, Dk, Hz = S8(lit), S8(dark), S8(haze); ox, oy = r.random(2)
    def den(x, y, q):
        f = look(F, x/(size*3.2)+ox, y/(size*3.2)+oy); d = look(B, x/(size*.42)+q*.55, y/(size*.42)+q*.8)*.6+look(B, x/(size*.17)-q*.9, y/(size*.17)+q*1.3)*.4
        hg = np.clip((f-cover)*.75, 0, 1.15)
        return np.clip((hg-q*.9-.02+d*.16*(.25+hg)*ss(0, .25, q+.12))*4.5, 0, 1)*ss(-.02, .05, q)*(hg > 0)
    for i in range(steps):
        q = (i+jit)/steps; t = (base+thick*q)/zz; x, y = dx*t, dy*t
        d = den(x, y, q)*ok*ss(far*1.5, far*.8, t)
        o = den(x+sund[0]*.25, y+sund[1]*.25, np.clip(q+sund[2]*.25+.05, 0, 1.2))
        li = np.clip(.18+.62*q+.55*(1-o), 0, 1)
        a = 1-np.exp(-d*dens*14/steps*np.clip(1/(zz+.12), 1, 6)*.42); hz = (1-np.exp(-t/far*1.1))[..., None]
        c = lerp(lerp(Dk, L, li[..., None]), Hz, hz); C += (T*a)[..., None]*c; T *= 1-a
    return C, T
def veil(D, seed, cover, soft, sx=1., sy=1., rot=0., alt=1., cur=.05, oct_seed=0):
    """thin high cloud on a plane"""
    dx, dy, dz = D; z = np.maximum(dz, 0)+cur; u, v = dx/z*alt, dy/z*alt; c, s = math.cos(rot), math.sin(rot); u, v = u*c-v*s, u*s+v*c
    wx = fbm(u, v, 3, 2, seed+31)*.5
    return ss(cover, cover+soft, fbm((u+wx)*sx, (v+wx)*sy, 1.6, 6, seed, .55))

def skyfn(stops, az, el, glow='#fff2d8', ga=(.9, .35, .18), gw=(1.2, 6, 22), disc=False, cum=None, veils=(), warm=None, bloom=(.0, 8), grade=None, flip=False):
    def after(path):
        im = Image.open(path).convert('RGBA'); w, h = im.size; k = 2 if w > 900 else 1
        A = np.asarray(im).astype(np.float32)/255; W2, H2 = w//k, h//k
        D = rays(W2, H2, CAM['lens'], CAM['shift']); dx, dy, dz = D
        a, e = math.radians(az), math.radians(el); sd = np.array([math.sin(a)*math.cos(e), math.cos(a)*math.cos(e), math.sin(e)])
        g = np.degrees(np.arccos(np.clip(dx*sd[0]+dy*sd[1]+dz*sd[2], -1, 1)))
        I = gradient(dz, stops)
        if warm: # colour on the sun's side, low
            wc, wa, ww, wh = warm; daz = np.degrees(np.arctan2(dx, dy))-az; f = wa*np.exp(-(daz/ww)**2)*np.exp(-(np.degrees(np.arcsin(dz))/wh)**2); I = lerp(I, S8(wc), f[..., None])
        G = S8(glow)
        glo = sum(x*np.exp(-(g/y)) for x, y in zip(ga, gw))
        I = 1-(1-I)*(1-np.clip(glo[..., None]*G, 0, 1))
        for v in veils:
            m = veil(D, v['seed'], v['cover'], v['soft'], v.get('sx', 1), v.get('sy', 1), v.get('rot', 0), v.get('alt', 1))*v['a']*ss(-.5, v.get('low', 5), np.degrees(np.arcsin(dz)))
            near = np.exp(-g/v.get('gw', 20)); c = lerp(S8(v['c']), S8(v.get('cs', v['c'])), near[..., None]); I = lerp(I, c, m[..., None])
        if cum:
            C, T = cumulus(D, sd, **cum); I = I*T[..., None]+C
        if disc: I = lerp(I, np.array([1, .97, .86]), np.clip(ss(1.0, .55, g), 0, 1)[..., None])
        I = np.clip(I, 0, 1); sk = Image.fromarray((I*255+.5).astype(np.uint8)).filter(ImageFilter.GaussianBlur(.7)).resize((w, h), Image.BICUBIC)
        sk = np.asarray(sk).astype(np.float32)/255; al = A[..., 3:]; O = A[..., :3]*al+sk*(1-al)
        if bloom[0]:
            gl = np.asarray(Image.fromarray((np.exp(-g/bloom[1])*255).astype(np.uint8)).resize((w, h), Image.BICUBIC)).astype(np.float32)/255
            O = 1-(1-O)*(1-gl[..., None]*bloom[0]*S8(glow))
        if grade: O = grade(O)
        O = np.asarray(Image.fromarray((np.clip(O, 0, 1)*255+.5).astype(np.uint8)).filter(ImageFilter.UnsharpMask(1.2, 50, 2))).astype(np.float32)
        r = np.random.default_rng(1); O = O+r.normal(0, 1.1, O.shape[:2])[..., None]
        Image.fromarray(np.clip(O+.5, 0, 255).astype(np.uint8)).save(path)
    return after
def tone(sat=1., con=0., gain=(1, 1, 1), lift=0.):
    def f(O):
        O = np.clip(O*np.array(gain), 0, 1); O = lerp(O, O*O*(3-2*O), con); l = (O@np.array([.3, .59, .11]))[..., None]; O = l+(O-l)*sat; return lift+O*(1-lift)
    return f

# ================================================================== pictures
def valley(px, top, fall, left, right, seed, rough=1., beach=74, shore=128):
    """a sandy path px(y) between dunes, down to a beach and the sea: heights and masks"""
    def S(x, y): return y-shore-4*fbm(x, y*0, 60, 2, seed+8)-.05*x
    def H(x, y):
        x = np.asarray(x, float); y = np.asarray(y, float)
        dp = x-px(y); v = top-(top-2.0)*ss(fall[0], fall[1], y)            # floor of the path
        wd = 1.5+.02*y
        side = np.where(dp < 0, left(y), right(y)); up = ss(wd*.6, wd*.6+9+.08*y, np.abs(dp))
        rg = ridge(x*.8+y*.25, y, 19, 3, seed)*.5+.55
        n = fbm(x, y, 11, 4, seed+1); fd = ss(beach-2, beach-24, y)
        z = v+up*fd*(side*(.35+.65*np.clip(rg, 0, 1.3))+1.3*n*rough)+.28*fbm(x, y, 3.2, 3, seed+2)*ss(.4, 1.4, np.abs(dp)/wd)*fd
        z += .10*np.clip(ridge(x, y, 1.1, 2, seed+3), -1, 1)*.35*ss(60, 6, y)          # trodden sand
        be = 2.0-ss(beach-10, shore, y)*2.0+.12*fbm(x, y, 14, 3, seed+4)
        z = np.where(y > beach-30, lerp(z, np.maximum(be, 0)+(z-v)*ss(beach, beach-18, y), ss(beach-30, beach-6, y)), z)
        s = S(x, y); return np.where(s > -3, np.minimum(z, -.045*s+.0), z)
    def G(x, y):
        x = np.asarray(x, float); y = np.asarray(y, float)
        dp = np.abs(x-px(y)); wd = 1.35+.018*y+.5*pn(y/4, x*0, seed+9)
        g = ss(wd*.75, wd*1.5+.8, dp)*ss(beach-5, beach-13, y)
        return g*np.clip(.78+.9*fbm(x, y, 7, 3, seed+6)+.25*ss(3, 9, dp-wd), 0, 1)
    def wet(x, y): return ss(-9, -1.5, S(x, y))
    return H, G, S, wet

EVE = [(-90, '#e9c9a4'), (0, '#f6d3a2'), (3, '#f4cfa6'), (8, '#e3c6b4'), (15, '#bdb9c4'), (26, '#8fa6c6'), (45, '#6c8dba')]
@room('hero-summer-evening', size=(2000, 1000), exposure=.35, ambient=.5, look='AgX - Medium High Contrast',
      after=skyfn(EVE, 25, 8.5, '#ffdf9e', (1.0, .5, .32), (1.3, 6, 20), disc=True, warm=('#ffc67c', .75, 34, 9),
                  veils=[dict(seed=4, cover=.05, soft=.75, sx=.5, sy=1.5, rot=.35, a=.55, c='#c9b6bd', cs='#ffe6b8', gw=26), dict(seed=9, cover=.22, soft=.5, sx=.35, sy=1.9, rot=.2, alt=.6, a=.5, c='#b3a6b6', cs='#ffd79a', gw=24)],
                  bloom=(.42, 13), grade=tone(1.08, .12, (1.02, 1, .97))))
def hero_summer():
    HAZE.update(c='#f2cfa0', d=1500, s=.9)
    px = lambda y: 1.0+3.2*np.sin(y/17.)*ss(0, 14, y)+.07*y
    H, G, S, wet = valley(px, 7.0, (3, 64), lambda y: 1.9+0*y, lambda y: 4.6*ss(2, 26, y)+.8, 3)
    terrain(H, sandmat('#e6d3ab', '#9a9862'), G, wet)
    gm = [grassmat('#56663a', '#9aa05c', '#cdb977', .4), grassmat('#5d6d44', '#8f9c62', '#c4b27a', .3), grassmat('#667043', '#aaa566', '#d8c388', .5)]
    marram(H, G, gm, 3, .8, heads=.05, near0=2.2)
    water(S, seamat('#3f6a8c', '#7f9a9c', .52, .16), 8.6, .45, 1.1)
    world('#7f9fd0', '#f3c99a', .75, '#ffb65c', 6, 25, 8.5)
    sun(25, 8.5, 7.5, '#ffb264', .8)
    cam(float(H(0, 0))+2.3, 24, .045); prep(4)

# ------------------------------------------------------------------ things
def person(x, y, z, face=0, top='#b5483c', leg='#3f4f66', skin='#d9a27e', hair='#4a3526', h=1.75, step=.22, bare=False, up=None):
    """face: degrees, 0 = away from the camera"""
    k = h/1.75; g = group(x, y, math.radians(-face), z); g.scale = (k, k, k); T, L, K, Hh = solid(top), solid(leg), solid(skin), solid(hair)
    for s in (-1, 1):
        a = s*step
        tube([(s*.09, 0, .88), (s*.1, a*.55+.03, .48)], .083, L, parent=g)
        tube([(s*.1, a*.55+.03, .5), (s*.1, a-.02, .05)], .055, K if bare else L, parent=g); sphere(s*.1, a+.05, .04, .06, K if bare else Hh, .7, parent=g)
        w = up if (up and s > 0) else (s*.29, -a*.9+.06, .86)
        m = ((s*.2+w[0])/2+s*.05, (w[1])/2-.03, (1.4+w[2])/2)
        tube([(s*.19, 0, 1.41), m], .05, T, parent=g); tube([m, w], .04, K, parent=g)
    t = lathe(0, 0, 0, [(.01, .8), (.155, .84), (.15, .98), (.135, 1.12), (.175, 1.34), (.17, 1.43), (.07, 1.49), (.055, 1.56)], T, 16, parent=g); t.scale = (1, .66, 1)
    sphere(0, 0, 1.64, .1, K, 1.15, parent=g); sphere(0, -.022, 1.67, .108, Hh, 1.05, parent=g)
def dog(x, y, z, face=0, c='#6e4a2c'):
    g = group(x, y, math.radians(-face), z); m = solid(c)
    b = sphere(0, 0, .45, .14, m, 1, parent=g); b.scale = (1, 2.6, 1.05)
    for sx in (-.08, .08):
        for sy, d in ((.25, .1 if sx > 0 else -.04), (-.27, -.1 if sx > 0 else .06)): tube([(sx, sy, .42), (sx, sy+d*.4, .22), (sx, sy+d, .0)], .035, m, parent=g)
    tube([(0, .3, .5), (0, .42, .66)], .075, m, parent=g); h = sphere(0, .47, .71, .085, m, .9, parent=g); h.scale = (1, 1.3, 1); sphere(0, .58, .68, .045, m, .8, parent=g)
    for s in (-1, 1): e = sphere(s*.075, .44, .69, .05, solid(shade(c, .6)), 1.4, parent=g)
    tube([(0, -.34, .52), (0, -.5, .6), (0, -.6, .74)], .025, m, parent=g)
def lighthouse(x, y, z, h=25):
    w, rd, dk = solid('#f3f0ea', .7), solid('#a8332c', .6), solid('#3c4348', .5)
    lathe(x, y, z, [(2.9, -2), (2.75, 0), (2.7, .3), (2.35, h*.35), (1.95, h*.8), (1.85, h*.84), (2.3, h*.86), (2.3, h*.875), (1.2, h*.876)], w, 32)
    cyl(x, y, z+h*.875, 1.25, h*.075, dk, seg=20); cyl(x, y, z+h*.875, 1.4, h*.022, rd, seg=20)
    lathe(x, y, z+h*.95, [(1.62, 0), (1.5, .25), (.7, 1.15), (.15, 1.5), (.12, 2.1), (.01, 2.15)], rd, 24)
    for i in range(10): a = i*.628; cyl(x+2.2*math.cos(a), y+2.2*math.sin(a), z+h*.875, .05, 1.0, dk, seg=6, bev=0)
    for t in (.12, .34, .56, .74): box(x-.3, y-2.72+t*.95, z+h*t, .7, .3, 1.2, dk, 0)
def umbrella(x, y, z, c1, c2, r=1.15, tilt=.18):
    g = group(x, y, 0, z); g.rotation_euler = (tilt*.6, tilt, 0); tube([(0, 0, -.2), (0, 0, 2.05)], .022, solid('#e9e4d8'), parent=g)
    for i in range(8):
        a, b = i*math.pi/4, (i+1)*math.pi/4; me = bpy.data.meshes.new('u'); P = [(0, 0, 2.05)]
        for q in (.5, 1): P += [(r*q*math.cos(a), r*q*math.sin(a), 2.05-.5*q**1.6), (r*q*math.cos((a+b)/2)*.97, r*q*math.sin((a+b)/2)*.97, 2.05-.47*q**1.6), (r*q*math.cos(b), r*q*math.sin(b), 2.05-.5*q**1.6)]
        me.from_pydata(P, [], [(0, 1, 2), (0, 2, 3), (1, 4, 5, 2), (2, 5, 6, 3)]); o = lib._obj('u', me, solid(c1 if i % 2 else c2)); o.parent = g
def windbreak(x, y, z, cs, rot=0, n=8):
    g = group(x, y, rot, z)
    for i in range(n): box(i*.42, .05*math.sin(i), .42, .42, .015, .8, solid(cs[i % len(cs)]), 0, parent=g)
    for i in (0, n//2, n): tube([(i*.42-.21, .02, -.2), (i*.42-.21, .02, 1.05)], .02, solid('#9a7b55'), parent=g)
def kite(x, y, z, c1, c2, hand, s=1.7, roll=.2):
    g = group(x, y, 0, z); g.rotation_euler = (math.radians(-28), roll, 0); V = [(0, 0, .62*s), (.62*s, .05, 0), (0, 0, -1.0*s), (-.62*s, .05, 0), (0, -.12, 0)]
    for f, c in (((0, 1, 4), c1), ((1, 2, 4), c2), ((2, 3, 4), c1), ((3, 0, 4), c2)):
        me = bpy.data.meshes.new('k'); me.from_pydata([V[i] for i in f], [], [(0, 1, 2)]); o = lib._obj('k', me, solid(c)); o.parent = g
    P = [(.35*math.sin(i*1.1)*i*.16, .1*i, -1.0*s-.42*i) for i in range(9)]; tube(P, .03, solid(c1), parent=g)
    for p in P[2::2]: box(*p, .34, .02, .14, solid(c2), 0, parent=g)
    n = 14; tube([(hand[0]+(x-hand[0])*i/n, hand[1]+(y-hand[1])*i/n, hand[2]+(z-hand[2])*i/n-1.6*math.sin(math.pi*i/n)) for i in range(n+1)], .012, solid('#e6e6e6'))
def post(x, y, z, h, r=.07, c='#7d7060', lean=0):
    tube([(x, y, z-.4), (x+lean, y, z+h)], r, solid(c, .95))
def stones(H, P, cs=('#8d8478', '#6f6a64', '#b3a795', '#9a8f86')):
    for i, (x, y, r) in enumerate(P):
        o = sphere(x, y, float(H(x, y))+r*.2, r, solid(cs[i % 4]), .6); o.scale = (1.3, .9, 1); o.rotation_euler = (0, 0, i*1.3)

# ------------------------------------------------------------------ the beach
def beach(nx, ny, d, width=48, dune=8., seed=5, prints=(), embryo=.0, snow=False):
    """S = x nx + y ny - d: metres seaward of the waterline"""
    def S(x, y): return np.asarray(x)*nx+np.asarray(y)*ny-d+1.6*fbm(np.asarray(x)*ny-np.asarray(y)*nx, 0*np.asarray(y), 26, 3, seed+8)+.0
    def AL(x, y): return np.asarray(x)*ny-np.asarray(y)*nx
    def H(x, y):
        x = np.asarray(x, float); y = np.asarray(y, float); s = S(x, y); l = -s
        wv = l+4*fbm(AL(x, y), l*.3, 22, 3, seed+3)
        z = np.where(l > 0, 1.7*(1-np.exp(-np.maximum(l, 0)/22)), .045*l)
        z = z+ss(5, 14, l)*(.10*fbm(x, y, 9, 3, seed)+.035*fbm(x, y, 1.3, 3, seed+1)+.03*np.clip(ridge(x, y, .8, 2, seed+2), -1, 1)*ss(40, 4, y))
        z = z+ss(width-4, width+20, wv)*dune*(.5+.5*np.clip(ridge(x, y, 30, 3, seed+5)*.5+.55, 0, 1.3))+ss(width-6, width+6, wv)*.9*fbm(x, y, 8, 3, seed+6)
        if embryo: z = z+embryo*.55*ss(.1, .5, fbm(x, y, 9, 3, seed+12))*ss(14, 20, l)*ss(width+4, width-10, l)
        if len(prints):
            m = np.hypot(x, y) < 26
            if m.ndim and m.any():
                xs, ys = x[m], y[m]; dz = 0
                for a, b in prints: q = ((xs-a)/.085)**2+((ys-b)/.15)**2; dz = dz-.05*np.exp(-q)+.016*np.exp(-(np.sqrt(q)-1.7)**2*3)
                z = z.copy(); z[m] += dz
        return z
    def G(x, y):
        l = -S(x, y); wv = l+4*fbm(AL(x, y), l*.3, 22, 3, seed+3)
        g = ss(width-1, width+9, wv)*np.clip(.75+.8*fbm(x, y, 8, 3, seed+7), 0, 1)
        if embryo: g = np.maximum(g, ss(.22, .5, fbm(x, y, 9, 3, seed+12))*ss(15, 20, l)*ss(width+4, width-8, l)*.75)
        return g
    def wet(x, y): return ss(9, 1.5, -S(x, y)+1.5*fbm(AL(x, y), 0*np.asarray(y), 14, 2, seed+9))
    return H, G, S, wet
def track(x0, y0, x1, y1, step=.42, sw=.11, seed=1):
    r = random.Random(seed); n = int(math.hypot(x1-x0, y1-y0)/step); dx, dy = (x1-x0)/n, (y1-y0)/n; l = math.hypot(dx, dy)
    return [(x0+dx*i-dy/l*sw*(1 if i % 2 else -1)+r.uniform(-.04, .04)+.4*math.sin(i*.13), y0+dy*i+dx/l*sw*(1 if i % 2 else -1)+r.uniform(-.04, .04)) for i in range(n)]

NOON = [(-90, '#dfe9ee'), (0, '#dbe8ef'), (3, '#c9dfee'), (10, '#a3c8e8'), (22, '#76abdc'), (50, '#4783c6')]
GREEN = lambda: [grassmat('#75855f', '#b2bd86', '#d8cd98', .32), grassmat('#7a8b66', '#b9c48e', '#dfd3a0', .4), grassmat('#768864', '#a8b686', '#d2c896', .3)]
DAY = dict(exposure=.28, ambient=.6, look='AgX - Medium High Contrast')
def noon_light(az=150, el=50, s=4.6):
    HAZE.update(c='#c9dcea', d=1500, s=.95); world('#6a9ad6', '#dceaf4', .95); sun(az, el, s, '#fff1dc', .6)
def noon_sky(seed, cover=.75, az=150, el=50, **k):
    return skyfn(NOON, az, el, '#ffffff', (.0, .0, .25), (1, 5, 40), cum=dict(seed=seed, cover=cover, lit='#fdfdfb', dark='#a9b7c6', haze='#dfeaf1', **k), veils=[dict(seed=seed+1, cover=.25, soft=.8, sx=.35, sy=1.3, rot=.5, a=.35, c='#f4f8fa')], grade=tone(1.06, .12))

@room('wide-beach', size=(1600, 1067), after=noon_sky(21, .7), **DAY)
def wide_beach():
    noon_light(150, 50)
    H1, G1, S, wet = beach(-.95, .31, 15, 40, 9, 5, prints=track(1.6, 9, .9, 24.5, seed=2)+track(3.4, 9, 2.0, 25, seed=3))
    B = lambda x, y: np.exp(-(((np.asarray(x)-6.5)/4.2)**2+((np.asarray(y)-6)/4.)**2))
    H = lambda x, y: H1(x, y)+3.1*B(x, y)
    G = lambda x, y: np.maximum(G1(x, y), ss(.28, .6, B(x, y)+.15*fbm(x, y, 2.2, 3, 4)))
    terrain(H, sandmat('#f2deb0', '#a3ab78'), G, wet, d1=3000, rows=760); marram(H, G, GREEN(), 3, .8, near0=3, dens=1.2)
    water(S, seamat('#2f6285', '#79aaa8', .36), 5, .6, 1.1, bars=(8, 24, 48))
    for a, b, f, t, l, hr in ((.6, 25, 14, '#c2483c', '#41506a', '#6d4c30'), (1.6, 25.5, 18, '#e8e4d8', '#5b6f8c', '#caa56a')): person(a, b, float(H(a, b)), f, t, l, hair=hr)
    dog(3.5, 24.6, float(H(3.5, 24.6)), 40)
    stones(H, [(-2.5, 12, .05), (-1.2, 14, .04), (.2, 11.5, .045), (-3.4, 15.5, .06), (1.2, 13.2, .035)])
    cam(4.6, 27, .0); prep(4)

def hills(seed, amp=3.4, bowls=((9, 24, 7),), s=40, low=8):
    def B(x, y): return sum(np.exp(-(((x-a)/(r*1.25))**2+((y-b)/r)**2)) for a, b, r in bowls)
    def H(x, y):
        x = np.asarray(x, float); y = np.asarray(y, float); d = np.hypot(x, y)
        z = amp*ridge(x, y*1.1, s, 3, seed, .4)*ss(low, low+34, d)+1.3*fbm(x, y, 15, 4, seed+1)*ss(3, 14, d)+.3*fbm(x, y, 3.4, 3, seed+2)
        return z-2.1*B(x, y)+.03*fbm(x, y, .7, 2, seed+3)+ss(60, 260, d)*amp*.8
    def G(x, y): return np.clip(.72+1.35*fbm(x, y, 15, 4, seed+5)+.35*fbm(x, y, 4, 2, seed+6), 0, 1)*(1-ss(.3, .62, B(x, y)+.12*fbm(x, y, 4, 3, seed+7)))
    return H, G
@room('dunes-noon', size=(1600, 1067), after=noon_sky(35, .95, 112, 46, size=8), **DAY)
def dunes_noon():
    noon_light(112, 46, 4.9); H, G = hills(14, 3.6, ((5, 19, 6), (-15, 40, 9), (24, 58, 10)))
    terrain(H, sandmat('#f2dfb2', '#a3ab78'), G, d1=700); marram(H, G, GREEN(), 4, .85, far=240, heads=.12, near0=2.4, dens=1.15)
    cam(float(H(0, 0))+2.2, 24, .02); prep(4)

@room('path-to-the-sea', size=(1600, 1067), after=noon_sky(47, .72, 128, 46), **DAY)
def path_to_sea():
    noon_light(128, 46, 4.9); px = lambda y: -.4+2.6*np.sin(y/13.+.2)*ss(0, 10, y)-.03*y
    H, G, S, wet = valley(px, 9.0, (4, 60), lambda y: 3.0*ss(-2, 16, y)+.5, lambda y: 3.6*ss(-2, 18, y)+.5, 11)
    terrain(H, sandmat('#f2dfb2', '#a3ab78'), G, wet); marram(H, G, GREEN(), 6, .85, heads=.08, near0=2.2, dens=1.15)
    water(S, seamat('#2f6285', '#79aaa8', .36), 10)
    for i in range(13):
        y = 4+i*2.6
        for s in (-1, 1): x = float(px(y))+s*(1.25+.02*y); post(x, y, float(H(x, y)), .8+.1*math.sin(i*7+s), .045, '#8a7a64', .05*math.sin(i*3+s))
    cam(float(H(0, 0))+2.3, 25, .01); prep(4)

MORN = [(-90, '#f0dcc4'), (0, '#f3e0c8'), (3, '#efe0d0'), (9, '#d5d9dd'), (20, '#a9c3dc'), (50, '#6f9dcb')]
@room('beach-morning', size=(1600, 1067), exposure=.3, ambient=.55, look='AgX - Medium High Contrast',
      after=skyfn(MORN, 84, 10, '#ffe9c4', (.3, .35, .4), (3, 10, 34), veils=[dict(seed=14, cover=.1, soft=.8, sx=.5, sy=1.6, rot=.5, a=.5, c='#f2e4dc', cs='#fff0d6', gw=40)], warm=('#ffdcae', .6, 50, 8), grade=tone(1.06, .12, (1.01, 1, .985))))
def beach_morning():
    HAZE.update(c='#ecdcc8', d=900, s=.95); world('#86a8d6', '#f3dec6', .75, '#ffca86', 3, 84, 10); sun(57, 8.5, 6.4, '#ffcb8e', .6)
    H, G, S, wet = beach(-.93, .37, 17, 58, 3.6, 9, prints=track(2.6, 1.5, -1.2, 24, seed=5), embryo=1.)
    terrain(H, sandmat('#e4d2ae', '#a39b6c'), G, wet, d1=3000, rows=780, cols=700); marram(H, G, [grassmat('#5a6a42', '#9aa565', '#d2bd80', .35), grassmat('#66744c', '#a3a968', '#c9b678', .4)], 8, .6, near0=2.5)
    water(S, seamat('#4f7890', '#9fb4ae', .6, .14, bump=.45), 3, .16, .8, bars=(5,), calm=True)
    for i in range(13):
        t = 13+i*1.5; x, y = 4.2-i*1.55, 13+i*.95; post(x, y, min(float(H(x, y)), .3), 1.15-.045*i+.12*math.sin(i*5), .1, '#5f564c', .05*math.sin(i*3))
    stones(H, [(1.6, 6, .13), (2.0, 6.3, .09), (-1.2, 8.5, .12), (3.6, 9, .16), (-2.6, 11, .1), (.6, 4.6, .07), (-.4, 5.3, .06)])
    cam(2.7, 25, .02); prep(4)

GOLD = [(-90, '#f0c078'), (0, '#f9cf84'), (3, '#f8cd8c'), (8, '#ecc6a2'), (15, '#cdb9b8'), (26, '#9aa9c6'), (45, '#7692bc')]
@room('dunes-golden', size=(1600, 1067), exposure=.4, ambient=.5, look='AgX - Medium High Contrast',
      after=skyfn(GOLD, -11, 6, '#ffdf9c', (1.0, .5, .3), (1.4, 6, 18), disc=True, warm=('#ffc468', .8, 40, 9), veils=[dict(seed=24, cover=.15, soft=.7, sx=.4, sy=1.6, rot=-.2, a=.5, c='#c8b0b0', cs='#ffe2a8', gw=28)], bloom=(.4, 13), grade=tone(1.08, .12, (1.02, 1, .96))))
def dunes_golden():
    HAZE.update(c='#f6c983', d=420, s=.9); H0, G0 = hills(26, 2.6, ((4, 13, 3.5), (-14, 34, 8)), 34, 10)
    H = lambda x, y: H0(x, y); G = lambda x, y: np.clip(G0(x, y)*1.25, 0, 1)
    terrain(H, sandmat('#e6d0a2', '#a39a5e'), G, d1=600)
    marram(H, G, [grassmat('#5d6a38', '#a8a055', '#e0c67c', .5, .55), grassmat('#66703c', '#b3a85c', '#d6bb74', .45, .55)], 9, .9, far=200, heads=.22, near0=1.9, dens=1.2)
    tall = [blades(grassmat('#5d6a38', '#a8a055', '#e0c67c', .5, .55), 70, 1.35+.1*i, .16, .008, .45, 7, 900+i, heads=.3) for i in range(4)]
    sow(tall, H, lambda x, y: ss(.2, .34, np.abs(x/np.maximum(y, .1)+.03))*.9, 1.9, 4.6, 95, 36, (.8, 1.15), 41)
    world('#8fa3cc', '#f6c98c', .8, '#ffb04e', 7, -11, 6); sun(-11, 6.5, 8, '#ffae5a', .8)
    cam(float(H(0, 0))+1.25, 30, .035); prep(4)

SETS = [(-90, '#f0a860'), (0, '#f7ae5c'), (2.5, '#f6b069'), (7, '#e9aa83'), (14, '#bf9da6'), (25, '#7f8db2'), (50, '#55709f')]
@room('north-sea-sunset', size=(1600, 1067), exposure=.3, ambient=.5, look='AgX - Medium High Contrast',
      after=skyfn(SETS, 7, 3.2, '#ffd27a', (1.0, .6, .35), (1.2, 5, 18), disc=True, warm=('#ff9a4c', .8, 36, 7),
                  veils=[dict(seed=54, cover=.1, soft=.5, sx=.35, sy=2.0, rot=.15, alt=.8, a=.65, c='#8f88a0', cs='#ffbf6e', gw=20), dict(seed=57, cover=.2, soft=.6, sx=.6, sy=1.3, rot=.4, a=.6, c='#a898a8', cs='#ffd590', gw=22)], bloom=(.4, 12), grade=tone(1.1, .15, (1.02, 1, .97))))
def sunset():
    HAZE.update(c='#f0b478', d=2600, s=.9); H, G, S, wet = beach(.0, 1., 12, 60, 5, 15)
    terrain(H, sandmat('#d9c19a', '#a39a5e'), G, wet, d1=200)
    water(S, seamat('#40566f', '#86837e', .72, .16, '#f3e6da', .8), 2.4, .5, .95, bars=(8, 22, 44))
    world('#6d82b4', '#f5ae66', .8, '#ff9a3c', 9, 7, 3.2); sun(7, 3.4, 5, '#ff9a48', .9)
    cam(2.5, 28, .04); prep(4)

AUT = [(-90, '#e9dccb'), (0, '#f0e2d0'), (3, '#eadfd4'), (9, '#cfd6dc'), (20, '#a2bdd6'), (50, '#6a97c4')]
@room('hero-autumn', size=(2000, 1000), exposure=.3, ambient=.55, look='AgX - Medium High Contrast',
      after=skyfn(AUT, 66, 14, '#ffe9c4', (.3, .3, .4), (3, 10, 34), cum=dict(seed=66, cover=.8, thick=.65, size=11, lit='#fff4e4', dark='#a9b0bc', haze='#efe4d8'), veils=[dict(seed=64, cover=.1, soft=.8, sx=.4, sy=1.6, rot=.4, a=.5, c='#f4ece4', cs='#fff2dc', gw=40)], warm=('#ffe0b4', .55, 50, 8), grade=tone(1.06, .13, (1.01, 1, .985))))
def hero_autumn():
    HAZE.update(c='#e9dccd', d=420, s=.95); H, G = hills(31, 2.8, ((7, 18, 5),), 44, 9)
    terrain(H, sandmat('#dfcda6', '#a5854e'), G, d1=900)
    marram(H, G, [grassmat('#8a7248', '#c4a468', '#dcc592', .4), grassmat('#7f7048', '#b59f66', '#d6c08a', .45), grassmat('#6d5444', '#957055', '#c4a470', .3)], 12, .8, far=240, heads=.08, near0=2.4, dens=1.15)
    x, y = 24, 80; lighthouse(x, y, float(H(x, y))-.5, 25)
    world('#84a6d4', '#f0e0cc', .8, '#ffd6a0', 3, 66, 14); sun(66, 14, 6.2, '#ffd29a', .6)
    cam(float(H(0, 0))+2.3, 25, .05); prep(3)

WIN = [(-90, '#f0d8c4'), (0, '#f6dcc0'), (3, '#f2d8c6'), (8, '#dccfd2'), (16, '#b3bdd4'), (28, '#8aa5cc'), (50, '#6a8fc2')]
@room('hero-winter', size=(2000, 1000), exposure=.15, ambient=.55, look='AgX - Medium High Contrast',
      after=skyfn(WIN, 24, 7, '#ffe6b8', (1.0, .5, .34), (1.3, 6, 20), disc=True, warm=('#ffd6a0', .7, 34, 8), veils=[dict(seed=74, cover=.1, soft=.75, sx=.45, sy=1.6, rot=.3, a=.5, c='#cfc6d2', cs='#ffe6c4', gw=26)], bloom=(.38, 12), grade=tone(1.06, .12, (1.01, 1, .99))))
def hero_winter():
    HAZE.update(c='#f0d6c0', d=900, s=.95); px = lambda y: 1.5+2.6*np.sin(y/21.+.6)*ss(0, 14, y)+.1*y
    H, G, S, wet = valley(px, 7.5, (3, 64), lambda y: 1.9+0*y, lambda y: 4.0*ss(2, 26, y)+.8, 23, .8)
    Gs = lambda x, y: G(x, y)*.5*ss(-.1, .5, fbm(x, y, 3, 3, 77))
    terrain(H, sandmat('#f4f6fa', '#b5a27a', '#8d8a88', .6, .95), lambda x, y: Gs(x, y)*.5, wet)
    sp = lambda x, y: G(x, y)*(.12+.5*ss(.0, .5, fbm(x, y, 5, 3, 77)))
    marram(H, sp, [grassmat('#8a7448', '#c2a468', '#dcc490', .4), grassmat('#7d6b4a', '#b39a68', '#d8c494', .4)], 13, .62, near0=2.4)
    water(S, seamat('#42586f', '#7f8c92', .6, .16), 9, .4)
    world('#86a4dc', '#f4dcc6', .8, '#ffc27a', 5, 24, 7); sun(24, 7.5, 6.5, '#ffc78c', .8)
    cam(float(H(0, 0))+2.3, 24, .045); prep(3)

@room('bathers-and-kites', size=(1600, 1067), after=noon_sky(88, .85, 165, 50), **DAY)
def bathers():
    noon_light(165, 50); H, G, S, wet = beach(-.3, .954, 34, 70, 6, 19, prints=track(1, 2, 3, 22, seed=7)+track(-2, 2, -4, 22, seed=8))
    terrain(H, sandmat('#f2deb0', '#a3ab78'), G, wet, d1=2500, rows=740)
    water(S, seamat('#2f6a8c', '#86b5b0', .34), 3, .32, .9, bars=(10, 26))
    hz = lambda x, y: max(float(H(x, y)), -.75); R = lib.R; SK = ('#d9a27e', '#c98f68', '#e3b391'); HR = ('#4a3526', '#c8a060', '#7a5636', '#2f2620'); TP = ('#c2483c', '#2f6d8f', '#e0b040', '#f0ece2', '#3f7f6a', '#d9788a', '#35466a')
    for x, y in ((-9, 36), (-6.5, 38.5), (-1.5, 39), (.4, 40.2), (4.2, 40.5), (7.5, 42), (12, 43), (-14, 36), (15.5, 45.5), (2.5, 44.5)):
        s = R.choice(SK); person(x, y, hz(x, y), R.uniform(-180, 180), R.choice((s, s, R.choice(TP))), R.choice(TP), s, R.choice(HR), R.choice((1.75, 1.68, 1.3, 1.8)), .1, True)
    for x, y in ((-7, 29), (-5.9, 29.4), (-1.8, 31), (5.6, 33.5), (9.4, 35), (10.4, 34.6), (-11.5, 27), (15, 37), (2.2, 32.4)):
        s = R.choice(SK); person(x, y, hz(x, y), R.uniform(-60, 60), R.choice(TP+(s,)), R.choice(TP), s, R.choice(HR), R.choice((1.75, 1.68, 1.2, 1.8)), .2, True)
    K = []
    for x, y, c, h in ((-3.4, 23, '#e0b040', 1.78), (6.6, 27, '#2f6d8f', 1.35)): person(x, y, hz(x, y), 15, c, '#35466a', h=h, step=.12, bare=True, up=(.25, .3, 1.75)); K.append((x+.25*h/1.75, y+.3, hz(x, y)+h))
    kite(-7.5, 44, 15.5, '#c2342c', '#f0c030', K[0], 2.0, .25); kite(9.6, 50, 18.5, '#1f5f9a', '#f4f1e8', K[1], 2.0, -.2); kite(20, 78, 19, '#e07a28', '#2f8f6a', (13, 42, 1.5), 2.2, .3)
    umbrella(6.7, 19, hz(6.7, 19), '#c2342c', '#f4f1e8'); umbrella(-9.8, 22, hz(-9.8, 22), '#2f6d8f', '#f4f1e8'); umbrella(13.5, 29, hz(13.5, 29), '#e0b040', '#f4f1e8')
    windbreak(-8.4, 19.5, hz(-8, 19.5), ('#2f6d8f', '#f0ece2', '#e0b040'), .3); 
    for x, y, c, r in ((5.9, 17.6, '#3f7f9a', .2), (7.5, 17.9, '#d9788a', -.3), (-9.2, 20.6, '#e0b040', .1), (13.2, 27.6, '#f0ece2', .4)): box(x, y, hz(x, y)+.05, .85, 1.8, .03, solid(c), 0, r)
    cam(3.3, 32, .04); prep(4)
