import { firstGroupId, type ListedLodging, type ListedOption, shortlistLimits } from '../contract.ts'

/** '12.34-56' → house 12, and houses 34 and 56 as one option. What is no lodging id is left out, and so is a repetition. */
export function parseOptions(text: string): number[][] {
  const options = text.split('.').flatMap((part) => {
    const ids = [...new Set(part.split('-').flatMap(readId))].slice(0, shortlistLimits.housesTogether)
    return ids.length > 0 ? [ids] : []
  })
  const byKey = new Map(options.map((ids) => [optionKey(ids), ids]))
  return [...byKey.values()].slice(-shortlistLimits.houses)
}

/** The same for the same houses, in whichever order. */
export function optionKey(ids: readonly number[]): string {
  return ids.toSorted((a, b) => a - b).join('-')
}

export function lodgingsOf({ id, name, lodgings }: ListedOption): ListedLodging[] {
  return lodgings ?? [{ id, name }]
}

/** 'BL1001 + BL1002' for two houses together. */
export function codesOf(option: ListedOption): string {
  return lodgingsOf(option)
    .map(({ name }) => name)
    .join(' + ')
}

function readId(text: string): number[] {
  const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0
  return id > 0 && id < firstGroupId ? [id] : []
}
