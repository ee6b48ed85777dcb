"""fronts.py ORIGINALS QUALITY BLUR: the rendered fronts as WebP under their new names, and sizes.json of them"""
import sys,os,json,glob,re
from PIL import Image,ImageFilter,ImageEnhance
out,q,blur=sys.argv[1],int(sys.argv[2]),float(sys.argv[3])
sizes={}
for f in sorted(glob.glob('out/final/front-3*.png')):
    n=os.path.basename(f)[:-4].replace('front-3','front-4')
    im=Image.open(f).convert('RGB')
    if im.size!=(896,597): im=im.resize((896,597),Image.LANCZOS)
    im=ImageEnhance.Color(im).enhance(.93)
    if blur: im=im.filter(ImageFilter.GaussianBlur(blur))
    p=f'{out}/{n}.webp'; im.save(p,quality=q,method=6); sizes[n]=(896,597,os.path.getsize(p))
json.dump(sizes,open('fronts.json','w')); print(len(sizes),sum(s[2] for s in sizes.values()))
