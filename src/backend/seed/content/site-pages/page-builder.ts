import type { outputKinds } from '../../../../contracts/sections.ts'
import type { Language, Text3 } from '../../texts.ts'
import { entry, type Fields, type SeededEntry, toEntries, toEntry } from '../entry.ts'
import type { picture } from '../picture-assets.ts'
import { richText } from '../rich-text.ts'

type Asset = ReturnType<typeof picture>

export interface PageText {
  name: string
  slug: Text3
  title: Text3
  excerpt: Text3
  seoTitle?: Text3
  parent?: string
  template?: string
  layout?: 'page' | 'search' | 'sidebar'
  menuKey?: string
  hasSearchBox?: boolean
  noIndex?: boolean
  banner?: Asset
  sections: Section[]
}

interface Section {
  type: string
  fields: (edition: Language) => Fields
}

/** A page and its sections as entries: page-terms, page-terms-1, page-terms-2 … */
export function page({ name, sections, parent, banner, ...text }: PageText): SeededEntry[] {
  const id = `page-${name}`
  const sectionIds = sections.map((_, index) => `${id}-${index + 1}`)
  return [
    entry('page', id, (edition) => ({
      title: text.title[edition],
      slug: text.slug[edition],
      parent: parent ? toEntry(`page-${parent}`) : null,
      template: text.template ?? 'content',
      layout: text.layout ?? 'page',
      menuKey: text.menuKey ?? null,
      hasSearchBox: text.hasSearchBox ?? false,
      excerpt: text.excerpt[edition],
      banner: banner ?? null,
      sections: toEntries(sectionIds),
      seoTitle: (text.seoTitle ?? text.title)[edition],
      seoDescription: text.excerpt[edition],
      noIndex: text.noIndex ?? false,
    })),
    ...sections.map(({ type, fields }, index) => entry(type, sectionIds[index] ?? id, fields)),
  ]
}

export function textSection(markup: Text3, title?: Text3): Section {
  return {
    type: 'sectionText',
    fields: (edition) => ({ title: title?.[edition] ?? null, body: richText(markup[edition]) }),
  }
}

export function imageText(title: Text3, markup: Text3, image: Asset, imagePosition: 'left' | 'right'): Section {
  return {
    type: 'sectionImageText',
    fields: (edition) => ({ title: title[edition], body: richText(markup[edition]), image, imagePosition }),
  }
}

export function output(kind: (typeof outputKinds)[number], title: Text3, teaser?: Text3): Section {
  return {
    type: 'sectionOutput',
    fields: (edition) => ({ title: title[edition], teaser: teaser?.[edition] ?? null, output: kind }),
  }
}

export function faqs(title: Text3, ids: readonly string[]): Section {
  return { type: 'sectionFaq', fields: (edition) => ({ title: title[edition], faqs: toEntries(ids) }) }
}

export function entrances(title: Text3, ctaIds: readonly string[]): Section {
  return { type: 'sectionEntrances', fields: (edition) => ({ title: title[edition], ctas: toEntries(ctaIds) }) }
}

export function quote(text: Text3, author: Text3): Section {
  return { type: 'sectionQuote', fields: (edition) => ({ teaser: text[edition], author: author[edition] }) }
}

export function statement(title: Text3, text: Text3, image: Asset): Section {
  return {
    type: 'sectionStatement',
    fields: (edition) => ({ title: title[edition], teaser: text[edition], image }),
  }
}

export function gallery(title: Text3, images: readonly Asset[]): Section {
  return { type: 'sectionGallery', fields: (edition) => ({ title: title[edition], images }) }
}

export function searchSection(title: Text3, text: Text3, criteria: Record<string, string>): Section {
  return {
    type: 'sectionSearch',
    fields: (edition) => ({ title: title[edition], teaser: text[edition], criteria }),
  }
}

export function employees(title: Text3, ids: readonly string[]): Section {
  return { type: 'sectionEmployees', fields: (edition) => ({ title: title[edition], employees: toEntries(ids) }) }
}

export function formSection(key: string): Section {
  return { type: 'sectionForm', fields: () => ({ title: null, teaser: null, form: toEntry(`form-${key}`) }) }
}
