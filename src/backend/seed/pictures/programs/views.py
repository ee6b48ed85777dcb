"""The land behind windows: views.py NAME... [--final]"""
import sys, os, math, random
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
from lib import *
import lib
from mathutils import noise

def N(x, y, s, o=3):
    return noise.fractal((x/s, y/s, 3.7), .9, 2.1, o)

def ground(f, x0, x1, y0, y1, nx, ny, mat, power=1.8):
    """finer near the camera"""
    def g(u, v):
        y = y0+(y1-y0)*v**power
        w = .35+.65*v**(power*.5)
        x = (x0+(x1-x0)*u)*w
        return (x, y, f(x, y))
    return sheet(g, nx, ny, mat, 'ground')

def soil(stops, scale, detail=8, mask=None, rough=1):
    m, nt, b = lib._new('soil')
    tc = nt.nodes.new('ShaderNodeNewGeometry')
    n = lib._noise(nt, tc.outputs['Position'], scale, detail, .65)
    nt.links.new(lib._ramp(nt, n, stops), b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = rough; b.inputs['Specular IOR Level'].default_value = .05
    return m

def leafy(c, vary=.25):
    m, nt, b = lib._new('leafy')
    oi = nt.nodes.new('ShaderNodeObjectInfo')
    tc = nt.nodes.new('ShaderNodeNewGeometry')
    n = lib._noise(nt, tc.outputs['Position'], 1.6, 5, .7)
    a = nt.nodes.new('ShaderNodeMath'); a.operation = 'ADD'; nt.links.new(n, a.inputs[0])
    s = nt.nodes.new('ShaderNodeMath'); s.operation = 'MULTIPLY'; s.inputs[1].default_value = .35; nt.links.new(oi.outputs['Random'], s.inputs[0]); nt.links.new(s.outputs[0], a.inputs[1])
    nt.links.new(lib._ramp(nt, a.outputs[0], [(.35, shade(c, 1-vary*1.6)), (.62, col(c)), (.95, shade(c, 1+vary*1.5))]), b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = .9; b.inputs['Specular IOR Level'].default_value = .05
    b.inputs['Subsurface Weight'].default_value = 0
    return m

def tuft(mat, blades=26, h=.7, spread=.35, w=.02, lean=.5):
    me = bpy.data.meshes.new('tuft'); vs, fs = [], []
    for i in range(blades):
        a = R_(0, 6.283); r = R_(0, spread*.4); l = h*R_(.6, 1); k = lean*R_(.3, 1)
        o = Vector((r*math.cos(a), r*math.sin(a), 0)); d = Vector((math.cos(a)*k, math.sin(a)*k, 1)).normalized(); s = Vector((-math.sin(a), math.cos(a), 0))*w
        p1 = o+d*l*.55; p2 = o+d*l+Vector((math.cos(a), math.sin(a), -.6))*l*k*.35
        b = len(vs); vs += [o-s, o+s, p1+s*.8, p1-s*.8, p2]
        fs += [(b, b+1, b+2, b+3), (b+3, b+2, b+4)]
    me.from_pydata([tuple(v) for v in vs], [], fs); me.materials.append(mat)
    return me

def blob(mat, r=1, sub=3, rough=.35, squash=1, seed=0):
    me = bpy.data.meshes.new('blob'); bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=1)
    for v in bm.verts:
        p = v.co.copy(); k = 1+rough*noise.fractal((p.x*2+seed, p.y*2, p.z*2), .8, 2.2, 4)+.12*noise.noise((p.x*9+seed, p.y*9, p.z*9))
        v.co = Vector((p.x*k*r, p.y*k*r, p.z*k*r*squash))
    bm.to_mesh(me); bm.free(); me.materials.append(mat)
    return me

def needles(mat, n=420, r=1, squash=.6, size=.16, seed=1):
    """a cloud of small leaves"""
    rr = random.Random(seed); me = bpy.data.meshes.new('needles'); vs, fs = [], []
    for i in range(n):
        while True:
            p = Vector((rr.uniform(-1, 1), rr.uniform(-1, 1), rr.uniform(-1, 1)))
            if .45 < p.length < 1: break
        k = 1+.3*noise.fractal((p.x*2+seed, p.y*2, p.z*2), .8, 2, 3)
        c = Vector((p.x*r*k, p.y*r*k, p.z*r*squash*k))
        d = Vector((rr.gauss(0, 1), rr.gauss(0, 1), rr.gauss(0, .6))).normalized(); e = d.cross(Vector((rr.gauss(0, 1), rr.gauss(0, 1), rr.gauss(0, 1)))).normalized()
        s = size*rr.uniform(.6, 1.2); b = len(vs)
        vs += [tuple(c-d*s-e*s*.5), tuple(c+d*s-e*s*.5), tuple(c+d*s+e*s*.5), tuple(c-d*s+e*s*.5)]; fs.append((b, b+1, b+2, b+3))
    me.from_pydata(vs, [], fs); me.materials.append(mat)
    return me

def put(me, x, y, z, s=1, rot=None, sz=None):
    o = bpy.data.objects.new('i', me); bpy.context.scene.collection.objects.link(o)
    o.location = (x, y, z); o.scale = (s, s, sz or s); o.rotation_euler = (0, 0, R_(0, 6.28) if rot is None else rot)
    return o

def R_(a, b): return lib.R.uniform(a, b)

def scatter(mes, f, n, x, y, s=(.7, 1.3), where=None):
    k = 0
    while k < n:
        yy = y[0]+(y[1]-y[0])*lib.R.random()**1.7; xx = R_(*x)*(.25+.75*(yy-y[0])/(y[1]-y[0])+.1)
        k += 1
        if where and not where(xx, yy): continue
        put(lib.R.choice(mes), xx, yy, f(xx, yy)-.03, R_(*s))

def pine_tree(x, y, z, h, crown, trunk):
    bx, by = R_(-.4, .4), R_(-.3, .3)
    tube([(x, y, z-.3), (x+bx*.4, y+by*.4, z+h*.5), (x+bx, y+by, z+h*.9)], .05+.008*h, trunk)
    for i in range(15):
        t = R_(.48, 1.0); a = R_(0, 6.28); r = R_(.3, 1.6)*(1.25-t)*1.9
        put(lib.R.choice(crown), x+bx*t+r*math.cos(a), y+by*t+r*math.sin(a), z+h*t, R_(.45, .95)*h/9, sz=R_(.3, .5)*h/9)

def spruce(x, y, z, h, crown):
    for i in range(7):
        t = i/6; o = put(lib.R.choice(crown), x, y, z+h*(.12+.85*t), h*.2*(1.08-t), sz=h*.2*(1.05-t*.7))

def round_tree(x, y, z, h, crown, trunk):
    tube([(x, y, z-.2), (x+R_(-.2, .2), y, z+h*.6)], .04+.009*h, trunk)
    for i in range(30):
        t = R_(.3, 1.0); a = R_(0, 6.28); r = R_(.05, .36)*h*max(.25, 1.1-1.6*abs(t-.58))
        put(lib.R.choice(crown), x+r*math.cos(a), y+r*math.sin(a), z+h*t, h*R_(.07, .13))

def setup(sun_az=-140, sun_el=38, sk=1.1):
    sky(sk, '#cfe0f2'); sun(sun_az, sun_el, 5.2, '#fff0d8', 1)
    camera((0, 0, 1.6), (0, 10, 1.6), 20, shift_y=.045)

def dunes(sea=False):
    def f(x, y):
        d = max(0, y-7)
        z = .25*N(x, y, 3.0)+min(1, d/14)*(1.5*max(-.5, N(x+40, y, 15))+.4)
        z += (max(0, min(1, (y-18)/24)))*(5.2*max(0, N(x-11, y+30, 30)+.34)) if not sea else -.05*max(0, y-8)-.3*min(1,d/10)
        if sea: z += -1.6*min(1, max(0, (y-30)/25))+.5*max(0, N(x, y, 9))*(1-min(1, y/60)) - (3.0*max(0, y-60)/12 if y > 60 else 0)
        return z-.05
    ground(f, -90, 90, 2, 72 if sea else 130, 260, 260, soil([(.36, hexc('#dfcfa6')), (.46, hexc('#c5bb86')), (.58, hexc('#8f9660')), (.75, hexc('#6f7d4a'))], .55))
    g = [tuft(leafy(c, .2), h=hh, spread=.5, w=.016, lean=.7) for c, hh in (('#9aa267', .75), ('#b3ad74', .85), ('#7d8f56', .65), ('#c2b884', .7))]
    scatter(g, f, 5200, (-60, 60), (3.5, 58), (.7, 1.35), where=lambda x, y: N(x+7, y, 5)+N(x, y, 1.7)*.5 > -.25)
    b = [blob(leafy('#6e7f4c'), 1, 3, .4, .55, s) for s in (1, 5)]
    scatter(b, f, 16, (-50, 50), (16, 70), (.5, 1.3))
    if sea:
        m, nt, bb = lib._new('sea'); bb.inputs['Base Color'].default_value = hexc('#2f6b8f'); bb.inputs['Roughness'].default_value = .35
        bb.inputs['Emission Color'].default_value = hexc('#3f7d9f'); bb.inputs['Emission Strength'].default_value = .12
        n = lib._noise(nt, lib._coords(nt, (.02, .25, 1)), 3, 6, .6); lib._bump(nt, bb, n, .6, .6)
        nt.links.new(lib._ramp(nt, n, [(.4, hexc('#2c6789')), (.62, hexc('#4d89a8')), (.70, hexc('#dfe9ec'))]), bb.inputs['Base Color'])
        box(0, 2080, -4.2, 8000, 4000, .2, m, 0)
    setup()

def heath():
    def f(x, y): return .18*N(x, y, 5)+min(1, y/40)*.9*N(x+9, y, 22)-.15
    ground(f, -120, 120, 2, 170, 240, 240, soil([(.36, hexc('#7f8a52')), (.48, hexc('#6f6a52')), (.6, hexc('#8a6a86')), (.75, hexc('#94808a'))], .45))
    pur = [tuft(leafy(c, .25), blades=34, h=.42, spread=.7, w=.022, lean=.6) for c in ('#a8809f', '#9a7396', '#b596ab', '#8f7385', '#8f8a5c')]
    grn = [tuft(leafy(c, .2), blades=26, h=.5, spread=.5, w=.016, lean=.6) for c in ('#8a9558', '#a5a468', '#6f7d4c')]
    scatter(pur, f, 5200, (-70, 70), (3.5, 70), (.8, 1.5), where=lambda x, y: N(x, y, 6)+.4*N(x, y, 2) > -.1)
    scatter(grn, f, 2200, (-60, 60), (3.5, 55), (.7, 1.3), where=lambda x, y: N(x, y, 6)+.4*N(x, y, 2) <= .05)
    crown = [needles(leafy('#8aa258'), 360, 1, .8, .17, s) for s in (1, 2)]; tr = plain('#d9d3c8', .8)
    cp = [needles(leafy('#587349'), 420, 1, .6, .12, s) for s in (3, 4)]; tp = plain('#8f5f40', .9)
    for x, y, h in ((-16, 30, 6), (-9, 46, 7), (14, 38, 6.5), (22, 60, 7), (3, 70, 6.5)): round_tree(x, y, f(x, y), h, crown, tr)
    for x, y, h in ((-26, 55, 8), (9, 64, 8), (30, 45, 7), (-3, 90, 9), (-40, 80, 9), (18, 95, 9)): pine_tree(x, y, f(x, y), h, cp, tp)
    for i in range(70): x = -130+i*3.8+R_(-1.5, 1.5); y = R_(125, 165); spruce(x, y, f(x, y)-.5, R_(7, 12), cp)
    setup()

def lawn(f, y1=26, c='#7c9a4c'):
    ground(f, -120, 120, 2, 190, 240, 200, soil([(.35, shade(c, .8)), (.52, hexc(c)), (.7, shade(c, 1.25))], .9))
    g = [tuft(leafy(cc, .2), blades=18, h=.06, spread=.3, w=.008, lean=.8) for cc in (c, shade(c, 1.15), shade(c, .9))]
    scatter(g, f, 5200, (-30, 30), (3, y1), (.7, 1.6))

def pines():
    def f(x, y): return .12*N(x, y, 6)+min(1, y/40)*.8*N(x, y, 25)-.1
    lawn(f, 20, '#86974f')
    cp = [needles(leafy(c), 520, 1, .7, .11, s) for s, c in ((3, '#5f7f52'), (4, '#6b8a5a'), (5, '#54744d'))]; tp = plain('#9a6a48', .9)
    cs = [needles(leafy('#4d6f4d'), 420, 1, .9, .15, s) for s in (6, 7)]
    spots = [(-15, 17, 9), (-8.5, 22, 10.5), (-3.6, 27, 11), (5.5, 20, 10), (11, 25, 11), (17, 18, 9)]
    for x, y, h in spots: pine_tree(x, y, f(x, y), h, cp, tp)
    for i in range(44): y = R_(30, 75); x = R_(-1, 1)*(10+y*.95); pine_tree(x, y, f(x, y), R_(9, 13), cp, tp)
    for i in range(50): y = R_(45, 110); x = R_(-1, 1)*(10+y*.95); spruce(x, y, f(x, y)-.4, R_(7, 13), cs)
    for i in range(14): x, y = R_(-24, 24), R_(11, 26); spruce(x, y, f(x, y)-.1, R_(1.2, 2.6), cs) if abs(x) > 4 else None
    g = [tuft(leafy(c, .2), h=.5, spread=.5, w=.014, lean=.7) for c in ('#a3a463', '#8a9a58')]
    scatter(g, f, 900, (-34, 34), (12, 36), (.6, 1.1))
    setup()

def fields():
    def f(x, y): return .1*N(x, y, 6)+(0 if y < 30 else min(1, (y-30)/60)*1.6*(N(x, y, 60)+.15))-.1
    lawn(f, 22, '#7f9c4e')
    for i, (y0, y1, c) in enumerate(((24, 60, '#cdb566'), (60, 105, '#93a857'), (105, 165, '#d3bf78'))):
        g = [tuft(leafy(cc, .15), blades=40, h=.55, spread=1.5, w=.03, lean=.4) for cc in (c, shade(c, 1.12))]
        scatter(g, f, 2600, (-110, 110), (y0+1, y1-1), (1, 1.9))
    hed = [needles(leafy('#5e7d45'), 420, 1, .8, .16, s) for s in (1, 2, 3)]
    for i in range(60): x = -50+i*1.7+R_(-.4, .4); put(lib.R.choice(hed), x, 23+R_(-.4, .4), f(x, 23)+.25, R_(.5, .8)) if not -7 < x < -2 else None
    tr = plain('#6d5a46', .9)
    for x, y, h in ((-20, 26, 7), (13, 25, 6.2), (30, 62, 9), (-33, 64, 9), (4, 106, 10)): round_tree(x, y, f(x, y), h, hed, tr)
    for i in range(80): x = -150+i*3.8; y = 166+R_(-6, 14); put(lib.R.choice(hed), x+R_(-1, 1), y, f(x, y)+2.2, R_(2.4, 4.6))
    for i in range(40): x = -110+i*5.6; put(lib.R.choice(hed), x+R_(-1, 1), 104+R_(-1, 1), f(x, 104)+.8, R_(.9, 1.9))
    setup()

def street():
    def f(x, y): return .05*N(x, y, 6)-.1
    lawn(f, 20, '#7a9a4b')
    hed = [needles(leafy('#57793f'), 420, 1, .9, .14, s) for s in (1, 2)]
    for i in range(90): x = -24+i*.54; put(lib.R.choice(hed), x, 13.2+R_(-.12, .12), f(x, 13)+.35, .62)
    def house(x, y, w, d, h, rh, wallc, roofc, rot=0):
        g = group(x, y, rot); wm = plain(wallc, .8); rm = tiles(roofc, .35, .3, shade(roofc, .7), .8, 'xz', .12, bump=.6); wh = plain('#f1efe9', .5); gl = plain('#3c4a52', .1)
        box(0, 0, h/2, w, d, h, wm, 0, parent=g)
        me = bpy.data.meshes.new('roof'); o = .35
        me.from_pydata([(-w/2-o, -d/2-o, h-.12), (w/2+o, -d/2-o, h-.12), (w/2+o, 0, h+rh), (-w/2-o, 0, h+rh), (-w/2-o, d/2+o, h-.12), (w/2+o, d/2+o, h-.12)], [], [(0, 1, 2, 3), (3, 2, 5, 4)]); me.update()
        ob = lib._obj('roof', me, rm); ob.parent = g
        for s in (-1, 1):
            m2 = bpy.data.meshes.new('gab'); m2.from_pydata([(s*w/2, -d/2, h), (s*w/2, d/2, h), (s*w/2, 0, h+rh-.05)], [], [(0, 1, 2)]); m2.update(); lib._obj('gab', m2, wm).parent = g
        n = int(w/2.4)
        for i in range(n):
            xx = -w/2+w*(i+.5)/n; box(xx, -d/2-.02, 1.45, 1.15, .06, 1.2, wh, 0, parent=g)
            for s in (-1, 1): box(xx+s*.27, -d/2-.05, 1.45, .46, .03, 1.02, gl, 0, parent=g)
        box(w*.18, 0, h+rh+.2, .6, .6, 1.0, plain('#9a5a44', .8), 0, parent=g)
    house(-11.5, 24, 10, 7, 2.5, 2.9, '#b5473a', '#9a4a38', .12)
    house(3.5, 27, 11, 7, 2.5, 3.0, '#e3b355', '#a5543c', -.05)
    house(18, 24, 9.5, 7, 2.5, 2.8, '#efece4', '#4d4f52', -.2)
    house(-28, 30, 10, 7, 2.5, 2.8, '#efece4', '#a5543c', .3)
    house(-3, 52, 10, 7, 2.6, 3, '#c7d0cf', '#55565a', .1); house(14, 55, 10, 7, 2.6, 3, '#b5473a', '#a5543c', -.1); house(-19, 50, 10, 7, 2.6, 3, '#e3b355', '#a5543c', .1)
    tr = plain('#6d5a46', .9); cr = [needles(leafy('#6d9049'), 420, 1, .85, .16, s) for s in (4, 5)]
    for x, y, h in ((-4.4, 18, 4.6), (11.2, 20, 5.2), (-19, 20, 5.5), (25, 18, 6), (-34, 40, 8), (30, 45, 9), (6, 44, 8), (-9, 42, 7.5)): round_tree(x, y, f(x, y), h, cr, tr)
    for i in range(60): x = -110+i*3.8; y = 80+R_(-4, 10); put(lib.R.choice(hed), x, y, 2, R_(2.5, 4.5))
    bl = [needles(leafy(c), 160, 1, .8, .09, 9) for c in ('#c98aa0', '#d9d3e6')]
    for i in range(12): x = R_(-12, 12); put(lib.R.choice(bl), x, 12.2, .15, .4)
    setup()

def trees():
    def f(x, y): return .12*N(x, y, 6)+min(1, y/40)*.6*N(x, y, 25)-.1
    lawn(f, 22, '#7f9c4e')
    tr = plain('#7a6650', .9); cr = [needles(leafy(c), 460, 1, .85, .13, s) for s, c in ((4, '#86a85a'), (5, '#769a55'), (6, '#98b566'))]
    cp = [needles(leafy('#4a6a44'), 420, 1, .6, .15, 3)]; tp = plain('#9a6a48', .9)
    for i in range(26): y = R_(18, 50); x = R_(-1, 1)*(8+y*.9); round_tree(x, y, f(x, y), R_(6, 10), cr, tr)
    for i in range(18): y = R_(24, 60); x = R_(-1, 1)*(8+y*.9); pine_tree(x, y, f(x, y), R_(8, 12), cp, tp)
    for i in range(90): x = -90+i*2.1; y = 62+R_(-6, 16); put(lib.R.choice(cr), x, y, 2, R_(2.5, 4.5))
    setup()

VIEWS = {'dunes': dunes, 'sea': lambda: dunes(True), 'heath': heath, 'pines': pines, 'fields': fields, 'street': street, 'trees': trees}
if __name__ == '__main__':
    import time
    final = '--final' in sys.argv
    for n in [a for a in sys.argv[1:] if not a.startswith('--')]:
        t = time.time(); lib.reset(11); VIEWS[n]()
        p = f'{HERE}/views/{n}.png' if final else f'{HERE}/views/p_{n}.png'
        render(p, *((1600, 800, 8) if final else (480, 240, 4)), exposure=.1, look='AgX - Medium High Contrast', ambient=.9)
        print('DONE', n, round(time.time()-t, 1), flush=True)
