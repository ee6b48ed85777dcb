"""What lies around a house, in the frame of the camera: s to the right, t away from it."""
from geo import *
from mats import *
import lib, mats, random
import numpy as np
from mathutils import noise
from facts import O

def N(x, y, s, o=3): return noise.fractal((x/s, y/s, 3.7), .9, 2.1, o)
def ss(a, b, x): t = max(0, min(1, (x-a)/(b-a))); return t*t*(3-2*t)

# ---------------------------------------------------------------- meshes of plants
def quads(P, mat, name='q', tri=False):
    """P: (n, 4, 3)"""
    n, m = P.shape[:2]; me = bpy.data.meshes.new(name); me.vertices.add(n*m); me.vertices.foreach_set('co', P.reshape(-1).astype(np.float32)); me.loops.add(n*m); me.loops.foreach_set('vertex_index', np.arange(n*m, dtype=np.int32))
    me.polygons.add(n); me.polygons.foreach_set('loop_start', np.arange(0, n*m, m, dtype=np.int32)); me.polygons.foreach_set('loop_total', np.full(n, m, dtype=np.int32)); me.update(calc_edges=True); me.materials.append(mat)
    return me

def tuft(mat, n=30, h=.7, spread=.3, w=.012, lean=.6, seed=0, bend=.5):
    r = np.random.default_rng(seed); a = r.uniform(0, 6.283, n); q = spread*np.sqrt(r.uniform(0, 1, n)); l = h*r.uniform(.55, 1.05, n); k = lean*r.uniform(.2, 1, n)
    o = np.stack([q*np.cos(a*1.7), q*np.sin(a*1.7), 0*a], 1); d = np.stack([np.cos(a)*k, np.sin(a)*k, np.ones(n)], 1); d /= np.linalg.norm(d, axis=1)[:, None]
    s = np.stack([-np.sin(a), np.cos(a), 0*a], 1)*w; p1 = o+d*(l*.6)[:, None]; p2 = o+d*l[:, None]+np.stack([np.cos(a), np.sin(a), -.7+0*a], 1)*(l*k*bend)[:, None]
    A = np.stack([o-s, o+s, p1+s*.8, p1-s*.8], 1); B = np.stack([p1-s*.8, p1+s*.8, p2+s*.1, p2-s*.1], 1)
    return quads(np.concatenate([A, B]), mat)

def cloud(centres, radii, per, size, seed, aspect=.6, flat=1.0, up=.0):
    """leaves around centres"""
    r = np.random.default_rng(seed); c = np.repeat(np.asarray(centres), per, 0); R = np.repeat(np.asarray(radii), per); n = len(c)
    d = r.normal(size=(n, 3)); d /= np.linalg.norm(d, axis=1)[:, None]; rad = R*r.uniform(.35, 1, n)**.6; p = c+d*rad[:, None]*np.array([1, 1, flat])
    nrm = d+r.normal(size=(n, 3))*.7+np.array([0, 0, up]); nrm /= np.linalg.norm(nrm, axis=1)[:, None]; t = np.cross(nrm, r.normal(size=(n, 3))); t /= np.linalg.norm(t, axis=1)[:, None]; b = np.cross(nrm, t)
    s = size*r.uniform(.6, 1.25, n)[:, None]; t = t*s; b = b*s*aspect
    return np.stack([p-t, p-b, p+t, p+b], 1)

def put(me, x, y, z, s=1, rot=None, sz=None, R=random):
    for m in (me if isinstance(me, (list, tuple)) else [me]):
        o = bpy.data.objects.new('i', m); bpy.context.scene.collection.objects.link(o); o.location = (x, y, z); o.scale = (s, s, sz or s); o.rotation_euler = (0, 0, rot if rot is not None else 0)

def trunkmesh(rods, mat):
    vs, fs = [], []
    for p, q, r0, r1 in rods:
        p, q = V(p), V(q); d = (q-p).normalized(); a = d.cross(V((0, 0, 1))) if abs(d.z) < .95 else d.cross(V((1, 0, 0))); a.normalize(); b = d.cross(a); k = len(vs)
        for c, r in ((p, r0), (q, r1)):
            for i in range(7): t = 2*math.pi*i/7; vs.append(tuple(c+a*(r*math.cos(t))+b*(r*math.sin(t))))
        for i in range(7): j = (i+1) % 7; fs.append((k+i, k+j, k+7+j, k+7+i))
    me = bpy.data.meshes.new('trunk'); me.from_pydata(vs, [], fs); me.materials.append(mat); me.polygons.foreach_set('use_smooth', [True]*len(fs)); return me

def pine(R, seed, mat):
    """height 1 unit = 10 m; a Scots pine"""
    h = 10; bx, by = R.uniform(-.8, .8), R.uniform(-.6, .6); at = lambda t: (bx*t*t, by*t*t, h*t); rods = [(at(i/5*.97), at((i+1)/5*.97), .17*(1-i/5.5), .17*(1-(i+1)/5.5)) for i in range(5)]
    C, rad = [], []
    for i in range(17):
        t = .42+.58*(i+R.random())/17; a = i*2.4+R.uniform(-.5, .5); l = R.uniform(.7, 2.1)*(1.35-t)*1.5; p = at(t); q = (p[0]+l*math.cos(a), p[1]+l*math.sin(a), p[2]+R.uniform(.1, .6)); rods.append((p, q, .045, .015))
        for k in (.55, .8, 1.0): C.append(tuple(p[j]+(q[j]-p[j])*k+R.uniform(-.2, .2) for j in range(3))); rad.append(R.uniform(.38, .62))
    for k in range(5): p = at(1); C.append((p[0]+R.uniform(-.5, .5), p[1]+R.uniform(-.5, .5), p[2]+R.uniform(-.5, .2))); rad.append(.5)
    return [trunkmesh(rods, plain('#9a6a4a', .95)), quads(cloud(C, rad, 110, .2, seed, .16, .6, .3), mat)]

def oak(R, seed, mat, bark='#7a6a58', h=8.0, n=46, wide=1.0, leaf=.17, per=95):
    rods = [((0, 0, -.2), (0, 0, h*.32), .17, .13), ((0, 0, h*.32), (R.uniform(-.3, .3), 0, h*.75), .12, .04)]; C, rad = [], []
    for i in range(9):
        a = i*2.4; e = R.uniform(.3, .9); q = (h*.26*wide*math.cos(a), h*.26*wide*math.sin(a), h*(.4+.4*e)); rods.append(((0, 0, h*(.28+.25*e)), q, .06, .02))
    for i in range(n):
        a = R.uniform(0, 6.283); u = R.uniform(-1, 1); k = R.uniform(.55, 1)**.5; w = math.sqrt(1-u*u)*k
        C.append((h*.34*wide*w*math.cos(a), h*.34*wide*w*math.sin(a), h*(.64+.34*u*k))); rad.append(h*R.uniform(.075, .125))
    return [trunkmesh(rods, plain(bark, .95)), quads(cloud(C, rad, per, leaf, seed, .62, .85, .2), mat)]

def spruce(R, seed, mat):
    h = 8; C, rad = [], []
    for i in range(15):
        t = i/14; n = max(3, int(9*(1-t))+2)
        for k in range(n): a = 6.283*k/n+i; r = 1.75*(1-t)**.85*R.uniform(.45, 1); C.append((r*math.cos(a), r*math.sin(a), h*(.07+.93*t)-r*.18)); rad.append(.42*(1.1-t*.6))
    return [trunkmesh([((0, 0, 0), (0, 0, h*.9), .12, .02)], plain('#6b5240', .95)), quads(cloud(C, [r*1.15 for r in rad], 80, .24, seed, .2, .55, .2), mat)]

def bush(R, seed, mat, flowers=None, n=9, leaf=.07, per=120):
    C = [(R.uniform(-.5, .5), R.uniform(-.5, .5), R.uniform(.25, .7)) for _ in range(n)]; rad = [R.uniform(.24, .38) for _ in range(n)]; m = [quads(cloud(C, rad, per, leaf, seed, .6, .9, .2), mat)]
    if flowers: m.append(quads(cloud(C, [r*1.08 for r in rad], 16, leaf*.85, seed+1, .9, .9, .4), flowers))
    return m

def stone(R, seed, mat):
    bm = bmesh_(); import bmesh
    bmesh.ops.create_icosphere(bm, subdivisions=2, radius=1)
    for v in bm.verts:
        k = 1+.38*noise.fractal((v.co.x*2.0+seed*7, v.co.y*2.0, v.co.z*2.0), .8, 2.2, 3); v.co = v.co*k
    me = bpy.data.meshes.new('stone'); bm.to_mesh(me); bm.free(); me.materials.append(mat); me.polygons.foreach_set('use_smooth', [True]*len(me.polygons)); return me
def bmesh_():
    import bmesh; return bmesh.new()

# ---------------------------------------------------------------- the land
class Land:
    def __init__(s, p, cam):
        s.p, s.R, s.cam = p, random.Random(p.seed+5), cam; s.B = Builder()
        s.view = p.view; s.summer = p.season == 'summer'
        s.x0 = [r for r in p.T.rects]
    def W(s, a, t): c = s.cam; return c.x+c.rx*a+c.fx*t, c.y+c.ry*a+c.fy*t
    def S(s, x, y): c = s.cam; dx, dy = x-c.x, y-c.y; return dx*c.rx+dy*c.ry, dx*c.fx+dy*c.fy
    def dist(s, x, y): return min(math.hypot(max(a-x, 0, x-b), max(c-y, 0, y-d)) for a, b, c, d in s.x0)
    def h(s, x, y):
        a, t = s.S(x, y); D = s.cam.D; m = ss(2.5, 14, s.dist(x, y)); near = ss(D*.75, D+4, t)+.0; side = ss(s.cam.half*1.1, s.cam.half*2.2, abs(a)); amp = m*max(near, side*.5)
        z = .05*N(x, y, 4)*ss(.3, 2, s.dist(x, y))+m*.10*N(x+5, y, 7); k = ss(D+12, D+48, t)
        v = s.view
        if v == 'dunes':
            z += amp*(.45*N(x, y, 9)+.25)+k*6.2*max(0, N(x-11+s.p.seed % 97, y+30, 30)+.42)+ss(D+4, D+20, t)*1.2*max(0, N(x, y, 13)+.2)
            z += side*m*.5*max(0, N(x+50, y, 11)+.3)*(1-k)
        elif v == 'sea':
            z += amp*.22*N(x, y, 9)-ss(D+9, D+40, t)*3.4+ss(D+12, D+20, t)*(1-ss(D+30, D+60, t))*.5*max(0, N(x, y, 10))-ss(D+55, D+70, t)*2.5
        elif v == 'fjord': z += amp*.12*N(x, y, 9)-ss(D+10, D+46, t)*2.6-ss(D+50, D+70, t)*2
        elif v == 'heath': z += amp*.25*N(x, y, 8)+k*1.2*N(x+9, y, 26)
        elif v == 'pines': z += amp*.2*N(x, y, 8)+k*.9*N(x, y, 25)
        elif v == 'fields': z += amp*.06*N(x, y, 8)+ss(D+25, D+90, t)*2.4*(N(x, y, 70)+.35)
        return z
    def zone(s, margin=1.12): return lambda t: t*18/s.cam.lens*margin+1.5
    def ground(s, mat, far=190, nx=110, ny=130):
        z = s.zone(1.25); vs = []
        t0 = .6 if s.cam.z < 4 else 4
        for j in range(ny+1):
            t = t0+(far-t0)*(j/ny)**2.1; w = z(t)
            for i in range(nx+1): x, y = s.W(-w+2*w*i/nx, t); vs.append((x, y, s.h(x, y)))
        fs = [(j*(nx+1)+i, j*(nx+1)+i+1, (j+1)*(nx+1)+i+1, (j+1)*(nx+1)+i) for j in range(ny) for i in range(nx)]
        me = bpy.data.meshes.new('ground'); me.from_pydata(vs, [], fs); me.materials.append(mat); me.polygons.foreach_set('use_smooth', [True]*len(fs)); o = bpy.data.objects.new('ground', me); bpy.context.scene.collection.objects.link(o)
    def free(s, x, y, m=.15): return s.dist(x, y) > m and not s.onpath(x, y)
    def onpath(s, x, y, extra=.1):
        for (ax, ay), w in s.path:
            if (x-ax)**2+(y-ay)**2 < (w+extra)**2: return True
        return False
    def scatter(s, mes, n, t0, t1, size=(.7, 1.3), where=None, power=1.6, margin=.2, sink=.03, spread=1.1, sz=None):
        R = s.R; z = s.zone(spread)
        for _ in range(n):
            t = t0+(t1-t0)*R.random()**power; w = z(t); x, y = s.W(R.uniform(-w, w), t)
            if not s.free(x, y, margin) or where and not where(x, y): continue
            put(R.choice(mes), x, y, s.h(x, y)-sink, R.uniform(*size), R.uniform(0, 6.28), sz and R.uniform(*sz))
    # ---- path
    def make_path(s):
        p, R = s.p, s.R; s.path = []; g = p.spots.door or p.spots.glass
        if g is None: return
        b, side, u0, u1 = g; sd = Side(b, side); off = .75
        if p.spots.terrace and p.spots.terrace[0] is b and p.spots.terrace[1] == side and p.spots.terrace[2]-.3 < (u0+u1)/2 < p.spots.terrace[3]+.3: off = p.spots.terrace[4]
        q = sd.P((u0+u1)/2, 0, off); q2 = sd.P((u0+u1)/2, 0, off+2.2); a0, t0 = s.S(q.x, q.y); a1, t1 = s.S(q2.x, q2.y)
        # to the lower edge of the picture
        tb = max(.8, s.cam.tb*.7); ab = R.uniform(-.35, .35)*tb*.8+(a0*.12); s.gap = None
        if t1 < tb+2: return
        P = [V((a0, t0, 0)), V((a1, t1, 0)), V((ab*1.6+(a1-ab)*.3, (t1+tb)/2, 0)), V((ab, tb, 0))]; n = 60; w = R.uniform(.42, .6) if p.view in ('dunes', 'sea', 'heath', 'pines') else R.uniform(.5, .7); pts = []
        for i in range(n+1):
            k = i/n; c = P[0]*(1-k)**3+P[1]*3*k*(1-k)**2+P[2]*3*k*k*(1-k)+P[3]*k**3; pts.append(c)
        s.pathpts = pts; s.pathw = w
        kind = {'dunes': ['sand', 'gravel', 'boards'], 'sea': ['sand', 'boards', 'gravel'], 'heath': ['sand', 'gravel'], 'pines': ['gravel', 'sand'], 'fields': ['gravel', 'flags'], 'street': ['flags', 'gravel'], 'fjord': ['gravel', 'flags']}[p.view]; kind = R.choice(kind)
        mat = {'sand': soil([(.3, '#ad9c77'), (.55, '#bbad8b'), (.75, '#a29069')], 1.6, 8, .04, 25), 'gravel': soil([(.3, '#968c7c'), (.5, '#aea392'), (.72, '#80776a')], 14, 6, .03, 60), 'flags': soil([(.3, '#a09c94'), (.6, '#b3aea4')], 3, 6, .01, 30)}.get(kind)
        W = []
        for i, c in enumerate(pts):
            d = (pts[min(i+1, n)]-pts[max(i-1, 0)]).normalized(); q = V((-d.y, d.x, 0)); ww = w*(1+.08*math.sin(i*.33+p.seed)+.04*math.sin(i*.8))*(1-.35*i/n) if kind != 'flags' else w
            W.append((c+q*ww, c-q*ww)); x, y = s.W(c.x, c.y); s.path.append(((x, y), ww))
        if kind in ('flags', 'boards'):
            # single slabs or boards, one after the other
            L = 0; last = pts[0]; step = .68 if kind == 'flags' else .17; bm = mat or wood(R.choice(['#a39480', '#8f8474', '#b09c7c']))
            for i in range(1, n+1):
                c = pts[i]; seg = (c-pts[i-1]).length; k = 0
                while L+seg-k > step:
                    k += step-L; L = 0; q = pts[i-1]+(c-pts[i-1])*(k/seg); d = (c-pts[i-1]).normalized(); x, y = s.W(q.x, q.y); ang = math.atan2(*(lambda v: (v[1], v[0]))((s.cam.rx*d.x+s.cam.fx*d.y, s.cam.ry*d.x+s.cam.fy*d.y)))
                    if s.dist(x, y) < .03: continue
                    s.B.cbox(bm, x, y, s.h(x, y)+(.01 if kind == 'flags' else .05), step-(.1 if kind == 'flags' else .02), (1.0 if kind == 'flags' else 2*w*.9), .09 if kind == 'flags' else .05, ang+R.uniform(-.02, .02))
                L += seg-k
            return
        for i in range(n):
            if s.dist(*s.path[i][0]) < .03: continue
            row = []
            for k in range(5):
                f = k/4; a = W[i][0]*(1-f)+W[i][1]*f; b = W[i+1][0]*(1-f)+W[i+1][1]*f; row.append((a, b))
            for k in range(4):
                q = []
                for v in (row[k][0], row[k][1], row[k+1][1], row[k+1][0]): x, y = s.W(v.x, v.y); q.append((x, y, s.h(x, y)+.05))
                s.B.poly(mat, q if V(q[1]).xy is not None and ((V(q[1])-V(q[0])).cross(V(q[2])-V(q[0]))).z > 0 else q[::-1], None, True)
    # ---- kinds of land
    def build(s):
        s.path = []; s.make_path()
        getattr(s, s.view)()
        if s.p.viewpoint == 'low':   # one stands in the grass
            g = s.tufts({'heath': ('#96a05c', '#aaa66c', '#8d9560'), 'dunes': ('#a3a76c', '#b3ad78', '#96a062'), 'sea': ('#a3a76c', '#b3ad78', '#96a062'), 'pines': ('#a3a066', '#96a05c', '#8c9458')}.get(s.view, ('#849650', '#94a058', '#788c48')), n=60, h=.55, spread=.2, w=.005, lean=.8)
            for _ in range(150):
                t = s.cam.tb*s.R.uniform(.75, 2.3); z = s.zone(1.0)(t); a = s.R.uniform(-z, z); x, y = s.W(a, t)
                if s.free(x, y, 1) and N(x, y, 1.6) > -.35: put(s.R.choice(g), x, y, s.h(x, y)-.03, s.R.uniform(.5, 1.0)*min(1, .45+.25*t/s.cam.tb), s.R.random()*6)
        s.things(); s.B.mark = False; s.B.flush()
    def tufts(s, cols, **k): return [tuft(leafy(c, .22, .25), seed=i, **k) for i, c in enumerate(cols)]
    def lawn(s, cols=('#6c8147', '#77894d', '#647843'), t1=None, n=3200, h=.07):
        D = s.cam.D; g = [tuft(leafy(c, .2, .2), n=170, h=h, spread=.55, w=.006, lean=.9, seed=i) for i, c in enumerate(cols)]
        s.scatter(g, n, max(.8, s.cam.tb*.8), t1 or D+6, (.8, 1.3), power=1.08, margin=.45, sink=.01)
        # longer along the walls and the path
    def edge(s, mes, n=150, size=(.5, .9)):
        """tufts along walls, terraces and the path"""
        R = s.R
        for a, b, c, d in s.x0:
            k = int(n*((b-a)+(d-c))/40)
            for _ in range(k):
                if R.random() < .5: x, y = R.uniform(a, b), R.choice((c-R.uniform(.05, .3), d+R.uniform(.05, .3)))
                else: x, y = R.choice((a-R.uniform(.05, .3), b+R.uniform(.05, .3))), R.uniform(c, d)
                if s.dist(x, y) > .03 and not s.onpath(x, y, 0) and not s.blocked(x, y): put(R.choice(mes), x, y, s.h(x, y)-.02, R.uniform(*size), R.uniform(0, 6.28))
        for (x, y), w in s.path:
            for sg in (-1, 1):
                if R.random() < .75:
                    a = R.uniform(0, 6.28); q = (x+w*1.12*math.cos(a), y+w*1.12*math.sin(a))
                    if s.free(*q, .1): put(R.choice(mes), q[0], q[1], s.h(*q)-.02, R.uniform(*size), a)
    def blocked(s, x, y):
        """in front of doors"""
        for g in (s.p.spots.door, s.p.spots.glass):
            if g:
                b, side, u0, u1 = g; sd = Side(b, side); q = V((x, y, 0))-sd.p0; u, o = q.dot(sd.d), q.dot(sd.n)
                if u0-.2 < u < u1+.2 and -.1 < o < 2: return True
        return False
    def dunes(s, sea=False):
        D = s.cam.D; sp = not s.summer
        s.ground(soil([(.34, '#cfbf97'), (.45, '#bdb284'), (.56, '#9aa068' if s.summer else '#a8a676'), (.74, '#7f8a52')], .5, 8, .06, 9), 150)
        cols = ('#93a05c', '#aaa76c', '#7f9152', '#b8ae78') if s.summer else ('#9aa468', '#b5ab7a', '#8c9860', '#c2b58a')
        g = [tuft(leafy(c, .22, .25), n=46, h=hh, spread=.26, w=.0095, lean=.75, seed=i) for i, (c, hh) in enumerate(zip(cols, (.75, .85, .65, .7)))]
        low = [tuft(leafy(c, .22, .2), n=110, h=.12, spread=.55, w=.007, lean=.9, seed=i) for i, c in enumerate(cols)]
        near = lambda x, y: N(x+7, y, 5)+N(x, y, 1.7)*.5 > -.12
        tall = s.p.viewpoint == 'low'
        s.scatter(low, 900, max(.8, s.cam.tb*.8), D+6, (.8, 1.3), lambda x, y: N(x+3, y, 4)+N(x, y, 1.3)*.5 > -.3, 1.3, .3, .01)
        s.scatter(g, 1500, max(1.2, s.cam.tb*.8), D+8, (.5, 1.0), lambda x, y: near(x, y) and s.dist(x, y) > 2.2-1.4*N(x, y, 2), 1.2, 1.0)
        if s.p.viewpoint == 'above': s.scatter(g, 5200, D+2, D+60, (.6, 1.15), lambda x, y: N(x+7, y, 5)+N(x, y, 1.7)*.5 > -.12+.17*ss(D+4, D+10, s.S(x, y)[1]), 1.2)
        else: s.scatter(g, 2400, D+2, D+60, (.9, 1.6), near, 1.2)
        s.edge([g[0], g[1], low[0], low[1]], 90, (.4, .8))
        b = [bush(s.R, i, leafy(c, .25, .2), leafy(f, .1) if f else None) for i, (c, f) in enumerate((('#6f8450', None), ('#7f8f5c', None), ('#5f7a44', '#d98aa8' if s.summer else None)))]
        s.scatter(b, 22, D-4, D+40, (.7, 1.7), None, 1, 1.6)
        s.near_bush(b)
        if not sea and s.R.random() < .35:
            cp = leafy('#64804f', .25, .1); t = pine(s.R, 3, cp)
            for _ in range(s.R.choice((1, 2, 3))): a = s.R.choice((-1, 1))*s.R.uniform(.5, 1.0); tt = D+s.R.uniform(12, 26); x, y = s.W(a*tt*.5, tt); put(t, x, y, s.h(x, y)-.1, s.R.uniform(.4, .7), s.R.random()*6)
    def sea(s):
        s.dunes(True); D = s.cam.D
        w = water('#2a6286', '#4f8fb0', .12, False, .25, True); x, y = s.W(0, D+60); s.water(w, -5.0, D+48)
    def water(s, mat, z, t0, t1=9000):
        q = []
        for a, t in ((-1, t0), (1, t0), (1, t1), (-1, t1)): x, y = s.W(a*(t*1.2+200), t); q.append((x, y, z))
        s.B.poly(mat, q)
    def heath(s):
        D = s.cam.D; su = s.summer
        s.ground(soil([(.34, '#8b9155' if su else '#857f52'), (.46, '#7d8050' if su else '#77704a'), (.58, '#86697c' if su else '#6a6145'), (.74, '#8f7a86' if su else '#7c7052')], .4, 8, .05, 8), 190)
        pc = ('#94708c', '#846079', '#9c8095', '#7b6a73', '#87875a', '#7c7e54') if su else ('#6d6a48', '#786f50', '#646142', '#83775a', '#6f6546')
        pur = [tuft(leafy(c, .25, .15), n=170, h=.27, spread=.44, w=.007, lean=.75, seed=i, bend=.2) for i, c in enumerate(pc)]
        gr = [tuft(leafy(c, .22, .25), n=60, h=.5, spread=.25, w=.007, lean=.7, seed=i) for i, c in enumerate(('#96a05c', '#aaa66c', '#7d8c50'))]
        low = [tuft(leafy(c, .22, .2), n=140, h=.1, spread=.55, w=.006, lean=.9, seed=i) for i, c in enumerate(('#8c9a55', '#9aa05e', '#808f4c'))]
        near = 5 if s.p.viewpoint == 'low' else 2.2; pw = lambda x, y: s.S(x, y)[1] > near and N(x, y, 6)+.4*N(x, y, 2) > -.08 and s.dist(x, y) > 3.2+1.5*N(x, y, 3)
        s.scatter(low, 1100, max(.8, s.cam.tb*.8), D+8, (.8, 1.3), None, 1.25, .4, .01)
        s.scatter(pur, 1700, max(1.2, s.cam.tb*.85), D+10, (.7, 1.35), pw, 1.15)
        s.scatter(pur, 1900, D+4, D+90, (1.1, 2.0), lambda x, y: N(x, y, 6)+.4*N(x, y, 2) > -.2, 1.3)
        s.scatter(gr, 900, max(1.2, s.cam.tb*.8), D+40, (.6, 1.2), lambda x, y: N(x+30, y, 5)+.4*N(x, y, 2) > .0, 1.2, .6)
        s.edge([low[0], low[1], gr[0]], 90, (.5, .9))
        bi = [oak(s.R, i, leafy(c, .25, .3), '#d8d2c6', 6.5, 34, .72, .13, 80) for i, c in enumerate(('#8fa75a', '#86a052'))]; pi = [pine(s.R, i, leafy(c, .25, .1)) for i, c in enumerate(('#5f7a4a', '#688352'))]; sp = spruce(s.R, 4, leafy('#4f6c48', .25))
        s.trees(bi, 5, D+9, D+38, (.7, 1.15)); s.trees(pi, 7, D+14, D+70, (.6, 1.0))
        for i in range(46): t = D+s.R.uniform(85, 130); z = s.zone()(t); a = -z+2*z*(i+s.R.random())/46; x, y = s.W(a, t); put(s.R.choice([sp, sp, pi[0]]), x, y, s.h(x, y)-.3, s.R.uniform(.8, 1.4), i)
        b = [bush(s.R, i, leafy(c, .25, .2)) for i, c in enumerate(('#6f8450', '#7f8f4c'))]; s.scatter(b, 14, D-3, D+40, (.6, 1.3), None, 1, 1.4); s.near_bush(b)
    def trees(s, kinds, n, t0, t1, size, edge=.0, aside=False):
        R = s.R
        for i in range(n):
            t = R.uniform(t0, t1); z = s.zone(1.0)(t); a = R.uniform(-z, z)
            if aside or t < s.cam.D+16 and abs(a) < s.cam.half*.75: a = R.choice((-1, 1))*R.uniform(s.cam.half*t/s.cam.D*1.02, z*1.02)
            x, y = s.W(a, t)
            if s.dist(x, y) < 3.2: continue
            put(R.choice(kinds), x, y, s.h(x, y)-.1, R.uniform(*size), R.uniform(0, 6.28))
    def pines(s):
        D = s.cam.D
        s.ground(soil([(.34, '#8a8a52'), (.5, '#82914e'), (.62, '#9a8a5e'), (.76, '#8a7a54')], .5, 8, .05, 10), 130)
        low = [tuft(leafy(c, .22, .2), n=150, h=.1, spread=.55, w=.006, lean=.9, seed=i) for i, c in enumerate(('#7f924a', '#8d9a55', '#748843'))]; gr = [tuft(leafy(c, .22, .25), n=70, h=.45, spread=.26, w=.006, lean=.75, seed=i) for i, c in enumerate(('#a3a066', '#96a05c', '#848f50'))]
        s.scatter(low, 1500, max(.8, s.cam.tb*.8), D+8, (.8, 1.3), None, 1.25, .4, .01); s.scatter(gr, 700, max(1.2, s.cam.tb*.8), D+30, (.6, 1.1), lambda x, y: N(x, y, 4)+.4*N(x, y, 2) > .12 and s.dist(x, y) > 1.5, 1.2, .6); s.edge([low[0], gr[0]], 90, (.5, .9))
        pi = [pine(s.R, i, leafy(c, .25, .1)) for i, c in enumerate(('#5c7a4a', '#67854f', '#557246'))]; sp = [spruce(s.R, i, leafy(c, .25)) for i, c in enumerate(('#4a6a46', '#557549'))]
        s.trees(pi, 5, D+3, D+9, (.9, 1.15), aside=True); s.trees(pi, 16, D+8, D+22, (.95, 1.3)); s.trees(pi, 34, D+20, D+60, (1.0, 1.4)); s.trees(sp, 26, D+16, D+60, (.8, 1.5))
        s.trees(sp, 5, D+5, D+16, (.25, .5), aside=True)
        b = [bush(s.R, i, leafy(c, .25, .2)) for i, c in enumerate(('#6f8450', '#5f7a44'))]; s.scatter(b, 16, D-2, D+30, (.6, 1.4), None, 1, 1.4); s.near_bush(b)
    def hedge(s, t, cols, hgt=1.3, wid=.8, gapat=None, wild=False):
        m = [bush(s.R, i, leafy(c, .25, .2), n=12, leaf=.09 if not wild else .12, per=90) for i, c in enumerate(cols)]; z = s.zone(1.15)(t); k = int(2*z/(.75*hgt))
        for i in range(k+1):
            a = -z+2*z*i/k; x, y = s.W(a, t+(s.R.uniform(-.8, .8) if wild else s.R.uniform(-.08, .08)))
            if s.dist(x, y) < 1.2: continue
            put(s.R.choice(m), x, y, s.h(x, y)-.15, hgt*(s.R.uniform(.8, 1.7) if wild else s.R.uniform(.95, 1.1)), s.R.random()*6, hgt*(s.R.uniform(.9, 1.6) if wild else 1.15))
    def fields(s):
        D = s.cam.D; su = s.summer
        s.ground(soil([(.35, '#6b8142'), (.5, '#758c49'), (.68, '#8a9556')], .7, 8, .03, 14), 210)
        s.lawn(); e = self_edge = [tuft(leafy(c, .22, .25), n=60, h=.3, spread=.22, w=.006, lean=.7, seed=i) for i, c in enumerate(('#7f9a4c', '#92a458'))]; s.edge(e, 110, (.4, .9))
        fc = [('#c9b064', '#d3bd76'), ('#8fa552', '#9cb05c'), ('#cdb86e', '#bfa85a')] if su else [('#8fae4e', '#9dba58'), ('#d8c63c', '#e0cf48'), ('#86a850', '#94b45a')]
        s.R.shuffle(fc); t = D+17
        for i, c in enumerate(fc):
            t2 = t+(26, 45, 60)[i]; g = [tuft(leafy(k, .12, .2), n=60, h=.6, spread=1.0, w=.02, lean=.35, seed=i) for k in c]; s.scatter(g, (1100, 900, 700)[i], t+1, t2-1, (1.1+.35*i, 1.7+.6*i), None, 1.0, spread=1.1); t = t2
        s.hedge(D+13.5, ('#5f7f42', '#6d8a4a', '#587a45', '#7a9150'), 1.15, wild=True)
        ok = [oak(s.R, i, leafy(c, .25, .3)) for i, c in enumerate(('#7a9a4c', '#6d8f47', '#87a555'))]
        s.trees(ok, 3, D+12, D+15, (.7, 1.0)); s.trees(ok, 1, D+1, D+8, (.75, 1.0), aside=True); s.trees(ok, 8, D+40, D+48, (.8, 1.2))
        for tt, k, sc in ((D+44, 40, .45), (D+90, 60, .8), (D+150, 90, 1.3)):
            z = s.zone(1.15)(tt)
            for i in range(k): a = -z+2*z*(i+s.R.random())/k; x, y = s.W(a, tt+s.R.uniform(-2, 2)); put(s.R.choice(ok), x, y, s.h(x, y)-sc*2.4, sc*s.R.uniform(.6, 1.1), i)
        b = [bush(s.R, i, leafy(c, .25, .2), leafy(f, .1) if f else None) for i, (c, f) in enumerate((('#6f8a48', None), ('#5f7a44', '#e6e2ea' if su else '#e9d86a'), ('#64804a', '#c98ab0' if su else None)))]; s.near_bush(b, 7)
    def fjord(s):
        D = s.cam.D
        s.ground(soil([(.35, '#7f9750'), (.5, '#8ca058'), (.68, '#a3a468')], .7, 8, .03, 14), 120); s.lawn(('#84994e', '#8ea156', '#799048'), n=2900)
        e = [tuft(leafy(c, .22, .25), n=60, h=.45, spread=.22, w=.006, lean=.7, seed=i) for i, c in enumerate(('#8b9a55', '#a3a468'))]; s.edge(e, 110, (.4, .8)); s.scatter(e, 1200, D+6, D+46, (.9, 1.6), None, 1.2)
        s.water(water('#5b8cab', '#7fa9c2', .25, False, .3), -2.3, D+28)
        ok = [oak(s.R, i, leafy(c, .2, .2), n=30, per=60) for i, c in enumerate(('#7f9a78', '#8ba384'))]
        for i in range(90): t = D+900+s.R.uniform(-40, 60); z = s.zone(1.1)(t); a = -z+2*z*(i+s.R.random())/90; x, y = s.W(a, t); put(s.R.choice(ok), x, y, -12, s.R.uniform(3, 5.5), i)
        z = s.zone(1.3)(D+1000); q = [s.W(a*z, t) for a, t in ((-1, D+840), (1, D+840), (1, D+1400), (-1, D+1400))]; s.B.poly(plain('#9aa886', 1), [(x, y, -2.0 if i < 2 else 14) for i, (x, y) in enumerate(q)])
        tr = [oak(s.R, i+5, leafy(c, .25, .3)) for i, c in enumerate(('#7a9a4c', '#87a555'))]; s.trees(tr, 3, D+4, D+14, (.6, .9), aside=True)
        b = [bush(s.R, i, leafy(c, .25, .2), leafy(f, .1) if f else None) for i, (c, f) in enumerate((('#6f8a48', None), ('#5f7a44', '#d98aa8')))]; s.near_bush(b)
    def street(s):
        D = s.cam.D
        s.ground(soil([(.35, '#6a8043'), (.5, '#748b4a'), (.68, '#879555')], .7, 8, .03, 14), 140); s.lawn(); s.hedge(D+11, ('#5a7a3f', '#628345', '#57793f'), 1.0)
        e = [tuft(leafy(c, .22, .25), n=60, h=.3, spread=.22, w=.006, lean=.7, seed=i) for i, c in enumerate(('#7f9a4c', '#92a458'))]; s.edge(e, 110, (.4, .8))
        R = s.R; cols = [('#b5473a', '#9a4a38'), ('#e0b04c', '#a5543c'), ('#ece8de', '#4d4f52'), ('#e6e2d8', '#a5543c'), ('#c0c9c9', '#55565a'), ('#d9b98a', '#a5543c')]; R.shuffle(cols)
        for i, (a, tt) in enumerate(((-1.0, 20), (.05, 24), (1.0, 20), (-.55, 42), (.5, 44), (1.5, 36), (-1.6, 38))):
            t = D+tt; z = s.zone(1.0)(t); x, y = s.W(a*z*.8, t); s.neighbour(x, y, *cols[i % 6], R.uniform(-.3, .3)+math.atan2(s.cam.ry, s.cam.rx), R.uniform(9, 12))
        ok = [oak(R, i, leafy(c, .25, .3)) for i, c in enumerate(('#7a9a4c', '#6d8f47', '#87a555'))]; s.trees(ok, 7, D+13, D+20, (.55, .85)); s.trees(ok, 14, D+34, D+70, (.8, 1.3))
        b = [bush(R, i, leafy(c, .25, .2), leafy(f, .1)) for i, (c, f) in enumerate((('#5f7a44', '#d98aa8'), ('#64804a', '#e6e2ea')))]; s.near_bush(b, 7)
    def neighbour(s, x, y, wc, rc, rot, w):
        B = Builder(); d, h, rh = 7, 2.5, 2.9; wm = plaster(wc); rm = rooftiles(rc); g = plain('#39444a', .15); wh = plain('#efede8', .5); o = .3
        B.box(wm, -w/2, w/2, -d/2, d/2, -.3, h)
        for sg in (-1, 1): B.poly(rm, [(-w/2-o, sg*(d/2+o), h-.2), (w/2+o, sg*(d/2+o), h-.2), (w/2+o, 0, h+rh), (-w/2-o, 0, h+rh)], [(0, 0), (w, 0), (w, 5), (0, 5)]); B.poly(wm, [(sg*w/2, -d/2, h), (sg*w/2, d/2, h), (sg*w/2, 0, h+rh-.2)])
        n = int(w/2.4)
        for i in range(n):
            xx = -w/2+w*(i+.5)/n; B.box(wh, xx-.6, xx+.6, -d/2-.04, -d/2, .9, 2.1)
            for k in (-1, 1): B.box(g, xx+k*.28-.24, xx+k*.28+.24, -d/2-.06, -d/2, .97, 2.03)
        B.box(bricks('#9a4c38'), w*.15, w*.15+.6, -.3, .3, h+1, h+rh+.8)
        z = s.h(x, y); c, n2 = math.cos(rot), math.sin(rot)
        for k, (m, vs, fs, us) in B.d.items(): B.d[k] = (m, [(x+a*c-b*n2, y+a*n2+b*c, z+e) for a, b, e in vs], fs, us)
        B.flush()
    def near_bush(s, kinds, n=5):
        """shrubs at the walls"""
        R = s.R; k = 0
        for _ in range(40):
            if k >= n: break
            b = R.choice([b for b in s.p.bodies if not b.z0]); side = R.choice('SSEWN'); sd = Side(b, side); u = R.uniform(.3, sd.L-.3)
            ops = s.p.ops.get((id(b), side), [])
            if any((o.u0 if not o.poly else o.poly[0][0])-.5 < u < (o.u1 if not o.poly else o.poly[1][0])+.5 for o in ops if o.kind != 'win'): continue
            low = any(o.u0-.3 < u < o.u1+.3 for o in ops if o.kind == 'win')
            q = sd.P(u, 0, R.uniform(.5, .7)); 
            if s.dist(q.x, q.y) < .3 or s.onpath(q.x, q.y) or s.blocked(q.x, q.y): continue
            put(R.choice(kinds), q.x, q.y, s.h(q.x, q.y)-.05, R.uniform(.5, .75) if low else R.uniform(.6, 1.1), R.random()*6); k += 1
    # ---------------------------------------------------------------- things made by people
    def things(s):
        p, R, B, f, c = s.p, s.R, s.B, s.p.f, s.cam
        if p.spots.terrace: s.furniture()
        s.pots()
        if f.flag:
            sg = R.choice((-1, 1)); t = c.D-R.uniform(-3, 1.5)-(3 if p.view == 'pines' or p.viewpoint == 'above' and p.view == 'heath' else 0); a = (c.left if sg < 0 else c.right)
            a = a*t/c.D if False else (c.ul if sg < 0 else c.ur)*t*36/c.lens; a += sg*R.uniform(.5, .9); x, y = s.W(a, t); top = min(9, c.z+(c.shift+.305)*t*36/c.lens); s.flag(x, y, top, sg)
        if p.roof == 'turf': s.turf()
        if f.fence: s.fence()
        if f.dyke: s.dyke()
        if p.view in ('dunes', 'heath', 'sea') and R.random() < .5 and not f.fence and not f.dyke:
            st = [stone(R, i, soil([(.3, '#8f8b85'), (.5, '#a59f96'), (.7, '#77746f')], 5, 6, .01)) for i in range(2)]
            for _ in range(R.choice((2, 3, 5))):
                t = R.uniform(c.tn*.72, c.tn*.95); z = s.zone(.9)(t); a = R.uniform(-z, z); x, y = s.W(a, t)
                if s.free(x, y, .6): k = R.uniform(.14, .34); put(R.choice(st), x, y, s.h(x, y)+k*.3, k, R.random()*6, k*.7)
    def pots(s):
        p, R, B = s.p, s.R, s.B
        for g in (p.spots.door, p.spots.glass):
            if not g or R.random() < .3: continue
            b, side, u0, u1 = g; sd = Side(b, side)
            for u in ([u0-.42, u1+.42] if R.random() < .4 else [R.choice((u0-.42, u1+.42))]):
                if not .2 < u < sd.L-.2: continue
                ops = p.ops.get((id(b), side), []); q = sd.P(u, 0, .35); z = .14 if p.spots.terrace and p.spots.terrace[0] is b and p.spots.terrace[1] == side and p.spots.terrace[2] < u < p.spots.terrace[3] else s.h(q.x, q.y)
                if p.spots.terrace and z == .14: z = p.spots.terrace[5]
                pm = plain(R.choice(['#b5673f', '#6f7274', '#d8d2c6', '#3a3c3e']), .8); h = R.uniform(.3, .42); B.lathe(pm, q.x, q.y, z, [(.001, 0), (.13, 0), (.19, h), (.16, h), (.001, h-.05)], 14)
                m = bush(R, int(u*100) % 50, leafy(R.choice(['#5c8044', '#6d8a4e', '#86966a']), .25, .2), leafy(R.choice(['#d9647a', '#f0ead8', '#c88ad0', '#e0a040']), .1) if R.random() < .6 else None, 6, .05, 90); put(m, q.x, q.y, z+h-.12, R.uniform(.38, .52), R.random()*6)
    def furniture(s):
        p, R, B = s.p, s.R, s.B; b, side, a, c, depth, dz = p.spots.terrace; sd = Side(b, side); w = wood(R.choice(['#a9845a', '#9a7850', '#b59872', '#8d8272'])); dark = plain('#2c2e30', .5); white = plain('#eceae4', .5); m = R.choice([w, w, dark, white]) if p.style != 'log' else w
        cush = plain(R.choice(['#d9d2c4', '#6f8391', '#3f4a50', '#b9c0b4', '#c8845a', '#e6dfd0']), .95)
        W = c-a; kinds = ['dining', 'lounge', 'loungers'] if W > 3 else ['bench', 'loungers']; k = R.choice(kinds+['dining'])
        def grp(u, o, rot=0):
            q = sd.P(u, dz, o); ang = math.atan2(sd.d.y, sd.d.x)+rot; cc, nn = math.cos(ang), math.sin(ang)
            return lambda x, y, z: (q.x+x*cc-y*nn, q.y+x*nn+y*cc, dz+z), ang
        def bx(fr, x, y, z, sx, sy, sz, mat): f, ang = fr; q = f(x, y, z); B.cbox(mat, *q, sx, sy, sz, ang)
        def chair(fr, x, y, rot, mat, soft=None):
            f, ang = fr; q = f(x, y, 0); a2 = ang+rot; cc, nn = math.cos(a2), math.sin(a2); g = (lambda X, Y, Z: (q[0]+X*cc-Y*nn, q[1]+X*nn+Y*cc, q[2]+Z), a2)
            bx(g, 0, 0, .44, .46, .44, .03, soft or mat)
            for i in range(5): bx(g, -.18+.09*i, .22, .68, .05, .02, .46, mat)
            for X in (-.2, .2):
                bx(g, X, -.2, .32, .035, .035, .64, mat); bx(g, X, .21, .45, .035, .035, .9, mat); bx(g, X, 0, .65, .045, .46, .025, mat)
        um = (a+c)/2
        if k == 'dining':
            L = min(2.0, W-1.6); L = max(L, 1.2); fr = grp(um+R.uniform(-.15, .15)*W, -0+depth*.52, R.uniform(-.05, .05)); 
            bx(fr, 0, 0, .73, L, .88, .035, m); bx(fr, 0, 0, .67, L-.2, .7, .06, m)
            for X in (-1, 1):
                for Y in (-1, 1): bx(fr, X*(L/2-.1), Y*.34, .35, .06, .06, .7, m)
            n = 3 if L > 1.7 else 2
            for i in range(n):
                X = -L/2+L*(i+.5)/n; chair(fr, X, -.62-R.uniform(0, .15), math.pi+R.uniform(-.12, .12), m, cush if R.random() < .4 else None); chair(fr, X, .62+R.uniform(0, .15), R.uniform(-.12, .12), m, None)
            f, ang = fr; q = f(0, 0, .75); B.lathe(plain('#e6e2d8', .5), *q, [(.001, 0), (.06, 0), (.08, .12), (.04, .2)], 12); put(bush(R, 9, leafy('#6d8a4e', .2, .2), leafy('#e6dfea', .1), 5, .05, 60), q[0], q[1], q[2]+.14, .22, 1)
            for X in (-.5, .45): q = f(X, .1, .76); B.lathe(plain('#cfd6d8', .3), *q, [(.001, 0), (.12, .01), (.14, .03)], 14)
            if not p.f.covered and R.random() < .6 and not p.glazed: s.parasol(*f(R.uniform(-.1, .1), 0, 0))
        elif k == 'lounge':
            fr = grp(um, depth*.5); 
            bx(fr, 0, .75, .13, 2.0, .75, .26, m); bx(fr, 0, .72, .34, 1.9, .68, .16, cush); bx(fr, 0, 1.06, .58, 1.95, .14, .42, cush); bx(fr, -1.0, .75, .4, .08, .75, .45, m); bx(fr, 1.0, .75, .4, .08, .75, .45, m)
            for sg in (-1, 1): bx(fr, sg*.85, -.55, .13, .75, .72, .26, m); bx(fr, sg*.85, -.55, .33, .66, .62, .14, cush); bx(fr, sg*1.2, -.55, .38, .07, .72, .4, m)
            bx(fr, 0, -.1, .36, .8, .6, .04, m); [bx(fr, X*.33, -.1+Y*.22, .18, .05, .05, .36, m) for X in (-1, 1) for Y in (-1, 1)]
        elif k == 'loungers':
            for i in range(2):
                fr = grp(um-.65+1.3*i+R.uniform(-.1, .1), depth*.55, R.uniform(-.1, .1)+.1); f, ang = fr
                bx(fr, 0, -.15, .3, .62, 1.25, .05, m); bx(fr, 0, -.15, .35, .56, 1.2, .07, cush)
                for X in (-1, 1):
                    for Y in (-.65, .55): bx(fr, X*.27, Y, .15, .05, .05, .3, m)
                B.hex(cush, f(-.28, .45, .36), V(f(.28, .45, .36))-V(f(-.28, .45, .36)), V(f(-.28, 1.0, .78))-V(f(-.28, .45, .36)), V(f(-.28, .41, .42))-V(f(-.28, .45, .36)))
            fr = grp(um, depth*.6); f, ang = fr; B.rod(m, f(0, 0, 0), f(0, 0, .4), .03); B.rod(m, f(0, 0, .4), f(0, 0, .43), .24, seg=18)
            if not p.f.covered and R.random() < .5 and not p.glazed: s.parasol(*f(0, .5, 0))
        else:
            fr = grp(um, depth*.35); bx(fr, 0, .2, .42, 1.5, .4, .05, m); bx(fr, 0, .42, .7, 1.5, .04, .4, m); [bx(fr, X*.65, .2, .2, .06, .38, .42, m) for X in (-1, 1)]; bx(fr, 0, -.6, .7, 1.3, .7, .04, m); [bx(fr, X*.5, -.6, .35, .06, .6, .7, m) for X in (-1, 1)]
    def turf(s):
        import house
        g = s.tufts(('#8b9a4c', '#a5a05c', '#7a8a42'), n=50, h=.2, spread=.35, w=.007, lean=.9); R = s.R
        for b in s.p.bodies:
            if b.kind != 'gable' or not b.A: continue
            F = house.Frame(b); t = math.tan(math.radians(b.pitch)); n = int((b.A[1]-b.A[0])*b.E*2*9)
            for _ in range(n):
                c = R.uniform(-b.E+.05, b.E-.05) if R.random() < .8 else R.choice((-b.E+.08, b.E-.08, 0)); q = F.P(R.uniform(b.A[0]+.05, b.A[1]-.05), c, b.rz-abs(c)*t); put(R.choice(g), q.x, q.y, q.z-.02, R.uniform(.5, 1.1), R.random()*6)
    def parasol(s, x, y, z):
        R, B = s.R, s.B; B.rod(plain('#8f8a80', .5), (x, y, z), (x, y, z+2.5), .022); B.rod(plain('#77756f', .8), (x, y, z), (x, y, z+.08), .26, seg=18); m = plain(R.choice(['#e9e3d4', '#dcd5c3', '#8fa0a2', '#c9a98a']), .95); n = 8; r = 1.35
        for i in range(n):
            t0, t1 = 2*math.pi*i/n, 2*math.pi*(i+1)/n; A = (x+r*math.cos(t0), y+r*math.sin(t0), z+2.1); C = (x+r*math.cos(t1), y+r*math.sin(t1), z+2.1); B.poly(m, [A, C, (x, y, z+2.55)]); B.poly(m, [A, (A[0], A[1], A[2]-.14), (C[0], C[1], C[2]-.14), C])
    def flag(s, x, y, top, out):
        B = s.B; z = s.h(x, y); w = bright('#f2f1ee', .05); B.rod(w, (x, y, z), (x, y, top), .06, .035); B.ball(plain('#c9a646', .3, .8), x, y, top+.07, .08, 1, 8); B.box(plain('#77756f', .9), x-.2, x+.2, y-.2, y+.2, z-.1, z+.12)
        # a pennant in the Danish colours, drooping
        c = s.cam; n = 22; L = min(3.2, top*.36); s.R.choice((-1, 1)); sg = out; red = plain('#b3202c', .8); wh = bright('#f0eeea', .03)
        def at(i, k):
            u = i/n; hw = .3*(1-u*.97); z0 = top-.35-L*.62*u-.35*L*u*u*.4; o = sg*L*.52*u+.03*math.sin(u*9); d = .1*math.sin(u*11)*u
            return (x+c.rx*o+c.fx*d, y+c.ry*o+c.fy*d, z0+k*hw)
        for i in range(n):
            for k0, k1, m in ((-1, -.18, red), (-.18, .18, wh), (.18, 1, red)): B.poly(m, [at(i, k0), at(i+1, k0), at(i+1, k1), at(i, k1)], None, True)
    def fence(s):
        p, R, B, c = s.p, s.R, s.B, s.cam; w = bright('#f4f2ee', .34, .6); post = w; H = .82; t = c.tf; z0 = 0; half = s.zone(1.05)(t)
        xg = s.pathpts[-1].x if getattr(s, 'pathpts', None) else 0
        if getattr(s, 'pathpts', None): xg = min(s.pathpts, key=lambda q: abs(q.y-t)).x
        T = V((c.fx, c.fy, 0)); Rr = V((c.rx, c.ry, 0))
        def blk(a0, a1, t0, t1, za, zb, m=w): x, y = s.W(a0, t0); B.hex(m, (x, y, za), Rr*(a1-a0), T*(t1-t0), (0, 0, zb-za))
        zg = 0
        # rails towards the camera: they go across the whole width
        for zz in (.24, .6): blk(-half, half, t-.035, t-.0, zz, zz+.085)
        n = int(2*half/.115)
        for i in range(n):
            a = -half+.115*i; hh = H if abs(a+.037-xg) > .55 else H-.14+.14*abs(a+.037-xg)/.55      # the gate is cut in a curve
            x, y = s.W(a, t+.005); B.hex(w, (x, y, zg+.06), Rr*.075, T*.022, (0, 0, hh-.14)); B.poly(w, [tuple(V((x, y, hh-.08))), tuple(V((x, y, hh-.08))+Rr*.075), tuple(V((x, y, hh))+Rr*.0375)])
        x, y = s.W(xg-.5, t+.03); B.hex(w, (x, y, .3), Rr*.98+V((0, 0, .3)), T*.03, (0, 0, .08))
        k = int(2*half/2.2)
        for i in range(k+1):
            a = -half+2*half*i/k
            if abs(a-xg) < 1: continue
            blk(a-.05, a+.05, t+.03, t+.13, -.3, H+.06)
        for sg in (-1, 1): blk(xg+sg*.62-.065, xg+sg*.62+.065, t-.05, t+.08, -.3, H+.32); blk(xg+sg*.62-.085, xg+sg*.62+.085, t-.07, t+.1, H+.32, H+.37)
        # along the sides and behind, as far as one sees them
        tb = c.D+c.deep/2+7
        def run(a0, t0, a1, t1):
            w = bright('#e6e3dc', .04, .6); L = math.hypot(a1-a0, t1-t0); n = int(L/.16); d = ((a1-a0)/L, (t1-t0)/L); x0, y0 = s.W(a0, t0); dv = Rr*d[0]+T*d[1]; nv = V((-dv.y, dv.x, 0))
            zc = lambda i: s.h(*s.W(a0+d[0]*.16*i, t0+d[1]*.16*i)[:2])
            for i in range(n):
                z = zc(i) if i % 8 == 0 or i == 0 else z
                o = V((x0, y0, z+.06))+dv*(.16*i); B.hex(w, o, dv*.065, nv*.022, (0, 0, H-.1))
            for i in range(0, n, 8):
                k = min(8, n-i); za, zb = zc(i), zc(i+k)
                for zz in (.22, .58): B.hex(w, V((x0, y0, za+zz))+dv*(.16*i)+nv*.022, dv*(.16*k)+V((0, 0, zb-za)), nv*.04, (0, 0, .08))
        aL, aR = c.ul*36/c.lens*c.D-3.0, c.ur*36/c.lens*c.D+3.0
        ts = max(t+.2, 0)
        run(aL, t+.1, aL, tb); run(aR, t+.1, aR, tb); run(aL, tb, aR, tb)
    def dyke(s):
        p, R, c = s.p, s.R, s.cam; t = c.td; half = s.zone(1.08)(t); st = [stone(R, i, soil([(.3, k), (.52, shade_hex(k, 1.2)), (.75, shade_hex(k, .75))], 4, 7, .012)) for i, k in enumerate(('#726f6b', '#7d766e', '#646260', '#827b75', '#766a62'))]
        xg = min(s.pathpts, key=lambda q: abs(q.y-t)).x if getattr(s, 'pathpts', None) else None; gw = (s.pathw+.35) if xg is not None else 0
        rows = ((.10, .15, 0), (.26, .135, .05), (.41, .12, .1))
        for zc, r, back in rows:
            a = -half
            while a < half:
                k = r*R.uniform(.72, 1.25); a += k*.9
                if xg is None or abs(a-xg) > gw+k*.6:
                    for tt in (t+back, t+.62-back):
                        x, y = s.W(a+R.uniform(-.03, .03), tt+R.uniform(-.04, .04)); put(R.choice(st), x, y, s.h(x, y)+zc-.06+R.uniform(-.02, .02), k, R.random()*6, k*R.uniform(.5, .72))
                a += k*.9
        # earth and grass on it
        em = soil([(.3, '#6f6a4c'), (.6, '#7f8452')], 2, 6, .03, 10); Rr = V((c.rx, c.ry, 0)); T = V((c.fx, c.fy, 0))
        g = [tuft(leafy(k, .22, .25), n=60, h=.3, spread=.3, w=.006, lean=.9, seed=i) for i, k in enumerate(('#8b9a55', '#a3a468'))]
        for a0, a1 in (((-half, xg-gw-.3), (xg+gw+.3, half)) if xg is not None else ((-half, half),)):
            if a1-a0 < .2: continue
            x, y = s.W(a0, t+.02); s.B.hex(em, (x, y, -.2), Rr*(a1-a0), T*.56, (0, 0, .62))
            for _ in range(int((a1-a0)*3)): x, y = s.W(R.uniform(a0, a1), t+R.uniform(.15, .5)); put(R.choice(g), x, y, .42, R.uniform(.4, .9), R.random()*6)
            for _ in range(int((a1-a0)*4)): x, y = s.W(R.uniform(a0, a1), t-R.uniform(.2, .45)); put(R.choice(g), x, y, s.h(x, y)-.02, R.uniform(.4, .9), R.random()*6)

def shade_hex(c, f): return '#%02x%02x%02x' % tuple(min(255, int(int(c[i:i+2], 16)*f)) for i in (1, 3, 5))
