import sys, os, time, json
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
import lib
from lib import *
from registry import ROOMS
import rooms_land_S
W = int(os.environ.get('QW', 420))
for n in sys.argv[1:]:
    t = time.time()
    seed, f, opts = ROOMS[n]; opts = dict(opts); w, h = opts.pop('size', (960, 640)); af = opts.pop('after', None)
    lib.reset(seed); f(); tb = time.time()-t
    out = f'out/{n}.png'
    c0 = time.process_time()
    render(out, W, round(W*h/w), 4 if W < 700 else 7, threads=1, **opts); c1 = time.process_time()-c0
    if af: af(out)
    print('DONE', n, 'objects', len(bpy.data.objects), 'build', round(tb, 1), 'cpu', round(c1, 1), 'all', round(time.time()-t, 1), flush=True)
