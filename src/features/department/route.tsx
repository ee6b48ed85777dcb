import type { LocalBusiness, OpeningHoursSpecification } from 'schema-dts'
import * as v from 'valibot'
import type { AreaCard, Department } from '../../contracts/content.ts'
import { areaCardsQuery, departmentQuery, ofDepartment } from '../../contracts/queries/departments.ts'
import type { EntryRoute } from '../../contracts/route.ts'
import { regularWeeks, specialDays } from '../../domain/opening-weeks.ts'
import { officeGaps } from '../../domain/search-facts.ts'
import { today } from '../../domain/stays.ts'
import type { EntryPage } from '../../routing/catch-all.ts'
import { entryHead } from '../../routing/entry-head.ts'
import { defineFragment, writtenEntry } from '../../routing/fragment.ts'
import { MissingPart } from '../../routing/missing-part.tsx'
import { orNull } from '../../routing/or-null.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { postalAddress, type StructuredData } from '../../routing/structured-data.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { OfficeAddress } from '../../ui/offices.tsx'
import { Picture } from '../../ui/picture.tsx'
import { AreaLinks } from '../../ui/picture-links.tsx'
import { Section } from '../../ui/section.tsx'
import { mediaUrl } from '../../urls/media.ts'
import { href } from '../../urls/paths.ts'
import { pagePolicy } from '../../urls/route.ts'
import { OfficeHours } from './office-hours.tsx'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

export const departmentPage: EntryPage = {
  name: 'department',
  cachePolicy: pagePolicy,
  load: loadDepartmentPage,
}

async function loadDepartmentPage(request: RenderContext, route: EntryRoute): Promise<LoaderResult> {
  const { services } = request
  const { locale } = request.market
  const department = await services.content.query(departmentQuery, { id: route.entry.id, locale })
  if (!department) return { kind: 'not-found' }
  const where = ofDepartment(department.sys.id)
  const areas = orNull(request, services.content.query(areaCardsQuery, { locale, where }))
  return {
    kind: 'page',
    status: 200,
    head: await entryHead(request, route, department),
    layout: route.entry.layout,
    structured: async () => officeData(request, route, department),
    main: areas.then((found) => DepartmentPage({ request, route, department, areas: found })),
  }
}

/** The office, if it has an address, contact details and opening hours. */
function officeData(request: RenderContext, { path }: EntryRoute, office: Department): StructuredData[] {
  if (officeGaps(office).length > 0) return []
  const { origin, brand, now } = request
  const business: Exclude<LocalBusiness, string> = {
    '@type': 'LocalBusiness',
    '@id': `${origin}${path}#office`,
    name: office.title.includes(brand) ? office.title : `${brand} ${office.title}`,
    url: origin + path,
    telephone: office.address.phone,
    email: office.address.email,
    address: postalAddress(office.address),
    ...(office.image && { image: origin + mediaUrl(office.image.url, 1280) }),
    openingHoursSpecification: hoursOf(office, today(now)),
  }
  return [business]
}

type Hours = Exclude<OpeningHoursSpecification, string>

/** The regular hours of the current season, and the days with special hours. */
function hoursOf({ openingHours }: Department, isoDay: string): Hours[] {
  const [week] = regularWeeks(openingHours, isoDay)
  const usual = (week?.days ?? []).flatMap((rule, index) =>
    (rule?.hours ?? []).map(({ from, to }): Hours => ({ ...openFrom(from, to), dayOfWeek: days[index] ?? days[0] })),
  )
  const special = specialDays(openingHours, isoDay).flatMap(({ date, rule }) =>
    // In structured data, a closed day opens and closes at midnight.
    (rule?.hours.length ? rule.hours : [{ from: '00:00', to: '00:00' }]).map(
      ({ from, to }): Hours => ({ ...openFrom(from, to), validFrom: date, validThrough: date }),
    ),
  )
  return [...usual, ...special]
}

function openFrom(opens: string, closes: string): Hours {
  return { '@type': 'OpeningHoursSpecification', opens, closes }
}

interface DepartmentPageProps {
  request: RenderContext
  route: EntryRoute
  department: Department
  /** Areas that the office looks after; null when they could not be loaded. */
  areas: readonly AreaCard[] | null
}

function DepartmentPage({ request, route, department, areas }: DepartmentPageProps) {
  const { messages } = request
  const texts = messages.people.office
  const { title, excerpt, image, address, openingHours, keyDeliveryText, outsideOpeningHoursText } = department
  return (
    <>
      <div className="content container">
        <div className="image-text office-head">
          <header className="content-head">
            <Breadcrumbs messages={messages} parents={route.parents} current={title} />
            <h1>{title}</h1>
            {excerpt && <p className="lead">{excerpt}</p>}
            <OfficeAddress address={address} />
            <p className="actions">
              <ButtonLink kind="secondary" href={href.formFor('contact', department.sys.id)}>
                {messages.forms.contact.write}
              </ButtonLink>
            </p>
          </header>
          {image && (
            <Picture
              path={image.url}
              alt={image.description}
              sizes="(min-width: 60rem) 36rem, 100vw"
              upTo={1280}
              priority
            />
          )}
        </div>
        <OfficeHours request={request} rules={openingHours} />
        <div className="columns">
          {keyDeliveryText && (
            <section className="stack">
              <h2>{texts.keys}</h2>
              <p>{keyDeliveryText}</p>
            </section>
          )}
          {outsideOpeningHoursText && (
            <section className="stack">
              <h2>{texts.outside}</h2>
              <p>{outsideOpeningHoursText}</p>
            </section>
          )}
        </div>
      </div>
      {(!areas || areas.length > 0) && (
        <Section tone="sand" title={texts.areas}>
          {areas ? (
            <AreaLinks areas={areas} />
          ) : (
            <MissingPart request={request} fragment={areasPart.key(department.sys.id)} />
          )}
        </Section>
      )}
    </>
  )
}

export const areasPart = defineFragment({
  name: 'department-areas',
  parameters: v.strictTuple([writtenEntry]),
  async load({ market, services }, departmentId) {
    const variables = { locale: market.locale, where: ofDepartment(departmentId) }
    const areas = await services.content.query(areaCardsQuery, variables)
    return areas.length > 0 && <AreaLinks areas={areas} />
  },
})
