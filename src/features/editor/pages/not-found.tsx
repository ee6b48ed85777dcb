import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { Screen } from '../document.tsx'
import { editorPaths } from '../paths.ts'

export function notFoundPage(text: string): Screen {
  const body = (
    <EmptyState level={1} title="Not found" text={text}>
      <ButtonLink href={editorPaths.home}>To the console</ButtonLink>
    </EmptyState>
  )
  return { title: 'Not found', screen: 'home', body }
}
