import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type IslandTrigger, islandAttribute, islandElement, writeProps } from './protocol.ts'

/**
 * Server half of an island: its component rendered as a root of its own, with the props beside it, so that the browser
 * finds the same tree and the same ids. Islands never nest. Props must be plain JSON.
 * @param name of the file: search-form for search-form.island.tsx
 * @param written props that only the server has: what the browser finds in the page is not handed to it again
 */
export function Island<Props extends object, Written extends object = object>({
  name,
  component,
  props,
  written,
  on,
  className,
}: {
  name: string
  component: ComponentType<Props & Written>
  props: Props
  written?: Written
  on: IslandTrigger
  className?: string
}) {
  const prefix = `${name}-`
  const html = renderToString(createElement(component, { ...props, ...(written as Written) }), {
    identifierPrefix: prefix,
  })
  return createElement(islandElement, {
    [islandAttribute.name]: name,
    [islandAttribute.trigger]: on,
    [islandAttribute.prefix]: prefix,
    [islandAttribute.props]: writeProps(props),
    class: className,
    suppressHydrationWarning: true,
    // Safe: the string is React's own output.
    dangerouslySetInnerHTML: { __html: html },
  })
}
