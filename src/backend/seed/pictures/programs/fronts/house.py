"""Builds the house of a plan: walls with real openings, frames, roofs, chimney, dormers."""
from geo import *
from mats import *
import mats, random, bmesh
from facts import O, body, rise

TAN = lambda d: math.tan(math.radians(d))
OPP = {'S': 'N', 'N': 'S', 'E': 'W', 'W': 'E'}
GABLES = {'x': 'EW', 'y': 'SN'}

def style_of(p):
    """colours and manners of a house"""
    R, st = p.R, p.style; s = O()
    old = st in ('thatched', 'skagen', 'fisherman'); s.masonry = old or st == 'brick' or p.wallkind in ('plaster', 'bricks')
    s.frame = {'white': bright('#efeeea', .05, .4), 'wood': wood(R.choice(['#b07a42', '#a86f3c', '#94602f']), rough=.45), 'dark': plain('#242628' if p.wallc not in ('#222325', '#2a2a2c', '#2b2c2e', '#303133', '#27292b', '#343437') else '#5a5f63', .4)}[p.frames]; s.seed = p.seed
    s.casing = s.frame
    k, c = p.wallkind, p.wallc
    if st == 'timber-classic': s.corner = bright('#eceae4', .04) if p.wallc not in ('#e9e7e1', '#edebe6') and R.random() < .75 else None
    else: s.corner = None
    if k == 'boards':
        v = R.random() < (.75 if st == 'timber-black' else .5); s.vertical = v
        s.wall = boards(c, R.choice((.12, .145, .17)), v, v and R.random() < .6)
        s.gable = boards(c, .13, not v, False) if R.random() < .3 else s.wall
    elif k == 'slats': s.wall = s.gable = boards(c, R.choice((.07, .09, .12)), R.random() < .7, False, .13, .12)
    elif k == 'bricks': s.wall = s.gable = bricks(c, R.choice(['#a2988b', '#948a7e', '#aca294']))
    elif k == 'logs': s.wall = s.gable = logs(c)
    else: s.wall = s.gable = plaster(c)
    s.reveal = plaster(c) if s.masonry and k == 'plaster' else (bricks(c) if k == 'bricks' else s.frame)
    s.plinth = plain('#2b2b2c', .9) if st in ('thatched', 'skagen', 'fisherman') and R.random() < .75 else plain(R.choice(['#6d6b68', '#7b7975', '#56565a']), .95)
    trim = {'timber-classic': '#ebe9e3', 'skagen': '#eeece6', 'fisherman': '#eeece6', 'brick': R.choice(['#e9e6df', '#3a3a3a', '#7a5230']), 'log': R.choice(['#8a5a2e', '#9a6a3a']), 'timber-black': '#1f2022', 'modern': '#2b2c2e', 'thatched': '#e9e6df'}[st]
    if st == 'timber-black' and R.random() < .25: trim = '#b98a52'
    s.trim = wood(trim) if trim in ('#8a5a2e', '#9a6a3a', '#7a5230', '#b98a52') else bright(trim, .03) if trim[1] in 'e' else plain(trim, .6)
    s.soffit = s.trim if trim[1] != 'e' else plain('#dedbd3', .7)
    s.roof = {'thatch': thatch, 'felt': felt, 'metal': metal, 'turf': turf, 'flat': felt}.get(p.roof, rooftiles)(p.roofc)
    s.gutter = plain(R.choice(['#8d9294', '#4a4d50', '#6f7476']), .4, .6)
    s.bars = {'thatched': R.choice([(2, 3), (2, 2), (2, 3)]), 'skagen': (2, 3), 'fisherman': R.choice([(2, 3), (2, 2)]), 'timber-classic': R.choice([(2, 2), (2, 1), (2, 3), (1, 2)]), 'timber-black': R.choice([(1, 1), (2, 1), (1, 1)]),
        'log': R.choice([(2, 1), (2, 2)]), 'brick': R.choice([(2, 1), (1, 1), (3, 1)]), 'modern': (1, 1)}[st]
    s.ww = {'thatched': 1.05, 'skagen': 1.05, 'fisherman': 1.1, 'timber-classic': 1.15, 'log': 1.2, 'brick': R.choice([1.2, 1.6]), 'modern': R.choice([1.0, 1.5])}.get(st, R.choice([1.0, 1.3]))
    s.curtain = R.choice(['#e9e5da', '#dcd6c8', '#cfd3d0', '#efece4'])
    return s

# ---------------------------------------------------------------- openings
def covered(p, b, side, u):
    """does another body stand against the wall here?"""
    sd = Side(b, side); q = sd.P(u, 0, .12)
    for o in p.bodies:
        if o is b or o.z0 > 0 or o.name == 'annex': continue
        if o.x0-.02 < q.x < o.x1+.02 and o.y0-.02 < q.y < o.y1+.02: return True
    return False

def segments(p, b, side):
    sd = Side(b, side); n = max(2, int(sd.L/.1)); segs = []; cur = None
    for i in range(n+1):
        u = sd.L*i/n; ok = b.z0 > 0 or not covered(p, b, side, u)
        if ok and cur is None: cur = u
        if not ok and cur is not None: segs.append((cur, u)); cur = None
    if cur is not None: segs.append((cur, sd.L))
    return [q for q in segs if q[1]-q[0] > .3]

def place_row(R, seg, items, edge=.5, gap=.35):
    """widths along a segment, evenly"""
    a, b = seg; edge = min(edge, max(.2, (b-a)*.12)); free = (b-a)-2*edge-sum(items)
    if free < gap*(len(items)-1): return None
    g = free/(len(items)) if len(items) else 0; u = a+edge+g/2; out = []
    for w in items: out.append((u, u+w)); u += w+g
    return out

def outline(p, b, side):
    L = Side(b, side).L; h = b.h
    if b.kind == 'gable' and side in GABLES[b.axis]:
        if p.half and b.name in ('main', 'wing') and not (b.glass_side == side):
            zc = h+rise(b)*p.half-.12; k = (zc-h)/TAN(b.pitch); return [(0, 0), (L, 0), (L, h), (L-k, zc), (k, zc), (0, h)]
        return [(0, 0), (L, 0), (L, h), (L/2, b.ridge), (0, h)]
    if b.kind == 'mono':
        d = (b.y1-b.y0)*TAN(b.pitch)
        if side == 'N': return [(0, 0), (L, 0), (L, h-.2), (0, h-.2)]
        if side == 'S': return [(0, 0), (L, 0), (L, h-.2+d), (0, h-.2+d)]
        return [(0, 0), (L, 0), (L, h-.2), (0, h-.2+d)] if side == 'E' and False else ([(0, 0), (L, 0), (L, h-.2+(d if side == 'W' else 0)), (0, h-.2+(0 if side == 'W' else d))])
    return [(0, 0), (L, 0), (L, h), (0, h)]

def layout(p, s):
    """openings of all walls: (body, side) -> list"""
    R = p.R; ops = {}; add = lambda b, side, **k: ops.setdefault((id(b), side), []).append(O(k))
    cam = (math.sin(math.radians(p.az)), -math.cos(math.radians(p.az)))
    NV = {'S': (0, -1), 'E': (1, 0), 'N': (0, 1), 'W': (-1, 0)}
    seen = lambda side: NV[side][0]*cam[0]+NV[side][1]*cam[1]
    m = p.main; front = [b for b in p.bodies if b.name in ('main', 'second', 'step')]
    fl = .2
    tall = 2.2
    p.spots = O()
    done = set()
    # glass of the gable
    if p.glazed:
        gb = next((b for b in p.bodies if b.name == 'wing'), m); gb.glass_side = 'S'; sd = Side(gb, 'S'); L = sd.L; inset = .42 if s.masonry else .36
        k = TAN(gb.pitch); top = .28
        poly = [(inset, fl), (L-inset, fl), (L-inset, gb.h+inset*k-top*1.1), (L/2, gb.ridge-top*1.25), (inset, gb.h+inset*k-top*1.1)]
        add(gb, 'S', kind='gableglass', poly=poly); p.spots.glass = (gb, 'S', inset, L-inset); done.add((id(gb), 'S'))
    # S segments of the front, the longest first
    segs = sorted([(b, q) for b in front for q in segments(p, b, 'S') if (id(b), 'S') not in done], key=lambda t: -(t[1][1]-t[1][0]))
    door_done = False
    def windows_for(length, w): return max(0, int((length-.6)/(w+1.35)))
    first = True
    for b, q in segs:
        l = q[1]-q[0]; items = []; kinds = []
        if first and p.wide and not p.glazed:
            g = min(R.uniform(2.7, 4.4) if p.style != 'modern' else R.uniform(3.4, 5.4), l-(1.9 if l > 4.6 else .9)); g = max(g, 1.7)
            items.append(g); kinds.append('glass')
        rest = l-sum(items)
        if not door_done and rest > 1.9 and b.name != 'second': items.append(1.0); kinds.append('door'); door_done = True; rest -= 1.6
        n = windows_for(rest-(.8 if items else 0), s.ww)
        if not items and l > 2.2: n = max(n, 1)      # no blind box
        if b.name == 'main' and l > 9: n = max(n, 2)
        items += [s.ww]*n; kinds += ['win']*n
        order = list(range(len(items))); R.shuffle(order)
        # the door not at the very corner of the camera's far side; the glass somewhere in the middle or towards the camera
        while items:
            r = place_row(R, q, [items[i] for i in order], .45)
            if r: break
            if 'win' in [kinds[i] for i in order]: order.remove(next(i for i in order if kinds[i] == 'win'))
            elif 'door' in [kinds[i] for i in order]: order.remove(next(i for i in order if kinds[i] == 'door')); door_done = False
            else: r = [((q[0]+q[1])/2-.85, (q[0]+q[1])/2+.85)]; break
        for i, (u0, u1) in zip(order, r or []):
            k = kinds[i]; top = min(b.h-.12 if b.kind != 'flat' else b.h-.35, 2.28 if k != 'win' else tall)
            if k == 'glass': add(b, 'S', kind='glass', u0=u0, u1=u1, z0=fl, z1=top if b.kind != 'mono' or p.f.covered else 2.6); p.spots.glass = (b, 'S', u0, u1)
            elif k == 'door': add(b, 'S', kind='door', u0=u0, u1=u1, z0=fl, z1=min(top, 2.25)); p.spots.door = (b, 'S', u0, u1)
            else: add(b, 'S', kind='win', u0=u0, u1=u1, z0=1.02 if top-1.02 > .9 else top-1.05, z1=top)
        done.add((id(b), 'S')) if segs.count((b, q)) else None
        first = False
    seg_done = {(id(b), 'S') for b in front}|done
    # the other walls
    for b in p.bodies:
        for side in 'SEWN':
            if (id(b), side) in seg_done: continue
            gable = b.kind == 'gable' and side in GABLES[b.axis]
            if b.name == 'wing' and side == 'N': continue
            for q in segments(p, b, side):
                l = q[1]-q[0]
                top = min(b.h-.12 if b.kind != 'flat' else b.h-.35, tall)+0
                if b.z0:   # the upper body of a modern house
                    n = 1 if side == 'S' else max(1, int(l/3.5)); w = min(l-1.2, 2.6) if side == 'S' else 1.0
                    for u0, u1 in place_row(R, q, [w]*n) or []: add(b, side, kind='win', u0=u0, u1=u1, z0=.45 if side == 'S' else .9, z1=2.15)
                    continue
                if b.name == 'annex':
                    if side == 'S' and l > 2.4:
                        r = place_row(R, q, [.85, .85], .35, .3)
                        add(b, side, kind='door', u0=r[0][0], u1=r[0][1], z0=.15, z1=2.0, annex=True); add(b, side, kind='win', u0=r[1][0], u1=r[1][1], z0=1.05, z1=1.95)
                    elif seen(side) > .1 and l > 2: add(b, side, kind='win', u0=(q[0]+q[1])/2-.45, u1=(q[0]+q[1])/2+.45, z0=1.05, z1=1.95)
                    continue
                # a door where the front had no room
                put_door = not door_done and seen(side) > .15 and l > 2.2 and b.name in ('main', 'wing') and not (b.name == 'main' and side == 'N')
                if put_door and b.name == 'main' and p.f.wings and not (p.viewpoint == 'gable'): put_door = seen(side) > .3
                w = s.ww; n = max(1 if l > 1.9 else 0, int(l/3.3)) if not gable else (2 if l > 6.3 else 1 if l > 2.4 else 0)
                items = [w]*n; kinds = ['win']*n
                if put_door:
                    if len(items) > 1: items.pop(); kinds.pop()
                    items.append(1.0); kinds.append('door')
                r = place_row(R, q, items, .5)
                while r is None and items: items.pop(0); kinds.pop(0); r = place_row(R, q, items, .3)
                for (u0, u1), k in zip(r or [], kinds):
                    if k == 'door': add(b, side, kind='door', u0=u0, u1=u1, z0=fl, z1=min(top, 2.25)); door_done = True; p.spots.door = (b, side, u0, u1)
                    else: add(b, side, kind='win', u0=u0, u1=u1, z0=1.02 if top-1.02 > .9 else top-1.05, z1=top)
    # the floor above
    p.dormers = []
    if p.f.floors == 2 and not (p.style == 'modern' and m.kind != 'gable'):
        for b in p.bodies:
            if b.h < 4: continue
            for side in 'SEWN':
                for q in ([(0, Side(b, side).L)]):
                    if b.name == 'wing' and side == 'N': continue
                    if b.glass_side == side: continue
                    l = q[1]-q[0]; n = max(1, int((l-.4)/2.2))
                    for u0, u1 in place_row(R, q, [s.ww]*n, .6) or place_row(R, q, [s.ww]*max(1, n-1), .6) or []:
                        if side == 'S' and b.name == 'main' and any(o.name == 'wing' and o.h > 4 and o.x0-.3 < b.x0+(u0+u1)/2 < o.x1+.3 for o in p.bodies): continue
                        if side == 'S' and b.name == 'main' and any(o.name == 'wing' and o.h < 4 and o.x0-.6 < b.x0+(u0+u1)/2 < o.x1+.6 for o in p.bodies): continue
                        if side in 'EW' and b.name == 'main' and any(o.name == 'step' and (o.x0 >= b.x1-.1) == (side == 'E') for o in p.bodies): continue
                        z1 = min(b.h-.18, 4.55); add(b, side, kind='win', u0=u0, u1=u1, z0=z1-1.12, z1=z1, upper=True)
    elif p.upper:
        cand = []
        for b in p.bodies:
            if b.name == 'annex' or b.kind != 'gable' or rise(b)*(p.half or 1) < 1.55 and not rise(b) > 2.1: continue
            for side in GABLES[b.axis]:
                if b.name == 'wing' and side == 'N' or b.glass_side == side: continue
                i = 'WE'.find(side) if b.axis == 'x' else 'SN'.find(side)
                if b.ends[i if b.axis == 'x' else i] != 'gable': continue
                cand.append((seen(side), b, side))
        vis = [c for c in cand if c[0] > .3]
        for v, b, side in cand:
            L = Side(b, side).L; zt = b.h+rise(b)*(p.half or 1); w = .95; z0 = max(b.h+.12, 2.55); z1 = min(z0+1.12, zt-.42 if p.half else b.ridge-(w/2+.25)*TAN(b.pitch)-.05)
            if z1-z0 < .62: vis = [c for c in vis if not (c[1] is b and c[2] == side)]; continue
            add(b, side, kind='win', u0=L/2-w/2, u1=L/2+w/2, z0=z0, z1=z1, upper=True)
        if not vis or p.force or (p.style in ('thatched', 'skagen', 'fisherman') and R.random() < .3):
            wings = [(o.x0, o.x1) for o in p.bodies if o.name == 'wing']
            if m.axis == 'x':
                n = 1 if (m.x1-m.x0) < 10 else 2 if (m.x1-m.x0) < 15 else 3; free = []
                for i in range(40):
                    x = m.x0+1.7+(m.x1-m.x0-3.4)*i/39
                    if all(x < a-1.2 or x > c+1.2 for a, c in wings): free.append(x)
                if not free and vis and not p.force: n = 0
                free = free or [(m.x0+m.x1)/2]; n = min(n, max(1, int((free[-1]-free[0])/2.4)))
                for i in range(n):
                    x = free[int((i+.5)/n*(len(free)-1))]
                    if not p.dormers or x-p.dormers[-1] > 2.3: p.dormers.append(x)
            else: p.dormers.append(None)     # on the side of the roof that is seen
    return ops

# ---------------------------------------------------------------- one window
def window(B, s, sd, o, R, p):
    u0, u1, z0, z1 = o.u0, o.u1, o.z0, o.z1; w = u1-u0; inset = .1 if s.masonry else .05
    fr = .055; fo, fi = -inset, -inset-.07; F = s.frame; box = sd.box
    if p.style in ('thatched', 'skagen', 'fisherman'): fr = .06
    box(B, F, u0, u1, z0, z0+fr, fi, fo); box(B, F, u0, u1, z1-fr, z1, fi, fo); box(B, F, u0, u0+fr, z0+fr, z1-fr, fi, fo); box(B, F, u1-fr, u1, z0+fr, z1-fr, fi, fo)
    wide = o.kind == 'glass'; cols, rows = s.bars
    if wide: cols, rows = max(2, round(w/1.0)), 1
    elif w > 1.9: cols, rows = max(2, round(w/1.0)), 1
    elif w < .9 and cols == 3: cols = 2
    post = .05 if wide or rows == 1 else .055
    for i in range(1, cols):
        u = u0+w*i/cols; box(B, F, u-post, u+post, z0+fr, z1-fr, fi, fo-.005)
    if rows > 1:
        for j in range(1, rows):
            z = z0+(z1-z0)*j/rows; box(B, F, u0+fr, u1-fr, z-.015, z+.015, fi, fo-.012)
    # sashes within the frame
    for i in range(cols):
        a, b = u0+w*i/cols+(fr if i == 0 else post), u0+w*(i+1)/cols-(fr if i == cols-1 else post); k = .035 if not wide else .05
        box(B, F, a, a+k, z0+fr, z1-fr, fi, fo-.018); box(B, F, b-k, b, z0+fr, z1-fr, fi, fo-.018); box(B, F, a+k, b-k, z0+fr, z0+fr+k, fi, fo-.018); box(B, F, a+k, b-k, z1-fr-k, z1-fr, fi, fo-.018)
        if wide and i == cols//2: box(B, plain('#9a9a98', .3, .8), a+k*.3, a+k*.75, z0+.95, z0+1.1, fo-.018, fo+.03)
    room(B, s, sd, [(u0, z0), (u1, z0), (u1, z1), (u0, z1)], fi, R, wide)
    # sill, casing
    if not wide:
        if s.masonry: box(B, plain('#5b5b5c', .8) if p.wallkind == 'plaster' and p.style != 'modern' else s.plinth, u0-.04, u1+.04, z0-.05, z0, -inset, .05)
        else: box(B, s.casing, u0-.1, u1+.1, z0-.07, z0-.02, 0, .06)
    if not s.masonry and p.style != 'modern':
        c = .09; q = .028 if p.wallkind != 'logs' else .1
        box(B, s.casing, u0-c, u0, z0-(0 if wide else .06), z1+c, 0, q); box(B, s.casing, u1, u1+c, z0-(0 if wide else .06), z1+c, 0, q); box(B, s.casing, u0-c*1.3, u1+c*1.3, z1, z1+c*1.15, 0, q+.01)
        if not wide: box(B, s.casing, u0, u1, z0-c*.8, z0, 0, q)

def room(B, s, sd, poly, fi, R, wide=False):
    """what one sees behind a pane: a little dark, curtains, a lamp"""
    us = [u for u, z in poly]; zs = [z for u, z in poly]; u0, u1, z0, z1 = min(us), max(us), min(zs), max(zs)
    sd.face(B, pane(), poly, o=fi+.03)
    big = len(poly) > 4; d = fi-(.55 if not wide else 3.2 if big else 2.2); I = inside(R.choice(['#6b5d4c', '#5d574c', '#74695a'])); Q = random.Random(s.seed+77+int(u0*100)+int(z0*10)+ord(sd.side))      # chance of its own
    if wide: I = indoors(Q.choice(['#b3a48e', '#b9b0a0', '#aca294'])); fl = wood('#9a7850')
    sd.face(B, I, poly, o=d)
    for n, ((a, b), (c, e)) in enumerate(zip(poly, poly[1:]+poly[:1])): B.poly(fl if wide and not n else I, [sd.P(a, b, fi), sd.P(c, e, fi), sd.P(c, e, d), sd.P(a, b, d)])
    cm = plain(s.curtain, .95); w = u1-u0; k = R.random()
    def drape(a, b, za, zb, o):
        n = max(3, int((b-a)/.07)); vs = []
        for i in range(n+1): vs.append((a+(b-a)*i/n, o+(.03 if i % 2 else -.03)))
        for (ua, oa), (ub, ob) in zip(vs, vs[1:]): B.poly(cm, [sd.P(ua, za, oa), sd.P(ub, za, ob), sd.P(ub, zb, ob), sd.P(ua, zb, oa)])
    if len(poly) == 4:
        if k < .62:
            f = R.uniform(.13, .22) if not wide else min(.16, .5/w)
            drape(u0+.02, u0+w*f, z0, z1, fi-.12); drape(u1-w*f, u1-.02, z0, z1, fi-.12)
        elif k < .74 and not wide: B.poly(cm, [sd.P(u0, z1-(z1-z0)*R.uniform(.2, .4), fi-.1), sd.P(u1, z1-(z1-z0)*.3, fi-.1), sd.P(u1, z1, fi-.1), sd.P(u0, z1, fi-.1)])
    q = R.random()
    if not wide and q < .55 and z1-z0 > .8:
        u = u0+w*R.uniform(.25, .75); c = sd.P(u, z0+.06, fi-.16); show = Q.random() < .4
        if q < .25:
            pot = R.choice(['#b5653a', '#e6e2d8', '#6f8f9c'])
            if show: B.lathe(plain(pot, .6), c.x, c.y, c.z, [(.001, 0), (.05, 0), (.065, .12), (.001, .12)], 8); B.ball(leafy('#4d7a40'), c.x, c.y, c.z+.24, .13, 1, 6)
        elif show: B.lathe(plain('#d9d0c0', .5), c.x, c.y, c.z, [(.001, 0), (.06, 0), (.05, .1), (.012, .15), (.012, .22)], 8); B.lathe(lamp('#f3e3c4', .9), c.x, c.y, c.z+.2, [(.11, 0), (.07, .15)], 10)
    if wide or big:
        R.uniform(.35, .65); R.uniform(.15, .3); sofa = R.choice(['#b9b2a4', '#8a9a94', '#a08064'])     # keeps the order of what is drawn
        living(B, sd, u0, u1, z0, min(z1, z0+2.4), fi, d, Q, plain(sofa, .9), fl)

def living(B, sd, u0, u1, z0, zt, fi, d, Q, sofa, fl):
    """a room with a sofa, a table with chairs, a picture, a dark doorway and now and then a lamp"""
    w = u1-u0; deep = fi-d; t = wood(Q.choice(['#8a6844', '#9c7a52', '#6f553c'])); box = sd.box; left = Q.random() < .5
    def at(f): return u0+w*(f if left else 1-f)
    def bx(m, fa, fb, za, zb, oa, ob): a, b = sorted((at(fa), at(fb))); box(B, m, a, b, z0+za, z0+zb, oa, ob)
    # on the back wall: a doorway, a cupboard, a picture
    g = Q.uniform(.02, .1); gw = .85/w
    bx(plain('#4a4238', .9), g, g+gw, 0, 2.02, d+.005, d+.02); bx(bright('#d9d3c6', .12), g-.07/w, g, 0, 2.08, d+.005, d+.05); bx(bright('#d9d3c6', .12), g+gw, g+gw+.07/w, 0, 2.08, d+.005, d+.05)
    if g+gw < .55: bx(plain(Q.choice(['#4f6a78', '#8a6f52', '#7d8a6a']), .8), .66, min(.9, .66+.8/w), 1.2, 1.75, d+.01, d+.04); bx(t, .58, .96, 0, .72, d+.02, d+.42)
    # sofa with its back to the wall or across, seat, back, arms
    o = d+deep*.38; sw = min(1.9, w*.46)/w; s0 = Q.uniform(.06, .14)
    bx(sofa, s0, s0+sw, .1, .42, o, o+.72); bx(sofa, s0, s0+sw, .42, .8, o, o+.18)
    for e in (s0, s0+sw-.14/w): bx(sofa, e, e+.14/w, .1, .6, o, o+.72)
    for e, c in ((s0+.2/w, '#c4a05c'), (s0+sw-.55/w, '#e2dccf')): bx(plain(c, .95), e, e+.36/w, .44, .76, o+.18, o+.3)
    # table and chairs
    o = d+deep*.5; t0 = max(s0+sw+.3/w, .58); t1 = .94
    if (t1-t0)*w > .7:
        bx(t, t0, t1, .7, .74, o-.4, o+.4)
        for e in (t0+.04, t1-.04-.05/w):
            for oo in (o-.36, o+.3): bx(t, e, e+.05/w, 0, .7, oo, oo+.06)
        k = max(1, int((t1-t0)*w/.65))
        for i in range(k):
            e = t0+(t1-t0)*(i+.5)/k
            for oo, back in ((o-.62, o-.64), (o+.36, o+.6)): bx(t, e-.2/w, e+.2/w, .42, .46, oo, oo+.36); bx(t, e-.2/w, e+.2/w, .6, .86, back, back+.03); [bx(t, e+q/w-.015/w, e+q/w+.02/w, 0, .86 if j == 0 else .42, (back if j == 0 else (oo+.3 if back < oo else oo)), (back if j == 0 else (oo+.3 if back < oo else oo))+.03) for q in (-.19, .18) for j in (0, 1)]
        if Q.random() < .35:
            c = sd.P(at((t0+t1)/2), z0, o); B.rod(plain('#222222'), c+V((0, 0, 1.6)), c+V((0, 0, zt-z0-.02)), .006, seg=4); B.lathe(lamp(Q.choice(['#e8d9ba', '#d9d3c6']), .35), c.x, c.y, c.z+1.42, [(.24, 0), (.19, .1), (.05, .2)], 14)
    elif Q.random() < .5:
        c = sd.P(at(min(.93, s0+sw+.25/w)), z0, d+.5); B.rod(plain('#2a2a2a'), c, c+V((0, 0, 1.3)), .014, seg=6); B.lathe(lamp('#e8d9ba', .4), c.x, c.y, c.z+1.25, [(.18, 0), (.12, .24)], 12)

def gableglass(B, s, sd, o, R, p):
    P = o.poly; F = s.frame; inset = .1; fi, fo = -inset-.08, -inset; u0, u1, z0 = P[0][0], P[1][0], P[0][1]; um = P[3][0]
    def top(u):
        (a, b), (c, e) = (P[4], P[3]) if u <= um else (P[3], P[2]); return b+(e-b)*(u-a)/(c-a)
    f = .09
    for a, b in zip(P, P[1:]+P[:1]):
        sd.bar(B, F, a, b, f*1.6, fi, fo)
    w = u1-u0; n = max(4, round(w/1.15)); n += n % 2
    for i in range(1, n):
        u = u0+w*i/n; sd.box(B, F, u-.05, u+.05, z0, top(u), fi, fo-.004)
    sd.box(B, F, u0, u1, 2.22, 2.36, fi, fo+.002)
    sd.box(B, F, u0, u1, z0, z0+.12, fi, fo)
    # a double door in the middle
    um2 = (u0+u1)/2; bw = w/n; fr = .085
    for sg in (-1, 1):
        a, c = sorted((um2+sg*.012, um2+sg*(bw-.05)))
        sd.box(B, F, a, a+fr, z0+.02, 2.2, fi, fo+.02); sd.box(B, F, c-fr, c, z0+.02, 2.2, fi, fo+.02); sd.box(B, F, a+fr, c-fr, z0+.02, z0+.16, fi, fo+.02); sd.box(B, F, a+fr, c-fr, 2.2-fr, 2.2, fi, fo+.02)
    hm = plain('#9a9a98', .3, .8); sd.box(B, hm, um2+.03, um2+.06, z0+.9, z0+1.1, fo+.02, fo+.05); sd.box(B, hm, um2+.03, um2+.17, z0+1.02, z0+1.045, fo+.05, fo+.075)
    st = plain('#8d8a84', .95)
    if not (p.f.terrace or p.f.covered): sd.box(B, st, um2-bw-.15, um2+bw+.15, 0, z0-.03, .02, .75)
    if P[3][1] > 5.4: sd.box(B, F, u0+w*.2, u1-w*.2, 3.95, 4.03, fi, fo-.004) if top(u0+w*.2) > 4.05 else None
    room(B, s, sd, P, fi, R, True)

def door(B, s, sd, o, R, p):
    u0, u1, z0, z1 = o.u0, o.u1, o.z0, o.z1; inset = .11 if s.masonry else .05; F = s.frame; c = p.doorc; dm = wood(c) if c in ('#b07a42', '#8a5a30', '#9a6a3a', '#8a5a2e', '#6b4526') else plain(c, .4)
    fi, fo = -inset-.07, -inset; fr = .06
    sd.box(B, F, u0, u0+fr, z0, z1, fi, fo); sd.box(B, F, u1-fr, u1, z0, z1, fi, fo); sd.box(B, F, u0+fr, u1-fr, z1-fr, z1, fi, fo)
    a, b = u0+fr, u1-fr; zt = z1-fr; sd.box(B, dm, a, b, z0+.02, zt, fi+.01, fo-.02)
    kind = R.choice(['panes', 'panels', 'boards', 'light']) if p.style not in ('modern', 'timber-black') else R.choice(['boards', 'light', 'flush'])
    q = fo-.02; w = b-a
    if kind == 'panes':
        sd.box(B, inside(), a+.14, b-.14, z0+1.15, zt-.14, q, q+.003); sd.face(B, pane(), [(a+.14, z0+1.15), (b-.14, z0+1.15), (b-.14, zt-.14), (a+.14, zt-.14)], o=q+.008)
        for z in (z0+1.15, (z0+1.15+zt-.14)/2, zt-.14): sd.box(B, dm, a+.12, b-.12, z-.018, z+.018, q, q+.02)
        for u in (a+.14, (a+b)/2, b-.14): sd.box(B, dm, u-.018, u+.018, z0+1.13, zt-.12, q, q+.02)
        sd.box(B, dm, a+.14, b-.14, z0+.2, z0+.95, q, q+.015)
    elif kind == 'panels':
        for za, zb in ((.16, .82), (.98, 1.34), (1.5, zt-z0-.14)):
            for s2 in (0, 1): sd.box(B, dm, a+.1+s2*(w-.1)/2, a+(w-.1)/2+s2*(w-.1)/2, z0+za, z0+zb, q, q+.014)
    elif kind == 'light':
        g = .16; um = (a+b)/2; sd.box(B, inside(), um-g, um+g, z0+.5, zt-.2, q, q+.003); sd.face(B, pane(), [(um-g, z0+.5), (um+g, z0+.5), (um+g, zt-.2), (um-g, zt-.2)], o=q+.006)
    elif kind == 'boards':
        n = 6
        for i in range(1, n): sd.box(B, plain('#141414', .9), a+w*i/n-.004, a+w*i/n+.004, z0+.06, zt-.05, q, q+.002)
    hs = a+.07 if R.random() < .5 else b-.07; hm = plain('#b8b4aa', .3, .9)
    sd.box(B, hm, hs-.02, hs+.02, z0+.95, z0+1.12, q, q+.012); k = .11 if hs < (a+b)/2 else -.11; sd.box(B, hm, min(hs, hs+k), max(hs, hs+k), z0+1.04, z0+1.06, q+.03, q+.05)
    if not s.masonry and p.style != 'modern':
        c = .09; o2 = .028 if p.wallkind != 'logs' else .1; C = s.casing
        sd.box(B, C, u0-c, u0, z0, z1+c, 0, o2); sd.box(B, C, u1, u1+c, z0, z1+c, 0, o2); sd.box(B, C, u0-c*1.2, u1+c*1.2, z1, z1+c*1.1, 0, o2+.01)
    # step, lamp, number
    if not o.annex:
        st = plain('#8d8a84', .95); sd.box(B, st, u0-.25, u1+.25, 0, z0-.03, .02, .75); 
        lm = plain('#1e1f20', .5); x = u1+.3 if hs < (a+b)/2 else u0-.3; off = .1 if p.wallkind == 'logs' else 0
        sd.box(B, lm, x-.06, x+.06, 1.86, 1.9, off, off+.13); sd.box(B, lamp('#f0e2c8', .35), x-.045, x+.045, 1.66, 1.86, off+.03, off+.12); sd.box(B, lm, x-.055, x+.055, 1.63, 1.66, off+.02, off+.13)
        sd.box(B, plain('#2e3f58', .4), x-.09, x+.09, 1.38, 1.5, off, off+.015)
    else: sd.box(B, plain('#8d8a84', .95), u0-.1, u1+.1, 0, z0-.03, .02, .5)

# ---------------------------------------------------------------- walls
def walls(B, p, s, b, ops, z0=0):
    for side in 'SENW':
        if b.name == 'wing' and side == 'N': continue
        if b.name == 'dormer' and side != b.face: continue
        sd = Side(b, side)
        if b.z0: sd.p0 = sd.p0+V((0, 0, b.z0))
        out = outline(p, b, side)
        if b.z0 and b.kind != 'gable': pass
        os_ = ops.get((id(b), side), [])
        holes = [o.poly if o.poly else [(o.u0, o.z0), (o.u1, o.z0), (o.u1, o.z1), (o.u0, o.z1)] for o in os_]
        gable = b.kind == 'gable' and side in GABLES[b.axis]
        wm = s.wall if not gable or len(os_) and os_[0].poly else s.gable
        logw = p.wallkind == 'logs' and b.name != 'dormer'
        sd.face(B, plain('#3a2a1a', .9) if logw else wm, out, holes, -.03 if logw else 0)
        for h in holes: sd.reveal(B, s.reveal, h, .2)
        if logw: logwall(B, s, sd, b, side, out, os_, p)
        for o in os_:
            pts = p.seenpts.setdefault('upper' if o.upper else o.kind, [])
            pts += [sd.P(q, zz, .12) for q in ((o.u0*.8+o.u1*.2, (o.u0+o.u1)/2, o.u0*.2+o.u1*.8) if not o.poly else (o.poly[0][0]+.8, o.poly[3][0], o.poly[1][0]-.8)) for zz in ([(o.z0+o.z1)/2, o.z1-.3] if not o.poly else [1.5])]
            {'win': window, 'glass': window, 'door': door, 'gableglass': gableglass}[o.kind](B, s, sd, o, p.R, p)
        if b.name not in ('dormer', 'upper'):
            segs = segments(p, b, side); doors = [(o.u0, o.u1) for o in os_ if o.kind in ('door',)]
            for a, c in segs: sd.box(B, s.plinth, a, c, -.3, .16, -.1, .012 if not logw else .04)
        if s.corner and b.name != 'dormer':
            hh = b.h+.02
            for u in (0, sd.L):
                if not covered(p, b, side, u): sd.box(B, s.corner, max(0, u-.11) if u else -.02, u+.02 if u else .11, .14, hh, -.02, .026)
        if not s.masonry and gable and p.style == 'timber-classic' and b.name != 'dormer' and not (os_ and os_[0].poly): sd.box(B, s.corner or s.trim, 0, sd.L, b.h-.02, b.h+.1, 0, .024)
        if p.style in ('skagen', 'fisherman') and p.wallkind == 'plaster' and b.name != 'dormer' and not gable:   # white cornice
            sd.box(B, bright('#f0eee8', .03), -.03, sd.L+.03, b.h-.16, b.h, 0, .05); sd.box(B, bright('#f0eee8', .03), -.05, sd.L+.05, b.h-.07, b.h+.02, 0, .1)

def logwall(B, s, sd, b, side, out, os_, p):
    c = .2; zmax = max(z for u, z in out); sh = 0 if side in 'SN' else .1; k = 0; z = .12-sh
    N = 5
    def span(z):
        us = []
        for (a, za), (d, zd) in zip(out, out[1:]+out[:1]):
            if (za-z)*(zd-z) <= 0 and za != zd: us.append(a+(d-a)*(z-za)/(zd-za))
        return (min(us), max(us)) if len(us) > 1 else None
    while z < zmax-.05:
        zm = z+c/2; q = span(min(zm, zmax-.01))
        if q:
            cuts = sorted((o.u0, o.u1) if not o.poly else (o.poly[0][0], o.poly[1][0]) for o in os_ if (o.z0 if not o.poly else o.poly[0][1]) < zm < (o.z1 if not o.poly else b.h))
            if any(o.poly for o in os_) and zm >= b.h: cuts = [(q[0]+.4, q[1]-.4)]
            a = q[0]; parts = []
            for u0, u1 in cuts:
                if u0 > a: parts.append((a, u0))
                a = max(a, u1)
            if a < q[1]: parts.append((a, q[1]))
            for u0, u1 in parts:
                for i in range(N):
                    t0, t1 = -math.pi/2+math.pi*i/N, -math.pi/2+math.pi*(i+1)/N; f = lambda t: (zm+c/2*math.sin(t), .075*math.cos(t))
                    (za, oa), (zb, ob) = f(t0), f(t1)
                    B.poly(s.wall, [sd.P(u0, za, oa), sd.P(u1, za, oa), sd.P(u1, zb, ob), sd.P(u0, zb, ob)], [(u0, za+k*.0), (u1, za), (u1, zb), (u0, zb)])
            if zm < b.h-.02:
                for u, sg in ((0, -1), (sd.L, 1)):
                    if covered(p, b, side, u) or covered(p, b, side, u+sg*.2): continue
                    e = wood(shade_(p.wallc, .82)); B.rod(s.wall, sd.P(u, zm, -.07), sd.P(u+sg*.26, zm, -.07), c*.47, seg=8)
        z += c; k += 1

def shade_(c, f):
    r = [min(255, int(int(c[i:i+2], 16)*f)) for i in (1, 3, 5)]; return '#%02x%02x%02x' % tuple(r)

# ---------------------------------------------------------------- roofs
def soft(mat, polys, thick, bev=.11, uvs=None):
    """thatch: outer faces, thickened and rounded"""
    me = bpy.data.meshes.new('thatch'); vs, fs, us = [], [], []; idx = {}
    for i, q in enumerate(polys):
        f = []
        for v in q:
            k = tuple(round(c, 4) for c in v)
            if k not in idx: idx[k] = len(vs); vs.append(tuple(v))
            f.append(idx[k])
        fs.append(f); us += uvs[i]
    me.from_pydata(vs, [], fs); l = me.uv_layers.new(name='UVMap'); l.data.foreach_set('uv', [c for u in us for c in u]); me.materials.append(mat)
    o = bpy.data.objects.new('thatch', me); bpy.context.scene.collection.objects.link(o)
    m = o.modifiers.new('t', 'SOLIDIFY'); m.thickness = thick; m.offset = -1; m.use_even_offset = True
    m = o.modifiers.new('b', 'BEVEL'); m.width = bev; m.segments = 4; m.limit_method = 'ANGLE'; m.angle_limit = math.radians(25)
    me.polygons.foreach_set('use_smooth', [True]*len(fs))
    m = o.modifiers.new('n', 'WEIGHTED_NORMAL')
    return o

class Frame:
    """along the ridge a, across c: to the world"""
    def __init__(s, b): s.b = b; s.x = b.axis == 'x'; s.cx, s.cy = (b.x0+b.x1)/2, (b.y0+b.y1)/2
    def P(s, a, c, z): return V((a, s.cy+c, z)) if s.x else V((s.cx-c, a, z))

def gableroof(B, p, s, b):
    F = Frame(b); t = TAN(b.pitch); cosp = math.cos(math.radians(b.pitch)); half = b.span/2
    a0, a1 = (b.x0, b.x1) if F.x else (b.y0, b.y1)
    old = p.style in ('skagen', 'fisherman'); kind = p.roof
    th = {'thatch': .34, 'turf': .26}.get(kind, .14)
    eo = {'thatched': .42, 'skagen': .16, 'fisherman': .22, 'brick': .4, 'log': .6, 'modern': .12 if b.name != 'dormer' else .15}.get(p.style, .5)
    go = {'thatched': .3, 'skagen': .07, 'fisherman': .1, 'brick': .22, 'log': .65, 'modern': .1}.get(p.style, .38)
    if b.name == 'dormer': eo, go = .22, .22
    if b.name == 'annex': eo, go = min(eo, .3), min(go, .3)
    g0 = go if b.ends[0] == 'gable' else 0; g1 = go if b.ends[1] == 'gable' else 0
    if b.glass_side == 'S': g0 = max(go, .75 if p.style != 'modern' else .45)
    if b.porch: g0 = b.porch
    A0, A1 = a0-g0, a1+g1
    if b.ends[1] == 'join': A1 = 0.0 if b.name == 'wing' else b.join
    if b.ends[0] == 'join': A0 = b.join
    if b.ends[0] == 'meet': A0 = a0-.02
    if b.ends[1] == 'meet': A1 = a1+.02
    zb = b.h+b.z0*0
    if b.name == 'dormer': zb = b.h
    top = zb+th/cosp; zr = top+half*t; E = half+eo; ze = top-eo*t
    b.rz = zr; b.A = (A0, A1); b.E = E; b.ze = ze; b.th = th
    sl = E/cosp; m = p.main
    def eave_end(sg):
        """eaves of a wing that is flush with the end of the house stop at its front wall"""
        x = F.P(0, sg*half, 0).x
        return min(A1, b.y1) if b.name == 'wing' and b.ends[1] == 'join' and not F.x and (x < m.x0+.35 or x > m.x1-.35) else A1
    if kind == 'thatch':
        hp = p.half if b.name in ('main', 'wing') else 0
        ih = zb+rise(b)*hp+.12 if hp else None; polys, uvs = [], []
        def inset(end): return hp and b.ends[end] == 'gable' and not (b.glass_side == 'S' and end == 0)
        zh = ih+.1 if hp else 0; ch = (zr-zh)/t if hp else 0; back = (zr-zh)/TAN(54) if hp else 0
        for sg in (-1, 1):
            q = [(A0, sg*E, ze), (eave_end(sg), sg*E, ze)]
            if inset(1): q += [(A1, sg*ch, zh), (A1-back, 0, zr)]
            else: q += [(A1, 0, zr)]
            if inset(0): q += [(A0+back, 0, zr), (A0, sg*ch, zh)]
            else: q += [(A0, 0, zr)]
            w = [F.P(*v) for v in q]; uv = [(v[0], (E-abs(v[1]))/cosp) for v in q]
            n = (w[1]-w[0]).cross(w[2]-w[1]); 
            if n.z < 0: w, uv = w[::-1], uv[::-1]
            polys.append(w); uvs.append(uv)
        for end, A, d in ((0, A0, 1), (1, A1, -1)):
            if inset(end):
                q = [(A, -ch, zh), (A, ch, zh), (A+d*back, 0, zr)]; w = [F.P(*v) for v in q]; uv = [(-ch, 0), (ch, 0), (0, 2)]
                if (w[1]-w[0]).cross(w[2]-w[0]).z < 0: w, uv = w[::-1], uv[::-1]
                polys.append(w); uvs.append(uv)
        soft(s.roof, polys, th, .12, uvs)
        # ridge of straw with crossed sticks
        r0 = A0+(back if inset(0) else 0)-.06; r1 = A1-(back if inset(1) else 0)+.06
        if b.ends[1] == 'join': r1 = A1-.2
        if b.name != 'dormer':
            rm = thatch(shade_(p.roofc, .8)); w = .62
            qs, us = [], []
            for sg in (-1, 1):
                q = [F.P(r0, sg*w, zr-w*t+.07), F.P(r1, sg*w, zr-w*t+.07), F.P(r1, 0, zr+.09), F.P(r0, 0, zr+.09)]; uv = [(r0, 0), (r1, 0), (r1, 1), (r0, 1)]
                if (q[1]-q[0]).cross(q[2]-q[0]).z < 0: q, uv = q[::-1], uv[::-1]
                qs.append(q); us.append(uv)
            soft(rm, qs, .12, .05, us)
            st = wood('#6b5a46'); n = max(2, int((r1-r0)/.8))
            for i in range(n):
                a = r0+.3+(r1-r0-.6)*i/max(1, n-1)
                for sg in (-1, 1): B.rod(st, F.P(a, sg*.55, zr-.55*t+.16), F.P(a+.02, -sg*.17, zr+.32), .032, seg=5)
        # boards below the thatch at the gables
        return
    # slabs
    for sg in (-1, 1):
        Ae = eave_end(sg); h_ = half-.03; zc_ = zr-h_*t; q = [(A0, sg*E, ze), (Ae, sg*E, ze)]+([(Ae, sg*h_, zc_), (A1, sg*h_, zc_)] if Ae != A1 else [])+[(A1, 0, zr), (A0, 0, zr)]
        if Ae == A1: pass
        w = [F.P(*v) for v in q]; uv = [(v[0], (E-abs(v[1]))/cosp) for v in q]
        if (w[1]-w[0]).cross(w[2]-w[0]).z < 0: w, uv = w[::-1], uv[::-1]
        B.poly(s.roof, w, uv)
        d = th/cosp; lo = [F.P(v[0], v[1], v[2]-d) for v in q]; B.poly(s.soffit, lo)
        # eave board
        B.poly(s.trim, [F.P(A0, sg*E, ze), F.P(Ae, sg*E, ze), F.P(Ae, sg*E, ze-d), F.P(A0, sg*E, ze-d)])
        for end, A in ((0, A0), (1, A1)):
            if b.ends[end] == 'join': continue
            B.poly(s.trim, [F.P(A, sg*E, ze), F.P(A, 0, zr), F.P(A, 0, zr-d), F.P(A, sg*E, ze-d)])
        # barge boards
        for end, A, dd in ((0, A0, -1), (1, A1, 1)):
            if b.ends[end] != 'gable' or old and b.name != 'dormer': continue
            hb = .2 if kind != 'turf' else .32; x0, x1 = sorted((A, A+dd*.03))
            o = F.P(x0, sg*(E+.02), ze-hb+.03); e1 = F.P(x0, 0, zr-hb+.03+.02*t)-o; B.hex(s.trim, o, e1, F.P(x1, 0, 0)-F.P(x0, 0, 0), (0, 0, hb))
        if old and b.name != 'dormer':    # white mortar along the tiles of the gables
            for end, A, dd in ((0, A0, -1), (1, A1, 1)):
                if b.ends[end] != 'gable': continue
                x0, x1 = sorted((A+dd*.01, A-dd*.16)); o = F.P(x0, sg*(E), ze-.1); e1 = F.P(x0, 0, zr-.1)-o; B.hex(bright('#eeece6', .03), o, e1, F.P(x1, 0, 0)-F.P(x0, 0, 0), (0, 0, .115))
        # seams and battens
        if kind in ('metal', 'felt') and b.name != 'dormer':
            st = .52 if kind == 'metal' else 1.0; n = int((A1-A0)/st); mm = metal(p.roofc) if kind == 'metal' else felt(shade_(p.roofc, .85)); hh, ww = (.035, .02) if kind == 'metal' else (.03, .05)
            if kind == 'metal' or p.style == 'timber-black' or p.seed % 3:
                for i in range(1, n+1):
                    a = A0+(A1-A0)*i/(n+1); o = F.P(a-ww/2, sg*E, ze) if a <= Ae else F.P(a-ww/2, sg*h_, zc_); B.hex(mm, o, F.P(a-ww/2, 0, zr)-o, F.P(ww, 0, 0)-F.P(0, 0, 0), (0, 0, hh))
        if kind == 'turf':    # edge of wood
            o = F.P(A0, sg*(E+.0), ze-.26); B.hex(s.trim, o, F.P(Ae, 0, 0)-F.P(A0, 0, 0), F.P(0, sg*.05, 0)-F.P(0, 0, 0), (0, 0, .34))
        # gutter and pipes
        if kind not in ('turf',) and b.name not in ('dormer',) and b.ends[1] != 'x':
            G = s.gutter; r = .06; ga1 = min(A1, b.y1 if not F.x else A1) if b.name == 'wing' else A1
            zc = ze-.05
            for i in range(6):
                t0, t1 = math.pi+math.pi*i/6, math.pi+math.pi*(i+1)/6; f = lambda tt, a: F.P(a, sg*(E+r+.01)+r*math.cos(tt), zc+r*math.sin(tt))
                B.poly(G, [f(t0, A0+.02), f(t0, ga1-.02), f(t1, ga1-.02), f(t1, A0+.02)], None, True)
            if b.name in ('main', 'step', 'second') or b.name == 'wing':
                for end, a in ((0, a0+.1), (1, a1-.1)):
                    if b.ends[end] != 'gable': continue
                    if b.name == 'main' and any(o.name == 'wing' and o.x0-.6 < (F.P(a, 0, 0).x) < o.x1+.6 for o in p.bodies) and sg < 0: continue
                    B.rod(G, F.P(a, sg*(E+r), zc-.05), F.P(a, sg*(half+.07), zc-.05-.35), .038, seg=8); B.rod(G, F.P(a, sg*(half+.07), zc-.38), F.P(a, sg*(half+.07), .05), .038, seg=8)
    # ridge
    if kind in ('red tiles', 'grey tiles'):
        m = plain(shade_(p.roofc, .92), .85); a = A0; n = int((A1-A0)/.4)
        for i in range(n):
            x0, x1 = A0+(A1-A0)*i/n, A0+(A1-A0)*(i+1)/n+.02; B.rod(m, F.P(x0, 0, zr-.02), F.P(x1, 0, zr-.02), .115, .105, 8)
        if old: pass
    elif kind in ('felt', 'metal'):
        m = s.roof
        for sg in (-1, 1): o = F.P(A0-.01, 0, zr+.02); B.hex(m, o, F.P(A1+.01, 0, 0)-F.P(A0-.01, 0, 0), F.P(0, sg*.16, -.16*t)-F.P(0, 0, 0), (0, 0, .03))

def flatroof(B, p, s, b):
    z = b.z0+b.h; o = .42 if b.name in ('main', 'second') else .3
    if p.seed % 3 == 0: o = .06
    fas = plain('#26272a', .5) if p.seed % 2 else wood(shade_(p.wallc, .7)) if p.wallkind == 'slats' and p.wallc not in ('#222325', '#2a2a2c') else plain('#3a3b3d', .5)
    x0, x1, y0, y1 = b.x0-o, b.x1+o, b.y0-o, b.y1+o
    if b.name == 'wing': y1 = p.main.y0+.2
    B.box(fas, x0, x1, y0, y1, z-.02, z+.3); B.box(felt('#5c5a56'), x0+.08, x1-.08, y0+.08, y1-.08, z+.28, z+.335)
    B.box(plain('#8d9092', .4, .7), x0-.012, x1+.012, y0-.012, y1+.012, z+.29, z+.325)
    if o > .2: B.box(wood('#b08a5c'), x0+.03, x1-.03, y0+.03, y1-.03, z-.045, z-.02)
    b.rz = z+.3
    if b.name != 'upper': B.rod(s.gutter, (b.x1-.15, b.y1+.06, z), (b.x1-.15, b.y1+.06, 0), .04, seg=8)

def monoroof(B, p, s, b):
    d = (b.y1-b.y0)*TAN(b.pitch); t = TAN(b.pitch); o, oy = .4, .6; z = b.z0+b.h-.2; th = .24
    zs = z+d+oy*t; zn = z-oy*.7*t; x0, x1, y0, y1 = b.x0-o, b.x1+o, b.y0-oy, b.y1+oy*.7
    q = [(x0, y0, zs+th), (x1, y0, zs+th), (x1, y1, zn+th), (x0, y1, zn+th)]; B.poly(s.roof, q, [(x0, 8), (x1, 8), (x1, 0), (x0, 0)])
    lo = [(a, c, e-th) for a, c, e in q]; B.poly(wood('#a9825a'), lo[::-1])
    f = plain('#2b2c2e', .5)
    for i in range(4): a, c = q[i], q[(i+1) % 4]; B.poly(f, [a, (a[0], a[1], a[2]-th), (c[0], c[1], c[2]-th), c])
    if p.roof == 'metal':
        n = int((x1-x0)/.52)
        for i in range(1, n): x = x0+(x1-x0)*i/n; B.hex(s.roof, (x-.01, y0, zs+th), (0, y1-y0, zn-zs), (.02, 0, 0), (0, 0, .035))
    b.rz = zs+th

def chimney(B, p, s):
    R = p.R; m = p.main; gab = m.kind == 'gable'
    big = [b for b in p.bodies if b.name == 'upper']; b = m
    dark = p.style == 'modern' or p.style == 'timber-black' and R.random() < .7 or p.style in ('log', 'timber-classic') and R.random() < .3
    zr = max(q.rz for q in ([m] if not big else big)) if not big else m.rz
    k_try = p.chimtry or 0
    if gab:
        F = Frame(m); a0, a1 = (m.x0, m.x1) if F.x else (m.y0, m.y1); L = a1-a0; kk = [.38, .62, .3, .7] if not p.half else [.45, .55, .38, .62]; R.shuffle(kk)
        if F.x: k = kk[k_try % 4]; off = [R.choice((0, 0, .5)) if not dark else .7, 0, -.3, -.5][min(3, k_try)]
        else: k = [.3, .22, .4, .3][k_try % 4]; off = -p.side*[.9, 1.2, 1.2, -1.2][k_try % 4] if k_try < 3 else p.side*1.2
        if p.dormers and F.x and off < 0: off = 0
        a = a0+L*k
        t = TAN(m.pitch); z = m.rz-abs(off)*t; P = F.P(a, off, 0); up = m.rz+(.75 if p.style != 'thatched' else .85)
        if not F.x: up = m.rz+.5+.25*k_try
        elif k_try > 1: up += .3*(k_try-1)
    else:
        x = (m.x0+m.x1)/2+(m.x1-m.x0)*R.choice((-.25, .25, -.12)); y = (R.uniform(-.1, .1)-.1*k_try)*(m.y1-m.y0); z = m.rz-.6; up = m.rz+R.uniform(1.0, 1.25)+.2*k_try; P = V((x, y, 0))
        for u in big:
            if u.x0-.4 < x < u.x1+.4: x = u.x0-.8 if u.x0-m.x0 > m.x1-u.x1 else u.x1+.8; P.x = x; up = m.rz+1.2+.3*k_try
    if dark:
        c = plain(R.choice(['#26282a', '#1f2022', '#8f9496']), .4, .5); B.rod(c, (P.x, P.y, z-.5), (P.x, P.y, up+.12), .13, seg=16); B.rod(c, (P.x, P.y, z-.05), (P.x, P.y, z+.12), .24, .15, seg=16); B.rod(c, (P.x, P.y, up+.2), (P.x, P.y, up+.28), .21, .05, seg=16); B.rod(c, (P.x, P.y, up+.12), (P.x, P.y, up+.2), .05, seg=8)
    else:
        w, d = .62, .5; white = p.style in ('thatched', 'fisherman') or p.style == 'skagen' and R.random() < .3
        cm = plaster('#efede6') if white else bricks(R.choice(['#9a4c38', '#8f4636']) if p.wallkind != 'bricks' else p.wallc)
        B.box(cm, P.x-w/2, P.x+w/2, P.y-d/2, P.y+d/2, z-.6, up); B.box(cm, P.x-w/2-.05, P.x+w/2+.05, P.y-d/2-.05, P.y+d/2+.05, up-.22, up-.1); B.box(cm, P.x-w/2-.04, P.x+w/2+.04, P.y-d/2-.04, P.y+d/2+.04, up-.06, up+.03)
        B.box(plain('#5d5b58', .9), P.x-w/2-.06, P.x+w/2+.06, P.y-d/2-.06, P.y+d/2+.06, up+.03, up+.09); B.rod(plain('#2a2a2a' if white else '#a85a40', .8), (P.x, P.y, up+.05), (P.x, P.y, up+.32), .12, .1, seg=12)
        B.box(plain('#6f7476', .5, .3), P.x-w/2-.03, P.x+w/2+.03, P.y-d/2-.03, P.y+d/2+.03, z-.12, z+.06)
    p.spots.chimney = (P.x, P.y, up)

def dormer(B, p, s, where):
    m = p.main; t = TAN(m.pitch); w = 1.5; wh = 1.0
    if m.axis == 'x':
        x = where; inn = .75 if p.style != 'thatched' else .95; y0 = m.y0+inn; zs = m.h+inn*t
        b = body(x-w/2, x+w/2, y0, 0, zs+wh+.28, 'gable', 'y', 38 if p.style != 'thatched' else 42, name='dormer', face='S', ends=['gable', 'join'], join=0.0)
        limit = m.ridge-.05; tb = m.h+inn*t
        while b.ridge > limit: b.pitch -= 4; b.ridge = b.h+rise(b); 
        b.span = w; b.ends = ['gable', 'join']; win = O(kind='win', u0=w/2-.48, u1=w/2+.48, z0=zs+.18, z1=zs+wh+.1, upper=True); side = 'S'
    else:
        sgn = p.side; inn = .8; y = (m.y0+m.y1)/2; xe = m.x1 if sgn > 0 else m.x0; x0 = xe-sgn*inn; zs = m.h+inn*t
        b = body(min(x0, 0), max(x0, 0), y-w/2, y+w/2, zs+wh+.28, 'gable', 'x', 38, name='dormer', face='E' if sgn > 0 else 'W', join=0.0); b.span = w
        b.ends = ['join', 'gable'] if sgn > 0 else ['gable', 'join']
        win = O(kind='win', u0=w/2-.48, u1=w/2+.48, z0=zs+.18, z1=zs+wh+.1, upper=True); side = b.face
    b.ridge = b.h+rise(b); b.z0 = 0
    # face from the slope up, cheeks
    ops = {(id(b), side): [win]}; sd = Side(b, side); L = sd.L
    out = [(0, zs-.25), (L, zs-.25), (L, b.h), (L/2, b.ridge), (0, b.h)]; hole = [(win.u0, win.z0), (win.u1, win.z0), (win.u1, win.z1), (win.u0, win.z1)]
    wm = s.wall if p.style not in ('skagen', 'fisherman', 'thatched', 'brick') else (s.wall if p.style != 'brick' else boards('#3a3a3a', .12))
    sd.face(B, wm, out, [hole]); sd.reveal(B, s.reveal, hole, .2); window(B, s, sd, win, p.R, p); p.seenpts.setdefault('upper', []).append(sd.P(w/2, win.z0+.4, .1))
    for u in (0, L): B.poly(wm, [sd.P(u, zs-.25), sd.P(u, b.h), sd.P(u, b.h, -3), sd.P(u, zs-.25, -3)])
    gableroof(B, p, s, b)

# ---------------------------------------------------------------- terraces
def terrace(B, p, s, T):
    """T receives what stands on the ground: rectangles, furniture"""
    R = p.R; f = p.f; g = p.spots.glass or p.spots.door
    if not f.terrace: return
    b, side, u0, u1 = g; sd = Side(b, side); L = sd.L
    # width bounded by the bodies beside
    depth = R.uniform(2.9, 3.7); ex = R.uniform(.5, 1.4); a, c = u0-ex, u1+ex
    keep = f.covered and b.glass_side != side     # the roof of a terrace ends with the house
    if keep: a, c = max(a, .1), min(c, L-.1)
    if c-a < 3.6: k = (3.6-(c-a))/2; a -= k; c += k
    if keep: a, c = max(a, .1), min(c, L-.1)
    for o in p.bodies:
        if o is b or o.name == 'annex' or side != 'S': continue
        if o.y0 < b.y0-.5 and o.y1 > b.y0-1:
            A, C = o.x0-b.x0, o.x1-b.x0
            if A >= u1-.2: c = min(c, A-.02)
            if C <= u0+.2: a = max(a, C+.02)
    wooddeck = p.style in ('timber-black', 'modern', 'log', 'timber-classic') and R.random() < .8
    dz = .14 if wooddeck else .05
    if p.spots.door and p.spots.door[0] is b and p.spots.door[1] == side: dz = min(dz, .14)
    c3 = R.choice(['#9a8468', '#a8947a', '#8d8375', '#b08d62'])
    q0, q1 = sd.P(a, 0, 0), sd.P(c, 0, depth); x0, x1, y0, y1 = min(q0.x, q1.x), max(q0.x, q1.x), min(q0.y, q1.y), max(q0.y, q1.y)
    if wooddeck:
        w = .12; n = int(depth/w); dm = wood(c3)
        for i in range(n): sd.box(B, dm, a, c, dz-.03, dz, .02+i*depth/n, .02+(i+1)*depth/n-.008)
        sd.box(B, wood(shade_(c3, .8)), a, c, -.2, dz-.03, depth-.03, depth); sd.box(B, wood(shade_(c3, .8)), a, a+.03, -.2, dz-.03, 0, depth); sd.box(B, wood(shade_(c3, .8)), c-.03, c, -.2, dz-.03, 0, depth)
    else: sd.box(B, pavers(R.choice(['#9a978f', '#a49d90', '#8f8d88', '#a58a76']), *R.choice([(.4, .4), (.6, .4), (.21, .105)]), .5), a, c, -.2, dz, 0, depth)
    T.rects.append((x0, x1, y0, y1)); p.spots.terrace = (b, side, a, c, depth, dz)
    if f.covered: B.mark = True; cover(B, p, s, sd, b, side, a, c, depth, dz, u0, u1); B.mark = False

def cover(B, p, s, sd, b, side, a, c, depth, dz, u0, u1):
    R = p.R; white = p.frames == 'white'; pm = bright('#eceae4', .03) if white else plain('#222426', .6) if p.frames == 'dark' else wood('#9a6a3a')
    if b.glass_side == side: 
        # the roof goes on in front of the glass
        n = b.porch
        E = b.span/2
        for u in (.0, sd.L): sd.box(B, pm, u-.07, u+.07, 0, b.h+.05, n-.35, n-.21)
        for u in (0, sd.L): sd.box(B, pm, u-.06, u+.06, b.h-.12, b.h+.08, 0, n-.1)
        return
    d = min(depth-.25, 2.9); a, c = max(a, u0-.7), min(c, u1+.7)
    if p.viewpoint == 'above':      # seen from above the roof of a terrace leaves some of the glass free
        k = (u1-u0)*.45
        if p.side > 0: c = u1-k
        else: a = u0+k
    hb = b.h if b.h < 4 else 2.6
    zt = min(hb+.02, 2.68); zf = zt-.28
    if b.kind in ('flat', 'mono'): zt = zf = min(b.h-.1, 2.55) if b.h < 4 else 2.5
    e = .25; th = .12
    P = sd.P
    top = felt(p.roofc if p.roof != 'thatch' else '#55534e') if p.roof not in ('metal', 'red tiles', 'grey tiles') else s.roof
    if p.roof in ('red tiles', 'grey tiles'): zf = zt-.55; zf = max(zf, 2.12)
    B.poly(top, [P(a-e, zf+th, d+e), P(c+e, zf+th, d+e), P(c+e, zt+th+.0, -.05), P(a-e, zt+th, -.05)], [(a-e, 0), (c+e, 0), (c+e, d+e), (a-e, d+e)])
    lo = wood('#c9a878') if not white else bright('#dedbd3', .03)
    B.poly(lo, [P(a-e, zf, d+e), P(a-e, zt, -.05), P(c+e, zt, -.05), P(c+e, zf, d+e)])
    B.poly(s.trim, [P(a-e, zf, d+e), P(c+e, zf, d+e), P(c+e, zf+th, d+e), P(a-e, zf+th, d+e)])
    for u in (a-e, c+e): B.poly(s.trim, [P(u, zf, d+e), P(u, zf+th, d+e), P(u, zt+th, -.05), P(u, zt, -.05)])
    sd.box(B, pm, a-.05, c+.05, zf-.14, zf+.01, d-.07, d+.05)
    n = max(2, int((c-a)/2.4)+1)
    for i in range(n):
        u = a+.06+(c-a-.12)*i/(n-1); sd.box(B, pm, u-.055, u+.055, 0, zf-.1, d-.065, d+.045)
    k = int((c-a)/.8)
    for i in range(1, k): u = a+(c-a)*i/k; B.hex(pm, P(u-.025, zf-.1, d), P(u-.025, zt-.1, 0)-P(u-.025, zf-.1, d), P(u+.025, 0, 0)-P(u-.025, 0, 0), (0, 0, .1))

# ---------------------------------------------------------------- furniture and plants are in land.py
def build(p):
    B = Builder(); s = style_of(p); p.S = s; p.seenpts = {}; T = O(rects=[]); ops = layout(p, s); p.ops = ops
    if p.f.covered and p.glazed:
        gb = p.spots.glass[0]; gb.porch = 1.9
    for b in p.bodies:
        if b.name == 'wing' and b.kind == 'gable': b.back = 0
        walls(B, p, s, b, ops)
        {'gable': gableroof, 'flat': flatroof, 'mono': monoroof}[b.kind](B, p, s, b)
    for w in p.dormers: dormer(B, p, s, w)
    p.spots.tops = max(b.rz for b in p.bodies)
    if p.flue: chimney(B, p, s)
    B.mark = False
    terrace(B, p, s, T)
    for b in p.bodies:
        if not b.z0: T.rects.append((b.x0, b.x1, b.y0, b.y1))
    p.T = T
    # thatch is not in the builder's points
    if p.roof == 'thatch':
        for b in p.bodies:
            F = Frame(b)
            if b.A:
                for a in b.A:
                    for cc, z in ((-b.E, b.ze), (b.E, b.ze), (0, b.rz)): B.pts.append(tuple(F.P(a if b.ends[1] != 'join' or a == b.A[0] else b.y1, cc, z)))
    return B
