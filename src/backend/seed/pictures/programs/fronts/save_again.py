"""save_again.py FOLDER FRONT…: fronts rendered anew as WebP in FOLDER/originals, about as many bytes as before, and their sizes in FOLDER/catalogue.json"""
import sys, os, re, io
from PIL import Image, ImageFilter, ImageEnhance
clone, names = sys.argv[1], sys.argv[2:]
o = clone+'/originals/'; cat = clone+'/catalogue.json'; text = open(cat).read(); sum0 = sum1 = 0
for n in names:
    m = n.replace('front-3', 'front-4'); im = Image.open(next(f for f in (f'out/{d}/{n}.png' for d in ('new', 'retouch')) if os.path.exists(f))).convert('RGB'); im = im if im.size == (896, 597) else im.resize((896, 597), Image.LANCZOS)
    im = ImageEnhance.Color(im).enhance(.93).filter(ImageFilter.GaussianBlur(.5))
    was = os.path.getsize(o+m+'.webp')
    for q in (33, 31, 29, 27, 25, 24):
        f = io.BytesIO(); im.save(f, 'WEBP', quality=q, method=5); b = f.getvalue()
        if len(b) <= was*1.03 or q == 24: break
    open(o+m+'.webp', 'wb').write(b); text, k = re.subn(r'("id":"%s",.*?"fileSize":)\d+' % m, r'\g<1>%d' % len(b), text); assert k == 1
    sum0 += was; sum1 += len(b); print(m, was, '->', len(b), 'q', q)
open(cat, 'w').write(text); tot = sum(e.stat().st_size for e in os.scandir(o)); print(len(names), sum0, '->', sum1, 'all originals', tot, tot <= 29960000)
