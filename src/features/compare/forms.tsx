import { partyKeys } from '../../contracts/booking.ts'
import type { RenderContext } from '../../routing/page.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { DatesFields } from '../../ui/dates-fields.tsx'
import { TextField } from '../../ui/field.tsx'
import { PartyChoice } from '../../ui/party-choice.tsx'
import { type Comparison, comparePath, compareQuery, compareUrl } from './address.ts'

interface FormProps {
  request: RenderContext
  asked: Comparison
}

/** For which stay the prices are. */
export function DatesForm({ request, asked }: FormProps) {
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
export function AddForm({ request, asked }: FormProps) {
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
