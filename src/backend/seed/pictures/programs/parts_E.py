"""Beds, bunks, wardrobes, bedside tables, games tables (letter E)."""
import math
from lib import *
from parts import *
import lib
from mathutils import noise as _nz

rad = math.radians
def cl(v, a, b): return max(a, min(b, v))

# ---------------------------------------------------------------- shell
def pboards(c, plane='zx', width=.12, vary=.02, dark=.6):
    """painted boards; plane[0] = their direction"""
    return tiles(c, 30, width, shade(c, dark), .55, plane, vary, 0, .004, .5)

def opening(axis, at, o, frames, outward=1, light=25):
    """o = lo, hi, z0, z1[, cols[, rows]]"""
    lo, hi, z0, z1 = o[:4]; cols = o[4] if len(o) > 4 else 2; rows = o[5] if len(o) > 5 else 1
    window(axis, at, lo, hi, z0, z1, frames, cols, rows, outward, sill=z0 > .3)
    if light: daylight(axis, at, lo, hi, z0, z1, light, outward)

def shell(x0, x1, D, H, fl=None, back='#eceae4', left=None, right=None, ceil='#f4f2ee', wb=(), wl=(), wr=(), frames='white',
          yf=-2.4, front=True, skirt='#eceae5', light=25, fill=42, fill_y=None):
    def M(m): return paint(m) if isinstance(m, str) else m
    left = left or back; right = right or back
    floor(x0, x1, yf, D, fl or planks('#c9ab80'))
    wall('x', D, x0-.2, x1+.2, H, M(back), [o[:4] for o in wb])
    wall('y', x0, yf, D+.2, H, M(left), [o[:4] for o in wl], outward=-1)
    wall('y', x1, yf, D+.2, H, M(right), [o[:4] for o in wr])
    if front: wall('x', yf, x0-.2, x1+.2, H, M('#e9e6df'), outward=-1)
    if ceil: ceiling(x0-.2, x1+.2, yf-.2, D+.2, H, M(ceil))
    for o in wb: opening('x', D, o, frames, 1, light)
    for o in wl: opening('y', x0, o, frames, -1, light)
    for o in wr: opening('y', x1, o, frames, 1, light)
    if skirt:
        def runs(lo, hi, os):
            a = lo
            for o in sorted(os):
                if o[2] < .12:
                    if o[0]-.06 > a: yield a, o[0]-.06
                    a = o[1]+.06
            if hi > a: yield a, hi
        for a, b in runs(x0, x1, wb): skirting('x', D, a, b, c=skirt)
        for a, b in runs(yf, D, wl): skirting('y', x0, a, b, -1, c=skirt)
        for a, b in runs(yf, D, wr): skirting('y', x1, a, b, 1, c=skirt)
    if fill: area(((x0+x1)/2, yf+.15, H-.35), ((x0+x1)/2, 3, .9), min(3.6, x1-x0-.3), 1.3, fill, '#fff3e4')

def boards(axis, at, lo, hi, z0, z1, c, width=.12, along='z', outward=1, t=.018, cap=None):
    """real boards on a wall"""
    m = plain(c, .5)
    def b(a0, a1, za, zb, mm=m, tt=t, bev=.006):
        if axis == 'x': box((a0+a1)/2, at-outward*tt/2, (za+zb)/2, a1-a0, tt, zb-za, mm, bev)
        else: box(at-outward*tt/2, (a0+a1)/2, (za+zb)/2, tt, a1-a0, zb-za, mm, bev)
    if along == 'z':
        n = max(1, round((hi-lo)/width)); w = (hi-lo)/n
        for i in range(n): b(lo+i*w+.001, lo+(i+1)*w-.001, z0, z1)
    else:
        n = max(1, round((z1-z0)/width)); w = (z1-z0)/n
        for i in range(n): b(lo, hi, z0+i*w+.001, z0+(i+1)*w-.001)
    if cap:
        d = .05 if cap is True else cap
        if axis == 'x': box((lo+hi)/2, at-outward*d/2, z1+.012, hi-lo, d, .026, m, .005)
        else: box(at-outward*d/2, (lo+hi)/2, z1+.012, d, hi-lo, .026, m, .005)

# ---------------------------------------------------------------- beds
def F(c, weave=220): return fabric(c, weave) if isinstance(c, str) else c

def drape(g, x0, x1, y0, y1, z, s0, s1, t0, t1, mat, thick=.05, r=.06, wrinkle=.012, flare=.12, fold=.02, nu=48, nv=48, seed=None, edge=.09, zlift=0):
    """A cloth lying on a block (x0..x1, y0..y1, top z): in plan it covers s0..s1, t0..t1; what is beyond the block hangs down."""
    ph = seed if seed is not None else lib.R.uniform(0, 50)
    Dm = r+max(x0-s0, s1-x1, y0-t0, t1-y1, 0)
    def f(u, v):
        s = s0+(s1-s0)*u; t = t0+(t1-t0)*v
        ix, iy = cl(s, x0+r, x1-r), cl(t, y0+r, y1-r if t1 > y1 else 1e9)
        dx, dy = s-ix, t-iy; D = math.hypot(dx, dy)
        if D > 1e-6: ux, uy = dx/D, dy/D
        else: ux = uy = 0
        D = min(D, Dm)
        e = min(u*(s1-s0), (1-u)*(s1-s0), v*(t1-t0), (1-v)*(t1-t0))
        th = .012+(thick-.012)*min(1, e/edge)**.55+zlift
        q = Vector((s*2.3+ph, t*2.3, ph))
        n1 = _nz.noise(q); q2 = Vector((s*6+n1*1.5, t*4.5-n1, ph+3)); n2 = _nz.noise(q2)
        cr = (1-abs(_nz.noise(Vector((s*3.1+t*1.3, t*2.2-s*.8+ph, 7)))))**5
        wr = wrinkle*(1.1*n1+.9*n2+1.0*cr)
        if D < r*math.pi/2:
            a = D/r; hd = r*math.sin(a); dr = r*(1-math.cos(a))
        else:
            a = math.pi/2; e2 = D-r*math.pi/2; hd = r+flare*e2; dr = r+e2
            per = s*uy*uy+t*ux*ux
            wr += fold*min(1, e2/.15)*math.sin(per*23+n1*4+ph)
        o = th+wr-.15*zlift*math.sin(a)
        return (ix+ux*(hd+o*math.sin(a)), iy+uy*(hd+o*math.sin(a)), z-dr+o*math.cos(a))
    ob = sheet(f, nu, nv, mat, 'drape'); ob.parent = g
    return ob

def headboard(g, kind, w, y, c, h, base=.25):
    """at local y (its front)"""
    wx, wz = (wood(c, 'x'), wood(c, 'z')) if isinstance(c, str) else (c, c)
    if kind == 'panel':
        box(0, y+.02, (h+base)/2, w, .035, h-base, wx, .008, parent=g)
    elif kind == 'slats':
        for s in (-1, 1): box(s*(w/2-.03), y+.02, h/2, .06, .04, h, wz, .008, parent=g)
        n = 3
        for i in range(n): box(0, y+.02, h-.07-.17*i, w-.1, .022, .12, wx, .008, parent=g)
    elif kind == 'vboards':
        n = round(w/.11); ww = w/n
        for i in range(n): box(-w/2+ww*(i+.5), y+.02, (h+base)/2, ww-.004, .03, h-base, wz, .006, parent=g)
        box(0, y+.015, h+.012, w+.03, .06, .03, wx, .006, parent=g)
    elif kind == 'spindle':
        for s in (-1, 1):
            cyl(s*(w/2-.025), y+.02, 0, .024, h, wz, parent=g); sphere(s*(w/2-.025), y+.02, h+.02, .032, wz, parent=g)
        box(0, y+.02, h-.05, w-.05, .03, .07, wx, .012, parent=g); box(0, y+.02, .5, w-.05, .026, .05, wx, .01, parent=g)
        n = round(w/.11)
        for i in range(n): cyl(-w/2+.08+(w-.16)*i/(n-1), y+.02, .5, .010, h-.56, wz, bev=0, seg=12, parent=g)
    elif kind == 'uph':
        soft_box(0, y+.05, (h+base)/2, w+.06, .10, h-base, F(c), .012, parent=g, crease=.04)
    elif kind == 'channels':
        n = max(4, round(w/.2)); ww = (w+.06)/n
        for i in range(n): soft_box(-(w+.06)/2+ww*(i+.5), y+.05, (h+base)/2, ww-.002, .09, h-base, F(c), .012, parent=g, crease=.035, n=6)
    elif kind == 'cushions':
        tube([(-w/2, y+.05, h+.03), (w/2, y+.05, h+.03)], .014, wood('#b9935f', 'x'), parent=g)
        for i in range(2):
            soft_box((-.25+.5*i)*w, y+.0, h-.27, w/2-.03, .1, .5, F(c), .02, (rad(-4), 0, 0), parent=g, crease=.04)
            for s in (-.32, .32): tube([((-.25+.5*i)*w+s*w/2, y+.05, h+.04), ((-.25+.5*i)*w+s*w/2, y+.02, h-.1)], .012, plain('#a9794c', .6), parent=g)
    elif kind == 'cane':
        cm = fabric('#d8bd8e', 90)
        for s in (-1, 0, 1): box(s*(w/2-.025), y+.02, (h)/2, .05, .04, h, wz, .012, parent=g)
        box(0, y+.02, h-.025, w, .04, .05, wx, .014, parent=g); box(0, y+.02, .42, w, .04, .05, wx, .012, parent=g)
        box(0, y+.022, (h+.42)/2, w-.06, .012, h-.45, cm, 0, parent=g)
    elif kind == 'iron':
        im = plain(c, .35, .3)
        pts = [(-w/2+.01, y+.02, 0), (-w/2+.01, y+.02, h-.14)]
        for i in range(9):
            a = math.pi-math.pi/2*i/8*1.0; pts.append((-w/2+.15+.14*math.cos(a), y+.02, h-.14+.14*math.sin(a)))
        pts2 = [(-p[0], p[1], p[2]) for p in reversed(pts)]
        tube(pts+pts2, .017, im, parent=g)
        tube([(-w/2, y+.02, .5), (w/2, y+.02, .5)], .011, im, parent=g); tube([(-w/2, y+.02, h-.2), (w/2, y+.02, h-.2)], .011, im, parent=g)
        n = max(5, round(w/.14))
        for i in range(n):
            xx = -w/2+w*(i+1)/(n+1); tube([(xx, y+.02, .5), (xx, y+.02, h-.2)], .008, im, parent=g)
    elif kind == 'arch':
        m = wood(c, 'x') if isinstance(c, str) else c
        me = bpy.data.meshes.new('arch'); n = 24; vs = []; 
        for yy in (y, y+.04):
            vs += [(-w/2, yy, base), (w/2, yy, base)]
            for i in range(n+1):
                a = math.pi*i/n; vs.append((w/2*math.cos(a), yy, h-.32+.32*math.sin(a)))
        k = n+3; fs = [tuple(range(k)), tuple(range(2*k-1, k-1, -1))]+[(i, k+i, k+(i+1) % k, (i+1) % k) for i in range(k)]
        me.from_pydata(vs, [], fs); me.update(); o = lib._obj('arch', me, m); o.parent = g

def bed(x, y, rot=0, w=1.6, l=2.03, head='panel', c='#c2a27a', h=1.0, base='legs', base_c=None, linen='#f1eee7', duvet='#e9e4da', back=None, pillows=None,
        cushions=(), throw=None, two=None, foot=None, hang=.2, turn=.3, top=.5, wrinkle=.012, duvet_from=.62, foot_hang=.16, z=0, bc='#efeee9'):
    """Head at +y. pillows: list of colours per row; throw: (colour, from the foot, breadth); turn: breadth of the folded-back edge."""
    g = group(x, y, rot, z); bx = base_c or (c if head not in ('uph', 'channels', 'cushions', 'iron') else '#c2a27a')
    rz = top-.2   # top of base
    if base == 'legs':
        wm, wz = wood(bx, 'y'), wood(bx, 'z')
        for s in (-1, 1): box(s*(w/2-.012), 0, rz-.02, .028, l, .14, wm, .006, parent=g)
        box(0, -l/2+.012, rz-.02, w, .028, .14, wood(bx, 'x'), .006, parent=g)
        for sx in (-1, 1):
            for sy in (-1, 1): box(sx*(w/2-.035), sy*(l/2-.04), (rz-.03)/2, .06, .06, rz-.03, wz, .008, parent=g)
        box(0, 0, rz-.03, w-.06, l-.06, .08, plain('#d8d2c6', .8), 0, parent=g)
    elif base == 'iron':
        im = plain(c, .35, .3)
        for s in (-1, 1): box(s*(w/2-.012), 0, rz-.02, .026, l, .06, im, .004, parent=g)
        box(0, 0, rz-.02, w-.04, l-.04, .03, plain('#d8d2c6', .8), 0, parent=g)
    elif base == 'box':
        soft_box(0, 0, rz/2+.05, w, l, rz-.1, F(bx), .0, parent=g, crease=.02)
        for sx in (-1, 1):
            for sy in (-1, 1): cyl(sx*(w/2-.12), sy*(l/2-.12), 0, .024, .12, wood('#b9935f', 'z'), parent=g)
    elif base == 'platform':
        box(0, -.03, .16, w+.16, l+.1, .05, wood(bx, 'x'), .006, parent=g); box(0, 0, .07, w-.3, l-.3, .13, plain('#4a4036', .8), 0, parent=g); rz = .185
    elif base == 'drawers':
        box(0, 0, rz/2+.01, w, l, rz-.02, plain(bx, .45), .004, parent=g)
        for s in (-1, 1):
            for k in (-.5, .5):
                box(s*(w/2+.006), k*(l/2-.04), rz/2+.01, .016, l/2-.06, rz-.08, plain(bx, .45), .004, parent=g); sphere(s*(w/2+.02), k*(l/2-.04), rz/2+.03, .016, wood('#b9935f'), parent=g)
    soft_box(0, 0, (rz+top)/2+.01, w-.02, l-.04, top-rz, F(bc), .006, parent=g, crease=.04)
    if head: headboard(g, head, w+(.04 if head not in ('iron',) else .02), l/2, c, h)
    if foot: headboard(g, foot[0], w+.02, -l/2-.045, c, foot[1])
    two = (w > 1.2) if two is None else two
    dz = top+.01; tY = l/2-duvet_from
    ph0 = lib.R.uniform(0, 50)
    parts = [(-w/2-hang, .012, 0), (-.012, w/2+hang, 1)] if two else [(-w/2-hang, w/2+hang, 0)]
    dm = duvet if isinstance(duvet, (list, tuple)) else [duvet, duvet]
    for a, b, i in parts:
        drape(g, -w/2, w/2, -l/2, l/2, dz, a, b, -l/2-foot_hang, tY-.02+R_(-.03, .03), F(dm[i]), .07, wrinkle=wrinkle, seed=ph0)
        if turn: drape(g, -w/2, w/2, -l/2, l/2, dz, a+.02, b-.005, tY-turn, tY+R_(0, .03), F(back or linen), .05, wrinkle=wrinkle, nv=20, edge=.06, zlift=.05, seed=ph0)
    if throw:
        tc, f0, fb = throw[:3]; th = throw[3] if len(throw) > 3 else .30
        drape(g, -w/2, w/2, -l/2, l/2, dz, -w/2-th, w/2+th, -l/2+f0, -l/2+f0+fb, F(tc, 130), .022, wrinkle=wrinkle, nv=30, edge=.03, zlift=.078, seed=ph0)
    rows = pillows if pillows is not None else [linen, linen]
    n = 2 if w > 1.2 else 1; pw = min(.72, w/n-.06)
    yy = l/2-.03
    for k, pc in enumerate(rows):
        tilt = 64 if k == 0 else 46
        ph = .5
        for i in range(n):
            t = rad(tilt+R_(-4, 4))
            yc = yy-.09-ph/2*math.cos(t); 
            pillow((i-(n-1)/2)*w*.49+R_(-.02, .02), yc, top+.03+ph/2*math.sin(t), pw, ph, .19, F(pc), (t, R_(-.03, .03), R_(-.05, .05)), g)
        yy -= .17
    for i, cu in enumerate(cushions):
        cc, size, px = cu[:3]; hh = cu[3] if len(cu) > 3 else size
        t = rad(52+R_(-4, 4))
        pillow(px, yy-.10-hh/2*math.cos(t), top+.07+hh/2*math.sin(t), size, hh, .15, F(cc, 180), (t, R_(-.05, .05), R_(-.12, .12)), g)
    return g

def bunk(x, y, rot=0, w=.9, l=2.0, c='#d8bd92', low=.34, up=1.32, h=1.68, ladder='foot', lside=1, linen='#f1eee7', d1='#8fa6b0', d2='#d9a86a', p1=None, p2=None, roof=False, slanted=True, throw=None):
    """Long along y, head at +y. The side lside (+1 = +x) is open, with guard and ladder; the other stands at the wall."""
    g = group(x, y, rot); wz, wy, wx = wood(c, 'z'), wood(c, 'y'), wood(c, 'x'); W, L = w+.08, l+.1
    s = lside
    for sx in (-1, 1):
        for sy in (-1, 1): box(sx*W/2, sy*L/2, h/2, .075, .075, h, wz, .008, parent=g)
    for zz in (low, up):
        for sx in (-1, 1): box(sx*W/2, 0, zz-.06, .028, L-.06, .15, wy, .006, parent=g)
        for sy in (-1, 1): box(0, sy*L/2, zz-.06, W-.06, .028, .15, wx, .006, parent=g)
        box(0, 0, zz-.1, w, l, .03, wy, 0, parent=g)
    for sy in (-1, 1):
        for zz in (low+.17, low+.32, up+.15, up+.28): box(0, sy*L/2, zz, W-.06, .022, .09, wx, .006, parent=g)
    gap = .5  # open for the ladder, at the foot
    for zz in (up+.15, up+.28):
        box(s*W/2, gap/2, zz, .022, L-.06-gap, .09, wy, .006, parent=g); box(-s*W/2, 0, zz, .022, L-.06, .09, wy, .006, parent=g)
    box(s*W/2, -L/2+gap+.03, up+.12, .03, .06, .44, wz, .006, parent=g)
    for zz, dc, pc, se in ((low, d1, p1, 3.1), (up, d2, p2, 8.7)):
        soft_box(0, 0, zz, w-.01, l-.02, .15, F('#efece5'), .004, parent=g, crease=.03)
        T = zz+.085
        drape(g, -w/2+.02, w/2-.02, -l/2+.02, l/2, T, -w/2+.01, w/2-.01, -l/2+.02, l/2-.52, F(dc), .075, wrinkle=.014, r=.04)
        drape(g, -w/2+.02, w/2-.02, -l/2+.02, l/2, T, -w/2+.01, w/2-.01, l/2-.74, l/2-.5, F(linen), .05, wrinkle=.01, r=.04, nv=18, zlift=.05, edge=.05)
        t = rad(34); pillow(0, l/2-.28, T+.17, .62, .46, .17, F(pc or linen), (t, 0, R_(-.08, .08)), g)
    if throw: drape(g, -w/2+.02, w/2, -l/2, l/2, low+.085, -w/2+.02, w/2+.25 if s > 0 else w/2-.02, -l/2+.15, -l/2+.65, F(throw, 130), .02, wrinkle=.01, nv=20, edge=.03, zlift=.08)
    # ladder
    o = .26 if slanted else .06; ya, yb = -L/2+.06, -L/2+gap-.0
    lx0, lx1 = s*(W/2+.03+o), s*(W/2+.03)
    for yy in (ya+.04, yb): tube4(g, (lx0, yy, 0), (lx1, yy, up+.36), .055, .035, wz)
    n = 5
    for i in range(n):
        f = (i+1)*(up-.02)/(n+.0)/(up+.36); 
        box(lx0+(lx1-lx0)*f, (ya+yb)/2+.02, f*(up+.36), .075, yb-ya-.03, .026, wy, .006, parent=g)
    if roof:
        for sy in (-1, 1):
            for sx in (-1, 1): tube4(g, (sx*W/2, sy*L/2, h-.03), (0, sy*L/2, h+.52), .07, .05, wz)
        box(0, 0, h+.50, .05, L+.05, .07, wy, .006, parent=g)
    return g

def tube4(g, a, b, w, d, mat):
    """a square bar from a to b"""
    a, b = Vector(a), Vector(b); v = b-a
    o = box(*((a+b)/2), w, d, v.length, mat, .006, parent=g)
    o.rotation_euler = v.to_track_quat('Z', 'Y').to_euler() if abs(v.x)+abs(v.y) > 1e-6 else (0, 0, 0)
    if abs(v.y) < 1e-6 and abs(v.x) > 1e-6: o.rotation_euler = (0, math.atan2(v.x, v.z), 0)
    elif abs(v.x) < 1e-6: o.rotation_euler = (-math.atan2(v.y, v.z), 0, 0)
    return o

# ---------------------------------------------------------------- furniture
def nightstand(x, y, kind='drawer', c='#c2a27a', w=.44, d=.38, h=.5, rot=0):
    g = group(x, y, rot); wx, wz = wood(c, 'x'), wood(c, 'z')
    if kind == 'drawer':
        box(0, 0, h-.12, w, d, .24, wx, .008, parent=g); box(0, -d/2-.004, h-.12, w-.03, .012, .19, wx, .004, parent=g); sphere(0, -d/2-.02, h-.12, .014, plain('#b9955a', .35, .8), parent=g)
        for sx in (-1, 1):
            for sy in (-1, 1): cyl(sx*(w/2-.04), sy*(d/2-.04), 0, .012, h-.22, wz, .018, parent=g)
    elif kind == 'painted':
        m = plain(c, .45); box(0, 0, h/2+.03, w, d, h-.06, m, .006, parent=g); box(0, 0, h-.01, w+.03, d+.02, .025, m, .006, parent=g)
        for k in (.28, .7): box(0, -d/2-.004, h*k+.01, w-.05, .014, h*.36, m, .006, parent=g); sphere(0, -d/2-.024, h*k+.01, .015, wood('#b9935f'), parent=g)
        for sx in (-1, 1):
            for sy in (-1, 1): box(sx*(w/2-.03), sy*(d/2-.03), .03, .04, .04, .06, m, .004, parent=g)
    elif kind == 'stool':
        cyl(0, 0, h-.035, w/2*.9, .035, wx, bev=.01, parent=g)
        for i in range(3):
            a = 2*math.pi*i/3+.5; tube([(w*.24*math.cos(a), w*.24*math.sin(a), h-.03), (w*.36*math.cos(a), w*.36*math.sin(a), 0)], .016, wz, parent=g)
    elif kind == 'wall':
        box(0, d/2-.14, h-.09, w, .28, .018, wx, .004, parent=g); box(0, d/2-.14, h+.03, w, .28, .018, wx, .004, parent=g)
        for s in (-1, 1): box(s*(w/2-.009), d/2-.14, h-.03, .018, .28, .14, wx, .004, parent=g)
    elif kind == 'open':
        for zz in (h-.012, .2): box(0, 0, zz, w, d, .022, wx, .004, parent=g)
        for sx in (-1, 1):
            for sy in (-1, 1): box(sx*(w/2-.014), sy*(d/2-.014), h/2, .026, .026, h, plain('#2b2c2e', .5) if c == '#222222' else wz, .003, parent=g)
    elif kind == 'drum':
        lathe(0, 0, 0, [(0, 0), (w*.42, 0), (w*.46, h*.5), (w*.42, h), (0, h)], fabric(c, 50), parent=g)
    return g

def wardrobe(x, y, w=1.5, d=.6, h=2.1, c='#e9e5dc', rot=0, doors=3, kind='panel', wooden=False, knob='#b9935f'):
    g = group(x, y, rot); m = wood(c, 'z') if wooden else plain(c, .45); mx = wood(c, 'x') if wooden else m
    box(0, 0, h/2+.03, w, d, h-.06, m, .004, parent=g); box(0, .02, .03, w-.04, d-.06, .06, plain('#8a8174', .8), 0, parent=g)
    if kind == 'panel': box(0, -.01, h+.02, w+.05, d+.05, .05, mx, .012, parent=g)
    dw = w/doors
    for i in range(doors):
        cx = -w/2+dw*(i+.5); q = -d/2-.011
        box(cx, q, h/2+.04, dw-.006, .02, h-.12, m, .004, parent=g)
        if kind == 'panel':
            for za, zb in ((.16, h*.42), (h*.46, h-.14)):
                zc = (za+zb)/2
                for s in (-1, 1): box(cx+s*(dw/2-.09), q-.012, zc, .018, .012, zb-za, m, .004, parent=g)
                for zz in (za, zb): box(cx, q-.012, zz, dw-.165, .012, .018, m, .004, parent=g)
        elif kind == 'cane':
            box(cx, q-.009, h*.56, dw-.14, .006, h*.66, fabric('#d8bd8e', 90), 0, parent=g)
        elif kind == 'boards':
            n = max(2, round(dw/.1))
            for k in range(1, n): box(cx-dw/2+dw*k/n, q-.0098, h/2+.04, .004, .002, h-.13, plain(shade(col(c), .6), .8), 0, parent=g)
        s = 1 if i % 2 == 0 else -1
        if doors == 1: s = 1
        sphere(cx+s*(dw/2-.045), q-.03, h*.5, .016, wood(knob), parent=g)
    return g

def dresser(x, y, w=1.1, d=.45, h=.8, c='#c2a27a', rot=0, rows=3, cols=1, wooden=True, legs=.14):
    g = group(x, y, rot); m = wood(c, 'x') if wooden else plain(c, .45)
    box(0, 0, (h+legs)/2, w, d, h-legs, m, .008, parent=g)
    rh = (h-legs-.04)/rows; cw = (w-.04)/cols
    for i in range(rows):
        for j in range(cols):
            cx = -w/2+.02+cw*(j+.5); cz = legs+.02+rh*(i+.5)
            box(cx, -d/2-.006, cz, cw-.012, .016, rh-.014, m, .004, parent=g)
            for s in ((-1, 1) if cw > .7 else (0,)): sphere(cx+s*cw*.28, -d/2-.026, cz, .016, plain('#b9955a', .35, .8), parent=g)
    for sx in (-1, 1):
        for sy in (-1, 1): cyl(sx*(w/2-.06), sy*(d/2-.06), 0, .014, legs+.01, wood(c if wooden else '#b9935f', 'z'), .02, parent=g)
    return g

def bench(x, y, w=1.2, d=.38, h=.44, c='#c2a27a', rot=0, pad=None, kind='legs'):
    g = group(x, y, rot); wx, wz = wood(c, 'x'), wood(c, 'z')
    box(0, 0, h-.02, w, d, .04, wx, .008, parent=g)
    if kind == 'legs':
        for sx in (-1, 1):
            for sy in (-1, 1): tube([(sx*(w/2-.12), sy*(d/2-.07), h-.03), (sx*(w/2-.07), sy*(d/2-.04), 0)], .018, wz, parent=g)
    else:
        for s in (-1, 1): box(s*(w/2-.07), 0, (h-.04)/2, .04, d-.04, h-.04, wz, .006, parent=g)
    if pad: soft_box(0, 0, h+.035, w-.04, d-.02, .07, F(pad), .012, parent=g, crease=.03)
    return g

def sconce(axis, at, a, z, outward=1, c='#f3ede0', arm='#b9955a', on=True, kind='cone'):
    """wall lamp"""
    m = plain(arm, .35, .7); q = at-outward*.01
    P = (lambda off, zz: (a, at-outward*off, zz)) if axis == 'x' else (lambda off, zz: (at-outward*off, a, zz))
    sphere(*P(.015, z), .04, m)
    tube([P(.01, z), P(.16, z+.02), P(.17, z+.09)], .008, m)
    x, y, zz = P(.17, z+.07)
    if kind == 'cone': lathe(x, y, zz, [(.1, 0), (.06, .15)], plain(c, .8)); 
    else: sphere(x, y, zz+.05, .07, glow('#fff2dc', 1.6))
    if on and kind == 'cone': sphere(x, y, zz+.06, .03, glow('#ffdca6', 8))

def round_mirror(axis, at, a, z, r=.32, frame='#b9935f', outward=1):
    o = cyl(0, 0, 0, r+.018, .02, wood(frame), bev=.006); o2 = cyl(0, 0, 0, r, .004, mirror(), bev=0, seg=64)
    for ob, off in ((o, .0), (o2, .021)):
        if axis == 'x': ob.location = (a, at-outward*off, z); ob.rotation_euler = (math.pi/2*outward, 0, 0)
        else: ob.location = (at-outward*off, a, z); ob.rotation_euler = (0, -math.pi/2*outward, 0)

def ledge(axis, at, lo, hi, z, d=.16, c='#c2a27a', outward=1, t=.024, lip=False):
    m = wood(c, axis)
    if axis == 'x': box((lo+hi)/2, at-outward*d/2, z-t/2, hi-lo, d, t, m, .004)
    else: box(at-outward*d/2, (lo+hi)/2, z-t/2, d, hi-lo, t, m, .004)

def pegs(axis, at, lo, hi, z, n=5, c='#c2a27a', outward=1, hang=()):
    """rail with pegs; hang: list of (i, colour, width, length)"""
    m = wood(c, axis)
    P = (lambda a, off, zz: (a, at-outward*off, zz)) if axis == 'x' else (lambda a, off, zz: (at-outward*off, a, zz))
    if axis == 'x': box((lo+hi)/2, at-outward*.01, z, hi-lo, .02, .09, m, .005)
    else: box(at-outward*.01, (lo+hi)/2, z, .02, hi-lo, .09, m, .005)
    for i in range(n):
        a = lo+(hi-lo)*(i+.5)/n; tube([P(a, .01, z), P(a, .09, z+.015)], .012, m)
    for i, c2, w, l in hang:
        a = lo+(hi-lo)*(i+.5)/n; fm = fabric(c2, 150)
        def f(u, v):
            ww = w*(.18+.82*min(1, v*2.2)**.7)
            b = a+(u-.5)*ww; off = .06+.03*math.sin(u*19+i)*v+.02*math.sin(math.pi*u)
            return P(b, off, z-.0-l*v-.04*abs(u-.5)*(1-v))
        sheet(f, 24, 16, fm, thick=.012)

def bunting(a, b, sag=.18, n=9, cs=('#c77f5c', '#e8ddc8', '#7d94a1', '#d8a657', '#7b9077'), size=.15):
    a, b = Vector(a), Vector(b); pts = []
    for i in range(25):
        t = i/24; p = a.lerp(b, t); p.z -= sag*4*t*(1-t); pts.append(tuple(p))
    tube(pts, .003, plain('#d9cfbd', .8))
    d = (b-a).normalized()
    for i in range(n):
        t = (i+.5)/n; p = a.lerp(b, t); p.z -= sag*4*t*(1-t)
        me = bpy.data.meshes.new('flag'); me.from_pydata([tuple(p-d*size*.45), tuple(p+d*size*.45), tuple(p-Vector((0, 0, size)))], [], [(0, 1, 2)]); me.update()
        lib._obj('flag', me, fabric(cs[i % len(cs)], 160))

def teddy(x, y, z, c='#b48a5c', s=1, rot=0):
    g = group(x, y, rot, z); m = fabric(c, 120)
    def S(a, b, cc, r, q=1, mm=m): sphere(a*s, b*s, cc*s, r*s, mm, q, g)
    S(0, 0, .12, .12, 1.05); S(0, -.01, .29, .09); S(-.065, 0, .365, .032); S(.065, 0, .365, .032); S(0, -.08, .27, .038, 1, fabric('#dcc29c', 120))
    for sx in (-1, 1): S(sx*.09, -.12, .05, .055); S(sx*.12, -.05, .18, .045, 1.3); S(sx*.032, -.083, .31, .011, 1, plain('#222222', .2))
    S(0, -.115, .282, .014, 1, plain('#2a2320', .3))
    return g

def blocks(x, y, z=0, n=7):
    cs = ['#c77f5c', '#7d94a1', '#d8a657', '#7b9077', '#e4d9c5', '#c2a27a']
    for i in range(n):
        s = .06
        box(x+R_(-.18, .18), y+R_(-.15, .15), z+s/2, s, s, s, plain(cs[i % len(cs)], .5), .006, R_(0, 1.5))
    box(x, y+.02, z+.03, .06, .06, .06, plain(cs[1], .5), .006, .2); box(x+.004, y+.02, z+.09, .06, .06, .06, plain(cs[2], .5), .006, .5)

def wagon(x, y, rot=0, c='#c2a27a', z=0):
    g = group(x, y, rot, z); m = wood(c, 'x')
    box(0, 0, .09, .36, .22, .02, m, .004, parent=g)
    for s in (-1, 1): box(0, s*.11, .13, .36, .014, .07, m, .004, parent=g); box(s*.18, 0, .13, .014, .22, .07, m, .004, parent=g)
    for sx in (-1, 1):
        for sy in (-1, 1): cyl(sx*.12, sy*.12+.01, .05, .05, .02, plain('#b5654a', .5), parent=g, rot=(math.pi/2, 0, 0))
    cs = ['#7d94a1', '#d8a657', '#e4d9c5', '#7b9077']
    for i in range(4): box(-.11+.075*i, R_(-.04, .04), .135, .06, .06, .06, plain(cs[i], .5), .006, R_(0, 1), g)

def pennant_paper(x, y, z, r=.24, ceil=2.4, c='#f3eee2'):
    """a round lamp of rice paper"""
    tube([(x, y, z+r*.9), (x, y, ceil)], .003, plain('#e8e4dc', .5))
    prof = []
    n = 36
    for i in range(n+1):
        a = -math.pi/2+math.pi*i/n; k = 1+.012*(-1)**i
        prof.append((max(.02, r*math.cos(a)*k), r*.95*math.sin(a)))
    m, nt, b = lib._new('paper'); b.inputs['Base Color'].default_value = col(c); b.inputs['Emission Color'].default_value = col('#ffeccb'); b.inputs['Emission Strength'].default_value = .55; b.inputs['Roughness'].default_value = .9
    lathe(x, y, z, prof, m)

def wicker_pendant(x, y, z, r=.26, ceil=2.4, c='#c9a26a'):
    m = plain(c, .7)
    tube([(x, y, z+r*.8), (x, y, ceil)], .004, plain('#3a342c', .6))
    for i in range(9):
        t = i/8; rr = r*(.25+.75*math.sin(t*math.pi*.5)**.8); zz = z+r*.85*(1-t)
        pts = [(x+rr*math.cos(a*math.pi/16), y+rr*math.sin(a*math.pi/16), zz) for a in range(33)]
        tube(pts, .007, m)
    for k in range(20):
        a = 2*math.pi*k/20
        tube([(x+r*(.25+.75*math.sin(t/8*math.pi*.5)**.8)*math.cos(a), y+r*(.25+.75*math.sin(t/8*math.pi*.5)**.8)*math.sin(a), z+r*.85*(1-t/8)) for t in range(9)], .004, m)
    sphere(x, y, z+r*.3, .05, glow('#ffe2b0', 10))

# ---------------------------------------------------------------- games
def table_tennis(x, y, rot=0, c='#2f5d86', legs='#3a3f45', net='#2b2d30', wooden=None):
    """long along y"""
    g = group(x, y, rot); L, W, H = 2.74, 1.525, .76
    top = plain(c, .5); wl = plain('#eef0ee', .5); lm = wood(wooden, 'z') if wooden else plain(legs, .45, .3)
    for s in (-1, 1): box(0, s*(L/4+.003), H-.011, W, L/2-.006, .022, top, .002, parent=g)
    q = H+.0006
    for s in (-1, 1): box(s*(W/2-.01), 0, q, .02, L-.01, .0012, wl, 0, parent=g); box(0, s*(L/2-.01), q, W, .02, .0012, wl, 0, parent=g)
    box(0, 0, q, .005, L, .0012, wl, 0, parent=g)
    for s in (-1, 1):
        box(0, s*L/4, H-.045, W-.1, .035, .045, lm, .003, parent=g)
        for k in (-1, 1): box(k*(W/2-.06), s*L/4, H-.045, .03, L/2-.14, .045, lm, .003, parent=g)
        for k in (-1, 1): box(k*(W/2-.22), s*(L/2-.35), (H-.05)/2, .05, .05, H-.05, lm, .004, parent=g); box(k*(W/2-.22), s*.22, (H-.05)/2, .04, .04, H-.05, lm, .004, parent=g)
        box(0, s*(L/2-.35), .22, W-.46, .03, .04, lm, .003, parent=g)
        for k in (-1, 1): box(k*(W/2-.22), s*(L/4-.07), .12, .03, L/2-.6, .03, lm, .003, parent=g)
    m, nt, b = lib._new('net'); b.inputs['Base Color'].default_value = col(net); b.inputs['Alpha'].default_value = .62; b.inputs['Roughness'].default_value = 1
    box(0, 0, H+.076, W+.3, .004, .145, m, 0, parent=g); box(0, 0, H+.148, W+.3, .008, .012, wl, 0, parent=g)
    for s in (-1, 1): box(s*(W/2+.15), 0, H+.05, .018, .022, .21, plain('#2b2d30', .5), .003, parent=g); box(s*(W/2+.06), 0, H-.04, .2, .03, .03, plain('#2b2d30', .5), .003, parent=g)
    return g

def bat(x, y, z, rot=0, c='#b03a2e', parent=None, up=None):
    """lying flat; up: hung on a wall (axis, outward)"""
    g = group(x, y, rot, z)
    if parent: g.parent = parent
    cyl(0, 0, 0, .078, .014, plain(c, .6), bev=.003, parent=g); box(0, -.115, .007, .03, .1, .02, wood('#c9a26a', 'y'), .006, parent=g); box(0, -.065, .007, .06, .04, .016, wood('#c9a26a', 'y'), .006, parent=g)
    if up is not None: g.rotation_euler = (math.pi/2, 0, 0) if up == 'x' else (math.pi/2, 0, math.pi/2 if up == 'y+' else -math.pi/2)
    return g

def ttball(x, y, z, c='#f6f4ee'): sphere(x, y, z+.02, .02, plain(c, .4))

BALLS = ['#e3b52d', '#2f4f9c', '#c23a2c', '#5b3a86', '#dd7a2b', '#2d7a4b', '#7a2430', '#1e1e20', '#e3b52d', '#2f4f9c', '#c23a2c', '#5b3a86', '#dd7a2b', '#2d7a4b', '#7a2430']
def pool_table(x, y, rot=0, cloth='#2c6b4f', c='#7a5233', legs='turned', L=2.3, W=1.3, rack=True):
    """long along x"""
    g = group(x, y, rot); H = .82; wx, wy, wz = wood(c, 'x'), wood(c, 'y'), wood(c, 'z'); cm = fabric(cloth, 300)
    r = .13
    box(0, 0, H-.06, L-2*r+.1, W-2*r+.1, .04, cm, 0, parent=g)           # bed of the table, its top at H-.04
    for s in (-1, 1):
        box(0, s*(W/2-r/2), H-.02, L, r-.0, .07, wx, .012, parent=g); box(s*(L/2-r/2), 0, H-.02, r, W, .07, wy, .012, parent=g)
        for k in (-1, 1): box(k*(L/4-.03), s*(W/2-r-.02), H-.015, L/2-r-.16, .05, .045, cm, .014, parent=g)
        box(s*(L/2-r-.02), 0, H-.015, .05, W-2*r-.17, .045, cm, .014, parent=g)
        box(0, s*(W/2-.07), H-.17, L-.1, .035, .24, wx, .006, parent=g); box(s*(L/2-.07), 0, H-.17, .035, W-.1, .24, wy, .006, parent=g)
        for i in range(3): cyl(s*L/8*(1 if i == 0 else 0), 0, 0, .001, .001, cm, bev=0, parent=g)
    blk = plain('#0d0d0e', .9); rim = plain('#3a2a1e', .5)
    for sx in (-1, 0, 1):
        for sy in (-1, 1):
            px, py = sx*(L/2-r-.005), sy*(W/2-r+.0-(.0 if sx else -.012)); cyl(px, py, H-.0395, .058, .0555, blk, bev=0, parent=g); 
    dia = plain('#efe7d5', .3)
    for s in (-1, 1):
        for i in (-3, -2, -1, 1, 2, 3): cyl(i*L/8.6, s*(W/2-r*.42), H+.015, .008, .001, dia, bev=0, parent=g)
        for i in (-1, 0, 1): cyl(s*(L/2-r*.42), i*W/5, H+.015, .008, .001, dia, bev=0, parent=g)
    for sx in (-1, 1):
        for sy in (-1, 1):
            a, b = sx*(L/2-.2), sy*(W/2-.2)
            if legs == 'turned': lathe(a, b, 0, [(0, 0), (.05, 0), (.06, .05), (.045, .1), (.075, .3), (.085, .45), (.06, .5), (.08, .54), (.08, .64)], wz, parent=g)
            elif legs == 'square': box(a, b, .33, .14, .14, .66, wz, .012, parent=g)
            else:
                tube4(g, (a+sx*.09, b, 0), (a-sx*.02, b, .64), .1, .1, wz)
    bz = H-.04+.0285
    pts = []
    if rack:
        for i in range(5):
            for j in range(i+1): pts.append((L*.20+i*.0505, (j-i/2)*.0585))
    else:
        pts = [(R_(-L*.33, L*.33), R_(-W*.28, W*.28)) for i in range(9)]
    for (a, b), cc in zip(pts, BALLS): sphere(a, b, bz, .0285, plain(cc, .12), parent=g)
    sphere(-L*.26, .04, bz, .0285, plain('#f4f1e8', .12), parent=g)
    return g

def cue(p, q, c='#c9a26a', butt='#3b2a20', parent=None):
    p, q = Vector(p), Vector(q); m = p.lerp(q, .35)
    d = (q-p)
    o = cyl(*p, .0145, d.length, wood(c, 'z'), r2=.006, bev=0, seg=12, parent=parent); o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
    o = cyl(*p, .0155, d.length*.33, plain(butt, .35), r2=.0125, bev=0, seg=12, parent=parent); o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
    o = cyl(*(q-d*.012), .0066, .012, plain('#f2efe6', .4), bev=0, seg=12, parent=parent); o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()

def cue_rack(axis, at, a, outward=1, n=5, c='#7a5233', z0=.45, w=.7, z1=None):
    """on a wall: two bars that hold n cues"""
    P = (lambda b, off, zz: (b, at-outward*off, zz)) if axis == 'x' else (lambda b, off, zz: (at-outward*off, b, zz))
    def bx(b0, b1, z_, t, d):
        m = wood(c, axis)
        if axis == 'x': box((b0+b1)/2, at-outward*d/2, z_, b1-b0, d, t, m, .005)
        else: box(at-outward*d/2, (b0+b1)/2, z_, d, b1-b0, t, m, .005)
    bx(a-w/2, a+w/2, z0+.0, .05, .09); bx(a-w/2, a+w/2, z0+.95, .07, .05)
    mz = wood(c, 'z')
    cs = ['#3b2a20', '#7a2430', '#1f2f46', '#2a2a2c', '#4f3a24', '#31503f']
    for i in range(n):
        b = a-w/2+w*(i+.5)/n
        cue(P(b, .055, z0+.025), P(b, .055, z0+1.44), butt=cs[i % 6])
