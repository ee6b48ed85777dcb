import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type IslandTrigger, islandAttribute, islandElement, writeProps } from './protocol.ts'
import { withoutPreloads } from './without-preloads.ts'

/**
 * Server half of an island: its component rendered as a root of its own, with the props beside it, so that the browser
 * finds the same tree and the same ids. Islands never nest. Props must be plain JSON.
 * @param name of the file: search-form for search-form.island.tsx
 * @param written props that only the server has: what the browser finds in the page is not handed to it again
 * @param html what the component renders, in place of it: for one that is written at less cost, to the letter
 */
export function Island<Props extends object, Written extends object = object>({
  name,
  props,
  on,
  className,
  ...content
}: {
  name: string
  props: Props
  on: IslandTrigger
  className?: string
} & ({ component: ComponentType<Props & Written>; written?: Written } | { html: string })) {
  const prefix = `${name}-`
  const html =
    'html' in content
      ? content.html
      : withoutPreloads(
          renderToString(createElement(content.component, { ...props, ...(content.written as Written) }), {
            identifierPrefix: prefix,
          }),
        )
  return createElement(islandElement, {
    [islandAttribute.name]: name,
    [islandAttribute.trigger]: on,
    [islandAttribute.prefix]: prefix,
    [islandAttribute.props]: writeProps(props),
    class: className,
    suppressHydrationWarning: true,
    // Safe: the string is React's own output, or written as React does.
    dangerouslySetInnerHTML: { __html: html },
  })
}
