import type { Scene } from '../scene.ts'
import * as corners from './corners.ts'
import * as games from './games.ts'
import * as outdoors from './outdoors.ts'
import { indoors } from './scenes-rooms.ts'

export const terracesAndCorners: readonly Scene[] = [
  indoors(
    'terrace-long-table',
    'terrace',
    'summer',
    'midday',
    [
      'Træterrasse med dækket langbord og udsigt over klitterne til havet',
      'Holzterrasse mit gedecktem Tisch und Blick über die Dünen aufs Meer',
      'Timber deck with the table laid and a view over the dunes to the sea',
    ],
    outdoors.deckTable,
  ),
  indoors(
    'terrace-loungers',
    'terrace',
    'summer',
    'midday',
    [
      'To liggestole på terrassen med klitter og hav foran',
      'Zwei Liegen auf der Terrasse mit Dünen und Meer davor',
      'Two loungers on the terrace with dunes and sea beyond',
    ],
    outdoors.deckLoungers,
  ),
  indoors(
    'terrace-sheltered',
    'terrace',
    'summer',
    'morning',
    [
      'Terrasse i læ bag plankeværk med sofa, lænestol og kaffebord',
      'Windgeschützte Terrasse hinter einem Holzzaun mit Sofa, Sessel und Couchtisch',
      'Terrace sheltered by a board fence with a sofa, an easy chair and a coffee table',
    ],
    outdoors.deckShelter,
  ),
  indoors(
    'terrace-evening-lanterns',
    'terrace',
    'summer',
    'dusk',
    [
      'Terrasse i skumringen med lanterner, lyskæde og dækket bord',
      'Terrasse in der Dämmerung mit Laternen, Lichterkette und gedecktem Tisch',
      'Terrace at dusk with lanterns, a string of lights and the table laid',
    ],
    outdoors.deckLanterns,
  ),
  indoors(
    'terrace-two-chairs',
    'terrace',
    'autumn',
    'golden',
    [
      'To stole på terrassen med udsigt over efterårsgule klitter',
      'Zwei Stühle auf der Terrasse mit Blick über herbstlich gelbe Dünen',
      'Two chairs on the terrace looking out over dunes in autumn colour',
    ],
    outdoors.deckSea,
  ),
  indoors(
    'activity-room-billiards',
    'activity-room',
    'summer',
    'golden',
    [
      'Aktivitetsrum med billardbord, køer på væggen og lamper over bordet',
      'Aktivitätsraum mit Billardtisch, Queues an der Wand und Lampen über dem Tisch',
      'Games room with a pool table, cues on the wall and lamps over the table',
    ],
    games.billiards,
  ),
  indoors(
    'activity-room-table-tennis',
    'activity-room',
    'summer',
    'midday',
    [
      'Aktivitetsrum med bordtennisbord under et lyst træloft',
      'Aktivitätsraum mit Tischtennisplatte unter einer hellen Holzdecke',
      'Games room with a table-tennis table beneath a pale timber ceiling',
    ],
    games.tennisRoom,
  ),
  indoors(
    'detail-shells-sill',
    'detail',
    'summer',
    'midday',
    [
      'Skaller og havglas i vindueskarmen med klitter og hav bagved',
      'Muscheln und Meerglas auf der Fensterbank, dahinter Dünen und Meer',
      'Shells and sea glass on the window sill with dunes and sea behind',
    ],
    corners.sillShells,
  ),
  indoors(
    'detail-coffee-window',
    'detail',
    'summer',
    'morning',
    [
      'Kaffe ved vinduet med bøger, kande og grene i en vase',
      'Kaffee am Fenster mit Büchern, Kanne und Zweigen in einer Vase',
      'Coffee by the window with books, a pot and twigs in a vase',
    ],
    corners.coffeeWindow,
  ),
  indoors(
    'detail-bikes-wall',
    'detail',
    'summer',
    'midday',
    [
      'To cykler op ad en hvid murstensvæg ved marehalmen',
      'Zwei Fahrräder an einer weißen Backsteinwand mit Strandhafer',
      'Two bicycles against a white brick wall with marram grass',
    ],
    corners.bikesWall,
  ),
  indoors(
    'detail-boots-raincoat',
    'detail',
    'autumn',
    'midday',
    [
      'Gummistøvler, bænk og gul regnjakke ved døren',
      'Gummistiefel, Bank und gelbe Regenjacke an der Tür',
      'Wellingtons, a bench and a yellow raincoat by the door',
    ],
    corners.bootsDoor,
  ),
]
