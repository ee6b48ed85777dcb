import type { Department } from '../../contracts/content.ts'
import type { Colleague } from './people-contract.ts'

/** The people of an office, or without one those who belong to none. */
export interface OfficeTeam {
  office: Pick<Department, 'title' | 'path'> | null
  people: Colleague[]
}

type Office = Pick<Department, 'sys' | 'title' | 'path'>

/** Offices in their order with their people, empty ones left out; who works at several stands with each of them. */
export function groupByOffice(people: readonly Colleague[], offices: readonly Office[]): OfficeTeam[] {
  const worksAt = ({ locationsCollection }: Colleague, { sys }: Office) =>
    locationsCollection.some((location) => location.sys.id === sys.id)
  const teams: OfficeTeam[] = offices.map((office) => ({
    office,
    people: people.filter((person) => worksAt(person, office)),
  }))
  const others = people.filter((person) => !offices.some((office) => worksAt(person, office)))
  return [...teams, { office: null, people: others }].filter((team) => team.people.length > 0)
}
