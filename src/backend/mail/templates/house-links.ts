import type { MailBlock } from '../mail-content.ts'

export function houseLinks(houses: readonly { title: string; code: string; url: string }[]): MailBlock {
  return { kind: 'links', links: houses.map(({ title, code, url }) => ({ title, text: code, url })) }
}
