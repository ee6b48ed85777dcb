import type { ReactNode } from 'react'
import type { IconName } from './icon-shapes.ts'
import { Icon } from './icons.tsx'

export type NoticeKind = 'info' | 'success' | 'warning' | 'error'

const icons: Record<NoticeKind, IconName> = { info: 'info', success: 'check', warning: 'warning', error: 'warning' }

/** Something to know before going on. Errors are read out at once. */
export function Notice({ kind = 'info', title, children }: { kind?: NoticeKind; title?: string; children: ReactNode }) {
  return (
    <div className={`notice ${kind}`} role={kind === 'error' ? 'alert' : undefined}>
      <Icon name={icons[kind]} />
      <div>
        {title && <p className="notice-title">{title}</p>}
        {children}
      </div>
    </div>
  )
}
