import { serviceNames, servicePrefix } from './services.ts'

/** What each secret is for, by its name: for the documentation and the doctor, not for the workers. */
export const secretMeanings: Readonly<Record<string, string>> = {
  SERVICE_KEY: 'what the site shows to the embedded back end, and to no other service',
  AUTH_PUBLIC_KEY: 'what the site shows to the embedded auth service beside it (`x-public-key`), and to no other',
  AUTH_OUTSIDE_PUBLIC_KEY: 'what the auth service at `AUTH_URL` is sent as `x-public-key`; empty: nothing',
  PURGE_SECRET: 'bearer secret of `/api/purge/`; empty: nobody may purge',
  QUOTE_SECRET:
    'signs prices that are shown for dates; several with commas, the first signs; empty: no price is signed',
  CONTENT_WEBHOOK_SECRET: 'signs the content service’s webhook; empty: none is taken',
  CONTENT_PREVIEW_KEY:
    'opens drafts at the content service, as bearer: Contentful’s preview key where `CONTENT_URL` is set; empty: there are no previews',
  EDITOR_SECRET: 'opens the editors’ console, and signs preview links; empty: only Cloudflare Access opens it',
  BACKUP_SECRET:
    'bearer secret of what `npm run backup` and `npm run restore` ask: everything that is kept; empty: nothing is handed out',
  CAPTCHA_SECRET: 'belongs to `CAPTCHA_SITE_KEY`; one without the other is refused',
  MANAGEMENT_TOKEN:
    'bearer token of `/management/`, which the editors’ console shows too; empty: nobody changes content, and the console has no inbox and no bookings',
  CONTENT_MANAGEMENT_KEY: 'the management token of the space at `CONTENT_MANAGEMENT_URL`, as bearer',
  MAIL_READER_SECRET: 'password of `/mail/`, where mails that were sent are read; empty: nobody reads them',
  BOOKING_LINK_SECRET:
    'signs the link to a booking in its confirmation; several with commas, the first signs; empty: mails carry none, and none opens anything',
  MAIL_KEY: 'bearer key of the mail provider at `MAIL_URL`',
  SEARCH_PUSH_KEY: 'the key by which the search engine at `SEARCH_URL` is told of what changes; empty: it is not told',
  ...Object.fromEntries(
    serviceNames
      .map(servicePrefix)
      .map((prefix) => [`${prefix}_KEY`, `the key of the service at \`${prefix}_URL\`; empty: it is sent none`]),
  ),
}
