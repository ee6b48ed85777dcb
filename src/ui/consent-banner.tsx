import { consentChoice, consentChoices, consentMark } from '../domain/consent.ts'
import { consentFormAttribute, cookieSettingsAttribute } from '../islands/protocol.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { href } from '../urls/paths.ts'

/**
 * Asks for the consent to store data. It is part of every document, and scripts show it where nothing was chosen yet:
 * without scripts nothing is stored that needs consent. It lies over the page's foot, so that nothing moves.
 */
export function ConsentBanner({ messages: { consent: texts } }: { messages: Pick<Messages, 'consent'> }) {
  return (
    <section className="consent-banner" aria-label={texts.settings}>
      <form method="post" {...{ [consentFormAttribute]: texts.saved }}>
        <ConsentMark />
        <div>
          <h2>{texts.title}</h2> <p>{texts.text}</p>
        </div>
        <div className="actions">
          <ConsentButtons texts={texts} />
          <a className="button quiet" href={href.cookieSettings()} {...{ [cookieSettingsAttribute]: '' }}>
            {texts.choose}
          </a>
        </div>
      </form>
    </section>
  )
}

/** A form without an action goes to the URL that the page has now, query included. */
export function ConsentMark() {
  return <input type="hidden" {...consentMark} />
}

/** Yes and no of the same size and weight. */
export function ConsentButtons({ texts }: { texts: Messages['consent'] }) {
  return [consentChoices.all, consentChoices.necessary].map((choice) => (
    <button key={choice} type="submit" className="button" name={consentChoice} value={choice}>
      {texts[choice]}
    </button>
  ))
}
