import * as v from 'valibot'
import { TextSchema } from '../texts.ts'
import data from './catalogue.json' with { type: 'json' }

const houseStyles = [
  'thatched',
  'timber-black',
  'timber-classic',
  'log',
  'brick',
  'modern',
  'fisherman',
  'skagen',
] as const
export type HouseStyle = (typeof houseStyles)[number]

/** What is seen around a house, or through its windows; `none` where nothing of it is seen. */
const views = ['none', 'sea', 'dunes', 'heath', 'pines', 'trees', 'fields', 'fjord', 'street'] as const
export type View = (typeof views)[number]

/** Where a front is seen from. */
const viewpoints = ['left', 'right', 'gable', 'terrace', 'above', 'low'] as const

/** What the windows of a house are framed in, outside and inside. */
const frames = ['white', 'wood', 'dark'] as const
export type Frames = (typeof frames)[number]

/** How rooms are finished: plaster and pale furniture, boards and beams, or floors of stone. */
const finishes = ['plain', 'country', 'stone'] as const

const PictureSchema = v.object({
  id: v.string(),
  /** name inside `originals/` */
  file: v.string(),
  kind: v.picklist(['exterior', 'landscape', 'interior', 'portrait']),
  tag: v.string(),
  style: v.optional(v.picklist(houseStyles)),
  season: v.optional(v.string()),
  hour: v.optional(v.string()),
  /** Of pictures of houses: what lies around it. */
  view: v.optional(v.picklist(views)),
  viewpoint: v.optional(v.picklist(viewpoints)),
  /** Of fronts: the colour of the walls, and what the roof is made of. */
  walls: v.optional(v.string()),
  roof: v.optional(v.string()),
  /** Where the frames of windows are seen. */
  frames: v.optional(v.picklist(frames)),
  /** Of fronts: the name of the house that it is painted for. */
  house: v.optional(v.string()),
  /** Of fronts: a glass front or glazed terrace doors are seen; of rooms: the windows are as wide. */
  wideGlass: v.optional(v.boolean()),
  /** Of fronts and rooms: a gable of glass is seen. */
  glazedGable: v.optional(v.boolean()),
  /** Of fronts: a window is seen above the ground floor, in a gable or a dormer; of rooms: they lie under the roof behind one. */
  upperWindow: v.optional(v.boolean()),
  /** What must be true of a house for this to be its picture, as `holds` reads it. */
  shows: v.optional(v.array(v.string())),
  /** Pictures of one room in other colours: a house shows one of them. */
  room: v.optional(v.string()),
  /** Of rooms to live, cook and eat in: the finishes of the houses that they go with. */
  finish: v.optional(v.array(v.picklist(finishes))),
  /** What else of a house is seen in a room; the ridge where its ceiling goes up to it. */
  alsoSeen: v.optional(v.array(v.picklist(['kitchen', 'dining', 'ridge']))),
  /** Used by the content's pages too, so that it is an asset. */
  editorial: v.optional(v.boolean()),
  alt: TextSchema,
  width: v.number(),
  height: v.number(),
  /** bytes */
  fileSize: v.number(),
})
export type Picture = v.InferOutput<typeof PictureSchema>

/** The light that a picture is in; those of one house are in one. Day is that of spring and summer. */
export type Light = 'day' | 'low' | 'dark' | 'autumn' | 'snow'

export function lightOf({ season, hour }: Picture): Light {
  if (season === 'winter') return 'snow'
  if (season === 'autumn') return 'autumn'
  if (hour === 'dusk' || hour === 'night') return 'dark'
  return hour === 'golden' ? 'low' : 'day'
}

export const pictures: readonly Picture[] = v.parse(v.array(PictureSchema), data)
