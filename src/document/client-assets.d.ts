declare module 'virtual:client-assets' {
  /** Addresses of the browser's files, hashed in a build. */
  export const clientAssets: {
    buildId: string
    scripts: readonly string[]
    styles: readonly string[]
    /** By the names of document/page-sheets.ts. */
    sheets: Readonly<Record<string, string>>
    fonts: readonly string[]
    /** Texts that pages ask for when they are opened, by edition. */
    texts: Readonly<Record<string, string>>
    /** Script that stands in every document; empty in dev, where it is one of the files. */
    inline: string
  }
}

interface ImportMetaEnv {
  /** False in a build. */
  readonly DEV: boolean
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}
