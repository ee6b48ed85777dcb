/** For a request without a client address, as without an edge in front: it is not counted. */
export const unknownVisitor = 'unknown'

/** The network line of an address: of IPv6 the first 64 bits, which a household shares. Only counters use it. */
export function visitorKey(ip: string | undefined): string {
  if (ip === undefined || !ip.includes(':') || ip.includes('.')) return ip ?? unknownVisitor
  const [start = '', end] = ip.split('::')
  const groups = start === '' ? [] : start.split(':')
  const rest = end ? end.split(':').length : 0
  const filled = end === undefined ? groups : [...groups, ...Array(Math.max(0, 8 - groups.length - rest)).fill('0')]
  return [...filled, '0', '0', '0', '0']
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}
