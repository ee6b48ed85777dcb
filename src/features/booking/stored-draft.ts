import { type Draft, isStarted, type PlacedBooking } from '../../drafts/draft.ts'
import { draftCookie, idsOf, maxDrafts } from '../../drafts/draft-cookie.ts'
import { newDraftId } from '../../drafts/draft-store.ts'
import { type Cookies, type LoaderResult, type RenderContext, seeOther } from '../../routing/page.ts'
import { href } from '../../urls/paths.ts'

const cookieSeconds = 7 * 24 * 60 * 60

export interface StoredDraft {
  id: string
  draft: Draft
}

type DraftSource = Pick<RenderContext, 'drafts'> & { cookies: Pick<Cookies, 'get'> }

function writeIds({ cookies }: RenderContext, ids: readonly string[]): void {
  const unique = [...new Set(ids)]
  cookies.set(draftCookie, unique.join('.'), { maxAge: unique.length === 0 ? 0 : cookieSeconds, httpOnly: true })
}

/** The draft that the steps show; null when there is none. */
export async function readDraft(source: DraftSource): Promise<StoredDraft | null> {
  for (const id of idsOf(source)) {
    const draft = await source.drafts.get(id)
    if (draft) return { id, draft }
  }
  return null
}

/** All drafts of this browser, the one that the steps show first. */
export async function readDrafts(source: DraftSource): Promise<StoredDraft[]> {
  const found = await Promise.all(idsOf(source).map(async (id) => ({ id, draft: await source.drafts.get(id) })))
  return found.flatMap(({ id, draft }) => (draft ? [{ id, draft }] : []))
}

/** Whether there may be other drafts than the one that the steps show. */
export function hasOtherDrafts(source: DraftSource): boolean {
  return idsOf(source).length > 1
}

/**
 * The drafts of this browser that are booked together with that one. Those of one order have its guest and its attempt:
 * both are stored in the draft that the steps show.
 */
export async function readMates(source: DraftSource, draft: Draft): Promise<StoredDraft[]> {
  if (draft.together.length === 0) return []
  const mates = matesAmong(await readDrafts(source), draft)
  const { attempt, guest } = draft
  return isOrder(draft, mates)
    ? mates.map(({ id, draft: mate }) => ({ id, draft: { ...mate, attempt, guest } }))
    : mates
}

/** Those of them that one press orders with it, in their order; none where each house is booked by itself. */
export async function readOrdered(source: DraftSource, draft: Draft): Promise<StoredDraft[]> {
  const mates = await readMates(source, draft)
  const placeOf = ({ draft: { mark = '' } }: StoredDraft) => draft.together.indexOf(mark)
  return isOrder(draft, mates) ? mates.toSorted((one, other) => placeOf(one) - placeOf(other)) : []
}

/**
 * Whether one press orders the draft and its mates: all of them are there, and nothing of them was sent by itself. The
 * first of them leads: the steps show it, so that there is one attempt whatever a browser does in two tabs.
 */
export function isOrder(lead: Draft, mates: readonly StoredDraft[]): boolean {
  if (lead.together.length < 2 || lead.mark !== lead.together[0] || mates.length + 1 < lead.together.length)
    return false
  if (lead.attempt?.requests.some((sent) => !sent.with)) return false
  const isOfAttempt = ({ attempt }: Draft) => attempt === null || attempt === lead.attempt
  return [lead, ...mates.map(({ draft }) => draft)].every(
    (draft) => !draft.isApart && !draft.booked && isOfAttempt(draft),
  )
}

/** The draft that the steps show of an order of several; itself where it is of none. */
export function leadAmong(drafts: readonly StoredDraft[], chosen: StoredDraft): StoredDraft {
  const lead = drafts.find(({ draft }) => draft.mark !== undefined && draft.mark === chosen.draft.together[0])
  return lead && isOrder(lead.draft, matesAmong(drafts, lead.draft)) ? lead : chosen
}

export function matesAmong(drafts: readonly StoredDraft[], draft: Draft): StoredDraft[] {
  return drafts.filter((other) => other.draft.mark !== draft.mark && isMate(draft, other.draft))
}

function isMate({ together }: Draft, { mark }: Draft): boolean {
  return mark !== undefined && together.includes(mark)
}

/** The booking that this browser has made last. */
export async function readBooked(source: DraftSource): Promise<(StoredDraft & { booked: PlacedBooking }) | null> {
  for (const { id, draft } of await readDrafts(source)) {
    if (draft.booked) return { id, draft, booked: draft.booked }
  }
  return null
}

/** Beside the drafts that the browser has, under a new id, and shown by the steps from now on. */
export async function addDraft(request: RenderContext, others: readonly StoredDraft[], draft: Draft): Promise<void> {
  const id = newDraftId()
  const added = { ...draft, isShared: request.cookies.isShared() }
  await request.drafts.put(id, added)
  showBeside(request, others, [{ id, draft: added }])
}

/**
 * The steps show the first of those drafts from now on, the others of them come next. Of those in which nothing was done
 * yet the latest one stays, as another tab may show it, unless it is of the same house: so however many are begun by
 * links, none that matters is pushed out.
 */
export function showBeside(
  request: RenderContext,
  others: readonly StoredDraft[],
  shown: readonly StoredDraft[],
): void {
  const rest = others.filter(({ id }) => shown.every((each) => each.id !== id))
  const started = others.filter(({ draft }) => isStarted(draft))
  // A house that is booked together with a started one is not begun yet, and matters all the same.
  const matters = ({ draft }: StoredDraft) => isStarted(draft) || started.some((other) => isMate(other.draft, draft))
  const isOfHouse = ({ draft }: StoredDraft) => shown.some((each) => each.draft.stay.lodgingId === draft.stay.lodgingId)
  const idle = rest.filter((each) => !matters(each) && !isOfHouse(each))
  const kept = [...firstBookings(rest.filter(matters)), ...firstBookings(idle, 1)]
  writeIds(
    request,
    [...shown, ...kept].map(({ id }) => id),
  )
}

/** Of those drafts the first bookings, each whole: houses that are booked together are one booking. */
function firstBookings(drafts: readonly StoredDraft[], count = maxDrafts): StoredDraft[] {
  const bookingOf = ({ id, draft: { together } }: StoredDraft) => together.join() || id
  const first = [...new Set(drafts.map(bookingOf))].slice(0, count)
  return drafts.filter((each) => first.includes(bookingOf(each)))
}

/** The steps show that draft from now on; those of its order come next. */
export function showDraft(request: RenderContext, ...ids: readonly string[]): void {
  writeIds(request, [...ids, ...idsOf(request)])
}

export async function changeDraft(
  request: RenderContext,
  { id, draft }: StoredDraft,
  parts: Partial<Draft>,
): Promise<StoredDraft> {
  await request.drafts.change(id, { ...parts, isShared: request.cookies.isShared() })
  const ids = [id, ...idsOf(request).filter((other) => other !== id)]
  writeIds(request, ids.length > maxDrafts ? await idsOfFirst(request, ids) : ids)
  return { id, draft: { ...draft, ...parts } }
}

/** Those of them whose bookings the browser may go back to. */
async function idsOfFirst(request: RenderContext, ids: readonly string[]): Promise<string[]> {
  const drafts = (await readDrafts(request)).sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  return firstBookings(drafts).map(({ id }) => id)
}

/** Nothing is being booked in them any more. */
export async function dropDrafts(request: RenderContext, dropped: readonly StoredDraft[]): Promise<void> {
  await Promise.all(dropped.map(({ id }) => request.drafts.remove(id)))
  forgetDrafts(request, dropped)
}

/** The browser does not lead to them any more. */
function forgetDrafts(request: RenderContext, dropped: readonly StoredDraft[]): void {
  const ids = dropped.map(({ id }) => id)
  writeIds(
    request,
    idsOf(request).filter((id) => !ids.includes(id)),
  )
}

/**
 * Drops drafts, the lead of an order first. What was sent and not answered may be booked, and only its draft can still
 * find out: it stays, and with it the others of its order, whose attempt it has.
 */
export async function discardDrafts(request: RenderContext, unwanted: readonly StoredDraft[]): Promise<void> {
  const discarded: StoredDraft[] = []
  for (const storedDraft of unwanted) {
    if (storedDraft.draft.attempt || !(await request.drafts.discard(storedDraft.id))) break
    discarded.push(storedDraft)
  }
  forgetDrafts(request, discarded)
}

/** Where the booking stands: its first step that is not done yet. */
export function nextPath({ booked, stepsDone }: Draft): string {
  if (booked) return href.bookingConfirmation()
  return href.bookingStep(stepsDone === 0 ? 1 : stepsDone === 1 ? 2 : 3)
}

/**
 * Faults are stored and shown by a page with its own URL, not as the reply to the form: so going back and forth never
 * offers to send a form again.
 */
export function seeWhatIsWrong(path: string): LoaderResult {
  return seeOther(`${path}?${checkKey}=1`)
}

/** Whether the page is to say what is wrong. */
export function isChecked({ query }: RenderContext): boolean {
  return query.has(checkKey)
}

const checkKey = 'check'
