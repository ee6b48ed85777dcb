import type { Question } from 'schema-dts'
import type { Page } from '../../contracts/content.ts'
import type { StructuredData } from '../../routing/structured-data.ts'
import { richWords } from './rich-words.ts'

/** The questions of a page that have an answer; nothing on a page without any. */
export function questionsData(page: Pick<Page, 'sectionsCollection'>): StructuredData[] {
  const asked = page.sectionsCollection.flatMap((section) =>
    section?.__typename === 'SectionFaq' ? section.faqsCollection : [],
  )
  const mainEntity = asked.flatMap(({ title, body }): Exclude<Question, string>[] => {
    const text = richWords(body)
    return text === '' ? [] : [{ '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text } }]
  })
  return mainEntity.length === 0 ? [] : [{ '@type': 'FAQPage', mainEntity }]
}
