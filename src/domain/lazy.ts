/**
 * An object whose members are created when they are first read, once each; a copy by its descriptors shares them.
 * @param others the object with its other members, which is changed and returned
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

/** Creates the value at the first call and returns it at every call. */
export function once<Made>(make: () => Made): () => Made {
  let created: { value: Made } | undefined
  return () => {
    created ??= { value: make() }
    return created.value
  }
}

/** A function that is created at its first call, usually by evaluating a module. */
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

/** Asynchronous functions that are created together at the first call of one. */
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
