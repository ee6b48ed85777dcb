import type { FormEvent } from 'react'
import { formatMessage } from '../../markets/say.ts'
import type { IconName } from '../../ui/icon-shapes.ts'
import { Icon } from '../../ui/icons.tsx'
import type { HouseOnBoardProps } from './board-props.ts'
import { type VoteWord, voteWords } from './contract.ts'
import { FormStart } from './form-start.tsx'
import { Initial } from './initial.tsx'
import { tallyOf } from './rules/tally.ts'

const icons: Record<VoteWord, IconName> = { yes: 'heart', maybe: 'cloud', no: 'close' }

/** Yes, perhaps or no, one of them a person; whoever has voted stands beside. */
export function Votes({ market, board, live, id, title }: HouseOnBoardProps) {
  const { messages, me, path } = board
  const texts = messages.shortlist.board
  const { votes, people } = live.list
  const tally = tallyOf(live.list, id)
  const own = votes.find(({ house, person }) => house === id && person === me)?.vote

  function vote(event: FormEvent<HTMLFormElement>) {
    const pressed = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
    const word = voteWords.find((each) => pressed instanceof HTMLButtonElement && pressed.value === each)
    if (!word) return
    event.preventDefault()
    if (word !== own) live.change({ id: crypto.randomUUID(), kind: 'vote', house: id, vote: word })
  }

  return (
    <form
      className="board-votes"
      method="post"
      action={path}
      onSubmit={vote}
      aria-label={formatMessage(texts.vote, { house: title }, market)}
    >
      <FormStart board={board} action="vote" house={id} />
      {voteWords.map((word) => (
        <div key={word} className={`board-vote ${word}`}>
          <button type="submit" name="vote" value={word} aria-pressed={own === word} disabled={me === null}>
            <Icon name={icons[word]} />
            {texts.votes[word]}
            <b>{tally[word]}</b>
          </button>
          <ul aria-label={texts.votes[word]}>
            {votes
              .filter((each) => each.house === id && each.vote === word)
              .map(({ person }) => {
                const name = people.find((each) => each.id === person)?.name ?? ''
                return (
                  <li key={person} className={`person p${person % 6}`}>
                    <Initial name={name} />
                    {name}
                  </li>
                )
              })}
          </ul>
        </div>
      ))}
    </form>
  )
}
