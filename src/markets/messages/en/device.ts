import type { device as danish } from '../da/device.ts'

export const device: typeof danish = {
  searching: 'Searching …',
  again: 'Try again',
  allResults: 'See all results for “{text}”',
  recent: 'Your latest searches',
  remove: 'Remove “{text}”',
  removeAll: 'Forget all',
  viewed: 'Houses you have looked at',
  hint: 'Use the arrow keys to choose, Enter to open and Esc to close.',
}
