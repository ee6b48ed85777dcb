import * as v from 'valibot'
import { askedCollectionOf } from '../contracts/entry.ts'
import { linkTargetFragment } from '../contracts/link-target.ts'
import { type Colleague, ColleagueSchema } from '../contracts/people.ts'
import type { Locale } from '../markets/market.ts'
import { asset, contentLimits } from './content-queries.ts'
import type { ContentReader } from './content-reader.ts'

export interface PeopleContent {
  /** Everybody who works at the agency now, in the editors' order. */
  employees(locale: Locale): Promise<Colleague[]>
}

export function peopleContent({ read }: ContentReader): PeopleContent {
  return {
    async employees(locale) {
      const { data } = await read(employeesQuery, EmployeesReplySchema, { locale })
      return data.employeeCollection.filter(({ isArchived }) => !isArchived)
    },
  }
}

/** Specification, section 9. */
const mostEmployees = 1000

const employeesQuery = {
  name: 'ContentEmployees',
  document: `query ContentEmployees($locale: String!) {
    employeeCollection(locale: $locale, where: { isArchived_not: true }, order: [sortOrder_ASC], limit: ${mostEmployees}) {
      items {
        sys { id } name jobTitle email phone image { ${asset} } isArchived
        locationsCollection(limit: ${contentLimits.locationsOfPerson}) { items { ...LinkTarget } }
      }
    }
  } ${linkTargetFragment}`,
}

const EmployeesReplySchema = v.object({ employeeCollection: askedCollectionOf(ColleagueSchema) })
