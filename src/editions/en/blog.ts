import type { blog as danish } from '../da/blog.ts'

export const blog: typeof danish = {
  by: 'By {author}',
  updated: 'updated {date}',
  popularTopics: 'Popular topics',
  moreTopics: 'More topics',
  allPosts: 'All posts',
  posts: { one: '{count} post', other: '{count} posts' },
  emptyTitle: 'There are no posts here yet',
  emptyText: 'Look in again soon, or read about something else in the meantime.',
  relatedAreas: 'Areas in this post',
  linkedHouses: 'The houses in this post',
  relatedHouses: 'Houses nearby',
  comments: { one: '{count} comment', other: '{count} comments' },
  anonymous: 'Guest',
}
