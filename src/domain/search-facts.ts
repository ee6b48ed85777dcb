import type { BlogCard } from '../contracts/blog.ts'
import type { Department } from '../contracts/content.ts'

/** Fields of a post, a job and an office that search engines require and that an editor has left empty. */
export function postGaps({ author, image, excerpt }: Pick<BlogCard, 'author' | 'image' | 'excerpt'>): string[] {
  return missing({ author, picture: image?.url, excerpt })
}

interface JobFacts {
  description: string
  workplaces: number
  /** When it was published. */
  posted: string | null
}

export function jobGaps({ description, workplaces, posted }: JobFacts): string[] {
  return missing({ description, workplace: workplaces, 'day of publication': posted })
}

export function officeGaps({ address, openingHours }: Pick<Department, 'address' | 'openingHours'>): string[] {
  const { address: street, zipcode, city, phone } = address
  return missing({ street, 'postal code': zipcode, city, phone, 'opening hours': openingHours.length })
}

function missing(facts: Record<string, unknown>): string[] {
  return Object.keys(facts).filter((name) => !facts[name])
}
