import * as v from 'valibot'

/** A hashed file of a build, as it lies flat below /assets/: `entry-B0E-dtvp.js`. Names of other kinds are no files. */
export const AssetNameSchema = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^[\w-]+(?:\.[\w-]+)*\.(?:js|css|woff2|svg|webp|avif|png|wasm|json)$/),
)

/** What the archive writes down of a build: the names of its hashed files. When it was last live is the record's age. */
export const ArchivedBuildSchema = v.object({ assets: v.array(AssetNameSchema) })
export type ArchivedBuild = v.InferOutput<typeof ArchivedBuildSchema>
