import * as v from 'valibot'

/** Names a build: the first characters of the hash of its sources; `dev` where nothing was built. */
const BuildIdSchema = v.pipe(v.string(), v.regex(/^\w{1,64}$/))

/** The body of POST /api/version/: the token that the asking page was given, which is its own build's id. */
export const VersionRequestSchema = v.object({ token: BuildIdSchema })
export type VersionRequest = v.InferOutput<typeof VersionRequestSchema>

/** The version that answers now (specification, section 7). */
export const VersionSchema = v.object({ engine: v.object({ instanceId: BuildIdSchema }) })
export type Version = v.InferOutput<typeof VersionSchema>

/** The answer of GET /builds/latest.json. */
export const LatestBuildSchema = v.object({ id: BuildIdSchema })
export type LatestBuild = v.InferOutput<typeof LatestBuildSchema>

/** The answer of GET /builds/meta/{buildId}.json: which pages of that build are always loaded whole. */
export const BuildRulesSchema = v.object({
  id: BuildIdSchema,
  /** `path` may end in `**`, for everything below it. */
  rules: v.array(v.object({ path: v.string(), load: v.literal('full') })),
})
export type BuildRules = v.InferOutput<typeof BuildRulesSchema>
