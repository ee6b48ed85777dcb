"""Shared by rooms_land_Q: skies, haze, grass, sea."""
import numpy as np, math, random, bpy
import lib
from lib import *
from PIL import Image

# ------------------------------------------------------------ noise
_r = np.random.RandomState(5); _A = _r.rand(256, 256)*2*np.pi; _C, _S = np.cos(_A), np.sin(_A)
def gn(x, y, seed=0):
    x = np.asarray(x, float)+seed*17.31; y = np.asarray(y, float)+seed*9.77
    xi, yi = np.floor(x), np.floor(y); xf, yf = x-xi, y-yi; xi = xi.astype(int); yi = yi.astype(int)
    u = xf**3*(xf*(xf*6-15)+10); v = yf**3*(yf*(yf*6-15)+10)
    def g(i, j):
        a, b = (xi+i) & 255, (yi+j) & 255
        return _C[a, b]*(xf-i)+_S[a, b]*(yf-j)
    a = g(0, 0)+u*(g(1, 0)-g(0, 0)); b = g(0, 1)+u*(g(1, 1)-g(0, 1))
    return (a+v*(b-a))*1.4
def fbm(x, y, o=5, seed=0, gain=.5, ridge=False):
    s = 0; a = 1.; t = 0
    for i in range(o):
        n = gn(x*2.03**i, y*2.03**i, seed+i*3)
        if ridge: n = 1-2*np.abs(n)
        s = s+a*n; t += a; a *= gain
    return s/t*1.5
def sm(a, b, x):
    t = np.clip((np.asarray(x, float)-a)/(b-a), 0, 1); return t*t*(3-2*t)
def rgb(h): h = h.lstrip('#'); return np.array([int(h[i:i+2], 16)/255 for i in (0, 2, 4)])

# ------------------------------------------------------------ sky
NOON = dict(stops=[(-90, '#c9d8e2'), (0, '#d2e1ea'), (5, '#bbd4e7'), (16, '#8db8dc'), (38, '#5a92ca'), (90, '#3c74b4')], glow='#fff6e6', ga=.25, gk=6, cl=('#ffffff', '#a9b7c6'), cover=.10, cirrus=.35, strength=1.0)
MORN = dict(stops=[(-90, '#d8d2c6'), (0, '#f3e4cf'), (4, '#ecdfd2'), (12, '#c9d8e3'), (30, '#93b8d8'), (90, '#5f93c4')], glow='#ffe2b0', ga=.55, gk=5, cl=('#fff4e4', '#b3b6c2'), cover=-.05, cirrus=.5, strength=1.0)
GOLD = dict(stops=[(-90, '#c9a88a'), (0, '#f6c088'), (3, '#f4c898'), (10, '#e6cfb8'), (22, '#b0bfca'), (45, '#7698ba'), (90, '#4c76a4')], glow='#ffcf80', ga=.9, gk=7, cl=('#ffd9ab', '#a58f93'), cover=-.02, cirrus=.7, strength=.8)
def sky_rgb(d, P):
    x, y, z = d[..., 0], d[..., 1], np.clip(d[..., 2], -1, 1)
    el = np.degrees(np.arcsin(z)); az = np.arctan2(x, y)
    st = P['stops']; xs = [s[0] for s in st]
    c = np.stack([np.interp(el, xs, [rgb(s[1])[k] for s in st]) for k in range(3)], -1)
    a, e = math.radians(P['az']), math.radians(P['el']); s = np.array([math.sin(a)*math.cos(e), math.cos(a)*math.cos(e), math.sin(e)])
    ca = np.clip((d*s).sum(-1), -1, 1)
    g = P['ga']*(np.exp((ca-1)*P['gk'])*.55+.45*np.exp((ca-1)*P['gk']*12))*np.where(el < 0, .4, 1)
    c = c+(rgb(P['glow'])-c)*np.clip(g, 0, 1)[..., None]
    q = np.maximum(el, 0)/57.3+P.get('c0', .085)
    sd = P.get('seed', 1)
    # high thin cloud
    if P['cirrus']:
        u, v = x/(np.maximum(z, 0)+.12), y/(np.maximum(z, 0)+.12)
        w = fbm(u*.5, v*.5, 3, sd+40)*.9
        n = fbm(u*.55+w, v*1.7+w*.6, 6, sd+50, .58)
        k = sm(.02, .85, n)*P['cirrus']*sm(0, 8, el)*(1-.5*sm(35, 60, el))
        c = c+(rgb(P['cl'][0])*.97-c)*k[..., None]
    # heaps: smaller towards the horizon, bright tops and grey bases
    if P['cover'] > -.5:
        a1 = P.get('flat', 1.9)
        u, v = az/q*P.get('cs', .8)+3.1*sd, np.log(q)*a1*1.6*P.get('cs', .8)
        def dens(u, v):
            w1, w2 = fbm(u*1.3, v*1.3, 3, sd+7), fbm(u*1.3+9, v*1.3, 3, sd+8)
            big = gn(u*.55, v*.6, sd+2)*.8
            return fbm(u+w1*.28, v+w2*.28, 6, sd, .52)+big*.7+P['cover']-.12
        D = dens(u, v); D2 = dens(u-.16*np.clip(math.sin(a), -1, 1)*-1, v+.2)
        k = sm(0, .26, D)
        light = np.clip(.62+(D-D2)*1.1-.35*np.clip(D-.25, 0, 1), 0, 1)
        cc = rgb(P['cl'][1])+(rgb(P['cl'][0])-rgb(P['cl'][1]))*light[..., None]
        far = np.exp(-np.maximum(el, 0)/5.)[..., None]; cc = cc+(c-cc)*np.clip(far*.75, 0, .8)
        cc = cc+(rgb(P['glow'])-cc)*np.clip(g*.6, 0, .8)[..., None]
        k = k*.96*sm(.3, 3, el)
        c = c+(cc-c)*k[..., None]
    if P.get('disc'):
        k = np.exp((ca-1)*26000)+.5*np.exp((ca-1)*3000); c = c+(np.array([1, .97, .86])-c)*np.clip(k*1.3, 0, 1)[..., None]
    return np.clip(c, 0, 1)
def sun_up(P, strength=5.2, color='#fff0d8', size=.8, world=1.05):
    w = bpy.data.worlds.new('w'); bpy.context.scene.world = w; w.use_nodes = True; nt = w.node_tree
    W, H = 256, 128
    u, v = np.meshgrid((np.arange(W)+.5)/W, (np.arange(H)+.5)/H); ph = -(u-.5)*2*np.pi; th = (v-.5)*np.pi
    d = np.stack([np.cos(ph)*np.cos(th), np.sin(ph)*np.cos(th), np.sin(th)], -1)
    c = sky_rgb(d, P); c = np.where(c <= .04045, c/12.92, ((c+.055)/1.055)**2.4)
    im = bpy.data.images.new('sky', W, H, float_buffer=True)
    im.pixels.foreach_set(np.concatenate([c, np.ones((H, W, 1))], -1).astype(np.float32).ravel())
    t = nt.nodes.new('ShaderNodeTexEnvironment'); t.image = im
    bg = nt.nodes['Background']; nt.links.new(t.outputs[0], bg.inputs[0]); bg.inputs[1].default_value = world*P['strength']
    try: w.cycles.sampling_method = 'NONE'
    except Exception: pass
    return sun(P['az'], P['el'], strength, color, size)
def after(P, grade=None):
    def f(path):
        im = np.asarray(Image.open(path).convert('RGBA')).astype(float)/255; H, W = im.shape[:2]
        cam = bpy.context.scene.camera; M = np.array(cam.matrix_world.to_3x3()); L, sh = cam.data.lens, cam.data.shift_y
        px, py = np.meshgrid((np.arange(W)+.5)/W-.5, (.5-(np.arange(H)+.5)/H)*H/W)
        rows = np.where(im[..., 3].min(1) < .999)[0]
        out = im[..., :3]
        if len(rows):
            r = slice(rows[0], rows[-1]+1)
            d = np.stack([px[r]*36/L, (py[r]+sh)*36/L, -np.ones_like(px[r])], -1) @ M.T; d /= np.linalg.norm(d, axis=-1, keepdims=True)
            s = sky_rgb(d, P); s += (np.random.RandomState(3).rand(*s.shape)-.5)/255
            a = im[r, :, 3:4]; out = out.copy(); out[r] = out[r]*a+s*(1-a)
        if P.get('disc'):
            pass
        if grade: out = grade(out)
        Image.fromarray((np.clip(out, 0, 1)*255+.5).astype(np.uint8)).save(path)
    return f

def haze(hexcol, dist, mx=.9, k=1.0, start=0, skip=()):
    """aerial perspective in every material"""
    c = shade(hexcol, k)
    for m in bpy.data.materials:
        if not m.use_nodes or m in skip: continue
        m.cycles.emission_sampling = 'NONE'
        nt = m.node_tree; out = [n for n in nt.nodes if n.type == 'OUTPUT_MATERIAL'][0]
        if not out.inputs[0].links: continue
        src = out.inputs[0].links[0].from_socket
        cd = nt.nodes.new('ShaderNodeCameraData')
        def ma(op, a, b=None):
            n = nt.nodes.new('ShaderNodeMath'); n.operation = op
            for i, v in enumerate((a, b)):
                if v is None: continue
                if isinstance(v, (int, float)): n.inputs[i].default_value = v
                else: nt.links.new(v, n.inputs[i])
            return n.outputs[0]
        d = ma('MAXIMUM', ma('SUBTRACT', cd.outputs['View Distance'], float(start)), 0.)
        fac = ma('MULTIPLY', ma('SUBTRACT', 1., ma('EXPONENT', ma('MULTIPLY', d, -1./dist))), mx)
        lp = nt.nodes.new('ShaderNodeLightPath'); fac = ma('MULTIPLY', fac, lp.outputs['Is Camera Ray'])
        e = nt.nodes.new('ShaderNodeEmission'); e.inputs[0].default_value = c
        mx_ = nt.nodes.new('ShaderNodeMixShader'); nt.links.new(fac, mx_.inputs[0]); nt.links.new(src, mx_.inputs[1]); nt.links.new(e.outputs[0], mx_.inputs[2])
        nt.links.new(mx_.outputs[0], out.inputs[0])

# ------------------------------------------------------------ meshes
def mesh(name, V, F, mats, idx=None, smooth_=False):
    me = bpy.data.meshes.new(name); me.from_pydata(V.tolist() if hasattr(V, 'tolist') else V, [], F.tolist() if hasattr(F, 'tolist') else F)
    for m in (mats if isinstance(mats, (list, tuple)) else [mats]): me.materials.append(m)
    if idx is not None: me.polygons.foreach_set('material_index', np.asarray(idx, np.int32))
    if smooth_: me.polygons.foreach_set('use_smooth', np.ones(len(me.polygons), bool))
    me.update(); return me
def obj(me, loc=(0, 0, 0), s=1, rot=0):
    o = bpy.data.objects.new('o', me); bpy.context.scene.collection.objects.link(o); o.location = loc
    o.scale = s if isinstance(s, tuple) else (s, s, s); o.rotation_euler = rot if isinstance(rot, tuple) else (0, 0, rot); return o
def grid(X, Y, Z, mat, attr=None, smooth_=True):
    n, m = X.shape
    i = np.arange(n*m).reshape(n, m); F = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)
    me = mesh('grid', np.stack([X, Y, Z], -1).reshape(-1, 3), F, mat, smooth_=smooth_)
    for k, v in (attr or {}).items():
        a = me.attributes.new(k, 'FLOAT', 'POINT'); a.data.foreach_set('value', np.asarray(v, np.float32).ravel())
    return obj(me)
def terrain(f, mat, y0=1.2, y1=300, n=260, half=.95, x0=0, near=5, attr=None, yc=0):
    """perspective grid in front of the camera: rows denser near it"""
    t = np.linspace(0, 1, n); y = y0*(y1/y0)**t; u = np.linspace(-1, 1, n)
    X = x0+u[None]*(near+half*y[:, None]); Y = np.repeat(y[:, None], n, 1)+yc
    return grid(X, Y, f(X, Y), mat, {k: g(X, Y) for k, g in (attr or {}).items()})
def scat(mes, f, n, y=(2, 60), half=.95, x0=0, near=4, s=(.7, 1.3), where=None, power=2.0, sink=.03, flat=None, yc=0, tilt=0):
    r = np.random.RandomState(lib.R.randint(0, 1 << 30))
    yy = y[0]+(y[1]-y[0])*r.rand(n)**power; xx = x0+(r.rand(n)*2-1)*(near+half*yy); yy = yy+yc
    if where is not None: k = where(xx, yy); xx, yy = xx[k], yy[k]
    zz = np.broadcast_to(f(xx, yy), xx.shape)-sink; ss = r.uniform(*s, len(xx)); ro = r.rand(len(xx))*6.283; mi = r.randint(0, len(mes), len(xx)); sz = r.uniform(.85, 1.15, len(xx))
    for i in range(len(xx)): obj(mes[mi[i]], (xx[i], yy[i], zz[i]), (ss[i], ss[i], ss[i]*sz[i]), ro[i])
    return len(xx)
def blades(mat, n=200, R=.6, h=.6, w=.008, lean=.5, clumps=0, sig=.08, seed=0, dome=0, droop=.5, hv=.4):
    r = np.random.RandomState(seed+1)
    rad = R*np.sqrt(r.rand(n)); a = r.rand(n)*6.283; p = np.stack([rad*np.cos(a), rad*np.sin(a)], -1); az = r.rand(n)*6.283
    if clumps:
        c = p[r.randint(0, min(clumps, n), n)]; off = r.randn(n, 2)*sig; p = c+off
        az = np.arctan2(off[:, 1], off[:, 0])+r.randn(n)*.7
    H = h*(1-hv*r.rand(n))*(1-dome*np.clip((np.hypot(*p.T)/R)**2, 0, 1)); L = lean*r.rand(n)**.7
    dx, dy = np.cos(az), np.sin(az); V = np.zeros((n, 7, 3)); W = w*(.7+.6*r.rand(n))
    tw = r.randn(n)*.6; px, py = -np.sin(az+tw), np.cos(az+tw)
    for j, t in enumerate((0, .42, .76, 1)):
        hx = L*H*t**1.8; z = H*(t-droop*L*t*t*.6)
        ww = W*(1-t)**.6 if j < 3 else 0
        for s in ((-1, 1) if j < 3 else (0,)):
            k = j*2+(s > 0) if j < 3 else 6
            V[:, k, 0] = p[:, 0]+dx*hx+px*ww*s; V[:, k, 1] = p[:, 1]+dy*hx+py*ww*s; V[:, k, 2] = z
    b = (np.arange(n)*7)[:, None]
    F = [list(map(int, q)) for q in np.concatenate([b+[0, 1, 3, 2], b+[2, 3, 5, 4]])]+[list(map(int, q)) for q in b+[4, 5, 6]]
    return mesh('blades', V.reshape(-1, 3), F, mat)

def nd(nt, kind, **inp):
    n = nt.nodes.new(kind)
    return n
def leaf(root, tip, h=1., vary=.3, trans=.35, tint=None, world_scale=.5, mid=None):
    """plant: colour from root to tip (object z over h), another for every blade"""
    m, nt, b = lib._new('leaf')
    tc = nt.nodes.new('ShaderNodeTexCoord'); sp = nt.nodes.new('ShaderNodeSeparateXYZ'); nt.links.new(tc.outputs['Object'], sp.inputs[0])
    g = nt.nodes.new('ShaderNodeNewGeometry')
    d = nt.nodes.new('ShaderNodeMath'); d.operation = 'DIVIDE'; d.inputs[1].default_value = h; nt.links.new(sp.outputs[2], d.inputs[0])
    c = lib._ramp(nt, d.outputs[0], [(0., col(root))]+([(.5, col(mid))] if mid else [])+[(.95, col(tip))])
    n = lib._noise(nt, g.outputs['Position'], world_scale, 2, .5)
    a = nt.nodes.new('ShaderNodeMath'); a.operation = 'ADD'; nt.links.new(n, a.inputs[0]); nt.links.new(g.outputs['Random Per Island'], a.inputs[1])
    t = tint or ('#ffffff', '#ffffff')
    v = lib._ramp(nt, a.outputs[0], [(.3, shade(t[0], 1-vary)), (1.3, shade(t[1], 1+vary))])
    mx = nt.nodes.new('ShaderNodeMix'); mx.data_type = 'RGBA'; mx.blend_type = 'MULTIPLY'; mx.inputs[0].default_value = 1; mx.clamp_result = False
    nt.links.new(c, mx.inputs[6]); nt.links.new(v, mx.inputs[7])
    b.inputs['Roughness'].default_value = .75; b.inputs['Specular IOR Level'].default_value = .12
    nt.links.new(mx.outputs[2], b.inputs['Base Color'])
    if trans:
        tl = nt.nodes.new('ShaderNodeBsdfTranslucent'); nt.links.new(mx.outputs[2], tl.inputs[0])
        ms = nt.nodes.new('ShaderNodeMixShader'); ms.inputs[0].default_value = trans
        nt.links.new(b.outputs[0], ms.inputs[1]); nt.links.new(tl.outputs[0], ms.inputs[2]); nt.links.new(ms.outputs[0], nt.nodes['Material Output'].inputs[0])
    return m
def soil(stops, scale=.5, fine=6., bump=.3, dist=.05, rough=1, attr=None, other=None, spec=.05, wet=None, face=None):
    """ground: large and fine noise; where `attr` is 1: `other` stops"""
    m, nt, b = lib._new('soil'); g = nt.nodes.new('ShaderNodeNewGeometry')
    n1 = lib._noise(nt, g.outputs['Position'], scale, 6, .65); n2 = lib._noise(nt, g.outputs['Position'], fine, 5, .7)
    a = nt.nodes.new('ShaderNodeMath'); a.operation = 'MULTIPLY_ADD'; a.inputs[1].default_value = .6; nt.links.new(n2, a.inputs[0]); nt.links.new(n1, a.inputs[2])
    s = nt.nodes.new('ShaderNodeMath'); s.operation = 'SUBTRACT'; s.inputs[1].default_value = .3; nt.links.new(a.outputs[0], s.inputs[0])
    c = lib._ramp(nt, s.outputs[0], [(p, col(h)) for p, h in stops])
    if face:
        at = nt.nodes.new('ShaderNodeAttribute'); at.attribute_name = 'face'
        mp = nt.nodes.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value = (.06, .035, .55); nt.links.new(g.outputs['Position'], mp.inputs[0]); n3 = lib._noise(nt, mp.outputs[0], 1., 5, .62)
        aa = nt.nodes.new('ShaderNodeMath'); aa.operation = 'MULTIPLY_ADD'; aa.inputs[1].default_value = .35; nt.links.new(n2, aa.inputs[0]); nt.links.new(n3, aa.inputs[2])
        cf = lib._ramp(nt, aa.outputs[0], [(p, col(h)) for p, h in face])
        mx = nt.nodes.new('ShaderNodeMix'); mx.data_type = 'RGBA'; nt.links.new(at.outputs['Fac'], mx.inputs[0]); nt.links.new(c, mx.inputs[6]); nt.links.new(cf, mx.inputs[7]); c = mx.outputs[2]
    if attr:
        at = nt.nodes.new('ShaderNodeAttribute'); at.attribute_name = attr
        c2 = lib._ramp(nt, s.outputs[0], [(p, col(h)) for p, h in other])
        w = nt.nodes.new('ShaderNodeMath'); w.operation = 'ADD'; nt.links.new(at.outputs['Fac'], w.inputs[0])
        w2 = nt.nodes.new('ShaderNodeMath'); w2.operation = 'MULTIPLY_ADD'; w2.inputs[1].default_value = .9; w2.inputs[2].default_value = -.45; nt.links.new(n2, w2.inputs[0]); nt.links.new(w2.outputs[0], w.inputs[1])
        mr = lib._ramp(nt, w.outputs[0], [(.35, (0, 0, 0, 1)), (.65, (1, 1, 1, 1))])
        mx = nt.nodes.new('ShaderNodeMix'); mx.data_type = 'RGBA'; nt.links.new(mr, mx.inputs[0]); nt.links.new(c, mx.inputs[6]); nt.links.new(c2, mx.inputs[7]); c = mx.outputs[2]
    if wet:
        at = nt.nodes.new('ShaderNodeAttribute'); at.attribute_name = wet
        mx = nt.nodes.new('ShaderNodeMix'); mx.data_type = 'RGBA'; mx.blend_type = 'MULTIPLY'; mx.inputs[7].default_value = (.40, .37, .34, 1)
        nt.links.new(at.outputs['Fac'], mx.inputs[0]); nt.links.new(c, mx.inputs[6]); c = mx.outputs[2]
        nt.links.new(lib._ramp(nt, at.outputs['Fac'], [(.3, (1, 1, 1, 1)), (1, (.16, .16, .16, 1))]), b.inputs['Roughness'])
        b.inputs['Specular IOR Level'].default_value = .5
    else:
        b.inputs['Roughness'].default_value = rough; b.inputs['Specular IOR Level'].default_value = spec
    nt.links.new(c, b.inputs['Base Color'])
    if bump: lib._bump(nt, b, a.outputs[0], bump, dist)
    return m
def water(base='#2a4a58', rough=.05, sx=.5, sy=1.6, scale=1.2, bump=.25, dist=.05, attr_foam=False, shallow=None, ior=1.33):
    m, nt, b = lib._new('water'); g = nt.nodes.new('ShaderNodeNewGeometry')
    mp = nt.nodes.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value = (sx, sy, 1); nt.links.new(g.outputs['Position'], mp.inputs[0])
    n = lib._noise(nt, mp.outputs[0], scale, 3, .45)
    b.inputs['Base Color'].default_value = col(base); b.inputs['Roughness'].default_value = rough; b.inputs['IOR'].default_value = ior; b.inputs['Specular IOR Level'].default_value = .5
    lib._bump(nt, b, n, bump, dist)
    c = None
    if shallow:
        at = nt.nodes.new('ShaderNodeAttribute'); at.attribute_name = 'shallow'
        mx = nt.nodes.new('ShaderNodeMix'); mx.data_type = 'RGBA'; nt.links.new(at.outputs['Fac'], mx.inputs[0]); mx.inputs[6].default_value = col(base); mx.inputs[7].default_value = col(shallow); c = mx.outputs[2]
    if attr_foam:
        at = nt.nodes.new('ShaderNodeAttribute'); at.attribute_name = 'foam'
        m2 = nt.nodes.new('ShaderNodeMapping'); m2.inputs['Scale'].default_value = (1.6, .55, 1); nt.links.new(g.outputs['Position'], m2.inputs[0])
        n2 = lib._noise(nt, m2.outputs[0], .8, 4, .6)
        ad = nt.nodes.new('ShaderNodeMath'); ad.operation = 'ADD'; nt.links.new(n2, ad.inputs[0]); nt.links.new(at.outputs['Fac'], ad.inputs[1])
        k = lib._ramp(nt, ad.outputs[0], [(.80, (0, 0, 0, 1)), (1.04, (1, 1, 1, 1))])
        mx = nt.nodes.new('ShaderNodeMix'); mx.data_type = 'RGBA'; nt.links.new(k, mx.inputs[0])
        if c: nt.links.new(c, mx.inputs[6])
        else: mx.inputs[6].default_value = col(base)
        mx.inputs[7].default_value = (.86, .88, .88, 1); c = mx.outputs[2]
        rr = nt.nodes.new('ShaderNodeMapRange'); rr.inputs[3].default_value = rough; rr.inputs[4].default_value = .9; nt.links.new(k, rr.inputs[0]); nt.links.new(rr.outputs[0], b.inputs['Roughness'])
    if c: nt.links.new(c, b.inputs['Base Color'])
    return m

# ------------------------------------------------------------ trees
def limb(V, F, pts, rad, seg=6):
    P = np.array(pts); n = len(P); b = len(V)
    for i in range(n):
        t = P[min(i+1, n-1)]-P[max(i-1, 0)]; t = t/np.linalg.norm(t); u = np.cross(t, (.3, .9, .1)); u /= np.linalg.norm(u); w = np.cross(t, u)
        for k in range(seg): a = 6.283*k/seg; V.append(tuple(P[i]+rad[i]*(u*math.cos(a)+w*math.sin(a))))
    for i in range(n-1):
        for k in range(seg): F.append((b+i*seg+k, b+i*seg+(k+1) % seg, b+(i+1)*seg+(k+1) % seg, b+(i+1)*seg+k))
def burst(r, V, F, c, d, n=12, L=.3, w=.02):
    for i in range(n):
        e = np.array(d)*.7+r.randn(3)*.6; e /= np.linalg.norm(e); s = np.cross(e, r.randn(3)); s = s/np.linalg.norm(s)*w; l = L*r.uniform(.6, 1.1); b = len(V)
        V += [tuple(c-s), tuple(c+s), tuple(c+e*l+s*.6), tuple(c+e*l-s*.6)]; F.append((b, b+1, b+2, b+3))
def pine(seed, h=11, bark=None, green=None, first=.5, nb=30, spread=.22, bursts=9, crook=.3):
    r = np.random.RandomState(seed); V, F = [], []
    ph = r.rand(4)*6.28
    def ax(t): return np.array([crook*math.sin(t*2.2+ph[0])*t+crook*.3*math.sin(t*7+ph[1])*t, crook*math.sin(t*2.6+ph[2])*t, h*t])
    ts = np.linspace(-.02, 1, 12); R0 = .012*h+.03
    limb(V, F, [ax(t) for t in ts], [R0*(1.25 if t < 0 else (1-t)*.85+.12) for t in ts], 8)
    nB = []
    for i in range(int(nb*1.25)):
        dead = i >= nb
        t = first+(1-first)*((i+.5)/nb)**.8 if not dead else r.uniform(first*.45, first); a = i*2.4+r.rand()*.8
        k = (t-first)/(1-first) if not dead else 0
        l = h*spread*(.55+.6*math.sin(min(1, k*1.15+.18)*math.pi))*r.uniform(.7, 1.15) if not dead else r.uniform(.3, 1.0)
        up = -.05+.75*k if not dead else -.15
        d = np.array([math.cos(a), math.sin(a), up]); p0 = ax(t); p1 = p0+d*l*.5+np.array([0, 0, -.02*l]); p2 = p0+d*l+np.array([0, 0, .16*l])
        limb(V, F, [p0, p1, p2], [.012*l+.018, .01*l+.01, .006], 4)
        if not dead: nB.append((p0, p1, p2, l))
    nw = len(F)
    for p0, p1, p2, l in nB:
        for j in range(bursts):
            t = .35+.65*(j+r.rand())/bursts; c = (p0*(1-t)**2+2*p1*t*(1-t)+p2*t*t) if t < 1 else p2
            c = c+r.randn(3)*np.array([.17, .17, .09])*l*t; dd = (p2-p0)/l+np.array([0, 0, .35]); burst(r, V, F, c, dd, 17, .32+.016*h, .017)
    return mesh('pine', V, F, [bark, green], [0]*nw+[1]*(len(F)-nw))
def broad(seed, h=7, bark=None, green=None, n=3200, wide=.36, size=.11, base=.28):
    r = np.random.RandomState(seed); V, F = [], []
    limb(V, F, [(0, 0, -.2), (.1, 0, h*.25), (.0, .1, h*.6)], [.03*h, .024*h, .008*h], 7)
    cs = []
    for i in range(16):
        a = r.rand()*6.28; q = r.rand()**.5*wide*h*.7; z = h*r.uniform(base+.08, .86); q *= max(.25, 1-1.6*abs(z/h-.55)); c = np.array([q*math.cos(a), q*math.sin(a), z]); cs.append((c, h*r.uniform(.1, .19)))
        limb(V, F, [(0, 0, h*.2+.25*z), tuple(c*.6+np.array([0, 0, z*.3])), tuple(c)], [.012*h, .006*h, .002*h], 4)
    nw = len(F); k = n//16
    for c, q in cs:
        D = r.randn(k, 3); D /= np.linalg.norm(D, axis=1, keepdims=True); pts = c+D*q*(r.rand(k, 1)**.35)*np.array([1.15, 1.15, .85])
        for p, d in zip(pts, D):
            e = d*.6+r.randn(3)*.7; e /= np.linalg.norm(e); s = np.cross(e, r.randn(3)); s /= np.linalg.norm(s); z_ = size*r.uniform(.6, 1.2); b = len(V)
            V += [tuple(p-s*z_*.5), tuple(p+e*z_*.5-s*.1*z_), tuple(p+s*z_*.5), tuple(p-e*z_*.6)]; F.append((b, b+1, b+2, b+3))
    return mesh('broad', V, F, [bark, green], [0]*nw+[1]*(len(F)-nw))
def bark_mat(low='#6a5546', high='#b37a4e', h=9):
    m, nt, b = lib._new('bark'); tc = nt.nodes.new('ShaderNodeTexCoord'); sp = nt.nodes.new('ShaderNodeSeparateXYZ'); nt.links.new(tc.outputs['Object'], sp.inputs[0])
    d = nt.nodes.new('ShaderNodeMath'); d.operation = 'DIVIDE'; d.inputs[1].default_value = h; nt.links.new(sp.outputs[2], d.inputs[0])
    c = lib._ramp(nt, d.outputs[0], [(.12, col(low)), (.6, col(high))])
    mp = nt.nodes.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value = (9, 9, 2.2); nt.links.new(tc.outputs['Object'], mp.inputs[0]); n = lib._noise(nt, mp.outputs[0], 2.5, 5, .7)
    mx = nt.nodes.new('ShaderNodeMix'); mx.data_type = 'RGBA'; mx.blend_type = 'MULTIPLY'; mx.inputs[0].default_value = 1; nt.links.new(c, mx.inputs[6]); nt.links.new(lib._ramp(nt, n, [(.35, (.45, .43, .42, 1)), (.6, (1.1, 1.05, 1, 1))]), mx.inputs[7])
    nt.links.new(mx.outputs[2], b.inputs['Base Color']); b.inputs['Roughness'].default_value = .95; lib._bump(nt, b, n, .6, .04); b.inputs['Specular IOR Level'].default_value = .1
    return m
def ridge_of_trees(mes, f, y, n, width, s=(.7, 1.2), dy=12, gap=None):
    for i in range(n):
        x = -width+2*width*(i+lib.R.random())/n; yy = y+lib.R.uniform(0, dy)
        if gap is not None and gn(x/40, 0, 5) < gap: continue
        k = lib.R.uniform(*s); obj(lib.R.choice(mes), (x, yy, float(f(x, yy))-.2), k, lib.R.random()*6.28)
