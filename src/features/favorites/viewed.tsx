import { submissionField } from '../../contracts/form-fields.ts'
import { noTrip } from '../../domain/trip.ts'
import { viewedAttribute } from '../../islands/protocol.ts'
import type { RenderContext } from '../../routing/page.ts'
import { Button } from '../../ui/button.tsx'
import { href } from '../../urls/paths.ts'
import { withTrip } from '../../urls/trip-link.ts'
import type { Wish } from './wish.ts'

/**
 * Houses that this device has shown: the server knows nothing of them, so the browser fills in the list and the form's
 * ids, and only then shows it.
 */
export function Viewed({ request, wish }: { request: RenderContext; wish: Wish }) {
  const texts = request.messages.favorites
  return (
    <section className="viewed panel" {...{ [viewedAttribute]: '' }} hidden>
      <h2>{texts.viewedTitle}</h2>
      <p className="lead">{texts.viewedLead}</p>
      <ul className="viewed-houses" />
      <form method="post" action={withTrip(href.mailViews(), { ...noTrip, party: wish.party })} className="viewed-form">
        <input type="hidden" name={submissionField} value={crypto.randomUUID()} />
        <input type="hidden" name="ids" defaultValue="" />
        <Button kind="secondary" type="submit" icon="mail">
          {texts.viewedMail}
        </Button>
        <Button kind="quiet" type="button" data-viewed-forget="">
          {texts.viewedForget}
        </Button>
      </form>
    </section>
  )
}
