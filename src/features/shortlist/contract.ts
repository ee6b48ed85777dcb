import * as v from 'valibot'
import { lineField, linesField } from '../../contracts/form-fields.ts'
import { IsoDateSchema } from '../../contracts/lodging.ts'
import { partyLimits } from '../../domain/party-criteria.ts'

/** What one list holds at most. */
export const shortlistLimits = {
  houses: 20,
  /** Houses of one option. */
  housesTogether: 3,
  people: 30,
  comments: 200,
  commentCharacters: 500,
  nameCharacters: 40,
  titleCharacters: 60,
  datesCharacters: 200,
  /** Of the stay. */
  persons: 30,
  pets: 9,
  /** Changes of one person within a minute. */
  changesPerMinute: 40,
  /** Browsers that look at it at the same time. */
  sockets: 60,
  days: 90,
} as const

/** 128 random bits as 32 hexadecimal digits: what opens a list, what its maker has besides, and what a person votes by. */
export const SecretSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))

const count = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
const IdSchema = count(1, 999_999_999)

/**
 * For when and for whom: the arrival with days around it, or the dates of a search as its query
 * (`maaned=2027-03&weekend=1`), nights, children among the persons, infants beside them, and into how
 * many parts the price is shared.
 */
export const ShortlistStaySchema = v.object({
  arrival: v.nullable(IsoDateSchema),
  flex: v.optional(count(0, 3)),
  dates: v.optional(v.pipe(v.string(), v.maxLength(shortlistLimits.datesCharacters))),
  duration: count(1, 60),
  persons: count(1, shortlistLimits.persons),
  children: v.optional(count(0, shortlistLimits.persons - 1), 0),
  infants: v.optional(count(0, partyLimits.infants), 0),
  pets: count(0, shortlistLimits.pets),
  parts: count(1, 30),
})
export type ShortlistStay = v.InferOutput<typeof ShortlistStaySchema>

export const PersonNameSchema = lineField({ required: true, max: shortlistLimits.nameCharacters })
export const ShortlistTitleSchema = lineField({ required: true, max: shortlistLimits.titleCharacters })

export const voteWords = ['yes', 'maybe', 'no'] as const
export type VoteWord = (typeof voteWords)[number]

/**
 * A single house on a list has its lodging id; an option of several houses has an id that the list gives it, from here
 * on. Both fit what earlier builds read.
 */
export const firstGroupId = 900_000_000
const CodeSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{2,12}$/))
const ListedSchema = v.object({ id: count(1, firstGroupId - 1), name: CodeSchema })
/** A house on a list: lodging id and code. */
export type ListedLodging = v.InferOutput<typeof ListedSchema>
/** Houses that are chosen or left together. */
export const GroupSchema = v.pipe(v.array(ListedSchema), v.minLength(2), v.maxLength(shortlistLimits.housesTogether))

/** What is voted on: one house, or several together, which then has the code of the first and lists them all. */
const OptionSchema = v.object({ id: IdSchema, name: CodeSchema, lodgings: v.optional(GroupSchema) })
export type ListedOption = v.InferOutput<typeof OptionSchema>

const changeEntries = { id: v.pipe(v.string(), v.regex(/^[\w-]{8,80}$/)) }

/** A change by one person of the list. By its id it takes effect once, however often it is sent. */
export const ShortlistChangeSchema = v.variant('kind', [
  v.object({ ...changeEntries, kind: v.literal('vote'), house: IdSchema, vote: v.picklist(voteWords) }),
  v.object({
    ...changeEntries,
    kind: v.literal('comment'),
    house: IdSchema,
    text: linesField({ required: true, max: shortlistLimits.commentCharacters }),
  }),
  /** Deletes the person's own comment. */
  v.object({ ...changeEntries, kind: v.literal('forget'), comment: IdSchema }),
  v.object({ ...changeEntries, kind: v.literal('house'), house: ListedSchema }),
  v.object({ ...changeEntries, kind: v.literal('group'), lodgings: GroupSchema }),
  /** The parts that somebody has changed: the others stay as they are. */
  v.object({ ...changeEntries, kind: v.literal('stay'), stay: v.partial(ShortlistStaySchema) }),
])
export type ShortlistChange = v.InferOutput<typeof ShortlistChangeSchema>

/**
 * Why a change was refused: the list is full of that kind, changes come too fast, the target does not exist, the person
 * is unknown, the list has ended.
 */
const refusals = ['full', 'fast', 'missing', 'unknown', 'gone'] as const
export type Refusal = (typeof refusals)[number]

export const ShortlistSchema = v.object({
  /** Grows with every change. */
  version: v.number(),
  title: v.string(),
  stay: ShortlistStaySchema,
  /** In the order in which they were put on. */
  houses: v.array(OptionSchema),
  people: v.array(v.object({ id: v.number(), name: v.string() })),
  votes: v.array(v.object({ person: v.number(), house: v.number(), vote: v.picklist(voteWords) })),
  /** `at`: milliseconds since 1970. */
  comments: v.array(
    v.object({ id: v.number(), person: v.number(), house: v.number(), text: v.string(), at: v.number() }),
  ),
  /** The day on which it ends. */
  until: IsoDateSchema,
})
export type Shortlist = v.InferOutput<typeof ShortlistSchema>

/** Who did what last, for everybody else to hear of. */
const ShortlistEventSchema = v.object({
  by: v.string(),
  kind: v.picklist(['join', 'vote', 'comment', 'forget', 'house', 'stay', 'moderate']),
  house: v.optional(v.number()),
  vote: v.optional(v.picklist(voteWords)),
})
export type ShortlistEvent = v.InferOutput<typeof ShortlistEventSchema>

/** Messages of the list through an open connection. */
export const ServerMessageSchema = v.variant('type', [
  v.object({ type: v.literal('list'), list: ShortlistSchema, event: v.optional(ShortlistEventSchema) }),
  v.object({ type: v.literal('done'), id: v.string() }),
  v.object({ type: v.literal('refused'), id: v.string(), reason: v.picklist(refusals) }),
])
export type ServerMessage = v.InferOutput<typeof ServerMessageSchema>

/** Message of a browser: a change, and the person's key where no cookie has it. */
export const ClientMessageSchema = v.object({ change: ShortlistChangeSchema, key: v.optional(SecretSchema) })
export type ClientMessage = v.InferOutput<typeof ClientMessageSchema>

/** The sender, in forms of a browser without cookies. */
export const keyField = 'me'

/** An open line is closed so when the list has ended. */
export const endedCode = 4410
/** Sent and answered without waking the list, to see whether the line still holds. */
export const lineCheck = { ask: 'ping', response: 'pong' } as const
