import * as v from 'valibot'
import { FavoriteSchema, maxNoteLength } from '../../contracts/favorites.ts'
import { parseFavorites } from '../../domain/favorites.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { type LoaderResult, type Page, type RenderContext, seeOther } from '../../routing/page.ts'
import { deviceOf } from '../../routing/store-favorites.ts'
import { nullIfFailed, ServiceError } from '../../services/service-error.ts'
import { href } from '../../urls/paths.ts'
import { listUrl, readOwnQuery } from './favorites-query.ts'
import type { WrongNote } from './listed-house.tsx'
import { inOtherEditions, loadFavorites, privatePage, readOwnList, storeOwnList, withRoom } from './load.ts'
import { FavoritesPage } from './page.tsx'

export const favoritesPage: Page = {
  load: (request) => (request.method === 'POST' ? changeFavorites(request) : showFavorites(request)),
}

/** The list; with an invalid note as it was typed, and why it is invalid. */
async function showFavorites(request: RenderContext, wrongNote?: WrongNote): Promise<LoaderResult> {
  const { messages } = request
  const listQuery = readOwnQuery(request)
  const list = await readOwnList(request)
  const loaded = nullIfFailed(loadFavorites(request, list.ids, listQuery))
  return privatePage({
    path: href.favorites(),
    status: wrongNote ? 422 : 200,
    title: messages.favorites.title,
    sheets: ['favorites'],
    ...inOtherEditions(request.market.key, href.favorites(), list.ids, listQuery),
    main: loaded.then((found) => FavoritesPage({ request, listQuery, list, loaded: found, wrongNote })),
  })
}

/** Hearts, the way back, a list that is taken over, a note: forms that all lead back to the list. */
async function changeFavorites(request: RenderContext): Promise<LoaderResult> {
  const { form } = request
  const listQuery = readOwnQuery(request)
  const action = String(form?.get('action') ?? 'toggle')
  const ids = parseFavorites(String(form?.get('ids') ?? form?.get('lodgingId') ?? ''))
  const [id] = ids
  if (id === undefined) return { kind: 'refused' }
  const device = deviceOf(request.cookies)
  if (action === 'note') return changeNote(request, id)
  if (action === 'remove' || (action === 'toggle' && device.ids.includes(id))) {
    await storeOwnList(
      request,
      ids.map((each) => -each),
    )
    return seeOther(listUrl(listQuery, { removed: ids.join('.') }))
  }
  if (action !== 'toggle' && action !== 'save') return { kind: 'refused' }
  const added = withRoom(device, ids)
  await storeOwnList(request, added)
  const isFull = ids.some((each) => !device.ids.includes(each) && !added.includes(each))
  return seeOther(listUrl(listQuery, { saved: String(added.length), ...(isFull ? { full: '1' } : {}) }))
}

/** Characters of a note that are shown again. */
const maxShownLength = 10_000

/** For a user who is signed in: the account's notes of each house. */
async function changeNote(request: RenderContext, id: number): Promise<LoaderResult> {
  const { form, services, messages, market } = request
  const text = String(form?.get('comment') ?? '')
    .replace(/\r\n?/g, '\n')
    .trim()
  const comment = v.safeParse(FavoriteSchema.entries.comment, text === '' ? null : text)
  const refused = (reason: string) =>
    showFavorites(request, { lodgingId: id, text: text.slice(0, maxShownLength), reason })
  const { noteTooLong, noteCharacters, noteFailed } = messages.favorites
  if (!comment.success) {
    const isLong = text.length > maxNoteLength
    return refused(
      isLong ? formatMessage(noteTooLong, { count: text.length, max: maxNoteLength }, market) : noteCharacters,
    )
  }
  const account = await request.favoriteAccount()
  const favorite = (await readOwnList(request)).stored?.find(({ subjectId }) => subjectId === id)
  if (!account || !favorite) return refused(noteFailed)
  try {
    await services.favorites.update(account.token, { ...favorite, comment: comment.output })
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return refused(noteFailed)
  }
  return seeOther(listUrl(readOwnQuery(request), { noted: String(id) }))
}
