/** Where each edition's feeds lie. */
export const feedAddresses = { blog: '/feeds/blog.xml', lastMinute: '/feeds/last-minute.xml' } as const
