import { addDays } from '../../../domain/stays.ts'
import type { SceneTag } from '../pictures/scene.ts'
import type { Text3 } from '../texts.ts'
import { entry, type SeededEntry, toEntries, toEntry, words } from './entry.ts'
import { picture } from './picture-assets.ts'
import { richText } from './rich-text.ts'

interface Label {
  key: string
  slug: Text3
  title: Text3
  excerpt: Text3
}

const types: Label[] = [
  {
    key: 'full-time',
    slug: words('fuldtid', 'vollzeit', 'full-time'),
    title: words('Fuldtid', 'Vollzeit', 'Full time'),
    excerpt: words(
      '37 timer om ugen, hele året.',
      '37 Stunden in der Woche, das ganze Jahr.',
      '37 hours a week, all year.',
    ),
  },
  {
    key: 'season',
    slug: words('saeson', 'saison', 'seasonal'),
    title: words('Sæson', 'Saison', 'Seasonal'),
    excerpt: words(
      'Fra påske til efterårsferien, gerne år efter år.',
      'Von Ostern bis zu den Herbstferien, gern Jahr für Jahr.',
      'From Easter to the autumn break, and gladly year after year.',
    ),
  },
  {
    key: 'saturdays',
    slug: words('lordagsjob', 'samstags', 'saturdays'),
    title: words('Lørdagsjob', 'Samstagsjob', 'Saturdays'),
    excerpt: words(
      'Skiftedag er den travle dag. Fem timer, ordentlig løn, kage.',
      'Am Wechseltag ist am meisten los. Fünf Stunden, guter Lohn, Kuchen.',
      'Change day is the busy day. Five hours, decent pay, cake.',
    ),
  },
]

const categories: Label[] = [
  {
    key: 'guests',
    slug: words('gaester', 'gaste', 'guests'),
    title: words('Gæster og bestillinger', 'Gäste und Buchungen', 'Guests and bookings'),
    excerpt: words('Telefon, mail og skranke.', 'Telefon, E-Mail und Empfang.', 'Phones, e-mail and front desk.'),
  },
  {
    key: 'houses',
    slug: words('huse', 'hauser', 'houses'),
    title: words('I husene', 'In den Häusern', 'In the houses'),
    excerpt: words(
      'Rengøring, syn og service.',
      'Reinigung, Prüfung und Technik.',
      'Cleaning, inspection and maintenance.',
    ),
  },
  {
    key: 'office',
    slug: words('kontor', 'buro', 'office'),
    title: words('Kontor og udvikling', 'Büro und Entwicklung', 'Office and development'),
    excerpt: words('Regnskab, web og ejere.', 'Buchhaltung, Web und Eigentümer.', 'Accounts, web and owners.'),
  },
]

const workplaces: (Label & { department: string; tag: SceneTag })[] = [
  {
    key: 'hvide-sande',
    department: 'department-hvide-sande',
    tag: 'harbour',
    slug: words('hvide-sande', 'hvide-sande', 'hvide-sande'),
    title: words('Hvide Sande', 'Hvide Sande', 'Hvide Sande'),
    excerpt: words(
      'Hovedkontoret: 24 skriveborde, ét køkken og udsigt til slusen.',
      'Die Zentrale: 24 Schreibtische, eine Küche und Blick auf die Schleuse.',
      'Head office: 24 desks, one kitchen, and a view of the lock.',
    ),
  },
  {
    key: 'blavand',
    department: 'department-blavand',
    tag: 'lighthouse',
    slug: words('blavand', 'blavand', 'blavand'),
    title: words('Blåvand', 'Blåvand', 'Blåvand'),
    excerpt: words(
      'Størst om sommeren, med skranke, vaskeri og værksted.',
      'Im Sommer das größte Büro, mit Empfang, Wäscherei und Werkstatt.',
      'The largest in summer, with front desk, laundry and workshop.',
    ),
  },
  {
    key: 'lokken',
    department: 'department-lokken',
    tag: 'town',
    slug: words('lokken', 'lokken', 'lokken'),
    title: words('Løkken', 'Løkken', 'Løkken'),
    excerpt: words(
      'Midt i byen, og alle kigger ind.',
      'Mitten im Ort, und jeder schaut herein.',
      'In the middle of town, where everybody drops in.',
    ),
  },
]

interface Job extends Label {
  type: string
  category: string
  workplaces: string[]
  /** Days until the last day for applications. */
  deadline: number
  tag: SceneTag
  body: Text3
}

const jobs: Job[] = [
  {
    key: 'german-bookings',
    type: 'full-time',
    category: 'guests',
    workplaces: ['hvide-sande', 'blavand'],
    deadline: 24,
    tag: 'living-room',
    slug: words('tysktalende-til-bestillinger', 'buchungsberatung-auf-deutsch', 'german-speaking-booking-adviser'),
    title: words('Tysktalende til bestillinger', 'Buchungsberatung auf Deutsch', 'German-speaking booking adviser'),
    excerpt: words(
      'Du taler tysk, som du taler dansk, og du kan lide at finde det rigtige hus til folk.',
      'Deutsch ist Ihre Sprache, Dänisch verstehen Sie gut, und Sie finden gern für jeden das richtige Haus.',
      'Your German is as good as your Danish, and you like matching people to houses.',
    ),
    body: words(
      'Syv ud af ti af vores gæster er tyske. De spørger grundigt, og de skal have grundige svar.\n\n## Du\n\n- taler og skriver tysk og dansk ubesværet\n- har prøvet at sælge noget uden at presse nogen\n- bevarer roen en lørdag i juli\n\n## Vi\n\n- lærer dig husene at kende: du bruger to uger på at køre rundt og se dem\n- har vagtplan seks uger frem og fri hver anden weekend\n- betaler efter overenskomst, med tillæg for sprog',
      'Sieben von zehn Gästen kommen aus Deutschland. Sie fragen gründlich und verdienen gründliche Antworten.\n\n## Sie\n\n- sprechen und schreiben fehlerfreies Deutsch und gutes Dänisch\n- haben schon etwas verkauft, ohne jemanden zu drängen\n- bleiben auch an einem Samstag im Juli gelassen\n\n## Wir\n\n- zeigen Ihnen die Häuser: In den ersten zwei Wochen fahren Sie herum und sehen sie sich an\n- planen sechs Wochen im Voraus und geben jedes zweite Wochenende frei\n- zahlen nach Tarif mit einer Zulage für Sprachen und helfen bei der Wohnungssuche',
      'Seven in ten of our guests are German. They ask thorough questions and should have thorough answers.\n\n## You\n\n- speak and write German and Danish with ease\n- have sold something before without leaning on anyone\n- stay calm on a Saturday in July\n\n## We\n\n- teach you the houses: your first two weeks go on driving round and looking at them\n- plan shifts six weeks ahead, with every other weekend off\n- pay the agreed rate, and extra for languages',
    ),
  },
  {
    key: 'saturday-cleaning',
    type: 'saturdays',
    category: 'houses',
    workplaces: ['blavand', 'lokken'],
    deadline: 120,
    tag: 'bedroom',
    slug: words('rengoring-om-lordagen', 'reinigung-am-samstag', 'saturday-cleaning'),
    title: words('Rengøring om lørdagen', 'Reinigung am Samstag', 'Saturday cleaning'),
    excerpt: words(
      'To og to, tre huse på en dag, bil og sæbe fra os.',
      'Zu zweit, drei Häuser am Tag, Auto und Putzmittel stellen wir.',
      'In pairs, three houses a day, car and soap provided.',
    ),
    body: words(
      'I arbejder sammen to og to og kender huset fra sidst. Der er tid nok sat af, og hvis et hus er værre end ventet, ringer I, så kommer der flere.\n\n- Kl. 10 til 15.30, fra påske til uge 43\n- Løn fra første minut, også i bilen\n- Alder: 18 år. Kørekort er en fordel, ikke et krav',
      'Sie arbeiten zu zweit und kennen das Haus vom letzten Mal. Die Zeit reicht, und ist ein Haus schlimmer als erwartet, rufen Sie an, und wir schicken Verstärkung.\n\n- 10 bis 15.30 Uhr, von Ostern bis Ende Oktober\n- Lohn ab der ersten Minute, auch im Auto\n- Mindestalter 18 Jahre. Führerschein hilfreich, aber nicht nötig',
      'You work in twos and know the house from last time. There is enough time set aside, and if a place is worse than expected you ring, and more of us come.\n\n- 10 am to 3.30 pm, from Easter to late October\n- Paid from the first minute, in the car as well\n- You must be 18. A driving licence helps but is not required',
    ),
  },
  {
    key: 'pool-technician',
    type: 'full-time',
    category: 'houses',
    workplaces: ['hvide-sande'],
    deadline: 40,
    tag: 'pool',
    slug: words('pooltekniker', 'pooltechnik', 'pool-technician'),
    title: words('Pooltekniker', 'Pooltechniker (m/w/d)', 'Pool technician'),
    excerpt: words(
      '84 pools, 84 meninger om klor. Du får dem til at makke ret.',
      '84 Schwimmbäder, 84 Meinungen zum Thema Chlor. Sie bringen sie zur Vernunft.',
      '84 pools with 84 opinions about chlorine. You make them see sense.',
    ),
    body: words(
      'Du kører fast rute på Holmsland Klit, måler, renser, skifter pumper og kan forklare en familie, hvorfor de lige skal vente en time. VVS- eller eluddannelse er godt; nysgerrighed er nødvendigt. Vagt hver femte uge.',
      'Auf fester Route über das Holmsland Klit messen und reinigen Sie, tauschen Pumpen und erklären Familien, warum sie noch eine Stunde warten müssen. Eine Ausbildung in Sanitär oder Elektrik ist gut, Neugier ist nötig. Bereitschaft jede fünfte Woche.',
      'You drive a regular round on Holmsland Klit, measuring, cleaning, changing pumps, and explaining to a family why they had better wait an hour. A plumber’s or electrician’s training is good; curiosity is essential. On call one week in five.',
    ),
  },
  {
    key: 'front-desk',
    type: 'season',
    category: 'guests',
    workplaces: ['lokken', 'blavand'],
    deadline: 75,
    tag: 'town',
    slug: words('skranken-i-sommer', 'empfang-im-sommer', 'front-desk-for-the-summer'),
    title: words('Skranken i sommer', 'Empfang im Sommer', 'Front desk for the summer'),
    excerpt: words(
      'Nøgler, kort over cykelstier og svaret på, hvornår det holder op med at regne.',
      'Schlüssel, Radkarten und die Antwort auf die Frage, wann der Regen aufhört.',
      'Keys, cycle maps, and the answer to when the rain will stop.',
    ),
    body: words(
      'Fra juni til august står du i skranken sammen med tre-fire andre. Du taler dansk, tysk og engelsk til husbehov og bliver bedre for hver dag. Vi hjælper med et værelse, og en surftime om ugen er på os.',
      'Von Juni bis August stehen Sie mit drei oder vier anderen am Empfang. Sie sprechen Dänisch, Deutsch und Englisch für den Hausgebrauch und mit jedem Tag besser. Bei der Zimmersuche helfen wir, und eine Surfstunde in der Woche geht auf uns.',
      'From June to August you are at the desk with three or four others. You get by in Danish, German and English, and get better every day. We help you find a room, and one surfing lesson a week is on us.',
    ),
  },
  {
    key: 'web-editor',
    type: 'full-time',
    category: 'office',
    workplaces: ['hvide-sande'],
    deadline: 31,
    tag: 'detail',
    slug: words('webredaktor', 'web-redaktion', 'web-editor'),
    title: words('Webredaktør', 'Web-Redakteur (m/w/d)', 'Web editor'),
    excerpt: words(
      'Tre sprog, 600 huse og en uvilje mod ordet unik.',
      'Drei Sprachen, 600 Häuser und eine Abneigung gegen das Wort einzigartig.',
      'Three languages, 600 houses, and a dislike of the word unique.',
    ),
    body: words(
      'Du skriver om huse og steder, så man kan lugte fyrretræet, og du retter resten af os. Du besøger det, du skriver om. Du skriver selv på ét af sprogene og kan høre, når de to andre skurrer. Halvdelen af ugen må du arbejde hjemmefra, bare hjemmet ligger i Danmark eller Tyskland.',
      'Sie schreiben über Häuser und Orte, dass man die Kiefern riecht, und Sie korrigieren uns andere. Worüber Sie schreiben, das besuchen Sie. Eine der drei Sprachen ist Ihre eigene, bei den anderen hören Sie, wenn etwas knirscht. Die halbe Woche dürfen Sie von zu Hause arbeiten, in Dänemark oder Deutschland.',
      'You write about houses and places so that one can smell the pines, and you correct the rest of us. You visit what you write about. One of the three languages is your own, and you hear it when the others creak. Half the week you may work from home, so long as home is in Denmark or Germany.',
    ),
  },
]

export function jobEntries(today: string): SeededEntry[] {
  return [
    ...types.map((type) => label('jobType', `job-type-${type.key}`, type)),
    ...categories.map((category) => label('jobCategory', `job-category-${category.key}`, category)),
    ...workplaces.map(({ department, tag, ...place }) =>
      label('workplace', `workplace-${place.key}`, place, {
        department: toEntry(department),
        image: picture({ tag }),
      }),
    ),
    ...jobs.map((job, index) =>
      label(
        'job',
        `job-${job.key}`,
        job,
        {
          video: null,
          image: picture({ tag: job.tag }, index),
          jobCategory: toEntry(`job-category-${job.category}`),
          jobType: toEntry(`job-type-${job.type}`),
          workplaces: toEntries(job.workplaces.map((key) => `workplace-${key}`)),
          applicationDeadline: `${addDays(today, job.deadline)}T22:00:00.000Z`,
        },
        job.body,
      ),
    ),
  ]
}

function label(
  type: string,
  id: string,
  { slug, title, excerpt }: Label,
  fields: Record<string, unknown> = {},
  body?: Text3,
): SeededEntry {
  return entry(type, id, (edition) => ({
    title: title[edition],
    slug: slug[edition],
    excerpt: excerpt[edition],
    ...(body ? { body: richText(body[edition]) } : {}),
    ...fields,
  }))
}
