export interface StepsProps {
  label: string
  /** In order. A step that may be gone back to has its address. */
  steps: readonly { title: string; href?: string }[]
  /** Index of the step that is shown. */
  current: number
}

export function Steps({ label, steps, current }: StepsProps) {
  return (
    <nav className="steps" aria-label={label}>
      <ol>
        {steps.map(({ title, href }, index) => (
          <li
            key={title}
            className={index < current ? 'done' : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            {href && index < current ? <a href={href}>{title}</a> : <span>{title}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
