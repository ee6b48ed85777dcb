import { minChosenAttribute, stepAttribute, stepsAnsweredEvent } from '../src/islands/protocol.ts'
import { createAnnouncer } from './notices.ts'

let isHandled = false

/** Buttons beside a number increase and decrease it within its limits, and announce the result. */
export function handleSteppers(root: Document): void {
  if (isHandled) return
  isHandled = true
  const announce = createAnnouncer(root)
  for (const input of root.querySelectorAll<HTMLInputElement>('.stepper input')) showEnds(input)
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(`[${stepAttribute}]`) : null
    const input = button?.parentElement?.querySelector('input')
    if (!button || !input) return
    const before = input.value
    step(input, Number(button.getAttribute(stepAttribute)))
    announce(`${input.labels?.[0]?.textContent ?? ''}: ${input.value}`)
    if (input.value === before) return
    // As when it is typed: for code that stores the value, and for islands that follow it.
    for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
  })
  for (const type of ['input', 'change']) {
    root.addEventListener(type, ({ target }) => {
      if (target instanceof HTMLInputElement && target.closest('.stepper')) showEnds(target)
      // Of a form that got back what was typed in it.
      else if (target instanceof HTMLFormElement)
        for (const input of target.querySelectorAll<HTMLInputElement>('.stepper input')) showEnds(input)
    })
  }
  root.dispatchEvent(new Event(stepsAnsweredEvent))
}

function step(input: HTMLInputElement, by: number): void {
  if (by < 0) input.stepDown()
  else input.stepUp()
  const minChosen = Number(input.getAttribute(minChosenAttribute) ?? 0)
  if (input.valueAsNumber < minChosen) input.value = by < 0 ? input.min : String(minChosen)
}

/** Marks buttons at the limit of their range. They stay focusable, which a disabled button would not. */
function showEnds(input: HTMLInputElement): void {
  const value = input.valueAsNumber
  for (const button of input.parentElement?.querySelectorAll<HTMLElement>(`[${stepAttribute}]`) ?? []) {
    const isEnd =
      Number(button.getAttribute(stepAttribute)) < 0 ? value <= Number(input.min) : value >= Number(input.max)
    button.ariaDisabled = isEnd ? 'true' : null
  }
}
