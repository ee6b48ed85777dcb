/**
 * An object whose members are made when they are first read, once each; a copy by its descriptors shares them.
 * @param others its other members, which it then is
 */
export function lazily<Members extends object, Others extends object = object>(
  makers: { [Name in keyof Members]: () => Members[Name] },
  others: Others = {} as Others,
): Members & Others {
  for (const [name, make] of Object.entries<() => unknown>(makers)) {
    Object.defineProperty(others, name, { get: once(make), enumerable: true, configurable: true })
  }
  return others as Members & Others
}

/** The same one at every call, made at the first. */
export function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
