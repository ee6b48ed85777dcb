"""again.py K: renders every second front of again2.txt (one name a line) to out/new; two of them share the work; ends with the file stop4"""
import os, sys, time, json
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
import front
F = front.facts.load(); last = 99; out = HERE+'/out/new/'
K = int(sys.argv[1]); NAMES = open(HERE+'/again2.txt').read().split()[K::2]
LOG = open(HERE+'/go4.log', 'a')
while not os.path.exists(HERE+'/stop4'):
    todo = [n for n in NAMES if not os.path.exists(out+n+'.png') and not os.path.exists(out+n+'.failed')]
    if not todo: break
    n = todo[0]; t, w = time.process_time(), time.time(); samples = 4 if last < 60 else 3
    try:
        p = front.build(dict(F[n])); tb = time.process_time()-t; front.bpy.context.view_layer.update(); front.render(out+n+'.tmp.png', 896, 597, samples); front.post(out+n+'.tmp.png', out+n+'.png', True); os.remove(out+n+'.tmp.png')
        last = (time.time()-w)*(1 if samples == 2 else .6); c = p.cam
        print(n, samples, f'build {tb:.1f} all {time.process_time()-t:.1f} wall {time.time()-w:.0f} width {c.width:.2f}', 'takes', p.takes, 'left', p.left, F[n]['alt']['da'], file=LOG, flush=True)
    except Exception as e: open(out+n+'.failed', 'w').write(repr(e)); print('FAILED', n, repr(e), file=LOG, flush=True)
