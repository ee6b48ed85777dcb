"""run.py NAME... [--final] [--threads N]: builds rooms and renders them (a preview of 420 x 280 without --final)."""
import sys, os, glob, importlib, json, time
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
import lib
from lib import *
from registry import ROOMS
names = [a for a in sys.argv[1:] if not a.startswith('--') and not a.isdigit()]
final = '--final' in sys.argv
threads = int(sys.argv[sys.argv.index('--threads')+1]) if '--threads' in sys.argv else 1
for f in sorted(glob.glob(HERE+'/rooms_*.py')):
    try: importlib.import_module(os.path.basename(f)[:-3])
    except Exception as e:
        print('NOT LOADED', f, e)
        if not final: raise
for n in names:
    t = time.time()
    seed, f, opts = ROOMS[n]; opts = dict(opts)
    w, h = opts.pop('size', (960, 640))
    if final and w > 960 and n not in ('black-timber-terrace',): w, h = 1280, round(1280*h/w)
    after = opts.pop('after', None)
    lib.reset(seed)
    f()
    if not bpy.context.scene.world: sky()
    cam = bpy.context.scene.camera
    out = f'{HERE}/out/{"final" if final else "preview"}/{n}.png'
    if final: render(out+'.part.png', w, h, 7 if w == 960 else 6, threads=threads, **opts)
    else: render(out, 420, round(420*h/w), 4, threads=threads, **opts)
    if after: after(out+'.part.png' if final else out)
    if final: os.rename(out+'.part.png', out)
    json.dump({'horizon': .5+cam.data.shift_y*960/640, 'lens': cam.data.lens}, open(out[:-4]+'.json', 'w'))
    if not final:
        os.system(f'convert \\( -size 420x150 gradient:"#bcd4e6"-"#eef3f2" \\) \\( -size 420x130 gradient:"#b9bf95"-"#8d9a63" \\) -append "{out}" -composite "{out[:-4]}.jpg"')
    print('DONE', n, round(time.time()-t, 1), flush=True)
