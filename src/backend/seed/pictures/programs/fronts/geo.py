"""Meshes gathered by material, with UV in metres."""
import sys, os, math
sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import bpy
from mathutils import Vector as V
from mathutils.geometry import tessellate_polygon

class Builder:
    def __init__(s): s.d = {}; s.pts = []; s.mark = True
    def _g(s, mat, smooth): return s.d.setdefault((mat.name, smooth), (mat, [], [], []))
    def poly(s, mat, pts, uv=None, smooth=False):
        _, vs, fs, us = s._g(mat, smooth); k = len(vs); vs.extend(tuple(p) for p in pts); fs.append(tuple(range(k, k+len(pts))))
        if uv is None:
            p0 = V(pts[0]); a = (V(pts[1])-p0); la = a.length or 1; a = a/la; n = a.cross(V(pts[-1])-p0)
            b = n.cross(a).normalized() if n.length > 1e-9 else V((0, 0, 1)); uv = [((V(p)-p0).dot(a), (V(p)-p0).dot(b)) for p in pts]
        us.extend(uv)
        if s.mark: s.pts.extend(tuple(p) for p in pts)
    def mesh(s, mat, verts, faces, uvs=None, smooth=True):
        for f in faces: s.poly(mat, [verts[i] for i in f], [uvs[i] for i in f] if uvs else None, smooth)
    def hex(s, mat, o, a, b, c):
        """a block: corner and three edges"""
        o, a, b, c = V(o), V(a), V(b), V(c)
        if a.cross(b).dot(c) < 0: a, b = b, a
        E = sorted((a, b, c), key=lambda e: -e.length)
        def face(p, e, f):
            # u along the longer edge
            l, m = e.length, f.length
            uv = [(0, 0), (l, 0), (l, m), (0, m)] if l >= m else [(0, 0), (0, l), (m, l), (m, 0)]
            s.poly(mat, [p, p+e, p+e+f, p+f], uv)
        face(o, b, a); face(o+c, a, b); face(o, a, c); face(o+b, c, a); face(o, c, b); face(o+a, b, c)
    def box(s, mat, x0, x1, y0, y1, z0, z1): s.hex(mat, (x0, y0, z0), (x1-x0, 0, 0), (0, y1-y0, 0), (0, 0, z1-z0))
    def cbox(s, mat, cx, cy, cz, sx, sy, sz, rot=0):
        c, n = math.cos(rot), math.sin(rot); a = V((c*sx, n*sx, 0)); b = V((-n*sy, c*sy, 0)); u = V((0, 0, sz)); s.hex(mat, V((cx, cy, cz))-a/2-b/2-u/2, a, b, u)
    def rod(s, mat, p, q, r, r2=None, seg=10, caps=True):
        p, q = V(p), V(q); d = (q-p); L = d.length; d = d/L; a = d.cross(V((0, 0, 1))) if abs(d.z) < .95 else d.cross(V((1, 0, 0))); a.normalize(); b = d.cross(a); r2 = r if r2 is None else r2
        ring = [(math.cos(2*math.pi*i/seg), math.sin(2*math.pi*i/seg)) for i in range(seg)]
        P = [p+a*(c*r)+b*(t*r) for c, t in ring]; Q = [q+a*(c*r2)+b*(t*r2) for c, t in ring]
        for i in range(seg):
            j = (i+1) % seg; s.poly(mat, [P[i], P[j], Q[j], Q[i]], [(0, i*.1), (0, i*.1+.1), (L, i*.1+.1), (L, i*.1)], True)
        if caps: s.poly(mat, Q); s.poly(mat, P[::-1])
    def lathe(s, mat, x, y, z, prof, seg=16):
        for (r0, z0), (r1, z1) in zip(prof, prof[1:]):
            for i in range(seg):
                a, b = 2*math.pi*i/seg, 2*math.pi*(i+1)/seg; f = lambda r, t, h: (x+r*math.cos(t), y+r*math.sin(t), z+h)
                s.poly(mat, [f(r0, a, z0), f(r0, b, z0), f(r1, b, z1), f(r1, a, z1)], None, True)
    def ball(s, mat, x, y, z, r, sq=1, seg=10):
        prof = [(r*math.sin(math.pi*i/seg), -r*sq*math.cos(math.pi*i/seg)) for i in range(seg+1)]; prof = [(max(a, .0005), b) for a, b in prof]; s.lathe(mat, x, y, z, prof, seg+4)
    def flush(s):
        for (name, smooth), (mat, vs, fs, us) in s.d.items():
            me = bpy.data.meshes.new('b'); me.from_pydata(vs, [], fs); l = me.uv_layers.new(name='UVMap')
            flat = [0.0]*(2*len(us)); flat[0::2] = [a for a, _ in us]; flat[1::2] = [b for _, b in us]; l.data.foreach_set('uv', flat)
            me.materials.append(mat)
            if smooth: me.polygons.foreach_set('use_smooth', [True]*len(fs))
            o = bpy.data.objects.new('b', me); bpy.context.scene.collection.objects.link(o)
            if smooth:  # weld so that it shades round
                import bmesh
                bm = bmesh.new(); bm.from_mesh(me); bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=.0003); bm.to_mesh(me); bm.free()
        s.d = {}

class Side:
    """A wall's plane seen from outside: u to the right, z up, o outwards."""
    def __init__(s, b, side):
        s.b, s.side = b, side
        s.p0, s.d, s.n, s.L = {'S': (V((b.x0, b.y0, 0)), V((1, 0, 0)), V((0, -1, 0)), b.x1-b.x0), 'E': (V((b.x1, b.y0, 0)), V((0, 1, 0)), V((1, 0, 0)), b.y1-b.y0),
            'N': (V((b.x1, b.y1, 0)), V((-1, 0, 0)), V((0, 1, 0)), b.x1-b.x0), 'W': (V((b.x0, b.y1, 0)), V((0, -1, 0)), V((-1, 0, 0)), b.y1-b.y0)}[side]
    def P(s, u, z, o=0): return s.p0+s.d*u+s.n*o+V((0, 0, z))
    def box(s, B, mat, u0, u1, z0, z1, o0, o1): B.hex(mat, s.P(u0, z0, o0), s.d*(u1-u0), V((0, 0, z1-z0)), s.n*(o1-o0))
    def bar(s, B, mat, a, b, w, o0, o1):
        """a bar from (u, z) to (u, z), w wide"""
        a, b = V((a[0], a[1])), V((b[0], b[1])); t = (b-a); q = V((-t.y, t.x)).normalized()*w
        f = lambda v: s.d*v.x+V((0, 0, v.y)); c = a-q/2
        B.hex(mat, s.P(c.x, c.y, o0), f(t), f(q), s.n*(o1-o0))
    def face(s, B, mat, outline, holes=(), o=0):
        loops = [[V((u, z, 0)) for u, z in l] for l in [outline, *holes]]; flat = [p for l in loops for p in l]
        for t in tessellate_polygon(loops):
            q = [flat[i] for i in t]
            if (q[1]-q[0]).cross(q[2]-q[0]).z < 0: q = q[::-1]
            B.poly(mat, [s.P(p.x, p.y, o) for p in q], [(p.x, p.y) for p in q])
    def reveal(s, B, mat, hole, depth):
        for (a, b), (c, d) in zip(hole, hole[1:]+hole[:1]):
            l = math.hypot(c-a, d-b); B.poly(mat, [s.P(a, b), s.P(c, d), s.P(c, d, -depth), s.P(a, b, -depth)], [(0, 0), (l, 0), (l, depth), (0, depth)])
