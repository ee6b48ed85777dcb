"""Evening and autumn: scenes of the other files in another light."""
import rooms_land_Q as Q, rooms_land_P as PP
import land_Q as LQ
from rooms_land_Q import *
from registry import room, ROOMS
import colorsys

def hx(c): return '#%02x%02x%02x' % tuple(int(max(0, min(1, v))*255+.5) for v in c)
def srgb(c):
    if isinstance(c, str): return rgb(c)
    c = np.array(c[:3]); return np.where(c <= .0031308, c*12.92, 1.055*np.maximum(c, 1e-6)**(1/2.4)-.055)
def retint(c, to, k, sat=1., val=1.):
    """a colour on its way to another"""
    s = srgb(c); t = rgb(to); m = s+(t-s)*k; l = m @ np.array([.3, .59, .11]); m = (l+(m-l)*sat)*val; return hx(m)
def glow(c, strength):
    m = bpy.data.materials.new('glow'); m.use_nodes = True; nt = m.node_tree; nt.nodes.clear()
    e = nt.nodes.new('ShaderNodeEmission'); e.inputs[0].default_value = col(c); e.inputs[1].default_value = strength
    o = nt.nodes.new('ShaderNodeOutputMaterial'); nt.links.new(e.outputs[0], o.inputs[0]); return m
def lamp(x, y, z, power=60, c='#ffc27a', r=.12):
    l = bpy.data.lights.new('lamp', 'POINT'); l.energy = power; l.color = col(c)[:3]; l.shadow_soft_size = r
    o = bpy.data.objects.new('lamp', l); bpy.context.scene.collection.objects.link(o); o.location = (x, y, z); return o
def variant(f, sun_, haze_, plants=None, lit=None, cam_=None, more=None, dim=1.):
    """runs a scene of rooms_land_Q with another sun, haze, colours of plants and windows that are lit"""
    def g():
        G = Q.__dict__; saved = {k: G[k] for k in ('sun_up', 'haze', 'leaf', 'plain', 'camera', 'soil')}; rr = random.Random(5)
        def sun_up(P, *a, **k): return LQ.sun_up(*sun_)
        def haze(*a, **k): return LQ.haze(*haze_)
        def leaf(root, tip, *a, **k):
            if plants:
                root, tip = plants(root), plants(tip)
                if k.get('mid'): k['mid'] = plants(k['mid'])
            return LQ.leaf(root, tip, *a, **k)
        def soil(stops, *a, **k):
            if plants:
                stops = [(p, plants(c)) for p, c in stops]
                if k.get('other') and k.get('attr') == 'fl': k['other'] = [(p, plants(c)) for p, c in k['other']]
            return LQ.soil(stops, *a, **k)
        W = {}
        def plain(c, *a, **k):
            if lit and isinstance(c, str) and c in lit:
                share, colours, strength = lit[c]
                if rr.random() < share:
                    i = rr.randrange(len(colours))
                    if (c, i) not in W: W[c, i] = glow(colours[i], strength*(.7+.3*i))
                    return W[c, i]
            return lib.plain(c, *a, **k)
        def camera(*a, **k):
            if more: more()
            return lib.camera(*(cam_ or a), **({} if cam_ else k))
        G.update(sun_up=sun_up, haze=haze, leaf=leaf, soil=soil, plain=plain, camera=camera)
        try: f()
        finally: G.update(saved)
    return g

DUSK = dict(stops=[(-90, '#5f6684'), (0, '#f0a468'), (2.5, '#e59f78'), (7, '#c59490'), (14, '#9a8ea8'), (26, '#6377a6'), (50, '#435a90'), (90, '#30467c')], glow='#ffae68', ga=.75, gk=7, cl=('#f0b294', '#71708f'), cover=-.06, cirrus=.75, strength=.62)
WARM = ('#ff8a26', '#ff9a3c', '#ff7d1c')

# ---------------------------------------------------------------- harbour
H1 = dict(DUSK, az=-34, el=-1, seed=72)
def quay_lamps():
    yq = 33.; iron = lib.plain('#23272b', .5); bulb = glow('#ffbe70', 6)
    for i in range(9):
        x = -27+i*7.1; cyl(x, yq+1.5, 1.4, .07, 4.2, iron, .05, 10); sphere(x, yq+1.5, 5.75, .2, bulb); cyl(x, yq+1.5, 5.92, .26, .09, iron, .1, 12); lamp(x, yq+1.2, 5.5, 420)
    for x in (-5.4, 7.6): cyl(x, 5.1, .9, .06, 3.4, iron, .045, 10); sphere(x, 5.1, 4.45, .15, bulb); cyl(x, 5.1, 4.6, .2, .08, iron, .08, 12); lamp(x, 4.9, 4.25, 150)
    for x, y, z in ((-10.2, 26.8, 2.6), (3.4, 17.6, 2.5)): lamp(x, y, z, 30, '#ffd9a0')
_harbour = variant(Q.harbour_noon, (H1, .7, '#ff9a5c', 2.5, 1.35), ('#b9929a', 420, .8, .42, 25),
    plants=lambda c: retint(c, '#8a6a34', .35, .9), lit={'#34424b': (.6, WARM, .75), '#2c3b44': (.5, WARM, .6)}, more=quay_lamps)
room('harbour-evening', 3, size=BIG, after=after(H1), exposure=.75, ambient=.75, look='AgX - Medium High Contrast')(_harbour)

# ---------------------------------------------------------------- street
S1 = dict(DUSK, az=8, el=-1, seed=33, cover=-.1)
def street_lamps():
    xc = lambda y: .9*np.sin(y/24.)+.0009*y*y
    bulb = glow('#ffbe70', 6); iron = lib.plain('#23272b', .5)
    for i, y in enumerate((5.5, 13, 22, 32, 44, 58, 74)):
        s = -1 if i % 2 else 1; x = float(xc(y))+s*2.95; box(x+s*.12, y, 2.75, .3, .05, .05, iron, 0); sphere(x, y, 2.66, .11, bulb); cyl(x, y, 2.76, .15, .1, iron, .04, 10); lamp(x-s*.12, y, 2.55, 70)
_street = variant(Q.town_street, (S1, .4, '#ff9a5c', 2.5, 1.5), ('#a98f9c', 330, .8, .40, 25),
    plants=lambda c: retint(c, '#6b5a3a', .3, .8), lit={'#2f3d46': (.62, WARM, .6)}, more=street_lamps)
room('town-street-evening', 4, size=BIG, after=after(S1), exposure=.85, ambient=.75, look='AgX - Medium High Contrast')(_street)

# ---------------------------------------------------------------- cliffs, heath, pines
C1 = dict(GOLD, az=-64, el=9, seed=44, cover=.06, cirrus=.7)
room('cliffs-golden', 5, size=BIG, after=after(C1), exposure=.3, ambient=.75, look='AgX - Medium High Contrast')(variant(Q.cliffs_noon, (C1, 7.2, '#ffbd78', 1., .95), ('#ecc8a0', 900, .85, .72, 40), plants=lambda c: retint(c, '#a0803e', .42, 1.)))
A1 = dict(GOLD, disc=1, az=20, el=7.5, seed=29, cover=-.04, cirrus=.8)
room('heath-evening', 6, size=BIG, after=after(A1), exposure=.35, ambient=.75, look='AgX - Medium High Contrast')(variant(Q.heath_in_bloom, (A1, 7., '#ffb468', 1., .95), ('#ecc294', 240, .85, .70, 15), plants=lambda c: retint(c, '#8f6a42', .6, 1.05)))

# ---------------------------------------------------------------- marsh
M1 = dict(GOLD, disc=1, az=-16, el=5.5, seed=19, cover=-.1, cirrus=.65)
def starlings(path):
    after(M1)(path)
    im = Image.open(path).convert('RGB'); W, H = im.size; k = 3; r = np.random.RandomState(8)
    from PIL import ImageDraw
    la = Image.new('L', (W*k, H*k), 0); d = ImageDraw.Draw(la)
    n = 9000; t = r.rand(n)
    # a cloud along a twisted band: dense in the middle, torn at its ends
    cx = .44+.34*(t-.35)+.035*np.sin(t*9); cy = .27-.085*np.sin(t*3.1+.3)+.06*np.sin(t*7.5+1.2)
    wx = .055*np.sin(np.pi*np.clip(t*1.02, 0, 1))**.8+.012; wy = .062*np.sin(np.pi*np.clip(t*1.05, 0, 1))**.7+.008
    a = r.randn(n)*.62; b = r.randn(n)*.62
    x = cx+wx*a+.02*gn(t*6, b, 3); y = cy+wy*b+.02*gn(t*5, a, 4)
    keep = gn(x*14, y*18, 7)+.55*gn(x*40, y*50, 9) > -.28
    for x_, y_ in zip(x[keep], y[keep]):
        s = k*W/1280*r.uniform(.42, 1.0); an = r.uniform(-.9, .9)+(r.rand() < .5)*math.pi; X, Y = x_*W*k, y_*H*k; w = r.uniform(.25, 1)
        for sg in (-1, 1): d.line([(X, Y), (X+sg*s*1.5*math.cos(an*.3), Y-s*(w-.35)*1.1)], fill=int(r.uniform(150, 225)), width=max(1, int(s*.55)))
        d.ellipse([X-s*.55, Y-s*.4, X+s*.55, Y+s*.4], fill=int(r.uniform(150, 230)))
    la = la.resize((W, H), Image.LANCZOS); A = np.asarray(la).astype(float)[..., None]/255
    I = np.asarray(im).astype(float)/255; I = I*(1-A*.92)+rgb('#3b2f33')*A*.92
    Image.fromarray((I*255+.5).astype(np.uint8)).save(path)
@room('birds-over-the-marsh', 7, size=BIG, after=starlings, exposure=.35, ambient=.75, look='AgX - Medium High Contrast')
def marsh():
    # tidal creeks: water where the ground is below 0
    cr = lambda x, y: np.minimum(np.abs(x-(-1.5+3.6*np.sin(y/9.+.6)+.16*y))/(1.5+.045*y), np.abs(y-(34+5*np.sin(x/13.)+.12*x))/2.6)
    def f(x, y): return .42*sm(.75, 1.35, cr(x, y)+.12*fbm(x/1.7, y/1.7, 3, 3))-.25+.07*fbm(x/5, y/5, 3, 1)-.75*sm(95, 125, y)
    g = soil([(.3, '#4a4426'), (.5, '#6f6a36'), (.7, '#8f8450')], .4, 6, .4, .05, attr='mud', other=[(.3, '#4f463a'), (.5, '#655a4a'), (.7, '#7a6d5a')])
    terrain(f, g, 1.0, 150, 260, .95, attr={'mud': lambda x, y: sm(.02, -.12, f(x, y))})
    fjord_water('#4a5058', .10, 1.3, .03); far_shore(420, 180, 6, dark=.7, seed=21)
    G = [blades(leaf(a, b, .32, .3, .45), 300, .6, .36, .005, .9, 16, .09, i) for i, (a, b) in enumerate((('#5a5a2c', '#b3a052'), ('#665f30', '#c9ab62'), ('#6a5a34', '#b98f58'), ('#5f4a34', '#a9684a')))]
    tall = [blades(leaf('#6a6034', '#d6bd80', .7, .3, .5), 120, .5, .75, .005, .6, 12, .08, 9)]
    dry = lambda x, y: f(x, y) > .06
    scat(G[:3], f, 6200, (2.2, 70), .8, 0, 3, (.45, 1.0), dry, 1.6); scat(G[3:], f, 1500, (2.4, 60), .8, 0, 3, (.5, .9), lambda x, y: dry(x, y) & (fbm(x/6, y/6, 3, 8) > .05), 1.6)
    scat(tall, f, 320, (2.6, 60), .8, 0, 3, (.6, 1.1), lambda x, y: dry(x, y) & (fbm(x/5, y/5, 3, 18) > .12), 1.5)
    rm = leaf('#6a6034', '#b0a058', 1.6, .3, .5, mid='#8f8a48'); pl = leaf('#8f6f4c', '#b8926a', 1.8, .3, .5); Rd = [reeds(s, 50, .8, 1.6, [rm, pl], .5) for s in (1, 2)]
    r = random.Random(8)
    for i in range(150): x = r.uniform(-75, 75); (gn(x/9, 0, 4) > .05) and obj(r.choice(Rd), (x, 78+.05*x+r.uniform(-4, 6), .0), r.uniform(.6, 1.), r.random())
    for i in range(46): x, y = r.gauss(6.5, .8), r.gauss(8.2, 1.1); f(np.array(x), np.array(y)) > -.05 and obj(Rd[i % 2], (x, y, 0), r.uniform(.5, .85), r.random())
    LQ.sun_up(M1, 6.2, '#ffb468', 1., 1.0); LQ.haze('#ecc090', 600, .85, .72, 25)
    lib.camera((0, 0, 2.3), (.1, 10, 3.35), 25)

# ---------------------------------------------------------------- P's scenes in autumn and at dusk
DRY = lambda: [PP.grassmat('#8a7248', '#c4a468', '#e0c890', .45), PP.grassmat('#7f7048', '#b59f66', '#d9c48c', .5), PP.grassmat('#6d5444', '#957055', '#cba976', .35)]
@room('dune-path-autumn', size=BIG, exposure=.3, ambient=.55, look='AgX - Medium High Contrast',
      after=PP.skyfn(PP.AUT, 66, 14, '#ffe9c4', (.3, .3, .4), (3, 10, 34), cum=dict(seed=36, cover=.75, thick=.65, size=10, lit='#fff4e4', dark='#a9b0bc', haze='#efe4d8'), veils=[dict(seed=34, cover=.1, soft=.8, sx=.4, sy=1.6, rot=.4, a=.5, c='#f4ece4', cs='#fff2dc', gw=40)], warm=('#ffe0b4', .55, 50, 8), grade=PP.tone(1.08, .13, (1.01, 1, .98))))
def dune_path_autumn():
    PP.HAZE.update(c='#e9dccd', d=520, s=.95); px = lambda y: .5-2.2*np.sin(y/15.+.1)*PP.ss(0, 10, y)+.05*y
    H, G, S, wet = PP.valley(px, 8.0, (4, 60), lambda y: 3.4*PP.ss(-2, 16, y)+.5, lambda y: 2.6*PP.ss(-2, 18, y)+.5, 27)
    PP.terrain(H, PP.sandmat('#e3cf a6'.replace(' ', ''), '#a5854e'), G, wet); PP.marram(H, G, DRY(), 16, .85, heads=.1, near0=2.2, dens=1.15)
    PP.water(S, PP.seamat('#3a6276', '#7f9a98', .42, .16), 9)
    PP.world('#84a6d4', '#f0e0cc', .8, '#ffd6a0', 3, 66, 14); PP.sun(66, 14, 6.2, '#ffd29a', .6)
    PP.cam(float(H(0, 0))+2.3, 25, .015); PP.prep(4)

BLUE = [(-90, '#5a6786'), (0, '#e2a684'), (2, '#cfa292'), (6, '#a893a6'), (13, '#7484ac'), (28, '#4b6499'), (50, '#33497f')]
@room('blue-hour-beach', size=BIG, exposure=.75, ambient=.6, look='AgX - Medium High Contrast',
      after=PP.skyfn(BLUE, -12, -3, '#ffb07a', (.7, .35, .0), (1.2, 6, 20), warm=('#ff9c64', .7, 44, 5), veils=[dict(seed=61, cover=.12, soft=.6, sx=.4, sy=1.9, rot=.15, a=.55, c='#77789a', cs='#f0ac8c', gw=24)], grade=PP.tone(1.05, .12, (.99, 1, 1.03))))
def blue_hour():
    PP.HAZE.update(c='#b09aa2', d=1400, s=.9); H, G, S, wet = PP.beach(-.72, .69, 17, 52, 6, 33, prints=PP.track(2.2, 3, 1.0, 24, seed=9))
    PP.terrain(H, PP.sandmat('#bba88c', '#80805c'), G, wet, d1=2600, rows=740); PP.marram(H, G, [PP.grassmat('#46543c', '#78825a', '#a89c74', .35), PP.grassmat('#505c46', '#808a60', '#a09670', .4)], 8, .7, near0=2.5)
    PP.water(S, PP.seamat('#33485f', '#6f8088', .75, .12, bump=.5), 3, .22, .8, bars=(8, 22), calm=True)
    PP.stones(H, [(1.6, 7, .12), (2.1, 7.4, .08), (-1.4, 9.5, .11), (3.4, 10, .15), (.4, 5.2, .07)])
    PP.world('#5470ae', '#dfa184', .95, '#ff9a66', 1.2, -12, 2); PP.sun(-40, 9, .12, '#ff9a5c', 20)
    PP.cam(2.7, 25, .03); PP.prep(4)

STORM = [(-90, '#b9b4ac'), (0, '#d8d2c6'), (3, '#c4c4c2'), (9, '#a3adb6'), (20, '#7f93a8'), (50, '#5d7c9c')]
@room('autumn-breakers', size=BIG, exposure=.25, ambient=.6, look='AgX - Medium High Contrast',
      after=PP.skyfn(STORM, 120, 30, '#fff2d8', (.0, .0, .2), (1, 5, 40), cum=dict(seed=41, cover=1.0, thick=1.1, size=8, lit='#f6f2ea', dark='#7f8a98', haze='#cfcfca'), veils=[dict(seed=43, cover=.3, soft=.8, sx=.35, sy=1.4, rot=.3, a=.45, c='#d8dade')], grade=PP.tone(1.04, .16, (1, 1, 1))))
def autumn_breakers():
    PP.HAZE.update(c='#c9cac6', d=900, s=.95); PP.world('#7c9cc4', '#d8d6d0', .85); PP.sun(120, 30, 4.2, '#ffe4bc', .8)
    H, G, S, wet = PP.beach(-.55, .835, 13, 50, 8, 45); PP.terrain(H, PP.sandmat('#d8c196', '#a08a58'), G, wet, d1=2600, rows=740); PP.marram(H, G, DRY(), 5, .8, near0=3)
    PP.water(S, PP.seamat('#33566a', '#7f9a94', .34, .2, '#aab4b8', 1.2), 4, 1.1, .8, bars=(7, 19, 36, 60))
    PP.stones(H, [(-1.5, 9, .08), (.6, 8, .06), (1.4, 10.5, .09), (2.6, 7, .05)])
    PP.cam(3.0, 27, .05); PP.prep(4)

@room('dunes-snow', size=BIG, exposure=.15, ambient=.55, look='AgX - Medium High Contrast',
      after=PP.skyfn(PP.MORN, 62, 9, '#ffe9c8', (.35, .35, .4), (3, 10, 34), veils=[dict(seed=84, cover=.1, soft=.8, sx=.5, sy=1.6, rot=.4, a=.5, c='#e6e2e6', cs='#ffeed6', gw=40)], warm=('#ffe0bc', .55, 50, 8), grade=PP.tone(1.05, .12, (1, 1, 1))))
def dunes_snow():
    PP.HAZE.update(c='#ece2dc', d=700, s=.95); H, G = PP.hills(52, 3.2, ((6, 20, 5), (-13, 38, 8)), 42, 9)
    Gs = lambda x, y: G(x, y)*.5*PP.ss(-.1, .5, PP.fbm(x, y, 3, 3, 77))
    PP.terrain(H, PP.sandmat('#f4f6fa', '#b5a27a', '#8d8a88', .6, .95), lambda x, y: Gs(x, y)*.45, d1=800)
    PP.marram(H, lambda x, y: G(x, y)*(.10+.5*PP.ss(.0, .5, PP.fbm(x, y, 5, 3, 77))), [PP.grassmat('#8a7448', '#c2a468', '#dcc490', .4), PP.grassmat('#7d6b4a', '#b39a68', '#d8c494', .4)], 14, .66, near0=2.4)
    PP.world('#86a4dc', '#f2e0d0', .85, '#ffca8c', 4, 62, 9); PP.sun(62, 9.5, 5.6, '#ffd09a', .8)
    PP.cam(float(H(0, 0))+2.2, 25, .03); PP.prep(4)

@room('winter-beach', size=BIG, exposure=.15, ambient=.55, look='AgX - Medium High Contrast',
      after=PP.skyfn(PP.WIN, 78, 8, '#ffe8c6', (.35, .35, .4), (3, 10, 34), veils=[dict(seed=94, cover=.1, soft=.8, sx=.5, sy=1.6, rot=.4, a=.5, c='#d8d2dc', cs='#ffe8d0', gw=40)], warm=('#ffdcb4', .55, 50, 8), grade=PP.tone(1.05, .12, (1, 1, 1.01))))
def winter_beach():
    PP.HAZE.update(c='#eadcd2', d=1000, s=.95); H, G, S, wet = PP.beach(-.9, .44, 19, 46, 5, 63, prints=PP.track(2.8, 2, .6, 24, seed=6))
    rime = lambda x, y: PP.ss(9, 16, -S(x, y))*(.55+.6*PP.fbm(x, y, 2.2, 4, 5))
    PP.terrain(H, PP.sandmat('#dfe0e2', '#b5a27a', '#8d8478', .8, .9), lambda x, y: G(x, y)*.5, wet, d1=2600, rows=740)
    PP.marram(H, lambda x, y: G(x, y)*.75, [PP.grassmat('#8a7a54', '#c8b684', '#e6dcc4', .5), PP.grassmat('#7d7054', '#bdae84', '#e2dcc8', .5)], 15, .6, near0=2.6)
    PP.water(S, PP.seamat('#46607a', '#8fa3a6', .6, .14, bump=.5), 3, .3, .9, bars=(7, 20))
    PP.stones(H, [(1.8, 7, .12), (2.3, 7.5, .08), (-1.0, 9.5, .1), (3.6, 10, .14)])
    PP.world('#86a4dc', '#f2ddcc', .85, '#ffc68a', 4, 78, 8); PP.sun(78, 8.5, 5.4, '#ffcb96', .8)
    PP.cam(2.8, 25, .02); PP.prep(4)

GALE = [(-90, '#8f949c'), (0, '#b9bcc0'), (3, '#a3aab2'), (9, '#87929e'), (20, '#6c7c8e'), (50, '#56687c')]
@room('winter-storm', size=BIG, exposure=.2, ambient=.6, look='AgX - Medium High Contrast',
      after=PP.skyfn(GALE, 140, 24, '#eef0f0', (.0, .0, .2), (1, 5, 40), cum=dict(seed=47, cover=1.25, thick=1.3, size=8, lit='#d6d8da', dark='#5f6a78', haze='#b0b6bc'), veils=[dict(seed=49, cover=.4, soft=.8, sx=.35, sy=1.4, rot=.2, a=.5, c='#b4bac2')], grade=PP.tone(.95, .16, (.99, 1, 1.02))))
def winter_storm():
    PP.HAZE.update(c='#b4bac0', d=600, s=.95); PP.world('#74889e', '#c2c6ca', .85); PP.sun(140, 24, 2.2, '#f2ead8', 2.)
    H, G, S, wet = PP.beach(-.35, .937, 16, 50, 8, 71); PP.terrain(H, PP.sandmat('#bcae90', '#8f805a'), G, wet, d1=2600, rows=740)
    PP.water(S, PP.seamat('#34495a', '#6b7d7c', .3, .25, '#9aa5aa', 1.4), 4, 2.1, .85, bars=(6, 17, 32, 52, 80))
    PP.cam(3.6, 30, .05); PP.prep(4)

F1 = dict(DUSK, az=-20, el=-1, seed=57, cover=-.08, cirrus=.85)
room('fjord-autumn-dusk', 8, size=BIG, after=after(F1), exposure=.7, ambient=.75, look='AgX - Medium High Contrast')(variant(Q.fjord_reeds, (F1, .8, '#ff9a5c', 2.5, 1.35), ('#b9929a', 700, .8, .45, 30), plants=lambda c: retint(c, '#b58a3e', .5, 1.05)))

# ---------------------------------------------------------------- snow
def snowy(f, sun_, haze_, tip=.75, keep=.12, lit=None, more=None, roofs=True, bare=False, cam_=None, post=None):
    """a scene in snow: ground and roofs white, tips of needles white, little grass"""
    def g():
        G = Q.__dict__; names = ('soil', 'leaf', 'scat', 'red_tiles', 'tiles', 'broad'); saved = {k: G[k] for k in names if k in G}
        white = [(.3, '#dfe5ee'), (.5, '#eef2f7'), (.7, '#f8fafc')]
        def soil(stops, *a, **k):
            if k.get('other'): k['other'] = [(.3, '#d6dce6'), (.5, '#e8edf3'), (.7, '#f3f6f9')]
            if k.get('face'): k['face'] = [(p, retint(c, '#e8edf3', .45)) for p, c in k['face']]
            return LQ.soil(white, *a, **k)
        def leaf(root, t, h=1., *a, **k):
            tall = h > 2
            if k.get('mid'): k['mid'] = retint(k['mid'], '#b09a6c', .6, .8)
            return LQ.leaf(retint(root, '#5a5a4a' if tall else '#a08a5c', .35), retint(t, '#eef2f6' if tall else '#d8c89c', tip if tall else .8), h, *a, **k)
        def scat(mes, fn, n, *a, **k): return LQ.scat(mes, fn, int(n*keep), *a, **k)
        def broad(seed, h=7, bark=None, green=None, n=3200, *a, **k): return LQ.broad(seed, h, bark, green, 60 if bare else n, *a, **k)
        G.update(soil=soil, leaf=leaf, scat=scat)
        if bare: G.update(broad=broad)
        if roofs: G.update(red_tiles=lambda *a: lib.stone('#f2f5f9', 1.2, .8, .1), tiles=lambda *a, **k: lib.stone('#f2f5f9', 1.2, .8, .1))
        keep_leaf = LQ.leaf, LQ.soil
        try: variant_of(f, sun_, haze_, lit, more, cam_)()
        finally: G.update(saved)
    return g
def variant_of(f, sun_, haze_, lit, more, cam_):
    """as `variant`, on top of what is in Q now"""
    def g():
        G = Q.__dict__; saved = {k: G[k] for k in ('sun_up', 'haze', 'plain', 'camera')}; rr = random.Random(5); W = {}
        def plain(c, *a, **k):
            if lit and isinstance(c, str) and c in lit:
                share, colours, strength = lit[c]
                if rr.random() < share:
                    i = rr.randrange(len(colours))
                    if (c, i) not in W: W[c, i] = glow(colours[i], strength*(.7+.3*i))
                    return W[c, i]
            return lib.plain(c, *a, **k)
        def camera(*a, **k):
            if more: more()
            return lib.camera(*(cam_ or a), **({} if cam_ else k))
        G.update(sun_up=lambda P, *a, **k: LQ.sun_up(*sun_), haze=lambda *a, **k: LQ.haze(*haze_), plain=plain, camera=camera)
        try: f()
        finally: G.update(saved)
    return g
WDUSK = dict(DUSK, stops=[(-90, '#8088a4'), (0, '#eec0a0'), (2.5, '#dfb0a4'), (7, '#c0a4b0'), (14, '#98a0c0'), (26, '#6f8ab8'), (50, '#4f6ea6'), (90, '#3a5690')], cl=('#f0c4b4', '#8a8ca8'), strength=.75)
K1 = dict(WDUSK, az=-34, el=-1, seed=92, cover=-.1)
def church_lamp(): lamp(-1, 33, 5.5, 130, '#ffb060')
room('white-church-winter', 9, size=BIG, after=after(K1), exposure=.55, ambient=.75, look='AgX - Medium High Contrast')(snowy(Q.white_church, (K1, .8, '#ffae78', 2.5, 1.25), ('#c6b4bc', 420, .8, .5, 25), keep=.05, lit={'#2c373e': (.75, WARM, .7)}, bare=True, more=church_lamp))
N1 = dict(NOON, az=-128, el=20, seed=7, cover=.08, cirrus=.4)
room('pine-plantation-snow', 10, size=BIG, after=after(N1), exposure=.15, ambient=.9)(snowy(Q.pine_plantation, (N1, 4.6, '#fff0dc', .8, 1.05), ('#d8e0ea', 120, .85, .8, 8), keep=.06, tip=.85))
L1 = dict(WDUSK, az=-62, el=-1, seed=24, cover=-.08)
def lantern():
    # where square_light stands in lighthouse_over_the_beach
    C = Q.Coast(0, 15, 23, 8.5, seed=4); lx, ly = 33, 88; z = float(C.f(np.array(lx-3.), np.array(ly-3.)))-.4+26*.845+2.4
    sphere(lx, ly, z, 1.3, glow('#ffd890', 7)); lamp(lx-4, ly-8, z, 900, '#ffd890', .5)
def glare(P, x, y, r, k):
    base = after(P)
    def f(path):
        base(path); im = np.asarray(Image.open(path).convert('RGB')).astype(float)/255; H, W = im.shape[:2]
        cam = bpy.context.scene.camera; c = cam.matrix_world.inverted() @ Vector_(lantern_at()); s = 36/cam.data.lens
        px = .5+(c[0]/-c[2])/s; py = .5-((c[1]/-c[2])/s-cam.data.shift_y)*W/H
        u, v = np.meshgrid((np.arange(W)+.5)/W, (np.arange(H)+.5)/H); d = np.hypot((u-px), (v-py)*H/W)
        gl = (k*np.exp(-(d/r)**1.0))[..., None]; im = 1-(1-im)*(1-np.clip(gl*rgb('#ffe0a8'), 0, 1)); Image.fromarray((im*255+.5).astype(np.uint8)).save(path)
    return f
def Vector_(p):
    from mathutils import Vector; return Vector(p)
def lantern_at():
    C = Q.Coast(0, 15, 23, 8.5, seed=4); return (33, 88, float(C.f(np.array(30.), np.array(85.)))-.4+26*.845+2.4)
room('lighthouse-winter-dusk', 11, size=BIG, after=glare(L1, 0, 0, .035, .75), exposure=.55, ambient=.75, look='AgX - Medium High Contrast')(snowy(Q.lighthouse_over_the_beach, (L1, .8, '#ffae78', 2.5, 1.25), ('#c6b4bc', 500, .8, .5, 25), keep=.35, lit={'#34424b': (.7, WARM, .8), '#e8d9a0': (1, ('#ffd890',), 5), '#7f95a0': (1, ('#ffd890',), 3)}, more=lantern))

NIGHT = dict(stops=[(-90, '#161d30'), (0, '#4a5878'), (4, '#38486e'), (12, '#25345c'), (30, '#162349'), (90, '#0d1736')], glow='#9fb4dc', ga=.15, gk=4, cl=('#3a4768', '#1e2946'), cover=-.1, cirrus=.35, strength=.32)
B1 = dict(NIGHT, az=-62, el=-4, seed=26)
def beams(path):
    glare(B1, 0, 0, .03, .8)(path); im = np.asarray(Image.open(path).convert('RGB')).astype(float)/255; H, W = im.shape[:2]
    cam = bpy.context.scene.camera; c = cam.matrix_world.inverted() @ Vector_(lantern_at()); s = 36/cam.data.lens; px = .5+(c[0]/-c[2])/s; py = .5-((c[1]/-c[2])/s-cam.data.shift_y)*W/H
    u, v = np.meshgrid((np.arange(W)+.5)/W-px, ((np.arange(H)+.5)/H-py)*H/W); r = np.hypot(u, v); th = np.degrees(np.arctan2(-v, u))
    out = im
    for a, w, k in ((172, 2.0, .62), (8, 3.0, .5), (197, 1.2, .18)):
        d = (th-a+180) % 360-180; b = k*np.exp(-(np.abs(d)/w)**1.6)*np.exp(-r/.55)*sm(.004, .02, r); out = 1-(1-out)*(1-b[..., None]*rgb('#ffe9bc'))
    R = np.random.RandomState(4); y = R.rand(170)**1.3*.48*H; x = R.rand(170)*W
    for x_, y_ in zip(x, y):
        k = R.uniform(.15, .75); X, Y = int(x_), int(y_); out[Y:Y+max(1, W//1000), X:X+max(1, W//1000)] += k*.6
    Image.fromarray((np.clip(out, 0, 1)*255+.5).astype(np.uint8)).save(path)
room('lighthouse-beam', 12, size=BIG, after=beams, exposure=1.1, ambient=.75, look='AgX - Medium High Contrast')(variant(Q.lighthouse_over_the_beach, (B1, .5, '#a8bce0', 2.5, .9), ('#46557a', 500, .8, .2, 25), plants=lambda c: retint(c, '#6a6040', .4, .8), lit={'#34424b': (.5, WARM, .6), '#e8d9a0': (1, ('#ffd890',), 6), '#7f95a0': (1, ('#ffd890',), 4)}, more=lantern))
E1 = dict(GOLD, az=72, el=13, seed=31, cover=.04, cirrus=.6)
def crooked():
    G = Q.__dict__; p0 = G['pine']
    G['pine'] = lambda s, h, *a, **k: p0(s, h*.6 if h > 4 else h, a[0], a[1], .25, 26, .34, 9, 1.5) if h > 4 else p0(s, h, *a, **k)
    try: Q.pine_plantation()
    finally: G['pine'] = p0
room('pine-edge-autumn', 13, size=BIG, after=after(E1), exposure=.35, ambient=.8, look='AgX - Medium High Contrast')(variant(crooked, (E1, 7.2, '#ffbe7c', 1., 1.0), ('#ecd0a8', 110, .85, .72, 8), plants=lambda c: retint(c, '#a8782e', .42, 1.1)))
