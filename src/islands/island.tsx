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
  const html =
    'html' in content
      ? content.html
      : islandHtml(name, content.component, { ...props, ...(content.written as Written) })
  return createElement(islandElement, {
    [islandAttribute.name]: name,
    [islandAttribute.trigger]: on,
    [islandAttribute.prefix]: prefixOf(name),
    [islandAttribute.props]: writeProps(props),
    class: className,
    suppressHydrationWarning: true,
    // Safe: the string is React's own output, or written as React does.
    dangerouslySetInnerHTML: { __html: html },
  })
}

/** What the component renders as the island of that name. */
export function islandHtml<Props extends object>(name: string, component: ComponentType<Props>, props: Props): string {
  return withoutPreloads(renderToString(createElement(component, props), { identifierPrefix: prefixOf(name) }))
}

function prefixOf(name: string): string {
  return `${name}-`
}
