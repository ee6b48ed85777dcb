from land_Q import *
from registry import room
BIG = (1600, 1067)

# ---------------------------------------------------------------- pines
P1 = dict(MORN, az=52, el=24, seed=3, cover=-.1, cirrus=.4)
@room('pine-plantation', size=BIG, after=after(P1), exposure=.35, ambient=.9)
def pine_plantation():
    xc = lambda y: 1.1*np.sin(y/17.+.3)+.035*y*np.sin(y/60.)-.5
    def f(x, y): return .35*fbm(x/9, y/9, 3, 1)+.9*fbm(x/40, y/40, 2, 4)*sm(10, 60, y)+.05*fbm(x, y, 2, 9)+.12*sm(1.0, 2.2, np.abs(x-xc(y)))-.1-.05*sm(.25, .05, np.abs(np.abs(x-xc(y))-.62))
    path = lambda x, y: sm(1.75, .8, np.abs(x-xc(y))+.5*fbm(x/1.5, y/1.5, 3, 7))
    g = soil([(.3, '#5f5236'), (.45, '#6f7a3f'), (.6, '#7f8c48'), (.75, '#8d7f55')], .5, 7, .5, .06, attr='path', other=[(.3, '#7d6848'), (.5, '#a3895f'), (.7, '#bda67c')])
    terrain(f, g, 1.0, 170, 240, .9, attr={'path': path})
    gr = [blades(leaf(a, b, hh, .3), 260, .6, hh, .006, .9, 14, .09, i) for i, (a, b, hh) in enumerate((('#4b5d2a', '#9aa656', .34), ('#5a6a30', '#b5ae6a', .42), ('#3f5a2a', '#7f9a48', .28)))]
    bb = [blades(leaf('#2f4422', '#6b8a3c', .3, .35), 420, .55, .3, .018, .7, 0, .1, i+5, .5, .6) for i in range(2)]
    fern = [blades(leaf('#3f5f2a', '#86a64a', .6, .3), 90, .18, .75, .035, 1.3, 0, .1, 9, 0, .9)]
    off = lambda k, lo=-.3: (lambda x, y: (np.abs(x-xc(y)) > k) & (fbm(x/3, y/3, 3, 11) > lo))
    scat(gr, f, 2600, (1.6, 42), .75, 0, 3, (.6, 1.25), off(1.25, -.25), 1.7)
    scat(gr[2:], f, 260, (1.6, 18), .1, 0, .3, (.3, .55), lambda x, y: np.abs(x-xc(y)) < .3, 1.6)
    scat(bb, f, 900, (2.2, 45), .75, 0, 3, (.6, 1.3), lambda x, y: (np.abs(x-xc(y)) > 1.7) & (fbm(x/4, y/4, 3, 21) > .0), 1.6)
    scat(fern, f, 90, (3, 26), .7, 0, 3, (.6, 1.1), lambda x, y: (np.abs(x-xc(y)) > 2), 1.4)
    bk = bark_mat('#5e4b3e', '#b57c50', 10); gn_ = leaf('#33512c', '#4f7440', 12, .35, .3)
    T = [pine(s, h, bk, gn_, fi, nb, sp, 9, cr) for s, h, fi, nb, sp, cr in ((1, 12, .55, 28, .2, .35), (2, 11, .5, 30, .22, .6), (3, 13, .58, 28, .19, .3), (4, 10, .42, 32, .25, .8))]
    small = [pine(8, 2.6, bk, leaf('#3d5f32', '#6a9048', 2.6, .3), .08, 26, .3, 7, .1)]
    r = random.Random(4)
    near = [(-4.1, 6.5), (3.9, 8.2), (-6.3, 11), (6.9, 12.5), (-3.6, 14.5), (4.6, 17), (9.5, 9.5), (-9.8, 8.5), (-3.1, 22), (4.4, 26)]
    for x, y in near: obj(r.choice(T), (x+float(xc(y)), y, float(f(x+xc(y), y))-.1), r.uniform(.9, 1.1), r.random()*6.28)
    k = 0
    while k < 190:
        y = 10+95*r.random()**.8; x = r.uniform(-1, 1)*(6+.75*y)
        if abs(x-float(xc(y))) < 2.6+.01*y: continue
        obj(r.choice(T), (x, y, float(f(x, y))-.1), r.uniform(.75, 1.15), r.random()*6.28); k += 1
    for i in range(26):
        y = r.uniform(9, 45); x = r.choice((-1, 1))*r.uniform(3.2, 4+.6*y)+float(xc(y)); obj(small[0], (x, y, float(f(x, y))-.05), r.uniform(.4, 1.1), r.random()*6.28)
    sun_up(P1, 8.2, '#ffd9a2', 1.0, 1.2)
    haze('#e9dcc4', 85, .85, .75, 8)
    camera((float(xc(0))+.1, 0, 1.6), (float(xc(0))+.2, 10, 2.5), 24)

# ---------------------------------------------------------------- heath
P2 = dict(NOON, az=-75, el=44, seed=6, cover=.16, cirrus=.25)
@room('heath-in-bloom', size=BIG, after=after(P2), exposure=.2, ambient=.9)
def heath_in_bloom():
    xc = lambda y: 1.6*np.sin(y/11.+2.2)+.09*y*np.sin(y/33.+.4)+.6
    def f(x, y): return .25*fbm(x/6, y/6, 3, 1)+sm(8, 60, y)*2.6*(fbm(x/45, y/45, 3, 14)+.1)+.1*sm(.6, 1.5, np.abs(x-xc(y)))-.1
    path = lambda x, y: sm(1.25, .6, np.abs(x-xc(y))+.35*fbm(x/1.2, y/1.2, 3, 7))
    hm = lambda x, y: fbm(x/7, y/7, 4, 31)+.35*fbm(x/1.8, y/1.8, 2, 5)
    def flower(x, y): return sm(-.45, .0, hm(x, y))
    g = soil([(.3, '#6a6440'), (.5, '#8a8452'), (.7, '#a59a66')], .6, 8, .5, .05, attr='fl', other=[(.3, '#5d4a4f'), (.5, '#8a6485'), (.7, '#a67ea0')])
    m2 = soil([(.3, '#93805a'), (.5, '#b6a078'), (.7, '#c9b78f')], .8, 9, .4, .03)
    terrain(f, g, 1.0, 260, 240, .9, attr={'fl': flower})
    # the path: a strip just above the ground
    y = 1.0*(110)**np.linspace(0, 1, 220); u = np.linspace(-1, 1, 14); X = xc(y)[:, None]+u[None]*(.62+.14*fbm(y/2, y*0, 3, 3))[:, None]; Y = np.repeat(y[:, None], 14, 1)
    grid(X, Y, f(X, Y)+.035+.0006*Y-.05*np.abs(u[None])**4, m2)
    H = []
    for i, (t, tint) in enumerate((('#cfa0c6', ('#f3e2f6', '#ffe2ea')), ('#c48fb8', ('#ffe4ee', '#f4e6f6')), ('#d8b0cc', ('#ffffff', '#ffe4ea')), ('#bd8cac', ('#fff0e0', '#ffe4ea')))):
        H.append(blades(leaf('#4a5230', t, .36, .35, .2, tint, .6, mid='#8f7070'), 620, .5, .4, .012, .45, 0, .1, i, .55, .3, .35))
    gr = [blades(leaf('#6a7236', '#b7b070', .45, .3), 240, .5, .5, .006, .9, 10, .08, i+20) for i in range(2)]
    ok = lambda x, y: np.abs(x-xc(y)) > .85
    scat(H, f, 5200, (1.5, 48), .8, 0, 2.5, (.7, 1.35), lambda x, y: ok(x, y) & (hm(x, y) > -.28), 1.7)
    scat(H, f, 1500, (45, 110), .8, 0, 2.5, (1.6, 2.6), lambda x, y: (np.abs(x-xc(y)) > 1.8) & (hm(x, y) > -.2), 1.2)
    scat(gr, f, 1000, (1.5, 45), .8, 0, 2.5, (.6, 1.2), lambda x, y: (np.abs(x-xc(y)) > .7) & (hm(x, y) <= -.15), 1.6)
    bk = bark_mat('#5e4b3e', '#a87850', 6); pg = leaf('#3a5a34', '#587c48', 6, .35, .25)
    T = [pine(21, 6, bk, pg, .25, 26, .3, 8, .7), pine(22, 5, bk, pg, .2, 26, .34, 8, .9), pine(23, 7.5, bk, pg, .35, 28, .26, 8, .6)]
    jun = [pine(31, 2.4, bk, leaf('#3f5c3c', '#6d8a5a', 2.4, .3), .03, 34, .16, 8, .05)]
    for x, y, k, s in ((-11, 24, 1, 1), (-15, 29, 0, 1.1), (17, 38, 2, 1), (24, 44, 0, 1), (-34, 70, 2, 1.1), (9, 78, 1, 1.1), (40, 85, 2, 1.2), (-8, 95, 0, 1.2)): obj(T[k], (x, y, float(f(x, y))-.1), s, x)
    r = random.Random(2)
    for i in range(26):
        y = r.uniform(12, 75); x = r.uniform(-1, 1)*(3+.75*y)
        if abs(x-float(xc(y))) > 2.5: obj(jun[0], (x, y, float(f(x, y))-.05), r.uniform(.4, 1.1), x)
    ridge_of_trees(T, f, 150, 150, 190, (1.1, 1.9), 45)
    sun_up(P2, 5.2, '#fff1da', .8, 1.05)
    haze('#bcd0de', 260, .8, .62, 15)
    camera((float(xc(0))+.25, 0, 1.75), (float(xc(0))+.0, 10, 2.15), 24)

# ---------------------------------------------------------------- fjord
def reeds(seed, n=60, R=.7, h=2.1, mats=None, plumes=.6):
    r = np.random.RandomState(seed); V, F, I = [], [], []
    def quad(p, q, w, d, k):
        s = np.cross(d, r.randn(3)); s = s/np.linalg.norm(s)*w; b = len(V); V.extend([tuple(p-s), tuple(p+s), tuple(q+s*.6), tuple(q-s*.6)]); F.append((b, b+1, b+2, b+3)); I.append(k)
    for i in range(n):
        a = r.rand()*6.28; q = R*r.rand()**.5; H = h*r.uniform(.65, 1.05); p = np.array([q*math.cos(a), q*math.sin(a), -.3]); l = np.array([r.randn()*.06+.05, r.randn()*.06, 1.])
        m = p+l*H*.6; t = p+l*H+np.array([.06*H, .0, 0]); quad(p, m, .006, l, 0); quad(m, t, .005, l, 0)
        for j in range(4):
            z = r.uniform(.25, .85); c = p+l*H*z; az = r.rand()*6.28; d = np.array([math.cos(az), math.sin(az), 1.1]); e = c+d*.28*r.uniform(.7, 1.2); g = e+np.array([d[0], d[1], .0])*.2
            quad(c, e, .012, d, 0); quad(e, g, .007, d, 0)
        if r.rand() < plumes:
            for j in range(9):
                z = r.uniform(-.05, .22); c = t+l*z; d = np.array([.5+r.randn()*.4, r.randn()*.4, .9]); quad(c, c+d*.09, .016, d, 1)
    return mesh('reeds', V, F, mats, I)
def hull(L, B, D, mats, bands, keel=0., sheer=(.35, .1), rake=.5, round_stern=False, full=.55, n=40, m=14, flare=.75):
    """x forward; outer shell; bands: [(up to fraction of height, material index)]"""
    ts = np.linspace(-1, 1, n); V = []; F = []; I = []
    for t in ts:
        fb = max(0, t); fs = max(0, -t)
        b = B/2*(1-fb**2.3)**.9*(1-(fs**(5 if round_stern else 3))*(.97 if round_stern else .35))+.012
        top = D+sheer[0]*fb**2+sheer[1]*fs**2; k = keel+.75*D*max(0, fb-.55)**1.6*1.2+(.25*D*fs**3)
        for j in range(-m, m+1):
            s = abs(j)/m; y = b*min(1, (s**full))*(flare+(1-flare)*s)*(1 if j >= 0 else -1); z = k+(top-k)*s**1.45
            V.append((t*L/2+rake*max(0, (t-.3)/.7)**1.5*(z/top)-(.12*L*.3*fs**4*(z/top) if round_stern else 0)*-1*0, y, z))
    w = 2*m+1
    for i in range(n-1):
        for j in range(w-1):
            F.append((i*w+j, (i+1)*w+j, (i+1)*w+j+1, i*w+j+1)); s = abs(j+.5-m)/m; hgt = s**1.45
            I.append(next(k for f_, k in bands if hgt <= f_))
    F.append(tuple(range(w))); I.append(bands[-2][1] if len(bands) > 1 else 0)
    return mesh('hull', V, F, mats, I, True)
def dinghy(x, y, z, rot, outer='#3f6f8f', s=1):
    g = group(x, y, rot, z)
    out, ins, wh = plain(outer, .45), wood('#b98a58', 'x', .5), plain('#efece2', .5)
    o = obj(hull(3.9*s, 1.5*s, .58*s, [out, wh, ins], [(.84, 0), (1, 1)], 0, (.22, .06), .25)); o.parent = g; o.location = (0, 0, -.16)
    md = o.modifiers.new('s', 'SOLIDIFY'); md.thickness = .035; md.offset = -1; md.material_offset = 2
    for xx, w in ((-1.35, .95), (-.3, 1.28), (.75, 1.1)): box(xx*s, 0, .24*s, .24*s, w*s, .03, ins, .004, parent=g)
    for sgn in (-1, 1): tube([(-1.5*s, sgn*.32*s, .32*s), (1.2*s, sgn*.25*s, .30*s)], .02, wood('#c9a777', 'x'), parent=g); box(-1.6*s, sgn*.33*s, .32*s, .5, .13, .02, wood('#c9a777', 'x'), .004, parent=g)
    tube([(1.95*s, 0, .42*s), (2.6*s, .2, -.05), (3.6*s, .3, -.2)], .01, plain('#c9b48a'), parent=g)
    return g
def far_shore(y0=260, depth=180, h=7, cols=(('#5f7a42', '#8a9c5c')), seed=3, dark=1., n=170):
    f = lambda x, y: h*sm(0, depth, y-y0-14*fbm(x/60, x*0, 3, seed))*(.55+.9*fbm(x/110, y/200, 3, seed+1))-.25
    g = soil([(.32, shade('#6f8a48', dark)), (.48, shade('#8f9f5c', dark)), (.58, shade('#b9ab6c', dark)), (.72, shade('#7d9450', dark))], .012, .6, .2, .3)
    X, Y = np.meshgrid(np.linspace(-520, 520, 300), np.linspace(y0-20, y0+depth*1.6, 40)); grid(X, Y, f(X, Y), g)
    bk = plain('#5a4a3c', .9); B = [broad(s, 7, bk, leaf('#3f5a30', '#7c9a50', 8, .3, .25), 1400, .42, .34) for s in (1, 2, 3)]
    r = random.Random(seed)
    for i in range(n):
        x = r.uniform(-330, 330); c = gn(x/45, 0, seed)
        if c < -.12: continue
        y = y0+22+r.random()**1.5*depth*.7+8*abs(c); obj(r.choice(B), (x, y, float(f(x, y))-.3), r.uniform(.7, 1.5), r.random()*6)
    return B
def fjord_water(base='#27495a', bump=.10, scale=1.3, rough=.03):
    X, Y = np.meshgrid(np.linspace(-1, 1, 3), np.array([-6, 60, 1200.])); X = X*1500
    grid(X, Y, X*0, water(base, rough, .5, 1.7, scale, bump, .05, ior=1.9), smooth_=False)
P3 = dict(MORN, az=-58, el=17, seed=11, cover=-.12, cirrus=.85)
@room('fjord-reeds', size=BIG, after=after(P3), exposure=.2, ambient=.9)
def fjord_reeds():
    fjord_water('#4f6f7c', bump=.07)
    far_shore(300, 170, 9)
    rm = leaf('#6b6a38', '#9aa653', 2.1, .3, .4, mid='#7f9444'); pl = leaf('#8a6a4c', '#a88660', 2.4, .3, .4)
    G = [reeds(s, 60, .75, 2.2, [rm, pl], .55) for s in (1, 2, 3)]
    r = random.Random(5); zero = lambda x, y: x*0
    def clump(cx, cy, rx, ry, n, s=(.75, 1.1)):
        for i in range(n):
            a = r.random()*6.28; q = r.random()**.6; obj(r.choice(G), (cx+rx*q*math.cos(a), cy+ry*q*math.sin(a), 0), r.uniform(*s), r.random()*.8-.4)
    clump(-5.3, 7.2, 2.6, 2.8, 60); clump(-9, 13, 4, 4, 60); clump(6.9, 9.5, 2.8, 2.6, 55, (.7, 1.05)); clump(12.5, 17, 5, 4, 70)
    clump(-22, 34, 12, 4, 90); clump(27, 46, 14, 5, 100); clump(2.9, 12.6, .8, .5, 5, (.5, .75)); clump(-1.6, 9.8, .7, .5, 4, (.5, .8)); clump(-40, 80, 24, 5, 90, (.9, 1.2)); clump(4.2, 5.2, .5, .5, 4, (.35, .55))
    clump(-3.1, 4.6, .5, .4, 5, (.35, .6))
    dinghy(1.2, 11.2, .02, math.radians(158), '#3d6c86')
    tube([(3.5, 11.6, -.5), (3.48, 11.6, .75)], .04, wood('#8a7a68', 'z'))
    sun_up(P3, 6.4, '#ffdfae', .8, 1.3)
    haze('#dcd9d2', 800, .8, .72, 30)
    camera((0, 0, 1.75), (.2, 10, 2.0), 24)

P4 = dict(GOLD, disc=1, az=-13, el=7, seed=15, cover=-.03, cirrus=.85)
@room('fjord-jetty', size=BIG, after=after(P4), exposure=.3, ambient=.9)
def fjord_jetty():
    fjord_water('#3a4a56', .13, 1.6, .04)
    far_shore(420, 200, 10, dark=.7, seed=8)
    pw = planks('#a8937c', .15, 30, .6, 'x', '#3f342a', .2)
    wd = wood('#8d7c6a', 'z', .7); wx = wood('#8a745e', 'x', .6); wy = wood('#8d7c6a', 'y', .7)
    x0 = .9; r = random.Random(3); g = group(x0, -3, math.radians(2.5))
    y = 0.
    while y < 24.5:
        box(r.uniform(-.012, .012), y+.07, .62+r.uniform(-.003, .003), 1.5, .136, .035, wx, .005, parent=g, rot=r.uniform(-.004, .004)); y += .149
    y = 22.0
    for i in range(18): box(r.uniform(-.02, .02), 24.6+i*.149, .62, 4.4, .136, .035, wx, .005, parent=g)
    for sx in (-.55, .55): box(sx, 12, .53, .09, 25, .14, wy, .004, parent=g)
    for sx in (-2, 2): box(sx, 25.9, .53, .09, 2.7, .14, wy, .004, parent=g)
    for yy in np.arange(1, 25, 2.9):
        for sx in (-.8, .8): cyl(sx, yy, -1, .075, 1.62+(.75 if int(yy*10) % 2 else .12), wd, seg=14, parent=g)
    for sx in (-2.25, 2.25):
        for yy in (24.7, 27.1): cyl(sx, yy, -1, .08, 2.55, wd, seg=14, parent=g)
    # bench and ladder at its end
    for yy in (26.4, 26.55, 26.7): box(0, yy, 1.08, 2.4, .12, .04, wx, .004, parent=g)
    for sx in (-1, 0, 1): box(sx, 26.55, .85, .08, .4, .44, wd, .004, parent=g)
    for z in (1.3, 1.46): box(0, 26.85, z, 2.4, .04, .11, wx, .004, parent=g)
    for sx in (-1, 1): box(sx, 26.85, 1.1, .07, .06, .95, wd, .004, parent=g)
    st = plain('#c9ccce', .3, 1)
    for yy in (25.5, 26.05): tube([(2.15, yy, .6), (2.15, yy, 1.35), (2.3, yy, 1.5), (2.45, yy, 1.35), (2.45, yy, -.6)], .022, st, parent=g)
    for z in (.35, .05, -.2): tube([(2.45, 25.5, z), (2.45, 26.05, z)], .02, st, parent=g)
    rm = leaf('#6a6034', '#b0a058', 2.1, .3, .5, mid='#8f8a48'); pl = leaf('#8f6f4c', '#b8926a', 2.4, .3, .5)
    G = [reeds(s, 60, .75, 2.1, [rm, pl], .6) for s in (1, 2, 3)]
    def clump(cx, cy, rx, ry, n, s=(.75, 1.1)):
        for i in range(n):
            a = r.random()*6.28; q = r.random()**.6; obj(r.choice(G), (cx+rx*q*math.cos(a), cy+ry*q*math.sin(a), 0), r.uniform(*s), r.random()*.8-.4)
    clump(-7.6, 9, 2.6, 3.2, 60); clump(9, 11, 3, 3, 55); clump(17, 22, 6, 5, 80); clump(-26, 34, 10, 4, 70); clump(40, 60, 20, 5, 80); clump(-4.4, 5.2, .7, .6, 8, (.5, .75)); clump(-60, 120, 40, 6, 80, (1, 1.3))
    sun_up(P4, 5.5, '#ffc27a', 1.2, 1.15)
    haze('#e6c4a0', 800, .8, .75, 40)
    camera((0, -2.6, 2.15), (.55, 10, 2.25), 24)

# ---------------------------------------------------------------- coast
class Coast:
    """the shore runs along t at s = 0, the sea at s < 0; the camera stands at s0 above (0, 0)"""
    def __init__(s, phi, s0, dune=30, dh=9, cliff=None, seed=1, berm=1.6, k=0.):
        s.c, s.n, s.s0, s.dune, s.dh, s.cliff, s.seed, s.berm, s.k = math.cos(phi), math.sin(phi), s0, dune, dh, cliff, seed, berm, k
    def S(s, x, y): return x*s.c-y*s.n+s.s0+s.k*np.maximum(y, 0)**2
    def T(s, x, y): return x*s.n+y*s.c
    def foot(s, t): return s.dune+5*fbm(t/34, t*0, 3, s.seed)
    def f(s, x, y):
        c = getattr(s, '_c', None)
        if c and c[0] is x: return c[1]
        z = s.f0(x, y)
        if np.size(x) > 20000: s._c = (x, z)
        return z
    def f0(s, x, y):
        a, t = s.S(x, y), s.T(x, y)
        z = np.minimum(.055*a, s.berm+.006*a)+.035*fbm(x/1.1, y/1.1, 3, 4)*sm(1, 6, a)+.14*fbm(x/7, y/7, 3, 6)*sm(3, 12, a)
        for x0_, sl, w_ in ((-1.3, .16, .5), (1.9, -.13, .4)):   # footprints
            par = np.floor(y/.68) % 2*2-1; q = (y % .68)-.34; xl = x0_+sl*y+w_*np.sin(y/5.)+par*.13
            dd = ((x-xl)/.085)**2+(q/.15)**2; z = z-.055*np.exp(-dd)+.014*np.exp(-(np.sqrt(dd)-1.7)**2*3)
        k = a-s.foot(t)
        if s.cliff:
            H = s.cliff*(.85+.35*fbm(t/90, t*0, 2, 9)); gul = fbm(t/13, a/60, 4, 12, ridge=True)*5.5+fbm(t/5, a/30, 3, 15)*1.6+fbm(t/34, a/90, 2, 13)*9; p = (k+gul)/(.62*s.cliff)
            w = np.where(p < .45, .9*p*p/.45*.5*1.3, 0); prof = sm(0, .55, p)*.42+sm(.42, .98, p)*.58
            z = z+np.maximum(0, H*prof)+.5*fbm(t/2.2, a/5, 4, 17)*sm(0, .1, p)*sm(1.15, .9, p)+.4*fbm(x/9, y/9, 3, 5)*sm(.95, 1.1, p)
        else:
            z = z+s.dh*sm(-1, 17, k+4*fbm(x/13, y/13, 3, s.seed+3))*(.62+.75*fbm(x/24, y/24, 4, s.seed+5))+.5*fbm(x/4, y/4, 3, 8)*sm(2, 10, k)+.22*sm(-7, 0, k)*fbm(x/2.5, y/2.5, 3, 2)
        return z
    def green(s, x, y):
        a, t = s.S(x, y), s.T(x, y); k = a-s.foot(t)
        if s.cliff:
            H = s.cliff*(.85+.35*fbm(t/90, t*0, 2, 9)); z = s.f(x, y)/H; return np.clip(sm(.84, .97, z)+.75*sm(.1, .5, fbm(x/12, y/12, 3, 3))*sm(.15, .4, z), 0, 1)
        return sm(0, 7, k)*sm(-.35, .15, fbm(x/9, y/9, 3, 31))
    def wet(s, x, y): return sm(6.5, 1.2, s.S(x, y)+2.2*fbm(s.T(x, y)/9, s.S(x, y)/9, 3, 22))
    def build(s, sand=('#b39c74', '#d3bf97', '#e6d7b4'), grass=('#6f6f3e', '#8d8f52', '#b3a970'), n=300, half=1.35, x0=0, y1=520, face=None, sea=True, foam=1., base='#1d4658', shallow='#4f8d94', wind=1.):
        so = soil([(.3, sand[0]), (.5, sand[1]), (.7, sand[2])], .35, 9, .35, .03, face=face, attr='green', other=[(.3, grass[0]), (.5, grass[1]), (.7, grass[2])], wet='wet')
        s.soil = so
        terrain(s.f, so, 1.0, y1, n, half, x0, 4, {'green': s.green, 'wet': s.wet, 'face': (lambda x, y: sm(1.2, 3.0, s.f(x, y)-np.minimum(.055*s.S(x, y), s.berm+.006*s.S(x, y)))*(1 if s.cliff else 0))})
        if not sea: return
        # the sea in coordinates of the shore
        v = np.concatenate([-(np.expm1(np.linspace(0, 1, 90)*3.4)*1.6)[::-1], np.expm1(np.linspace(0, 1, 300)*5.9)*2.2]); v = v[v < 900]
        u = np.concatenate([[-2500, -1200, -700, -450, -320, -250], -200*np.linspace(1, 0, 240)[:-1]**1.5, np.linspace(0, 4.5, 22)])
        A, Tt = np.meshgrid(u, v); X = (A-s.s0-s.k*np.maximum(Tt, 0)**2)*s.c+Tt*s.n; Y = -(A-s.s0)*s.n+Tt*s.c
        e = 1.6+1.7*fbm(Tt/8, Tt*0, 3, 41); gz = s.f(X, Y)
        Z = .03*fbm(A/2, Tt/5, 3, 3)*sm(0, -6, A); fo = np.zeros_like(A); sh = sm(-34, -2, A)
        for i, (c, h, w) in enumerate(((-5, .22, .9), (-13, .5, 1.3), (-25, .75, 1.7), (-42, .85, 2.2), (-64, .8, 2.6), (-92, .7, 3))):
            d = A-c-3.2*fbm(Tt/32, Tt*0, 3, 60+i)-.5*fbm(Tt/5, Tt*0, 2, 70+i); m = sm(-.25, .3, gn(Tt/26, 0, 80+i)+.2); br = sm(-.05, .4, gn(Tt/21, 0, 90+i)+.22)
            Z += h*m*np.where(d < 0, np.exp(-(d/w/1.8)**2), np.exp(-(d/w/.7)**2)); fo += br*m*(.62*np.exp(-((d-.25*w)/(.75*w))**2)+.4*sm(-.2, .5, d)*np.exp(-np.maximum(d, 0)/(3.2*w)))*foam
            sh = np.maximum(sh, .5*m*np.exp(-(d/w)**2))
        fo += .55*np.exp(-((A-e+.1)/.22)**2)+.36*sm(-3.5, .4, A)*sm(e, e-.6, A); fo += .30*sm(.35, .7, fbm(A/5, Tt/18, 3, 51))*sm(-120, -12, A)*foam
        Z = np.where(A > -2.5, np.maximum(Z*sm(.5, -3, A), gz+.02-.12*sm(e-.05, e+.25, A)), Z)
        m = water(base, .32, .8, 1, .5, .22*wind, .25, True, shallow)
        nt = m.node_tree  # noise in shore coordinates
        grid(X, Y, Z, m, {'foam': np.clip(fo, 0, .75), 'shallow': sh*.85})
    def marram(s, n=2600, y=(3, 70), where=None, s_=(.7, 1.3), half=1.2, lo=-.25, cols=(('#6a7442', '#bdb878'), ('#7d8448', '#d0c692'), ('#5a6c3c', '#a0aa66')), power=1.7, k0=-1.5):
        G = [blades(leaf(a, b, .75, .3, .4), 210, .5, .78, .0065, .95, 8, .07, i) for i, (a, b) in enumerate(cols)]
        if where is not None: return scat(G, s.f, n, y, half, 0, 3, s_, where, power)
        r = np.random.RandomState(s.seed); t = y[0]+(y[1]-y[0])*r.rand(n)**power; a = s.foot(t)+k0+(r.rand(n)**1.25)*(16+.5*t)
        X = (a-s.s0)*s.c+t*s.n; Y = -(a-s.s0)*s.n+t*s.c; k = (fbm(X/6, Y/6, 3, 33)+.4*gn(X/1.5, Y/1.5, 3) > lo) & (Y > 2); X, Y, t = X[k], Y[k], t[k]; Z = s.f(X, Y)-.05
        for x_, y_, z_, t_ in zip(X, Y, Z, t): q = r.uniform(*s_)*(1+t_/160); obj(G[r.randint(3)], (x_, y_, z_), (q, q, q*r.uniform(.8, 1.15)/(1+t_/320)), r.rand()*6.28)
def square_light(x, y, z, h=27, rot=.3, top='#b23a2e'):
    g = group(x, y, rot, z); wh = plain('#f2efe8', .75, 0, .1); dk = plain('#38424a', .2); rd = plain(top, .5); gr = plain('#8d9192', .6)
    V, F = [], []
    for zz, w in ((-1.5, 3.4), (0, 3.4), (.9, 3.35), (.9, 3.15), (h*.80, 2.5), (h*.80, 2.85), (h*.83, 2.95), (h*.83, 3.05), (h*.845, 3.05), (h*.845, 1.4)): V += [(-w, -w, zz), (w, -w, zz), (w, w, zz), (-w, w, zz)]
    for i in range(len(V)//4-1):
        for k in range(4): F.append((i*4+k, i*4+(k+1) % 4, i*4+4+(k+1) % 4, i*4+4+k))
    o = obj(mesh('tower', V, F, wh)); o.parent = g
    for i, zz in enumerate((3.2, 7.4, 11.6, 15.8, h*.80-1.9)):
        w = 3.15-.65*(zz-.9)/(h*.8-.9)
        for a in range(4):
            q = group(0, 0, a*math.pi/2, 0); q.parent = g; box(0, -w, zz, 1.15, .10, 1.75, plain('#e4e0d8', .7), .01, parent=q); box(0, -w-.03, zz, .82, .1, 1.4, dk, 0, parent=q); box(0, -w-.06, zz, .06, .08, 1.4, wh, 0, parent=q); box(0, -w-.06, zz+.1, .82, .08, .06, wh, 0, parent=q)
    box(0, -3.4, 1.2, 1.3, .12, 2.4, plain('#3f5a4c', .5), .01, parent=g)
    for a in range(4):
        q = group(0, 0, a*math.pi/2, 0); q.parent = g
        for zz in (.45, .8, 1.15): box(0, -2.95, h*.845+zz, 5.9, .05, .05, gr, 0, parent=q)
        for i in range(9): box(-2.9+i*.725, -2.95, h*.845+.58, .05, .05, 1.16, gr, 0, parent=q)
    z1 = h*.845
    cyl(0, 0, z1, 1.75, 1.3, wh, seg=32, parent=g); cyl(0, 0, z1+1.3, 1.6, 2.2, plain('#7f95a0', .12), seg=24, parent=g); cyl(0, 0, z1+1.5, 1.1, 1.8, plain('#e8d9a0', .3), seg=16, parent=g)
    for i in range(12): a = i*.5236; box(1.62*math.cos(a), 1.62*math.sin(a), z1+2.4, .07, .07, 2.2, rd, 0, rot=a, parent=g)
    cyl(0, 0, z1+3.5, 1.85, .22, rd, seg=32, parent=g); cyl(0, 0, z1+3.72, 1.8, 1.35, rd, .22, 32, parent=g); cyl(0, 0, z1+5.05, .2, .5, rd, seg=12, parent=g); cyl(0, 0, z1+5.5, .04, 1.4, gr, seg=8, parent=g)
    return g
def small_house(x, y, z, w, d, h, rh, wall, roof, rot=0, plinth='#6d6a66', win=3, door=True, chim=True, trim='#f1efe9'):
    g = group(x, y, rot, z); wm = wall if not isinstance(wall, str) else plain(wall, .85, 0, .1); gl = plain('#34424b', .08); tr = plain(trim, .5)
    box(0, 0, h/2-.4, w, d, h+.8, wm, 0, parent=g); box(0, 0, .05, w+.06, d+.06, .5, plain(plinth, .9), 0, parent=g)
    o_ = .32; me = mesh('r', [(-w/2-o_, -d/2-o_, h-.2), (w/2+o_, -d/2-o_, h-.2), (w/2+o_, 0, h+rh), (-w/2-o_, 0, h+rh), (-w/2-o_, d/2+o_, h-.2), (w/2+o_, d/2+o_, h-.2)], [(0, 1, 2, 3), (3, 2, 5, 4)], roof); o = obj(me); o.parent = g; m = o.modifiers.new('s', 'SOLIDIFY'); m.thickness = .16; m.offset = 0
    for s in (-1, 1): obj(mesh('g', [(s*w/2, -d/2, h), (s*w/2, d/2, h), (s*w/2, 0, h+rh)], [(0, 1, 2)], wm)).parent = g
    n = win+(1 if door else 0)
    for i in range(n):
        xx = -w/2+w*(i+.5)/n
        if door and i == n//2: box(xx, -d/2, 1.05, .95, .12, 2.1, plain('#3f5f58', .5), .01, parent=g); continue
        box(xx, -d/2, 1.5, 1.1, .1, 1.2, tr, .005, parent=g)
        for s in (-1, 1): box(xx+s*.26, -d/2-.03, 1.5, .44, .1, 1.04, gl, 0, parent=g)
    box(0, -d/2-o_, h-.22, w+2*o_, .1, .1, tr, 0, parent=g)
    for s in (-1, 1): box(s*(w/2), 0, 1.6, .1, 1.0, 1.2, tr, 0, parent=g); box(s*(w/2+.03), 0, 1.6, .1, .8, 1.0, gl, 0, parent=g)
    if chim: box(w*.22, 0, h+rh+.25, .6, .6, 1.2, plain('#8f5a48', .9), .01, parent=g); box(w*.22, 0, h+rh+.87, .72, .72, .12, plain('#8f5a48', .9), .01, parent=g)
    return g
def red_tiles(c='#8c4636'): return tiles(c, .24, .32, shade(c, .6), .8, 'xz', .14, bump=.9)

P5 = dict(NOON, az=-128, el=46, seed=22, cover=.12, cirrus=.3)
@room('lighthouse-over-the-beach', size=BIG, after=after(P5), exposure=.2, ambient=.9)
def lighthouse_over_the_beach():
    C = Coast(0, 15, 23, 8.5, seed=4); C.build(x0=0)
    C.marram(4200, (1, 120), power=1.5, lo=-.42); C.marram(420, (2.2, 14), where=lambda x, y: (x > 3.0+.22*y) & (fbm(x/2, y/2, 3, 7) > -.05), half=.9, s_=(.6, 1.1))
    wr = [blob_stone(i, c) for i, c in enumerate(('#5a4f3c', '#463f33', '#d8d2c4', '#8f8a84'))]; r = random.Random(5)
    for i in range(420):
        t = 2.5+70*r.random()**1.6; s_ = 8.6+.9*float(fbm(np.array(t/7), np.array(0.), 3, 5))+r.gauss(0, .22) if r.random() < .75 else r.uniform(7, 20); k = r.uniform(.015, .06); obj(wr[r.randrange(4)], (s_-C.s0, t, float(C.f(np.array(s_-C.s0), np.array(t)))), (k*1.6, k, k*.6), r.random()*6)
    C.marram(26, (2.6, 6), where=lambda x, y: (x < -.9-.2*y) & (fbm(x, y, 2, 7) > -.1), half=.75, s_=(.45, .8))
    lx, ly = 33, 88; lz = float(C.f(np.array(lx-3.), np.array(ly-3.)))
    square_light(lx, ly, lz-.4, 26, .5); small_house(lx+15, ly+3, float(C.f(np.array(lx+12.), np.array(ly-1.))), 13, 6.5, 2.8, 2.8, '#efece4', red_tiles(), -.25)
    sun_up(P5, 5.4, '#fff2de', .8, 1.05); haze('#bed2df', 420, .85, .66, 20)
    camera((0, 0, 3.2), (.0, 10, 3.75), 25)

P6 = dict(NOON, az=-95, el=42, seed=31, cover=.2, cirrus=.3)
@room('grey-lighthouse', size=BIG, after=after(P6), exposure=.2, ambient=.9)
def grey_lighthouse():
    xc = lambda y: 2.4*np.sin(y/15.+.5)+.12*y-1.0
    def f(x, y): return .3*fbm(x/6, y/6, 3, 1)+3.6*sm(9, 38, y)*(fbm(x/26, y/26, 3, 44)+.18)+7.5*np.exp(-((x-17)/30)**2-((y-86)/30)**2)+.12*sm(.6, 1.5, np.abs(x-xc(y)))-.1
    g = soil([(.3, '#56702f'), (.5, '#7a8f42'), (.66, '#97a257'), (.8, '#c9bb8c')], .3, 7, .4, .05, attr='p', other=[(.3, '#bda87c'), (.5, '#d6c49a'), (.7, '#e6d8b6')])
    bare = lambda x, y: sm(.42, .6, fbm(x/13, y/13, 4, 61)+.25*fbm(x/3, y/3, 2, 3))
    path = lambda x, y: np.maximum(sm(1.2, .6, np.abs(x-xc(y))+.4*fbm(x/1.3, y/1.3, 3, 7))*sm(80, 70, y), bare(x, y))
    terrain(f, g, 1.0, 300, 300, .95, 0, 4, {'p': path})
    G = [blades(leaf(a, b, .6, .3, .4), 150, .45, .6, .0065, .95, 7, .07, i) for i, (a, b) in enumerate((('#46622c', '#93ad52'), ('#56702f', '#b0b566'), ('#3f5f30', '#7fa04a'), ('#6a7438', '#c9bf86')))]
    low = [blades(leaf('#3a5524', '#7c9c42', .2, .35), 420, .6, .22, .012, .8, 0, .1, 9, .5, .6), blades(leaf('#3f5a2a', '#a9ad4c', .2, .35), 420, .6, .2, .01, .8, 0, .1, 10, .5, .6)]
    okp = lambda x, y: (np.abs(x-xc(y)) > .95) & (path(x, y) < .3)
    scat(G, f, 3300, (1.8, 62), .85, 0, 3, (.6, 1.3), lambda x, y: okp(x, y) & (fbm(x/5, y/5, 3, 9) > -.3), 1.6); scat(low, f, 2200, (1.6, 60), .85, 0, 3, (.7, 1.5), okp, 1.6)
    lx, ly = 16, 84; z = float(f(np.array(lx*1.), np.array(ly*1.)))-.3; H = 37
    gr = tiles('#8f9190', .5, .25, '#7f8180', .85, 'xz', .10, .5, .01, .3); wh = plain('#e9e6df', .7); dk = plain('#2f3a42', .15); ir = plain('#4a4f52', .5); rd = plain('#5d6568', .45)
    tw = group(lx, ly, 0, z); cyl(0, 0, -1, 4.5, 2.2, plain('#a9aaa7', .9), 4.3, 48, parent=tw); cyl(0, 0, 1, 3.55, H*.86-1, gr, 2.55, 64, parent=tw); cyl(0, 0, H*.86-.9, 2.75, .5, wh, 3.0, 48, parent=tw); cyl(0, 0, H*.86-.4, 3.35, .35, plain('#b9bab6', .8), seg=48, parent=tw)
    for zz in (.5, .85, 1.2):
        tube([(3.25*math.cos(a), 3.25*math.sin(a), H*.86-.05+zz) for a in np.linspace(0, 6.283, 49)], .03, ir, parent=tw)
    for i in range(24): a = i*.2618; cyl(3.25*math.cos(a), 3.25*math.sin(a), H*.86-.05, .03, 1.2, ir, seg=6, bev=0, parent=tw)
    z1 = H*.86-.05; cyl(0, 0, z1, 2.1, 1.5, wh, seg=40, parent=tw); cyl(0, 0, z1+1.5, 1.9, 2.5, plain('#7f95a0', .1), seg=24, parent=tw); cyl(0, 0, z1+1.7, 1.2, 2.1, plain('#ead9a0', .3), seg=16, parent=tw)
    for i in range(14): a = i*.4488; box(1.92*math.cos(a), 1.92*math.sin(a), z1+2.75, .08, .08, 2.5, ir, 0, rot=a, parent=tw)
    cyl(0, 0, z1+4, 2.15, .25, rd, seg=32, parent=tw); cyl(0, 0, z1+4.25, 2.1, 1.5, rd, .25, 32, parent=tw); sphere(0, 0, z1+5.9, .35, rd) .parent = tw; cyl(0, 0, z1+6.1, .04, 1.6, ir, seg=6, parent=tw)
    for i, zz in enumerate((4, 10, 16, 22, 27.5)):
        a = math.radians(-100+(i % 2)*28); q = 3.55-(zz-1)*1.0/(H*.86-2); box(q*math.cos(a), q*math.sin(a), zz, .3, .95, 1.5, wh, .01, rot=a, parent=tw); box((q+.08)*math.cos(a), (q+.08)*math.sin(a), zz, .3, .65, 1.2, dk, 0, rot=a, parent=tw)
    hz = lambda x, y: float(f(np.array(x*1.), np.array(y*1.)))
    small_house(lx+12.5, ly-2, hz(lx+12, ly-4)-.1, 12, 6.5, 2.7, 2.8, '#e3b95f', red_tiles(), -.2); small_house(lx-11, ly+4, hz(lx-11, ly)-.3, 8, 5.5, 2.5, 2.4, '#e3b95f', red_tiles(), .2, chim=False)
    sun_up(P6, 5.6, '#fff2de', .8, 1.3); haze('#c2d4df', 420, .8, .62, 20)
    camera((0, 0, 2.0), (.6, 10, 3.55), 25)

P7 = dict(NOON, az=-152, el=40, seed=41, cover=.14, cirrus=.35)
@room('cliffs-noon', size=BIG, after=after(P7), exposure=.1, ambient=.9)
def cliffs_noon():
    C = Coast(0, 13, 41, 0, cliff=29, seed=14, berm=1.2, k=.0006); C.build(n=420, sand=('#a08a64', '#c4ae86', '#dccba6'), face=[(.40, '#625a50'), (.52, '#877660'), (.6, '#a8916c'), (.66, '#766a5c'), (.74, '#b8a480'), (.9, '#c9baa0')], grass=('#465628', '#5f7036', '#868a50'), y1=650)
    # strata and damp in the clay
    C.marram(1500, (8, 130), where=lambda x, y: C.green(x, y) > .6, half=1.2, power=1.2, s_=(.8, 1.6)); C.marram(220, (2.5, 14), where=lambda x, y: (x > 4.5+.2*y) & (fbm(x/2, y/2, 3, 7) > .0), half=.9, s_=(.5, 1))
    st = [blob_stone(i) for i in range(4)]; r = random.Random(4)
    for i in range(420):
        y = 3+120*r.random()**1.7; s = C.foot(np.array(y*1.))-13-abs(r.gauss(0, 5)) if r.random() < .7 else r.uniform(3, 24); x = float(s)-C.s0-C.k*y*y
        obj(r.choice(st), (x, y, float(C.f(np.array(x), np.array(y*1.)))), r.uniform(.04, .26)*(1 if r.random() < .93 else 2.2), r.random()*6)
    sun_up(P7, 5.8, '#fff0d8', .8, .9); haze('#bccdd8', 900, .85, .6, 30)
    camera((0, 0, 2.7), (1.1, 10, 3.5), 24)
def blob_stone(seed, c=None):
    me = bpy.data.meshes.new('st'); bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=3, radius=1); r = np.random.RandomState(seed); sc = r.uniform(.7, 1.2, 3)
    for v in bm.verts:
        p = np.array(v.co); k = 1+.28*fbm(p[0]*.9+seed*3, p[1]*.9+p[2]*1.3, 3, seed); v.co = tuple(p*k*sc*np.array([1, 1, .75]))
    bm.to_mesh(me); bm.free(); me.materials.append(stone(c or ('#8f8a84', '#a39a8c', '#77716c', '#b0a598')[seed % 4], 3, .9)); me.polygons.foreach_set('use_smooth', np.ones(len(me.polygons), bool)); return me

def hut(x, y, z, c, rot, w=2.1, d=2.3, stripe=False, door='#f3f0e8'):
    g = group(x, y, rot, z); wh = plain('#f1eee6', .55); h, rh = 2.05, .95; wm = plain(c, .6); dk = plain(shade(c, .62), .6)
    n = 14
    def top(xx): return h+rh*(1-abs(xx)/(w/2))
    for i in range(n):   # boards of the gables
        a = -w/2+w*i/n; b = a+w/n-.012; m = wh if stripe and i % 2 else wm
        for yy in (-d/2, d/2): obj(mesh('b', [(a, yy, .15), (b, yy, .15), (b, yy, top(b)), ((a+b)/2, yy, max(top(a), top(b))) if a*b < 0 else ((a+b)/2, yy, top((a+b)/2)), (a, yy, top(a))], [(0, 1, 2, 3, 4)], m)).parent = g
    box(0, 0, h/2+.08, w-.04, d-.04, h-.1, dk, 0, parent=g)
    for s in (-1, 1):
        for i in range(15): a = -d/2+d*(i+.5)/15; box(s*w/2, a, h/2+.1, .03, d/15-.012, h-.12, wm, 0, parent=g)
        for yy in (-d/2, d/2): box(s*w/2, yy, h/2+.1, .1, .1, h-.1, wh, .008, parent=g)
    L = math.hypot(w/2+.16, rh+.145); an = math.atan2(rh, w/2)
    for s in (-1, 1):
        o = box(s*(w/4+.06), 0, h+rh/2+.04, L, d+.36, .05, plain('#5d6163', .8), .006, parent=g); o.rotation_euler = (0, s*an, 0)
        for yy in (-d/2-.17, d/2+.17): o = box(s*(w/4+.06), yy, h+rh/2+.02, L, .03, .16, wh, .006, parent=g); o.rotation_euler = (0, s*an, 0)
    box(0, -d/2-.02, 1.12, .92, .05, 1.9, wh, .006, parent=g)
    for i in range(6): box(-.335+i*.134, -d/2-.045, 1.12, .126, .03, 1.78, plain(door, .6), .003, parent=g)
    cyl(.3, -d/2-.1, 1.05, .025, .06, plain('#55585a', .4, 1), seg=10, rot=(math.radians(90), 0, 0), parent=g)
    cyl(0, -d/2-.02, h+.36, .19, .03, wh, seg=24, rot=(math.radians(90), 0, 0), parent=g); cyl(0, -d/2-.045, h+.36, .14, .02, plain('#3f4e58', .1), seg=24, rot=(math.radians(90), 0, 0), parent=g)
    box(0, 0, .06, w+.1, d+.1, .2, wood('#9a8466', 'x', .7), .01, parent=g)
    for i in range(5): box(-.8+i*.4-.0, -d/2-.5, .10, .385, .9, .05, wood('#b39a78', 'y', .7), .005, parent=g)
    box(0, -d/2-1.1, -.02, 1.2, .3, .1, wood('#9a8466', 'x', .7), .006, parent=g)
P8 = dict(MORN, az=128, el=27, seed=52, cover=.02, cirrus=.55)
@room('beach-huts', size=BIG, after=after(P8), exposure=.2, ambient=.9)
def beach_huts():
    C = Coast(math.radians(48), 31, 60, 6, seed=9); C.build(n=280, half=1.3, foam=.7)
    cols = ['#b8473c', '#e4e0d4', '#3f77a3', '#e0b04c', '#5b8f86', '#d98f8a', '#3d5f7f']
    for i, c in enumerate(cols):
        x = -6.0+i*2.85; y = 17.8-i*1.3; hut(x, y, float(C.f(np.array(x), np.array(y)))-.03, c, math.radians(-26+3*math.sin(i*7)), stripe=i in (2, 5), door='#f3f0e8' if i != 1 else '#7fa0a8')
    C.marram(700, (2.2, 30), where=lambda x, y: ((x > 5.5+.12*y) | (x < -4.5-.5*y+0*x)) & (fbm(x/3, y/3, 3, 13) > .1) & (C.S(x, y) > 16) & (np.abs((y-15.1)+.456*x) > 2.4), half=1.1, s_=(.5, 1))
    C.marram(60, (2.2, 6), where=lambda x, y: np.abs(x) > .5, half=.9, s_=(.4, .7))
    # footprints
    r = random.Random(6)
    sun_up(P8, 6.0, '#ffe2b8', .9, 1.05); haze('#dcdcd8', 420, .85, .72, 25)
    camera((0, 0, 3.25), (.5, 10, 3.25), 24)

# ---------------------------------------------------------------- horses
def chain_mesh(chains, mat, vox=.03):
    bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=2, radius=1); TV = np.array([v.co[:] for v in bm.verts]); bm.verts.index_update(); TF = np.array([[v.index for v in f.verts] for f in bm.faces]); bm.free(); V, F, k = [], [], 0
    for ch in chains:
        P = np.array(ch, float); seg = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P[:, :3], axis=0), axis=1))]; n = max(2, int(seg[-1]/.05))
        for q in np.linspace(0, seg[-1], n):
            c = [np.interp(q, seg, P[:, j]) for j in range(4)]; V.append(TV*c[3]+np.array(c[:3])); F.append(TF+k); k += len(TV)
    me = mesh('h', np.concatenate(V), np.concatenate(F), mat); o = obj(me)
    m = o.modifiers.new('r', 'REMESH'); m.mode = 'VOXEL'; m.voxel_size = vox; m.use_smooth_shade = True
    m = o.modifiers.new('s', 'SMOOTH'); m.factor = .5; m.iterations = 3
    dg = bpy.context.evaluated_depsgraph_get(); r = bpy.data.meshes.new_from_object(o.evaluated_get(dg)); bpy.data.objects.remove(o); r.polygons.foreach_set('use_smooth', np.ones(len(r.polygons), bool)); return r
_hc = {}
def horse(body, mane, up=False, step=0):
    out = []
    for me, mat in zip(_horse(up, step), (body, mane)): me = me.copy(); me.materials.clear(); me.materials.append(mat); out.append(me)
    return out
def _horse(up, step):
    k = (up, step)
    if k in _hc and _hc[k][0].name in bpy.data.meshes: return _hc[k]
    _hc[k] = _horse0(up, step); return _hc[k]
def _horse0(up, step):
    body, mane = plain('#888888'), plain('#333333')
    b = [[(-.74, 0, 1.36, .29), (-.45, 0, 1.35, .335), (-.05, 0, 1.25, .36), (.38, 0, 1.26, .345), (.62, 0, 1.32, .27)]]
    if up: neck = [(.52, 0, 1.38, .26), (.8, 0, 1.62, .195), (1.02, 0, 1.9, .13), (1.1, 0, 2.0, .10)]; head = [(1.06, 0, 1.98, .11), (1.25, 0, 1.84, .105), (1.48, 0, 1.66, .065), (1.56, 0, 1.6, .06)]; ear = [(1.04, .06, 2.08, .03), (1.05, .07, 2.2, .015)]; mn = [(1.08, 0, 2.1, .04), (.88, .03, 1.88, .06), (.66, .04, 1.62, .07)]
    else: neck = [(.55, 0, 1.36, .26), (.92, 0, 1.15, .185), (1.2, 0, .86, .13), (1.28, 0, .74, .10)]; head = [(1.26, 0, .76, .105), (1.36, 0, .52, .095), (1.42, 0, .22, .06), (1.43, 0, .13, .058)]; ear = [(1.2, .07, .84, .03), (1.16, .1, .95, .015)]; mn = [(1.3, 0, .86, .04), (1.12, .03, 1.07, .06), (.72, .04, 1.42, .06)]
    b += [neck, head, ear, [(x, -y, z, r) for x, y, z, r in ear]]
    for s, k in ((1, step), (-1, -step)):
        b.append([(.5, .13*s, 1.15, .17), (.52+k*.3, .15*s, .85, .095), (.52+k*.6, .15*s, .56, .06), (.52+k*.7, .15*s, .3, .042), (.52+k*.9, .15*s, .12, .045), (.57+k, .15*s, .05, .055)])
        b.append([(-.66, .13*s, 1.2, .21), (-.6-k*.2, .16*s, .92, .14), (-.78-k*.5, .16*s, .62, .07), (-.75-k*.6, .16*s, .34, .045), (-.72-k*.7, .16*s, .12, .047), (-.67-k*.7, .16*s, .05, .057)])
    t = [[(-.96, 0, 1.42, .05), (-1.08, 0, 1.2, .07), (-1.1, .02, .85, .075), (-1.07, .03, .5, .03)], mn]
    return chain_mesh(b, body), chain_mesh(t, mane, .02)
P9 = dict(MORN, az=-72, el=19, seed=63, cover=.05, cirrus=.6)
@room('horses-on-the-meadow', size=BIG, after=after(P9), exposure=.25, ambient=.9)
def horses_on_the_meadow():
    _hc.clear()
    sh = lambda x: 41+6*fbm(x/22, x*0, 3, 5)-.12*x
    def f(x, y): return .16*fbm(x/7, y/7, 3, 1)*sm(60, 40, y)+.75-.95*sm(-14, 3, y-sh(x))
    g = soil([(.3, '#3f5426'), (.5, '#56702f'), (.7, '#74863c')], .4, 6, .4, .05)
    terrain(f, g, 1.0, 140, 220, .95)
    fjord_water('#5a7a88', .12, 1.2); far_shore(420, 190, 11, seed=12)
    G = [blades(leaf(a, b, .3, .3, .45), 320, .6, .34, .005, .9, 16, .09, i) for i, (a, b) in enumerate((('#3f5f24', '#8fae4c'), ('#4a6a2a', '#a9ba5c'), ('#55702c', '#c0b868')))]
    tall = [blades(leaf('#5a7030', '#c9bd84', .6, .3, .45), 120, .5, .65, .005, .6, 12, .08, 9)]
    scat(G, f, 5200, (3, 48), .85, 0, 3, (.35, .8), lambda x, y: (y < sh(x)-1), 1.7); scat(tall, f, 220, (2.2, 58), .85, 0, 3, (.5, 1.0), lambda x, y: (fbm(x/6, y/6, 3, 8) > .12) & (y < sh(x)-2), 1.5)
    # buttercups
    fl = [blades(leaf('#6a8a3a', '#e8c53a', .3, .15, .3), 26, .5, .38, .010, .3, 0, .1, 12, 0, 0)]
    scat(fl, f, 240, (2, 30), .8, 0, 3, (.6, 1.0), lambda x, y: fbm(x/5, y/5, 3, 18) > .1, 1.6)
    rm = leaf('#6b6a38', '#a6a55c', 1.6, .3, .4); pl = leaf('#8a6a4c', '#a88660', 1.8, .3, .4); Rd = [reeds(s, 50, .8, 1.6, [rm, pl], .5) for s in (1, 2)]
    r = random.Random(8)
    for i in range(170): x = r.uniform(-75, 75); (gn(x/9, 0, 4) > .02) and obj(r.choice(Rd), (x, float(sh(np.array(x)))+r.uniform(-1.2, 1.4), .0), r.uniform(.45, .75), r.random())
    cs = [(plain('#54382a', .6), plain('#1d1613', .7)), (plain('#a98a62', .6), plain('#e6d9bf', .7)), (plain('#4a2d1e', .6), plain('#17120f', .7)), (plain('#d8cdb9', .6), plain('#efe9dc', .7)), (plain('#6b4a36', .6), plain('#6e4226', .7))]
    for i, (x, y, ro, up, c, s) in enumerate(((-3.9, 15.5, .35, 0, 0, 1), (-.6, 21.5, 2.7, 0, 1, .95), (3.6, 15.2, 2.85, 1, 4, 1), (6.9, 22, .25, 0, 3, .95), (5.3, 16.6, 2.6, 0, 2, .68), (-9, 29, 3.3, 0, 2, 1), (11, 31, .3, 0, 0, 1))):
        bo, mn = horse(*cs[c], bool(up), .10+.08*(i % 2)); z = float(f(np.array(x), np.array(y*1.)))-.03
        for m in (bo, mn): obj(m, (x, y, z), s, ro)
    sun_up(P9, 7.6, '#ffd9a4', .8, 1.0); haze('#dcdad4', 700, .85, .72, 25)
    camera((0, 0, 3.7), (.1, 10, 3.15), 30)

# ---------------------------------------------------------------- cutters
def cutter(x, y, z, rot, hullc='#2f6a9f', L=11., tilt=0, dirty=False, low='#7a2f28', roofc='#c9793a'):
    g = group(x, y, rot, z); g.rotation_euler = (tilt, 0, rot); B, D = 3.7, 2.25
    blue, red, wh, blk = plain(hullc, .45), plain(low, .7), plain('#ece8de', .5), plain('#24282b', .5); dk = wood('#a08058', 'x', .6); gl = plain('#2c3b44', .08); st = plain('#b9bcbd', .4, .8); rope = plain('#c8b68a', .9); var = wood('#a8683a', 'z', .5)
    o = obj(hull(L, B, D, [red, blue, wh, blue], [(.36, 0), (.40, 2), (.93, 1), (1, 2)], 0, (1.0, .35), 1.0, True, .5, 56, 22, .82)); o.parent = g
    m = o.modifiers.new('s', 'SOLIDIFY'); m.thickness = .07; m.offset = -1
    # deck
    ts = np.linspace(-.97, .96, 40); b = B/2*(1-np.maximum(0, ts)**2.3)**.9*(1-np.maximum(0, -ts)**5*.97)*.97; top = D+1.0*np.maximum(0, ts)**2+.35*np.maximum(0, -ts)**2
    X = np.stack([ts*L/2+.7*np.maximum(0, (ts-.3)/.7)**1.5]*2, 1); Y = np.stack([-b, b], 1); obj(mesh('deck', np.stack([X, Y, np.stack([top-.5]*2, 1)], -1).reshape(-1, 3), [(2*i, 2*i+1, 2*i+3, 2*i+2) for i in range(39)], dk)).parent = g
    for s in (-1, 1):   # rubbing strakes and rail
        for dz, rr, mm in ((-.42, .045, blk), (.02, .05, var)): tube([(t*L/2+1.0*max(0, (t-.3)/.7)**1.5*(1+dz/tp), s*(bb/.97+.02), tp+dz) for t, bb, tp in zip(ts, b, top)], rr, mm, parent=g)
    box(-.2, 0, .02, L*.86, .22, .3, red, .02, parent=g)
    # wheelhouse
    zx = D-.35; wx = -L*.24
    box(wx, 0, zx+.5, 3.3, 2.1, 1.0, wh, .04, parent=g); box(wx+.5, 0, zx+1.6, 1.9, 1.9, 1.5, wh, .05, parent=g); box(wx+.5, 0, zx+2.42, 2.2, 2.15, .12, plain(roofc, .6), .03, parent=g)
    for yy in (-.6, 0, .6): box(wx+1.46, yy, zx+1.9, .04, .5, .52, gl, .01, parent=g)
    for s in (-1, 1):
        for xx in (0, .6, 1.15): box(wx+xx-.05, s*.96, zx+1.9, .46, .04, .5, gl, .01, parent=g)
        box(wx-1.0, s*1.06, zx+.62, .5, .03, .34, gl, .01, parent=g); cyl(wx+.2, s*1.0, zx+1.28, .26, .07, plain('#e06a2c', .6), seg=20, rot=(math.radians(90), 0, 0), parent=g)
    cyl(wx-.9, 0, zx+1.0, .18, 1.3, plain(roofc, .6), seg=16, parent=g); box(wx+.6, 0, zx+2.7, .9, .12, .1, wh, .01, parent=g); tube([(wx+.1, .6, zx+2.4), (wx+.1, .6, zx+4.6)], .015, st, parent=g); tube([(wx+.1, -.6, zx+2.4), (wx+.1, -.6, zx+4.1)], .012, st, parent=g)
    # masts, derrick, stays
    mx = L*.17; mz = zx+6.2; tube([(mx, 0, zx-.2), (mx-.15, 0, mz)], .085, var, parent=g); tube([(mx, 0, zx+1.0), (wx+2.4, .1, zx+3.9)], .055, var, parent=g); mm = wx-1.3; tube([(mm, 0, zx+.5), (mm-.1, 0, zx+4.2)], .06, var, parent=g); tube([(mm, 0, zx+1.4), (mm-1.6, 0, zx+2.4)], .04, var, parent=g)
    bow = (L/2+.65, 0, D+.95)
    for a, b_ in (((mx-.15, 0, mz), bow), ((mx-.15, 0, mz), (mm-.1, 0, zx+4.2)), ((mm-.1, 0, zx+4.2), (-L/2+.2, 0, D+.3)), ((mx-.15, 0, mz-.2), (wx+2.4, .1, zx+3.9)), ((mx-.15, 0, mz-.3), (mx-.5, 1.6, D+.1)), ((mx-.15, 0, mz-.3), (mx-.5, -1.6, D+.1)), ((mx-.15, 0, mz-.3), (mx+.6, 1.5, D+.2)), ((mx-.15, 0, mz-.3), (mx+.6, -1.5, D+.2))): tube([a, b_], .014, blk, parent=g)
    # winch, net drum, buoys, crates, tyres
    cyl(wx+2.6, -.5, zx+.45, .34, 1.0, plain('#4f6b58', .6), seg=20, rot=(math.radians(-90), 0, 0), parent=g); box(mx+1.2, 0, zx+.35, 1.1, 1.0, .5, wh, .04, parent=g)
    for i, c in enumerate(('#e05a2c', '#e8b23a', '#e05a2c')): sphere(mx+2.3+.1*i, -.5+.4*i, zx+.75, .24, plain(c, .5)).parent = g
    for i, c in enumerate(('#3f7fa8', '#d8d2c0', '#b8473c')): box(wx+2.3+.1*i, .7, zx+.3+.28*i, .8, .55, .26, plain(c, .6), .02, parent=g)
    for s in (-1, 1):
        for xx in (-2.2, .3, 2.0): o = lathe_ring(.30, .1, blk); o.parent = g; o.location = (xx, s*1.9, D-.75); o.rotation_euler = (math.radians(90), 0, 0)
    fl = plain('#c23a34', .7); obj(mesh('fl', [(0, 0, 0), (.55, .12, -.06), (.55, .05, -.42), (0, 0, -.36)], [(0, 1, 2, 3)], fl), (mm-.1, 0, zx+4.2)).parent = g
    return g
def lathe_ring(R, r, mat):
    V = []; F = []; n, m = 20, 8
    for i in range(n):
        for j in range(m): a, b = 6.2832*i/n, 6.2832*j/m; V.append(((R+r*math.cos(b))*math.cos(a), (R+r*math.cos(b))*math.sin(a), r*math.sin(b)))
    for i in range(n):
        for j in range(m): F.append((i*m+j, (i+1) % n*m+j, (i+1) % n*m+(j+1) % m, i*m+(j+1) % m))
    return obj(mesh('ring', V, F, mat, None, True))
P10 = dict(NOON, az=-142, el=44, seed=71, cover=.14, cirrus=.4)
@room('harbour-noon', size=BIG, after=after(P10), exposure=.2, ambient=.9)
def harbour_noon():
    fjord_water('#35596a', .11, 1.2, .03); r = random.Random(4)
    con = stone('#9d9890', 2, .9, .2); pile = wood('#5d5044', 'z', .8); yq = 33.
    box(0, yq+30, .45, 200, 60, 1.9, con, 0); box(0, yq-.06, 1.32, 200, .5, .22, wood('#6f6152', 'x', .8), .02)
    for i in range(70): cyl(-60+i*1.75, yq-.15, -2, .15, 3.3+r.uniform(-.05, .1), pile, seg=10)
    for i in range(8): q = -28+i*8; cyl(q, yq+.8, 1.4, .18, .5, plain('#2f3336', .6), seg=14); cyl(q, yq+.8, 1.85, .26, .12, plain('#2f3336', .6), seg=14)
    board = lambda c: planks(c, .2, 30, .7, 'z', shade(c, .5), .08, 'xz')
    specs = [(-31, 7.5, '#a8392f', 0), (-21.5, 8, '#efece4', 1), (-12, 8.5, '#a8392f', 0), (-2.3, 7.5, '#3a3f42', 0), (6.6, 8, '#e3bb62', 1), (16, 8.5, '#a8392f', 0), (25.8, 8, '#efece4', 1), (35, 8, '#a8392f', 0)]
    for i, (x, w, c, rf) in enumerate(specs):
        gab = i in (0, 3, 5, 7); roof = red_tiles() if rf or i == 2 else plain('#4a4d50', .8)
        if gab: # gable to the water
            g = small_house(x, yq+11, 1.4, 9, 7.4, 3.3, 3.2, board(c), roof if not gab else (red_tiles() if rf else plain('#4d5154', .85)), math.radians(90), win=3, chim=False); q = group(x, yq+11-4.5, 0, 1.4)
            box(-1.6, -.08, 1.5, 1.1, .06, 1.2, plain('#f1efe9'), 0, parent=q); box(-1.6, -.12, 1.5, .9, .06, 1.0, plain('#34424b', .08), 0, parent=q); box(1.2, -.08, 1.2, 1.8, .06, 2.4, plain('#e9e6df' if i != 3 else '#3f6a58'), 0, parent=q); box(0, -.08, 4.2, 1, .06, 1.1, plain('#f1efe9'), 0, parent=q); box(0, -.12, 4.2, .8, .06, .9, plain('#34424b', .08), 0, parent=q)
            for s in (-1, 1): L_ = math.hypot(4.1, 3.6); o = box(s*2.0, -.36, 4.9, L_, .08, .24, plain('#f1efe9'), 0, parent=q); o.rotation_euler = (0, s*math.atan2(3.3, 3.9), 0)
        else: small_house(x, yq+11, 1.4, w, 7, 2.9, 3.1, board(c) if c[1] == 'a' else c, roof, 0, win=3)
    for x, y, c in ((-26, 26, '#e3bb62'), (-10, 28, '#efece4'), (4, 27, '#c77f5c'), (20, 28, '#efece4'), (34, 26, '#a8392f'), (-40, 28, '#efece4')): small_house(x, yq+y, 1.6, 11, 7.5, 4.6, 3.4, c, red_tiles('#9a4d38'), 0)
    bk = plain('#5a4a3c', .9); Bt = [broad(s, 9, bk, leaf('#3f5f30', '#7f9f50', 9, .3, .25), 1800, .4, .3) for s in (1, 2)]
    for i in range(26): obj(r.choice(Bt), (-70+i*5.6+r.uniform(-2, 2), yq+40+r.uniform(0, 15), 1), r.uniform(.8, 1.4), r.random()*6)
    cutter(-10.2, 26.8, -1.05, math.radians(176), '#3a6d98'); cutter(6.2, 29.8, -1.05, math.radians(5), '#4a84a8', 11.5, roofc='#e8e4da'); cutter(20.5, 29.6, -1.05, math.radians(178), '#2d557d'); cutter(-26, 30, -1.05, math.radians(4), '#2f6fa6')
    cutter(3.4, 17.6, -1.05, math.radians(203), '#35648f', 10.5, roofc='#c9793a')
    # the near quay
    wx = wood('#8d7a64', 'x', .7)
    for i in range(24): box(0, -.6+i*.245, .9, 40, .225, .07, planks('#8d7a64', 3.0, 3.1, .7, 'x', '#3c332a', .15), .006)
    box(0, 5.3, 1.0, 40, .24, .24, wood('#6f6152', 'x', .8), .02)
    for x in (-2.6, 4.6): cyl(x, 4.8, .9, .13, .42, plain('#2f3336', .55), seg=18); cyl(x, 4.8, 1.28, .2, .1, plain('#2f3336', .55), seg=18); [setattr(lathe_ring(.17, .022, plain('#c8b68a', .9)), 'location', (x, 4.8, 1.0+.045*k)) for k in range(3)]
    def crate(x, y, z, c, rot):
        g = group(x, y, rot, z); m = plain(c, .6); box(0, 0, .02, .76, .46, .03, m, .005, parent=g)
        for s_ in (-1, 1): box(0, s_*.225, .13, .76, .025, .25, m, .008, parent=g); box(s_*.37, 0, .13, .025, .46, .25, m, .008, parent=g); box(0, s_*.235, .25, .80, .03, .035, m, .008, parent=g); box(s_*.385, 0, .25, .03, .5, .035, m, .008, parent=g); box(s_*.386, 0, .19, .02, .16, .05, plain(shade(c, .5), .6), .005, parent=g)
    crate(2.35, 4.55, .935, '#5d87a3', .12); crate(2.38, 4.57, .935+.27, '#b9604c', .04); crate(1.4, 4.72, .935, '#c9c4b4', -.2)
    sphere(3.15, 4.7, 1.13, .2, plain('#d9622f', .5)); [setattr(lathe_ring(.30-.03*k, .03, plain('#c8b68a', .9)), 'location', (.35, 4.65, .96+.045*k)) for k in range(4)]
    sun_up(P10, 5.4, '#fff2de', .8, 1.1); haze('#c4d4de', 420, .8, .66, 20)
    camera((0, 0, 2.75), (.0, 10, 2.95), 25)

P13 = dict(GOLD, az=-60, el=11, seed=83, cover=.02, cirrus=.7)
@room('cutters-on-the-beach', size=BIG, after=after(P13), exposure=.35, ambient=.9)
def cutters_on_the_beach():
    C = Coast(0, 17, 34, 8, seed=19); C.build(n=280, half=1.35, foam=.9, base='#2c4a58')
    r = random.Random(2)
    hz = lambda x, y: float(C.f(np.array(x*1.), np.array(y*1.)))
    for x, y, ro, c, t in ((-.6, 15.5, 205, '#2f6fa6', .05), (7.5, 24.5, 198, '#3a7fb0', -.05), (2.2, 39, 200, '#28598c', .04), (13, 45, 196, '#2f6fa6', -.04)):
        cutter(x, y, hz(x, y)-.14, math.radians(ro), c, 10.5, t)
        for s in (-1, 1): a = math.radians(ro); box(x-s*1.25*math.sin(a), y+s*1.25*math.cos(a), hz(x, y)+.25, .3, .3, .8, wood('#6f5a44', 'z', .8), .02, rot=a)
    C.marram(1400, (5, 90), half=1.2, power=1.5, cols=(('#6a6434', '#c9b06a'), ('#7a7040', '#d8c284'), ('#5a5f34', '#a89c58'))); C.marram(90, (2.4, 9), where=lambda x, y: (x > 2.4+.2*y) & (fbm(x/2, y/2, 3, 7) > .0), half=.9, s_=(.5, .9))
    rp = plain('#c8b68a', .9)
    for x, y in ((3.6, 8.5), (-4.2, 10.5)): [setattr(lathe_ring(.35-.03*k, .035, rp), 'location', (x, y, hz(x, y)+.03+.05*k)) for k in range(3)]
    for i, (x, y, c) in enumerate(((4.6, 9.2, '#3f7fa8'), (5.3, 9.5, '#c9523c'), (4.7, 9.25, '#d8d2c0'))): box(x, y, hz(x, y)+.12+(.27 if i == 2 else 0), .8, .5, .26, plain(c, .6), .02, rot=.3+.2*i)
    sun_up(P13, 6.2, '#ffc98a', 1., 1.15); haze('#ecc9a0', 420, .85, .8, 25)
    camera((0, 0, 3.0), (.3, 10, 3.3), 25)

# ---------------------------------------------------------------- church
P11 = dict(NOON, az=-128, el=43, seed=91, cover=.14, cirrus=.35)
@room('white-church', size=BIG, after=after(P11), exposure=.2, ambient=.9)
def white_church():
    xc = lambda y: 1.2+.16*y+.9*np.sin(y/8.)
    def f(x, y): return .14*fbm(x/7, y/7, 3, 1)+1.9*sm(6, 34, y)+.8*fbm(x/60, y/80, 2, 6)*sm(40, 90, y)-.1
    g = soil([(.3, '#55702f'), (.5, '#76913f'), (.7, '#9ba652')], .4, 6, .4, .04, attr='p', other=[(.3, '#a08c68'), (.5, '#c0ac86'), (.7, '#d6c5a2')])
    path = lambda x, y: sm(1.1, .6, np.abs(x-xc(y))+.3*fbm(x/1.3, y/1.3, 3, 7))*sm(38, 36, y)
    terrain(f, g, 1.0, 320, 240, .95, attr={'p': path}); hz = lambda x, y: float(f(np.array(x*1.), np.array(y*1.)))
    wh = lib.stone('#f3f0e9', 1.2, .9, .06); gr = lib.stone('#8f8b86', 3, .9, .25); rt = red_tiles('#9c4b36'); rt2 = tiles('#9c4b36', .24, .32, shade('#9c4b36', .6), .8, 'yz', .14, bump=.9); dk = plain('#2c373e', .12); lead = plain('#8b9399', .5)
    G = group(-1.5, 38, math.radians(-17), hz(-1, 36)-.15)
    def P(o): o.parent = G; return o
    def body(x0, x1, w, h, rh, roof, ov=.28):
        P(box((x0+x1)/2, 0, h/2-.5, x1-x0, w, h+1, wh, 0)); P(box((x0+x1)/2, 0, .1, x1-x0+.3, w+.3, .7, gr, .05))
        o = P(obj(mesh('r', [(x0-ov, -w/2-ov, h-.18), (x1+ov, -w/2-ov, h-.18), (x1+ov, 0, h+rh), (x0-ov, 0, h+rh), (x0-ov, w/2+ov, h-.18), (x1+ov, w/2+ov, h-.18)], [(0, 1, 2, 3), (3, 2, 5, 4)], roof))); m = o.modifiers.new('s', 'SOLIDIFY'); m.thickness = .2; m.offset = 0
        for s in (x0, x1): P(obj(mesh('g', [(s, -w/2, h), (s, w/2, h), (s, 0, h+rh)], [(0, 1, 2)], wh)))
        P(box((x0+x1)/2, -w/2-.06, h-.42, x1-x0, .14, .2, wh, .02))
    def arch(x, y, z, w, h, ax='y', fr=True):
        t = .16
        q = group(x, y, 0 if ax == 'y' else math.radians(-90), z); q.parent = G
        def arc(w, h, yy, mat):
            V = [(-w/2, yy, 0), (w/2, yy, 0)]+[(w/2*math.cos(a), yy, h+w/2*math.sin(a)) for a in np.linspace(0, math.pi, 15)]; obj(mesh('a', V, [tuple(range(len(V)))], mat)).parent = q
        arc(w+.36, h-.0, -.015, plain('#dcd8cf', .9)); arc(w, h, -.03, dk)
        for k in range(1, 4): box(0, -.045, h*k/3.4, w, .02, .04, plain('#c9c6be'), 0, parent=q)
        box(0, -.045, h/2+.1, .05, .02, h+w*.5, plain('#c9c6be'), 0, parent=q)
    body(-7, 8, 8.2, 5.6, 4.6, rt); body(8, 14, 6.4, 4.5, 3.6, rt); body(-.9-.0, -.9+3.4, .01, .1, .1, rt) if False else None
    for x in (-3.6, 4.9): arch(x, -4.1, 2.5, .8, 1.5)
    arch(11, -3.2, 2.0, .7, 1.3)
    # porch (vaabenhus)
    V = G; q = group(.9, -4.1, 0, 0); q.parent = G
    o = box(0, -2, 1.4, 3.8, 4.2, 3.4, wh, 0, parent=q); o = obj(mesh('r', [(-2.1, .2, 2.9), (-2.1, -4.3, 2.9), (0, -4.3, 5.0), (0, .2, 5.0), (2.1, -4.3, 2.9), (2.1, .2, 2.9)], [(0, 1, 2, 3), (3, 2, 4, 5)], rt2)); o.parent = q; m = o.modifiers.new('s', 'SOLIDIFY'); m.thickness = .16; m.offset = 0
    for i in range(5): box(0, -4.08, 3.1+i*.42, 4.1-.84*i, .32, .46, wh, .01, parent=q); box(0, -4.08, 3.1+i*.42+.25, 4.2-.84*i, .42, .07, rt, .01, parent=q)
    box(0, -4.14, 1.2, 1.3, .1, 2.5, plain('#4a6a5c', .6), .01, parent=q); obj(mesh('a', [(.9*math.cos(a), -4.13, 1.9+.9*math.sin(a)) for a in np.linspace(0, math.pi, 15)], [tuple(range(15))], plain('#dcd8cf', .9))).parent = q
    # tower with stepped gables
    tw, th = 7.0, 12.6; P(box(-10.5, 0, th/2-.5, tw, tw, th+1, wh, 0)); P(box(-10.5, 0, .1, tw+.35, tw+.35, .8, gr, .05))
    o = P(obj(mesh('r', [(-10.5-tw/2-.2, -tw/2+.25, th-.1), (-10.5-tw/2-.2, tw/2-.25, th-.1), (-10.5, tw/2-.25, th+4.2), (-10.5, -tw/2+.25, th+4.2), (-10.5+tw/2+.2, tw/2-.25, th-.1), (-10.5+tw/2+.2, -tw/2+.25, th-.1)], [(0, 1, 2, 3), (3, 2, 4, 5)], rt2)))
    for sy in (-1, 1):
        n = 7
        for i in range(n):
            w = tw*(1-i/n)+.05; z = th+i*.68; P(box(-10.5, sy*(tw/2-.3), z+.3, w, .6, .74, wh, .01)); P(box(-10.5, sy*(tw/2-.3), z+.70, w+.12, .74, .09, rt, .01))
        P(box(-10.5, sy*(tw/2-.3), th+n*.68+.2, .75, .6, .6, wh, .01)); P(box(-10.5, sy*(tw/2-.3), th+n*.68+.53, .9, .74, .09, rt, .01))
        for xx, hh in ((-1.5, 1.2), (0, 2.6), (1.5, 1.2)): P(box(-10.5+xx, sy*(tw/2+.005), th+.3+hh/2, .5, .03, hh, plain('#d6d2c9', .9), 0))
    for xx in (-1.0, 1.0): arch(-10.5+xx, -tw/2, th-3.0, .8, 1.3)
    arch(-10.5, -tw/2, 5.2, .6, .9)
    for yy in (-1.0, 1.0): arch(-10.5-tw/2, yy, th-3.0, .8, 1.3, 'x')
    tube([(-10.5, -tw/2+.3, th+5.3), (-10.5, -tw/2+.3, th+6.7)], .04, lead).parent = G; P(box(-10.35, -tw/2+.3, th+6.5, .7, .03, .25, plain('#b08f3a', .4, .8), 0))
    # wall of boulders
    st = [blob_stone(i+10) for i in range(6)]; r = random.Random(3); yw = lambda x: 21.5+.012*(x-2)**2*.5-.10*x
    x = -34.
    while x < 36:
        if abs(x-float(xc(np.array(21.)))) > 1.75:
            for row, (zz, k) in enumerate(((.16, .40), (.52, .34), (.84, .27))):
                for dy in (-.22, .25): s = k*r.uniform(.8, 1.15); obj(r.choice(st), (x+r.uniform(-.1, .1)+.25*(row % 2), yw(x)+dy*(1-.2*row)+r.uniform(-.05, .05), hz(x, yw(x))+zz+r.uniform(-.04, .04)), (s*1.15, s, s*.95), r.random()*6.28)
        x += .50
    gx = float(xc(np.array(21.)))
    for s in (-1, 1): box(gx+s*1.5, yw(gx), hz(gx, 21)+.75, .6, .6, 1.7, wh, .02); box(gx+s*1.5, yw(gx), hz(gx, 21)+1.66, .75, .75, .14, rt, .02)
    gt = plain('#35443c', .6)
    for s in (-1, 1):
        for i in range(6): box(gx+s*(.2+i*.18), yw(gx), hz(gx, 21)+.62, .05, .04, 1.05, gt, .005)
        for z in (.25, .95): box(gx+s*.65, yw(gx), hz(gx, 21)+z, 1.1, .05, .07, gt, .005)
    bk = plain('#5f5042', .9); B = [broad(s, 9, bk, leaf('#35552a', '#7fa24c', 9, .3, .3), 6500, .42, .2) for s in (1, 2, 3)]
    for x, y, s in ((-20, 37, 1.25), (-26, 31, 1.0), (17.5, 33, 1.0), (22, 41, 1.35), (-17, 52, 1.5), (6, 56, 1.4), (29, 30, .85), (-36, 44, 1.4), (36, 46, 1.3)): obj(B[int(abs(x)) % 3], (x, y, hz(x, y)-.2), s, x)
    hed = [broad(9, 1.6, bk, leaf('#33522a', '#6f9446', 1.6, .3), 1500, .5, .1, .05)]
    for i in range(14): x = -24+i*3.6+r.uniform(-1, 1); abs(x-gx) > 3 and obj(hed[0], (x, float(yw(x))+2.0, hz(x, 23)-.2), r.uniform(.6, .95), x)
    gs = lib.stone('#8a8682', 5, .7, .2)
    for i in range(16): x = r.uniform(-15, 20); y = r.uniform(25, 30); abs(x-float(xc(np.array(y)))) > 2 and box(x, y, hz(x, y)+.45, .55, .16, r.uniform(.8, 1.1), gs, .04, rot=r.uniform(-.2, .2))
    GG = [blades(leaf(a, b, .35, .3, .4), 320, .6, .38, .0055, .9, 16, .09, i) for i, (a, b) in enumerate((('#446526', '#93b04e'), ('#4f6f2a', '#b0bd5e'), ('#5f7832', '#c9c076')))]
    ok = lambda x, y: (np.abs(x-xc(y)) > .95)
    scat(GG, f, 2600, (1.6, 21), .85, 0, 3, (.55, 1.15), ok, 1.5); scat(GG, f, 700, (22.5, 60), .8, 0, 3, (.3, .5), ok, 1.2)
    fl = [blades(leaf('#5f8a3a', c, .45, .12, .3), 30, .5, .5, .013, .3, 0, .1, 12, 0, 0) for c in ('#f1ece0', '#c9483c', '#e8c53a')]
    scat(fl, f, 420, (2, 20), .85, 0, 3, (.6, 1.0), lambda x, y: ok(x, y) & (fbm(x/4, y/4, 3, 18) > .02), 1.5)
    ridge_of_trees(B, f, 130, 70, 170, (.9, 1.5), 40)
    sun_up(P11, 5.2, '#fff2de', .8, 1.05); haze('#c4d4de', 380, .85, .66, 25)
    camera((0, 0, 1.75), (.2, 10, 3.55), 26)

# ---------------------------------------------------------------- street
P12 = dict(NOON, az=-150, el=47, seed=105, cover=.12, cirrus=.35)
@room('town-street', size=BIG, after=after(P12), exposure=.3, ambient=.9)
def town_street():
    m, nt, b = lib._new('cobbles'); ge = nt.nodes.new('ShaderNodeNewGeometry')
    mp = nt.nodes.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value = (8.2, 9.6, .01); nt.links.new(ge.outputs['Position'], mp.inputs[0])
    v1 = nt.nodes.new('ShaderNodeTexVoronoi'); v1.feature = 'DISTANCE_TO_EDGE'; v1.inputs['Scale'].default_value = 1; v1.inputs['Randomness'].default_value = .75; nt.links.new(mp.outputs[0], v1.inputs['Vector'])
    v2 = nt.nodes.new('ShaderNodeTexVoronoi'); v2.inputs['Scale'].default_value = 1; v2.inputs['Randomness'].default_value = .75; nt.links.new(mp.outputs[0], v2.inputs['Vector'])
    sp = nt.nodes.new('ShaderNodeSeparateColor'); nt.links.new(v2.outputs['Color'], sp.inputs[0])
    cst = lib._ramp(nt, sp.outputs[0], [(0, hexc('#77726d')), (.35, hexc('#948d85')), (.6, hexc('#a3948a')), (.8, hexc('#857f80')), (1, hexc('#b3aaa0'))])
    k = lib._ramp(nt, v1.outputs['Distance'], [(.03, (0, 0, 0, 1)), (.14, (1, 1, 1, 1))]); mx = nt.nodes.new('ShaderNodeMix'); mx.data_type = 'RGBA'; nt.links.new(k, mx.inputs[0]); mx.inputs[6].default_value = hexc('#6a6250'); nt.links.new(cst, mx.inputs[7]); nt.links.new(mx.outputs[2], b.inputs['Base Color'])
    h = lib._ramp(nt, v1.outputs['Distance'], [(0, (0, 0, 0, 1)), (.12, (.7, .7, .7, 1)), (.4, (1, 1, 1, 1))]); lib._bump(nt, b, h, .9, .05); b.inputs['Roughness'].default_value = .65; b.inputs['Specular IOR Level'].default_value = .3
    xc = lambda y: .9*np.sin(y/24.)+.0009*y*y
    f = lambda x, y: .010*y+.02*fbm(x/3, y/3, 2, 3)-.035*np.cos(np.clip((x-xc(y))/2.6, -1, 1)*math.pi)*0-.05*np.exp(-((np.abs(x-xc(y))-2.15)/.25)**2)
    terrain(f, m, .8, 130, 200, .9); hz = lambda x, y: float(f(np.array(x*1.), np.array(y*1.)))
    slab = lib.stone('#a8a39b', 3, .8, .18)
    y = 1.
    r = random.Random(12)
    while y < 90:   # flag stones along the houses
        L = r.uniform(.7, 1.2)
        for s in (-1, 1): box(float(xc(np.array(y)))+s*2.75, y+L/2, hz(0, y)+.0, .62, L-.02, .16, slab, .015, rot=-float(np.cos(y/24.)*.9/24+.0018*y))
        y += L
    cols = ['#dcbc7a', '#f1ede4', '#cf9a7c', '#f1ede4', '#e6d0a0', '#a5584a', '#f1ede4', '#d8b676', '#e8dcc8']
    doors = ['#2f5f5a', '#7a2f2a', '#3a5a86', '#4a6a3c', '#2f3f4a']
    def house(y0, w, s, c, i):
        ym = y0+w/2; x = float(xc(np.array(ym)))+s*(3.15+3.1); ang = -math.atan(.9/24*math.cos(ym/24.)+.0018*ym); g = group(x, ym, (math.radians(90) if s < 0 else math.radians(-90))+ang, hz(0, ym)); d = 6.2; hh = 2.35+.3*((i*7) % 3)/2; rh = 2.9
        wm = lib.stone(c, 1.5, .9, .07); tr = plain('#f3f1ea', .5); gl = plain('#2f3d46', .06); pl = plain('#4b4a49', .9) if i % 3 else plain('#8b8781', .9); rt = tiles(('#8c4835', '#7f4032', '#96543f')[i % 3], .24, .32, shade('#9a4a36', .6), .8, 'yz', .15, bump=1.)
        box(0, 0, hh/2-.2, w-.02, d, hh+.4, wm, 0, parent=g); box(0, -d/2-.02, .12, w-.02, .06, .42, pl, .01, parent=g)
        o = obj(mesh('r', [(-w/2, -d/2-.32, hh-.2), (w/2, -d/2-.32, hh-.2), (w/2, 0, hh+rh), (-w/2, 0, hh+rh), (-w/2, d/2+.3, hh-.2), (w/2, d/2+.3, hh-.2)], [(0, 1, 2, 3), (3, 2, 5, 4)], rt)); o.parent = g; mo = o.modifiers.new('s', 'SOLIDIFY'); mo.thickness = .14; mo.offset = 0
        for e in (-1, 1): obj(mesh('g', [(e*w/2, -d/2, hh), (e*w/2, d/2, hh), (e*w/2, 0, hh+rh-.03)], [(0, 1, 2)], wm)).parent = g
        box(0, -d/2-.06, hh-.28, w, .14, .16, tr, .01, parent=g); tube([(-w/2, -d/2-.40, hh-.22), (w/2, -d/2-.40, hh-.24)], .06, plain('#6f7578', .5, .3), parent=g); tube([(w/2-.12, -d/2-.38, hh-.25), (w/2-.12, -d/2-.1, hh-.5), (w/2-.12, -d/2-.1, .1)], .04, plain('#6f7578', .5, .3), parent=g)
        n = max(3, int(w/1.75)); dd = n//2 if i % 2 else (n-1)//2
        for j in range(n):
            xx = -w/2+w*(j+.5)/n
            if j == dd:
                dc = doors[i % 5]; box(xx, -d/2-.03, 1.08, 1.12, .08, 2.2, tr, .01, parent=g); box(xx, -d/2-.07, 1.0, .9, .06, 1.98, plain(dc, .45), .008, parent=g)
                for z in (.5, 1.2): 
                    for e in (-1, 1): box(xx+e*.2, -d/2-.105, z, .28, .02, .5, plain(shade(dc, .8), .45), .01, parent=g)
                box(xx, -d/2-.1, 1.78, .7, .03, .3, gl, 0, parent=g); box(xx, -d/2-.35, .03, 1.3, .6, .22, slab, .02, parent=g); sphere(xx+.36, -d/2-.14, 1.0, .035, plain('#c9a24a', .3, 1)).parent = g
                cyl(xx+.85, -d/2-.16, 1.75, .08, .24, plain('#25292b', .5), .11, 12, parent=g)
            else:
                box(xx, -d/2-.015, 1.38, 1.08, .07, 1.22, tr, .008, parent=g)
                for e in (-1, 1):
                    box(xx+e*.255, -d/2-.045, 1.38, .43, .03, 1.06, gl, 0, parent=g)
                    for z in (1.2, 1.55): box(xx+e*.255, -d/2-.062, z, .43, .02, .025, tr, 0, parent=g)
                    box(xx+e*.36, -d/2-.055, 1.42, .18, .012, .96, plain('#cfd2cf', .9), 0, parent=g)
                box(xx, -d/2-.08, .75, 1.16, .14, .05, tr, .005, parent=g); box(xx, -d/2-.055, .92, .14, .02, .12, plain('#b9563c'), 0, parent=g)
        box(w*(.3 if i % 2 else -.3), 0, hh+rh+.25, .62, .62, 1.3, plain('#8f5342', .9), .01, parent=g); box(w*(.3 if i % 2 else -.3), 0, hh+rh+.92, .74, .74, .12, plain('#8f5342', .9), .01, parent=g)
        if i % 3 == 1:   # dormer
            box(.2, -1.75, hh+1.35, 1.7, 1.6, 1.3, wm, 0, parent=g); box(.2, -2.57, hh+1.4, 1.1, .06, .95, tr, .01, parent=g)
            for e in (-1, 1): box(.2+e*.26, -2.61, hh+1.4, .44, .03, .8, gl, 0, parent=g); L_ = 1.2; o = box(.2+e*.47, -1.7, hh+2.25, 1.25, 2.1, .08, rt, 0, parent=g); o.rotation_euler = (0, e*.62, 0)
    i = 0
    for s in (-1, 1):
        y = -2.2 if s < 0 else -.5
        while y < 86: w = r.uniform(6.8, 10.2); house(y, w, s, cols[(i*2+(1 if s < 0 else 3)) % 9], i); y += w+(0 if r.random() < .7 else .5); i += 1
    # hollyhocks
    def holly(seed, pinks):
        q = np.random.RandomState(seed); V, F, I = [], [], []
        for st in range(4):
            px, py = q.randn(2)*.13; h = q.uniform(1.3, 2.1); lx, ly = q.randn(2)*.05; b_ = len(V); limb(V, F, [(px, py, 0), (px+lx*.5, py+ly*.5, h*.5), (px+lx, py+ly, h)], [.014, .012, .006], 5); I += [0]*(len(F)-len(I)); ck = 1+(st+seed) % 2
            for j in range(30):   # leaves low, flowers higher
                z = h*(j+1)/31; a = q.rand()*6.28; low = z < h*.42; R = (.17 if z < .5 else .11)*q.uniform(.8, 1.2) if low else (.065*(1.25-z/h*.6))*q.uniform(.85, 1.2)
                ext = q.uniform(.1, .26) if low else .05; c = np.array([px+lx*z/h+math.cos(a)*ext, py+ly*z/h+math.sin(a)*ext, z-(.0 if not low else .03)]); nrm = np.array([math.cos(a), math.sin(a), .25 if not low else 1.]); nrm /= np.linalg.norm(nrm); u = np.cross(nrm, (0, 0, 1)) if abs(nrm[2]) < .95 else np.array([1., 0, 0]); u /= np.linalg.norm(u); w_ = np.cross(nrm, u); b0 = len(V)
                V.append(tuple(c-nrm*.02)); V += [tuple(c+R*(math.cos(t)*u+math.sin(t)*w_)*(1 if kk % 2 else .86)+nrm*.015) for kk, t in enumerate(np.linspace(0, 6.283, 11)[:-1])]
                for kk in range(10): F.append((b0, b0+1+kk, b0+1+(kk+1) % 10)); I.append(3 if low or z > h*.93 else ck)
        return mesh('holly', V, F, [leaf('#4f6f34', '#7f9a4c', 2, .2), *pinks, leaf('#3f642c', '#6f9444', 1.2, .3, .3)], I)
    pk = [leaf(c, c, 2, .14, .35) for c in ('#d9487a', '#e88fae', '#8f2440', '#f0d8dc', '#f0a08a', '#c03a5c')]
    HH = [holly(s, (pk[s % 6], pk[(s*2+1) % 6])) for s in range(6)]; bush = [broad(4, .9, plain('#5a4a3a'), leaf('#3c5f2c', '#7a9f4a', .9, .3), 900, .5, .07, .05)]
    rose = [blades(leaf('#4a6f34', c, .5, .2), 60, .3, .5, .02, .7, 0, .1, 3, .3, 0) for c in ('#e8a0b4', '#b58fd0', '#f0e6d0')]
    y = 1.8
    while y < 55:
        for s in (-1, 1):
            if r.random() < .72:
                x = float(xc(np.array(y)))+s*r.uniform(2.92, 3.05); z = hz(x, y)
                obj(r.choice(HH), (x, y+r.uniform(-.3, .3), z), r.uniform(.85, 1.1), r.random()*6.28)
                if r.random() < .55: obj(r.choice(rose), (x-s*.08, y+r.uniform(-.5, .5), z), r.uniform(.6, 1), r.random()*6)
                if r.random() < .3: obj(bush[0], (x-s*.05, y+r.uniform(-.5, .5), z-.1), r.uniform(.45, .75), r.random()*6)
        y += r.uniform(.75, 1.5)
    # the end: trees and a house across
    bk = plain('#5f5042', .9); B = [broad(s, 9, bk, leaf('#35552a', '#7fa24c', 9, .3, .3), 3200, .42, .26) for s in (1, 2)]
    xe = float(xc(np.array(92.)))
    for x, y, s in ((-12, 98, 1.1), (2, 104, 1.0), (12, 98, 1.2), (22, 100, 1.2), (-22, 100, 1.3)): obj(B[int(y) % 2], (xe+x, y, 1.0), s, x)
    small_house(xe-2, 92, 1.0, 11, 7, 2.7, 3.2, '#f1ede4', red_tiles(), 0)
    sun_up(P12, 5.2, '#fff2de', .8, 1.1); haze('#c8d4dc', 330, .8, .66, 20)
    camera((-.35, 0, 1.65), (.25, 10, 2.05), 24)
