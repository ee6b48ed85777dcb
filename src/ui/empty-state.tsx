import type { ReactNode } from 'react'

/** A friendly page or part without content: the dune, a title, what to do. Actions come as children. */
export function EmptyState({ title, text, level = 2, children }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="empty-state">
      <svg className="empty-dune" width="240" viewBox="0 0 240 110" aria-hidden="true">
        <circle className="empty-sun" cx="168" cy="42" r="20" />
        <path className="empty-sea" d="M0 62h240v14H0z" />
        <path className="empty-back" d="M0 84c40-16 86-20 126-6s76 8 114-4v36H0z" />
        <path className="empty-front" d="M0 96c52-22 92-16 132-4s70 4 108-8v26H0z" />
        <path
          className="empty-grass"
          d="M62 86c-2-14-8-24-18-30m22 30c0-16 2-28 10-38m-6 38c2-12 8-20 18-26m-34 28c-4-8-10-12-18-14m98 22c-1-9-5-16-12-20m14 20c0-10 2-18 7-25m-3 25c2-8 6-13 12-16"
        />
      </svg>
      <Heading>{title}</Heading>
      {typeof text === 'string' ? <p>{text}</p> : text}
      {children && <div className="actions">{children}</div>}
    </div>
  )
}

export interface EmptyStateProps {
  title: string
  text: ReactNode
  level?: 1 | 2
  children?: ReactNode
}
