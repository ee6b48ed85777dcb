/** The value of a cookie that scripts may read. */
export function cookieOf(root: Document, name: string): string | undefined {
  const prefix = `${name}=`
  return root.cookie
    .split('; ')
    .find((each) => each.startsWith(prefix))
    ?.slice(prefix.length)
}
