import { ownForm, type Route } from '../../urls/route.ts'

export const formsRoutes = {
  'form-receipt': { path: '/forms/receipt/', visibility: 'private' },
  form: { path: '/forms/*', ...ownForm, takesPictures: true },
} as const satisfies Record<string, Route>

const formPath = /^\/forms\/([a-z][a-z0-9-]{0,39})\/$/

/** The key of the form whose page has that path; empty for a path that no form can have. */
export function formKeyOf(path: string): string {
  return formPath.exec(path)?.[1] ?? ''
}
