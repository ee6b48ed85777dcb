import * as v from 'valibot'
import { defineFragment, writtenEntry } from '../../routing/fragment.ts'
import { MenuEntries, menuFragment } from '../../ui/main-menu.tsx'

/** What an item of the main menu opens. */
export const menuPart = defineFragment({
  name: menuFragment,
  parameters: v.strictTuple([writtenEntry]),
  async load({ market, routes }, id) {
    const item = (await routes.menu(market, 'main'))?.items.find((each) => each.id === id)
    return item && <MenuEntries items={item.items} />
  },
})
