declare module 'virtual:client-assets' {
  /** URLs of the browser's files, hashed in a build. */
  export const clientAssets: {
    buildId: string
    /** Vite serves the sources: each change of them is a build of its own. */
    isDev: boolean
    scripts: readonly string[]
    styles: readonly string[]
    /** By the names of document/page-sheets.ts. */
    sheets: Readonly<Record<string, string>>
    fonts: readonly string[]
    /** The words of each edition; in dev they are part of the worker. */
    texts: Readonly<Record<import('../editions/table.ts').EditionKey, string>>
    /** The words in which guests search; in dev they are part of the worker. */
    queryWords: string
    /** Script that stands in every document; empty in dev, where it is one of the files. */
    inline: string
  }
}
