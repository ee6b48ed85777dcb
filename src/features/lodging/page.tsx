import { tagOf } from '../../../kv/tags.ts'
import { today } from '../../domain/stays.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { RenderContext } from '../../routing/page.ts'
import { DeferredPlace } from '../../ui/deferred-part.tsx'
import { Embed } from '../../ui/embed.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { CachedPart, CachedSection } from './cached-panel.tsx'
import { HousePrices } from './fragments.tsx'
import { BrokerHtml, Consumption, FacilityGroups, HouseGoodToKnow } from './house-details.tsx'
import type { LoadedLodging } from './load.ts'
import { LodgingHead } from './lodging-head.tsx'
import { Film, Mosaic } from './pictures.tsx'
import { Contact, Position } from './position.tsx'
import { PriceTable } from './price-table.tsx'
import { Reviews } from './reviews.tsx'
import { Fold, Highlights, SectionTabs } from './sections.tsx'
import { StayBox } from './stay-box.tsx'
import { Stays } from './stays.tsx'

export interface LodgingPageProps extends LoadedLodging {
  request: RenderContext
  title: string
}

export function LodgingPage(props: LodgingPageProps) {
  const { request, lodging, area, title, requested, forecast } = props
  const { market, messages } = request
  const texts = messages.lodging
  const description = descriptionOf(props)
  const [still] = lodging.images
  const floorPlan = lodging.images.find(({ tagIds }) => tagIds.includes('floor-plan'))
  return (
    <>
      <div className="container">
        <LodgingHead {...props}>
          <CachedPart
            request={request}
            name="pictures"
            shows={[lodging.images, lodging.vacationRental, lodging.facilities, area?.slug]}
            tags={[tagOf.lodging(lodging.id)]}
            render={() => <Mosaic market={market} messages={messages} house={lodging} area={area} />}
          />
        </LodgingHead>
      </div>
      <SectionTabs messages={messages} />
      <div className="lodging container">
        <div className="lodging-main">
          <About {...props} />
          <HouseGoodToKnow {...props} />
          <Stays {...props} />
          <HousePrices {...props} />
          <PriceTable {...props} />
          {forecast.items.length > 0 && (
            <Consumption request={request} forecast={forecast} duration={requested.duration} />
          )}
          <FacilityGroups {...props} />
          {floorPlan && (
            <section className="part" id="floor-plan">
              <Fold summary={<h2>{texts.floorPlan}</h2>}>
                <Picture
                  path={floorPlan.url}
                  alt={`${texts.floorPlan}: ${title}`}
                  sizes="(min-width: 64rem) 46rem, 100vw"
                />
              </Fold>
            </section>
          )}
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
          <Position {...props} />
          <Reviews {...props} />
          <DeferredPlace id="weather" />
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

/** Facts, highlights and description of the house; shortcodes in that are filled in for each render. */
function About(props: LodgingPageProps) {
  const { request, lodging } = props
  const { market, messages, now } = request
  const texts = messages.lodging
  const description = descriptionOf(props)
  const content = () => (
    <>
      <Facts market={market} messages={messages} house={lodging.vacationRental} all />
      <Highlights {...props} />
      {description && (
        <>
          <h2>{texts.about}</h2>
          <BrokerHtml html={description.body} readOn={texts.readOn} />
        </>
      )}
    </>
  )
  if (description?.body.includes('[')) {
    return (
      <section className="part" id="about">
        {content()}
      </section>
    )
  }
  return (
    <CachedSection
      request={request}
      name="about"
      shows={[today(now), lodging.vacationRental, lodging.facilities, description?.body]}
      tags={[tagOf.lodging(lodging.id)]}
      render={content}
    />
  )
}
