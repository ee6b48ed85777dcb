import type { Feature } from '../../routing/feature.ts'
import { contentPage } from '../content/route.ts'
import { commentFormPage } from './comment-page.tsx'
import { postFragments } from './fragments.tsx'
import { postPage } from './post-route.ts'
import { blogList } from './posts.tsx'

export const blogFeature = {
  pages: { 'comment-form': commentFormPage },
  templates: { blog: contentPage(blogList) },
  types: { blog: postPage },
  fragments: postFragments,
} as const satisfies Feature
