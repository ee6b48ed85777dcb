import { draftField, readItems, readTypedGuest } from '../../contracts/booking-forms.ts'
import type { Draft } from '../../drafts/draft.ts'
import { partyText } from '../../markets/booking-texts.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { type LoaderResult, type RenderContext, seeOther } from '../../routing/page.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Picture } from '../../ui/picture.tsx'
import { stayDates } from '../../ui/stay-dates.ts'
import { href } from '../../urls/paths.ts'
import { bookingPage } from './booking-layout.tsx'
import { storeHold } from './hold.ts'
import { type DraftHouse, draftHousesQuery } from './queries.ts'
import { leadAmong, matesAmong, nextPath, readDrafts, type StoredDraft, showDraft } from './stored-draft.ts'

interface DraftsPageOptions {
  /** The draft of a form that was sent while the steps show another; null where it has ended. */
  replaced?: Draft | null
}

/** The list of bookings that this browser can continue. */
export async function draftsPage(
  request: RenderContext,
  drafts: readonly StoredDraft[],
  { replaced }: DraftsPageOptions = {},
): Promise<LoaderResult> {
  const { market, messages } = request
  const texts = messages.bookingFlow.drafts
  const isReplaced = replaced !== undefined
  const shown = drafts.filter((storedDraft) => leadAmong(drafts, storedDraft) === storedDraft)
  const houses = await loadDraftHouses(request, shown)
  const houseOf = ({ stay }: Draft) => houses.find(({ id }) => id === stay.lodgingId)
  const title = isReplaced ? texts.replacedTitle : texts.title
  const main = (
    <div className="content container">
      <h1>{title}</h1>
      {isReplaced && (
        <Notice kind="warning">
          {replaced
            ? formatMessage(
                texts.replacedText,
                { house: replaced.stay.name, dates: datesOf(request, replaced) },
                market,
              )
            : texts.endedText}
        </Notice>
      )}
      <ul className="draft-list">
        {shown.map(({ draft }) => (
          <DraftCard key={draft.mark ?? draft.stay.name} {...{ request, draft, drafts }} house={houseOf(draft)} />
        ))}
      </ul>
    </div>
  )
  return bookingPage(request, isReplaced ? 409 : 200, title, main)
}

interface DraftCardProps {
  request: RenderContext
  draft: Draft
  drafts: readonly StoredDraft[]
  /** Undefined while the broker fails. */
  house: DraftHouse | undefined
}

/** One of the bookings: house, stay, and the button that continues it. */
function DraftCard({ request, draft, drafts, house }: DraftCardProps) {
  const { market, messages } = request
  const texts = messages.bookingFlow.drafts
  const { stay, party, booked, mark } = draft
  const code = formatMessage(texts.house, { house: stay.name }, market)
  const title = house?.descriptions.find(({ lan }) => lan === market.id)?.title
  const [image] = house?.images ?? []
  return (
    <li className="summary">
      {image && <Picture path={image.url} width={image.width} height={image.height} alt="" sizes="20rem" upTo={480} />}
      <div className="summary-body">
        <h2>{title ?? code}</h2>
        <p id={`stay-${mark}`}>
          {title && (
            <>
              {code}
              <br />
            </>
          )}
          {datesOf(request, draft)}
          <br />
          {partyText(market, messages, party)}
          <br />
          {booked ? formatMessage(texts.booked, { number: booked.number }, market) : texts.open}
        </p>
        <TogetherWith request={request} draft={draft} drafts={drafts} />
        <form method="post" action={href.booking()}>
          <input type="hidden" name={draftField} value={mark ?? ''} />
          <Button
            type="submit"
            name="intent"
            value="switch"
            aria-describedby={`stay-${mark}`}
            kind={booked ? 'secondary' : 'primary'}
          >
            {formatMessage(booked ? texts.see : texts.goOn, { house: stay.name }, market)}
          </Button>
        </form>
      </div>
    </li>
  )
}

async function loadDraftHouses({ market, services }: RenderContext, drafts: readonly StoredDraft[]) {
  const variables = { ids: drafts.map(({ draft }) => draft.stay.lodgingId), lan: market.id }
  const { lodgingsByIds } = await services.broker
    .query(draftHousesQuery, variables)
    .catch((): { lodgingsByIds: DraftHouse[] } => ({ lodgingsByIds: [] }))
  return lodgingsByIds
}

/** The other houses of a booking of several. */
function TogetherWith({
  request,
  draft,
  drafts,
}: {
  request: RenderContext
  draft: Draft
  drafts: readonly StoredDraft[]
}) {
  const names = matesAmong(drafts, draft).map((mate) => mate.draft.stay.name)
  if (names.length === 0) return null
  const { market, messages } = request
  return <p>{formatMessage(messages.bookingFlow.together.with, { house: names.join(' + ') }, market)}</p>
}

function datesOf({ market }: RenderContext, { stay }: Draft): string {
  return stayDates(market, stay.arrival, stay.duration)
}

/** Lets the steps show another draft of the browser; its stay is held again where it was held. */
export async function switchDraft(request: RenderContext, drafts: readonly StoredDraft[]): Promise<LoaderResult> {
  const mark = request.form?.get(draftField)
  const chosen = drafts.find(({ draft }) => (draft.mark ?? '') === mark)
  if (!chosen) return seeOther(href.booking())
  const { id, draft } = leadAmong(drafts, chosen)
  showDraft(request, id)
  if (draft.stepsDone > 0 && !draft.booked) await storeHold(request, draft)
  return seeOther(nextPath(draft))
}

/**
 * The page for a form of one draft that is sent while the steps show another one, begun in another tab. Neither is
 * changed before the guest has chosen; what was typed is stored in the draft of the form. Null where they are the same.
 */
export async function replacedPage(request: RenderContext): Promise<LoaderResult | null> {
  const { form, path, drafts: store } = request
  const mark = form?.get(draftField)
  // Pages of an earlier build have no mark.
  if (!form || typeof mark !== 'string' || mark === '' || form.get('intent') === 'switch') return null
  const drafts = await readDrafts(request)
  const [current] = drafts
  if (!current || current.draft.mark === mark) return null
  const own = drafts.find(({ draft }) => draft.mark === mark)
  if (own && path === href.bookingStep(2)) {
    await store.change(own.id, { guest: readTypedGuest(form), items: readItems(form) })
  }
  return draftsPage(request, drafts, { replaced: own?.draft ?? null })
}
