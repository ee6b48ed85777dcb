"""The picture at the top of the front page: a black timber house in the dunes on a summer evening. Also a thatched longhouse at noon.
Everything stands in the house's frame (gable at y = 0, the house runs to +y); the land is written in the camera's (a to the right, t away)."""
import math, random
import numpy as np
from PIL import Image, ImageFilter
from lib import *
import lib
from registry import room
from parts import vase, chair, table, sofa, bowl
from parts_G import deck, boxes, bar, lounger, slat_table, outchair, setting, flowers, lantern, jug, bread, salad, W_, pot, tumbler, towel_stack, pad
rad = math.radians

# ---------------------------------------------------------------- noise, numpy
_T = np.random.default_rng(77).random((256, 256)).astype(np.float64)*2-1
def vn(x, y):
    xi, yi = np.floor(x), np.floor(y); fx, fy = x-xi, y-yi; xi, yi = xi.astype(int) & 255, yi.astype(int) & 255
    fx = fx*fx*fx*(fx*(fx*6-15)+10); fy = fy*fy*fy*(fy*(fy*6-15)+10); x1, y1 = (xi+1) & 255, (yi+1) & 255
    return (_T[xi, yi]*(1-fx)+_T[x1, yi]*fx)*(1-fy)+(_T[xi, y1]*(1-fx)+_T[x1, y1]*fx)*fy
def fb(x, y, o=4, g=.5):
    s, k, w = 0, 1, 0
    x, y = np.asarray(x, float), np.asarray(y, float)
    for i in range(o):
        s = s+k*vn(x*.8-y*.6+i*19.7, x*.6+y*.8+i*7.3); w += k; k *= g; x, y = x*2.03, y*2.03
    return s/w*1.6
def ss(a, b, x): t = np.clip((x-a)/(b-a), 0, 1); return t*t*(3-2*t)
def rgb(h): return np.array([int(h[i:i+2], 16)/255 for i in (1, 3, 5)])
def mixc(a, b, t): return a+(b-a)*np.asarray(t)[..., None]

# ---------------------------------------------------------------- materials
class X:
    def __init__(s, nt): s.nt = nt
    def op(s, o, a, b=None, c=None):
        n = s.nt.nodes.new('ShaderNodeMath'); n.operation = o
        for i, v in enumerate((a, b, c)):
            if v is None: continue
            if isinstance(v, (int, float)): n.inputs[i].default_value = v
            else: s.nt.links.new(v, n.inputs[i])
        return n.outputs[0]
    def pos(s): return s.nt.nodes.new('ShaderNodeNewGeometry').outputs['Position']
    def mix(s, f, a, b, mode='MIX'):
        n = s.nt.nodes.new('ShaderNodeMix'); n.data_type = 'RGBA'; n.blend_type = mode
        for i, v in ((0, f), (6, a), (7, b)):
            if isinstance(v, (int, float, tuple)): n.inputs[i].default_value = v
            else: s.nt.links.new(v, n.inputs[i])
        return n.outputs[2]

def memo(f):
    def g(*a, **k):
        key = ('R', f.__name__, str(a), str(sorted(k.items())))
        if key not in lib._mats: lib._mats[key] = f(*a, **k)
        return lib._mats[key]
    return g

@memo
def blade(c, vary=.22, trans=.45):
    """a leaf of grass: the sun shines through it"""
    m, nt, b = lib._new('blade'); x = X(nt); b.inputs['Roughness'].default_value = .7; b.inputs['Specular IOR Level'].default_value = .12
    oi = nt.nodes.new('ShaderNodeObjectInfo'); n = lib._noise(nt, x.pos(), 1.3, 4, .7); f = x.op('MULTIPLY_ADD', oi.outputs['Random'], .35, n)
    cc = lib._ramp(nt, f, [(.35, shade(c, 1-vary*1.6)), (.62, col(c)), (.95, shade(c, 1+vary*1.5))]); nt.links.new(cc, b.inputs['Base Color'])
    t = nt.nodes.new('ShaderNodeBsdfTranslucent'); nt.links.new(cc, t.inputs[0]); mx = nt.nodes.new('ShaderNodeMixShader'); mx.inputs[0].default_value = trans
    nt.links.new(b.outputs[0], mx.inputs[1]); nt.links.new(t.outputs[0], mx.inputs[2]); nt.links.new(mx.outputs[0], nt.nodes['Material Output'].inputs[0])
    return m

def warm(c, e, sc=(1, 1, 1)):
    """a wall of a lit room"""
    m, nt, b = lib._new('warm'); n = lib._noise(nt, lib._coords(nt, sc), 1.2, 4, .6)
    cc = lib._ramp(nt, n, [(.3, shade(c, .72)), (.7, shade(c, 1.15))]); nt.links.new(cc, b.inputs['Base Color']); nt.links.new(cc, b.inputs['Emission Color'])
    b.inputs['Emission Strength'].default_value = e; b.inputs['Roughness'].default_value = .8; b.inputs['Specular IOR Level'].default_value = .1
    return m

def window_glass(stops, lo=.10, hi=.75, tint='#e6e6e0'):
    """transparent, with the land and the sky mirrored in it (free of noise)"""
    m, nt, b = lib._new('glassR'); nt.nodes.remove(b); x = X(nt)
    lw = nt.nodes.new('ShaderNodeLayerWeight'); lw.inputs[0].default_value = .5
    f = x.op('MULTIPLY_ADD', x.op('POWER', lw.outputs['Facing'], 2.6), hi-lo, lo)
    tr = nt.nodes.new('ShaderNodeBsdfTransparent'); nt.links.new(x.mix(x.op('SUBTRACT', 1, f), (0, 0, 0, 1), col(tint)), tr.inputs[0])
    tc = nt.nodes.new('ShaderNodeTexCoord'); sp = nt.nodes.new('ShaderNodeSeparateXYZ'); nt.links.new(tc.outputs['Reflection'], sp.inputs[0])
    n = lib._noise(nt, x.pos(), .8, 3, .5); z = x.op('ADD', x.op('MULTIPLY_ADD', sp.outputs[2], 1, .5), x.op('MULTIPLY_ADD', n, .12, -.06))
    em = nt.nodes.new('ShaderNodeEmission'); nt.links.new(lib._ramp(nt, z, stops), em.inputs[0]); nt.links.new(f, em.inputs[1])
    ad = nt.nodes.new('ShaderNodeAddShader'); nt.links.new(tr.outputs[0], ad.inputs[0]); nt.links.new(em.outputs[0], ad.inputs[1]); nt.links.new(ad.outputs[0], nt.nodes['Material Output'].inputs[0])
    return m

def ground_mat():
    m, nt, b = lib._new('land'); x = X(nt); at = nt.nodes.new('ShaderNodeAttribute'); at.attribute_name = 'Col'
    n = lib._noise(nt, x.pos(), 7, 6, .72); n2 = lib._noise(nt, x.pos(), 55, 2, .7)
    g = lib._ramp(nt, x.op('MULTIPLY_ADD', n2, .3, x.op('MULTIPLY', n, .7)), [(.3, (.72, .7, .68, 1)), (.7, (1.2, 1.2, 1.2, 1))])
    nt.links.new(x.mix(1.0, at.outputs['Color'], g, 'MULTIPLY'), b.inputs['Base Color']); b.inputs['Roughness'].default_value = 1; b.inputs['Specular IOR Level'].default_value = .03
    lib._bump(nt, b, lib._noise(nt, x.pos(), 3.2, 7, .68), .75, .12)
    return m

# ---------------------------------------------------------------- meshes
def poly(pts, faces, mat, sm=False):
    me = bpy.data.meshes.new('p'); me.from_pydata([tuple(p) for p in pts], [], faces); me.update(); o = lib._obj('p', me, mat)
    return smooth(o) if sm else o
def hexes(hs, mat):
    """blocks by 8 corners: lower ring, upper ring"""
    vs, fs = [], []
    for h in hs:
        n = len(vs); vs += h; fs += [tuple(n+i for i in f) for f in ((3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))]
    return poly(vs, fs, mat)
def quads(P, mat):
    n, m = P.shape[:2]; me = bpy.data.meshes.new('q'); me.vertices.add(n*m); me.vertices.foreach_set('co', P.reshape(-1).astype(np.float32)); me.loops.add(n*m); me.loops.foreach_set('vertex_index', np.arange(n*m, dtype=np.int32))
    me.polygons.add(n); me.polygons.foreach_set('loop_start', np.arange(0, n*m, m, dtype=np.int32)); me.polygons.foreach_set('loop_total', np.full(n, m, dtype=np.int32)); me.update(calc_edges=True); me.materials.append(mat)
    return me
def marram(mat, n=46, h=.8, spread=.24, w=.006, lean=.7, bend=.55, seed=0, seg=3, wind=(.0, .0)):
    """arching blades, thinner towards their tips"""
    r = np.random.default_rng(seed); a = r.uniform(0, 6.283, n); q = spread*np.sqrt(r.uniform(0, 1, n)); b = r.uniform(0, 6.283, n); l = h*r.uniform(.5, 1.05, n); k = lean*r.uniform(.15, 1, n)
    o = np.stack([q*np.cos(b), q*np.sin(b), 0*a-.04], 1); out = np.stack([np.cos(a)+wind[0], np.sin(a)+wind[1], 0*a], 1); s = np.stack([-np.sin(a), np.cos(a), 0*a], 1)
    pts = []
    for i in range(seg+1):
        t = i/seg; c = o+np.array([0, 0, 1])*(l*(t-.28*bend*k*t**2.6*1.4))[:, None]+out*(l*k*(t**1.9)*.85)[:, None]; pts.append((c, w*(1-t)**.7+.0008))
    return quads(np.concatenate([np.stack([p-s*v, p+s*v, p2+s*v2, p2-s*v2], 1) for (p, v), (p2, v2) in zip(pts, pts[1:])]), mat)
def heads(mat, n=7, h=1.0, seed=0, spread=.25):
    """stalks with ears"""
    r = np.random.default_rng(seed); Q = []
    for i in range(n):
        a = r.uniform(0, 6.28); o = np.array([spread*r.uniform(-1, 1), spread*r.uniform(-1, 1), 0]); l = h*r.uniform(.75, 1.1); k = r.uniform(.05, .3); s = np.array([-math.sin(a), math.cos(a), 0]); f = lambda t: o+np.array([math.cos(a)*k*t*t*l, math.sin(a)*k*t*t*l, l*t])
        for t0, t1, w0, w1 in ((0, .5, .003, .0025), (.5, .8, .0025, .002), (.8, .84, .002, .009), (.84, .95, .009, .008), (.95, 1.02, .008, .001)): Q.append([f(t0)-s*w0, f(t0)+s*w0, f(t1)+s*w1, f(t1)-s*w1])
    return quads(np.array(Q), mat)
def leaves(mat, n=900, r=1., size=.05, seed=0, flat=.7, lumps=9):
    g = np.random.default_rng(seed); c = g.normal(size=(lumps, 3))*.45*r; c[:, 2] = np.abs(c[:, 2])*flat; c = np.repeat(c, n//lumps, 0); n = len(c)
    d = g.normal(size=(n, 3)); d /= np.linalg.norm(d, axis=1)[:, None]; p = c+d*(.5*r*g.uniform(.4, 1, n)**.5)[:, None]*np.array([1, 1, flat]); nr = d+g.normal(size=(n, 3))*.7; nr /= np.linalg.norm(nr, axis=1)[:, None]
    t = np.cross(nr, g.normal(size=(n, 3))); t /= np.linalg.norm(t, axis=1)[:, None]; b = np.cross(nr, t); s = size*g.uniform(.6, 1.25, n)[:, None]
    return quads(np.stack([p-t*s, p-b*s*.6, p+t*s, p+b*s*.6], 1), mat)
def put(me, x, y, z, s=1, rot=0, sz=None):
    o = bpy.data.objects.new('i', me); bpy.context.scene.collection.objects.link(o); o.location = (x, y, z); o.scale = (s, s, sz or s); o.rotation_euler = (0, 0, rot); return o

class Land:
    """the land in the camera's frame; H(a, t) gives heights, rects: what stands in the house's frame, paths: lines in the camera's"""
    def __init__(s, cam, yaw, H, rects, paths=(), floor=-.38, g0=.2, g1=2.6, seed=3):
        s.c = np.array(cam[:2]); s.f = np.array([math.cos(yaw), math.sin(yaw)]); s.r = np.array([s.f[1], -s.f[0]]); s.H, s.rects, s.paths, s.floor, s.g = H, rects, paths, floor, (g0, g1); s.R = np.random.default_rng(seed)
    def xy(s, a, t): return s.c[0]+s.r[0]*a+s.f[0]*t, s.c[1]+s.r[1]*a+s.f[1]*t
    def at(s, x, y): dx, dy = x-s.c[0], y-s.c[1]; return dx*s.r[0]+dy*s.r[1], dx*s.f[0]+dy*s.f[1]
    def out(s, x, y):
        d = 1e9
        for a, b, c, e in s.rects: d = np.minimum(d, np.hypot(np.maximum(np.maximum(a-x, x-b), 0), np.maximum(np.maximum(c-y, y-e), 0)))
        return d
    def path(s, a, t):
        d = np.full(np.shape(a), 1e9)
        for P, w in s.paths:
            for (a0, t0), (a1, t1) in zip(P, P[1:]):
                da, dt = a1-a0, t1-t0; k = np.clip(((a-a0)*da+(t-t0)*dt)/(da*da+dt*dt), 0, 1); d = np.minimum(d, np.hypot(a-a0-k*da, t-t0-k*dt)/w)
        return d+.35*fb(a/1.3, t/1.3, 2)
    def z(s, a, t):
        x, y = s.xy(a, t); d = s.out(x, y); k = ss(*s.g, d); z = s.H(a, t); z = np.minimum(z, s.floor+.55*d) if True else z
        return s.floor*(1-k)+z*k-.06*np.exp(-s.path(a, t)**2)
    def ground(s, paint, t0=1.2, t1=97, nx=230, ny=260, spread=.86, side=6, p=1.9):
        v = np.linspace(0, 1, ny+1); t = (t0+(t1-t0)*v**p)[:, None]+np.zeros((1, nx+1)); a = np.linspace(-1, 1, nx+1)[None, :]*(t*spread+side); z = s.z(a, t); x, y = s.xy(a, t)
        me = bpy.data.meshes.new('land'); P = np.stack([x, y, z], -1).reshape(-1, 3); i = np.arange(ny)[:, None]*(nx+1)+np.arange(nx)[None, :]; F = np.stack([i, i+1, i+nx+2, i+nx+1], -1).reshape(-1)
        n = nx*ny; me.vertices.add(len(P)); me.vertices.foreach_set('co', P.reshape(-1).astype(np.float32)); me.loops.add(4*n); me.loops.foreach_set('vertex_index', F.astype(np.int32)); me.polygons.add(n); me.polygons.foreach_set('loop_start', np.arange(0, 4*n, 4, dtype=np.int32)); me.polygons.foreach_set('loop_total', np.full(n, 4, dtype=np.int32)); me.update(calc_edges=True)
        me.polygons.foreach_set('use_smooth', np.ones(n, bool)); c = paint(a, t, z, s.path(a, t), s.out(x, y)); c = np.where(c <= .04045, c/12.92, ((c+.055)/1.055)**2.4); ca = me.color_attributes.new('Col', 'FLOAT_COLOR', 'POINT'); ca.data.foreach_set('color', np.concatenate([c.reshape(-1, 3), np.ones((len(P), 1))], 1).reshape(-1).astype(np.float32))
        lib._obj('land', me, ground_mat())
    def scatter(s, mes, n, t0, t1, size=(.7, 1.3), where=None, p=1.5, spread=.72, side=1.5, gap=.25, pw=1.0, tall=(.9, 1.15)):
        R = s.R; t = t0+(t1-t0)*R.random(n)**p; a = R.uniform(-1, 1, n)*(t*spread+side); x, y = s.xy(a, t); ok = (s.out(x, y) > gap) & (s.path(a, t) > pw)
        if where is not None: ok &= where(a, t)
        a, t, x, y = a[ok], t[ok], x[ok], y[ok]; z = s.z(a, t); sc = R.uniform(*size, len(a)); ro = R.uniform(0, 6.28, len(a)); k = R.integers(0, len(mes), len(a)); tl = R.uniform(*tall, len(a))
        for i in range(len(a)): put(mes[k[i]], x[i], y[i], z[i], sc[i], ro[i], sc[i]*tl[i])
        return len(a)

def soften(A):
    """the rim of what was rendered is smoothed (few samples leave it ragged)"""
    al = A[..., 3]; P = A.copy(); P[..., :3] *= al[..., None]; pad_ = np.pad(P, ((1, 1), (1, 1), (0, 0)), 'edge'); H, W = al.shape; k = ((1, 2, 1), (2, 4, 2), (1, 2, 1))
    B = sum(pad_[j:j+H, i:i+W]*k[j][i]/16 for j in range(3) for i in range(3)); m = (np.maximum.reduce([pad_[j:j+H, i:i+W, 3] for j in range(3) for i in range(3)])-np.minimum.reduce([pad_[j:j+H, i:i+W, 3] for j in range(3) for i in range(3)]) > .04)[..., None]
    P = np.where(m, B, P); a = P[..., 3:]; return np.concatenate([np.where(a > 1e-4, P[..., :3]/np.maximum(a, 1e-4), 0), a], -1)

# ---------------------------------------------------------------- sky and sea, painted behind the picture
def sky_sea(path, lens, hor, look):
    """look: dict of colours and numbers; the picture at `path` has alpha"""
    im = Image.open(path).convert('RGBA'); W, H = im.size; A = soften(np.asarray(im).astype(float)/255); f = lens/36*W; hy = hor*H
    px, py = np.meshgrid(np.arange(W)+.5, np.arange(H)+.5); Xx = (px-W/2)/f; E = (hy-py)/f
    out = np.zeros((H, W, 3)); sun = np.array(look['sun'])/np.linalg.norm(look['sun'])
    half = 2 if W > 900 else 1; up = py <= hy+1; nrow = int(hy)+2; hr = (nrow+half-1)//half; qx, qy = np.meshgrid((np.arange((W+half-1)//half)+.5)*half, (np.arange(hr)+.5)*half); x, e = (qx-W/2)/f, np.maximum((hy-qy)/f, 0)
    def heaven(x, e):
        l = np.sqrt(x*x+1+e*e); cg = (x*sun[0]+sun[1]+e*sun[2])/l; gam = np.degrees(np.arccos(np.clip(cg, -1, 1)))
        z, m, lo, h2 = (rgb(look[k]) for k in ('zenith', 'mid', 'low', 'hor')); c = mixc(h2+0*x[..., None], lo, ss(0, .05, e)); c = mixc(c, m, ss(.03, .22, e)); c = mixc(c, z, ss(.16, .62, e))
        g = np.exp(-gam/look['gw'])*look['glow']*np.exp(-e*look.get('gdrop', 2.2)); c = mixc(c, rgb(look['gcol']), np.clip(g, 0, 1)); return c, gam
    s, gam = heaven(x, e)
    near = np.exp(-gam/look['gw'])
    for L in look['clouds']:
        den = e+L['off']; u, v = x/den*L['sx']+L['seed'], 1/den*L['sy']
        if L.get('flat'): u, v = x*L['sx']+L['seed'], (e**.85)*L['sy']
        wu, wv = fb(u*.7+31, v*.7, 3), fb(u*.7, v*.7+57, 3); u2, v2 = u+L['warp']*wu, v+L['warp']*wv
        d = fb(u2, v2, 7, L.get('rough', .52)); d1 = fb(u2+L['du'], v2+L['dv'], 5, .5)
        win = ss(L['e0'], L['e1'], e)*(1-ss(L['e2'], L['e3'], e)); cov = L['thr']+L.get('grow', 0)*fb(u*.23+9, v*.23, 2)
        a = ss(cov, cov+L['soft'], d)*win*L['op']
        lit = np.clip(.5+(d-d1)*L['relief'], 0, 1); cl = mixc(rgb(L['dark'])+0*s, rgb(L['light']), lit); cl = mixc(cl, rgb(L['rim']), np.clip(near*L['rimk']*(1-.6*ss(cov, cov+2*L['soft'], d)), 0, 1))
        s = s*(1-a[..., None])+cl*a[..., None]
    if half > 1:
        big = [np.asarray(Image.fromarray(s[..., i].astype(np.float32), 'F').resize((s.shape[1]*half, s.shape[0]*half), Image.BICUBIC)) for i in range(3)]; s = np.stack(big, -1)[:nrow, :W]
    out[:nrow] = np.where(up[:nrow, :, None], s, 0)
    # sea
    y0 = int(hy); y1 = min(H, int(hy+f*look['h']/(look['shore']*.8))+1); PY = py[y0:y1]; q = np.maximum(-E[y0:y1], .15/f); x = Xx[y0:y1]; d = look['h']/q; X_ = x*d; dd = d*d/(look['h']*f)
    base, _ = heaven(x, np.minimum(.04+q*1.4, .3)+0*x); far = ss(120, 1500, d)
    am = 1/(1+d/260); w1 = fb(X_/14, d/4.2, 3, .58)*np.exp(-dd/1.6)+.9*fb(X_/38+3, d/15, 3, .55)*np.exp(-dd/6)+.9*fb(X_/110+5, d/60, 3, .5)*np.exp(-dd/28); w2 = fb(X_/3.2+40, d/1.1, 3, .6)*np.exp(-dd/.5); w3 = fb(X_/400+7, d/150, 3)*np.exp(-dd/70); am = np.ones_like(d)*.75
    k = np.clip(.52+.55*w1*am+.45*w2+.22*w3, 0, 1); c = mixc(rgb(look['deep'])+0*base, base, np.clip(k*look['mirror']+.30*far, 0, 1)); c = mixc(c, rgb(look['deep']), .25*ss(0, 1, -w1)*am)
    # the bank of sand makes the water paler and greener near the shore
    c = mixc(c, rgb(look['shoal']), .45*(1-ss(105, 190, d)))
    gx = np.exp(-((x-look['gx'])/look['gs'])**2); gl = ss(.25, .8, fb(X_/(2.6+d*.02), PY*1600/W/2.4, 3, .65)*.8+.5*gx); c = mixc(c, rgb(look['gcol']), np.clip(gl*gx*look['glit'], 0, .9))
    c = mixc(c, rgb(look['hor']), .35*ss(900, 5000, d))
    for i, (D, wd, pres) in enumerate(look['surf']):
        dk = D+D*.045*fb(X_/(D*.45)+i*13, i*3.1+0*x, 3)+1.5*fb(X_/9+i*5, i+0*x, 3); p = (d-dk)/wd
        pr = ss(pres, pres+.35, fb(X_/(D*.32)+i*29, 4.7*i+0*x, 3)+.25)
        f1 = ss(-.10, .04, p)*np.exp(-np.maximum(p, 0)*1.25); br = fb(X_/2.4+i, PY*1.1*1600/W/2.5+i, 3, .6); fo = np.clip(f1*(1.15+.55*br)-.18*ss(.3, 1.2, p), 0, 1)*pr
        sh = ss(-.8, -.15, p)*(1-ss(-.15, .0, p))*pr*.38; c = c*(1-sh[..., None])+rgb(look['deep'])*sh[..., None]*.9
        c = mixc(c, mixc(rgb(look['foam2'])+0*c, rgb(look['foam']), np.clip(.35+.9*br+.5*(1-ss(0, .5, p)), 0, 1)), fo*.95)
    # the edge of the water: wet sand
    ds = look['shore']+3.5*fb(X_/22, 1.3+0*x, 3)+1.0*fb(X_/4, 5+0*x, 3); wet = 1-ss(ds-.5, ds+.4, d); c = mixc(c, mixc(rgb(look['wet'])+0*c, base, .35), wet)
    ed = np.exp(-((d-ds-.9)/1.0)**2)*np.clip(.75+.6*fb(X_/1.5, d, 3), 0, 1); c = mixc(c, rgb(look['foam']), ed*.9)
    edge = np.where(PY <= hy+1, np.clip((PY-hy+.5)/1.6, 0, 1), 1)[..., None]; out[y0:y1] = out[y0:y1]*(1-edge)+c*edge; out[y1:] = rgb(look['wet'])
    # soften the line of the horizon by haze
    hz = np.exp(-((py-hy)/(.006*H))**2)*.5; out = mixc(out, rgb(look['hor']), hz)
    al = A[..., 3:]; img = A[..., :3]*al+out*(1-al)
    # light from the sun's side over everything, bloom of the bright parts, a little grain
    l = np.sqrt(Xx**2+1+E**2); gam = np.degrees(np.arccos(np.clip((Xx*sun[0]+sun[1]+E*sun[2])/l, -1, 1))); veil = np.exp(-gam/look['gw'])*look['veil']
    img = 1-(1-img)*(1-veil[..., None]*rgb(look['gcol']))
    b8 = Image.fromarray((np.clip(img, 0, 1)**2.2*ss(.62, .98, img.max(-1))[..., None]*255).astype(np.uint8)); bl = sum(np.asarray(b8.filter(ImageFilter.GaussianBlur(W*r))).astype(float)/255*k for r, k in ((.004, .22), (.014, .16))); img = img+bl*(1-img)*look.get('bloom', 1)
    g = img.mean(-1, keepdims=True); img = g+(img-g)*look.get('sat', 1.08); img = np.clip(img, 0, 1); img = img+(look.get('con', .12))*(img-.5)*(img*(1-img))*4
    vg = 1-look.get('vig', .10)*np.clip(((px/W-.5)**2+(py/H-.5)**2*.7)*2.2, 0, 1)**1.3; img = img*vg[..., None]
    rng = np.random.default_rng(1); img = img+rng.normal(0, .006, (H, W, 1))
    o = Image.fromarray((np.clip(img, 0, 1)*255+.5).astype(np.uint8)); o = o.filter(ImageFilter.UnsharpMask(W/1600*1.1, 45, 2)); o.save(path, 'PNG')

def pre():
    c = bpy.context.scene.cycles; c.denoising_prefilter = 'FAST'; c.transparent_max_bounces = 10; c.max_bounces = 4; c.samples = 6 if bpy.context.scene.render.resolution_x > 1000 else c.samples; c.diffuse_bounces = 2; bpy.context.scene.world.light_settings.distance = 3

# ================================================================ the black house
YAW = rad(150); CAM = (12.49, -11.37, 2.4); LENS = 28; HOR = .48
SLOPE = .5694
def rz(x): return 4.5-abs(x)*SLOPE

def black_house():
    R = random.Random(4); bl = [wood(c, 'z', .62, 1.0, .6) for c in ('#1b1b1c', '#222122', '#171718')]
    for m in bl: m.node_tree.nodes['Principled BSDF'].inputs['Specular IOR Level'].default_value = .12
    trim = plain('#121213', .7, spec=.1); fr = plain('#232324', .42)
    GW = 2.3; gz = lambda x: rz(x)-.42
    # gable: boards, every other one raised
    B = [[], [], []]; n = 50; w = 7.2/n
    for i in range(n):
        x0, x1 = -3.6+w*i, -3.6+w*(i+1); m = (x0+x1)/2; y0 = -.045 if i % 2 else -.022; e = .012 if i % 2 else 0; a, b = x0-e, x1+e
        zb = (lambda q: gz(q)) if abs(m) < GW else (lambda q: .03)
        B[R.randrange(3)].append([(a, y0, zb(a)), (b, y0, zb(b)), (b, .0, zb(b)), (a, .0, zb(a)), (a, y0, rz(a)+.02), (b, y0, rz(b)+.02), (b, .0, rz(b)+.02), (a, .0, rz(a)+.02)])
    # the long side towards the camera
    ops = [(1.15, 3.75, .03, 2.12), (5.3, 6.7, .95, 2.12), (8.3, 9.2, .95, 2.12)]; n = 76; w = 11/n
    for i in range(n):
        y0, y1 = w*i, w*(i+1); m = (y0+y1)/2; x1 = 3.645 if i % 2 else 3.622; e = .012 if i % 2 else 0; zs = [(.03, 2.46)]
        for a, b, c, d in ops:
            if a < m < b: zs = [(.03, c), (d, 2.46)] if c > .1 else [(d, 2.46)]
        for c, d in zs: B[R.randrange(3)].append([(3.6, y0-e, c), (x1, y0-e, c), (x1, y1+e, c), (3.6, y1+e, c), (3.6, y0-e, d), (x1, y0-e, d), (x1, y1+e, d), (3.6, y1+e, d)])
    for k in range(3): hexes(B[k], bl[k])
    # walls behind the boards, the other sides
    wall_in = warm('#dca468', .42); pine = warm('#b8743a', .62, (6, .5, 6)); dk = plain('#242322', .8)
    def side(x0, x1, ys):  # the long wall with openings
        for y0, y1, z0, z1 in ys: box((x0+x1)/2, (y0+y1)/2, (z0+z1)/2, x1-x0, y1-y0, z1-z0, wall_in, 0)
    strips = []; yy = 0
    for a, b, c, d in ops: strips += [(yy, a, 0, 2.46), (a, b, d, 2.46)]+([(a, b, 0, c)] if c > .1 else []); yy = b
    strips.append((yy, 11, 0, 2.46)); side(3.42, 3.598, strips)
    box(-3.55, 5.5, 1.22, .1, 11, 2.48, dk, 0); box(-3.46, 2.9, 1.22, .04, 5.6, 2.44, wall_in, 0); box(0, 11, 1.22, 7.2, .1, 2.48, dk, 0); poly([(-3.6, 11, 2.4), (3.6, 11, 2.4), (0, 11, 4.5)], [(0, 1, 2)], dk)
    for s in (-1, 1): hexes([[(s*GW, .005, 0), (s*3.55, .005, 0), (s*3.55, .12, 0), (s*GW, .12, 0), (s*GW, .005, rz(GW)), (s*3.55, .005, rz(3.55)), (s*3.55, .12, rz(3.55)), (s*GW, .12, rz(GW))]], wall_in)
    box(0, 5.5, -.01, 7.1, 11, .06, planks('#c49a66', .16, 2.4, .4, 'y'), 0)
    poly([(-3.5, 5.6, 0), (3.5, 5.6, 0), (3.5, 5.6, rz(3.5)), (0, 5.6, 4.48), (-3.5, 5.6, rz(3.5))], [(0, 1, 2, 3, 4)], wall_in)
    for s in (-1, 1): poly([(0, .05, 4.46), (0, 5.6, 4.46), (s*3.55, 5.6, rz(3.55)-.03), (s*3.55, .05, rz(3.55)-.03)], [(0, 1, 2, 3)], pine)
    for yb in (1.4, 2.8, 4.2):
        for s in (-1, 1): hexes([[(0, yb, 4.24), (s*3.5, yb, rz(3.5)-.24), (s*3.5, yb+.1, rz(3.5)-.24), (0, yb+.1, 4.24), (0, yb, 4.44), (s*3.5, yb, rz(3.5)-.04), (s*3.5, yb+.1, rz(3.5)-.04), (0, yb+.1, 4.44)]], warm('#8a5228', .3))
    # roof: slabs, barge boards, battens, ridge, gutter
    rf = lib.stone('#3a3a3c', 9, .7, .22); ov, y0, y1 = .5, -.62, 11.5
    for s in (-1, 1):
        xe = s*(3.6+ov); ze = rz(3.6+ov)
        hexes([[(0, y0, 4.51), (xe, y0, ze+.01), (xe, y1, ze+.01), (0, y1, 4.51), (0, y0, 4.70), (xe, y0, ze+.18), (xe, y1, ze+.18), (0, y1, 4.70)]], rf)
        for yb in (y0-.03, y1): hexes([[(0, yb, 4.44), (xe, yb, ze-.06), (xe, yb+.03, ze-.06), (0, yb+.03, 4.44), (0, yb, 4.73), (xe, yb, ze+.21), (xe, yb+.03, ze+.21), (0, yb+.03, 4.73)]], trim)
        box(xe+s*.015, (y0+y1)/2, ze+.07, .03, y1-y0, .2, trim, .004)
        k = 12
        for i in range(1, k): yy = y0+(y1-y0)*i/k; hexes([[(0, yy-.025, 4.69), (xe, yy-.025, ze+.17), (xe, yy+.025, ze+.17), (0, yy+.025, 4.69), (0, yy-.012, 4.745), (xe, yy-.012, ze+.225), (xe, yy+.012, ze+.225), (0, yy+.012, 4.745)]], rf)
        tube([(xe+s*.08, y0+.05, ze+.12), (xe+s*.08, y1-.05, ze+.10)], .055, plain('#2a2b2c', .4, .3))
    box(0, (y0+y1)/2, 4.74, .22, y1-y0, .05, rf, .01)
    tube([(3.70, .12, 2.1), (3.70, .12, .0)], .035, plain('#2a2b2c', .4, .3)); tube([(4.16, .12, 2.22), (3.70, .12, 2.0)], .035, plain('#2a2b2c', .4, .3))
    cyl(-.55, 6.2, 4.2, .11, .95, plain('#1d1d1e', .5)); cyl(-.55, 6.2, 5.18, .16, .05, plain('#1d1d1e', .5))
    # glass of the gable
    st = [(.30, hexc('#6b5a3c')), (.47, hexc('#a8875a')), (.51, hexc('#ffd9a0')), (.60, hexc('#f0d0b0')), (.74, hexc('#9fb4ca')), (1, hexc('#6a8cb4'))]
    gl = window_glass(st, .04, .5); gl2 = window_glass([(.3, hexc('#4a4634')), (.48, hexc('#6d664a')), (.53, hexc('#c8b8b0')), (.7, hexc('#8fa6c4')), (1, hexc('#6a8cb4'))], .10, .8)
    poly([(-GW, .05, .02), (GW, .05, .02), (GW, .05, gz(GW)), (0, .05, gz(0)), (-GW, .05, gz(GW))], [(0, 1, 2, 3, 4)], gl)
    for x in (-GW, -GW/2, 0, GW/2, GW): a = .04 if abs(x) < GW else .05; hexes([[(x-a, -.03, .02), (x+a, -.03, .02), (x+a, .09, .02), (x-a, .09, .02), (x-a, -.03, gz(x-a if x <= 0 else x+a)), (x+a, -.03, gz(x+a if x >= 0 else x-a)), (x+a, .09, gz(x)), (x-a, .09, gz(x))]], fr)
    box(0, .03, 2.2, 2*GW, .12, .1, fr, .004); box(0, .03, .05, 2*GW, .14, .07, fr, .004)
    for s in (-1, 1):
        hexes([[(0, -.05, gz(0)-.09), (s*GW, -.05, gz(GW)-.09), (s*GW, .09, gz(GW)-.09), (0, .09, gz(0)-.09), (0, -.05, gz(0)+.02), (s*GW, -.05, gz(GW)+.02), (s*GW, .09, gz(GW)+.02), (0, .09, gz(0)+.02)]], fr)
        for a in (.0, 1): # sashes
            c = s*GW*(.25+.5*a); q = GW/2-.1
            boxes([(c-q/2, c-q/2+.045, .0, .06, .08, 2.15), (c+q/2-.045, c+q/2, .0, .06, .08, 2.15), (c-q/2, c+q/2, .0, .06, .08, .15), (c-q/2, c+q/2, .0, .06, 2.09, 2.15)], fr)
    box(.12, -.03, 1.02, .02, .04, .3, steel_(), .004)
    for a, b, c, d in ops:
        poly([(3.55, a, c), (3.55, b, c), (3.55, b, d), (3.55, a, d)], [(0, 1, 2, 3)], gl2); k = 3 if b-a > 2 else 2 if b-a > 1.2 else 1
        bs = [(3.5, 3.65, a, a+.06, c, d), (3.5, 3.65, b-.06, b, c, d), (3.5, 3.65, a, b, c, c+.06), (3.5, 3.65, a, b, d-.06, d)]+[(3.5, 3.63, a+(b-a)*i/k-.045, a+(b-a)*i/k+.045, c, d) for i in range(1, k)]; boxes(bs, fr, .003)
        boxes([(3.6, 3.67, a-.08, a, c-.02, d+.08), (3.6, 3.67, b, b+.08, c-.02, d+.08), (3.6, 3.67, a-.08, b+.08, d, d+.09)], trim, .003)
    # lamps at the wall
    for x, y in ((3.66, .62),): cyl(x+.05, y, 1.72, .05, .2, trim); cyl(x+.05, y, 1.715, .042, .01, glow('#ffd08a', 9))
    cyl(-2.95, -.1, 1.75, .05, .2, trim); cyl(-2.95, -.1, 1.745, .042, .01, glow('#ffd08a', 9))

def steel_(): return plain('#8d8f90', .3, .9)

def black_room():
    """what the glass lets see"""
    lin = fabric('#e9dcc4', 260)
    def drape(x0, x1, y, z1):
        n = 60; vs, fs = [], []
        for i in range(n+1):
            u = i/n; x = x0+(x1-x0)*u; q = y+.035*math.sin(u*math.pi*2*7)
            vs += [(x, q, .03), (x, q, z1)]
        fs = [(2*i, 2*i+2, 2*i+3, 2*i+1) for i in range(n)]; poly(vs, fs, warm('#e0b67c', .42), True)
    drape(-2.3, -1.78, .24, 2.42); drape(1.85, 2.3, .24, 2.42)
    vs, fs = [], []
    for y0, y1 in ((1.2, 1.6), (3.35, 3.72)):
        n = 40; k = len(vs)
        for i in range(n+1): y = y0+(y1-y0)*i/n; x = 3.36+.03*math.sin(i/n*math.pi*2*5); vs += [(x, y, .03), (x, y, 2.2)]
        fs += [(k+2*i, k+2*i+2, k+2*i+3, k+2*i+1) for i in range(n)]
    poly(vs, fs, warm('#e0b67c', .42), True)
    table(-.3, 2.3, 2.0, .95, '#b98a58', .74, 0, 'legs')
    for s in (-1, 1):
        for i in range(2): chair(-.8+i*1.0, 2.3+s*.72, 0 if s > 0 else math.pi, '#b98a58')
    bowl(-.3, 2.3, .74, '#e6dfd0', .15)
    # pendant over the table, a floor lamp, a lamp by the window of the side
    sh = glow('#ffae58', 2.6); lathe(-.3, 2.3, 1.52, [(.30, 0), (.27, .09), (.16, .22), (.04, .30)], sh, 32); tube([(-.3, 2.3, 1.8), (-.3, 2.3, 4.4)], .008, plain('#222222', .5))
    lathe(2.35, 3.3, 1.42, [(.2, 0), (.15, .28), (.14, .28)], glow('#ffb868', 2.8), 32); tube([(2.35, 3.3, 0), (2.35, 3.3, 1.5)], .012, plain('#222222', .5)); cyl(2.35, 3.3, 0, .15, .03, plain('#222222', .5))
    lathe(3.1, 6.0, 1.25, [(.15, 0), (.10, .2), (.09, .2)], glow('#ffb868', 2.6), 28); box(3.1, 6.0, 1.0, .4, .5, .04, wood('#b98a58', 'y'))
    sofa(2.2, 4.75, 0, '#8f9a94', 2)
    box(-2.7, 5.4, 1.0, 1.2, .32, 2.0, wood('#a8743f', 'z')); 
    for z in (.5, .9, 1.3, 1.7): box(-2.7, 5.22, z, 1.1, .02, .26, plain(random.Random(int(z*10)).choice(['#7d4a34', '#8a8f86', '#c9b48c']), .8), 0)
    box(.5, 5.56, 1.55, 1.1, .03, .8, plain('#e9e2d2', .6)); box(.5, 5.535, 1.55, .94, .02, .64, plain('#8fa3ad', .7))
    for p, e in (((-.3, 2.2, 1.45), 60), ((2.3, 3.2, 1.9), 45), ((2.6, 7.5, 1.9), 50)):
        l = bpy.data.lights.new('p', 'POINT'); l.energy = e; l.color = (1, .62, .28); l.shadow_soft_size = .25; o = bpy.data.objects.new('p', l); bpy.context.scene.collection.objects.link(o); o.location = p

DX, DY = 5.2, -4.2
def black_deck():
    C1 = '#9c9080'; deck(-4.6, DX, DY, 0, C1, 'x', .14, 0, .035, True, .35); deck(3.65, DX, 0, 9.5, C1, 'x', .14, 0, .035, True, .35)
    # two wide steps to the left and towards the camera
    deck(.9, 3.1, DY-.42, DY, C1, 'x', .14, -.17, .035, True, .2)
    # dining table and six chairs
    g = slat_table(-.75, -2.0, 2.3, .95, .74, rad(3), '#b08658', 'cross')
    for s in (-1, 1):
        for i in range(3): X_, Y_ = W_(g, -.74+.74*i+.03*s, s*(.72+.05*((i*7) % 3))); outchair(X_, Y_, rad(3+(i-1)*4)+(0 if s > 0 else math.pi), 'slat', '#b08658', '#e6dfce' if True else None)
    rn = group(*W_(g, 0, 0), rad(3), .745); box(0, 0, .001, 2.3, .34, .003, fabric('#ddd4c2', 120), 0, parent=rn)
    for s in (-1, 1):
        for i in range(3): setting(g, -.74+.74*i, s*.29, 0 if s < 0 else math.pi, c='#eeeae0', napkin='#7f95a0')
    flowers(*W_(g, .1, 0), .748, '#d8d2c6', .18, ('#f6f2e8', '#c9a0b0', '#e7d7a0'), 18); jug(*W_(g, .55, .03), .748, what='#e5c079'); bread(*W_(g, -.5, .02), .748, .7)
    # loungers that look at the sun
    for x, y, r in ((2.75, -3.15, -62), (3.75, -2.05, -60)): lounger(x, y, rad(r), 'teak', '#b08658', '#e9e2d2', 44, None, '#8ea2aa' if x < 3 else '#c9a07c')
    slat_table(3.05, -2.45, .42, .42, .42, rad(-60), '#b08658', 'legs'); tumbler(2.98, -2.4, .42, '#e7b06f', .13); tumbler(3.12, -2.52, .42, '#e7b06f', .13)
    # a blanket over a lounger's foot
    # lanterns
    fl = glow('#ffb04a', 14)
    for x, y, h in ((-4.2, -3.75, .62), (-3.85, -3.9, .42), (4.75, -3.8, .62), (4.42, -3.92, .42), (-2.75, -.35, .5)):
        lantern(x, y, 0, h, h*.46, '#2a2b2d'); lathe(x, y, .03+h*.34, [(.0, 0), (.03, .03), (.024, .08), (.0, .14)], fl, 12)
        l = bpy.data.lights.new('c', 'POINT'); l.energy = 4; l.color = (1, .55, .2); l.shadow_soft_size = .04; o = bpy.data.objects.new('c', l); bpy.context.scene.collection.objects.link(o); o.location = (x, y, h*.6)
    pot(3.0, -.42, .24, .42, '#4a4c4d', 'grass', ph=.8); pot(-3.2, -.5, .22, .4, '#6f7274', 'lavender', ph=.55); pot(4.6, 4.6, .24, .42, '#4a4c4d', 'ball', ph=.6)
    # bench on the shaded side
    g = slat_table(3.95, 4.7-.3, 1.4, .38, .45, rad(90), '#a58c70', 'panel')

def black_H(a, t):
    z = -.32+.20*fb(a/4.2, t/4.2, 3)+.38*fb(a/12+5, t/12, 3)*ss(4, 14, t)
    z = z+.62*np.exp(-((t-2.0)/4.2)**2)-.16*ss(-3, 1, a)*np.exp(-((t-8)/4)**2)
    z = z+.95*np.exp(-((a+8.5)/4.5)**2-((t-14)/4.5)**2)+1.2*np.exp(-((a+19)/7)**2-((t-27)/8)**2)
    z = z-2.4*ss(24, 46, t)
    r = np.exp(-((t-57)/9)**2); z = z+r*(1.7+1.5*fb(a/15+9, t/15, 4))-2.6*r*np.exp(-((a+12.5)/6)**2)
    z = z+5.6*np.exp(-((a+46)/15)**2-((t-62)/12)**2)+4.5*np.exp(-((a-30)/14)**2-((t-58)/12)**2)
    z = z+.7*ss(20, 30, t)*(1-ss(60, 75, t))*fb(a/6, t/6, 3)
    b = ss(63, 79, t); return z*(1-b)+(-8+.05*fb(a/5, t/3, 3))*b

@room('black-timber-terrace', size=(1600, 1067), after=lambda p: sky_sea(p, LENS, HOR, EVENING), exposure=.35, ambient=.95, look='AgX - Medium High Contrast')
def _():
    lib.PRE = pre
    sd = EVENING['sun']; r = np.array([.5, .866]); f = np.array([-.866, .5]); d = r*sd[0]+f*sd[1]; az = math.degrees(math.atan2(d[0], d[1]))
    sky(.78, '#b0c0de'); sun(az, 12.0, 8.2, '#ffc480', .8)
    black_house(); black_room(); black_deck()
    L = Land(CAM, YAW, black_H, [(-3.6, 3.6, 0, 11), (-4.6, DX, DY, 9.5)], [([(-2.4, 17.4), (-4.6, 21.5), (-6, 28), (-9.5, 37), (-12.5, 50), (-12.5, 64)], .8), ([(-2.6, 1.0), (-2.2, 5.5), (-.5, 9.2), (1.0, 11.6)], .62)])
    sand, veg, veg2, wetc = rgb('#d9c39a'), rgb('#8c8a58'), rgb('#7a7f4e'), rgb('#8f7f6a')
    den = lambda a, t: fb(a/5+7, t/5, 3)+.45*fb(a/1.7, t/1.7, 2)
    def paint(a, t, z, p, o):
        v = ss(-.45, .25, den(a, t)); c = mixc(sand+0*z[..., None], mixc(veg+0*z[..., None], veg2, ss(-.3, .5, fb(a/2.2, t/2.2, 3))), v*.85*(1-ss(62, 72, t))); c = mixc(c, sand, (1-ss(.6, 1.5, p))); c = mixc(c, wetc, ss(88, 97, t)*.8); return c
    L.ground(paint)
    wv = (.28, -.22)
    cols = ('#93a05c', '#aca768', '#7f9152', '#bdb07a', '#8a9a58')
    G = [marram(blade(c), 52, h, .2, .0055, .8, .6, i, 4, wv) for i, (c, h) in enumerate(zip(cols, (.72, .86, .62, .76, .9)))]
    E = [heads(blade('#d8c38c', .15, .5), 7, 1.02, i) for i in range(3)]
    M = [marram(blade(c), 60, h, .3, .009, .8, .6, 10+i, 3, wv) for i, (c, h) in enumerate(zip(cols, (.7, .8, .6, .7, .85)))]
    F = [marram(blade(c), 90, h, .75, .022, .8, .6, 20+i, 2, wv) for i, (c, h) in enumerate(zip(cols, (.75, .85, .7, .8, .9)))]
    lo = [marram(blade(c), 90, .16, .45, .005, 1.0, .7, 30+i, 2) for i, c in enumerate(('#9a9c5c', '#b0a468'))]
    ok = lambda th: (lambda a, t: den(a, t) > th)
    k = [L.scatter(G, 1300, 2.4, 6.4, (.75, 1.1), ok(-.3), 1.0), L.scatter(G, 420, 6, 11.5, (.5, .85), lambda a, t: (den(a, t) > -.05) & (a < 9), 1.0), L.scatter(E, 150, 2.6, 7, (.72, 1.0), ok(-.0), 1.0), L.scatter(lo, 1300, 3, 26, (.7, 1.3), ok(-.7), 1.2, pw=.8, gap=.05),
         L.scatter(M, 3000, 10.5, 30, (.65, 1.1), ok(-.15), 1.1), L.scatter(F, 3400, 28, 66, (.9, 1.35), ok(-.3), 1.1, spread=.7)]
    # grass along the deck
    R = np.random.default_rng(8)
    for i in range(150):
        u = R.random()
        if u < .6: x, y = R.uniform(-4.6, DX), DY-R.uniform(.15, .9)
        elif u < .8: x, y = -4.6-R.uniform(.15, .9), R.uniform(DY, 1)
        else: x, y = DX+R.uniform(.15, .8), R.uniform(DY, 6)
        if .5 < x < 3.5 and y < DY: continue
        a, t = L.at(x, y)
        if L.path(a, t) > 1: put(M[R.integers(5)], x, y, float(L.z(a, t)), R.uniform(.5, .85), R.uniform(0, 6.28))
    # wild roses
    bg, pk = [leaves(blade('#5f7a40', .25, .3), 1100, 1, .045, i) for i in range(2)], leaves(blade('#d9608a', .1, .3), 40, 1.06, .04, 5, .75, 8)
    for a, t, s in ((-5.8, 16.5, .75), (-4.4, 14.2, .55), (-7.2, 18.5, .9), (-10.5, 22, 1.0), (-.5, 23, .8), (-1.2, 27, 1.1), (5.6, 9.3, .6), (-16, 30, 1.2), (-8, 33, 1.1)):
        x, y = L.xy(a, t); z = float(L.z(np.array(a), np.array(t)))-.05; q = R.uniform(0, 6); put(bg[R.integers(2)], x, y, z, s, q); put(pk, x, y, z, s, q)
    camera(CAM, (CAM[0]+math.cos(YAW), CAM[1]+math.sin(YAW), CAM[2]), LENS, shift_y=(HOR-.5)/1.5)
    print('instances', k)

EVENING = dict(sun=(-.815, .55, .2), h=10.4, zenith='#6c90ba', mid='#b3c3d0', low='#f3d6b6', hor='#f2cbaa', gcol='#ffd7a2', gw=21., glow=1.25, gdrop=1.6, veil=.26,
    clouds=[
        dict(off=.20, sx=1.25, sy=1.5, seed=3.1, warp=.16, du=-.10, dv=.05, thr=.02, soft=.7, relief=1.3, op=.55, e0=.13, e1=.26, e2=2, e3=3, dark='#a6b0c4', light='#fbeedb', rim='#ffdfae', rimk=.9, rough=.6, grow=.3),
        dict(flat=1, off=1, sx=3.0, sy=7.0, seed=11.6, warp=.10, du=-.22, dv=.34, thr=.04, soft=.34, relief=1.25, op=.9, e0=.02, e1=.07, e2=.15, e3=.27, dark='#a19fb2', light='#ffe6c4', rim='#ffdca6', rimk=.9, rough=.55, grow=.35),
    ], deep='#4a6a7d', shoal='#8fa39a', mirror=.85, gx=-1.1, gs=.55, glit=.9, foam='#fff3df', foam2='#d9cbb9', wet='#a58f74', shore=101,
    surf=[(330, 46, .12), (250, 34, -.12), (196, 22, -.30), (158, 14, -.42), (130, 9, -.45), (112, 4.5, -.6)], sat=1.10, con=.16, bloom=1.0, vig=.10)

# ================================================================ the thatched longhouse
YAW2 = math.atan2(16, 15); CAM2 = (-15.0, -14.2, 1.95); HOR2 = .5
@memo
def limewash():
    m, nt, b = lib._new('lime'); x = X(nt); n = lib._noise(nt, x.pos(), 1.1, 6, .62); n2 = lib._noise(nt, x.pos(), 9, 4, .6)
    nt.links.new(x.mix(1.0, lib._ramp(nt, n, [(.3, hexc('#e4e0d6')), (.6, hexc('#f4f1ea'))]), lib._ramp(nt, n2, [(.3, (.93, .93, .92, 1)), (.7, (1, 1, 1, 1))]), 'MULTIPLY'), b.inputs['Base Color']); b.inputs['Roughness'].default_value = .95; b.inputs['Specular IOR Level'].default_value = .1
    lib._bump(nt, b, x.op('ADD', n, x.op('MULTIPLY', n2, .4)), .5, .05); return m
@memo
def reed():
    m, nt, b = lib._new('reed'); x = X(nt); f = lib._noise(nt, lib._coords(nt, (22, 2.0, 2.0)), 1.2, 5, .7); g = lib._noise(nt, lib._coords(nt, (2.4, .7, .7)), 1.2, 4, .6); k = lib._noise(nt, x.pos(), .5, 4)
    c = x.mix(1.0, lib._ramp(nt, f, [(.25, hexc('#5f533f')), (.5, hexc('#8f7f64')), (.78, hexc('#b3a283'))]), lib._ramp(nt, g, [(.3, (.72, .72, .72, 1)), (.7, (1.2, 1.18, 1.14, 1))]), 'MULTIPLY'); c = x.mix(x.op('MULTIPLY', x.op('GREATER_THAN', k, .57), .22), c, hexc('#767b50'))
    nt.links.new(c, b.inputs['Base Color']); b.inputs['Roughness'].default_value = 1; b.inputs['Specular IOR Level'].default_value = .03; lib._bump(nt, b, x.op('ADD', x.op('MULTIPLY', f, .6), x.op('MULTIPLY', g, .9)), .8, .06); return m

def longhouse():
    L, D, Hh, RZ = 7.6, 6.2, 2.15, 5.15; wh = limewash(); tar = plain('#2a2a2b', .85); fr = plain('#f1efe8', .5); green = plain('#2f5a5e', .5); dark = plain('#1d2022', .9); cur = plain('#ebe7dd', .95)
    gl = window_glass([(.3, hexc('#3f4a35')), (.47, hexc('#5d6650')), (.53, hexc('#9fb4c4')), (.7, hexc('#7fa4cc')), (1, hexc('#4f80b8'))], .22, .8)
    wins = [-6.5, -4.7, -2.9, 1.1, 2.9, 4.7, 6.4]; ops = [(x-.5, x+.5, .85, 1.9) for x in wins]+[(-1.35, -.35, .06, 2.0)]
    from parts import wall
    wall('x', 0, -L, L, Hh+.25, wh, ops, .3, 1); box(0, D-.1, 1.15, 2*L, .2, 2.4, wh, 0); box(0, .62, 1.2, 2*L-.4, .02, 2.3, dark, 0)
    gw = [(2.0, 2.9, .85, 1.9), (3.7, 4.6, .85, 1.9)]; wall('y', -L-.004, .006, D, Hh, wh, gw, .3, 1); wall('y', L+.004, .006, D, Hh, wh, (), .3, -1); box(-L+.62, D/2, 1.2, .02, D-.6, 2.3, dark, 0)
    for s in (-1, 1): poly([(s*L, 0, Hh), (s*L, D, Hh), (s*L, D/2, RZ-.05)], [(0, 1, 2)], wh)
    box(0, -.012, .11, 2*L+.03, .03, .26, tar, .005); box(-L-.012, D/2, .11, .03, D+.03, .26, tar, .005)
    def win(kind, c, z0, z1, w, rows=3):
        def b(a0, a1, za, zb, o0, o1, m): box(*( ((a0+a1)/2, (o0+o1)/2) if kind == 'x' else ((o0+o1)/2-L, (a0+a1)/2) ), (za+zb)/2, *( (a1-a0, o1-o0) if kind == 'x' else (o1-o0, a1-a0) ), zb-za, m, .004)
        h = w/2; 
        for a in (c-h, c+h-.07): b(a, a+.07, z0, z1, .05, .13, fr)
        b(c-h, c+h, z1-.07, z1, .05, .13, fr); b(c-h, c+h, z0, z0+.07, .05, .13, fr); b(c-.045, c+.045, z0, z1, .04, .13, fr)
        for i in range(1, rows): z = z0+(z1-z0)*i/rows; b(c-h, c+h, z-.014, z+.014, .06, .1, fr)
        b(c-h-.05, c+h+.05, z0-.06, z0, -.05, .1, tar)
        if kind == 'x': poly([(c-h, .1, z0), (c+h, .1, z0), (c+h, .1, z1), (c-h, .1, z1)], [(0, 1, 2, 3)], gl)
        else: poly([(-L+.1, c-h, z0), (-L+.1, c+h, z0), (-L+.1, c+h, z1), (-L+.1, c-h, z1)], [(0, 3, 2, 1)], gl)
        for s in (-1, 1): b(c+s*(h-.15)-.13, c+s*(h-.15)+.13, z0, z1, .24, .27, cur)
    for x in wins: win('x', x, .85, 1.9, 1.0)
    for g in gw: win('y', (g[0]+g[1])/2, .85, 1.9, .9)
    # a small window in the gable's top
    boxes([(-L-.03, -L+.02, 2.7, 3.5, 2.75, 3.55)], fr, .005); 
    for y in (2.92, 3.28): poly([(-L-.04, y-.14, 2.84), (-L-.04, y+.14, 2.84), (-L-.04, y+.14, 3.46), (-L-.04, y-.14, 3.46)], [(0, 3, 2, 1)], gl)
    # the door: two leaves, boards
    box(-.85, .12, 1.03, 1.0, .05, 1.94, green, .004); boxes([(-1.33+.158*i, -1.33+.158*i+.15, .06, .1, .1, 1.02) for i in range(6)]+[(-1.33+.158*i, -1.33+.158*i+.15, .06, .1, 1.06, 1.98) for i in range(6)], green, .003)
    boxes([(-1.43, -1.35, -.02, .14, .06, 2.08), (-.35, -.27, -.02, .14, .06, 2.08), (-1.43, -.27, -.02, .14, 2.0, 2.08)], fr, .003); box(-.85, -.3, .04, 1.5, .6, .1, lib.stone('#8f8b84', 4, .9), .01); tube([(-.5, .03, 1.1), (-.5, .03, 1.2)], .012, plain('#2a2a2b', .4))
    # thatch: one mantle over both sides, thick and soft at its edges
    n, R = 40, np.random.default_rng(2); prof = []
    e0, z0, t = -.58, 1.86, .34; m = D/2
    half = [(e0+.18, z0+.02), (e0+.02, z0), (e0-.10, z0+.10), (e0-.12, z0+.26)]+[(e0-.12+(m-e0+.12)*k, z0+.26+(RZ+.38-z0-.26)*(k-.035*math.sin(math.pi*k))) for k in np.linspace(.06, .93, 14)]+[(m-.12, RZ+.36)]
    pr = half+[(2*m-y, z) for y, z in half[::-1]]; nx = 150; xs = np.concatenate([[-L-.30, -L-.38], np.linspace(-L-.36, L+.36, nx), [L+.38, L+.30]])
    P = np.zeros((len(xs), len(pr), 3)); pa = np.array(pr)
    for i, x in enumerate(xs):
        sh = 1 if 1 < i < len(xs)-2 else (.0 if i in (0, len(xs)-1) else .55); q = pa.copy(); nrm = np.array([0, 1.0]); dz = .045*fb(np.full(len(pr), x/1.6), pa[:, 0]/1.1+pa[:, 1]/1.1, 3)+.02*fb(np.full(len(pr), x*3.), pa[:, 0]*2, 2)
        P[i, :, 0] = x+.02*fb(pa[:, 0]*2+x, pa[:, 1]*2, 2); P[i, :, 1] = q[:, 0]; P[i, :, 2] = q[:, 1]+dz-(1-sh)*.10
    k = len(pr); idx = lambda i, j: i*k+j; F = [(idx(i, j), idx(i, j+1), idx(i+1, j+1), idx(i+1, j)) for i in range(len(xs)-1) for j in range(k-1)]
    poly(P.reshape(-1, 3).tolist(), F, reed(), True)
    # its underside and the verges' thickness
    for s in (-1, 1):
        top = [(s*(L+.30), y, z-.1) for y, z in pr[3:-3]]; low = [(s*(L+.22), m+(y-m)*.93, min(z-.42, 1.95+(RZ-1.95)*(1-abs(y-m)/(m+.6))+.05)) for y, z in pr[3:-3]]; kk = len(top); poly(top+low, [(j, j+1, kk+j+1, kk+j) for j in range(kk-1)], reed(), True)
        box(0, m+s*(m+.28), 1.93, 2*L+.5, .62, .03, plain('#4a4235', .95), 0)
    # ridge of heather held by crossed sticks
    hm = lib.stone('#4f4636', 14, 1, .4)
    v = []; nn = 120
    ring = [(-.62, -.46), (-.55, -.30), (-.28, .02), (0, .14), (.28, .02), (.55, -.30), (.62, -.46)]
    for i in range(nn+1):
        x = -L-.36+(2*L+.72)*i/nn
        for j, (dy, dz) in enumerate(ring): v.append((x, m+dy*(1+.07*math.sin(i*1.7+j)), RZ+.44+dz+.035*math.sin(i*2.3+j*2)))
    kk = len(ring); poly(v, [(i*kk+j, i*kk+j+1, (i+1)*kk+j+1, (i+1)*kk+j) for i in range(nn) for j in range(kk-1)]+[tuple(range(kk)), tuple(nn*kk+j for j in range(kk))[::-1]], hm, True)
    st = wood('#8a7a62', 'z', .9)
    for i in range(17):
        x = -L+.2+(2*L-.4)*i/16
        for s in (-1, 1): tube([(x+.03*s, m+s*.66, RZ+.02), (x-.02*s, m-s*.16, RZ+.80)], .028, st, 6)
    # chimneys
    for x in (-3.7, 4.3):
        box(x, m, RZ+.75, .62, .62, 1.5, wh, .02); box(x, m, RZ+1.40, .72, .72, .12, wh, .015); box(x, m, RZ+1.54, .5, .5, .14, tar, .01)
    # bench, pots, roses at the wall
    g = slat_table(2.0, -.42, 1.6, .36, .46, 0, '#a58c70', 'panel'); pot(-1.75, -.4, .2, .34, '#b5673f', 'lavender', ph=.5); pot(.05, -.45, .18, .3, '#b5673f', 'flowers', ph=.45, fc='#f0ead8')
    bg = [leaves(blade('#5d7f42', .25, .25), 900, 1, .05, i) for i in range(2)]; ro = [leaves(blade(c, .1, .2), 60, 1.06, .045, 5+i, .75, 8) for i, c in enumerate(('#d9507a', '#f3e9ee'))]
    for i, (x, h) in enumerate(((-5.6, .62), (-3.8, .5), (3.8, .66), (5.6, .5), (7.2, .7), (-7.2, .5))): put(bg[i % 2], x, -.45, .05, h, i, h*1.25); put(ro[i % 2], x, -.45, .05, h, i, h*1.25)

def noon_H(a, t):
    z = -.10+.16*fb(a/5, t/5, 3)+.25*fb(a/13+5, t/13, 3)*ss(4, 14, t)+.35*np.exp(-((t-2)/4)**2)
    z = z+1.0*np.exp(-((a+12)/5)**2-((t-15)/6)**2)+2.2*np.exp(-((a+22)/8)**2-((t-30)/9)**2)+1.4*np.exp(-((a-16)/5)**2-((t-20)/6)**2)
    r = ss(32, 54, t); z = z+r*(4.6+3.2*fb(a/19+3, t/19, 4))+1.0*ss(26, 40, t)*fb(a/7, t/7, 3); return z+2.5*ss(54, 90, t)*(1+.8*fb(a/30, t/30, 3))

@room('thatched-summer-noon', size=(1600, 1067), after=lambda p: sky_sea(p, 28, HOR2, NOON), exposure=.28, ambient=.95, look='AgX - Medium High Contrast')
def _():
    lib.PRE = pre; sd = (.90, -.43, 0); f = np.array([math.cos(YAW2), math.sin(YAW2)]); r = np.array([f[1], -f[0]]); d = r*sd[0]+f*sd[1]
    sky(.95, '#b9cfea'); sun(math.degrees(math.atan2(d[0], d[1])), 37, 4.9, '#ffefd4', .7)
    longhouse()
    L = Land(CAM2, YAW2, noon_H, [(-7.6, 7.6, 0, 6.2)], [([(-3.0, 1.0), (-2.0, 6), (-.2, 11), (-.35, 15), (.3, 19.0)], .6)], floor=-.03, g0=.8, g1=3.5, seed=5)
    sand, veg, veg2, lawn = rgb('#ddcca4'), rgb('#979760'), rgb('#7f8a50'), rgb('#84984f')
    den = lambda a, t: fb(a/5+7, t/5, 3)+.45*fb(a/1.7, t/1.7, 2)
    def paint(a, t, z, p, o):
        v = ss(-.6, .1, den(a, t)); c = mixc(sand+0*z[..., None], mixc(veg+0*z[..., None], veg2, ss(-.3, .5, fb(a/2.2, t/2.2, 3))), v*.9); c = mixc(c, lawn, .85*(1-ss(1.5, 4.5, o+1.2*fb(a/2, t/2, 2)))); return mixc(c, sand, 1-ss(.6, 1.4, p))
    L.ground(paint, t1=120)
    wv = (.22, .1); cols = ('#8f9f58', '#a8a768', '#7c9150', '#bab078', '#869a56')
    G = [marram(blade(c), 52, h, .2, .0055, .8, .6, i, 4, wv) for i, (c, h) in enumerate(zip(cols, (.62, .76, .55, .66, .8)))]
    E = [heads(blade('#d2bf8c', .15, .45), 7, .9, i) for i in range(2)]; M = [marram(blade(c), 60, h, .3, .009, .8, .6, 10+i, 3, wv) for i, (c, h) in enumerate(zip(cols, (.7, .8, .6, .7, .85)))]
    F = [marram(blade(c), 90, h, .75, .024, .8, .6, 20+i, 2, wv) for i, (c, h) in enumerate(zip(cols, (.75, .85, .7, .8, .9)))]; lo = [marram(blade(c), 90, .13, .45, .005, 1.0, .7, 30+i, 2) for i, c in enumerate(('#8a9c54', '#9ea85e'))]
    ok = lambda th: (lambda a, t: den(a, t) > th); far = lambda a, t: (den(a, t) > -.2) & (L.out(*L.xy(a, t)) > 3.2)
    k = [L.scatter(G, 1100, 2.4, 8, (.6, 1.0), ok(-.25), 1.0), L.scatter(E, 120, 2.6, 9, (.7, 1.0), ok(0), 1.0), L.scatter(lo, 2200, 3, 24, (.7, 1.3), None, 1.2, pw=1.1, gap=.1), L.scatter(M, 2600, 8, 34, (.55, 1.1), far, 1.0, gap=2.6), L.scatter(F, 3400, 30, 75, (.9, 1.5), ok(-.25), 1.0, gap=4)]
    fl = [leaves(blade(c, .1, .2), 40, .3, .022, i, .5, 8) for i, c in enumerate(('#e9d05a', '#f2efe6', '#b58ac0'))]; L.scatter(fl, 160, 3, 18, (.7, 1.2), ok(-.3), 1.2, pw=1.2)
    bg = [leaves(blade('#5f7a40', .25, .3), 1100, 1, .05, i) for i in range(2)]
    for a, t, s in ((-9.5, 20, .9), (-12, 24, 1.2), (12.5, 22, 1.0), (-16, 34, 1.6), (17, 36, 1.6), (8, 42, 1.8), (-4, 44, 1.7), (9.5, 12, .6)): x, y = L.xy(a, t); put(bg[int(t) % 2], x, y, float(L.z(np.array(a), np.array(t))), s, t)
    camera(CAM2, (CAM2[0]+f[0], CAM2[1]+f[1], CAM2[2]), 28, shift_y=(HOR2-.5)/1.5); print('instances', k)

NOON = dict(EVENING, sun=(-.62, -.5, .7), h=12., zenith='#4c86bf', mid='#88b4da', low='#b9d4ea', hor='#dbe8ee', gcol='#fff4dc', gw=40., glow=.12, veil=.03,
    clouds=[dict(off=.22, sx=1.3, sy=1.6, seed=5.2, warp=.16, du=-.10, dv=.05, thr=.20, soft=.8, relief=1.2, op=.55, e0=.06, e1=.2, e2=2, e3=3, dark='#d3dfea', light='#ffffff', rim='#ffffff', rimk=.1, rough=.6, grow=.25),
        dict(flat=1, off=1, sx=3.2, sy=8.5, seed=27.4, warp=.10, du=-.2, dv=.4, thr=.22, soft=.26, relief=1.3, op=.9, e0=.02, e1=.06, e2=.16, e3=.28, dark='#b9c6d4', light='#fdfdfb', rim='#ffffff', rimk=.1, rough=.56, grow=.3)],
    deep='#2f6486', shoal='#6f9c9c', gx=-9, glit=0, bloom=.5, con=.17, sat=1.03)
