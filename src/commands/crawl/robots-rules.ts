interface Rule {
  allows: boolean
  path: string
  pattern: RegExp
}

/** Whether robots.txt lets everybody read a path with its query: the longest rule that fits decides (RFC 9309). */
export function robotsRules(text: string): (pathAndQuery: string) => boolean {
  const rules = rulesOfEverybody(text)
  return (path) => {
    const [longest] = rules
      .filter(({ pattern }) => pattern.test(path))
      .sort((a, b) => b.path.length - a.path.length || Number(b.allows) - Number(a.allows))
    return longest?.allows ?? true
  }
}

function rulesOfEverybody(text: string): Rule[] {
  const groups = text.split(/\n(?=User-agent:)(?<!User-agent:[^\n]*\n)/i)
  return groups
    .filter((group) => /^User-agent: *\*$/im.test(group))
    .flatMap((group) => [...group.matchAll(/^(Allow|Disallow): *(\S+)$/gim)])
    .map(([, kind = '', path = '']) => ({ allows: kind.toLowerCase() === 'allow', path, pattern: patternOf(path) }))
}

/** `*` stands for anything, `$` at the end for the end. */
function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
  return new RegExp(`^${escaped.endsWith('$') ? escaped : escaped.replaceAll('$', '\\$')}`)
}
