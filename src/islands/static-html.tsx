import { memo, useMemo } from 'react'
import { trustedHtml } from './trusted-html.ts'

interface StaticHtmlProps {
  as?: 'ul' | 'div'
  /** Written by the server. */
  html: string
  className?: string
  id?: string | undefined
}

/** HTML from the server: React leaves it unchanged until there is other HTML. */
export const StaticHtml = memo(({ as: Element = 'ul', html, className, id }: StaticHtmlProps) => {
  const inner = useMemo(() => ({ __html: trustedHtml(html) }), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own output, under the site's policy of Trusted Types
  return <Element id={id} className={className} dangerouslySetInnerHTML={inner} suppressHydrationWarning />
})
