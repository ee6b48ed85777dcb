import type { Feature } from '../../routing/feature.ts'
import { lazyPage } from '../../routing/lazy-page.ts'

export const blogFeature = {
  pages: { 'comment-form': lazyPage(async () => (await import('./comment-page.tsx')).commentFormPage) },
  templates: { blog: async () => (await import('./posts.tsx')).blogPage },
  types: { blog: async () => (await import('./post-route.tsx')).postPage },
  fragments: async () => (await import('./fragments.tsx')).postFragments,
} as const satisfies Feature
