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
  compareAdd: 'Compare',
  compareOn: '✓ Chosen',
  compareTitle: 'Houses to compare',
  compareOpen: { one: 'Compare {count} house', other: 'Compare {count} houses' },
  compareAdded: '{title} has been chosen for comparison',
  compareRemoved: '{title} is no longer compared',
  compareFull: 'You can compare four houses at a time. Please take one out first.',
  compareDrop: 'Remove {title}',
  compareClear: 'Remove all',
}
