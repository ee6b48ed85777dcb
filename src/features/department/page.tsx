import * as v from 'valibot'
import type { AreaCard, Department } from '../../contracts/content.ts'
import { areaCardsQuery, ofDepartment } from '../../contracts/queries/departments.ts'
import type { EntryRoute } from '../../contracts/route.ts'
import { defineFragment, writtenEntry } from '../../routing/fragment.ts'
import { MissingPart } from '../../routing/missing-part.tsx'
import type { RenderContext } from '../../routing/page.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { OfficeAddress } from '../../ui/offices.tsx'
import { Picture } from '../../ui/picture.tsx'
import { AreaLinks } from '../../ui/picture-links.tsx'
import { Section } from '../../ui/section.tsx'
import { href } from '../../urls/paths.ts'
import { OfficeHours } from './office-hours.tsx'

interface DepartmentPageProps {
  request: RenderContext
  route: EntryRoute
  department: Department
  /** Areas that the office looks after; null when they could not be loaded. */
  areas: readonly AreaCard[] | null
}

export function DepartmentPage({ request, route, department, areas }: DepartmentPageProps) {
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
