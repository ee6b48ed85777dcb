/**
 * `npm run check` runs knip twice: over everything, where an export that only its own file uses counts as unused, and
 * with --production, where what only tests use counts as unused.
 */
export default ({ production }: { production?: boolean }) => ({
  entry: [
    'src/{backend,mcp}/index.ts!',
    '{src/commands/*,kv/command}.ts!',
    'client/{entry,first}.ts!',
    'client/public/service-worker.js!',
    'src/**/*.island.tsx!',
    // The build puts it behind the styles (vite.config.ts).
    'client/styles/icons-sheet.ts!',
    // Put in place of others by src/commands/library-sources.ts.
    'src/islands/{first-query,jsx-runtime,nothing}.ts!',
    'src/features/lodging/no-styles.ts!',
    'src/features/map-tiles/no-inflate.ts!',
    'tests/**/{run,bench,objects,lighthouse,conform}.ts',
  ],
  project: ['src/**/*.{ts,tsx}!', 'kv/**/*.ts!', 'client/**/*.{ts,js}!', 'tests/**/*.{ts,tsx}'],
  ignoreExportsUsedInFile: production === true,
  // Fonts are named in CSS; commands run Biome and html-validate as programs; Chromium and axe are resolved by name; `cloudflare:` modules are the runtime's.
  ignoreDependencies: [
    '@biomejs/biome',
    'cloudflare',
    'html-validate',
    /^@fontsource-variable\//,
    '@sparticuz/chromium',
    'axe-core',
  ],
  ignoreBinaries: ['workerd'],
  vitest: { config: ['tests/**/{vitest,conform}.config.ts'], entry: ['tests/**/*.test.{ts,tsx}'] },
})
