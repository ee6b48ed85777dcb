import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { readTrip } from '../domain/read-trip.ts'
import { byEdition } from '../editions/table.ts'
import { type EditionKey, markets } from '../markets/market.ts'
import type { Head } from '../routing/page.ts'
import { href, withQuery } from '../urls/paths.ts'
import type { Visibility } from '../urls/route.ts'
import { withTrip } from '../urls/trip-link.ts'
import { withoutOptionalEndTags } from './optional-end-tags.ts'
import type { Pieces } from './render-document.ts'

/** What the layout needs of its page. */
export interface PageInLayout {
  head: Pick<Head, 'alternates' | 'alternateQuery'>
  visibility: Visibility
  /** No menu may lead away from it. */
  isEnclosed?: boolean
}

/** URL of the page in every edition, with the guest's choices; the front page where an edition has no such page. */
export function alternateUrls(
  { alternates, alternateQuery }: Pick<Head, 'alternates' | 'alternateQuery'>,
  origins: Record<EditionKey, string>,
): Record<EditionKey, string> {
  const urlIn = (key: EditionKey) => {
    const alternate = alternates?.[key]
    return (
      origins[key] +
      (alternate === undefined ? href.home() : withQuery(alternate, alternateQuery ?? new URLSearchParams()))
    )
  }
  return byEdition(({ key }) => urlIn(key))
}

/** Cached HTML: bytes that are the same for every page, with the names of placeholders between them. */
export type LayoutPieces = readonly (Uint8Array<ArrayBuffer> | Place)[]

const encoder = new TextEncoder()

export function inPieces(part: ReactNode): LayoutPieces {
  return withoutOptionalEndTags(renderToStaticMarkup(part))
    .split(anyPlace)
    .map((piece) => (isPlace(piece) ? piece : encoder.encode(piece)))
}

/** Fills the page's own URLs into the cached HTML. */
export function filled(pieces: LayoutPieces, { head }: PageInLayout, origins: Record<EditionKey, string>): Pieces {
  if (pieces.length === 1) return pieces
  const url = alternateUrls(head, origins)
  // The favourites are shown for the page's trip.
  const favorites = head.alternateQuery?.size
    ? withTrip(href.favorites(), readTrip(head.alternateQuery))
    : href.favorites()
  const inPlace = { ...url, favorites }
  return pieces.map((piece) => (typeof piece === 'string' ? escapeAttribute(inPlace[keyOf[piece]]) : piece))
}

/** Placeholder in the cached HTML for the URL of the favourites. */
export const favoritesPlace = '{favorites}'

/** Placeholders in the cached HTML for the page's alternates. */
export const alternatePlaces = byEdition(({ key }) => `{alternate-${key}}` as const)

type Place = typeof favoritesPlace | (typeof alternatePlaces)[EditionKey]

const keyOf = Object.fromEntries([
  [favoritesPlace, 'favorites'],
  ...markets.map(({ key }) => [alternatePlaces[key], key]),
]) as Record<Place, EditionKey | 'favorites'>

const anyPlace = new RegExp(`(${Object.keys(keyOf).join('|')})`)

function isPlace(text: string): text is Place {
  return Object.hasOwn(keyOf, text)
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
