import type { Route } from '../../urls/route.ts'

export const formsRoutes = {
  'form-receipt': { path: '/forms/receipt/', visibility: 'private' },
  form: { path: '/forms/*', visibility: 'private', takesForms: true, takesPictures: true },
} as const satisfies Record<string, Route>
