/** An object whose members are made when they are first read, once each; a copy by its descriptors shares them. */
export function lazily<Members extends object>(makers: { [Name in keyof Members]: () => Members[Name] }): Members {
  const descriptors = Object.entries<() => unknown>(makers).map(([name, make]) => {
    const get = once(make)
    return [name, { get, enumerable: true, configurable: true }]
  })
  return Object.defineProperties({}, Object.fromEntries(descriptors)) as Members
}

/** The same one at every call, made at the first. */
export function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
