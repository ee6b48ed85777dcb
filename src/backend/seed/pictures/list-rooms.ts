interface Old {
  id: string
  kind: string
  tag: string
  season?: string
  hour?: string
  alt: { da: string; de: string; en: string }
  width: number
  height: number
}

type Words = readonly [da: string, de: string, en: string]

interface Room {
  /** the painting in its first colours, with the sea in sight where there is a view */
  first: string
  tag: string
  shows?: readonly string[]
  /** nothing of the land is seen */
  closed?: true
  words: Words
}

const stove = ['woodStove']
const double = ['doubleBeds>=1']

const rooms: Readonly<Record<string, Room>> = {
  'living-panorama': {
    first: 'living-room-panorama',
    tag: 'living-room',
    words: [
      'Stue med panoramavindue, lænestol, sofa og rundt egetræsbord',
      'Wohnzimmer mit Panoramafenster, Sessel, Sofa und rundem Eichentisch',
      'Living room with a picture window, an easy chair, a sofa and a round oak table',
    ],
  },
  'living-cottage': {
    first: 'living-room-cottage-beams',
    tag: 'living-room',
    shows: stove,
    words: [
      'Lavloftet stue med bjælker, brændeovn og sofa',
      'Niedrige Stube mit Balken, Kaminofen und Sofa',
      'Low-beamed cottage room with a wood-burning stove and a sofa',
    ],
  },
  'living-open': {
    first: 'living-room-open-plan',
    tag: 'living-room',
    words: [
      'Lyst opholdsrum med åbent til kip, trælofter og store glaspartier',
      'Heller, bis zum First offener Wohnraum mit Holzdecke und großen Glasflächen',
      'Bright open-plan room, open to a timber-clad ridge, with large panes of glass',
    ],
  },
  'living-evening': {
    first: 'living-room-evening-lamps',
    tag: 'living-room',
    words: [
      'Stue om aftenen med tændte lamper og stearinlys',
      'Wohnzimmer am Abend mit Lampenlicht und Kerzen',
      'Living room in the evening with lamps and candles lit',
    ],
  },
  'living-stove': {
    first: 'living-room-winter-snow',
    tag: 'living-room',
    shows: stove,
    words: [
      'Stue med ild i brændeovnen en vinterdag',
      'Wohnzimmer mit Feuer im Kaminofen an einem Wintertag',
      'Living room with a fire in the wood-burning stove on a winter’s day',
    ],
  },
  'living-low-sun': {
    first: 'living-room-sea-blue',
    tag: 'living-room',
    words: [
      'Stue med lys sofa og stribet tæppe i lavt eftermiddagslys',
      'Wohnzimmer mit hellem Sofa und gestreiftem Teppich im tiefen Nachmittagslicht',
      'Living room with a pale sofa and a striped rug in low afternoon light',
    ],
  },
  'living-reading': {
    first: 'living-room-reading-corner',
    tag: 'living-room',
    words: [
      'Læsekrog med to lænestole og bogreoler ved vinduet',
      'Leseecke mit zwei Sesseln und Bücherregalen am Fenster',
      'Reading corner with two easy chairs and bookcases by the window',
    ],
  },
  'kitchen-white': {
    first: 'kitchen-white-oak',
    tag: 'kitchen',
    words: [
      'Køkken med bordplade af eg og vindue over vasken',
      'Küche mit Eichenarbeitsplatte und Fenster über der Spüle',
      'Kitchen with an oak worktop and a window above the sink',
    ],
  },
  'kitchen-island': {
    first: 'kitchen-island',
    tag: 'kitchen',
    words: [
      'Køkken i lyst træ med køkkenø og tre skamler',
      'Küche in hellem Holz mit Kochinsel und drei Hockern',
      'Pale timber kitchen with an island and three stools',
    ],
  },
  'kitchen-country': {
    first: 'kitchen-sage',
    tag: 'kitchen',
    words: [
      'Landkøkken med spisebord og vindue over vasken',
      'Landhausküche mit Esstisch und Fenster über der Spüle',
      'Country kitchen with a dining table and a window above the sink',
    ],
  },
  'kitchen-tiled': {
    first: 'kitchen-sea-tiles',
    tag: 'kitchen',
    closed: true,
    words: [
      'Køkken med fliser, åbne hylder og et lille bord i solen',
      'Küche mit Fliesen, offenen Regalen und kleinem Tisch in der Sonne',
      'Kitchen with tiles, open shelves and a small table in the sun',
    ],
  },
  'kitchen-evening': {
    first: 'kitchen-evening',
    tag: 'kitchen',
    words: [
      'Køkken om aftenen med dækket bord og tændte stearinlys',
      'Küche am Abend mit gedecktem Tisch und Kerzenlicht',
      'Kitchen in the evening with the table laid and candles lit',
    ],
  },
  'dining-window': {
    first: 'dining-dune-view',
    tag: 'dining',
    words: [
      'Spiseplads med langt bord til seks og gulvlange vinduer',
      'Essplatz mit langem Tisch für sechs und bodentiefen Fenstern',
      'Dining room with a long table for six and floor-length windows',
    ],
  },
  'dining-cottage': {
    first: 'dining-cottage-bench',
    tag: 'dining',
    words: [
      'Spisekrog med bænk og mørkt træbord i eftermiddagssol',
      'Essecke mit Bank und dunklem Holztisch in der Nachmittagssonne',
      'Dining corner with a bench and a dark timber table in the afternoon sun',
    ],
  },
  'dining-candles': {
    first: 'dining-candles',
    tag: 'dining',
    words: [
      'Dækket bord med stearinlys og aftenhimmel uden for vinduet',
      'Gedeckter Tisch mit Kerzen und Abendhimmel vor dem Fenster',
      'Table laid with candles and an evening sky outside the window',
    ],
  },
  'hearth-white': {
    first: 'fireplace-white-brick',
    tag: 'fireplace',
    shows: ['openFireplace'],
    closed: true,
    words: [
      'Åben pejs i hvidkalket mursten med to lænestole og brænde',
      'Offener Kamin aus weiß gekalktem Backstein mit zwei Sesseln und Brennholz',
      'Open fireplace of whitewashed brick with two easy chairs and logs',
    ],
  },
  'hearth-red': {
    first: 'fireplace-red-brick',
    tag: 'fireplace',
    shows: ['openFireplace'],
    closed: true,
    words: [
      'Aften ved murstenspejsen med sofa, tæppe og stearinlys',
      'Abend am Backsteinkamin mit Sofa, Decke und Kerzen',
      'Evening by the brick fireplace with a sofa, a blanket and candles',
    ],
  },
  'bed-white': {
    first: 'bedroom-linen-white',
    tag: 'bedroom',
    shows: double,
    closed: true,
    words: [
      'Soveværelse med dobbeltseng, hørsengetøj og morgensol',
      'Schlafzimmer mit Doppelbett, Leinenbettwäsche und Morgensonne',
      'Bedroom with a double bed, linen bedding and morning sun',
    ],
  },
  'bed-boarded': {
    first: 'bedroom-blue',
    tag: 'bedroom',
    shows: double,
    closed: true,
    words: [
      'Soveværelse med malede brædder bag dobbeltsengen',
      'Schlafzimmer mit gestrichener Holzwand hinter dem Doppelbett',
      'Bedroom with painted boarding behind the double bed',
    ],
  },
  'bed-wide-window': {
    first: 'bedroom-sea-view',
    tag: 'bedroom',
    shows: double,
    words: [
      'Soveværelse med bredt vindue, lænestol og dobbeltseng',
      'Schlafzimmer mit breitem Fenster, Sessel und Doppelbett',
      'Bedroom with a wide window, an easy chair and a double bed',
    ],
  },
  'bed-eaves': {
    first: 'bedroom-under-eaves',
    tag: 'bedroom',
    shows: double,
    words: [
      'Soveværelse under skråvæggene med hvidmalede brædder og dobbeltseng',
      'Schlafzimmer unter der Dachschräge mit weiß gestrichenem Holz und Doppelbett',
      'Bedroom under the eaves with white-painted boards and a double bed',
    ],
  },
  'bed-twin': {
    first: 'bedroom-twin',
    tag: 'bedroom',
    shows: ['singleBeds>=2'],
    words: [
      'Værelse med to enkeltsenge på hver sin side af vinduet',
      'Zimmer mit zwei Einzelbetten links und rechts vom Fenster',
      'Room with twin beds either side of the window',
    ],
  },
  'bed-lamps': {
    first: 'bedroom-lamplight',
    tag: 'bedroom',
    shows: double,
    closed: true,
    words: [
      'Soveværelse om aftenen med dobbeltseng og tændte sengelamper',
      'Schlafzimmer am Abend mit Doppelbett und brennenden Nachttischlampen',
      'Bedroom in the evening with a double bed and bedside lamps lit',
    ],
  },
  'bed-bunk': {
    first: 'children-room-bunk-beds',
    tag: 'children-room',
    shows: ['bunkBeds>=1'],
    closed: true,
    words: [
      'Børneværelse med køjeseng i lyst træ, stige og kurv',
      'Kinderzimmer mit Etagenbett aus hellem Holz, Leiter und Korb',
      'Children’s room with pale wooden bunk beds, a ladder and a basket',
    ],
  },
  'bed-gable': {
    first: 'children-room-gable',
    tag: 'children-room',
    shows: ['singleBeds>=2'],
    words: [
      'Børneværelse i gavlen med to senge og træloft til kip',
      'Kinderzimmer im Giebel mit zwei Betten und Holzdecke',
      'Children’s room in the gable with two beds and a timber ceiling',
    ],
  },
  'bath-tiled': {
    first: 'bathroom-sea-tiles',
    tag: 'bathroom',
    words: [
      'Badeværelse med fliser, rundt spejl og vaskebord i eg',
      'Badezimmer mit Fliesen, rundem Spiegel und Waschtisch aus Eiche',
      'Bathroom with tiles, a round mirror and an oak wash stand',
    ],
  },
  'bath-tub': {
    first: 'bathroom-bathtub',
    tag: 'bathroom',
    shows: ['bathtub'],
    words: [
      'Badeværelse med fritstående badekar under vinduet',
      'Badezimmer mit frei stehender Badewanne unter dem Fenster',
      'Bathroom with a freestanding bath beneath the window',
    ],
  },
  'bath-shower': {
    first: 'bathroom-shower',
    tag: 'bathroom',
    words: [
      'Lyst badeværelse med bruseniche, glasvæg og håndklæder',
      'Helles Badezimmer mit Duschbereich, Glaswand und Handtüchern',
      'Bright bathroom with a walk-in shower, a glass screen and towels',
    ],
  },
  'bath-evening': {
    first: 'bathroom-evening',
    tag: 'bathroom',
    closed: true,
    words: [
      'Badeværelse om aftenen med to håndvaske og runde spejle',
      'Badezimmer am Abend mit zwei Waschbecken und runden Spiegeln',
      'Bathroom in the evening with two basins and round mirrors',
    ],
  },
  'sauna-window': {
    first: 'sauna-window',
    tag: 'sauna',
    shows: ['sauna'],
    words: [
      'Sauna med bænke af asp, spand, lanterne og dagslys fra siden',
      'Sauna mit Bänken aus Espenholz, Kübel, Laterne und Tageslicht von der Seite',
      'Sauna with aspen benches, a pail, a lantern and daylight from the side',
    ],
  },
  'sauna-panorama': {
    first: 'sauna-panorama',
    tag: 'sauna',
    shows: ['sauna'],
    words: [
      'Sauna med bredt vindue og varme sten på ovnen',
      'Sauna mit breitem Fenster und heißen Steinen auf dem Ofen',
      'Sauna with a wide window and hot stones on the stove',
    ],
  },
  'sauna-glow': {
    first: 'sauna-glow',
    tag: 'sauna',
    shows: ['sauna'],
    closed: true,
    words: [
      'Sauna i dæmpet lys med skjult belysning under bænkene',
      'Sauna in gedämpftem Licht mit indirekter Beleuchtung unter den Bänken',
      'Sauna in soft light with hidden lighting under the benches',
    ],
  },
  'pool-glass': {
    first: 'pool-glass-wall',
    tag: 'pool',
    shows: ['pool'],
    words: [
      'Indendørs swimmingpool med glasvægge, liggestole og planter',
      'Innenpool mit Glaswänden, Liegen und Pflanzen',
      'Indoor pool with glass walls, loungers and plants',
    ],
  },
  'pool-timber': {
    first: 'pool-timber-ceiling',
    tag: 'pool',
    shows: ['pool'],
    words: [
      'Poolrum med træloft til kip og to liggestole',
      'Poolraum mit Holzdecke bis zum First und zwei Liegen',
      'Pool room with a timber ceiling and two loungers',
    ],
  },
  'pool-evening': {
    first: 'pool-evening',
    tag: 'pool',
    shows: ['pool'],
    words: [
      'Oplyst indendørs pool om aftenen med lanterner',
      'Beleuchteter Innenpool am Abend mit Laternen',
      'Indoor pool lit in the evening, with lanterns',
    ],
  },
  'pool-snow': {
    first: 'pool-winter',
    tag: 'pool',
    shows: ['pool'],
    words: [
      'Opvarmet indendørs pool med sne bag ruderne',
      'Beheizter Innenpool mit Schnee hinter den Scheiben',
      'Heated indoor pool with snow behind the glass',
    ],
  },
  'spa-window': {
    first: 'spa-dune-view',
    tag: 'spa',
    shows: ['spa'],
    words: [
      'Indendørs spabad ved et bredt vindue',
      'Whirlpool an einem breiten Fenster',
      'Indoor whirlpool by a wide window',
    ],
  },
  'spa-evening': {
    first: 'spa-evening',
    tag: 'spa',
    shows: ['spa'],
    closed: true,
    words: [
      'Spabad om aftenen med stearinlys, lanterner og væg af træ',
      'Whirlpool am Abend mit Kerzen, Laternen und Holzwand',
      'Whirlpool in the evening with candles, lanterns and a timber wall',
    ],
  },
  'hot-tub-dusk': {
    first: 'wilderness-bath-dusk',
    tag: 'wilderness-bath',
    shows: ['wildernessBath'],
    words: [
      'Dampende vildmarksbad af træ på terrassen ved solnedgang',
      'Dampfendes Badefass aus Holz auf der Terrasse bei Sonnenuntergang',
      'Steaming wooden hot tub on the terrace at sunset',
    ],
  },
  'hot-tub-snow': {
    first: 'wilderness-bath-snow',
    tag: 'wilderness-bath',
    shows: ['wildernessBath'],
    words: [
      'Dampende vildmarksbad med lanterner i sneen',
      'Dampfendes Badefass mit Laternen im Schnee',
      'Steaming wooden hot tub with lanterns in the snow',
    ],
  },
  'terrace-table': {
    first: 'terrace-long-table',
    tag: 'terrace',
    shows: ['style=timber-black'],
    words: [
      'Træterrasse med dækket bord ved et sort træhus',
      'Holzterrasse mit gedecktem Tisch an einem schwarzen Holzhaus',
      'Timber deck with the table laid beside a black timber house',
    ],
  },
  'terrace-shelter': {
    first: 'terrace-sheltered',
    tag: 'terrace',
    shows: ['shelteredTerrace'],
    words: [
      'Terrasse i læ af et plankeværk med sofa, lænestol og sofabord',
      'Terrasse im Schutz eines Bretterzauns mit Sofa, Sessel und Tisch',
      'Terrace sheltered by a board fence with a sofa, an easy chair and a coffee table',
    ],
  },
  'terrace-loungers': {
    first: 'terrace-loungers',
    tag: 'terrace',
    shows: ['sunLoungers', 'openTerrace'],
    words: ['To liggestole på terrassen', 'Zwei Liegen auf der Terrasse', 'Two loungers on the terrace'],
  },
  'terrace-chairs': {
    first: 'terrace-two-chairs',
    tag: 'terrace',
    shows: ['openTerrace'],
    words: ['To stole på terrassen', 'Zwei Stühle auf der Terrasse', 'Two chairs on the terrace'],
  },
  billiards: {
    first: 'activity-room-billiards',
    tag: 'activity-room',
    shows: ['poolTable'],
    closed: true,
    words: [
      'Aktivitetsrum med billardbord, køer på væggen og lamper over bordet',
      'Aktivitätsraum mit Billardtisch, Queues an der Wand und Lampen über dem Tisch',
      'Games room with a pool table, cues on the wall and lamps over the table',
    ],
  },
  'table-tennis': {
    first: 'activity-room-table-tennis',
    tag: 'activity-room',
    shows: ['tableTennis'],
    words: [
      'Aktivitetsrum med bordtennisbord under et træloft',
      'Aktivitätsraum mit Tischtennisplatte unter einer Holzdecke',
      'Games room with a table-tennis table beneath a timber ceiling',
    ],
  },
  'detail-coffee': {
    first: 'detail-coffee-window',
    tag: 'detail',
    words: [
      'Kaffe ved vinduet med bøger og en vase med grene',
      'Kaffee am Fenster mit Büchern und einer Vase mit Zweigen',
      'Coffee by the window with books and twigs in a vase',
    ],
  },
  'detail-boots': {
    first: 'detail-boots-raincoat',
    tag: 'detail',
    words: [
      'Gummistøvler, bænk og regnfrakke ved døren',
      'Gummistiefel, Bank und Regenjacke an der Tür',
      'Wellingtons, a bench and a raincoat by the door',
    ],
  },
}

const seen: Readonly<Record<string, { inside: Words; outside: Words }>> = {
  sea: {
    inside: ['havet uden for vinduet', 'das Meer vor dem Fenster', 'the sea outside the window'],
    outside: ['med havet bag klitterne', 'mit dem Meer hinter den Dünen', 'with the sea beyond the dunes'],
  },
  dunes: {
    inside: ['klitter uden for vinduet', 'Dünen vor dem Fenster', 'dunes outside the window'],
    outside: ['med klitterne omkring', 'mitten in den Dünen', 'with dunes all around'],
  },
  trees: {
    inside: ['træer uden for vinduet', 'Bäume vor dem Fenster', 'trees outside the window'],
    outside: ['med udsigt til træer', 'mit Blick auf Bäume', 'with a view of trees'],
  },
  fields: {
    inside: ['marker uden for vinduet', 'Felder vor dem Fenster', 'fields outside the window'],
    outside: ['med udsigt over markerne', 'mit Blick über die Felder', 'with a view over the fields'],
  },
}
const views = ['dunes', 'trees', 'fields', 'dunes'] as const

function alt(room: Room, view: string): { da: string; de: string; en: string } {
  const own = seen[view]
  const out = room.tag === 'terrace' || room.tag === 'wilderness-bath'
  const text = (i: 0 | 1 | 2) => {
    if (room.closed || !own) return room.words[i]
    return out ? `${room.words[i]}, ${own.outside[i]}` : `${room.words[i]}; ${own.inside[i]}`
  }
  return { da: text(0), de: text(1), en: text(2) }
}

/** Rooms: as first painted, where the land outside has the sea, and in other colours with other land. */
export function roomsListed(old: readonly Old[]) {
  const first = new Map(old.map((entry) => [entry.id, entry]))
  return Object.entries(rooms).flatMap(([name, room]) => {
    const one = first.get(room.first)
    const more = { kind: 'interior', tag: room.tag, ...(room.shows && { shows: room.shows }), room: name }
    const light = { ...(one?.season && { season: one.season }), ...(one?.hour && { hour: one.hour }) }
    return [
      {
        id: room.first,
        ...more,
        ...light,
        view: room.closed ? 'none' : 'sea',
        alt: room.closed ? one?.alt : alt(room, 'sea'),
        width: 1600,
        height: 1067,
      },
      ...views.map((view, n) => ({
        id: `${name}-${n + 1}`,
        ...more,
        ...light,
        view: room.closed ? 'none' : view,
        alt: alt(room, room.closed ? 'none' : view),
      })),
    ]
  }) as never[]
}
