import type { Section } from '../../contracts/sections.ts'

/** True for a section in which there is nothing to see: its heading stays away, too. */
export function isEmptySection(section: Section): boolean {
  switch (section.__typename) {
    case 'SectionBanner':
      return !section.title && !section.teaser && !section.image
    case 'SectionColumns':
      return section.columnsCollection.length === 0
    case 'SectionEmployees':
      return section.employeesCollection.every(({ isArchived }) => isArchived)
    case 'SectionEntrances':
      return section.ctasCollection.length === 0
    case 'SectionFaq':
      return section.faqsCollection.length === 0
    case 'SectionForm':
      return section.form === null
    case 'SectionGallery':
      return section.imagesCollection.length === 0
    case 'SectionImageText':
      return !section.title && !section.body && !section.image
    case 'SectionQuote':
      return !section.teaser
    case 'SectionStatement':
      return !section.title && !section.teaser && !section.image
    case 'SectionText':
      return !section.title && !section.body
    case 'SectionOutput':
    case 'SectionSearch':
      return false
  }
}
