import { tagOf } from '../../../kv/tags.ts'
import { today } from '../../domain/stays.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { RenderContext } from '../../routing/page.ts'
import { DeferredPlace } from '../../ui/deferred-part.tsx'
import { Embed } from '../../ui/embed.tsx'
import { Picture } from '../../ui/picture.tsx'
import { CachedPart, CachedSection } from './cached-panel.tsx'
import { HousePrices } from './fragments.tsx'
import { BrokerHtml, HouseGoodToKnow } from './house-details.tsx'
import type { LoadedLodging } from './load.ts'
import { LodgingHead } from './lodging-head.tsx'
import { Film, Mosaic } from './pictures.tsx'
import { Contact, Position } from './position.tsx'
import { GuestQuote, quoteOf, Reviews } from './reviews.tsx'
import { Highlights, SectionTabs } from './sections.tsx'
import { StayBox } from './stay-box.tsx'
import { Stays } from './stays.tsx'

export interface LodgingPageProps extends LoadedLodging {
  request: RenderContext
  title: string
}

export function LodgingPage(props: LodgingPageProps) {
  const { request, lodging, area, title, RoomsAndBeds, FacilityGroups, PriceTable } = props
  const { market, messages } = request
  const texts = messages.lodging
  const description = descriptionOf(props)
  const [still] = lodging.images
  return (
    <>
      <div className="container">
        <LodgingHead {...props}>
          <CachedPart
            request={request}
            name="pictures"
            shows={[lodging.images, lodging.vacationRental, lodging.facilities, area?.slug, request.hasEmbeddedHouses]}
            tags={[tagOf.lodging(lodging.id)]}
            render={() => (
              <Mosaic
                market={market}
                messages={messages}
                house={lodging}
                area={area}
                hasEmbeddedHouses={request.hasEmbeddedHouses}
              />
            )}
          />
        </LodgingHead>
      </div>
      <SectionTabs messages={messages} />
      <div className="lodging container">
        <div className="lodging-main">
          <About {...props} />
          <Description {...props} />
          <RoomsAndBeds {...props} />
          <FacilityGroups {...props} />
          <Reviews {...props} />
          <Stays {...props} />
          <HousePrices {...props} />
          <PriceTable {...props} />
          <Position {...props} />
          {description?.embeddedVideoHtml && (
            <Film
              html={description.embeddedVideoHtml}
              heading={texts.video}
              elsewhere={(host) => formatMessage(texts.videoAt, { host }, market)}
              framed={(url) =>
                request.embedHosts.includes(url.host) ? (
                  <Embed
                    market={market}
                    messages={messages}
                    pageUrl={url}
                    name={`${texts.video}: ${title}`}
                    still={
                      still && <Picture path={still.url} alt="" sizes="(min-width: 60rem) 46rem, 100vw" upTo={960} />
                    }
                  />
                ) : null
              }
            />
          )}
          <DeferredPlace id="weather" />
          <HouseGoodToKnow {...props} />
          <Contact {...props} />
        </div>
        <StayBox {...props} />
      </div>
      <DeferredPlace id="similar" />
    </>
  )
}

function descriptionOf({ request: { market }, lodging }: LodgingPageProps) {
  return lodging.descriptions.find(({ lan }) => lan === market.id) ?? lodging.descriptions[0]
}

/** Highlights of the house, and what a guest said of it. */
function About(props: LodgingPageProps) {
  const { request, lodging, title } = props
  const { market, messages, now } = request
  const quote = quoteOf(market, props.details?.reviews ?? [])
  return (
    <CachedSection
      request={request}
      name="about"
      shows={[today(now), title, lodging.facilities, quote]}
      tags={[tagOf.lodging(lodging.id)]}
      render={() => (
        <>
          <Highlights {...props} />
          {quote && <GuestQuote market={market} messages={messages} review={quote} />}
        </>
      )}
    />
  )
}

/** The house in the broker's words; shortcodes in them are filled in for each render. */
function Description(props: LodgingPageProps) {
  const { request, lodging } = props
  const description = descriptionOf(props)
  if (!description) return null
  const content = () => (
    <>
      <h2>{request.messages.lodging.about}</h2>
      <BrokerHtml html={description.body} readOn={request.messages.lodging.readOn} />
    </>
  )
  if (description.body.includes('[')) {
    return (
      <section className="part" id="description">
        {content()}
      </section>
    )
  }
  return (
    <CachedSection
      request={request}
      name="description"
      shows={[description.body]}
      tags={[tagOf.lodging(lodging.id)]}
      render={content}
    />
  )
}
