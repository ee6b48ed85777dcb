/** The value of a cookie that scripts may read. */
export function cookieOf(root: Document, name: string): string | undefined {
  const prefix = `${name}=`
  return root.cookie
    .split('; ')
    .find((each) => each.startsWith(prefix))
    ?.slice(prefix.length)
}

/** Writes a cookie of the whole site; one without a value is taken away. */
export function writeCookie(root: Document, { name, maxAge }: { name: string; maxAge: number }, value: string | null) {
  const domain = root.documentElement.dataset.cookieDomain
  root.cookie = [
    `${name}=${value ?? ''}`,
    'path=/',
    `max-age=${value === null ? 0 : maxAge}`,
    'samesite=lax',
    ...(location.protocol === 'https:' ? ['secure'] : []),
    ...(domain ? [`domain=${domain}`] : []),
  ].join('; ')
}
