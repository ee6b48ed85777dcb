import type { ReactNode } from 'react'
import type { IconName } from './icon-shapes.ts'
import { Icon } from './icons.tsx'

type NoticeKind = 'info' | 'success' | 'warning' | 'error'

const icons: Record<NoticeKind, IconName> = { info: 'info', success: 'check', warning: 'warning', error: 'warning' }

export interface NoticeProps {
  kind?: NoticeKind
  title?: string
  /** Of a notice that is a part of the page, for those who go from heading to heading; without it the title is no heading. */
  titleLevel?: 2 | 3
  children: ReactNode
}

/** Something to know before going on. Errors are read out at once. */
export function Notice({ kind = 'info', title, titleLevel, children }: NoticeProps) {
  const Title = titleLevel ? (`h${titleLevel}` as const) : 'p'
  return (
    <div className={`notice ${kind}`} role={kind === 'error' ? 'alert' : undefined}>
      <Icon name={icons[kind]} />
      <div>
        {title && <Title className="notice-title">{title}</Title>}
        {children}
      </div>
    </div>
  )
}
