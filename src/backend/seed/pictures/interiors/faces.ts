type Hair = 'short' | 'bob' | 'bun' | 'curls' | 'bald' | 'long'

export interface Person {
  id: string
  skin: string
  blush: string
  hair: string
  style: Hair
  beard?: string
  glasses?: boolean
  grey?: boolean
  wear: 'sweater' | 'shirt' | 'cardigan' | 'jacket' | 'stripes'
  cloth: string
  under: string
  ground: string
  dune: string
  /** How wide the jaw is, and how long the face: 1 is middling. */
  jaw: number
  long: number
  brow: string
  /** Turns the head a little. */
  lean: number
  old?: boolean
}

function shade(colour: string, k: number): string {
  const n = Number.parseInt(colour.slice(1), 16)
  const part = (s: number): number => Math.max(0, Math.min(255, Math.round(((n >> s) & 255) * k)))
  return `#${[16, 8, 0].map((s) => part(s).toString(16).padStart(2, '0')).join('')}`
}

function facePath(p: Person): string {
  const j = 96 * p.jaw
  const crown = p.style === 'bald' ? 292 : 330
  const b = 585 + 32 * p.long
  return `M478 440C474 ${crown} 722 ${crown} 722 440C726 ${500} ${600 + j + 14} ${b - 50} ${600 + j * 0.62} ${b - 12}C${600 + j * 0.34} ${b + 16} ${600 - j * 0.34} ${b + 16} ${600 - j * 0.62} ${b - 12}C${600 - j - 14} ${b - 50} 474 500 478 440Z`
}

function backHair(p: Person): string {
  const c = shade(p.hair, 0.82)
  if (p.style === 'long')
    return `<path d="M600 268C470 262 432 370 440 470C446 580 430 690 456 760C520 800 680 800 744 760C770 690 754 580 760 470C768 370 730 262 600 268Z" fill="${c}"/>`
  if (p.style === 'bob')
    return `<path d="M600 270C462 264 428 380 436 480C438 560 440 600 470 628C520 640 680 640 730 628C760 600 762 560 764 480C772 380 738 264 600 270Z" fill="${c}"/>`
  if (p.style === 'bun')
    return `<circle cx="604" cy="262" r="66" fill="${c}"/><path d="M560 240q44 -34 86 6" stroke="${shade(p.hair, 1.18)}" stroke-width="7" fill="none" opacity="0.6"/>`
  if (p.style === 'curls')
    return [
      [470, 400, 62],
      [482, 330, 64],
      [540, 284, 62],
      [606, 268, 66],
      [672, 290, 62],
      [722, 338, 62],
      [732, 408, 58],
      [462, 466, 50],
      [738, 470, 50],
      [468, 524, 38],
      [734, 526, 38],
    ]
      .map(([x = 0, y = 0, r = 0]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}"/>`)
      .join('')
  if (p.style === 'short') return `<ellipse cx="600" cy="402" rx="129" ry="122" fill="${c}"/>`
  return ''
}

function frontHair(p: Person): string {
  const c = p.hair
  const hi = shade(c, 1.2)
  const strands = (d: string): string =>
    `<path d="${d}" stroke="${hi}" stroke-width="8" stroke-linecap="round" fill="none" opacity="0.55"/>`
  switch (p.style) {
    case 'short':
      return `<path d="M472 452C452 330 520 262 612 264C706 266 750 340 728 452C724 420 716 396 700 380C660 384 560 380 526 352C510 378 488 400 472 452Z" fill="${c}"/>${strands('M540 316C580 290 650 288 690 320')}${strands('M520 342C560 312 600 306 640 310')}`
    case 'bob':
      return `<path d="M600 276C486 270 444 360 452 470C454 530 456 580 474 606C492 560 484 500 492 440C540 424 590 392 618 346C640 392 680 424 710 440C716 500 710 560 726 606C746 580 748 530 750 470C756 360 714 270 600 276Z" fill="${c}"/>${strands('M508 380C530 340 566 316 596 306')}${strands('M690 384C676 350 656 326 632 310')}`
    case 'bun':
      return `<path d="M470 462C456 340 522 282 602 282C682 282 746 340 730 462C722 412 700 372 604 352C512 370 480 410 470 462Z" fill="${c}"/>${strands('M508 366C540 326 580 312 602 308')}${strands('M694 366C670 332 640 316 616 310')}`
    case 'curls':
      return [
        [500, 372, 42],
        [546, 334, 44],
        [600, 318, 46],
        [656, 332, 44],
        [702, 370, 42],
        [478, 424, 32],
        [724, 424, 32],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}"/><path d="M${x - r * 0.5} ${y - r * 0.2}q${r * 0.5} ${-r * 0.6} ${r} 0" stroke="${hi}" stroke-width="6" fill="none" opacity="0.5"/>`,
        )
        .join('')
    case 'long':
      return `<path d="M600 274C488 268 446 360 452 470C450 560 446 650 462 720C500 690 486 560 494 452C560 436 610 400 640 340C660 390 690 430 712 450C716 560 704 690 738 720C754 650 750 560 750 470C756 360 712 268 600 274Z" fill="${c}"/>${strands('M506 392C530 346 580 318 620 312')}${strands('M474 560C468 600 468 640 472 670')}${strands('M726 560C732 600 732 640 730 670')}`
    default:
      return `<path d="M470 470C462 440 464 410 476 392C484 420 482 446 484 476ZM730 470C738 440 736 410 724 392C716 420 718 446 716 476Z" fill="${c}"/>`
  }
}

function clothes(p: Person): string {
  const d = shade(p.cloth, 0.82)
  const body =
    'M236 1250C240 980 270 872 372 834C440 808 500 796 524 770C560 812 640 812 676 770C700 796 760 808 828 834C930 872 960 980 964 1250Z'
  const sleeve = `<path d="M352 1200C356 1110 352 1020 338 960" stroke="${d}" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M848 1200C844 1110 848 1020 862 960" stroke="${d}" stroke-width="9" fill="none" stroke-linecap="round"/>`
  const base = `<path d="${body}" fill="${p.cloth}"/>`
  if (p.wear === 'sweater')
    return `${base}${sleeve}<path d="M506 772C540 838 660 838 694 772L704 812C664 872 536 872 496 812Z" fill="${d}"/>${[0, 1, 2, 3, 4, 5].map((i) => `<path d="M${536 + i * 25} ${812 + (i === 0 || i === 5 ? -6 : 8)}l-2 34" stroke="${p.cloth}" stroke-width="5" opacity="0.5"/>`).join('')}`
  if (p.wear === 'stripes')
    return `<clipPath id="body"><path d="${body}"/></clipPath>${base}<g clip-path="url(#body)">${[0, 1, 2, 3, 4, 5, 6].map((i) => `<path d="M200 ${880 + i * 52}Q600 ${920 + i * 52} 1000 ${880 + i * 52}" stroke="${p.under}" stroke-width="17" fill="none"/>`).join('')}</g>${sleeve}<path d="M500 776C540 840 660 840 700 776C690 860 510 860 500 776Z" fill="${p.cloth}"/>`
  const shirt = `<path d="M520 776L600 1200H600L680 776C640 830 560 830 520 776Z" fill="${p.under}"/>`
  const collar = `<path d="M518 764L600 870L548 918L484 800Z" fill="${p.under}"/><path d="M682 764L600 870L652 918L716 800Z" fill="${shade(p.under, 0.92)}"/>`
  if (p.wear === 'shirt')
    return `${base}${sleeve}<path d="M518 764L600 872L546 916L486 800Z" fill="${shade(p.cloth, 1.1)}"/><path d="M682 764L600 872L654 916L714 800Z" fill="${d}"/><path d="M600 872V1200" stroke="${d}" stroke-width="6"/>${[940, 1030, 1120].map((y) => `<circle cx="610" cy="${y}" r="7" fill="#f6efe0"/>`).join('')}`
  if (p.wear === 'cardigan')
    return `${base}<path d="M508 776L560 1200H640L692 776C650 836 550 836 508 776Z" fill="${p.under}"/><path d="M508 776C520 900 540 1060 552 1200H584C566 1040 540 900 524 800Z" fill="${d}"/><path d="M692 776C680 900 660 1060 648 1200H616C634 1040 660 900 676 800Z" fill="${d}"/>${sleeve}`
  return `${base}${shirt}${collar}<path d="M470 806L586 1200H520C470 1060 440 920 430 824Z" fill="${d}"/><path d="M730 806L614 1200H680C730 1060 760 920 770 824Z" fill="${shade(p.cloth, 0.74)}"/>${sleeve}`
}

function features(p: Person): string {
  const dark = shade(p.skin, 0.66)
  const eye = (x: number): string =>
    `<path d="M${x - 23} 466q23 -22 46 0q-23 15 -46 0Z" fill="#fbf5ea"/><circle cx="${x + 1}" cy="463" r="11.5" fill="#3c4a50"/><circle cx="${x - 3}" cy="459" r="3.6" fill="#fff"/><path d="M${x - 26} 467q25 -28 52 -2" stroke="#3a2c26" stroke-width="5.5" fill="none" stroke-linecap="round"/>`
  const brow = `<path d="M518 424q30 -20 60 -6" stroke="${p.brow}" stroke-width="11" fill="none" stroke-linecap="round"/><path d="M624 418q32 -14 60 8" stroke="${p.brow}" stroke-width="11" fill="none" stroke-linecap="round"/>`
  const nose = `<path d="M604 462C608 500 624 524 620 540C612 552 590 552 582 544" stroke="${dark}" stroke-width="6" fill="none" stroke-linecap="round" opacity="0.75"/>`
  const mouth = `<path d="M552 576Q602 622 652 574Q604 592 552 576Z" fill="#fff7ee" stroke="#9c4f41" stroke-width="5" stroke-linejoin="round"/><path d="M578 606q24 12 50 -2" stroke="${dark}" stroke-width="5" fill="none" stroke-linecap="round" opacity="0.5"/>`
  const cheeks = `<ellipse cx="526" cy="530" rx="34" ry="24" fill="${p.blush}" opacity="0.42" filter="url(#soft)"/><ellipse cx="680" cy="530" rx="34" ry="24" fill="${p.blush}" opacity="0.42" filter="url(#soft)"/>`
  const lines = p.old
    ? `<path d="M500 492q-14 6 -20 16M704 492q12 6 18 16M542 552q-12 14 -10 30M664 550q12 14 10 30" stroke="${dark}" stroke-width="4" fill="none" stroke-linecap="round" opacity="0.5"/>`
    : ''
  const glasses = p.glasses
    ? `<g fill="#ffffff" fill-opacity="0.16" stroke="#4b3a30" stroke-width="7"><rect x="504" y="432" width="84" height="68" rx="31"/><rect x="614" y="432" width="84" height="68" rx="31"/><path d="M588 460q13 -10 26 0M504 456l-26 -6M698 456l26 -6" fill="none"/></g>`
    : ''
  return cheeks + nose + brow + eye(548) + eye(656) + mouth + lines + glasses
}

function beard(p: Person): string {
  if (!p.beard) return ''
  const b = 585 + 32 * p.long
  return `<path d="M484 500C486 570 510 ${b + 12} 600 ${b + 26}C690 ${b + 12} 714 570 716 500C704 540 680 556 650 558C630 546 570 546 550 558C520 556 496 540 484 500Z" fill="${p.beard}"/><path d="M520 590C540 630 570 ${b} 600 ${b + 4}" stroke="${shade(p.beard, 1.2)}" stroke-width="6" fill="none" opacity="0.5"/>`
}

/** A half-length likeness of nobody in particular, 1200 by 1200. */
export function portraitSvg(p: Person): string {
  const face = facePath(p)
  const dim = shade(p.skin, 0.86)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200" viewBox="0 0 1200 1200"><defs>
<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="12"/></filter>
<filter id="brush" x="-3%" y="-3%" width="106%" height="106%"><feTurbulence type="fractalNoise" baseFrequency="0.018" numOctaves="3" seed="7"/><feDisplacementMap in="SourceGraphic" scale="7" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.8" numOctaves="3" seed="5"/><feColorMatrix values="0 0 0 0 0.3  0 0 0 0 0.24  0 0 0 0 0.18  0 0 0 0.2 -0.04"/></filter>
<filter id="wash" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.006 0.004" numOctaves="4" seed="9"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 0.97  0 0 0 0 0.9  0 0 0 0.7 -0.25"/></filter>
<clipPath id="face"><path d="${face}"/></clipPath><clipPath id="all"><rect width="1200" height="1200"/></clipPath></defs>
<rect width="1200" height="1200" fill="${p.ground}"/><g clip-path="url(#all)"><circle cx="860" cy="330" r="210" fill="#fff6e2" opacity="0.4"/><path d="M0 830C200 740 380 790 560 830C760 872 960 740 1200 790V1200H0Z" fill="${p.dune}" filter="url(#brush)"/><path d="M0 960C260 880 420 960 700 930C900 908 1060 960 1200 920V1200H0Z" fill="${shade(p.dune, 0.9)}" filter="url(#brush)"/></g><rect width="1200" height="1200" filter="url(#wash)" opacity="0.35"/>
<g filter="url(#brush)"><g transform="translate(0 24)">
<g transform="translate(600 700) rotate(${p.lean}) scale(1.3) translate(-600 -625)">${backHair(p)}</g>
<path d="M518 590C524 690 528 740 506 790C560 880 640 880 694 790C676 740 676 690 682 590Z" fill="${dim}"/><path d="M522 690C560 730 640 730 678 690L680 716C640 776 560 776 520 716Z" fill="${shade(p.skin, 0.7)}" opacity="0.55"/>
${clothes(p)}
<path d="M700 790C780 900 790 1080 780 1200H964C960 980 930 872 828 834C780 816 730 806 700 790Z" fill="#2d3b45" opacity="0.1"/>
<g transform="translate(600 700) rotate(${p.lean}) scale(1.3) translate(-600 -625)"><ellipse cx="476" cy="478" rx="24" ry="38" fill="${dim}"/><ellipse cx="724" cy="478" rx="24" ry="38" fill="${shade(p.skin, 0.76)}"/><path d="${face}" fill="${p.skin}"/>
<g clip-path="url(#face)"><path d="M650 300C700 400 694 520 640 640H800V300Z" fill="${shade(p.skin, 0.8)}" opacity="0.45" filter="url(#soft)"/><path d="M470 330H730V392C660 372 540 372 470 408Z" fill="${shade(p.skin, 0.72)}" opacity="${p.style === 'bald' ? 0 : 0.34}" filter="url(#soft)"/>${beard(p)}</g>${features(p)}${frontHair(p)}</g></g></g>
<rect width="1200" height="1200" filter="url(#grain)" opacity="0.55"/></svg>`
}
