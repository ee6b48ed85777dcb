import type { Plugin } from 'vite'

/** GraphQL documents begin each of their lines at its start: the worker and its requests are as much smaller. */
export function queriesWithoutIndents(): Plugin {
  return {
    name: 'marehalm-queries',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'marehalm',
    transform: {
      filter: { id: /\/(?:src|kv)\/.+\.ts$/, code: /`\s*(?:query|fragment) / },
      // Lines stay where they are, as maps have them.
      handler: (code) => ({
        code: code.replace(/`\s*(?:query|fragment) [^`]*/g, (text) => text.replace(/\n +/g, '\n')),
        map: null,
      }),
    },
  }
}
