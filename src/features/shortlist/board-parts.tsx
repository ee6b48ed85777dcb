import type { Party } from '../../contracts/booking.ts'
import { submissionField } from '../../contracts/form-fields.ts'
import type { MarketId } from '../../editions/table.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatMoney, wholeUnits } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import type { FactMessages, HouseFacts } from '../../ui/facts.tsx'
import type { StayPriceTexts } from '../../ui/price.tsx'
import { keyField, type Refusal, type Shortlist, type ShortlistEvent } from './contract.ts'
import type { PendingChange } from './rules.ts'

/** A place card: the first letter of a name. */
export function Initial({ name }: { name: string }) {
  return (
    <span className="initial" aria-hidden="true">
      {[...name][0]?.toUpperCase()}
    </span>
  )
}

/** What each part of the party pays of the total. */
export function Share({
  market,
  board,
  total,
  parts,
}: Pick<BoardPartProps, 'market' | 'board'> & { total: number | null; parts: number }) {
  const { share, shareAbout } = board.messages.shortlist.board
  if (total === null || parts < 2) return null
  const { amount, isExact } = shareOf(total, parts)
  if (amount === 0) return null
  return (
    <p className="board-share">
      {formatMessage(isExact ? share : shareAbout, { parts, amount: formatMoney(market, amount) }, market)}
    </p>
  )
}

/** One part of a total of øre or cents; where it does not come out even, the next whole krone or euro, about. */
function shareOf(total: number, parts: number): { amount: number; isExact: boolean } {
  const isExact = total % parts === 0
  return { amount: isExact ? total / parts : wholeUnits(total / parts), isExact }
}

/** What every form of the board sends besides its own. */
export function FormStart({
  board: { formKey, seed },
  action,
  house,
}: {
  board: Pick<BoardProps, 'formKey' | 'seed'>
  action: string
  house?: number
}) {
  return (
    <>
      <input type="hidden" name="action" value={action} />
      {house !== undefined && <input type="hidden" name="house" value={house} />}
      {formKey !== null && <input type="hidden" name={keyField} value={formKey} />}
      <input type="hidden" name={submissionField} value={seed} />
    </>
  )
}

/** A house of an option of several, with the part of the party that stays in it. */
export interface BoardMember {
  name: string
  /** Its code where nothing is known of it now. */
  title: string
  href: string
  bookHref: string | null
  state: 'free' | 'taken' | 'gone' | 'undated'
  total: number | null
  /** Who stays in it; null where the houses do not take the party. */
  party: Party | null
}

/** An option on the board: a house, or several together. Money is øre or cents. */
export interface BoardHouse {
  id: number
  /** The house's code, or the codes of several. */
  name: string
  title: string
  area: string
  picture: string | null
  href: string
  bookHref: string | null
  state: 'free' | 'other' | 'cheapest' | 'none'
  /** Of the stay that is free: the chosen one, or its neighbour where that is taken. */
  date: string | null
  duration: number | null
  total: number | null
  /** Of several houses what they have together. */
  facts: HouseFacts
  /** Average of 5, by guests; 0 without ratings. */
  rated: number
  facilityIds: number[]
  /** Empty for a single house. */
  members: BoardMember[]
}

export interface BoardProps {
  marketId: MarketId
  path: string
  livePath: string
  list: Shortlist
  /** In words, the week, month or holidays that the list is for; null where it has a day, or no dates. */
  wish: string | null
  /** The agency's ISO day: stays before it are over. */
  day: string
  /** Null when the search did not answer. */
  houses: BoardHouse[] | null
  /** House ids in the displayed order, which does not change while somebody reads. */
  order: number[]
  /** Who looks, by their id at the table. */
  me: number | null
  /** Key for the forms of a browser without cookies; a new one for an unknown person. */
  formKey: string | null
  /** Identifies this showing of the page. */
  seed: string
  refusal: Refusal | 'house' | 'wrong' | null
  messages: {
    shortlist: Pick<Messages['shortlist'], 'board' | 'refusals' | 'wrong'>
    card: FactMessages & StayPriceTexts
    booking: Pick<Messages['booking'], 'party'>
    facilities: Record<string, string>
    copyLink: string
  }
}

export interface LiveList {
  /** With what this browser has done and the list doesn't know yet. */
  list: Shortlist
  pending: readonly PendingChange[]
  line: 'opening' | 'open' | 'lost'
  lastEvent: ShortlistEvent | null
  refusal: Refusal | null
  /** Shows it at once, and sends it until the list has confirmed it. */
  change(change: PendingChange): void
}

export interface BoardPartProps {
  market: Market
  board: BoardProps
  live: LiveList
}

export interface HouseOnBoardProps extends BoardPartProps {
  id: number
  title: string
  /** Null where it is not let any more, or nothing is known of it now. */
  house: BoardHouse | null
  differing: readonly string[]
}
