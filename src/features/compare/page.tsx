import { partyKeys } from '../../contracts/booking.ts'
import { copyLinkAttribute, printAttribute } from '../../islands/protocol.ts'
import { formatMessage } from '../../markets/say.ts'
import type { RenderContext } from '../../routing/page.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DatesFields, PartyChoice } from '../../ui/trip-fields.tsx'
import { href } from '../../urls/paths.ts'
import { type Comparison, comparePath, compareQuery, compareUrl } from './address.ts'
import { maxCompared } from './compared.ts'
import { differing, type LoadedComparison, rowGroups } from './rows.ts'
import { CompareTable } from './table.tsx'

export interface ComparePageProps {
  request: RenderContext
  asked: Comparison
  /** Null when a service did not answer. */
  loaded: LoadedComparison | null
}

export function ComparePage({ request, asked, loaded }: ComparePageProps) {
  const { market, messages } = request
  const texts = messages.compare
  // A number that no house has takes no place.
  const known = { ...asked, codes: asked.codes.filter((code) => !loaded?.unknown.includes(code)) }
  const isEmpty = asked.codes.length === 0 || loaded?.houses.length === 0
  return (
    <div className="content container compare">
      <header className="content-head">
        <h1>{texts.title}</h1>
        {!isEmpty && <p className="lead">{texts.lead}</p>}
      </header>
      {loaded && loaded.unknown.length > 0 && (
        <Notice kind="warning">
          <p>{formatMessage(texts.unknown, { codes: loaded.unknown.join(', ') }, market)}</p>
        </Notice>
      )}
      {isEmpty && (
        <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
          <a className="button primary" href={href.search(market)}>
            {messages.frame.searchHouses}
          </a>
        </EmptyState>
      )}
      {!loaded && !isEmpty && (
        <Notice kind="error" title={texts.failedTitle}>
          <p>{texts.failedText}</p>
        </Notice>
      )}
      {loaded && !isEmpty && <Compared request={request} asked={asked} loaded={loaded} />}
      {known.codes.length < maxCompared && <AddForm request={request} asked={known} />}
    </div>
  )
}

function Compared({ request, asked, loaded }: ComparePageProps & { loaded: LoadedComparison }) {
  const { market, messages } = request
  const texts = messages.compare
  const groups = rowGroups(request, loaded)
  const isOne = loaded.houses.length === 1
  const shown = asked.all || isOne ? groups : differing(groups)
  const alike = countRows(groups) - countRows(differing(groups))
  return (
    <>
      <DatesForm request={request} asked={asked} />
      <div className="compare-tools">
        {!isOne && (
          <p>
            {asked.all ? texts.allShown : formatMessage(texts.alikeHidden, { count: alike }, market)}{' '}
            <a href={compareUrl({ ...asked, all: !asked.all })}>{asked.all ? texts.onlyDifferent : texts.showAll}</a>
          </p>
        )}
        <div className="actions">
          <input type="hidden" data-shared-link="" value={request.origin + compareUrl(asked)} />
          <Button kind="quiet" type="button" icon="share" {...{ [copyLinkAttribute]: '' }}>
            {messages.favorites.copy}
          </Button>
          <Button kind="quiet" type="button" {...{ [printAttribute]: '' }}>
            {messages.favorites.print}
          </Button>
        </div>
      </div>
      <CompareTable request={request} asked={asked} houses={loaded.houses} groups={shown} />
    </>
  )
}

function countRows(groups: readonly { rows: readonly unknown[] }[]): number {
  return groups.reduce((sum, { rows }) => sum + rows.length, 0)
}

interface FormProps {
  request: RenderContext
  asked: Comparison
}

/** For which stay the prices are. */
function DatesForm({ request, asked }: FormProps) {
  const { market, messages, now } = request
  const texts = messages.favorites
  const { arrival, duration } = asked
  return (
    <form className="compare-dates" method="get" action={comparePath}>
      <Hidden asked={asked} without={['arrival', 'duration', ...partyKeys]} />
      <DatesFields market={market} messages={messages} now={now} arrival={arrival} duration={duration} />
      <PartyChoice market={market} messages={messages} party={asked.party} />
      <Button type="submit">{texts.show}</Button>
      {arrival && (
        <ButtonLink kind="quiet" href={compareUrl({ ...asked, arrival: null })}>
          {texts.clear}
        </ButtonLink>
      )}
    </form>
  )
}

/** One more house by its number, for those who have it on paper or no scripts. */
function AddForm({ request, asked }: FormProps) {
  const texts = request.messages.compare
  return (
    <form className="compare-add" method="get" action={comparePath}>
      <Hidden asked={asked} without={[]} />
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

function Hidden({ asked, without }: { asked: Comparison; without: readonly string[] }) {
  return [...compareQuery(asked)]
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
