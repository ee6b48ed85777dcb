import type { Hour, Season } from '../palette.ts'
import type { Scene, SceneTag } from '../scene.ts'
import * as beds from './bedrooms.ts'
import { pictureSvg } from './lay.ts'
import * as living from './living.ts'
import type { Setting } from './setting.ts'

/** One interior: the texts are Danish, German, English. */
export function indoors(
  id: string,
  tag: SceneTag,
  season: Season,
  hour: Hour,
  texts: readonly [string, string, string],
  setting: () => Setting,
): Scene {
  const [da, de, en] = texts
  return { id, kind: 'interior', tag, season, hour, alt: { da, de, en }, svg: () => pictureSvg(setting()) }
}

export const livingRooms: readonly Scene[] = [
  indoors(
    'living-room-panorama',
    'living-room',
    'summer',
    'midday',
    [
      'Stue med panoramavindue mod klitterne og havet, lænestol, sofa og rundt egetræsbord',
      'Wohnzimmer mit Panoramafenster zu Dünen und Meer, Sessel, Sofa und rundem Eichentisch',
      'Living room with a picture window on to dunes and sea, an easy chair, a sofa and a round oak table',
    ],
    living.panorama,
  ),
  indoors(
    'living-room-cottage-beams',
    'living-room',
    'summer',
    'morning',
    [
      'Lavloftet stue med mørke bjælker, brændeovn og blå sofa',
      'Niedrige Stube mit dunklen Balken, Kaminofen und blauem Sofa',
      'Low-beamed cottage room with a wood-burning stove and a blue sofa',
    ],
    living.cottage,
  ),
  indoors(
    'living-room-open-plan',
    'living-room',
    'summer',
    'morning',
    [
      'Lyst opholdsrum med åbent til kip, trælofter og store glaspartier',
      'Heller, bis zum First offener Wohnraum mit Holzdecke und großen Glasflächen',
      'Bright open-plan room, open to a timber-clad ridge, with large panes of glass',
    ],
    living.openPlan,
  ),
  indoors(
    'living-room-evening-lamps',
    'living-room',
    'autumn',
    'dusk',
    [
      'Stue om aftenen med tændte lamper, stearinlys og aftenrød himmel over klitterne',
      'Wohnzimmer am Abend mit Lampenlicht, Kerzen und Abendrot über den Dünen',
      'Living room in the evening with lamps and candles lit and a red sky over the dunes',
    ],
    living.evening,
  ),
  indoors(
    'living-room-winter-snow',
    'living-room',
    'winter',
    'midday',
    [
      'Stue med ild i brændeovnen og sne på klitterne uden for vinduet',
      'Wohnzimmer mit Feuer im Kaminofen und Schnee auf den Dünen vor dem Fenster',
      'Living room with a fire in the stove and snow on the dunes outside the window',
    ],
    living.winterRoom,
  ),
  indoors(
    'living-room-sea-blue',
    'living-room',
    'autumn',
    'golden',
    [
      'Stue med havblå vægge, lys sofa og stribet tæppe i lavt eftermiddagslys',
      'Wohnzimmer mit meerblauen Wänden, hellem Sofa und gestreiftem Teppich im tiefen Nachmittagslicht',
      'Living room with sea-blue walls, a pale sofa and a striped rug in low afternoon light',
    ],
    living.blueHour,
  ),
  indoors(
    'living-room-reading-corner',
    'living-room',
    'summer',
    'midday',
    [
      'Læsekrog med to grønne lænestole, bogreoler og udsigt til klitterne',
      'Leseecke mit zwei grünen Sesseln, Bücherregalen und Blick auf die Dünen',
      'Reading corner with two green easy chairs, bookcases and a view of the dunes',
    ],
    living.readingCorner,
  ),
]

export const bedrooms: readonly Scene[] = [
  indoors(
    'bedroom-linen-white',
    'bedroom',
    'summer',
    'morning',
    [
      'Hvidt soveværelse med hørsengetøj og morgensol hen over sengen',
      'Weißes Schlafzimmer mit Leinenbettwäsche und Morgensonne auf dem Bett',
      'White bedroom with linen bedding and morning sun across the bed',
    ],
    beds.linenWhite,
  ),
  indoors(
    'bedroom-blue',
    'bedroom',
    'summer',
    'midday',
    [
      'Soveværelse med blåmalede brædder bag dobbeltsengen og uldtæppe i samme farve',
      'Schlafzimmer mit blauer Holzwand hinter dem Doppelbett und Wolldecke im gleichen Ton',
      'Bedroom with blue boarding behind the double bed and a woollen blanket to match',
    ],
    beds.blueRoom,
  ),
  indoors(
    'bedroom-sea-view',
    'bedroom',
    'summer',
    'midday',
    [
      'Soveværelse med bredt vindue mod klitter og hav, lænestol og seng',
      'Schlafzimmer mit breitem Fenster zu Dünen und Meer, Sessel und Bett',
      'Bedroom with a wide window on to dunes and sea, an easy chair and a bed',
    ],
    beds.seaView,
  ),
  indoors(
    'bedroom-under-eaves',
    'bedroom',
    'autumn',
    'midday',
    [
      'Soveværelse under skråvæggene med hvidmalede brædder og grønt sengetæppe',
      'Schlafzimmer unter der Dachschräge mit weiß gestrichenem Holz und grüner Tagesdecke',
      'Bedroom under the eaves with white-painted boards and a green bedspread',
    ],
    beds.underEaves,
  ),
  indoors(
    'bedroom-twin',
    'bedroom',
    'summer',
    'midday',
    [
      'Værelse med to enkeltsenge på hver sin side af vinduet',
      'Zimmer mit zwei Einzelbetten links und rechts vom Fenster',
      'Room with twin beds either side of the window',
    ],
    beds.alternate,
  ),
  indoors(
    'bedroom-lamplight',
    'bedroom',
    'autumn',
    'dusk',
    [
      'Soveværelse om aftenen med grønne vægge og tændte sengelamper',
      'Schlafzimmer am Abend mit grünen Wänden und brennenden Nachttischlampen',
      'Bedroom in the evening with green walls and bedside lamps lit',
    ],
    beds.lampBedroom,
  ),
  indoors(
    'children-room-bunk-beds',
    'children-room',
    'summer',
    'morning',
    [
      'Børneværelse med køjeseng i lyst træ, stige, kurv og bøger',
      'Kinderzimmer mit Etagenbett aus hellem Holz, Leiter, Korb und Büchern',
      'Children’s room with pale wooden bunk beds, a ladder, a basket and books',
    ],
    beds.bunkRoom,
  ),
  indoors(
    'children-room-gable',
    'children-room',
    'summer',
    'midday',
    [
      'Børneværelse i gavlen med to senge, træloft til kip og vindue mod klitterne',
      'Kinderzimmer im Giebel mit zwei Betten, Holzdecke und Fenster zu den Dünen',
      'Children’s room in the gable with two beds, a timber ceiling and a window on to the dunes',
    ],
    beds.childrenTwo,
  ),
]
