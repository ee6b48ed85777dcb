import type { ComponentProps } from 'react'
import type { IconName } from './icon-shapes.ts'
import { Icon } from './icons.tsx'

/** `primary` is the main action of a view, `secondary` stands beside it, `quiet` looks like a link. */
type ButtonKind = 'primary' | 'secondary' | 'quiet'

interface Looks {
  kind?: ButtonKind
  icon?: IconName
  /** The icon stands behind the words, as an arrow does. */
  iconLast?: boolean
  wide?: boolean
}

export function Button({ kind, icon, iconLast, wide, children, ...rest }: Looks & ComponentProps<'button'>) {
  return (
    <button {...rest} className={buttonClass({ kind, wide })}>
      {icon && !iconLast && <Icon name={icon} />}
      {children}
      {icon && iconLast && <Icon name={icon} />}
    </button>
  )
}

export function ButtonLink({ kind, icon, iconLast, wide, children, ...rest }: Looks & ComponentProps<'a'>) {
  return (
    <a {...rest} className={buttonClass({ kind, wide })}>
      {icon && !iconLast && <Icon name={icon} />}
      {children}
      {icon && iconLast && <Icon name={icon} />}
    </a>
  )
}

function buttonClass({ kind = 'primary', wide }: Looks): string {
  return `button ${kind}${wide ? ' wide' : ''}`
}
