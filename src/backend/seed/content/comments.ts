import { addDays } from '../../../domain/stays.ts'
import { type Language, languages } from '../texts.ts'
import { entry, type SeededEntry, toEntries } from './entry.ts'

interface Remark {
  author: string
  text: string
  replies?: Remark[]
}

/** Comments are written in one edition and read in that edition alone; a thread may be four levels deep. */
const threads: Record<string, Partial<Record<Language, Remark[]>>> = {
  'blog-amber': {
    da: [
      {
        author: 'Bodil fra Vejle',
        text: 'Vi fandt syv stykker ved Vejers dagen efter stormen. Børnene vil aldrig hjem igen.',
        replies: [
          {
            author: 'Karen, Marehalm',
            text: 'Syv! Hvor stort var det største?',
            replies: [
              {
                author: 'Bodil fra Vejle',
                text: 'Som en tommelfingernegl. Med en flue i, siger min mand. Jeg siger, det er snavs.',
                replies: [{ author: 'Karen, Marehalm', text: 'Det er en flue, indtil nogen beviser andet.' }],
              },
            ],
          },
        ],
      },
      { author: 'Mikkel H.', text: 'Godt, I skriver det med fosforen. Det burde stå ved hver nedgang.' },
    ],
    de: [
      {
        author: 'Familie aus Kassel',
        text: 'Der Tipp mit der UV-Lampe war Gold wert. Drei Abende hintereinander waren wir draußen.',
        replies: [{ author: 'Karen, Marehalm', text: 'Das freut uns! Und, wie viele sind es geworden?' }],
      },
      { author: 'Holger', text: 'Bei uns lag der Bernstein immer dort, wo auch die Miesmuscheln lagen.' },
    ],
    en: [
      {
        author: 'Ruth, Norwich',
        text: 'Found my first piece at Houstrup at seven in the morning. I am insufferable about it.',
        replies: [{ author: 'Karen, Marehalm', text: 'As you should be.' }],
      },
    ],
  },
  'blog-plaice': {
    da: [
      {
        author: 'Erik',
        text: 'Den mørke side først? Min mor ville have været uenig.',
        replies: [
          { author: 'Lone, Marehalm', text: 'Vi har prøvet begge dele. Din mor er velkommen til at ringe.' },
          { author: 'Annelise', text: 'Jeg er enig med Eriks mor.' },
        ],
      },
    ],
    de: [{ author: 'Petra W.', text: 'Roggenmehl statt Paniermehl, warum hat mir das nie jemand gesagt?' }],
    en: [
      {
        author: 'Tom',
        text: 'Cooked outside on the barbecue ring as suggested. The house still smells of sea, not of fish.',
      },
    ],
  },
  'blog-first-time': {
    da: [{ author: 'Sara', text: 'Vi tog den bedste sten med hjem. Den vejer fire kilo.' }],
    de: [
      {
        author: 'Jutta und Bernd',
        text: 'Nach dreißig Jahren Dänemark: Die Taschenlampe vergessen wir trotzdem jedes Mal.',
        replies: [{ author: 'Silke, Marehalm', text: 'Im Schrank neben der Haustür liegt fast immer eine.' }],
      },
    ],
    en: [
      {
        author: 'The Hughes family',
        text: 'No plans for Tuesday turned into no plans for Wednesday either. Recommended.',
      },
    ],
  },
}

export function commentEntries(today: string): SeededEntry[] {
  return Object.entries(threads).flatMap(([parentId, byEdition], thread) =>
    languages.flatMap((edition) =>
      (byEdition[edition] ?? []).flatMap((remark, index) =>
        commentTree(remark, {
          id: `comment-${parentId}-${edition}-${index + 1}`,
          edition,
          parent: { parentType: 'blog', parentId },
          createdAt: addDays(today, -(10 + thread * 6 + index)),
        }),
      ),
    ),
  )
}

interface Place {
  id: string
  edition: Language
  /** Replies have none: they are found through the comment that they answer. */
  parent: { parentType: string; parentId: string }
  /** ISO day. */
  createdAt: string
}

function commentTree({ author, text, replies = [] }: Remark, place: Place): SeededEntry[] {
  const answers = replies.map((remark, index) =>
    commentTree(remark, {
      ...place,
      id: `${place.id}-${index + 1}`,
      parent: { parentType: 'comment', parentId: place.id },
      createdAt: addDays(place.createdAt, 1),
    }),
  )
  return [
    {
      ...entry('comment', place.id, () => ({
        ...place.parent,
        comment: text,
        authorName: author,
        createdAt: `${place.createdAt}T18:20:00.000Z`,
        replies: toEntries(answers.flatMap(([answer]) => (answer ? [answer.id] : []))),
      })),
      only: place.edition,
    },
    ...answers.flat(),
  ]
}
