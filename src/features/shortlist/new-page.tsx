import * as v from 'valibot'
import { newDraftId } from '../../drafts/draft-store.ts'
import { type LoaderResult, type RenderContext, seeOther } from '../../routing/page.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Picture } from '../../ui/picture.tsx'
import { href, shortlistFolder, writeOptionIds } from '../../urls/paths.ts'
import { type ListedHouse, loadListedHouses } from '../house-list/listed-houses.ts'
import { keyField, PersonNameSchema, ShortlistTitleSchema, shortlistLimits } from './contract.ts'
import { createShortlistStore } from './object/shortlist-store.ts'
import { Privacy, secretPage } from './page-parts.tsx'
import { keep, keyOf, shortlistAdminCookie, shortlistCookie } from './person.ts'
import { parseOptions } from './rules.ts'
import { defaultStay, readLinkedStay, readShortlistStay, StayFields } from './stay-fields.tsx'

/** Where a list begins: with houses that its URL or form names, and the first person at the table. */
export async function loadNewPage(request: RenderContext): Promise<LoaderResult> {
  const { form, query, messages } = request
  const requested = parseOptions(String(form?.get('ids') ?? query.get('ids') ?? ''))
  const stayOfAny = { arrival: null, duration: defaultStay.duration, party: null }
  const { houses, failure } = await loadListedHouses(request, [...new Set(requested.flat())], stayOfAny)
  // The list would be stored without them.
  if (failure) throw failure
  const options = requested
    .map((ids) => ids.flatMap((id) => houses.filter(({ hit }) => hit.lodgingId === id)))
    .filter(({ length }) => length > 0)
  if (options.length === 0) return secretPage(request, messages.shortlist.newTitle, <NoHouses request={request} />)
  // A form that has no name in it comes from where the houses were chosen.
  if (!form?.has('name')) return newPage(request, options)
  const name = v.safeParse(PersonNameSchema, form.get('name'))
  const title = v.safeParse(ShortlistTitleSchema, form.get('title'))
  const stay = readShortlistStay(form)
  const { key } = keyOf(request)
  if (!name.success || !title.success || !stay || !key) return newPage(request, options, true)
  const listed = options.map((option) => option.map(({ hit }) => ({ id: hit.lodgingId, name: hit.name })))
  const shortlists = request.store(createShortlistStore)
  const { secret, admin } = await shortlists.create({ title: title.output, stay, options: listed })
  await shortlists.join(secret, key, name.output)
  keep(request, secret, shortlistCookie, key)
  keep(request, secret, shortlistAdminCookie, admin)
  return seeOther(href.manageShortlist(secret, admin))
}

function newPage(request: RenderContext, options: readonly ListedHouse[][], isWrong = false): LoaderResult {
  const { messages, form, query } = request
  const texts = messages.shortlist
  const ids = options.map((option) => option.map(({ hit }) => hit.lodgingId))
  const typed = (name: string) => String(form?.get(name) ?? '').slice(0, 100)
  return secretPage(
    request,
    texts.newTitle,
    <div className="content container board-new">
      <header className="content-head">
        <h1>{texts.newTitle}</h1>
        <p className="lead">{texts.newLead}</p>
      </header>
      {isWrong && <Notice kind="error">{texts.wrong}</Notice>}
      <ul className="board-chosen">
        {options.map((option) => {
          const [image] = option.flatMap(({ hit }) => hit.images.slice(0, 1))
          return (
            <li key={option.map(({ hit }) => hit.lodgingId).join('-')}>
              {image && <Picture path={image} alt="" sizes="10rem" upTo={480} />}
              <span>{option.map(({ hit }) => hit.title).join(' + ')}</span>
            </li>
          )
        })}
      </ul>
      <form className="panel" method="post" action={shortlistFolder}>
        <input type="hidden" name="ids" value={writeOptionIds(ids)} />
        <input type="hidden" name={keyField} value={newDraftId()} />
        <div className="field-grid">
          <div className="half">
            <TextField
              name="title"
              label={texts.listTitle}
              defaultValue={typed('title') || texts.titleExample}
              maxLength={shortlistLimits.titleCharacters}
              required
            />
          </div>
          <div className="half">
            <TextField
              name="name"
              label={texts.yourName}
              defaultValue={typed('name')}
              maxLength={shortlistLimits.nameCharacters}
              autoComplete="given-name"
              required
            />
          </div>
        </div>
        <StayFields request={request} stay={(form ? readShortlistStay(form) : readLinkedStay(query)) ?? defaultStay} />
        <Privacy request={request} />
        <Button type="submit" icon="heart">
          {texts.make}
        </Button>
      </form>
    </div>,
    isWrong ? 422 : 200,
  )
}

function NoHouses({ request }: { request: RenderContext }) {
  const { shortlist: texts, errors } = request.messages
  return (
    <div className="content container">
      <EmptyState level={1} title={texts.newEmpty} text={texts.newEmptyText}>
        <a className="button primary" href={href.favorites()}>
          {texts.toFavorites}
        </a>
        <a className="button" href={href.search(request.market)}>
          {errors.toSearch}
        </a>
      </EmptyState>
    </div>
  )
}
