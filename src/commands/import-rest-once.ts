import type { Plugin } from 'vite'

/**
 * The site worker's first file imports the other one in a single place, which keeps it: its hundred imports take 3.5 kB
 * of the worker, and each the runtime's time for every request that comes by.
 */
export function importRestOnce(): Plugin {
  return {
    name: 'marehalm-import-rest-once',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'marehalm',
    renderChunk: (code, { name }) => (name === 'start' ? { code: withOneImport(code), map: null } : null),
  }
}

const importOfRest = /\bimport\("\.\/later\/rest-[^"]*"\)/g

/** Each import is as long as before, so that nothing moves from where the map has it. */
export function withOneImport(code: string): string {
  const [first] = code.match(importOfRest) ?? []
  if (first === undefined || code.includes('importRest'))
    throw new Error('The first file does not import the rest as expected')
  const calls = code.replace(importOfRest, (each) => 'importRest()'.padEnd(each.length))
  // Kept is the module, not its promise, which belongs to the request that began it.
  return `${calls}\nvar importRestModule\nasync function importRest() { return importRestModule ??= await ${first} }\n`
}
