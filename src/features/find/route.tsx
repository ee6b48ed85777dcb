import * as v from 'valibot'
import { FindQuerySchema, type Found, type FoundGroup, type FoundPages, longestFind } from '../../contracts/find.ts'
import type { FoundHouses } from '../../contracts/search.ts'
import { isHouseNumber, joinHouseNumber } from '../../domain/search-criteria.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { Market } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import type { LoaderResult, Page, RenderContext } from '../../routing/page.ts'
import { keysNamed } from '../../routing/query-keys.ts'
import { nullIfFailed } from '../../services/service-error.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Picture } from '../../ui/picture.tsx'
import { RecentlyViewed } from '../../ui/recently-viewed.tsx'
import { href, withQuery } from '../../urls/paths.ts'
import type { OwnMessages } from '../search/panel-messages.ts'
import { kindIcons, markWords } from './found.ts'
import { findHouse, findMatchingHouses, findPages, readQuery, withFacilityNames } from './load.ts'
import { MatchingHouses } from './matching-houses.tsx'
import type { ReadWords } from './words/read-words.ts'

/** The overlay's search as a page, a GET form. A house code leads to the house. */
export const findPage: Page = {
  queryKeys: () => keysNamed('q'),
  load: loadFindPage,
}

async function loadFindPage(request: RenderContext): Promise<LoaderResult> {
  const { messages, market, path } = request
  const parsed = v.safeParse(FindQuerySchema, { q: request.query.get('q') })
  const text = parsed.success ? parsed.output.q : ''
  const house = await findHouse(request, text)
  if (house) return { kind: 'redirect', to: house.url, status: 302 }
  // The form is shown even if the search fails: only the results are missing.
  const found = text === '' ? Promise.resolve(undefined) : nullIfFailed(findPages(request, text))
  const read = await readQuery(request, text)
  const matching = nullIfFailed(findMatchingHouses(request, read))
  const named = withFacilityNames(request, read.criteria)
  return {
    kind: 'page',
    status: 200,
    head: {
      title: text === '' ? messages.find.title : formatMessage(messages.find.resultsTitle, { text }, market),
      canonical: path,
      alternates: request.alternates,
      alternateQuery: new URLSearchParams(text === '' ? {} : { q: text }),
      robots: 'noindex',
    },
    layout: 'page',
    main: Promise.all([found, matching, named]).then(([pages, houses, messages]) =>
      FindPage({ market, messages, text, found: pages, read, houses }),
    ),
  }
}

interface FindPageProps {
  market: Market
  messages: Messages & OwnMessages
  /** The query; empty: none. */
  text: string
  /** Null when the search did not answer, undefined when it was not called. */
  found: FoundPages | null | undefined
  /** The house search that the words describe, with its first results. */
  read: ReadWords
  houses: FoundHouses | null
}

function FindPage({ market, messages, text, found, read, houses }: FindPageProps) {
  const texts = messages.find
  const count = found?.groups.reduce((sum, { hits }) => sum + hits.length, 0) ?? 0
  const isRead = read.criteria.size > 0 || read.holiday !== null || read.families !== null
  return (
    <>
      <div className="content container find">
        <header className="content-head">
          <h1>{texts.title}</h1>
          <p className="lead">{texts.lead}</p>
        </header>
        <search>
          <form className="find-form" action={href.find()} method="get">
            <input
              name="q"
              type="search"
              defaultValue={text}
              key={text}
              aria-label={texts.label}
              placeholder={texts.placeholder}
              maxLength={longestFind}
              autoComplete="off"
              required
            />
            <Button type="submit" icon="search">
              {texts.submit}
            </Button>
          </form>
        </search>
        {text === '' && (
          <p className="quiet">
            {texts.wishes.lead} <a href={href.find(texts.wishes.example)}>{texts.wishes.example}</a>
          </p>
        )}
        {isRead && <MatchingHouses market={market} messages={messages} text={text} read={read} houses={houses} />}
        {found === null && (
          <Notice kind="error" title={texts.failedTitle}>
            <p>{texts.failedText}</p>
            <p>
              <a href={href.search(market)}>{texts.toSearch}</a>
            </p>
          </Notice>
        )}
        {found && count > 0 && (
          <>
            <p role="status">{formatMessage(texts.count, { count }, market)}</p>
            <FoundGroups market={market} messages={messages} text={text} groups={found.groups} />
          </>
        )}
        {found && count === 0 && !isRead && <Nothing market={market} messages={messages} text={text} />}
      </div>
      {count === 0 && !isRead && <RecentlyViewed messages={messages} />}
    </>
  )
}

/** Suggestions: other words, or the search by dates. */
function Nothing({ market, messages, text }: Pick<FindPageProps, 'market' | 'messages' | 'text'>) {
  const texts = messages.find
  const code = joinHouseNumber(text)
  const why = isHouseNumber(code) ? formatMessage(texts.noHouse, { code: code.toUpperCase() }, market) : texts.noneText
  return (
    <EmptyState title={formatMessage(texts.noneTitle, { text }, market)} text={why}>
      <a className="button primary" href={href.search(market)}>
        {texts.toSearch}
      </a>
    </EmptyState>
  )
}

interface FoundGroupsProps {
  market: Market
  messages: Pick<Messages, 'find'>
  text: string
  groups: readonly FoundGroup[]
}

/** Results by kind, each with a picture and the query's words marked. */
function FoundGroups({ market, messages, text, groups }: FoundGroupsProps) {
  const texts = messages.find
  return groups.map(({ type, hits }) => (
    <section key={type} className="found">
      <h2>{texts.kinds[type]}</h2>
      <ul>
        {hits.map((hit) => (
          <li key={hit.url}>
            <FoundLink hit={hit} type={type} query={text} />
          </li>
        ))}
      </ul>
      {type === 'lodging' && (
        <a className="more" href={withQuery(href.search(market), new URLSearchParams({ textQuery: text }))}>
          {formatMessage(texts.housesWith, { text }, market)}
          <Icon name="arrow" />
        </a>
      )}
    </section>
  ))
}

function FoundLink({ hit, type, query }: { hit: Found; type: FoundGroup['type']; query: string }) {
  return (
    <a className="found-link" href={hit.url}>
      <span className="found-picture">
        {hit.image ? <Picture path={hit.image} alt="" sizes="5rem" upTo={320} /> : <Icon name={kindIcons[type]} />}
      </span>
      <span className="found-words">
        <strong>
          <Marked text={hit.title} query={query} />
        </strong>
        <span>
          <Marked text={hit.text} query={query} />
        </span>
      </span>
    </a>
  )
}

function Marked({ text, query }: { text: string; query: string }) {
  let end = 0
  return markWords(text, query).map((part) => {
    const start = end
    end += part.text.length
    return part.isMatch ? <mark key={start}>{part.text}</mark> : part.text
  })
}
