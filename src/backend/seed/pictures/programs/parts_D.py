"""Kitchens: units with fronts and handles, worktops, sink, tap, oven, hob, hood, fridge, shelves with crockery, stools, more chairs, lamps, small things.
A run of units lies along its own x axis from 0 to its length, its back at y = 0 (the wall), its front at y = -depth.
rot 0: along a back wall; rot +90 deg: along the left wall (x grows into the room); rot -90 deg: along the right wall (x comes towards the camera)."""
import math
from lib import *
from parts import *
import lib
RAD = math.radians

class within:
    """with within(g): everything made inside is put into group g"""
    def __init__(s, g): s.g = g
    def __enter__(s): s.old = set(bpy.data.objects); return s.g
    def __exit__(s, *a):
        for o in bpy.data.objects:
            if o not in s.old and o is not s.g and o.parent is None: o.parent = s.g

def boxes(bs, mat, bev=0, parent=None):
    """several boxes (x0, x1, y0, y1, z0, z1) as one object"""
    vs, fs = [], []
    for x0, x1, y0, y1, z0, z1 in bs:
        n = len(vs)
        vs += [(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0), (x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)]
        fs += [tuple(n+i for i in f) for f in ((3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))]
    me = bpy.data.meshes.new('boxes'); me.from_pydata(vs, [], fs); me.update()
    o = lib._obj('boxes', me, mat)
    if bev: bevel(o, bev, 2)
    if parent: o.parent = parent
    return o

STEEL = lambda: plain('#b9bcbd', .3, .9)
CHROME = lambda: plain('#d4d6d7', .12, 1)
BRASS = lambda: plain('#b98f4e', .3, .9)
BLACK = lambda: plain('#1c1d1f', .4)
COPPER = lambda: plain('#b9693f', .25, 1)
METAL = {'steel': STEEL, 'chrome': CHROME, 'brass': BRASS, 'black': BLACK, 'copper': COPPER}

def clear(a=.22):
    """thin clear glass (lib.glass turns dark where faces are seen from behind)"""
    key = ('clear', a)
    if key in lib._mats: return lib._mats[key]
    m, nt, b = lib._new('clear'); b.inputs['Base Color'].default_value = col('#f2f6f5'); b.inputs['Roughness'].default_value = .08; b.inputs['Alpha'].default_value = a
    lib._mats[key] = m
    return m

def cover(x, y, z, c='#f1efe9', rot=0):
    """plate, cutlery and glass on a table"""
    g = group(x, y, rot, z)
    lathe(0, 0, 0, [(0, .004), (.08, .004), (.13, .018), (.132, .02), (.08, .008)], plain(c, .3), 32, g)
    lathe(.17, .12, 0, [(0, .002), (.03, .002), (.034, .1), (.032, .1), (.028, .006)], clear(), 24, g)
    for s in (-1, 1): box(s*.165, 0, .003, .016, .19, .003, plain('#c9cacb', .25, 1), .001, parent=g)

class Kitchen:
    """front: colour of the fronts; wooden: they are of wood; style: flat, shaker, boards, slats; handle: bar, knob, cup, leather, edge, hole, groove, none;
    metal of the handles; top: material of the worktop"""
    def __init__(s, front='#e9e7e1', wooden=False, style='flat', handle='bar', metal='steel', top=None, top_t=.035, plinth='#3a3b3c', h=.91, depth=.6, inner='#2b2a28', grain=1.0):
        s.c, s.style, s.handle, s.h, s.depth, s.top_t = front, style, handle, h, depth, top_t
        s.mz = wood(front, 'z', .5, grain) if wooden else plain(front, .42)
        s.mx = wood(front, 'x', .5, grain) if wooden else s.mz
        s.metal = METAL[metal](); s.top = top or wood('#b98a58', 'x', .4); s.plinth = plain(plinth, .5); s.inner = plain(inner, .9); s.wooden = wooden

    # one front in the plane y (its outer side at y-.02)
    def front(s, g, x0, x1, z0, z1, y, kind='door', side='left', hz='top'):
        gp = .002; x0 += gp; x1 -= gp; z0 += gp; z1 -= gp
        w, h = x1-x0, z1-z0; cx, cz = (x0+x1)/2, (z0+z1)/2
        m = s.mx if kind == 'drawer' else s.mz
        gro = .028 if s.handle == 'groove' and hz == 'top' else 0
        if gro: z1 -= gro; h = z1-z0; cz = (z0+z1)/2
        if s.style == 'flat' or h < .12:
            box(cx, y-.01, cz, w, .02, h, m, .0025, parent=g)
        elif s.style == 'shaker':
            b = .062 if h > .25 else .04
            box(cx, y-.006, cz, w-.02, .012, h-.02, m, 0, parent=g)
            for a0, a1, b0, b1, mm in ((x0, x0+b, z0, z1, s.mz), (x1-b, x1, z0, z1, s.mz), (x0+b, x1-b, z0, z0+b, s.mx), (x0+b, x1-b, z1-b, z1, s.mx)):
                box((a0+a1)/2, y-.011, (b0+b1)/2, a1-a0, .022, b1-b0, mm, .0025, parent=g)
        elif s.style == 'boards':
            n = max(2, round(w/.095)); q = w/n
            if kind == 'drawer': box(cx, y-.01, cz, w, .02, h, m, .003, parent=g)
            else:
                for i in range(n): box(x0+q*(i+.5), y-.01, cz, q-.003, .02, h, m, .004, parent=g)
                box(cx, y-.004, cz, w-.006, .008, h-.006, s.inner, 0, parent=g)
        elif s.style == 'slats':
            box(cx, y-.005, cz, w, .01, h, m, 0, parent=g); n = max(2, round(w/.03)); q = w/n
            boxes([(x0+q*i+.004, x0+q*(i+1)-.004, y-.024, y-.01, z0, z1) for i in range(n)], s.mz, 0, g)
        yy = y-.022
        hd = s.handle
        ex = x0+.045 if side == 'left' else x1-.045
        if hd == 'none' or hd == 'groove': return
        if hd == 'cup' and kind != 'drawer': hd = 'knob'
        if kind == 'drawer': px, pz = cx, (z1-min(.055, h/2) if h > .16 else cz)
        else: px, pz = ex, (z1-.10 if hz == 'top' else z0+.10)
        if hd == 'bar':
            if kind == 'drawer' or kind == 'flap':
                L = min(.32, w*.55); px = cx
                if kind == 'flap': pz = z1-.05
                box(px, yy-.028, pz, L, .011, .011, s.metal, .003, parent=g)
                for q in (-1, 1): box(px+q*(L/2-.03), yy-.012, pz, .009, .03, .009, s.metal, .002, parent=g)
            else:
                L = min(.3, h*.45); pz = z1-.05-L/2 if hz == 'top' else (z0+.05+L/2 if hz == 'bottom' else cz)
                box(px, yy-.028, pz, .011, .011, L, s.metal, .003, parent=g)
                for q in (-1, 1): box(px, yy-.012, pz+q*(L/2-.03), .009, .03, .009, s.metal, .002, parent=g)
        elif hd == 'knob':
            ks = [px] if kind != 'drawer' or w < .55 else [cx-w*.25, cx+w*.25]
            if hz == 'middle': pz = cz
            for k in ks: cyl(k, yy, pz, .007, .018, s.metal, bev=0, seg=12, parent=g, rot=(math.pi/2, 0, 0)); sphere(k, yy-.022, pz, .016, s.metal, 1, g)
        elif hd == 'cup':
            def f(u, v):
                a = math.pi*u; return (px+.05*math.cos(a), yy-.03*math.sin(math.pi/2*v)*(.3+.7*math.sin(a)), pz+.022*math.cos(math.pi/2*v)*math.sin(a)**.5)
            sheet(f, 14, 6, s.metal, thick=.003).parent = g
        elif hd == 'leather':
            lm = plain('#8a5a38', .6)
            if kind == 'drawer' or kind == 'flap': box(cx, yy-.008, pz, .028, .016, .075, lm, .004, parent=g)
            else: box(px, yy-.008, pz, .028, .016, .075, lm, .004, parent=g)
        elif hd == 'edge':
            if kind in ('drawer', 'flap'): box(cx, yy-.006, z1-.006, min(.2, w*.5), .022, .005, s.metal, .001, parent=g)
            else: box(ex, yy-.006, cz if hz == 'middle' else (z1-.09 if hz == 'top' else z0+.09), .005, .022, .14, s.metal, .001, parent=g)
        elif hd == 'hole':
            cyl(px if kind != 'drawer' else cx, y-.0195, pz, .017, .003, s.inner, bev=0, seg=24, parent=g, rot=(math.pi/2, 0, 0))

    def carcass(s, g, x0, x1, z0, z1, d=None):
        d = d or s.depth
        box((x0+x1)/2, -d/2+.006, (z0+z1)/2, x1-x0, d-.024, z1-z0, s.inner, 0, parent=g)

    def run(s, x, y, rot, units, z=0, ends=(True, True), top_over=(0, 0), splash=None, top=True, back_over=0, front_over=.022):
        """units: (kind, width[, options]): doors, drawers2/3/4, drawerdoor, sink, farmsink, oven, hob, dish, open, shelf, tall, fridge, ovencol, range, gap"""
        g = group(x, y, rot, z); a = 0; d = s.depth; P = .1; H = s.h-s.top_t; yf = -d+.02
        spans = []; holes = []; cur = None
        for u in units:
            k, w = u[0], u[1]; o = u[2] if len(u) > 2 else {}
            x0, x1 = a, a+w; a = x1; cx = (x0+x1)/2
            low = k not in ('tall', 'fridge', 'ovencol', 'gap', 'range', 'freefridge')
            if low:
                if cur is None: cur = [x0, x1]
                else: cur[1] = x1
            elif cur: spans.append(cur); cur = None
            if k not in ('gap', 'range', 'open', 'freefridge'): box(cx, -d/2+.03, P/2, w, d-.1, P, s.plinth, 0, parent=g)
            if low and k not in ('open',): s.carcass(g, x0, x1, P, H-.002)
            n = 2 if w > .62 else 1; q = w/n
            if k == 'doors':
                for i in range(n): s.front(g, x0+q*i, x0+q*(i+1), P, H, yf, 'door', ('right' if i == 0 else 'left') if n == 2 else o.get('side', 'right'))
            elif k.startswith('drawers'):
                nn = int(k[7:]); hs = {2: [.5, .5], 3: [.2, .38, .42], 4: [.19, .25, .27, .29]}[nn]; zz = H
                for f in hs: s.front(g, x0, x1, zz-f*(H-P), zz, yf, 'drawer'); zz -= f*(H-P)
            elif k == 'drawerdoor':
                s.front(g, x0, x1, H-.17, H, yf, 'drawer')
                for i in range(n): s.front(g, x0+q*i, x0+q*(i+1), P, H-.17, yf, 'door', ('right' if i == 0 else 'left') if n == 2 else 'right')
            elif k == 'dish': s.front(g, x0, x1, P, H, yf, 'flap')
            elif k in ('sink', 'farmsink'):
                sm = METAL.get(o.get('metal', 'steel'), STEEL)() if o.get('metal') != 'white' else plain('#f3f2ee', .2)
                sw = o.get('w', min(.56, w-.12)); zt = s.h
                if k == 'farmsink':
                    sm = plain('#f4f3ef', .2); sw = w-.04
                    zf = s.h-.24
                    boxes([(cx-sw/2, cx+sw/2, -d-.03, -d+.03, zf, s.h-.004)], sm, .012, g)
                    hy0, hy1 = -d+.03, -.14; zd = s.h-.2; zr = s.h-.004
                    for i in range(2): s.front(g, x0+w/2*i, x0+w/2*(i+1), P, zf-.005, yf, 'door', 'right' if i == 0 else 'left')
                    holes.append((cx-sw/2, cx+sw/2, -d-.1, hy1))
                else:
                    for i in range(n): s.front(g, x0+q*i, x0+q*(i+1), P, H, yf, 'door', ('right' if i == 0 else 'left') if n == 2 else 'right')
                    hy0, hy1 = -d+.09, -.13; zd = s.h-.18; zr = s.h+.003
                    holes.append((cx-sw/2, cx+sw/2, hy0, hy1))
                l, r = cx-sw/2, cx+sw/2; e = .016
                boxes([(l, r, hy0, hy1, zd-.01, zd), (l, l+e, hy0, hy1, zd, zr), (r-e, r, hy0, hy1, zd, zr), (l, r, hy0, hy0+e, zd, zr), (l, r, hy1-e, hy1, zd, zr)], sm, 0, g)
                with within(g): tap(cx+o.get('tapx', 0), -.075, s.h, o.get('tap', 'arc'), o.get('tapm', 'chrome'))
            elif k == 'oven': oven(g, x0, x1, P, H, yf, o.get('c', 'steel'), s)
            elif k == 'open':
                for zz in (P-.02, H*.5): box(cx, -d/2+.02, zz+.011, w-.03, d-.06, .022, s.mx, .003, parent=g)
                for q2 in (x0+.011, x1-.011): box(q2, -d/2+.01, (H+P-.03)/2-.03, .022, d-.04, H-P+.06, s.mz, .002, parent=g)
                box(cx, -.012, H/2, w, .012, H-.1, s.mz, 0, parent=g)
                with within(g):
                    if o.get('what', 'crates') == 'crates':
                        wicker(cx, -d/2, P+.004, w-.1, d-.2, .2); wicker(cx, -d/2, H*.5+.024, w-.1, d-.2, .18)
                    else:
                        crock_row(x0+.05, x1-.05, -d/2-.05, P+.004); crock_row(x0+.05, x1-.05, -d/2-.05, H*.5+.024)
            elif k in ('tall', 'ovencol', 'fridge'):
                T = o.get('h', 2.1); box(cx, -d/2+.006, (T+P)/2, w-.004, d-.024, T-P, s.inner if k != 'tall' else s.inner, 0, parent=g)
                for q2 in (x0+.009, x1-.009): box(q2, -d/2, T/2, .018, d, T, s.mz, .002, parent=g)
                box(cx, -d/2, T-.009, w, d, .018, s.mx, .002, parent=g)
                if k == 'fridge':
                    s.front(g, x0, x1, P, .82, yf-.001, 'door', o.get('side', 'left')); s.front(g, x0, x1, .82, T, yf-.001, 'door', o.get('side', 'left'), 'bottom')
                elif k == 'tall':
                    for i in range(n):
                        sd = ('right' if i == 0 else 'left') if n == 2 else o.get('side', 'right')
                        s.front(g, x0+q*i, x0+q*(i+1), P, T*.5, yf-.001, 'door', sd); s.front(g, x0+q*i, x0+q*(i+1), T*.5, T, yf-.001, 'door', sd, 'bottom')
                else:
                    s.front(g, x0, x1, P, .48, yf-.001, 'drawer'); s.front(g, x0, x1, .48, .78, yf-.001, 'drawer')
                    oven(g, x0+.012, x1-.012, .78, 1.36, yf-.002, o.get('c', 'black'), s); s.front(g, x0, x1, 1.36, T, yf-.001, 'door', o.get('side', 'left'), 'bottom')
            elif k == 'range':
                with within(g): range_cooker(cx, -.02, w-.02, o.get('c', '#25282b'), s.h)
            elif k == 'freefridge':
                with within(g): fridge(cx, -.03, w-.06, o.get('c', '#e8e6df'), o.get('kind', 'retro'), o.get('h', 1.75))
            if o.get('hob') or k == 'hob':
                if k == 'hob': s.front(g, x0, x1, P, P+(H-P)*.42, yf, 'drawer'); s.front(g, x0, x1, P+(H-P)*.42, P+(H-P)*.8, yf, 'drawer'); s.front(g, x0, x1, P+(H-P)*.8, H, yf, 'drawer')
                with within(g): hob(cx, -d/2, s.h, o.get('hobk', 'glass'), min(w, .6))
        if cur: spans.append(cur)
        L = a
        # side panels
        if spans and top:
            for i, (b0, b1) in enumerate(spans):
                t0, t1 = b0-(top_over[0] if b0 < .01 else 0), b1+(top_over[1] if abs(b1-L) < .01 else 0)
                if ends[0] and b0 < .01: box(b0+.008, -d/2, H/2, .018, d, H, s.mz, .002, parent=g)
                if ends[1] and abs(b1-L) < .01: box(b1-.008, -d/2, H/2, .018, d, H, s.mz, .002, parent=g)
                y0, y1 = -d-front_over, back_over
                hs = sorted(h for h in holes if b0 <= h[0] < b1); bs = []; c0 = t0
                for h in hs:
                    bs.append((c0, h[0], y0, y1, H, s.h)); bs.append((h[0], h[1], h[3], y1, H, s.h))
                    if h[2] > y0: bs.append((h[0], h[1], y0, h[2], H, s.h))
                    c0 = h[1]
                bs.append((c0, t1, y0, y1, H, s.h))
                o = boxes(bs, s.top, 0, g)
                if not hs: bevel(o, .004, 2)
                if splash: boxes([(t0, t1, -.015, 0, s.h, s.h+splash)], s.top, .002, g)
        return g

    def uppers(s, x, y, rot, widths, z0=1.45, h=.75, d=.34, glass_=(), filler=None):
        """wall cupboards; glass_: which of them have a glass door"""
        g = group(x, y, rot); a = 0
        for i, w in enumerate(widths):
            x0, x1 = a, a+w; a = x1
            if w < 0: a = x0-w; continue
            n = 2 if w > .62 else 1; q = w/n; cx = (x0+x1)/2
            if i in glass_:
                box(cx, -.008, z0+h/2, w-.004, .012, h, plain('#dedad2', .6), 0, parent=g)
                for q2 in (x0+.009, x1-.009): box(q2, -d/2, z0+h/2, .018, d-.02, h, s.mz, .002, parent=g)
                for zz in (z0+.009, z0+h/2, z0+h-.009): box(cx, -d/2, zz, w-.02, d-.03, .016, s.mx, .001, parent=g)
                with within(g): crock_row(x0+.05, x1-.05, -d/2, z0+.018, hmax=h/2-.08); crock_row(x0+.05, x1-.05, -d/2, z0+h/2+.008, hmax=h/2-.1)
                for j in range(n):
                    c0, c1 = x0+q*j+.002, x0+q*(j+1)-.002; b = .05
                    for a0, a1, b0, b1, mm in ((c0, c0+b, z0, z0+h, s.mz), (c1-b, c1, z0, z0+h, s.mz), (c0+b, c1-b, z0, z0+b, s.mx), (c0+b, c1-b, z0+h-b, z0+h, s.mx), ((c0+c1)/2-.01, (c0+c1)/2+.01, z0+b, z0+h-b, s.mz), (c0+b, c1-b, z0+h/2-.01, z0+h/2+.01, s.mx)):
                        box((a0+a1)/2, -d-.002, (b0+b1)/2, a1-a0, .02, b1-b0, mm, .002, parent=g)
                    kx = c1-.025 if (n == 1 or j == 0) else c0+.025
                    sphere(kx, -d-.026, z0+.09, .014, s.metal, 1, g)
                continue
            box(cx, -d/2+.012, z0+h/2, w-.002, d-.024, h, s.mz, .001, parent=g)
            for j in range(n): s.front(g, x0+q*j, x0+q*(j+1), z0, z0+h, -d+.012, 'door', ('right' if j == 0 else 'left') if n == 2 else 'right', 'bottom')
        return g

    def island(s, x, y, rot, L, d=.9, units=None, panel=True, over=.3, waterfall=False, over_side='back'):
        """units face -y (local); the seats' overhang lies at +y when over_side 'back', else the units face +y and the overhang -y. Centre at x, y."""
        g = group(x, y, rot); H = s.h-s.top_t; bd = d-over; sg = 1 if over_side == 'back' else -1
        yb0, yb1 = (-d/2, -d/2+bd) if sg > 0 else (d/2-bd, d/2)
        P = .1
        box(0, (yb0+yb1)/2, P/2, L-.08, bd-.1, P, s.plinth, 0, parent=g)
        box(0, (yb0+yb1)/2, (H+P)/2, L-.04, bd-.046, H-P-.002, s.inner, 0, parent=g)
        # panel towards the stools
        yp = yb1-.012 if sg > 0 else yb0+.012
        n = max(2, round(L/.6)); q = (L-.04)/n
        if panel == 'boards' or panel == 'slats':
            nn = round(L/(.1 if panel == 'boards' else .035)); qq = (L-.04)/nn; gp = .002 if panel == 'boards' else .006
            boxes([(-L/2+.02+qq*i+gp, -L/2+.02+qq*(i+1)-gp, yp-.011, yp+.011, P*.3, H) for i in range(nn)], s.mz, 0, g)
            box(0, yp+sg*-.012, H/2, L-.06, .006, H-.02, s.inner if panel == 'boards' else s.mz, 0, parent=g)
        elif panel == 'shaker':
            box(0, yp, (H+P)/2, L-.04, .012, H-P, s.mz, 0, parent=g)
            for i in range(n+1): box(-L/2+.02+q*i, yp-sg*-.008, H/2+.02, .07, .02, H-.04, s.mz, .002, parent=g)
            for zz in (.09, H-.04): box(0, yp+sg*.008, zz, L-.04, .02, .08 if zz > .2 else .14, s.mx, .002, parent=g)
        else:
            for i in range(n): box(-L/2+.02+q*(i+.5), yp, (H+.02)/2, q-.004, .022, H-.02, s.mz, .002, parent=g)
        for sx in (-1, 1):
            if waterfall: box(sx*(L/2-s.top_t/2), 0, H/2, s.top_t, d, H, s.top, .004, parent=g)
            else: box(sx*(L/2-.012), (yb0+yb1)/2, H/2, .024, bd-.03, H, s.mz, .003, parent=g)
        # units on the other side
        if units:
            a = -sum(u[1] for u in units)/2; yf = yb0+.02 if sg > 0 else yb1-.02
            g2 = group(0, yf, 0 if sg > 0 else math.pi); g2.parent = g
            for u in units:
                k, w = u[0], u[1]
                if k.startswith('drawers'):
                    nn = int(k[7:]); hs = {2: [.5, .5], 3: [.2, .38, .42]}[nn]; zz = H
                    for f in hs: s.front(g2, a, a+w, zz-f*(H-P), zz, 0, 'drawer'); zz -= f*(H-P)
                elif k == 'oven': oven(g2, a, a+w, P, H, 0, 'black', s)
                else: s.front(g2, a, a+w, P, H, 0, 'door', 'right')
                a += w
        box(0, 0, s.h-s.top_t/2, L+(0 if waterfall else .04), d+.02, s.top_t, s.top, .004, parent=g)
        return g

# ---------------------------------------------------------------- things of a kitchen
def tap(x, y, z, kind='arc', metal='chrome'):
    m = METAL[metal]()
    if kind == 'arc':
        pts = [(x, y, z), (x, y, z+.26)]+[(x, y-.09+.09*math.cos(a), z+.26+.09*math.sin(a)) for a in [math.pi*i/10 for i in range(1, 11)]]+[(x, y-.18, z+.2)]
        tube(pts, .012, m); cyl(x, y, z, .024, .03, m, seg=24); tube([(x+.02, y, z+.06), (x+.075, y, z+.085)], .006, m)
    elif kind == 'bridge':
        for s in (-1, 1): tube([(x+s*.09, y, z), (x+s*.09, y, z+.09), (x, y, z+.09)], .01, m); box(x+s*.09, y, z+.115, .06, .014, .012, plain('#f4f3ef', .3), .004); cyl(x+s*.09, y, z, .02, .02, m, seg=20)
        tube([(x, y, z+.08), (x, y, z+.24)]+[(x, y-.08+.08*math.cos(a), z+.24+.08*math.sin(a)) for a in [math.pi*i/8 for i in range(1, 9)]]+[(x, y-.16, z+.2)], .011, m)
    else:
        tube([(x, y, z), (x, y, z+.28), (x, y-.2, z+.28), (x, y-.2, z+.24)], .012, m); cyl(x, y, z, .022, .04, m, seg=24); box(x+.03, y, z+.05, .05, .01, .01, m, .002)

def oven(g, x0, x1, z0, z1, y, c='steel', k=None):
    m = STEEL() if c == 'steel' else (plain('#f2f1ed', .3) if c == 'white' else plain('#17181a', .25))
    w = x1-x0; cx = (x0+x1)/2; h = min(.6, z1-z0)
    z0_ = z1-h
    if z1-z0 > .66 and k: k.front(g, x0, x1, z0, z0_, y, 'drawer')
    box(cx, y-.01, (z0_+z1)/2, w-.004, .022, h-.004, m, .003, parent=g)
    gw = plain('#0d0e10', .12)
    box(cx, y-.022, z0_+(h-.12)/2+.01, w-.07, .008, h-.19, gw, .004, parent=g)
    box(cx, y-.0225, z1-.05, .16, .006, .045, gw, .002, parent=g)
    km = plain('#26282a', .3) if c != 'black' else STEEL()
    for i in (-2, -1, 1, 2): cyl(cx+(.1+.055*abs(i))*(1 if i > 0 else -1), y-.02, z1-.05, .017, .022, km, bev=.003, seg=20, parent=g, rot=(math.pi/2, 0, 0))
    hm = STEEL(); zz = z1-.115
    box(cx, y-.058, zz, w-.12, .014, .014, hm, .005, parent=g)
    for s in (-1, 1): box(cx+s*(w/2-.1), y-.038, zz, .014, .04, .012, hm, .003, parent=g)

def hob(x, y, z, kind='glass', w=.58):
    if kind == 'glass':
        box(x, y-.01, z+.003, w-.03, .5, .008, plain('#0f1012', .1), .003); r = plain('#55585b', .4)
        for a, b, q in ((-.13, .11, .09), (.13, .11, .07), (-.13, -.11, .07), (.13, -.11, .09)):
            lathe(x+a, y+b, z+.0072, [(q, 0), (q-.004, .0006)], r, 32)
    else:
        box(x, y-.01, z+.006, w-.03, .5, .012, STEEL(), .004); bl = plain('#18191b', .6)
        for a, b in ((-.14, .11), (.14, .11), (-.14, -.1), (.14, -.1)):
            cyl(x+a, y+b, z+.01, .045, .014, bl, seg=24)
            for q in (0, math.pi/2): box(x+a, y+b, z+.034, .2, .012, .012, bl, .003, q)
            for i in range(4): box(x+a+.095*math.cos(i*math.pi/2), y+b+.095*math.sin(i*math.pi/2), z+.024, .012, .012, .03, bl, .002)

def range_cooker(x, y, w, c='#25282b', h=.91):
    """free-standing, its back at y, with knobs, two doors and iron plates"""
    m = plain(c, .3); st = BRASS(); d = .62
    box(x, y-d/2, h/2+.02, w, d, h-.06, m, .01); box(x, y-d/2, h-.005, w+.01, d+.03, .03, STEEL(), .006); box(x, y-.02, h+.06, w, .03, .12, m, .006)
    for sx in (-1, 1): cyl(x+sx*(w/2-.06), y-d+.08, 0, .02, .06, STEEL())
    n = 2 if w > .75 else 1; q = (w-.04)/n
    for i in range(n):
        cx = x-w/2+.02+q*(i+.5)
        box(cx, y-d-.008, .44, q-.02, .02, .5, m, .01); box(cx, y-d-.018, .42, q-.16, .01, .26, plain('#0d0e10', .15), .01)
        box(cx, y-d-.05, .655, q-.08, .016, .016, st, .006)
        for s in (-1, 1): box(cx+s*(q/2-.07), y-d-.03, .655, .014, .04, .014, st, .003)
    for i in range(6 if n == 2 else 4): cyl(x-w/2+w*(i+1)/(7 if n == 2 else 5), y-d, .79, .022, .03, st, bev=.005, seg=20, rot=(math.pi/2, 0, 0))
    bl = plain('#18191b', .6)
    for i in range(n+1):
        for j in (-1, 1):
            cx, cy = x-w/2+w*(i+.5)/(n+1), y-d/2+j*.13
            cyl(cx, cy, h+.01, .05, .012, bl, seg=24)
            for r in (0, math.pi/2): box(cx, cy, h+.032, .22, .012, .012, bl, .003, r)
            for k in range(4): box(cx+.1*math.cos(k*math.pi/2), cy+.1*math.sin(k*math.pi/2), h+.02, .012, .012, .028, bl, .002)

def hood(x, y, z, kind='chimney', w=.6, rot=0, ceil=2.5, c='#b9bcbd', trim='#b5834c', d=None):
    """its back at y (local 0), its lower edge at z"""
    g = group(x, y, rot)
    if kind in ('chimney', 'canopy', 'farm'):
        m = plain(c, .3, .85) if kind == 'chimney' else paint(c); dd = d or (.48 if kind == 'chimney' else .56)
        lip = .06 if kind == 'chimney' else .12; hh = .28 if kind == 'chimney' else (.5 if kind == 'canopy' else ceil-z-lip)
        tw, td = (.26, .26) if kind == 'chimney' else ((.34, .3) if kind == 'canopy' else (w*.62, dd*.62))
        tm = m if kind == 'chimney' else wood(trim, 'x', .5)
        box(0, -dd/2, z+lip/2, w, dd, lip, tm, .004, parent=g)
        wi, di = (w-.02, dd-.015) if kind != 'chimney' else (w, dd)
        vs = [(-wi/2, -di, z+lip), (wi/2, -di, z+lip), (wi/2, 0, z+lip), (-wi/2, 0, z+lip), (-tw/2, -td, z+lip+hh), (tw/2, -td, z+lip+hh), (tw/2, 0, z+lip+hh), (-tw/2, 0, z+lip+hh)]
        me = bpy.data.meshes.new('hood'); me.from_pydata(vs, [], [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)]); me.update()
        o = lib._obj('hood', me, m); o.parent = g
        if z+lip+hh < ceil: boxes([(-tw/2, tw/2, -td, 0, z+lip+hh, ceil)], m, .002, g)
        box(0, -dd/2, z-.001, w-.06, dd-.06, .006, plain('#55585b', .4, .8), 0, parent=g)
    elif kind == 'tube':
        m = plain(c, .35, .5); cyl(0, -.24, z, .19, .42, m, parent=g); cyl(0, -.24, z+.42, .13, ceil-z-.42, m, bev=0, parent=g)
    elif kind == 'tee':
        m = plain(c, .3, .85); box(0, -.25, z+.03, w, .5, .06, m, .006, parent=g); boxes([(-.15, .15, -.3, 0, z+.06, ceil)], m, .003, g)
    elif kind == 'slant':
        m = plain(c, .15); o = box(0, -.2, z+.26, w, .03, .58, m, .006, parent=g); o.rotation_euler = (RAD(-28), 0, 0)
        box(0, -.1, z+.25, w-.06, .2, .5, plain('#26282a', .4), .004, parent=g); boxes([(-.15, .15, -.24, 0, z+.5, ceil)], plain('#1d1f21', .35), .003, g)
    elif kind == 'box':
        m = wood(c, 'z', .5) if c in ('#c79a63', '#cfa878', '#b98a58', '#d2ae80') else plain(c, .6)
        boxes([(-w/2, w/2, -.4, 0, z+.05, ceil)], m, .004, g); box(0, -.2, z+.025, w, .4, .05, plain('#3a3c3e', .35, .7), .003, parent=g)
    return g

def fridge(x, y, w=.6, c='#9db4b0', kind='retro', h=1.75):
    """free-standing, its back at y"""
    m = plain(c, .25) if kind != 'steel' else plain('#b4b7b8', .32, .8); d = .62
    if kind == 'retro':
        box(x, y-d/2, h/2+.02, w, d, h-.04, m, .06); box(x, y-d-.015, (h+.5)/2+.03, w-.01, .06, h-.56, m, .05); box(x, y-d-.015, .29, w-.01, .06, .46, m, .05)
        for zz, L in ((.78, .3), (.42, .2)): box(x-w/2+.08, y-d-.07, zz+L/2 if zz > .5 else .4, .022, .022, L, CHROME(), .008)
    else:
        box(x, y-d/2, h/2+.02, w, d-.02, h-.03, m, .01)
        box(x, y-d-.01, (h+.7)/2, w, .05, h-.7-.01, m, .008); box(x, y-d-.01, .37, w, .05, .64, m, .008)
        hm = CHROME() if kind != 'white' else plain('#c9cacb', .3, .8)
        box(x-w/2+.05, y-d-.06, 1.0, .016, .016, .45, hm, .004); box(x-w/2+.05, y-d-.06, .5, .016, .016, .28, hm, .004)
        for zz in (.8, 1.2, .38, .62): box(x-w/2+.05, y-d-.045, zz, .01, .03, .01, hm, .002)

def stool(x, y, rot=0, kind='wood', c='#c79a63', seat=None, h=.64):
    """bar stool, looks to -y: wood, back, metal, saddle, shell, spindle, woven"""
    g = group(x, y, rot); w = wood(c, 'z') if c[1:] not in ('222222', 'f0eee9', '2a2b2d') else plain(c, .45); wx = wood(c, 'x') if c[1:] not in ('222222', 'f0eee9', '2a2b2d') else w
    if kind == 'metal':
        m = plain(c, .4, .5)
        lathe(0, 0, h-.03, [(0, .018), (.15, .018), (.165, .026), (.17, .0), (.16, -.02)], m, 32, g)
        for sx in (-1, 1):
            for sy in (-1, 1): tube([(sx*.12, sy*.12, h-.02), (sx*.19, sy*.19, 0)], .014, m, parent=g)
        q = .17
        for a, b in (((-q, -q), (q, -q)), ((q, -q), (q, q)), ((q, q), (-q, q)), ((-q, q), (-q, -q))): tube([(*a, .22), (*b, .22)], .009, m, parent=g)
        return g
    if kind == 'rod':
        m = plain('#1f2022', .4, .4)
        for s in (-1, 1): tube([(s*.17, -.17, h-.02), (s*.2, -.19, 0), (s*.2, .19, 0), (s*.17, .17, h-.02)], .008, m, parent=g)
        tube([(-.2, -.185, .2), (.2, -.185, .2)], .008, m, parent=g)
        soft_box(0, 0, h, .4, .38, .06, fabric(seat or c), .012, parent=g, crease=.02)
        for s in (-1, 1): tube([(s*.17, .17, h-.02), (s*.17, .2, h+.24)], .008, m, parent=g)
        soft_box(0, .2, h+.2, .4, .05, .16, fabric(seat or c), .012, parent=g, crease=.02)
        return g
    sp = .13 if kind in ('wood', 'saddle') else .16
    for sx in (-1, 1):
        for sy in (-1, 1): tube([(sx*sp, sy*sp, h-.02), (sx*(sp+.06), sy*(sp+.06), 0)], .015, w, parent=g)
    q = sp+.042
    for i, (a, b) in enumerate((((-q, -q), (q, -q)), ((q, -q), (q, q)), ((q, q), (-q, q)), ((-q, q), (-q, -q)))): zz = .2 if i % 2 == 0 else .27; tube([(*a, zz), (*b, zz)], .01, w, parent=g)
    if kind == 'wood':
        if seat: cyl(0, 0, h-.03, .175, .05, fabric(seat), bev=.02, parent=g)
        else: cyl(0, 0, h-.03, .175, .035, wx, bev=.012, parent=g)
    elif kind == 'saddle':
        def f(u, v):
            a, b = u-.5, v-.5; return (a*.42, b*.3*(1-.12*abs(a)), h+.05*(2*a)**2-.01)
        sheet(f, 16, 8, wx, thick=.03).parent = g
    elif kind == 'woven':
        soft_box(0, 0, h, .38, .36, .05, fabric(seat or '#cbb38a', 70), -.006, parent=g, crease=.02)
        for s in (-1, 1): tube([(s*sp, sp, h-.02), (s*(sp+.01), sp+.05, h+.26)], .014, w, parent=g)
        box(0, sp+.045, h+.22, .36, .02, .06, wx, .008, parent=g)
    elif kind == 'spindle':
        cyl(0, 0, h-.03, .19, .035, wx, bev=.012, parent=g)
        for i in range(7):
            a = math.pi*(.12+.76*i/6); tube([(.16*math.cos(a), .16*math.sin(a), h), (.2*math.cos(a), .2*math.sin(a), h+.26)], .007, w, parent=g)
        def f(u, v):
            a = math.pi*(.08+.84*u); return (.2*math.cos(a), .2*math.sin(a), h+.25+.04*v)
        sheet(f, 24, 1, w, thick=.022).parent = g
    else:
        m = plain(seat or '#e9e7e1', .5) if kind == 'shell' else fabric(seat or '#8fa39a')
        def f(u, v):
            a = math.pi*(.5+(u-.5)*1.35); r = .2*(.86+.14*v)
            return (r*math.cos(a), r*math.sin(a)*.95, h-.01+v*(.03+.24*math.sin(math.pi*u)**1.6))
        sheet(f, 30, 8, m, thick=.022).parent = g
        cyl(0, 0, h-.03, .185, .04, m, bev=.015, parent=g)
    return g

def dchair(x, y, rot=0, kind='shell', c='#c79a63', seat=None):
    """more dining chairs, looking to -y: shell, cane, cross, bow, arm, tub, plank, windsor; else those of parts.chair"""
    if kind in ('wish', 'ladder', 'spindle', 'pad'): return chair(x, y, rot, c, seat, kind)
    g = group(x, y, rot); black = c in ('#222222', '#1f2022'); painted = black or c in ('#f0eee9', '#7f9485', '#8aa0aa', '#d9d3c6', '#5d7283')
    w = plain(c, .45) if painted else wood(c, 'z'); wx = plain(c, .45) if painted else wood(c, 'x')
    if kind == 'shell':
        m = plain(seat or '#f0eee9', .45)
        def f(u, v):   # v: front of the seat to the top of the back
            a = (u-.5)*2
            if v < .5: t = v/.5; y_, z_ = -.22+.4*t, .45-.025*math.sin(math.pi*t)
            else: t = (v-.5)/.5; y_, z_ = .18+.07*math.sin(t*1.4), .45+.36*t-.03*(1-t)*0
            wd = .23*(1-.18*max(0, v-.72)/.28*abs(1))
            lift = .045*abs(a)**2.5*(1 if v < .62 else .4)
            return (a*wd, y_-(.05*abs(a)**2 if v > .5 else 0), z_+lift)
        sheet(f, 14, 18, m, thick=.014).parent = g
        for sx in (-1, 1):
            for sy in (-1, 1): tube([(sx*.11, sy*.12, .43), (sx*.22, sy*.22, 0)], .013, w, parent=g)
            tube([(sx*.16, -.17, .2), (sx*.16, .17, .2)], .005, BLACK(), parent=g)
    elif kind == 'cane':   # tubular steel, cantilever
        m = CHROME() if not black else plain('#1f2022', .35, .5)
        for s in (-1, 1): tube([(s*.21, .26, .84), (s*.21, .2, .46), (s*.21, -.2, .46), (s*.21, -.24, .42), (s*.21, -.24, .04), (s*.21, -.2, .014), (s*.21, .22, .014)], .011, m, parent=g)
        tube([(-.21, .22, .014), (.21, .22, .014)], .011, m, parent=g)
        fr = wood('#b98a58', 'x') if not black else plain('#1f2022', .4)
        soft_box(0, 0, .475, .42, .42, .03, fabric(seat or '#d6bf94', 60), 0, parent=g, crease=.012)
        o = box(0, .245, .73, .42, .022, .22, fr, .01, parent=g); o.rotation_euler = (RAD(-8), 0, 0)
        o = box(0, .232, .73, .35, .01, .15, fabric(seat or '#d6bf94', 60), .002, parent=g); o.rotation_euler = (RAD(-8), 0, 0)
    elif kind in ('cross', 'bow'):
        for s in (-1, 1): tube([(s*.17, -.17, .44), (s*.2, -.21, 0)], .014, w, parent=g)
        cyl(0, 0, .43, .215, .03, fabric(seat, 60) if seat else wx, bev=.012, parent=g)
        pts = [(-.2, .25, 0), (-.175, .18, .44)]
        for i in range(11):
            a = math.pi*(1-i/10); pts.append((.19*math.cos(a), .2+.05*math.sin(a), .66+.2*math.sin(a)))
        pts += [(.175, .18, .44), (.2, .25, 0)]
        tube(pts, .014, w, parent=g)
        if kind == 'cross':
            tube([(-.17, .19, .48), (.12, .235, .78)], .01, w, parent=g); tube([(.17, .19, .48), (-.12, .235, .78)], .01, w, parent=g)
        else:
            tube([(-.1, .19, .45)]+[(.1*math.cos(math.pi*(1-i/8)), .21+.03*math.sin(math.pi*i/8), .62+.14*math.sin(math.pi*i/8)) for i in range(9)]+[(.1, .19, .45)], .01, w, parent=g)
        lathe(0, 0, .24, [(.19, 0), (.2, .012), (.19, .024), (.18, .012), (.19, 0)], w, 32, g)
    elif kind in ('arm', 'tub'):
        m = fabric(seat or '#8fa39a', 200)
        for sx in (-1, 1):
            for sy in (-1, 1): tube([(sx*.18, sy*.17, .42), (sx*.23, sy*.23, 0)], .014, w, parent=g)
        soft_box(0, -.01, .45, .48, .46, .09, m, .015, parent=g, crease=.03)
        ext = 1.25 if kind == 'arm' else 1.05
        def f(u, v):
            a = math.pi*(.5+(u-.5)*ext); r = .245+.03*v
            return (r*math.cos(a), r*math.sin(a)*.92, .47+v*(.1+.24*math.sin(math.pi*u)**1.2))
        sheet(f, 30, 8, m, thick=.04).parent = g
    elif kind == 'windsor':
        cyl(0, 0, .43, .225, .035, wx, bev=.012, parent=g)
        for sx in (-1, 1):
            for sy in (-1, 1): tube([(sx*.15, sy*.14, .43), (sx*.21, sy*.21, 0)], .014, w, parent=g)
            tube([(sx*.18, -.175, .2), (sx*.18, .175, .2)], .009, w, parent=g)
        tube([(-.18, 0, .2), (.18, 0, .2)], .009, w, parent=g)
        hoop = [(.21*math.cos(math.pi*(1-i/14)), .15+.07*math.sin(math.pi*i/14), .46+.46*math.sin(math.pi*i/14)**.7) for i in range(15)]
        tube(hoop, .011, w, parent=g)
        for i in range(6):
            t = -.12+.048*i; tube([(t*.85, .19, .46), (t, .215, .46+.44*math.sin(math.acos(min(1, abs(t)/.21)))**.7)], .006, w, parent=g)
    elif kind == 'plank':  # people's chair: wide backs, woven seat
        for s in (-1, 1):
            tube([(s*.2, -.2, .46), (s*.2, -.21, 0)], .016, w, parent=g); tube([(s*.2, .19, 0), (s*.2, .19, .45), (s*.195, .235, .80)], .016, w, parent=g)
            for zz in (.16, .3): tube([(s*.2, -.2, zz), (s*.2, .19, zz)], .009, w, parent=g)
        for zz in (.2, .34): tube([(-.2, -.205, zz), (.2, -.205, zz)], .009, w, parent=g)
        soft_box(0, 0, .445, .42, .41, .045, fabric(seat or '#cdb88f', 70), -.004, parent=g, crease=.015)
        box(0, .222, .73, .4, .02, .13, wx, .01, parent=g)
    return g

def bench(x, y, rot=0, L=1.6, d=.34, c='#c79a63', h=.45, kind='slab', painted=False):
    g = group(x, y, rot); m = plain(c, .5) if painted else wood(c, 'x'); mz = m if painted else wood(c, 'z')
    box(0, 0, h-.02, L, d, .04, m, .008, parent=g)
    for s in (-1, 1):
        if kind == 'slab': box(s*(L/2-.14), 0, (h-.04)/2, .04, d-.04, h-.04, mz, .006, parent=g)
        else:
            for t in (-1, 1): tube([(s*(L/2-.14), t*(d/2-.06), h-.03), (s*(L/2-.08), t*(d/2-.04), 0)], .017, mz, parent=g)
    if kind == 'slab': box(0, 0, h*.5, L-.28, .03, .07, m, .004, parent=g)
    return g

# ---------------------------------------------------------------- crockery and small things
CUPS = ['#f1efe9', '#8fa39a', '#3f6077', '#d8c7a8', '#c77f5c', '#e9e4da']
def plates(x, y, z, n=6, c='#f1efe9', r=.12):
    h = .012*n; lathe(x, y, z, [(0, 0), (r*.6, 0), (r, .012), (r, h), (r*.97, h+.004), (r*.6, h-.004), (0, h-.005)], plain(c, .3), 32)
    ln = plain('#b9b4aa', .5)
    for i in range(1, n): lathe(x, y, z+.004+.012*i, [(r*1.001, 0), (r*1.004, .0015), (r*1.001, .003)], ln, 32)
def bowls(x, y, z, n=3, c='#8fa39a', r=.075):
    for i in range(n): lathe(x, y, z+i*.026, [(0, .004), (r*.5, .002), (r*.9, r*.55), (r, r*.8), (r*.94, r*.8), (r*.5, .02), (0, .016)], plain(c, .35), 32)
def glasses(x, y, z, n=3, dx=.085):
    for i in range(n): lathe(x+dx*i, y+R_(-.01, .01), z, [(0, .004), (.03, .004), (.035, .11), (.033, .11), (.028, .008)], clear(), 24)
def jar(x, y, z, r=.05, h=.14, what='#d9c08a', lid='#b98a58', ceramic=None):
    if ceramic: lathe(x, y, z, [(0, 0), (r*.95, 0), (r, .01), (r, h*.9), (r*.9, h), (0, h)], plain(ceramic, .35), 28)
    else:
        cyl(x, y, z+.004, r*.9, h*.72, plain(what, .8), bev=.004, seg=24); lathe(x, y, z, [(0, 0), (r, 0), (r, h*.92), (r*.9, h)], clear(), 24)
    cyl(x, y, z+h, r*.88, .022, wood(lid, 'x') if lid != 'steel' else STEEL(), bev=.004, seg=24)
def bottle(x, y, z, c='#4e5d34', h=.29, r=.035):
    lathe(x, y, z, [(0, 0), (r, 0), (r, h*.6), (r*.35, h*.78), (r*.35, h), (0, h)], plain(c, .12), 24)
def pitcher(x, y, z, c='#e9e6df', h=.22, rot=0):
    g = group(x, y, rot, z); lathe(0, 0, 0, [(0, 0), (.055, 0), (.075, h*.35), (.05, h*.75), (.055, h), (.05, h), (.045, h*.75), (0, h*.1)], plain(c, .3), 32, g)
    tube([(.055, 0, h*.85), (.11, 0, h*.8), (.11, 0, h*.45), (.07, 0, h*.35)], .008, plain(c, .3), parent=g)
def teapot(x, y, z, c='#8fa39a', rot=0):
    g = group(x, y, rot, z); m = plain(c, .35); lathe(0, 0, 0, [(0, 0), (.06, 0), (.09, .06), (.075, .11), (.03, .13), (.012, .14), (.014, .155), (0, .16)], m, 32, g)
    tube([(-.08, 0, .05), (-.13, 0, .08), (-.155, 0, .13)], .014, m, parent=g); tube([(.06, 0, .12), (.12, 0, .13), (.14, 0, .09), (.09, 0, .05)], .008, wood('#b98a58', 'x'), parent=g)
def kettle(x, y, z, c='#2a2b2d', rot=0, metal=0):
    g = group(x, y, rot, z); m = plain(c, .3, metal); lathe(0, 0, 0, [(0, 0), (.08, 0), (.085, .03), (.062, .19), (.04, .21), (.012, .215), (.014, .235), (0, .24)], m, 32, g)
    tube([(-.065, 0, .13), (-.12, 0, .18), (-.15, 0, .19)], .013, m, parent=g); tube([(.05, 0, .2), (.12, 0, .2), (.125, 0, .1), (.08, 0, .05)], .01, plain('#1c1d1f', .5), parent=g)
def toaster(x, y, z, c='#d8dad9', rot=0):
    g = group(x, y, rot, z); soft_box(0, 0, .1, .29, .17, .18, plain(c, .3, .3), 0, parent=g, crease=.03)
    for s in (-1, 1): box(0, s*.03, .192, .2, .02, .004, BLACK(), 0, parent=g)
    box(.15, 0, .12, .02, .03, .015, BLACK(), .003, parent=g)
def coffee_machine(x, y, z, c='#26282a', rot=0):
    g = group(x, y, rot, z); m = plain(c, .35); box(0, .05, .17, .2, .12, .34, m, .015, parent=g); box(0, -.02, .30, .2, .24, .09, m, .015, parent=g); box(0, -.03, .015, .2, .24, .03, m, .008, parent=g)
    lathe(0, -.05, .032, [(0, 0), (.06, 0), (.07, .06), (.05, .12), (.05, .135)], clear(), 28, g); cyl(0, -.05, .034, .055, .06, plain('#2c1a10', .3), seg=24, parent=g)
def board(x, y, z, w=.28, h=.4, c='#b98a58', lean=10, t=.02, round_=False, rot=0):
    """a chopping board leaning against the wall behind it (its foot at y)"""
    g = group(x, y, rot, z); m = wood(c, 'z')
    if round_:
        o = cyl(0, 0, 0, w/2, t, m, bev=.004, parent=g); o.rotation_euler = (math.pi/2-RAD(lean), 0, 0); o.location = (0, math.sin(RAD(lean))*w/2, w/2*math.cos(RAD(lean)))
    else:
        o = box(0, math.sin(RAD(lean))*h/2, h/2*math.cos(RAD(lean))+.002, w, t, h, m, .012, parent=g); o.rotation_euler = (RAD(-lean), 0, 0)
def flat_board(x, y, z, w=.36, d=.22, c='#b98a58', rot=.2, bread=False, lemons=False):
    g = group(x, y, rot, z); box(0, 0, .01, w, d, .02, wood(c, 'x'), .006, parent=g)
    if bread:
        sphere(-.03, 0, .06, .1, plain('#a9713c', .8, bump=.6), .55, g).scale = (1.25, .75, 1)
        for i in range(3):
            o = cyl(.1+.022*i, 0, .022, .055, .012, plain('#e2c79a', .9), seg=24, parent=g); o.rotation_euler = (0, RAD(80), 0); o.location = (.1+.022*i, 0, .072)
    if lemons:
        for a, b in ((.02, .03), (.09, -.03), (-.05, -.04)): sphere(a, b, .048, .03, plain('#e3bb3b', .5), .9, g)
def crock(x, y, z, c='#e4ddd0', n=6):
    """a jar of wooden spoons"""
    lathe(x, y, z, [(0, 0), (.05, 0), (.056, .01), (.056, .15), (.05, .15), (.048, .02), (0, .015)], plain(c, .4), 28)
    for i in range(n):
        a = i*1.1; t = (x+.06*math.cos(a), y+.045*math.sin(a), z+R_(.24, .31)); tube([(x+.01*math.cos(a), y+.01*math.sin(a), z+.03), t], .005, wood('#b98a58', 'z')); sphere(*t, .02, wood('#b98a58', 'z'), 1.3).scale = (1, .4, 1)
def pot(x, y, z, c='#2a2b2d', r=.11, h=.12, lid=True, metal=0, long_=False, rot=0):
    g = group(x, y, rot, z); m = plain(c, .3, metal)
    lathe(0, 0, 0, [(0, 0), (r*.9, 0), (r, .015), (r, h), (r*.95, h), (r*.94, .02), (0, .012)], m, 36, g)
    if lid: lathe(0, 0, h, [(r*1.02, 0), (r*.9, .015), (.02, .025), (.012, .035), (.02, .045), (0, .05)], m, 36, g)
    if long_: box(-r-.08, 0, h*.8, .18, .022, .012, plain('#1c1d1f', .5), .004, parent=g)
    else:
        for s in (-1, 1): tube([(s*r*.97, -.03, h*.75), (s*(r+.03), -.02, h*.78), (s*(r+.03), .02, h*.78), (s*r*.97, .03, h*.75)], .006, m, parent=g)
def herb(x, y, z, c='#c77f5c', h=.16, r=.055):
    lathe(x, y, z, [(0, 0), (r*.75, 0), (r, r*1.7), (r*.9, r*1.7), (0, r*1.5)], plain(c, .7), 28)
    gs = (plain('#557f45', .6), plain('#6f9a55', .6)); b = z+r*1.5
    for i in range(34):
        a = R_(0, 6.28); q = R_(.2, 1); p = (x+r*.9*q*math.cos(a), y+r*.9*q*math.sin(a), b+h*R_(.1, .75)); leaf(p, (math.cos(a), math.sin(a), R_(.2, 1.2)), R_(.035, .06), R_(.025, .04), lib.R.choice(gs), .3)
def flowers(x, y, z, c='#e9e6df', h=.2, cols=('#d9a441', '#f3efe6'), n=9, kind=1):
    vase(x, y, z, c, h, kind); gr = plain('#5f7f52', .6)
    for i in range(n):
        a = R_(0, 6.28); e = R_(.03, .13); t = (x+e*math.cos(a), y+e*math.sin(a), z+h+R_(.08, .2)); tube([(x, y, z+h*.6), t], .0028, gr); sphere(*t, R_(.016, .028), plain(lib.R.choice(cols), .8), .7)
        if i % 2: leaf((x+e*.5*math.cos(a), y+e*.5*math.sin(a), z+h+.02), (math.cos(a), math.sin(a), .6), .08, .03, gr, .2)
def candles(x, y, z, n=2, c='#b98f4e', h=(.2, .26), wax='#f3efe6', dx=.09):
    for i in range(n):
        m = plain(c, .35, .8 if c == '#b98f4e' else 0); hh = h[i % len(h)]; xx = x+dx*i
        lathe(xx, y, z, [(0, 0), (.04, 0), (.035, .01), (.008, .02), (.008, hh*.5), (.014, hh*.55), (0, hh*.55)], m, 24); cyl(xx, y, z+hh*.55, .0105, hh*.8, plain(wax, .6), bev=.002, seg=16)
def wicker(x, y, z, w, d, h, c='#bf9660'):
    m = fabric(c, 55); e = .012
    boxes([(x-w/2, x+w/2, y-d/2, y+d/2, z, z+.01), (x-w/2, x-w/2+e, y-d/2, y+d/2, z, z+h), (x+w/2-e, x+w/2, y-d/2, y+d/2, z, z+h), (x-w/2, x+w/2, y-d/2, y-d/2+e, z, z+h), (x-w/2, x+w/2, y+d/2-e, y+d/2, z, z+h)], m, .005)
def towel(x, y, z, w=.32, l=.5, c='#d9d3c6', stripe=None, rot=0):
    """hangs flat from z downward, facing -y"""
    g = group(x, y, rot, z); m = pattern('stripes', c, stripe, .05, 'z') if stripe else fabric(c, 160)
    def f(u, v): return (-w/2+w*u+.004*math.sin(v*8), -.012-.006*math.sin(u*14)*(.4+v), -l*v)
    sheet(f, 24, 12, m, thick=.006).parent = g
def rack_rail(x, y, z, w=.8, rot=0, metal='steel', what='tools'):
    """a rail on the wall with pans or tools hanging from it"""
    g = group(x, y, rot, z); m = METAL[metal]()
    tube([(-w/2, -.04, 0), (w/2, -.04, 0)], .007, m, parent=g)
    for s in (-1, 1): box(s*(w/2-.03), -.02, 0, .012, .04, .012, m, .003, parent=g)
    n = max(3, int(w/.15))
    for i in range(n):
        xx = -w/2+w*(i+.5)/n; tube([(xx, -.045, .005), (xx, -.05, -.04)], .003, m, parent=g)
        k = i % 4
        if what == 'pans':
            r = R_(.07, .1); box(xx, -.045, -.1, .02, .008, .12, plain('#1c1d1f', .5), .003, parent=g); cyl(xx, -.03, -.16-r, r, .035, plain(lib.R.choice(['#2a2b2d', '#b9693f', '#9a9c9d']), .35, .7), parent=g, rot=(math.pi/2, 0, 0))
        else:
            L = R_(.16, .22); tube([(xx, -.045, -.04), (xx, -.045, -.04-L)], .005, m if k % 2 else wood('#b98a58', 'z'), parent=g)
            sphere(xx, -.045, -.06-L, .032, m if k % 2 else wood('#b98a58', 'z'), 1.3, g).scale = (1, .35, 1)

def crock_row(x0, x1, y, z, hmax=.28, seed=None, cols=None):
    """crockery side by side from x0 to x1 on a shelf"""
    cols = cols or CUPS; ch = lib.R.choice; a = x0
    while True:
        left = x1-a; k = ch(['plates', 'bowls', 'mugs', 'glasses', 'jar', 'jar2', 'pitcher', 'stand', 'herb'])
        need = {'plates': .25, 'bowls': .17, 'mugs': .2, 'glasses': .26, 'jar': .12, 'jar2': .22, 'pitcher': .2, 'stand': .24, 'herb': .15}[k]
        if need > left:
            if left < .12: return
            k, need = 'jar', .12
        if k == 'plates': plates(a+need/2, y, z, ch([4, 6, 8]), ch(cols))
        elif k == 'bowls': bowls(a+need/2, y, z, ch([2, 3, 4]), ch(cols))
        elif k == 'mugs': c = ch(cols); mug(a+.05, y, z, c); mug(a+.14, y+.01, z, c)
        elif k == 'glasses': glasses(a+.05, y, z, 3, .08)
        elif k == 'jar': jar(a+.06, y, z, .045, min(hmax-.04, R_(.12, .18)), ch(['#d9c08a', '#8a5a38', '#e9dfc6', '#b9713c']), ch(['#b98a58', 'steel']))
        elif k == 'jar2': jar(a+.055, y, z, .045, min(hmax-.04, .17), '#e9dfc6'); jar(a+.16, y, z, .045, min(hmax-.04, .13), '#8a5a38')
        elif k == 'pitcher':
            if hmax < .24: bowls(a+need/2, y, z, 3, ch(cols))
            else: pitcher(a+.08, y, z, ch(cols), min(.2, hmax-.04))
        elif k == 'stand' and hmax > .26:
            o = lathe(a+need/2, y+.06, z+.115, [(0, 0), (.07, 0), (.11, .012), (.112, .014), (.07, .006)], plain(ch(cols), .3), 32); o.rotation_euler = (RAD(78), 0, 0)
        elif k == 'stand': bowls(a+need/2, y, z, 2, ch(cols))
        elif k == 'herb':
            if hmax > .24: herb(a+.075, y, z, ch(['#c77f5c', '#e9e4da']), .1, .05)
            else: jar(a+.06, y, z, .045, .12)
        a += need+R_(.0, .06)

def shelf(x, y, z, w, rot=0, d=.24, c='#b98a58', t=.035, brackets='black', fill=True, painted=False, hmax=.3):
    """an open shelf on a wall (its middle at x, back at y)"""
    g = group(x, y, rot); m = plain(c, .45) if painted else wood(c, 'x')
    box(0, -d/2, z-t/2, w, d, t, m, .004, parent=g)
    if brackets:
        bm = METAL[brackets]() if brackets in METAL else (wood(c, 'z') if not painted else m)
        for s in (-1, 1):
            xx = s*(w/2-.12)
            if brackets in METAL: box(xx, -.006, z-t-.08, .022, .012, .16, bm, .002, parent=g); box(xx, -d*.4, z-t-.006, .022, d*.8, .012, bm, .002, parent=g)
            else: tube([(xx, -.012, z-t-.17), (xx, -d*.75, z-t-.01)], .014, bm, parent=g); box(xx, -.014, z-t-.09, .035, .025, .18, bm, .004, parent=g)
    if fill:
        with within(g): crock_row(-w/2+.05, w/2-.05, -d/2, z, hmax)
    return g

# ---------------------------------------------------------------- lamps
def lamp(x, y, z, kind='wicker', c='#c59a62', r=.24, ceil=2.5):
    """more pendants: wicker, ph, bell, bar (length 2r along x), glassball, drum, cluster, saucer; z is the lower edge"""
    black = plain('#26272a', .5)
    if kind != 'bar': tube([(x, y, z+r*.6), (x, y, ceil)], .004, black); cyl(x, y, ceil-.02, .04, .02, black, seg=20)
    if kind == 'wicker':
        m = fabric(c, 40)
        n = 22
        for i in range(n):
            a = 2*math.pi*i/n; tube([(x+r*q*math.cos(a+s), y+r*q*math.sin(a+s), z+r*h) for q, h, s in ((.86, 0, 0), (1, .25, .04), (.98, .5, .08), (.78, .8, .12), (.4, 1.02, .16), (.15, 1.08, .2))], .006, m)
        for q, h in ((.86, 0), (1.0, .25), (.98, .5), (.78, .8), (.4, 1.02)): lathe(x, y, z+r*h, [(r*q, -.008), (r*q+.008, 0), (r*q, .008), (r*q-.006, 0), (r*q, -.008)], m, 32)
        sphere(x, y, z+r*.4, .06, glow('#ffe2b0', 7))
    elif kind == 'ph':
        m = plain(c, .35)
        for q, h, k in ((1, .0, .34), (.55, .28, .2), (.3, .5, .16)): lathe(x, y, z+r*h, [(r*q, 0), (r*q*.8, r*k*.55), (r*q*.42, r*k), (r*q*.4, r*k), (r*q*.78, r*k*.5), (r*q*.97, 0)], m, 40)
        cyl(x, y, z+r*.62, .03, r*.25, m, seg=24); sphere(x, y, z+r*.3, .045, glow('#ffe2b0', 9))
    elif kind == 'bell':
        m = plain(c, .4); lathe(x, y, z, [(r, 0), (r*.95, r*.25), (r*.6, r*.85), (r*.28, r*1.2), (.03, r*1.35), (.02, r*1.35), (r*.26, r*1.15), (r*.58, r*.8), (r*.92, r*.25), (r*.97, 0)], m, 40); sphere(x, y, z+r*.35, .045, glow('#ffe2b0', 10))
    elif kind == 'bar':
        m = wood(c, 'x') if c not in ('#26272a', '#1f2022') else plain(c, .4)
        box(x, y, z+.03, 2*r, .05, .05, m, .006); box(x, y, z+.003, 2*r-.04, .03, .006, glow('#ffe9c8', 5), 0)
        for s in (-1, 1): tube([(x+s*r*.7, y, z+.05), (x+s*r*.7, y, ceil)], .003, black)
    elif kind == 'glassball':
        sphere(x, y, z+r, r, clear(), 1); sphere(x, y, z+r, .04, glow('#ffe2b0', 12)); cyl(x, y, z+2*r-.02, .03, .06, plain('#b98f4e', .3, .9), seg=20)
        tube([(x, y, z+r), (x, y, z+2*r)], .01, plain('#b98f4e', .3, .9))
    elif kind == 'drum':
        lathe(x, y, z, [(r, 0), (r, r*.75), (r*.985, r*.75), (r*.985, 0)], plain(c, .8), 48); cyl(x, y, z+r*.2, r*.6, .01, glow('#fff0d8', 2.5), seg=32)
    elif kind == 'saucer':
        m = plain(c, .35); lathe(x, y, z, [(r, 0), (r*.8, r*.12), (r*.35, r*.28), (r*.16, r*.6), (.02, r*.64), (0, r*.64)], m, 48); lathe(x, y, z-.002, [(r*.96, .0), (r*.5, .05), (0, .06)], glow('#fff0d8', 2.2), 32)

def clock(axis, at, a, z, r=.15, c='#2a2b2d', outward=1):
    q = at-outward*.015; rot = (math.pi/2*(1 if outward > 0 else -1), 0, 0) if axis == 'x' else (0, -math.pi/2*(1 if outward > 0 else -1), 0)
    p = (a, q) if axis == 'x' else (q, a)
    o = cyl(0, 0, 0, r, .02, plain(c, .4)); o.location = (*p, z); o.rotation_euler = rot
    q -= outward*.008; p = (a, q) if axis == 'x' else (q, a)
    o = cyl(0, 0, 0, r*.9, .015, plain('#f5f3ee', .5), bev=0); o.location = (*p, z); o.rotation_euler = rot
    q -= outward*.018
    for dx, dz, l, an in ((.25, .2, .5, .9), (-.1, .38, .75, -.25)):
        h = l*r; cx, cz = h/2*math.sin(an), h/2*math.cos(an)
        o = box(0, 0, 0, .008 if axis == 'x' else .004, .004 if axis == 'x' else .008, h, plain('#26272a', .4), 0); o.location = (a+cx, q, z+cz) if axis == 'x' else (q, a+cx, z+cz)
        o.rotation_euler = (0, an, 0) if axis == 'x' else (-an, 0, 0)

def basket_lampless(*a): pass
