/** Selections that several queries have: a picture, what is known of every entry, and what search engines are told. */
export const asset = 'sys { id } url title description width height'
export const sys = 'sys { id publishedVersion publishedAt }'
export const seo = 'seoTitle seoDescription noIndex'
