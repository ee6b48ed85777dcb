/**
 * An object whose members are made when they are first read, once each; a copy by its descriptors shares them.
 * @param others its other members, which it then is
 */
export function lazyMembers<Members extends object, Others extends object = object>(
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
  let created: { value: Made } | undefined
  return () => {
    created ??= { value: make() }
    return created.value
  }
}

/** A function that is made at its first call, mostly by a module that is evaluated then. */
export function lazyFunction<Parameters extends unknown[], Result>(
  load: () => Promise<(...parameters: Parameters) => Result | Promise<Result>>,
): (...parameters: Parameters) => Promise<Result> {
  // The first function wins, also where another call has loaded one meanwhile. Its promise is not stored: it belongs to
  // a request.
  let created: ((...parameters: Parameters) => Result | Promise<Result>) | undefined
  return async (...parameters) => {
    if (!created) {
      const loaded = await load()
      created ??= loaded
    }
    return created(...parameters)
  }
}

/** Asynchronous functions that are made together with the first call of one. */
export function lazyCalls<Calls extends { [Name in keyof Calls]: (...parameters: never[]) => Promise<unknown> }>(
  load: () => Promise<Calls>,
): Calls {
  let made: Calls | undefined
  const callOf =
    (name: string | symbol) =>
    async (...parameters: unknown[]) => {
      if (!made) {
        const loaded = await load()
        made ??= loaded
      }
      return Reflect.apply(Reflect.get(made, name), made, parameters)
    }
  // `await` reads `then` to find out whether a value is a promise.
  return new Proxy({} as Calls, { get: (_, name) => (name === 'then' ? undefined : callOf(name)) })
}
