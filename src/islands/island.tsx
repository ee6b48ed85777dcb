import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type IslandTrigger, islandAttribute, islandElement, writeProps } from './protocol.ts'
import { withoutPreloads } from './without-preloads.ts'

/**
 * Server half of an island: its component rendered as a root of its own, with its props as JSON beside it, so that the
 * browser gets the same tree and the same ids. Islands never nest.
 * @param name of the file: search-form for search-form.island.tsx
 * @param written props for the server only, which the browser reads from the page
 * @param html what the component would render, exactly, where that is written at less cost
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
