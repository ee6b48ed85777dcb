import { viewedAttribute } from '../islands/protocol.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { Button } from './button.tsx'

/** Houses that this device has shown. The page is the same for everybody: the browser fills the list and shows it. */
export function RecentlyViewed({ messages: { favorites: texts } }: { messages: Pick<Messages, 'favorites'> }) {
  return (
    <section className="section viewed" {...{ [viewedAttribute]: '' }} hidden>
      <div className="container">
        <header className="section-head">
          <h2>{texts.viewedTitle}</h2>
          <p className="lead">{texts.viewedLead}</p>
          <Button kind="quiet" type="button" data-viewed-forget="">
            {texts.viewedForget}
          </Button>
        </header>
        <ul className="viewed-houses" />
      </div>
    </section>
  )
}
