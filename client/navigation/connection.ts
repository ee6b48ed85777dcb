/** Whether the visitor pays for every byte or waits long for it: nothing is asked for ahead then. */
export function isSparing(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (typeof connection !== 'object' || connection === null) return false
  return Reflect.get(connection, 'saveData') === true || Reflect.get(connection, 'effectiveType') === 'slow-2g'
}
