import { firstBookableArrival } from '../../domain/stays.ts'
import { newDraftId } from '../../drafts/draft-store.ts'
import { Island } from '../../islands/island.tsx'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate } from '../../markets/formats.ts'
import { type LoaderResult, type Page, type RenderContext, seeOther } from '../../routing/page.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { highlighted } from '../../ui/highlighted-facilities.ts'
import { href } from '../../urls/paths.ts'
import { type BoardHouse, type BoardProps, FormStart } from './board-parts.tsx'
import type { Shortlist } from './contract.ts'
import { handleForm } from './form.ts'
import { loadBoard } from './load.ts'
import { loadManagePage } from './manage-page.tsx'
import { loadNewPage } from './new-page.tsx'
import { createShortlistStore } from './object/shortlist-store.ts'
import { endedPage, Privacy, secretPage } from './page-parts.tsx'
import { keep, keyOf, shortlistAdminCookie, shortlistCookie } from './person.ts'
import { byVotes } from './rules.ts'
import ShortlistBoard from './shortlist-board.island.tsx'
import { ShownStay, StayFields, wishInWords } from './stay-fields.tsx'

/** /shortlist/ begins a list, /shortlist/{secret}/ is one, /shortlist/{secret}/manage/{admin}/ is its maker's. */
export const shortlistPage: Page = {
  load(request) {
    const { secret, admin } = request.params
    if (secret === undefined) return loadNewPage(request)
    return admin === undefined ? loadListPage(request, secret) : loadManagePage(request, secret, admin)
  },
}

/** A list as those see it who have its link. */
async function loadListPage(request: RenderContext, secret: string): Promise<LoaderResult> {
  const { form, path } = request
  const { key, isKept } = keyOf(request)
  if (form?.get('action') === 'leave') {
    keep(request, secret, shortlistCookie, '')
    return seeOther(path)
  }
  const result = form ? await handleForm(request, secret, key) : null
  // Who is known by a cookie is led back to the page; to everybody else the answer is the page with their key in it.
  if (result?.isDone && isKept) return seeOther(result.house ? `${path}#house-${result.house}` : path)
  if (result?.isDone && key && form?.get('action') === 'join') keep(request, secret, shortlistCookie, key)
  const opened = await request.store(createShortlistStore).open(secret, key)
  if (opened.kind === 'none') return { kind: 'not-found' }
  if (opened.kind === 'gone') return endedPage(request)
  const { list, me } = opened
  const formKey = isKept && me !== null ? null : me === null ? newDraftId() : (key ?? null)
  const refusal = result?.isDone === false ? result.reason : null
  return secretPage(
    request,
    list.title,
    loadBoard(request, list).then((houses) => (
      <div className="board">
        <Island
          name="shortlist-board"
          component={ShortlistBoard}
          on="idle"
          className="container"
          props={boardProps(request, secret, { list, me, houses, formKey, refusal })}
        />
        <Below request={request} secret={secret} list={list} formKey={formKey} me={me} />
      </div>
    )),
    refusal === null ? 200 : refusal === 'fast' ? 429 : 422,
  )
}

function boardProps(
  request: RenderContext,
  secret: string,
  known: Pick<BoardProps, 'list' | 'me' | 'houses' | 'formKey' | 'refusal'>,
): BoardProps {
  const { market, messages, path, query, now } = request
  const { board, refusals, wrong } = messages.shortlist
  const { persons, bedrooms, bathrooms, pets, noPets, houseArea, beachMetres, beachKilometres } = messages.card
  const { from, weekFrom, nights, perNight, aboutPerNight } = messages.card
  return {
    ...known,
    day: firstBookableArrival(now),
    wish: wishInWords(request, known.list.stay),
    ...{ marketId: market.id, path, livePath: href.shortlistLive(secret), seed: crypto.randomUUID() },
    order: orderOf(known.list, known.houses, query.get('sort')),
    messages: {
      shortlist: { board, refusals, wrong },
      card: {
        ...{ persons, bedrooms, bathrooms, pets, noPets, houseArea, beachMetres, beachKilometres },
        ...{ from, weekFrom, nights, perNight, aboutPerNight },
      },
      booking: { party: messages.booking.party },
      copyLink: messages.favorites.copy,
      facilities: Object.fromEntries(highlighted.map(({ text }) => [text, messages.facilities[text]])),
    },
  }
}

function orderOf(list: Shortlist, houses: readonly BoardHouse[] | null, sort: string | null): number[] {
  const added = list.houses.map(({ id }) => id)
  if (sort === 'added') return added
  if (sort !== 'price') return byVotes(list)
  const total = (id: number) => houses?.find((house) => house.id === id)?.total ?? Number.POSITIVE_INFINITY
  return added.sort((a, b) => Math.sign(total(a) - total(b)) || 0)
}

interface BelowProps {
  request: RenderContext
  secret: string
  list: Shortlist
  formKey: string | null
  me: number | null
}

/** Forms that change the list itself: they load the page again. */
function Below({ request, secret, list, formKey, me }: BelowProps) {
  const { messages, market, origin, path, cookies, query } = request
  const texts = messages.shortlist
  const { board } = texts
  const admin = cookies.get(shortlistAdminCookie)
  const forms = { formKey, seed: crypto.randomUUID() }
  return (
    <div className="board-below container">
      <section className="panel">
        <TextField name="link" label={texts.link} value={origin + path} readOnly data-shared-link="" />
      </section>
      <form method="get" action={path}>
        <SelectField
          name="sort"
          label={messages.search.sort}
          defaultValue={query.get('sort') ?? 'votes'}
          choices={(['votes', 'price', 'added'] as const).map((value) => ({ value, label: board.sorts[value] }))}
        />
        <Button kind="secondary" type="submit">
          {messages.search.sortSubmit}
        </Button>
      </form>
      {me !== null && (
        <>
          <form method="post" action={path}>
            <FormStart board={forms} action="house" />
            <TextField name="code" label={board.add} hint={board.addHint} maxLength={48} required />
            <Button kind="secondary" type="submit">
              {board.addHouse}
            </Button>
          </form>
          <details className="panel">
            <summary>{board.change}</summary>
            <form method="post" action={path}>
              <FormStart board={forms} action="stay" />
              <ShownStay request={request} stay={list.stay} />
              <StayFields request={request} stay={list.stay} />
              <Button type="submit">{board.show}</Button>
            </form>
          </details>
        </>
      )}
      {admin && (
        <p>
          <a href={href.manageShortlist(secret, admin)}>{texts.manage}</a>
        </p>
      )}
      <Privacy
        request={request}
        until={formatMessage(texts.until, { date: formatDate(market, list.until, 'date') }, market)}
      />
    </div>
  )
}
