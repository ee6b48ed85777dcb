"""apply.py ORIGINALS [--only prefix]: final pictures x views -> WebP files, and the sizes that the catalogue says of them."""
import sys, os, json, random
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
from compose import compose
folder = sys.argv[1]; quality = int(os.environ.get('Q', 60))
VIEWS = ['sea', 'dunes', 'heath', 'pines', 'trees', 'fields', 'fjord', 'street']
cat = os.path.join(folder, '..', 'catalogue.json')
data = json.load(open(cat)); STAMP = float(os.environ.get('STAMP', 0))
import re
done = missing = 0; sizes = {}
for p in data:
    if p['kind'] != 'interior' or p.get('editorial'): continue
    base = re.sub(r'-(%s)(?=-|$)' % '|'.join(VIEWS), '', p['id'])
    src = f'{HERE}/out/final/{base}.png'
    if not os.path.exists(src): missing += 1; print('MISSING', p['id']); continue
    out = os.path.join(folder, p['file'])
    if os.path.exists(out) and os.path.getmtime(out) > max(os.path.getmtime(src), STAMP): sizes[p['id']] = (960, 640, os.path.getsize(out)); done += 1; continue
    R = random.Random(p['id'])
    im = compose(src, p.get('view', 'none'), flip=R.random() < .5, zoom=R.uniform(.98, 1.2), shift=R.uniform(-.1, .1))
    im.save(out, quality=quality, method=6)
    sizes[p['id']] = (im.width, im.height, os.path.getsize(out)); done += 1
json.dump(sizes, open(f'{HERE}/sizes.json', 'w'))
print(done, missing, sum(s[2] for s in sizes.values()))
