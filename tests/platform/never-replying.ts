/** The same namespace, whose objects take every call and never reply. */
export function neverReplying(namespace: DurableObjectNamespace): DurableObjectNamespace {
  return new Proxy(namespace, {
    get(target, name) {
      if (name !== 'get') return Reflect.get(target, name).bind(target)
      return () => new Proxy({}, { get: () => () => new Promise(() => undefined) })
    },
  })
}
