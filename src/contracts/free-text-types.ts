/** Kinds of page that the free-text indexes hold. */
export const freeTextTypes = ['lodging', 'area', 'page', 'street', 'blog', 'job', 'department'] as const
export type FreeTextType = (typeof freeTextTypes)[number]
