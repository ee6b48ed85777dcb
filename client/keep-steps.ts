import { stepAttribute, stepsAnsweredEvent } from '../src/islands/protocol.ts'

/** Keeps what is pressed beside a number until the script has come that answers it (steppers.ts). */
export function keepSteps(root: Document): void {
  const kept: HTMLElement[] = []
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(`[${stepAttribute}]`) : null
    if (button) kept.push(button)
  }
  root.addEventListener('click', keep)
  root.addEventListener(
    stepsAnsweredEvent,
    () => {
      root.removeEventListener('click', keep)
      for (const button of kept) button.click()
    },
    { once: true },
  )
}
