"""Materials on UV in metres (u along a wall or eave, v up), and of the land."""
import sys, os
sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import lib, bpy, math
from lib import hexc, shade, col, _new, _noise, _ramp, _bump
M = lib._mats

def memo(f):
    def g(*a, **k):
        key = (f.__name__, str(a), str(sorted(k.items())))
        if key not in M: M[key] = f(*a, **k)
        return M[key]
    return g

class X:
    """sockets that can be added and multiplied"""
    def __init__(s, nt): s.nt = nt
    def op(s, o, a, b=None, c=None):
        n = s.nt.nodes.new('ShaderNodeMath'); n.operation = o
        for i, v in enumerate((a, b, c)):
            if v is None: continue
            if isinstance(v, (int, float)): n.inputs[i].default_value = v
            else: s.nt.links.new(v, n.inputs[i])
        return n.outputs[0]
    def mul(s, a, b): return s.op('MULTIPLY', a, b)
    def add(s, a, b): return s.op('ADD', a, b)
    def uv(s):
        n = s.nt.nodes.new('ShaderNodeUVMap'); return n.outputs[0]
    def pos(s): return s.nt.nodes.new('ShaderNodeNewGeometry').outputs['Position']
    def sep(s, v):
        n = s.nt.nodes.new('ShaderNodeSeparateXYZ'); s.nt.links.new(v, n.inputs[0]); return n.outputs
    def comb(s, x, y, z=0):
        n = s.nt.nodes.new('ShaderNodeCombineXYZ')
        for i, v in enumerate((x, y, z)):
            if isinstance(v, (int, float)): n.inputs[i].default_value = v
            else: s.nt.links.new(v, n.inputs[i])
        return n.outputs[0]
    def rand(s, v):
        n = s.nt.nodes.new('ShaderNodeTexWhiteNoise'); n.noise_dimensions = '2D'; s.nt.links.new(v, n.inputs['Vector']); return n.outputs['Value']
    def noise(s, v, sc, d=4, r=.6): return _noise(s.nt, v, sc, d, r)
    def mix(s, f, a, b, mode='MIX'):
        n = s.nt.nodes.new('ShaderNodeMix'); n.data_type = 'RGBA'; n.blend_type = mode
        for i, v in ((0, f), (6, a), (7, b)):
            if isinstance(v, (int, float)): n.inputs[i].default_value = v
            elif isinstance(v, (tuple, list)): n.inputs[i].default_value = v
            else: s.nt.links.new(v, n.inputs[i])
        return n.outputs[2]
    def grey(s, v, lo, hi):
        """0..1 -> a grey that multiplies"""
        return _ramp(s.nt, v, [(0, (lo, lo, lo, 1)), (1, (hi, hi, hi, 1))])

def start(name='m', rough=.7, spec=.3):
    m, nt, b = _new(name); b.inputs['Roughness'].default_value = rough; b.inputs['Specular IOR Level'].default_value = spec
    return m, nt, b, X(nt)

def plain(c, rough=.6, metal=0, spec=.4): return lib.plain(c, rough, metal, 0, spec)

@memo
def boards(c, w=.14, vertical=True, raised=False, vary=.1, weather=.15):
    m, nt, b, x = start('boards', .75, .2)
    u, v, _ = x.sep(x.uv())
    a, l = (u, v) if vertical else (v, u)
    t = x.mul(a, 1/w); i = x.op('FLOOR', t); f = x.op('FRACT', t)
    r = x.rand(x.comb(i, 3.3))
    grain = x.noise(x.comb(x.mul(a, 22), x.add(x.mul(l, 1.3), x.mul(r, 90))), 2.2, 4, .65)
    stain = x.noise(x.comb(x.mul(u, .6), x.mul(v, .5)), 1.3, 3, .6)
    cc = x.mix(1.0, col(c), x.grey(r, 1-vary, 1+vary), 'MULTIPLY')
    cc = x.mix(.85, cc, x.grey(grain, .62, 1.3), 'MULTIPLY')
    cc = x.mix(1.0, cc, x.grey(stain, 1-weather*1.5, 1+weather), 'MULTIPLY')
    gap = x.op('LESS_THAN', f, .07)
    cc = x.mix(gap, cc, shade(c, .3))
    nt.links.new(cc, b.inputs['Base Color'])
    if raised: hh = x.op('MODULO', i, 2.0)
    elif not vertical: hh = x.op('SUBTRACT', 1, f)
    else: hh = x.op('SUBTRACT', 1, gap)
    _bump(nt, b, x.add(hh, x.mul(grain, .12)), .7, .022)
    return m

@memo
def slats(c):
    return boards(c, .085, True, False, .13, .1)

@memo
def bricks(c, mortar='#948a7e', vary=.16):
    m, nt, b, x = start('bricks', .9, .15)
    uv = x.uv(); br = nt.nodes.new('ShaderNodeTexBrick'); nt.links.new(uv, br.inputs['Vector'])
    for k, v in (('Scale', 1), ('Brick Width', .24), ('Row Height', .0667), ('Mortar Size', .006), ('Mortar Smooth', .2)): br.inputs[k].default_value = v
    br.inputs['Color1'].default_value = shade(c, 1-vary*1.4); br.inputs['Color2'].default_value = shade(c, 1+vary); br.inputs['Mortar'].default_value = tuple(a*.45+b2*.55 for a, b2 in zip(col(mortar), col(c)))
    n = x.noise(uv, .9, 5, .6)
    cc = x.mix(1.0, br.outputs['Color'], x.grey(n, .78, 1.2), 'MULTIPLY'); nt.links.new(cc, b.inputs['Base Color'])
    _bump(nt, b, x.op('SUBTRACT', 1, br.outputs['Fac']), .3, .004)
    return m

@memo
def plaster(c):
    m, nt, b, x = start('plaster', .92, .12)
    uv = x.uv(); u, v, _ = x.sep(uv)
    n = x.noise(uv, 1.1, 6, .62); n2 = x.noise(x.comb(x.mul(u, 6), x.mul(v, .8)), 1.4, 3)
    low = x.op('SMOOTH_MIN', x.mul(v, 1.6), 1.0, .3)
    cc = x.mix(1.0, col(c), x.grey(n, .86, 1.1), 'MULTIPLY'); cc = x.mix(.5, cc, x.grey(n2, .9, 1.06), 'MULTIPLY'); cc = x.mix(.6, cc, x.grey(low, .8, 1.0), 'MULTIPLY')
    nt.links.new(cc, b.inputs['Base Color'])
    # the wall below may show: bricks under the wash
    br = nt.nodes.new('ShaderNodeTexBrick'); nt.links.new(uv, br.inputs['Vector'])
    for k, v in (('Scale', 1), ('Brick Width', .24), ('Row Height', .0667), ('Mortar Size', .008), ('Mortar Smooth', .6)): br.inputs[k].default_value = v
    _bump(nt, b, x.add(x.mul(n, 1.2), x.mul(x.op('SUBTRACT', 1, br.outputs['Fac']), .35)), .35, .02)
    return m

@memo
def rooftiles(c, w=.23, l=.34, wave=1.0, vary=.16):
    m, nt, b, x = start('tiles', .8, .2)
    uv = x.uv(); u, v, _ = x.sep(uv)
    tu, tv = x.mul(u, 1/w), x.mul(v, 1/l); iu, iv = x.op('FLOOR', tu), x.op('FLOOR', tv); fv = x.op('FRACT', tv)
    r = x.rand(x.comb(iu, iv)); n = x.noise(uv, .7, 5, .65)
    cc = x.mix(1.0, col(c), x.grey(r, 1-vary, 1+vary), 'MULTIPLY'); cc = x.mix(1.0, cc, x.grey(n, .7, 1.25), 'MULTIPLY')
    edge = x.op('GREATER_THAN', fv, .9); cc = x.mix(edge, cc, shade(c, .42))
    s = x.op('SINE', x.mul(tu, 6.2832)); cc = x.mix(.7, cc, x.grey(x.add(x.mul(s, .5), .5), .72, 1.12), 'MULTIPLY')
    nt.links.new(cc, b.inputs['Base Color'])
    _bump(nt, b, x.add(x.mul(s, .5*wave), x.mul(x.op('SUBTRACT', 1, fv), .7)), .8, .035)
    return m

@memo
def thatch(c):
    m, nt, b, x = start('thatch', 1, .05)
    uv = x.uv(); u, v, _ = x.sep(uv)
    f = x.noise(x.comb(x.mul(u, 11), x.mul(v, 1.6)), 1.0, 6, .75); g = x.noise(x.comb(x.mul(u, 3.2), x.mul(v, .8)), 1.2, 4, .6); k = x.noise(uv, .45, 4)
    cc = _ramp(nt, f, [(.3, shade(c, .45)), (.5, col(c)), (.72, shade(c, 1.3))])
    cc = x.mix(1.0, cc, x.grey(g, .6, 1.3), 'MULTIPLY'); cc = x.mix(1.0, cc, x.grey(k, .78, 1.15), 'MULTIPLY')
    moss = x.op('MULTIPLY', x.op('GREATER_THAN', k, .58), .25); cc = x.mix(moss, cc, hexc('#7f8258'))
    nt.links.new(cc, b.inputs['Base Color'])
    _bump(nt, b, x.add(x.mul(f, .6), x.mul(g, .8)), .8, .06)
    return m

@memo
def felt(c):
    m, nt, b, x = start('felt', .9, .2)
    uv = x.uv(); u, v, _ = x.sep(uv)
    n = x.noise(uv, 60, 2, .7); k = x.noise(uv, .6, 4); iv = x.op('FLOOR', x.mul(u, 1.0)); r = x.rand(x.comb(iv, 1.7))
    cc = x.mix(1.0, col(c), x.grey(n, .72, 1.3), 'MULTIPLY'); cc = x.mix(1.0, cc, x.grey(k, .8, 1.2), 'MULTIPLY'); cc = x.mix(1.0, cc, x.grey(r, .92, 1.07), 'MULTIPLY')
    nt.links.new(cc, b.inputs['Base Color']); _bump(nt, b, n, .3, .01)
    return m

@memo
def metal(c):
    m, nt, b, x = start('metal', .42, .5)
    uv = x.uv(); k = x.noise(uv, .8, 4)
    nt.links.new(x.mix(1.0, col(c), x.grey(k, .85, 1.15), 'MULTIPLY'), b.inputs['Base Color']); b.inputs['Metallic'].default_value = .25
    return m

@memo
def turf(c):
    m, nt, b, x = start('turf', 1, .03)
    uv = x.uv(); n = x.noise(uv, 3.5, 8, .7); k = x.noise(uv, 45, 4, .7)
    cc = _ramp(nt, n, [(.3, shade(c, .5)), (.5, col(c)), (.72, hexc('#a59a5e'))]); nt.links.new(x.mix(1.0, cc, x.grey(k, .6, 1.4), 'MULTIPLY'), b.inputs['Base Color'])
    _bump(nt, b, x.add(n, k), .8, .06)
    return m

@memo
def wood(c, vary=.12, rough=.65):
    """one piece: grain along u"""
    m, nt, b, x = start('wood', rough, .25)
    u, v, _ = x.sep(x.uv()); p = x.sep(x.pos())
    r = x.noise(x.comb(p[0], p[1], p[2]), .7, 2)
    g = x.noise(x.comb(x.mul(u, 1.2), x.mul(v, 20), x.mul(r, 6)), 1.7, 4, .65)
    cc = _ramp(nt, g, [(.3, shade(c, .68)), (.5, col(c)), (.74, shade(c, 1.18))]); nt.links.new(cc, b.inputs['Base Color'])
    _bump(nt, b, g, .2, .004)
    return m

@memo
def logs(c):
    m, nt, b, x = start('logs', .6, .25)
    uv = x.uv(); u, v, _ = x.sep(uv)
    i = x.op('FLOOR', x.mul(v, 5.0)); r = x.rand(x.comb(i, 1.1))
    g = x.noise(x.comb(x.mul(u, 1.0), x.mul(v, 26), x.mul(r, 30)), 1.7, 5, .65); k = x.noise(x.comb(x.mul(u, .5), x.mul(v, .7)), 1.2, 3)
    cc = _ramp(nt, g, [(.28, shade(c, .66)), (.5, col(c)), (.74, shade(c, 1.18))]); cc = x.mix(1.0, cc, x.grey(r, .86, 1.12), 'MULTIPLY'); cc = x.mix(1.0, cc, x.grey(k, .8, 1.15), 'MULTIPLY')
    nt.links.new(cc, b.inputs['Base Color']); _bump(nt, b, g, .15, .006)
    return m

@memo
def planks(c, w=.12, vary=.14): return boards(c, w, False, False, vary, .2)

@memo
def pavers(c, w=.4, h=.4, off=0.5, grout='#8d897c'):
    m, nt, b, x = start('pavers', .9, .2)
    p = x.pos(); br = nt.nodes.new('ShaderNodeTexBrick'); nt.links.new(p, br.inputs['Vector'])
    for k, v in (('Scale', 1), ('Brick Width', w), ('Row Height', h), ('Mortar Size', .012), ('Mortar Smooth', .2)): br.inputs[k].default_value = v
    br.offset = off
    br.inputs['Color1'].default_value = shade(c, .9); br.inputs['Color2'].default_value = shade(c, 1.08); br.inputs['Mortar'].default_value = col(grout)
    n = x.noise(p, 1.5, 6, .65); nt.links.new(x.mix(1.0, br.outputs['Color'], x.grey(n, .75, 1.25), 'MULTIPLY'), b.inputs['Base Color'])
    _bump(nt, b, x.op('SUBTRACT', 1, br.outputs['Fac']), .5, .01)
    return m

@memo
def soil(stops, scale, detail=8, bump=.05, fine=0, at=None):
    m, nt, b, x = start('soil', 1, .03)
    p = x.pos(); n = x.noise(p, scale, detail, .65)
    cc = _ramp(nt, n, [(a, hexc(c) if isinstance(c, str) else c) for a, c in stops])
    if fine: cc = x.mix(1.0, cc, x.grey(x.noise(p, fine, 4, .75), .55, 1.45), 'MULTIPLY')
    nt.links.new(cc, b.inputs['Base Color'])
    if bump: _bump(nt, b, x.noise(p, 5, 6, .7), .6, bump)
    return m

@memo
def leafy(c, vary=.25, trans=.0):
    m, nt, b, x = start('leafy', .75, .12)
    oi = nt.nodes.new('ShaderNodeObjectInfo'); n = x.noise(x.pos(), 1.5, 4, .7)
    f = x.add(n, x.mul(oi.outputs['Random'], .35))
    cc = _ramp(nt, f, [(.35, shade(c, 1-vary*1.6)), (.62, col(c)), (.95, shade(c, 1+vary*1.5))]); nt.links.new(cc, b.inputs['Base Color'])
    b.inputs['Specular IOR Level'].default_value = .1
    if trans:
        t = nt.nodes.new('ShaderNodeBsdfTranslucent'); nt.links.new(cc, t.inputs[0]); mx = nt.nodes.new('ShaderNodeMixShader'); mx.inputs[0].default_value = trans
        nt.links.new(b.outputs[0], mx.inputs[1]); nt.links.new(t.outputs[0], mx.inputs[2]); nt.links.new(mx.outputs[0], nt.nodes['Material Output'].inputs[0])
    return m

@memo
def pane():
    """glass without chance (no speckles): what is behind, and added to it land and sky as it would mirror them"""
    m, nt, b = _new('pane'); nt.nodes.remove(b); x = X(nt); geo = nt.nodes.new('ShaderNodeNewGeometry')
    tr = nt.nodes.new('ShaderNodeBsdfTransparent'); tr.inputs[0].default_value = (.66, .72, .72, 1)
    inc = x.sep(geo.outputs['Incoming']); nrm = x.sep(geo.outputs['Normal'])
    d = x.op('ABSOLUTE', x.add(x.add(x.mul(inc[0], nrm[0]), x.mul(inc[1], nrm[1])), x.mul(inc[2], nrm[2])))
    fres = x.add(.13, x.mul(.87, x.op('POWER', x.op('SUBTRACT', 1, d), 4.0)))
    p = x.sep(geo.outputs['Position']); wob = x.noise(geo.outputs['Position'], .8, 2)
    rz = x.add(x.mul(inc[2], -1), x.mul(x.op('SUBTRACT', wob, .5), .10))
    # trees and dunes over there
    across = x.add(x.mul(x.add(p[0], p[1]), .35), x.mul(inc[0], 4)); skyline = x.add(.01, x.mul(x.noise(x.comb(across, p[2]), 1.1, 5, .65), .16))
    up = x.op('SMOOTH_MIN', x.op('MAXIMUM', x.mul(x.op('SUBTRACT', rz, skyline), 30), 0), 1.0, .1)
    sk = _ramp(nt, x.mul(rz, 2), [(0, hexc('#e3ecf2')), (.4, hexc('#b5d0e6')), (1, hexc('#7fabd4'))]); ld = _ramp(nt, x.add(rz, .5), [(.2, hexc('#6f7b52')), (.52, hexc('#47543e'))])
    cc = x.mix(up, ld, sk); em = nt.nodes.new('ShaderNodeEmission'); nt.links.new(cc, em.inputs[0]); nt.links.new(x.mul(fres, 1.0), em.inputs[1])
    ad = nt.nodes.new('ShaderNodeAddShader'); nt.links.new(tr.outputs[0], ad.inputs[0]); nt.links.new(em.outputs[0], ad.inputs[1]); nt.links.new(ad.outputs[0], nt.nodes['Material Output'].inputs[0])
    return m

@memo
def inside(c='#6b5d4c'):
    m, nt, b, x = start('inside', .9, .1)
    n = x.noise(x.pos(), .9, 3); cc = _ramp(nt, n, [(.35, shade(c, .25)), (.55, shade(c, .7)), (.75, shade(c, 1.3))]); nt.links.new(cc, b.inputs['Base Color'])
    nt.links.new(cc, b.inputs['Emission Color']); b.inputs['Emission Strength'].default_value = .16
    return m

@memo
def indoors(c='#b3a48e', e=.3):
    """walls of a room that daylight reaches"""
    m, nt, b, x = start('indoors', .9, .1)
    n = x.noise(x.pos(), .5, 2); cc = _ramp(nt, n, [(.3, shade(c, .8)), (.7, shade(c, 1.1))]); nt.links.new(cc, b.inputs['Base Color'])
    nt.links.new(cc, b.inputs['Emission Color']); b.inputs['Emission Strength'].default_value = e
    return m

@memo
def lamp(c='#ffd9a0', s=5):
    m, nt, b = _new('lamp'); b.inputs['Base Color'].default_value = col(c); b.inputs['Emission Color'].default_value = col(c); b.inputs['Emission Strength'].default_value = s
    return m

@memo
def bright(c='#f3f1ec', e=.12, rough=.5):
    """white paint of fences and boards"""
    m, nt, b = _new('white'); b.inputs['Base Color'].default_value = col(c); b.inputs['Roughness'].default_value = rough
    b.inputs['Emission Color'].default_value = col(c); b.inputs['Emission Strength'].default_value = e
    return m

@memo
def water(c, c2, waves=.5, foam=False, glow=.25, haze=False):
    m, nt, b, x = start('water', .25, .5)
    p = x.sep(x.pos()); n = x.noise(x.comb(x.mul(p[0], .012), x.mul(p[1], .05)), 3, 5, .6)
    stops = [(.38, hexc(c)), (.62, hexc(c2))]
    if foam: stops.append((.72, hexc('#e8eef0')))
    cc = _ramp(nt, n, stops)
    if haze:      # paler towards the horizon
        f = x.op('MINIMUM', x.mul(x.op('MAXIMUM', x.add(nt.nodes.new('ShaderNodeCameraData').outputs['View Distance'], -120.0), 0.0), 1/1400), .62); cc = x.mix(f, cc, hexc('#b4cfe0'))
    nt.links.new(cc, b.inputs['Base Color']); nt.links.new(cc, b.inputs['Emission Color']); b.inputs['Emission Strength'].default_value = glow
    _bump(nt, b, n, waves, .4)
    return m
