/** The stay's days; both belong to it. */
export interface StayDays {
  arrival: string
  departure: string
}

/** Those that hold on a day of the stay. */
export function noticesDuring<Notice extends { from: string | null; to: string | null }>(
  notices: readonly Notice[],
  { arrival, departure }: StayDays,
): Notice[] {
  return notices.filter(({ from, to }) => (from === null || from <= departure) && (to === null || to >= arrival))
}
