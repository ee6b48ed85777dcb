"""catalogue -> a plan for one house. World: ridge of the main body along x, the front (terrace side) faces -y, z up, metres."""
import json, math, os, random, re
HERE = os.path.dirname(os.path.abspath(__file__))
CATALOGUE = os.environ.get('FRONTS_CATALOGUE', os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'catalogue.json'))

def load():
    # the catalogue calls them front-4NNN since; here they are front-3NNN
    return {e['id'].replace('front-4', 'front-3'): e for e in json.load(open(CATALOGUE)) if 'house' in e}

class O(dict):
    __getattr__ = dict.get
    __setattr__ = dict.__setitem__

def flags(e):
    """what the Danish alt text says, word by word, held against the fields"""
    a = e['alt']['da']; lo = a.lower(); s = e['shows']
    f = O(long=lo.startswith('langt '), small=lo.startswith('lille '), huge=lo.startswith('meget stort '), big=lo.startswith('stort '),
          wings=2 if 'to fløje' in a else 1 if 'fløj' in a else 0, annex='anneks' in a, floors=2 if 'i to etager' in a else 1,
          glazed='glasgavl' in a, dyke='stendige' in a, fence='hvidt stakit' in a, flag='flagstang' in a, turf='græstag' in a, flat='fladt tag' in a,
          covered='overdækket terrasse' in a, terrace='terrasse' in a, hedges='levende hegn' in a)
    f.stove = any('woodStove |' in x for x in s)
    p = [int(x.split('>=')[1]) for x in s if x.startswith('persons>=')]
    f.persons = p[0] if p else 4
    assert f.annex == ('annexBeds' in s) and f.fence == ('fencedGround' in s) and (f.floors == 2) == ('floors=2' in s), e['id']
    assert f.covered == ('coveredTerrace' in s) and f.glazed == bool(e.get('glazedGable')), e['id']
    assert (f.terrace and not f.covered) == ('openTerrace' in s), e['id']
    return f

WALLS = {  # style, walls -> (kind of wall, colours)
    'black': ('boards', ['#2b2c2e', '#303133', '#27292b', '#343437']), 'white': ('plaster', ['#efece4', '#f2efe8', '#ebe8e0']),
    'logs': ('logs', ['#b9803f', '#a97338', '#c18d4c', '#9c6a36']), 'yellow': ('plaster', ['#e2b04a', '#dca53c', '#e6b95a']),
    'red': ('boards', ['#87342a', '#913c31', '#7d302a']), 'oak': ('slats', ['#a8825c', '#b39069', '#9c7a58', '#a89070']),
    'brown': ('boards', ['#9a6332', '#a46d3a', '#8c5a2e']), 'sand': ('boards', ['#cdb88f', '#d3c09a', '#c6ae82']),
    'grey-blue': ('boards', ['#67747d', '#707c84', '#5e6b74']), 'brick': ('bricks', ['#935340', '#8b4d3c']), 'pale': ('plaster', ['#e2d9c6', '#ddd2be', '#e6dece']),
    'grey': ('slats', ['#8b8a86', '#97948e', '#7f7f7d']), 'red-brown': ('bricks', ['#6c4337', '#734a3d']), 'pink': ('plaster', ['#dcb0a0', '#d6a695', '#e0b9aa']),
    'ochre': ('boards', ['#cf9a3c', '#d6a448', '#c58f36']), 'green': ('boards', ['#616b4e', '#6a7458', '#576147']), 'blue': ('plaster', ['#a9c4d6', '#b3ccdb', '#9fbcd0']),
}
def walls_of(e, R):
    k, cs = WALLS[e['walls']]; w = e['walls']; st = e['style']
    if st == 'brick': k = 'bricks'; cs = {'yellow': ['#c9a25f', '#c29a58'], 'red': ['#8f4c3a', '#975442'], 'brown': ['#7a5a45', '#84624c'], 'sand': ['#c8b08a', '#cdb794'], 'red-brown': ['#6c4337', '#734a3d']}[w]
    if st == 'timber-classic' and w == 'white': k = 'boards'; cs = ['#e9e7e1', '#edebe6']
    if st == 'modern' and w == 'white': k = 'plaster'; cs = ['#efede8', '#f1efeb']
    if st == 'modern' and w == 'black': k = 'slats'; cs = ['#222325', '#2a2a2c']
    return k, R.choice(cs)

ROOFS = {'red tiles': ['#925648', '#884c3e', '#9a5f4e', '#845244'], 'grey tiles': ['#4b4d50', '#3f4144', '#565759'], 'felt': ['#4d4c4a', '#444442', '#57544f'], 'metal': ['#37393c', '#44474a', '#2e3033'],
         'flat': ['#3a3a3a'], 'thatch': ['#83786a', '#8c7f6c', '#756c60', '#9a8a70'], 'turf': ['#7a8a48']}
DOORS = {'thatched': ['#2f5b7a', '#3f6a55', '#8a2f2a', '#4a6f86', '#2f4d3c', '#7a8a94'], 'skagen': ['#3f7a6a', '#2f6482', '#f0eee8', '#4d7f8f'], 'fisherman': ['#2d6a8a', '#f0eee8', '#b5453a', '#3f7f86'],
         'timber-classic': ['#efede8', '#2f5b6f', '#3f5a48', '#c9a24a', '#efede8', '#6a2a28'], 'timber-black': ['#b07a42', '#c99a3a', '#5d6f6a', '#8a2f2a'], 'log': ['#3f6a52', '#8a5a2e', '#a8402f', '#6b4526'],
         'brick': ['#8a5a30', '#2f4d3c', '#2d4a60', '#9a6a3a', '#efede8'], 'modern': ['#1f2022', '#b07a42', '#c79a34', '#6a7f78', '#b5553a']}

def rise(b):
    return b.span/2*math.tan(math.radians(b.pitch))

def body(x0, x1, y0, y1, h, kind='gable', axis='x', pitch=40, **k):
    b = O(x0=x0, x1=x1, y0=y0, y1=y1, h=h, kind=kind, axis=axis, pitch=pitch, z0=0, ends=['gable', 'gable'], name='main')
    b.update(k)
    b.span = (y1-y0) if axis == 'x' else (x1-x0)
    b.ridge = h+(rise(b) if kind == 'gable' else 0)
    return b

def plan(e):
    R = random.Random('front '+e['house']+str(e.get('take', '')))
    f = flags(e); st = e['style']; view = e['viewpoint']; U = R.uniform
    p = O(id=e['id'], house=e['house'], style=st, f=f, seed=R.randrange(10**6), view=e['view'], viewpoint=view, season=e['season'], hour=e['hour'], frames=e['frames'], roof=e['roof'],
          wide=bool(e.get('wideGlass')), upper=bool(e.get('upperWindow')), glazed=f.glazed)
    n = f.persons
    L, D = [(U(8.4, 10), U(6, 6.7)), (U(10.6, 12.6), U(6.4, 7.2)), (U(13, 15.5), U(6.8, 7.6)), (U(16.5, 19), U(7.2, 8))][0 if n < 6 else 1 if n < 8 else 2 if n < 11 else 3]
    if n >= 15: L += U(2, 4)
    if f.small: L *= .95
    if f.long: L *= 1.28; D *= .93
    if f.floors == 2: L *= .8; D *= 1.02
    if f.wings: L *= .93
    if f.wings == 2: L = max(L, 17)
    elif f.wings: L = max(L, 10.4 if f.glazed else 9.6)
    p.wallkind, p.wallc = walls_of(e, R)
    p.roofc = R.choice(ROOFS[e['roof']]); p.doorc = R.choice(DOORS[st])
    lum = lambda c: sum(int(c[i:i+2], 16)*k for i, k in ((1, .3), (3, .59), (5, .11)))/255
    if abs(lum(p.doorc)-lum(p.wallc)) < .15:      # a door that cannot be told from the wall
        others = [c for c in DOORS[st] if abs(lum(c)-lum(p.wallc)) >= .15]
        if others: p.doorc = random.Random(p.seed+31).choice(others)
    old = st in ('thatched', 'skagen', 'fisherman')
    h = {'thatched': U(2.25, 2.45), 'skagen': U(2.4, 2.6), 'fisherman': U(2.35, 2.55), 'log': U(2.4, 2.6), 'modern': U(2.75, 3.0)}.get(st, U(2.4, 2.65))
    pitch = {'thatched': U(45, 49), 'skagen': U(43, 47), 'fisherman': U(43, 48), 'log': U(24, 29), 'modern': U(36, 43)}.get(st, U(24, 33) if e['roof'] == 'felt' else U(26, 40))
    if e['roof'] == 'turf': pitch = U(22, 27)
    if p.upper and f.floors == 1: pitch = max(pitch, U(42, 46) if e['roof'] != 'turf' else U(31, 34))
    if f.glazed: pitch = max(pitch, U(33, 42))
    # tiles need a slope
    if 'tiles' in e['roof']: pitch = max(pitch, 26)
    h2 = U(4.75, 5.0)
    if f.floors == 2:
        h = h2
        if st != 'modern': pitch = min(pitch, U(30, 42)) if st != 'thatched' else U(44, 46)
    side = {'left': -1, 'right': 1}.get(view) or R.choice((-1, 1))
    p.side = side                      # where the camera stands: -1 left of the front
    az = {'left': -U(31, 46), 'right': U(31, 46), 'gable': side*(U(46, 54) if n >= 11 else U(59, 69)), 'terrace': side*U(3, 13), 'above': side*U(22, 42), 'low': side*U(14, 36)}[view]
    B = []; far = -side
    p.face = 'gable-end' if view == 'gable' else 'front'
    p.half = U(.42, .6) if st == 'thatched' and R.random() < .72 else 0      # how much of the gable stays below a half hip
    flat = e['roof'] == 'flat'
    if st == 'modern' and (flat or not f.glazed and not f.wings and R.random() < 1):
        kind = 'flat' if flat else 'mono'
        if f.floors == 2:
            low = U(2.75, 2.95)
            B.append(body(-L/2, L/2, -D/2, D/2, low, kind, pitch=U(4, 7)))
            w = L*U(.42, .55); x = far*(L/2-w/2-U(0, .6)) if R.random() < .7 else U(-.15, .15)*L
            B.append(body(x-w/2, x+w/2, -D/2+U(.0, .5), D/2-.02, U(2.6, 2.8), kind, name='upper', z0=low+.12, pitch=U(4, 7)))
        else:
            m = body(-L/2, L/2, -D/2, D/2, h-(.2 if kind == 'mono' else 0), kind, pitch=U(7, 12) if kind == 'mono' else 0); B.append(m)
            if f.wings == 0 and kind == 'flat' and R.random() < (.45 if not f.small else .25):   # two bodies of two heights
                w = L*U(.35, .5); s = R.choice((-1, 1)); d = U(.5, 1.2)
                m.x0, m.x1 = (-L/2, L/2-w) if s > 0 else (-L/2+w, L/2)
                B.append(body(s*(L/2-w) if s > 0 else -L/2, L/2 if s > 0 else -L/2+w, -D/2-d*R.choice((-1, 1)), D/2, h+U(.45, .8), kind, name='second'))
        for i in range(f.wings):
            ww, wl = U(4.2, 5.2), U(3.2, 4.6); s = far if i == 0 else -far
            x = s*(L/2-ww/2); B.append(body(x-ww/2, x+ww/2, -D/2-wl, D/2-1, h+U(.15, .5), 'flat' if flat else 'flat', name='wing'))
    elif f.glazed and f.wings == 0:
        # gable to the front, of glass
        w = max(6.4, D*U(.98, 1.1)); ln = max(8, L*U(.85, 1)); m = body(-w/2, w/2, -ln/2, ln/2, h, 'gable', 'y', pitch); B.append(m); p.form = 'gable-front'
        az = {'gable': side*U(15, 27), 'terrace': side*U(9, 18), 'left': -U(26, 38), 'right': U(26, 38), 'above': side*U(24, 38), 'low': side*U(16, 34)}[view]
        if (f.big or f.huge or f.long or n >= 8) and R.random() < .8 and st != 'modern':   # a lower body beside it, no wing
            w2 = U(3.4, 5); s = far; y1 = ln/2-U(.6, 2); B.append(body(min(s*w/2, s*(w/2+w2)), max(s*w/2, s*(w/2+w2)), y1-ln*.52, y1, h-.25, 'gable', 'x', max(20, min(pitch, 30)), name='step', ends=['gable', 'gable']))
            b = B[-1]; b.ends = ['gable', 'meet'] if s < 0 else ['meet', 'gable']
    else:
        m = body(-L/2, L/2, -D/2, D/2, h, 'gable', 'x', pitch); B.append(m)
        for i in range(f.wings):
            ww = min(D-.1, U(5.2, 6.4)) if f.glazed and i == 0 else min(D-.2, U(4.6, 5.9)); wl = U(2.6, 4.4) if L < 13 else U(3.2, 5.4)
            if view in ('gable',) and not f.glazed and f.wings == 1: wl = min(wl, 3.4)
            s = far if i == 0 else -far
            tee = f.wings == 1 and R.random() < .3 and L > 14
            x = s*(L/2-ww/2) if not tee else s*L*U(.06, .16)
            if not tee and R.random() < .35 and old: x -= s*U(.8, 1.6)
            wh = h if f.floors == 1 or R.random() < .5 else U(2.5, 2.7)
            wp = pitch
            if wh == h and math.tan(math.radians(pitch))*ww/2 > m.ridge-h-.15: wp = math.degrees(math.atan((m.ridge-h-.15)/(ww/2)))
            B.append(body(x-ww/2, x+ww/2, -D/2-wl, -D/2, wh, 'gable', 'y', wp, name='wing', ends=['gable', 'join'], back=D/2))
        if f.wings and view == 'gable' and (f.glazed or f.wings == 2 or R.random() < .5):
            az = side*U(10, 20); p.face = 'wing'
        elif f.glazed: az = max(-27, min(27, az))
        if f.wings == 0 and f.floors == 1 and (f.long or n >= 8) and R.random() < .45 or f.wings == 0 and f.floors == 2 and R.random() < .4:
            # a lower part at one end
            w2 = L*U(.26, .36); s = far if view != 'terrace' else R.choice((-1, 1)); d2 = D*U(.78, .9); hh = (h if f.floors == 1 else 2.55)-.2
            if s > 0: m.x1 = L/2-w2
            else: m.x0 = -L/2+w2
            y0 = -D/2+U(.1, .6)
            B.append(body(m.x1 if s > 0 else -L/2, L/2 if s > 0 else m.x0, y0, y0+d2, hh, 'gable', 'x', min(pitch, 40), name='step', ends=['meet', 'gable'] if s > 0 else ['gable', 'meet']))
    p.bodies = B; m = B[0]; p.main = m
    if f.annex:
        s = side; X1 = max(b.x1 for b in B); X0 = min(b.x0 for b in B); w, d = U(4.2, 5.4), U(3.4, 4.0)
        # on the camera's side and behind the gable: seen beside the house, hiding nothing
        gap = U(2.2, 3.0); x = X1+gap+w/2 if s > 0 else X0-gap-w/2; y = m.y1-.5-d/2+U(0, .6)+max(0, abs(az)-38)/25*3.4
        k = 'flat' if flat else 'gable'
        B.append(body(x-w/2, x+w/2, y-d/2, y+d/2, 2.25, k, R.choice('xy'), min(pitch, 38), name='annex'))
    p.az = az
    p.height = {'above': U(7.4, 9) if L < 15 else U(8.4, 10.5), 'low': U(.8, 1.0)}.get(view, U(1.6, 1.75))
    if e['view'] in ('sea', 'fjord'): p.height = max(p.height, 1.25 if view == 'low' else 2.3)
    if e['view'] in ('sea', 'fjord') and view == 'above': p.height = U(6.2, 7.2)
    p.lens = U(30, 36) if view != 'above' else U(32, 37)
    low = max(b.ridge for b in B) < 5
    p.fill = U(.71, .76) if not low else U(.75, .79)
    if f.annex or f.wings == 2: p.fill = max(p.fill, .79)
    # light: from behind the camera, to one side
    s = -side if view in ('left', 'right') and R.random() < .75 else R.choice((-1, 1))
    if view == 'gable' and p.face == 'gable-end': s = -side
    p.sun_az = az+s*(U(28, 50) if p.hour == 'midday' else U(38, 60)); p.sun_el = U(42, 52) if p.hour == 'midday' else U(24, 32)
    if p.season == 'spring': p.sun_el -= 3
    p.flue = f.stove
    p.R = R
    return p

if __name__ == '__main__':
    import collections
    c = collections.Counter()
    for e in load().values():
        p = plan(e); c[tuple(b.name+':'+b.kind for b in p.bodies)] += 1
    for k, v in c.most_common(): print(v, k)
