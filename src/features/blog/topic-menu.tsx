import type { RenderContext } from '../../routing/page.ts'
import type { Topic, Topics } from './load.ts'

interface TopicMenuProps {
  request: RenderContext
  topics: Topics
  blogPath: string | null
}

/** The ways through the blog: all posts, the popular topics, the others. */
export function TopicMenu({ request: { messages, path }, topics, blogPath }: TopicMenuProps) {
  const texts = messages.blog
  const groups = [
    { title: texts.popularTopics, topics: topics.popular },
    { title: texts.moreTopics, topics: topics.more },
  ]
  return (
    <div className="side-menu topics">
      {blogPath && <TopicLink topic={{ title: texts.allPosts, path: blogPath }} current={path} />}
      {groups
        .filter((group) => group.topics.length > 0)
        .map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <h2>{group.title}</h2>
            <ul>
              {group.topics.map((topic) => (
                <li key={topic.id}>
                  <TopicLink topic={topic} current={path} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
    </div>
  )
}

function TopicLink({ topic, current }: { topic: Omit<Topic, 'id'>; current: string }) {
  return (
    <a href={topic.path} aria-current={topic.path === current ? 'page' : undefined}>
      {topic.title}
    </a>
  )
}
