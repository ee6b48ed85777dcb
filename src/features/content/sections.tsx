import type { Links } from '../../contracts/rich-text.ts'
import type { Cta, Section } from '../../contracts/sections.ts'
import type { RenderContext } from '../../routing/page.ts'
import { DefinedForm } from '../../ui/defined-form.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Marked } from '../../ui/marks.tsx'
import { Picture } from '../../ui/picture.tsx'
import { PictureLinks } from '../../ui/picture-links.tsx'
import { RichTextBody } from '../../ui/rich-text.tsx'
import { PageSearchBox } from '../../ui/search-box.tsx'
import { criteriaOfSection, type FoundHouses, SectionHouses } from './found-houses.tsx'
import { Output } from './fragments.tsx'
import type { Outputs } from './load.ts'
import { People } from './people.tsx'
import { isEmptySection, titledSection } from './section-parts.tsx'

export interface SectionProps {
  section: Section
  links: Links
  outputs: Outputs
  found: FoundHouses
  /** Id of the page. */
  page: string
  request: RenderContext
}

const halfWide = '(min-width: 60rem) 36rem, 100vw'

/** One section of a page, by its kind. */
export function ContentSection(props: SectionProps) {
  const { __typename: name, sys } = props.section
  if (isEmptySection(props.section)) return null
  return (
    <Marked entry={sys.id} type={name.charAt(0).toLowerCase() + name.slice(1)}>
      {drawSection(props)}
    </Marked>
  )
}

function drawSection({ section, links, outputs, found, page, request }: SectionProps) {
  switch (section.__typename) {
    case 'SectionText':
      return titledSection(section.title, <RichTextBody text={section.body} links={links} />)
    case 'SectionBanner':
      return (
        <section className="banner">
          {section.image && (
            <Picture
              path={section.image.url}
              alt={section.image.description}
              sizes="100vw"
              focus={section.pictureFocus}
            />
          )}
          <div className="container">
            {section.title && <h2>{section.title}</h2>}
            {section.teaser && <p>{section.teaser}</p>}
            <CtaLink cta={section.cta} />
          </div>
        </section>
      )
    case 'SectionEmployees':
      return titledSection(
        section.title,
        <People request={request} people={section.employeesCollection} level={3} />,
        'output',
      )
    case 'SectionStatement':
      return (
        <section className="image-text">
          {section.image && <Picture path={section.image.url} alt={section.image.description} sizes={halfWide} />}
          <div className="prose">
            {section.title && <h2>{section.title}</h2>}
            {section.teaser && <p className="lead">{section.teaser}</p>}
          </div>
        </section>
      )
    case 'SectionEntrances':
      return <Entrances title={section.title} ctas={section.ctasCollection} />
    case 'SectionFaq':
      return titledSection(
        section.title,
        section.faqsCollection.map((faq) => (
          <Marked key={faq.sys.id} entry={faq.sys.id} type="faq">
            <details>
              <summary>
                {faq.title}
                <Icon name="chevron" />
              </summary>
              <RichTextBody text={faq.body} links={links} />
            </details>
          </Marked>
        )),
        'questions',
      )
    case 'SectionGallery':
      return titledSection(
        section.title,
        <ul className="areas">
          {section.imagesCollection.map((image) => (
            <li key={image.sys.id}>
              <Picture path={image.url} alt={image.description} sizes="(min-width: 60rem) 20rem, 45vw" upTo={960} />
            </li>
          ))}
        </ul>,
      )
    case 'SectionImageText':
      return (
        <section className={`image-text${section.imagePosition === 'right' ? ' turned' : ''}`}>
          {section.image && <Picture path={section.image.url} alt={section.image.description} sizes={halfWide} />}
          <div>
            {section.title && <h2>{section.title}</h2>}
            <RichTextBody text={section.body} links={links} />
            <CtaLink cta={section.cta} />
          </div>
        </section>
      )
    case 'SectionOutput':
      return <Output section={section} outputs={outputs} request={request} />
    case 'SectionForm':
      return (
        section.form && (
          <section className="panel">
            <h2>{section.title || section.form.title}</h2>
            {(section.teaser || section.form.teaser) && <p>{section.teaser || section.form.teaser}</p>}
            <DefinedForm
              market={request.market}
              messages={request.messages}
              form={section.form}
              captcha={request.captcha.widget}
            />
          </section>
        )
      )
    case 'SectionQuote':
      return (
        <figure className="prose">
          <blockquote>{section.teaser}</blockquote>
          {section.author && <figcaption>{section.author}</figcaption>}
        </figure>
      )
    case 'SectionSearch':
      return titledSection(
        section.title,
        <>
          {section.teaser && <p>{section.teaser}</p>}
          <PageSearchBox request={request} criteria={criteriaOfSection(section)} opensWide />
          <SectionHouses request={request} page={page} section={section} found={found} />
        </>,
        'output',
      )
    case 'SectionColumns':
      return titledSection(
        section.title,
        <div className="columns">
          {section.columnsCollection.map((column) => (
            <Marked key={column.sys.id} entry={column.sys.id} type="sectionText">
              <div>
                {column.title && <h3>{column.title}</h3>}
                <RichTextBody text={column.body} links={links} />
              </div>
            </Marked>
          ))}
        </div>,
      )
  }
}

function CtaLink({ cta }: { cta: Cta | null }) {
  const target = cta && targetOf(cta)
  if (!target) return null
  return (
    <Marked entry={cta.sys.id} type="cta">
      <p className="actions">
        <a className="button primary" href={target}>
          {cta.label || cta.title}
        </a>
      </p>
    </Marked>
  )
}

function Entrances({ title, ctas }: { title: string; ctas: readonly Cta[] }) {
  const links = ctas.flatMap((cta) => {
    const target = targetOf(cta)
    return target
      ? [{ id: cta.sys.id, title: cta.title, text: cta.teaser, href: target, image: cta.image?.url ?? null }]
      : []
  })
  if (links.length === 0) return null
  return titledSection(title, <PictureLinks type="cta" links={links} />)
}

function targetOf({ internalLink, customLink }: Cta): string | null {
  return internalLink?.path ?? customLink
}
