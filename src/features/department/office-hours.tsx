import type { OpeningHours } from '../../contracts/settings.ts'
import { type RegularWeek, regularWeeks, specialDays } from '../../domain/opening-weeks.ts'
import { addDays, today } from '../../domain/stays.ts'
import { hoursAttribute } from '../../islands/protocol.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate } from '../../markets/formats.ts'
import { openingTexts } from '../../markets/opening-texts.ts'
import { dayHours, monday } from '../../markets/week-hours.ts'
import type { RenderContext } from '../../routing/page.ts'

interface OfficeHoursProps {
  request: RenderContext
  rules: OpeningHours
}

const shownSpecialDays = 8

/** The weekly hours of each season, the current one first, and the next days with special hours. */
export function OfficeHours({ request, rules }: OfficeHoursProps) {
  const { market, messages, now } = request
  const texts = messages.people.office
  const weeks = regularWeeks(rules, today(now))
  const special = specialDays(rules, today(now)).slice(0, shownSpecialDays)
  return (
    <section className="stack office-hours">
      <h2>{texts.hours}</h2>
      <p className="open-now">
        <span className="live-dot" />
        <span {...{ [hoursAttribute]: openingTexts(market, messages, rules, now) }} />
      </p>
      <div className="columns">
        <div className="table-scroll">
          <table className="table" aria-label={texts.hours}>
            <thead>
              <tr>
                <th scope="col">{texts.day}</th>
                {weeks.map((week, index) => (
                  <th scope="col" key={week.season?.from ?? ''}>
                    {seasonOf(request, week)}
                    {index === 0 && weeks.length > 1 && <span className="quiet"> ({texts.now})</span>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[0, 1, 2, 3, 4, 5, 6].map((day) => (
                <tr key={day}>
                  <th scope="row">{formatDate(market, addDays(monday, day), 'dayOfWeek')}</th>
                  {weeks.map((week) => (
                    <td key={week.season?.from ?? ''}>{dayHours(market, messages, week.days[day] ?? null)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {special.length > 0 && (
          <div>
            <h3>{texts.special}</h3>
            <dl className="special-days">
              {special.map(({ date, rule }) => (
                <div key={date}>
                  <dt>{formatDate(market, date, 'short')}</dt>
                  <dd>{dayHours(market, messages, rule)}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </section>
  )
}

function seasonOf({ market, messages }: RenderContext, { season }: RegularWeek): string {
  const texts = messages.people.office
  if (!season) return texts.allYear
  const day = (monthDay: string) => formatDate(market, `2028-${monthDay}`, 'day')
  return formatMessage(texts.season, { from: day(season.from), to: day(season.to) }, market)
}
