/**
 * Which of a listbox's options is chosen while the focus stays in the field (ARIA's combobox pattern). The list of
 * options is read anew at each step, so that whoever draws them need not tell.
 */
export function createChoice(field: HTMLInputElement, list: HTMLElement) {
  const options = () => [...list.querySelectorAll<HTMLElement>('[role=option]')]
  const chosen = () => list.querySelector<HTMLElement>('[aria-selected=true]')

  function choose(option: HTMLElement | undefined) {
    chosen()?.setAttribute('aria-selected', 'false')
    if (!option) return field.removeAttribute('aria-activedescendant')
    option.setAttribute('aria-selected', 'true')
    option.scrollIntoView({ block: 'nearest' })
    field.setAttribute('aria-activedescendant', option.id)
  }
  return {
    clear: () => choose(undefined),
    /** Whether the key was one that moves or opens the choice. */
    press({ key, isComposing, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
      const all = options()
      const option = chosen()
      if (isComposing || altKey || ctrlKey || metaKey || all.length === 0) return false
      const place = option ? all.indexOf(option) : -1
      // Beyond either end lies the field itself.
      if (key === 'ArrowDown') choose(all[place + 1])
      else if (key === 'ArrowUp') choose(option ? all[place - 1] : all.at(-1))
      else if (option && key === 'Home') choose(all[0])
      else if (option && key === 'End') choose(all.at(-1))
      else if (option && key === 'Enter') option.click()
      else return false
      return true
    },
  }
}
