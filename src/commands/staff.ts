import * as v from 'valibot'
import { InvitationReplySchema, invitedRoles } from '../contracts/office.ts'
import { editions } from '../editions/table.ts'
import { CommandError, readCommand, sentenceOf } from './read-command.ts'
import { accessHeaders } from './source-of.ts'

const usage = `npm run staff -- invite --email anna@example.dk --role staff|owner [--first-name Anna] [--last-name Holm] [--edition da] [--remote --backend https://backend.example]

Creates an account of the embedded auth service for one of the agency's people, or for an owner, and mails a link that
sets its password, once. An account that is there already gets a new link.
Without --remote it asks the back end that \`npm start\` runs (http://127.0.0.1:8788; --backend names another). --remote
needs --backend and MANAGEMENT_TOKEN, the back end's; CF_ACCESS_CLIENT_ID and CF_ACCESS_CLIENT_SECRET where Cloudflare
Access stands before it.`

const RefusalSchema = v.object({ error: v.object({ message: v.string() }) })

const { values, positionals } = readCommand({
  usage,
  words: { min: 1, max: 1 },
  options: {
    email: { type: 'string' },
    role: { type: 'string' },
    'first-name': { type: 'string' },
    'last-name': { type: 'string' },
    edition: { type: 'string', default: editions[0].key },
    remote: { type: 'boolean', default: false },
    backend: { type: 'string' },
  },
})
const { email, role, edition: key, remote, backend } = values
const edition = editions.find((each) => each.key === key)
const token = process.env.MANAGEMENT_TOKEN ?? (remote ? '' : 'local-management-token')
if (positionals[0] !== 'invite') throw new CommandError(`There is "invite" alone.\n\n${usage}`, 2)
if (!email || !role) throw new CommandError(`--email and --role are needed.\n\n${usage}`, 2)
if (!invitedRoles.some((each) => each === role)) throw new CommandError(`--role is ${invitedRoles.join(' or ')}.`, 2)
if (!edition) throw new CommandError(`--edition is one of ${editions.map((each) => each.key).join(', ')}.`, 2)
if (remote && !backend) throw new CommandError('--remote needs --backend.', 2)
if (token === '') throw new CommandError('MANAGEMENT_TOKEN of the environment has to be the back end’s.')

const origin = backend ?? `http://127.0.0.1:${Number(process.env.PORT ?? 8787) + 1}`
if (!URL.canParse(origin)) throw new CommandError(`--backend is "${origin}": an address is needed.`, 2)
const reply = await fetch(new URL('/management/invitations', origin), {
  method: 'POST',
  headers: { ...accessHeaders(), authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({
    email,
    role,
    lan: edition.id,
    ...(values['first-name'] !== undefined && { firstName: values['first-name'] }),
    ...(values['last-name'] !== undefined && { lastName: values['last-name'] }),
  }),
}).catch((error: unknown) => {
  throw new CommandError(`No back end answers at ${origin}: ${sentenceOf(error)}`)
})
const output: unknown = await reply.json().catch(() => undefined)
const body = v.safeParse(InvitationReplySchema, output)
if (!reply.ok || !body.success) {
  const refusal = v.safeParse(RefusalSchema, output)
  const reason = refusal.success ? refusal.output.error.message : 'It says nothing that can be read.'
  throw new CommandError(`${email} was not invited: the back end answers ${reply.status}. ${reason}`)
}
const { isNew, expiresAt } = body.output.data
console.log(
  `${isNew ? 'Created' : 'There was'} an account of ${email} (${role}). The link that sets its password is on its way and works until ${expiresAt}.`,
)
