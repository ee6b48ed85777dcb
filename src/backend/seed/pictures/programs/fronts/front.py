"""front.py front-3001 ... [--final]: fronts of houses (previews of 420 x 280 without --final) -> out/."""
import os, sys, time, math, json
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE); sys.path.append(os.path.dirname(HERE))
import bpy, lib, facts, house, land, numpy as np
from lib import hexc, shade
from facts import O
from mathutils import Vector
ASPECT = 2/3
# pictures that were refused, with the number of the plan to go on from
TAKES = json.load(open(HERE+'/takes.json')) if os.path.exists(HERE+'/takes.json') else {}

def fit(p, pts):
    """a level camera from which the house fills the picture as it should"""
    P = np.unique(np.round(np.array(pts), 2), axis=0); mid = (P.max(0)+P.min(0))/2; az = math.radians(p.az); k = p.lens/36; d = np.array([math.sin(az), -math.cos(az)]); D = 25.0; yaw = 0.0; hc = p.height
    for _ in range(40):
        C = mid[:2]+d*D; base = math.atan2(-d[0], -d[1]); a = base+yaw; f = np.array([math.sin(a), math.cos(a)]); r = np.array([f[1], -f[0]]); v = P[:, :2]-C; t = v@f; t = np.maximum(t, .5); u = k*(v@r)/t; z = k*(P[:, 2]-hc)/t
        w = u.max()-u.min(); hh = z.max()-z.min(); need = max(w/p.fill, hh/(ASPECT*(.60 if p.viewpoint != 'above' else .70))); D = max(5, D*(1+.7*(need-1))); yaw += .8*math.atan((u.max()+u.min())/2/k)
    shift = (z.max()+z.min())/2+(.012 if p.viewpoint != 'above' else -.005)
    # the horizon is in the picture
    if p.viewpoint == 'above': shift = min(max(shift, -.22 if p.view in ('sea', 'fjord') else -.275), z.min()+(.25 if p.f.fence or p.f.dyke else .31))
    c = O(x=C[0], y=C[1], z=hc, fx=f[0], fy=f[1], rx=r[0], ry=r[1], lens=p.lens, shift=float(shift), ul=float(u.min()), ur=float(u.max()), width=float(w), tn=float(t.min()))
    c.D = float(((mid[:2]-C)@f)); c.half = c.D*w/2/k; c.deep = float(t.max()-t.min())
    # where the lower edge of the picture meets the ground
    c.tb = k*hc/(ASPECT/2-shift) if shift < ASPECT/2 else 1
    at = lambda q: k*hc/(q-shift) if q-shift > .01 else c.tn*.7
    up = p.viewpoint == 'above'; c.tf = min(at(.285), c.tn-(.7 if up else 1.6)); c.td = min(at(.262 if not up else .285), c.tn-(1.2 if up else 2.2))
    c.tf = max(c.tf, c.tb*1.04); c.td = max(c.td, c.tb*1.06)
    return c

def world(p, c):
    R = p.R; w = bpy.data.worlds.new('w'); bpy.context.scene.world = w; w.use_nodes = True; nt = w.node_tree; nt.nodes.clear(); from mats import X; x = X(nt)
    out = nt.nodes.new('ShaderNodeOutputWorld'); lp = nt.nodes.new('ShaderNodeLightPath'); g = nt.nodes.new('ShaderNodeTexCoord').outputs['Generated']; sx, sy, sz = x.sep(g)
    zen, mid, hor = {('summer', 'midday'): ('#1f5ca8', '#4f93d2', '#c3ddee'), ('summer', 'morning'): ('#3f7fc0', '#7db4e0', '#e9e4d8'), ('spring', 'midday'): ('#2f6cb0', '#64a0d8', '#cfe2ee'), ('spring', 'morning'): ('#4a86c0', '#8abce2', '#ebe6dc')}[(p.season, p.hour)]
    grad = lib._ramp(nt, sz, [(0, hexc(hor)), (.10 if p.viewpoint != 'above' else .03, tuple((a+b)/2 for a, b in zip(hexc(hor), hexc(mid)))), (.24 if p.viewpoint != 'above' else .09, hexc(mid)), (.62, hexc(zen))])
    kind = R.choice(['fair', 'fair', 'wisps', 'wisps', 'soft', 'clear', 'fair'])
    den = x.add(x.op('MAXIMUM', sz, .015), .10); px, py = x.op('DIVIDE', sx, den), x.op('DIVIDE', sy, den); ox, oy = R.uniform(0, 40), R.uniform(0, 40); ca, sa = math.cos(math.radians(p.az)), math.sin(math.radians(p.az))
    # turn so that x runs across the picture
    qx = x.add(x.mul(px, ca), x.mul(py, sa)); qy = x.add(x.mul(px, -sa), x.mul(py, ca))
    stretch = {'fair': (1.0, 1.15), 'wisps': (.45, 1.9), 'soft': (.55, 1.0), 'clear': (.4, 1.8)}[kind]
    v = x.comb(x.add(x.mul(qx, stretch[0]), ox), x.add(x.mul(qy, stretch[1]), oy), 2.3)
    def cl(vec):
        n = nt.nodes.new('ShaderNodeTexNoise'); n.inputs['Scale'].default_value = {'fair': .95, 'wisps': .8, 'soft': .6, 'clear': .7}[kind]; n.inputs['Detail'].default_value = 9; n.inputs['Roughness'].default_value = {'fair': .52, 'wisps': .62}.get(kind, .55); n.inputs['Distortion'].default_value = {'fair': .15, 'wisps': 1.1}.get(kind, .3); nt.links.new(vec, n.inputs['Vector']); return n.outputs['Fac']
    n1 = cl(v); lo, hi = {'fair': (.53, .66), 'wisps': (.50, .85), 'soft': (.44, .72), 'clear': (.58, .95)}[kind]
    fac = lib._ramp(nt, n1, [(lo, (0, 0, 0, 1)), (hi, (1, 1, 1, 1))]); f2 = nt.nodes.new('ShaderNodeRGBToBW'); nt.links.new(fac, f2.inputs[0])
    fade = x.op('MINIMUM', x.mul(x.op('MAXIMUM', sz, 0), 12), 1.0); amount = x.mul(x.mul(f2.outputs[0], fade), {'fair': .95, 'wisps': .7, 'soft': .75, 'clear': .5}[kind])
    vs = nt.nodes.new('ShaderNodeVectorMath'); vs.operation = 'ADD'; nt.links.new(v, vs.inputs[0]); vs.inputs[1].default_value = (.06, .16, 0); n2 = cl(vs.outputs[0])
    ccol = lib._ramp(nt, n2, [(.45, hexc('#fbfaf7')), (.68, hexc('#c9d2dc'))]) if kind == 'fair' else lib._ramp(nt, n2, [(.4, hexc('#fbfaf8')), (.75, hexc('#dde4ea'))])
    colr = x.mix(amount, grad, ccol)
    b1 = nt.nodes.new('ShaderNodeBackground'); nt.links.new(colr, b1.inputs[0]); b1.inputs[1].default_value = .92
    b2 = nt.nodes.new('ShaderNodeBackground'); b2.inputs[0].default_value = hexc('#c9dcf0' if p.hour == 'midday' else '#cfdcec'); b2.inputs[1].default_value = 1.0
    b3 = nt.nodes.new('ShaderNodeBackground'); nt.links.new(grad, b3.inputs[0]); b3.inputs[1].default_value = 1.0
    m1 = nt.nodes.new('ShaderNodeMixShader'); nt.links.new(lp.outputs['Is Glossy Ray'], m1.inputs[0]); nt.links.new(b2.outputs[0], m1.inputs[1]); nt.links.new(b3.outputs[0], m1.inputs[2])
    m2 = nt.nodes.new('ShaderNodeMixShader'); nt.links.new(lp.outputs['Is Camera Ray'], m2.inputs[0]); nt.links.new(m1.outputs[0], m2.inputs[1]); nt.links.new(b1.outputs[0], m2.inputs[2]); nt.links.new(m2.outputs[0], out.inputs[0])
    w.cycles.sampling_method = 'NONE' if hasattr(w.cycles, 'sampling_method') else 'AUTOMATIC'

def sees(c, q, near=.35):
    """is a point of the house seen by the camera (nothing else of the house before it), and within the picture?"""
    o = Vector((c.x, c.y, c.z)); d = Vector(q)-o; L = d.length
    k = c.lens/36; t = d.x*c.fx+d.y*c.fy; u = k*(d.x*c.rx+d.y*c.ry)/t; v = k*d.z/t-c.shift
    if abs(u) > .48 or abs(v) > .325: return False
    hit = bpy.context.scene.ray_cast(bpy.context.evaluated_depsgraph_get(), o, d.normalized(), distance=L-near)
    return not hit[0]

def faults(p, c):
    """what a facts names and the camera does not see: another plan is drawn then"""
    any_ = lambda key, near=.3: any(sees(c, q, near) for q in p.seenpts.get(key, [])); F = []
    if p.glazed and not any_('gableglass'): F.append('glazed gable')
    if p.wide and not p.glazed and not any_('glass'): F.append('wide glass')
    if p.f.terrace:
        if not p.spots.terrace: F.append('terrace')
        else:
            b, side, a, z, d, dz = p.spots.terrace; sd = house.Side(b, side)
            if not any(sees(c, sd.P(a+(z-a)*q, dz+.3, d*r), .2) for q in (.2, .5, .8) for r in (.3, .6, .9)): F.append('terrace')
    for b in p.bodies:
        if b.name in ('wing', 'annex', 'upper'):
            qs = [house.Side(b, s).P(house.Side(b, s).L*f, b.z0+b.h*.75, .1) for s in 'SEW' for f in (.25, .5, .75)]
            if sum(sees(c, q, .2) for q in qs) < 2: F.append(b.name)
    if not p.spots.door: F.append('door')
    elif p.form != 'gable-front':
        d = p.spots.door; sd = house.Side(d[0], d[1])
        if not any(sees(c, sd.P(d[2]+(d[3]-d[2])*q, z, .12), .25) for q in (.2, .5, .8) for z in (1.1, 1.8)): F.append('door hidden')
    if c.width < .42: F.append('narrow')
    return F

def build(e, land_=True, **k):
    land_ = k.get('land', land_)
    force = False
    n_plan = TAKES.get(e['id'], 0); chim = 0
    for take in range(16):
        p = facts.plan(dict(e, take=n_plan or '')); p.chimtry = chim; p.force = force; lib.reset(p.seed); B = house.build(p)
        if p.f.fence and p.viewpoint == 'low': p.height = 1.35
        if p.f.dyke and p.viewpoint == 'low': p.height = max(p.height, 1.45)
        elif p.f.dyke and p.viewpoint != 'above': p.height = max(p.height, 2.1)
        pts = list(B.pts)
        if p.spots.terrace: pts += [(x, y, .1) for a, b2, c2, d in p.T.rects for x in (a, b2) for y in (c2, d)]
        c = fit(p, pts); p.cam = c; B.flush(); bpy.context.view_layer.update(); good = True
        if p.flue:
            q = p.spots.chimney; good = sees(c, (q[0], q[1], q[2]-.05), .8) and (chim > 2 or sees(c, (q[0], q[1], q[2]-.45), .8)); chim += not good
        if p.upper and not any(sees(c, q) for q in p.seenpts.get('upper', [])): good = False; n_plan += force; force = True
        p.left = faults(p, c); p.takes = take
        if p.left: good = False; n_plan += 1; chim = 0; force = False
        if good: break
    cam = bpy.data.cameras.new('cam'); cam.lens = p.lens; cam.sensor_width = 36; cam.shift_y = c.shift; cam.clip_end = 20000; o = bpy.data.objects.new('cam', cam); bpy.context.scene.collection.objects.link(o); o.location = (c.x, c.y, c.z); o.rotation_euler = Vector((c.fx, c.fy, 0)).to_track_quat('-Z', 'Y').to_euler(); bpy.context.scene.camera = o
    if land_:
        L = land.Land(p, c); L.build(); o.location.z += max(0, L.h(c.x, c.y)) if p.viewpoint != 'above' else 0
    a, el = math.radians(p.sun_az), math.radians(p.sun_el); l = bpy.data.lights.new('sun', 'SUN'); l.energy = 4.6 if p.hour == 'midday' else 4.4; l.color = hexc('#fff1da' if p.hour == 'midday' else '#ffe3ba')[:3]; l.angle = math.radians(.7); so = bpy.data.objects.new('sun', l); bpy.context.scene.collection.objects.link(so)
    so.rotation_euler = Vector((math.sin(a)*math.cos(el), -math.cos(a)*math.cos(el), math.sin(el))).to_track_quat('Z', 'Y').to_euler()
    world(p, c); return p

def post(src, dst, final):
    from PIL import Image, ImageEnhance, ImageFilter
    im = Image.open(src).convert('RGB'); im = ImageEnhance.Color(im).enhance(1.03); im = ImageEnhance.Contrast(im).enhance(1.04); im = im.filter(ImageFilter.UnsharpMask(1.0, 20, 2)); im.save(dst, quality=92)

def render(path, w, h, samples, threads=1):
    s = bpy.context.scene; lib.PRE = None; s.render.film_transparent = False
    def pre():
        s.render.film_transparent = False; s.render.image_settings.color_mode = 'RGB'; c = s.cycles; c.denoising_prefilter = 'FAST'; c.denoising_quality = 'FAST'; c.transparent_max_bounces = 6; c.max_bounces = 4; c.diffuse_bounces = 1; s.world.light_settings.distance = 4
    lib.PRE = pre
    lib.render(path, w, h, samples, exposure=.42, threads=threads, look='AgX - Medium High Contrast', ambient=1.0)

if __name__ == '__main__':
    F = facts.load(); final = '--final' in sys.argv; os.makedirs(HERE+'/out/final', exist_ok=True); os.makedirs(HERE+'/out/preview', exist_ok=True)
    for n in [a for a in sys.argv[1:] if not a.startswith('--')]:
        t = time.process_time(); e = dict(F[n])
        if '--take' in sys.argv: pass
        p = build(e); tb = time.process_time()-t; d = f'{HERE}/out/{"final" if final else "preview"}/{n}'
        render(d+'.png', *((896, 597, int(os.environ.get('FRONTS_SAMPLES', 4))) if final else (420, 280, 4))); post(d+'.png', d+('.png' if final else '.jpg'), final)
        if not final: os.remove(d+'.png')
        c = p.cam; print('DONE', n, 'build', round(tb, 1), 'all', round(time.process_time()-t, 1), f'width {c.width:.2f} D {c.D:.0f}', e['alt']['da'], flush=True)
