"""Rooms of holiday homes, built and lit with bpy. Metres; x to the right, y into the room, z up. The camera looks along +y."""
import bpy, bmesh, math, random, os, sys
from mathutils import Vector, Matrix

PRE = None
HERE = os.path.dirname(os.path.abspath(__file__))
R = random.Random(0)

# ---------------------------------------------------------------- scene
def reset(seed):
    global R
    bpy.ops.wm.read_factory_settings(use_empty=True)
    R = random.Random(seed)
    _mats.clear()
    return R

def rng():
    return R

def hexc(h):
    """sRGB hex -> linear rgba"""
    h = h.lstrip('#')
    c = [int(h[i:i+2], 16)/255 for i in (0, 2, 4)]
    return tuple([(x/12.92 if x <= .04045 else ((x+.055)/1.055)**2.4) for x in c]+[1])

def col(c):
    return hexc(c) if isinstance(c, str) else c

# ---------------------------------------------------------------- materials
_mats = {}
def _new(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes['Principled BSDF']
    return m, nt, b

def _coords(nt, scale=(1, 1, 1), rot=(0, 0, 0), kind='Object'):
    tc = nt.nodes.new('ShaderNodeTexCoord')
    mp = nt.nodes.new('ShaderNodeMapping')
    mp.inputs['Scale'].default_value = scale
    mp.inputs['Rotation'].default_value = rot
    nt.links.new(tc.outputs[kind], mp.inputs[0])
    return mp.outputs[0]

def _bump(nt, b, height, strength=.1, dist=.01):
    n = nt.nodes.new('ShaderNodeBump')
    n.inputs['Strength'].default_value = strength
    n.inputs['Distance'].default_value = dist
    nt.links.new(height, n.inputs['Height'])
    nt.links.new(n.outputs[0], b.inputs['Normal'])

def _noise(nt, vec, scale, detail=4, rough=.6):
    n = nt.nodes.new('ShaderNodeTexNoise')
    n.inputs['Scale'].default_value = scale
    n.inputs['Detail'].default_value = detail
    n.inputs['Roughness'].default_value = rough
    nt.links.new(vec, n.inputs['Vector'])
    return n.outputs['Fac']

def _ramp(nt, fac, stops):
    r = nt.nodes.new('ShaderNodeValToRGB')
    e = r.color_ramp.elements
    e[0].position, e[0].color = stops[0][0], stops[0][1]
    e[1].position, e[1].color = stops[-1][0], stops[-1][1]
    for p, c in stops[1:-1]:
        x = e.new(p); x.color = c
    nt.links.new(fac, r.inputs[0])
    return r.outputs[0]

def shade(c, f):
    c = col(c)
    return tuple([min(1, max(0, x*f)) for x in c[:3]]+[1])

def plain(c, rough=.6, metal=0, bump=0, spec=.4):
    key = ('plain', str(c), rough, metal, bump)
    if key in _mats: return _mats[key]
    m, nt, b = _new('plain')
    b.inputs['Base Color'].default_value = col(c)
    b.inputs['Roughness'].default_value = rough
    b.inputs['Metallic'].default_value = metal
    b.inputs['Specular IOR Level'].default_value = spec
    if bump:
        _bump(nt, b, _noise(nt, _coords(nt), 60, 3), bump, .004)
    _mats[key] = m
    return m

def paint(c):
    """painted plaster"""
    return plain(c, .85, 0, .12, .25)

def fabric(c, weave=220, rough=.95):
    key = ('fabric', str(c), weave)
    if key in _mats: return _mats[key]
    m, nt, b = _new('fabric')
    v = _coords(nt)
    n = _noise(nt, v, weave, 2, .7)
    n2 = _noise(nt, v, 9, 3, .5)
    a = nt.nodes.new('ShaderNodeMath'); a.operation = 'ADD'
    nt.links.new(n, a.inputs[0]); nt.links.new(n2, a.inputs[1])
    c1 = _ramp(nt, a.outputs[0], [(.55, shade(c, .78)), (1.4, shade(c, 1.12))])
    nt.links.new(c1, b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = rough
    b.inputs['Specular IOR Level'].default_value = .15
    b.inputs['Sheen Weight'].default_value = .25
    _bump(nt, b, n, .35, .003)
    _mats[key] = m
    return m

def wood(c, axis='x', rough=.45, grain=1.0, dark=.72):
    """grain along an axis of the object"""
    key = ('wood', str(c), axis, rough, grain)
    if key in _mats: return _mats[key]
    m, nt, b = _new('wood')
    s = {'x': (1.2, 14, 14), 'y': (14, 1.2, 14), 'z': (14, 14, 1.2)}[axis]
    v = _coords(nt, s)
    oi = nt.nodes.new('ShaderNodeObjectInfo')
    add = nt.nodes.new('ShaderNodeVectorMath'); add.operation = 'ADD'
    mul = nt.nodes.new('ShaderNodeVectorMath'); mul.operation = 'SCALE'
    mul.inputs[0].default_value = (37, 71, 13)
    nt.links.new(oi.outputs['Random'], mul.inputs['Scale'])
    nt.links.new(v, add.inputs[0]); nt.links.new(mul.outputs[0], add.inputs[1])
    n = _noise(nt, add.outputs[0], 2.2*grain, 6, .65)
    c1 = _ramp(nt, n, [(.3, shade(c, dark)), (.5, col(c)), (.72, shade(c, 1.12))])
    nt.links.new(c1, b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = rough
    b.inputs['Specular IOR Level'].default_value = .35
    _bump(nt, b, n, .08, .003)
    _mats[key] = m
    return m

def planks(c, width=.16, length=2.2, rough=.4, axis='y', gap='#6b5a48', vary=.12, plane='xy'):
    """Boards on floor (plane xy), or on a wall (xz, yz); `axis` is their direction."""
    key = ('planks', str(c), width, length, axis, plane, gap)
    if key in _mats: return _mats[key]
    m, nt, b = _new('planks')
    tc = nt.nodes.new('ShaderNodeNewGeometry')
    sep = nt.nodes.new('ShaderNodeSeparateXYZ')
    nt.links.new(tc.outputs['Position'], sep.inputs[0])
    comb = nt.nodes.new('ShaderNodeCombineXYZ')
    other = [a for a in plane if a != axis][0]
    nt.links.new(sep.outputs['XYZ'.index(axis.upper())], comb.inputs[0])
    nt.links.new(sep.outputs['XYZ'.index(other.upper())], comb.inputs[1])
    br = nt.nodes.new('ShaderNodeTexBrick')
    nt.links.new(comb.outputs[0], br.inputs['Vector'])
    br.inputs['Scale'].default_value = 1
    br.inputs['Brick Width'].default_value = length
    br.inputs['Row Height'].default_value = width
    br.inputs['Mortar Size'].default_value = .0022
    br.inputs['Mortar Smooth'].default_value = .3
    br.offset = .37
    br.inputs['Color1'].default_value = shade(c, 1-vary)
    br.inputs['Color2'].default_value = shade(c, 1+vary)
    br.inputs['Mortar'].default_value = col(gap)
    mp = nt.nodes.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value = (1.1, 18, 1)
    nt.links.new(comb.outputs[0], mp.inputs[0])
    # shift of the grain by board
    addv = nt.nodes.new('ShaderNodeVectorMath'); addv.operation = 'ADD'
    nt.links.new(mp.outputs[0], addv.inputs[0])
    sc = nt.nodes.new('ShaderNodeVectorMath'); sc.operation = 'SCALE'; sc.inputs['Scale'].default_value = 40
    nt.links.new(br.outputs['Color'], sc.inputs[0]); nt.links.new(sc.outputs[0], addv.inputs[1])
    n = _noise(nt, addv.outputs[0], 2.0, 6, .62)
    g = _ramp(nt, n, [(.3, (.74, .70, .66, 1)), (.55, (1, 1, 1, 1)), (.8, (1.1, 1.08, 1.05, 1))])
    mix = nt.nodes.new('ShaderNodeMix'); mix.data_type = 'RGBA'; mix.blend_type = 'MULTIPLY'
    mix.inputs[0].default_value = .8
    nt.links.new(br.outputs['Color'], mix.inputs[6]); nt.links.new(g, mix.inputs[7])
    nt.links.new(mix.outputs[2], b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = rough
    b.inputs['Specular IOR Level'].default_value = .35
    inv = nt.nodes.new('ShaderNodeMath'); inv.operation = 'SUBTRACT'; inv.inputs[0].default_value = 1
    nt.links.new(br.outputs['Fac'], inv.inputs[1])
    _bump(nt, b, inv.outputs[0], .5, .004)
    _mats[key] = m
    return m

def tiles(c, w=.3, h=.3, grout='#c9c5bd', rough=.3, plane='xy', vary=.05, offset=0., mortar=.004, bump=.4):
    """Tiles, bricks, panels on a plane of the world."""
    key = ('tiles', str(c), w, h, grout, plane, offset)
    if key in _mats: return _mats[key]
    m, nt, b = _new('tiles')
    tc = nt.nodes.new('ShaderNodeNewGeometry')
    sep = nt.nodes.new('ShaderNodeSeparateXYZ'); nt.links.new(tc.outputs['Position'], sep.inputs[0])
    comb = nt.nodes.new('ShaderNodeCombineXYZ')
    nt.links.new(sep.outputs['XYZ'.index(plane[0].upper())], comb.inputs[0])
    nt.links.new(sep.outputs['XYZ'.index(plane[1].upper())], comb.inputs[1])
    br = nt.nodes.new('ShaderNodeTexBrick')
    nt.links.new(comb.outputs[0], br.inputs['Vector'])
    br.inputs['Scale'].default_value = 1
    br.inputs['Brick Width'].default_value = w
    br.inputs['Row Height'].default_value = h
    br.inputs['Mortar Size'].default_value = mortar
    br.inputs['Mortar Smooth'].default_value = .2
    br.offset = offset
    br.inputs['Color1'].default_value = shade(c, 1-vary)
    br.inputs['Color2'].default_value = shade(c, 1+vary)
    br.inputs['Mortar'].default_value = col(grout)
    nt.links.new(br.outputs['Color'], b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = rough
    inv = nt.nodes.new('ShaderNodeMath'); inv.operation = 'SUBTRACT'; inv.inputs[0].default_value = 1
    nt.links.new(br.outputs['Fac'], inv.inputs[1])
    _bump(nt, b, inv.outputs[0], bump, .004)
    _mats[key] = m
    return m

def pattern(kind, c1, c2, size=.3, axis='x'):
    """a woven rug: 'stripes', 'checks', 'plain', 'border'"""
    key = ('pattern', kind, c1, c2, size, axis)
    if key in _mats: return _mats[key]
    m, nt, b = _new('rug')
    v = _coords(nt)
    n = _noise(nt, v, 260, 2, .7)
    if kind == 'checks':
        ch = nt.nodes.new('ShaderNodeTexChecker'); ch.inputs['Scale'].default_value = 1/size
        nt.links.new(v, ch.inputs[0])
        ch.inputs[1].default_value = col(c1); ch.inputs[2].default_value = col(c2)
        cc = ch.outputs[0]
    elif kind == 'stripes':
        w = nt.nodes.new('ShaderNodeTexWave'); w.bands_direction = axis.upper()
        w.inputs['Scale'].default_value = .314/size
        nt.links.new(v, w.inputs[0])
        r = nt.nodes.new('ShaderNodeValToRGB'); r.color_ramp.interpolation = 'CONSTANT'
        r.color_ramp.elements[0].color = col(c1); r.color_ramp.elements[1].position = .55; r.color_ramp.elements[1].color = col(c2)
        nt.links.new(w.outputs['Fac'], r.inputs[0]); cc = r.outputs[0]
    else:
        cc = _ramp(nt, _noise(nt, v, 14, 4), [(.3, col(c1)), (.7, shade(c1, 1.1))])
    nt.links.new(cc, b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = 1
    b.inputs['Specular IOR Level'].default_value = .05
    _bump(nt, b, n, .7, .006)
    _mats[key] = m
    return m

def stone(c, scale=4, rough=.5, contrast=.25):
    key = ('stone', str(c), scale)
    if key in _mats: return _mats[key]
    m, nt, b = _new('stone')
    n = _noise(nt, _coords(nt), scale, 10, .7)
    nt.links.new(_ramp(nt, n, [(.3, shade(c, 1-contrast)), (.7, shade(c, 1+contrast*.6))]), b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = rough
    _mats[key] = m
    return m

def glow(c, strength):
    m, nt, b = _new('glow')
    b.inputs['Base Color'].default_value = col(c)
    b.inputs['Emission Color'].default_value = col(c)
    b.inputs['Emission Strength'].default_value = strength
    return m

def glass(tint='#ffffff', rough=0):
    key = ('glass', tint, rough)
    if key in _mats: return _mats[key]
    m, nt, b = _new('glass')
    nt.nodes.remove(b)
    tr = nt.nodes.new('ShaderNodeBsdfTransparent'); tr.inputs[0].default_value = col(tint)
    gl = nt.nodes.new('ShaderNodeBsdfGlossy'); gl.inputs['Roughness'].default_value = .02
    fr = nt.nodes.new('ShaderNodeFresnel'); fr.inputs[0].default_value = 1.3
    mx = nt.nodes.new('ShaderNodeMixShader')
    nt.links.new(fr.outputs[0], mx.inputs[0]); nt.links.new(tr.outputs[0], mx.inputs[1]); nt.links.new(gl.outputs[0], mx.inputs[2])
    nt.links.new(mx.outputs[0], nt.nodes['Material Output'].inputs[0])
    _mats[key] = m
    return m

def mirror():
    return plain('#f4f6f6', .02, 1)

def fire():
    """flames behind a stove's glass"""
    m, nt, b = _new('fire')
    v = _coords(nt, (5, 5, 2.2))
    n = _noise(nt, v, 2.5, 5, .6)
    tc = nt.nodes.new('ShaderNodeTexCoord')
    sep = nt.nodes.new('ShaderNodeSeparateXYZ'); nt.links.new(tc.outputs['Generated'], sep.inputs[0])
    s = nt.nodes.new('ShaderNodeMath'); s.operation = 'SUBTRACT'
    nt.links.new(n, s.inputs[0])
    h = nt.nodes.new('ShaderNodeMath'); h.operation = 'MULTIPLY'; h.inputs[1].default_value = .42
    nt.links.new(sep.outputs[2], h.inputs[0]); nt.links.new(h.outputs[0], s.inputs[1])
    c = _ramp(nt, s.outputs[0], [(.12, (.012, .005, .003, 1)), (.22, (.22, .03, .004, 1)), (.34, (.85, .20, .02, 1)), (.50, (1, .50, .10, 1))])
    nt.links.new(c, b.inputs['Emission Color']); nt.links.new(c, b.inputs['Base Color'])
    b.inputs['Emission Strength'].default_value = 1.6
    return m

# ---------------------------------------------------------------- geometry
def _obj(name, me, mat):
    o = bpy.data.objects.new(name, me)
    if mat: me.materials.append(mat)
    bpy.context.scene.collection.objects.link(o)
    return o

def smooth(o):
    for p in o.data.polygons: p.use_smooth = True
    return o

def bevel(o, w, seg=3):
    m = o.modifiers.new('b', 'BEVEL'); m.width = w; m.segments = seg; m.limit_method = 'ANGLE'
    m.harden_normals = False
    return smooth(o)

def box(cx, cy, cz, sx, sy, sz, mat, bev=.006, rot=0, parent=None):
    """box by its centre and size; origin at its centre"""
    me = bpy.data.meshes.new('box')
    bm = bmesh.new(); bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=(sx, sy, sz), verts=bm.verts); bm.to_mesh(me); bm.free()
    o = _obj('box', me, mat); o.location = (cx, cy, cz); o.rotation_euler = (0, 0, rot)
    if bev: bevel(o, min(bev, .45*min(sx, sy, sz)))
    if parent: o.parent = parent
    return o

def cyl(cx, cy, z0, r, h, mat, r2=None, seg=48, bev=.004, parent=None, rot=None):
    me = bpy.data.meshes.new('cyl')
    bm = bmesh.new()
    bmesh.ops.create_cone(bm, cap_ends=True, segments=seg, radius1=r, radius2=r if r2 is None else r2, depth=h)
    bmesh.ops.translate(bm, vec=(0, 0, h/2), verts=bm.verts)
    bm.to_mesh(me); bm.free()
    o = _obj('cyl', me, mat); o.location = (cx, cy, z0)
    if rot: o.rotation_euler = rot
    if bev: bevel(o, min(bev, r*.4, h*.4), 2)
    else:
        smooth(o)
        for f in o.data.polygons:
            if len(f.vertices) > 4: f.use_smooth = False   # a smooth cap bends what a mirror shows
    if parent: o.parent = parent
    return o

def tube(points, r, mat, seg=12, parent=None):
    """a round rod along points"""
    cu = bpy.data.curves.new('tube', 'CURVE'); cu.dimensions = '3D'; cu.bevel_depth = r; cu.bevel_resolution = 4; cu.use_fill_caps = True
    sp = cu.splines.new('POLY'); sp.points.add(len(points)-1)
    for p, q in zip(sp.points, points): p.co = (*q, 1)
    o = bpy.data.objects.new('tube', cu); cu.materials.append(mat)
    bpy.context.scene.collection.objects.link(o)
    if parent: o.parent = parent
    return o

def lathe(cx, cy, z0, profile, mat, seg=48, parent=None):
    """turned around z: profile of (radius, height)"""
    me = bpy.data.meshes.new('lathe')
    verts, faces = [], []
    for r, z in profile:
        for i in range(seg):
            a = 2*math.pi*i/seg; verts.append((r*math.cos(a), r*math.sin(a), z))
    for j in range(len(profile)-1):
        for i in range(seg):
            k = (i+1) % seg
            faces.append((j*seg+i, j*seg+k, (j+1)*seg+k, (j+1)*seg+i))
    me.from_pydata(verts, [], faces); me.update()
    o = _obj('lathe', me, mat); o.location = (cx, cy, z0); smooth(o)
    s = o.modifiers.new('s', 'SUBSURF'); s.levels = s.render_levels = 1
    if parent: o.parent = parent
    return o

def sphere(cx, cy, cz, r, mat, squash=1, parent=None):
    me = bpy.data.meshes.new('sph'); bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=40, v_segments=24, radius=r)
    bmesh.ops.scale(bm, vec=(1, 1, squash), verts=bm.verts); bm.to_mesh(me); bm.free()
    o = _obj('sph', me, mat); o.location = (cx, cy, cz)
    if parent: o.parent = parent
    return smooth(o)

def sheet(f, nu, nv, mat, name='sheet', thick=0):
    """a surface f(u, v) -> (x, y, z) with u, v in 0..1"""
    me = bpy.data.meshes.new(name)
    verts = [f(i/nu, j/nv) for j in range(nv+1) for i in range(nu+1)]
    faces = [(j*(nu+1)+i, j*(nu+1)+i+1, (j+1)*(nu+1)+i+1, (j+1)*(nu+1)+i) for j in range(nv) for i in range(nu)]
    me.from_pydata(verts, [], faces); me.update()
    o = _obj(name, me, mat)
    if thick:
        s = o.modifiers.new('t', 'SOLIDIFY'); s.thickness = thick; s.offset = 0
    return smooth(o)

def soft_box(cx, cy, cz, sx, sy, sz, mat, puff=.03, rot=(0, 0, 0), parent=None, n=10, crease=.04):
    """an upholstered block: rounded, a little bulged and uneven"""
    me = bpy.data.meshes.new('soft')
    bm = bmesh.new(); bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=n, use_grid_fill=True)
    ph = R.random()*10
    rad = min(crease+.02, .45*min(sx, sy, sz))
    for v in bm.verts:
        p = Vector((v.co.x*2, v.co.y*2, v.co.z*2))
        q = Vector((p.x*sx/2, p.y*sy/2, p.z*sz/2))
        inner = Vector((max(-sx/2+rad, min(sx/2-rad, q.x)), max(-sy/2+rad, min(sy/2-rad, q.y)), max(-sz/2+rad, min(sz/2-rad, q.z))))
        d = q-inner
        if d.length > 0: q = inner+d.normalized()*rad
        b = (1-p.x**4)*(1-p.y**4)
        q.z += puff*b*(1 if p.z > 0 else -.2)*(abs(p.z) > .5)
        q.x += puff*.5*(1-p.y**4)*(1-p.z**4)*p.x*(abs(p.x) > .9)
        q.y += puff*.5*(1-p.x**4)*(1-p.z**4)*p.y*(abs(p.y) > .9)
        q.z += .004*math.sin(q.x*17+ph)*math.sin(q.y*13+ph*2)
        v.co = q
    bm.to_mesh(me); bm.free()
    o = _obj('soft', me, mat); o.location = (cx, cy, cz); o.rotation_euler = rot
    s = o.modifiers.new('s', 'SUBSURF'); s.levels = s.render_levels = 1
    if parent: o.parent = parent
    return smooth(o)

def pillow(cx, cy, cz, w, h, t, mat, rot=(math.radians(72), 0, 0), parent=None):
    """a scatter cushion; it lies flat before it is turned"""
    n = 18
    me = bpy.data.meshes.new('pillow')
    verts, faces = [], []
    ph = R.random()*6
    def pt(u, v, s):
        d = max(0, (1-abs(u)**2.6)*(1-abs(v)**2.6))**.55
        pin = 1-.07*(1-abs(u)**3)*(abs(v)**4)
        pin2 = 1-.07*(1-abs(v)**3)*(abs(u)**4)
        z = s*t/2*d + .006*math.sin(u*5+ph)*math.sin(v*4+ph)*d
        return (u*w/2*pin2, v*h/2*pin, z)
    for s in (1, -1):
        base = len(verts)
        for j in range(n+1):
            for i in range(n+1): verts.append(pt(2*i/n-1, 2*j/n-1, s))
        for j in range(n):
            for i in range(n):
                f = (base+j*(n+1)+i, base+j*(n+1)+i+1, base+(j+1)*(n+1)+i+1, base+(j+1)*(n+1)+i)
                faces.append(f if s > 0 else f[::-1])
    me.from_pydata(verts, [], faces); me.update()
    bm = bmesh.new(); bm.from_mesh(me); bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=.0005); bm.to_mesh(me); bm.free()
    o = _obj('pillow', me, mat); o.location = (cx, cy, cz); o.rotation_euler = rot
    if parent: o.parent = parent
    return smooth(o)

def group(x, y, rot=0, z=0):
    e = bpy.data.objects.new('group', None); bpy.context.scene.collection.objects.link(e)
    e.location = (x, y, z); e.rotation_euler = (0, 0, rot)
    return e

# ---------------------------------------------------------------- light, camera, picture
def sky(strength=.8, color='#f3f1ec'):
    w = bpy.data.worlds.new('w'); bpy.context.scene.world = w; w.use_nodes = True
    bg = w.node_tree.nodes['Background']; bg.inputs[0].default_value = col(color); bg.inputs[1].default_value = strength

def sun(az, el, strength=4.0, color='#ffe9c8', size=.9):
    """az: degrees the light comes from, 0 = from +y (through the back wall), 90 = from +x (right wall)"""
    l = bpy.data.lights.new('sun', 'SUN'); l.energy = strength; l.color = col(color)[:3]; l.angle = math.radians(size)
    o = bpy.data.objects.new('sun', l); bpy.context.scene.collection.objects.link(o)
    a, e = math.radians(az), math.radians(el)
    d = Vector((math.sin(a)*math.cos(e), math.cos(a)*math.cos(e), math.sin(e)))
    o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
    return o

def area(loc, target, w, h, power, color='#ffffff', camera=False):
    l = bpy.data.lights.new('area', 'AREA'); l.shape = 'RECTANGLE'; l.size = w; l.size_y = h; l.energy = power; l.color = col(color)[:3]
    o = bpy.data.objects.new('area', l); bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target)-Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    o.visible_camera = camera; o.visible_glossy = camera
    return o

def camera(loc, target, lens=24, shift_y=None):
    """Walls stay upright: the camera looks level, and the picture is shifted to the target's height."""
    c = bpy.data.cameras.new('cam'); c.lens = lens; c.sensor_width = 36
    o = bpy.data.objects.new('cam', c); bpy.context.scene.collection.objects.link(o)
    o.location = loc
    d = Vector((target[0]-loc[0], target[1]-loc[1], 0))
    o.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
    c.shift_y = shift_y if shift_y is not None else (target[2]-loc[2])/d.length*lens/36
    c.clip_start = .05
    bpy.context.scene.camera = o
    return o

def render(path, width=960, height=640, samples=8, exposure=0.15, threads=1, look='AgX - High Contrast', ambient=.8):
    """RGBA: what lies behind windows is transparent and filled in later."""
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    c = s.cycles
    c.device = 'CPU'
    c.samples = samples
    c.use_adaptive_sampling = False
    c.use_denoising = True; c.denoiser = 'OPENIMAGEDENOISE'
    c.denoising_input_passes = 'RGB_ALBEDO_NORMAL'; c.denoising_prefilter = 'NONE'
    c.max_bounces = 6; c.diffuse_bounces = 3; c.glossy_bounces = 2; c.transmission_bounces = 3; c.transparent_max_bounces = 8
    c.caustics_reflective = False; c.caustics_refractive = False
    c.sample_clamp_indirect = 3; c.blur_glossy = 1
    c.use_fast_gi = True; c.fast_gi_method = 'REPLACE'; c.ao_bounces_render = 1; c.ao_bounces = 1
    w = s.world; w.light_settings.ao_factor = ambient; w.light_settings.distance = 1.6
    s.render.film_transparent = True
    s.render.use_persistent_data = False
    s.render.threads_mode = 'FIXED'; s.render.threads = threads
    s.render.resolution_x, s.render.resolution_y = width, height
    s.render.resolution_percentage = 100
    s.view_settings.view_transform = 'AgX'; s.view_settings.look = look
    s.view_settings.exposure = exposure
    s.render.image_settings.file_format = 'PNG'; s.render.image_settings.color_mode = 'RGBA'
    s.render.filepath = path
    s.render.filter_size = 1.2
    if PRE: PRE()
    bpy.ops.render.render(write_still=True)
