"""Builds all 600 without rendering and looks whether what the facts name is seen: build_all.py [every-nth] [--land]"""
import os, sys, time, traceback, collections
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import front
n = int(sys.argv[1]) if len(sys.argv) > 1 and sys.argv[1].isdigit() else 1
off = int(sys.argv[2]) if len(sys.argv) > 2 and sys.argv[2].isdigit() else 0
bad = collections.Counter(); faults = collections.defaultdict(list); t = time.process_time(); k = 0; widths = []
L = list(front.facts.load().items())
for i in range(len(L)):
    id_, e = L[i*7 % len(L)] if len(L) % 7 else L[i]      # of all kinds early
    if (i+off) % n: continue
    if '--fences' in sys.argv and 'fencedGround' not in e['shows'] and not (e.get('glazedGable') and 'fløj' in e['alt']['da']): continue
    k += 1
    if k % 25 == 0: print('...', k, round(time.process_time()-t), flush=True)
    try:
        p = front.build(e, land='--land' in sys.argv); c = p.cam; front.bpy.context.view_layer.update()
        any_ = lambda key, near=.3: any(front.sees(c, q, near) for q in p.seenpts.get(key, []))
        def say(x): faults[x].append(id_); print(id_, x, e['viewpoint'], e['alt']['da'], flush=True)
        for x in front.faults(p, c): say(x+' not seen')
        if p.flue and not front.sees(c, (*p.spots.chimney[:2], p.spots.chimney[2]-.05), .8): say('chimney not seen')
        if p.upper and not any_('upper'): say('upper window not seen' if p.seenpts.get('upper') else 'no upper window')
        if not p.upper and p.seenpts.get('upper') and not (p.style == 'modern' and p.f.floors == 2): say('upper window too many')
        if not p.wide and p.seenpts.get('glass'): say('wide glass too much')
        if not p.spots.door: say('no door')
        widths.append(c.width)
        if c.width < .44: say('narrow %.2f' % c.width)
    except Exception as ex: bad[repr(ex)[:90]+' @ '+traceback.format_exc().strip().splitlines()[-3].strip()[-70:]] += 1; print('FAILED', id_, repr(ex)[:100], flush=True)
print(k, 'built,', sum(bad.values()), 'failed', round((time.process_time()-t)/max(1, k), 2), 's each', 'width mean', sum(widths)/max(1, len(widths)))
for a, b in bad.most_common(): print(b, a)
for a, b in faults.items(): print(len(b), a, ' '.join(b[:12]))
