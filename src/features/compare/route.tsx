import { isTripWord, readTrip, tripFromList, tripOfList, withoutBudget } from '../../domain/read-trip.ts'
import { defaultDuration, firstBookableArrival } from '../../domain/stays.ts'
import { noTrip, withoutDates } from '../../domain/trip.ts'
import { copyLinkAttribute, printAttribute } from '../../islands/protocol.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { MissingPart } from '../../routing/missing-part.tsx'
import type { LoaderResult, Page, RenderContext } from '../../routing/page.ts'
import { nullIfFailed } from '../../services/service-error.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TripBar } from '../../ui/trip-bar.tsx'
import { newShortlist } from '../../urls/new-shortlist.ts'
import { tripSearchUrl } from '../../urls/trip-link.ts'
import { stayOfShortlist } from '../house-list/listed-houses.ts'
import { type Comparison, comparePath, compareQuery, compareUrl, maxCompared, readCompared } from './compared.ts'
import { isAlike, type LoadedComparison, loadCompared, type Row, type RowGroup, rowGroups } from './rows.ts'
import { CompareTable, RowValue } from './table.tsx'

/** Up to four houses side by side. All of it is in the URL, so that it can be shared, printed and bookmarked. */
export const comparePage: Page = {
  queryKeys: () => (name) => name === 'houses' || isTripWord(name),
  load: loadComparePage,
}

async function loadComparePage(request: RenderContext): Promise<LoaderResult> {
  const { messages, query, now, path, alternates } = request
  const comparison = readComparison(query, firstBookableArrival(now))
  return {
    kind: 'page',
    status: 200,
    head: {
      title: messages.compare.title,
      description: messages.compare.lead,
      canonical: path,
      alternates,
      alternateQuery: compareQuery(withoutBudget(comparison)),
      robots: 'noindex',
      sheets: ['compare'],
    },
    layout: 'page',
    // The forms stay: a service that fails costs the houses alone.
    main: nullIfFailed(loadCompared(request, comparison)).then((loaded) =>
      ComparePage({ request, comparison, loaded }),
    ),
  }
}

/** What has no meaning in the URL is as if it were not there; a day that is over is none. */
function readComparison(query: URLSearchParams, day: string): Comparison {
  return { codes: readCompared(query), ...tripOfList(readTrip(query), day) }
}

interface ComparePageProps {
  request: RenderContext
  comparison: Comparison
  /** Null when a service did not answer. */
  loaded: LoadedComparison | null
}

function ComparePage({ request, comparison, loaded }: ComparePageProps) {
  const { market, messages } = request
  const texts = messages.compare
  // A number that no house has takes no place.
  const known = { ...comparison, codes: comparison.codes.filter((code) => !loaded?.unknown.includes(code)) }
  const isEmpty = comparison.codes.length === 0 || (loaded?.houses.length === 0 && !loaded.isIncomplete)
  return (
    <div className="content container compare">
      <header className="content-head">
        <h1>{texts.title}</h1>
        {!isEmpty && <p className="lead">{texts.lead}</p>}
      </header>
      {loaded && loaded.unknown.length > 0 && (
        <Notice kind="warning">
          <p role="status">{formatMessage(texts.unknown, { codes: loaded.unknown.join(', ') }, market)}</p>
        </Notice>
      )}
      {isEmpty && (
        <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
          <a className="button primary" href={tripSearchUrl(market, tripFromList(comparison))}>
            {messages.layout.searchHouses}
          </a>
        </EmptyState>
      )}
      {!loaded && !isEmpty && <MissingPart request={request} />}
      {loaded && !isEmpty && <Compared request={request} comparison={comparison} loaded={loaded} />}
      {known.codes.length < maxCompared && <AddForm request={request} comparison={known} />}
    </div>
  )
}

function Compared({ request, comparison, loaded }: ComparePageProps & { loaded: LoadedComparison }) {
  const { market, messages } = request
  const texts = messages.compare
  const groups = rowGroups(request, loaded)
  const isOne = loaded.houses.length === 1
  const decided = stayOfShortlist(comparison, comparison.duration)
  const compared = isOne ? groups : rowsOf(groups, (group, row) => group.always === true || !isAlike(row))
  const ofFacilities = compared.filter(({ isOfFacilities }) => isOfFacilities)
  return (
    <>
      <TripBar
        market={market}
        messages={messages}
        now={request.now}
        trip={tripFromList(comparison)}
        isFlexible
        action={comparePath}
        hiddenFields={ownParameters(comparison)}
      >
        {tripFromList(comparison).duration !== null && (
          <ButtonLink kind="quiet" href={compareUrl(withoutDates(comparison))}>
            {messages.favorites.clear}
          </ButtonLink>
        )}
      </TripBar>
      <div className="compare-tools">
        <div className="actions">
          {!isOne && (
            <ButtonLink
              kind="secondary"
              icon="people"
              rel="nofollow"
              href={newShortlist(
                loaded.houses.map(({ hit }) => hit.lodgingId),
                decided,
                comparison.party,
              )}
            >
              {messages.favorites.decide}
            </ButtonLink>
          )}
          <input type="hidden" data-shared-link="" value={request.origin + compareUrl(comparison)} />
          <Button kind="quiet" type="button" icon="share" {...{ [copyLinkAttribute]: '' }}>
            {messages.favorites.copy}
          </Button>
          <Button kind="quiet" type="button" {...{ [printAttribute]: '' }}>
            {messages.favorites.print}
          </Button>
        </div>
      </div>
      <CompareTable
        request={request}
        comparison={comparison}
        houses={loaded.houses}
        groups={compared.filter(({ isOfFacilities }) => !isOfFacilities)}
        isWithPrices
      />
      {ofFacilities.length > 0 && (
        <details className="compare-facilities">
          <summary>
            {isOne
              ? messages.lodging.tabs.facilities
              : formatMessage(texts.facilities, { count: countRows(ofFacilities) }, market)}
          </summary>
          <CompareTable request={request} comparison={comparison} houses={loaded.houses} groups={ofFacilities} />
        </details>
      )}
      {loaded.isIncomplete && <MissingPart request={request} />}
      {!isOne && <Alike request={request} groups={rowsOf(groups, (group, row) => !group.always && isAlike(row))} />}
    </>
  )
}

/** Groups with those of their rows alone, and without those that have none. */
function rowsOf(groups: readonly RowGroup[], matches: (group: RowGroup, row: Row) => boolean): RowGroup[] {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => matches(group, row)) }))
    .filter(({ rows }) => rows.length > 0)
}

function countRows(groups: readonly RowGroup[]): number {
  return groups.reduce((sum, { rows }) => sum + rows.length, 0)
}

/** What is the same in all of the houses, once and folded. */
function Alike({ request, groups }: Pick<ComparePageProps, 'request'> & { groups: readonly RowGroup[] }) {
  const count = countRows(groups)
  if (count === 0) return null
  return (
    <details className="compare-alike">
      <summary>{formatMessage(request.messages.compare.alike, { count }, request.market)}</summary>
      {groups.map(({ key, title, rows }) => (
        <section key={key}>
          <h2>{title}</h2>
          <dl>
            {rows.map((row) => (
              <div key={row.key}>
                <dt>{row.label}</dt>
                <dd>
                  <RowValue request={request} value={row.values[0]} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </details>
  )
}

interface FormProps {
  request: RenderContext
  comparison: Comparison
}

/** One more house by its number, for those who have it on paper or no scripts. */
function AddForm({ request, comparison }: FormProps) {
  const texts = request.messages.compare
  return (
    <form className="compare-add" method="get" action={comparePath}>
      <Hidden comparison={comparison} />
      <TextField
        name="houses"
        label={texts.add}
        hint={texts.addHint}
        maxLength={12}
        autoCapitalize="characters"
        autoComplete="off"
        required
      />
      <Button kind="secondary" type="submit" icon="plus">
        {texts.addSubmit}
      </Button>
    </form>
  )
}

function Hidden({ comparison }: Pick<FormProps, 'comparison'>) {
  return [...compareQuery(comparison)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

/** The comparison without the trip that it is for. */
function ownParameters({ codes }: Comparison): URLSearchParams {
  return compareQuery({ ...noTrip, codes, duration: defaultDuration })
}
