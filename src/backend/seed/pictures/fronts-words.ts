import type { Front } from './fronts.ts'
import type { Alt } from './scene.ts'

type Words = readonly [da: string, de: string, en: string]

const at = <T>(list: readonly T[], i: number): T => list[i % list.length] as T

const classic: readonly Words[] = [
  ['rødmalet', 'rot gestrichenes', 'red-painted'],
  ['okkergult', 'ockergelbes', 'ochre'],
  ['gråblåt', 'graublaues', 'grey-blue'],
  ['hvidmalet', 'weiß gestrichenes', 'white-painted'],
  ['mosgrønt', 'moosgrünes', 'moss-green'],
  ['sandfarvet', 'sandfarbenes', 'sand-coloured'],
  ['rødmalet', 'rot gestrichenes', 'red-painted'],
  ['gyldenbrunt', 'goldbraunes', 'golden-brown'],
]

function what(c: Front): Words {
  switch (c.form) {
    case 'thatched':
      return at<Words>(
        [
          ['hvidkalket hus med stråtag', 'weiß gekalktes Reetdachhaus', 'whitewashed thatched house'],
          ['gulkalket hus med stråtag', 'gelb gekalktes Reetdachhaus', 'yellow-washed thatched house'],
          ['hvidkalket hus med stråtag', 'weiß gekalktes Reetdachhaus', 'whitewashed thatched house'],
          ['lyst pudset hus med stråtag', 'hell verputztes Reetdachhaus', 'pale plastered house with a thatched roof'],
          ['hvidkalket hus med stråtag', 'weiß gekalktes Reetdachhaus', 'whitewashed thatched house'],
          ['murstenshus med stråtag', 'Backsteinhaus mit Reetdach', 'brick house with a thatched roof'],
          ['rosakalket hus med stråtag', 'rosa gekalktes Reetdachhaus', 'pink-washed thatched house'],
        ],
        c.tint,
      )
    case 'timber-black':
      return ['sort træhus', 'schwarzes Holzhaus', 'black timber house']
    case 'timber-classic': {
      const [da, de, en] = at(classic, c.tint)
      return [`${da} træhus`, `${de} Holzhaus`, `${en} timber house`]
    }
    case 'log':
      return c.top % 4 === 0
        ? ['bjælkehus med græstag', 'Blockhaus mit Grasdach', 'log house with a turf roof']
        : ['bjælkehus', 'Blockhaus', 'log house']
    case 'brick':
      return at<Words>(
        [
          ['hus i gule mursten', 'Haus aus gelbem Backstein', 'yellow-brick house'],
          ['hus i røde mursten', 'Haus aus rotem Backstein', 'red-brick house'],
          ['hus i gyldne mursten', 'Haus aus sandfarbenem Backstein', 'sand-coloured brick house'],
          ['hus i røde mursten', 'Haus aus rotem Backstein', 'red-brick house'],
          ['hus i gule mursten', 'Haus aus gelbem Backstein', 'yellow-brick house'],
          ['hus i brune mursten', 'Haus aus braunem Backstein', 'brown-brick house'],
        ],
        c.tint,
      )
    case 'fisherman':
      return at<Words>(
        [
          ['hvidt fiskerhus', 'weißes Fischerhaus', 'white fisherman’s cottage'],
          ['gult fiskerhus', 'gelbes Fischerhaus', 'yellow fisherman’s cottage'],
          ['lysegråt fiskerhus', 'hellgraues Fischerhaus', 'pale grey fisherman’s cottage'],
          ['rosa fiskerhus', 'rosafarbenes Fischerhaus', 'pink fisherman’s cottage'],
          ['lyseblåt fiskerhus', 'hellblaues Fischerhaus', 'pale blue fisherman’s cottage'],
        ],
        c.tint,
      )
    case 'skagen':
      return [
        'gulkalket hus med rødt tegltag',
        'gelb gekalktes Haus mit rotem Ziegeldach',
        'yellow-washed house with a red tiled roof',
      ]
    case 'modern':
      return c.top % 3 === 2
        ? at<Words>(
            [
              ['moderne træhus', 'modernes Holzhaus', 'modern timber house'],
              ['moderne hvidt hus', 'modernes weißes Haus', 'modern white house'],
              ['moderne træhus', 'modernes Holzhaus', 'modern timber house'],
            ],
            c.tint,
          )
        : at<Words>(
            [
              [
                'moderne træhus med fladt tag',
                'modernes Holzhaus mit Flachdach',
                'modern timber house with a flat roof',
              ],
              [
                'moderne hvidt hus med fladt tag',
                'modernes weißes Haus mit Flachdach',
                'modern white house with a flat roof',
              ],
              [
                'moderne træhus med fladt tag',
                'modernes Holzhaus mit Flachdach',
                'modern timber house with a flat roof',
              ],
            ],
            c.tint,
          )
  }
}

const sizes: Readonly<Record<Front['band'], Words>> = {
  S: ['Lille', 'Kleines', 'Small'],
  M: ['', '', ''],
  L: ['Langt', 'Langgestrecktes', 'Long'],
  XL: ['Stort', 'Großes', 'Large'],
  XXL: ['Meget stort', 'Sehr großes', 'Very large'],
}

const places: Readonly<Record<Front['surroundings'], Words>> = {
  sea: ['med havet bagved', 'mit dem Meer im Hintergrund', 'with the sea behind it'],
  dunes: ['mellem klitter', 'zwischen Dünen', 'among dunes'],
  heath: ['på heden', 'in der Heide', 'on the heath'],
  pines: ['foran fyrretræer', 'vor Kiefern', 'in front of pines'],
  fields: ['mellem marker og levende hegn', 'zwischen Feldern und Hecken', 'among fields and hedges'],
  fjord: ['med fjorden bagved', 'mit dem Fjord im Hintergrund', 'with the fjord behind it'],
  street: ['med nabohuse bagved', 'mit Nachbarhäusern im Hintergrund', 'with neighbouring houses behind it'],
}

function when({ season, hour }: Front): Words {
  if (season === 'winter') return ['i sne', 'im Schnee', 'in the snow']
  if (hour === 'golden') return ['i aftensol', 'in der Abendsonne', 'in the evening sun']
  if (hour === 'dusk') return ['i skumringen', 'in der Dämmerung', 'at dusk']
  if (season === 'autumn') return ['en efterårsdag', 'an einem Herbsttag', 'on an autumn day']
  if (season === 'spring') return ['en forårsdag', 'an einem Frühlingstag', 'on a spring day']
  return hour === 'morning'
    ? ['en sommermorgen', 'an einem Sommermorgen', 'on a summer morning']
    : ['en sommerdag', 'an einem Sommertag', 'on a summer day']
}

export function altOf(c: Front): Alt {
  const parts: Words[] = []
  if (c.floors === 2) parts.push(['i to etager', 'mit zwei Etagen', 'on two floors'])
  const extras: Words[] = []
  if (c.wings.length > 1) extras.push(['to fløje', 'zwei Seitenflügeln', 'two wings'])
  if (c.wings.length === 1) extras.push(['fløj', 'Seitenflügel', 'a wing'])
  if (c.annex) extras.push(['anneks', 'Nebenhaus', 'an annexe'])
  if (c.deck > 0) extras.push(['terrasse', 'Terrasse', 'a terrace'])
  const join = (i: 0 | 1 | 2) => {
    const [first, ...rest] = [sizes[c.band][i], what(c)[i]].filter(Boolean).join(' ')
    const name = `${(first ?? '').toUpperCase()}${rest.join('')}`
    const and = ['og', 'und', 'and'][i]
    const added = extras.map((words) => words[i])
    const last = added.pop()
    const list = last === undefined ? '' : added.length > 0 ? `${added.join(', ')} ${and} ${last}` : last
    const bound =
      list &&
      (/\b(med|mit|with)\b/.test(name + parts.map((p) => p[i]).join(' '))
        ? `, ${['med', 'mit', 'with'][i]} ${list}`
        : ` ${['med', 'mit', 'with'][i]} ${list}`)
    return (
      `${name}${parts.map((p) => ` ${p[i]}`).join('')}${bound},`.replace(/,$/, '') +
      `${bound ? ',' : ''} ${places[c.surroundings][i]} ${when(c)[i]}`
    )
  }
  return { da: join(0), de: join(1), en: join(2) }
}
