import type { AddOnData } from '../../src/contracts/add-ons.ts'
import type { Blog } from '../../src/contracts/blog.ts'
import type { FormDefinition } from '../../src/contracts/form-definition.ts'
import type { Linked } from '../../src/services/content.ts'
import type { SubmitOutcome } from '../../src/services/workers.ts'
import { href } from '../../src/urls/paths.ts'
import { type Given, openSite, origins } from './site.ts'

const field = { help: '', required: true, maxLength: null, options: [] }
const contact: FormDefinition = {
  sys: { id: 'form-contact' },
  key: 'contact',
  title: 'Skriv til os',
  teaser: '',
  label: 'Send beskeden',
  receipt: 'Vi svarer i morgen.',
  fields: [
    { ...field, name: 'email', type: 'email', label: 'E-mail' },
    { ...field, name: 'message', type: 'textarea', label: 'Besked', maxLength: 20 },
    { ...field, name: 'news', type: 'checkbox', label: 'Nyheder', required: false },
    { ...field, name: 'picture', type: 'file', label: 'Billede', required: false },
  ],
}
export const post: Linked<Blog> = {
  sys: { id: 'blog-amber', publishedVersion: 1, publishedAt: null },
  title: 'Rav',
  slug: 'rav',
  author: '',
  datePublished: '2026-11-01',
  excerpt: '',
  image: null,
  categoriesCollection: [],
  dateUpdated: null,
  commentsOpen: true,
  body: null,
  seoTitle: '',
  seoDescription: '',
  noIndex: false,
  links: { entries: {}, assets: {} },
}
export const contest = {
  sys: { id: 'photo-contest-2026', publishedVersion: 1, publishedAt: null },
  title: 'Fotokonkurrence 2026',
  year: 2026,
  rewardImage: null,
  rewardText: 'En uge.',
  conditionsUrl: null,
  status: 'open',
  firstPlaceImage: null,
  secondPlaceImage: null,
  thirdPlaceImage: null,
}
export const booking: AddOnData = {
  bookingNumber: 'MH-2345ABCD',
  house: { name: 'BL1017', title: 'Klithuset' },
  arrival: '2027-07-03',
  departure: '2027-07-10',
  currency: 'DKK',
  lines: [{ itemId: null, kind: 'rent', description: '', quantity: 1, amount: 500_000 }],
  additions: [],
  available: [
    {
      ...{ itemId: 2, description: 'Sengelinned', unitName: 'pr. person' },
      ...{ unitPrice: 36_000, price: 9_000, times: 4, least: 1, most: 4 },
    },
  ],
  isOpen: true,
  isCancelled: false,
  total: 500_000,
}

/** A site whose workers service notes what it is sent, each time with its key. */
export function formsSite(answer: SubmitOutcome = { kind: 'stored', reference: 'F-2345ABCD' }, more: Given = {}) {
  const sent: { body: unknown; key: string }[] = []
  const take = async (body: unknown, ...rest: unknown[]) => {
    sent.push({ body, key: String(rest.at(-1)) })
    return answer
  }
  const site = openSite({
    ...more,
    content: {
      ContentForm: async ({ key }) => (key === 'contact' ? contact : null),
      ContentBlog: async ({ id }) => (id === post.sys.id ? post : null),
      ContentComments: async () => ({
        total: 1,
        comments: [{ id: 'comment-1', authorName: 'Ole', comment: 'Rav!', createdAt: '2026-11-02', replyIds: [] }],
      }),
      ContentPhotoContests: async () => [contest],
      ...more.content,
    },
    workers: {
      submitForm: take,
      comment: take,
      signUpForSms: take,
      mailTaxCalculation: take,
      submitPicture: (_path, form, ...rest) => take(form, ...rest),
      addAddOns: take,
      uploadImage: async () => ({ kind: 'kept', id: 'a'.repeat(32) }),
      addOns: async ({ key }) =>
        key === 'right' ? { kind: 'found', data: booking } : { kind: 'refused', code: 'unknown', faults: [] },
      ...more.workers,
    },
  })
  return { ...site, sent }
}

export const sameSite = { origin: origins.da, 'sec-fetch-site': 'same-origin' }

export function sendForm(
  site: { fetch: (path: string, init: RequestInit) => Response | Promise<Response> },
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return site.fetch(path, { method: 'POST', headers: { ...sameSite, ...headers }, body: new URLSearchParams(fields) })
}

export function cookieOf(response: Response): string {
  return (response.headers.get('set-cookie') ?? '').replace(/;.*/, '')
}

export const picture = new File(['not looked at here'], 'klit.png', { type: 'image/png' })
export const contestTexts = {
  contestId: contest.sys.id,
  userEmail: 'a@example.com',
  userName: 'Ane',
  imageTitle: 'Klit',
  imageText: '',
}

/** Every form: where it is sent, what is right, what is not, and which field says so. */
export const forms = [
  {
    path: href.form('contact'),
    good: { email: 'k@example.com', message: 'Hej' },
    bad: { email: 'k', message: 'Hej' },
    at: 'email',
  },
  {
    path: href.comment(),
    good: { post: 'blog-amber', authorName: 'Ole', comment: 'Rav!' },
    bad: { post: 'blog-amber', authorName: '', comment: 'Rav!' },
    at: 'authorName',
  },
  {
    path: href.smsSignup(),
    good: { name: 'Ole', phone: '10756000', consent: 'yes' },
    bad: { name: 'Ole', phone: '10756000' },
    at: 'consent',
  },
  {
    path: href.taxCalculation(),
    good: { year: '2025', through: 'agency', income: '100.000', email: 'o@example.com' },
    bad: { year: '2025', through: 'agency', income: '100.000', email: 'o' },
    at: 'email',
  },
] as const
