/** Where each edition's feeds lie. */
export const feedUrls = { blog: '/feeds/blog.xml', lastMinute: '/feeds/last-minute.xml' } as const
