import * as v from 'valibot'
import { AccountEmailSchema } from './email.ts'
import { MarketIdSchema } from './lodging.ts'
import { EditorNameSchema } from './office.ts'

/** Who is invited: the agency's own people, or who lets houses through it. */
export const invitedRoles = ['staff', 'owner'] as const

/** Body of POST /management/invitations. `lan` is the edition that the mail is in, and leads to. */
export const InvitationSchema = v.object({
  email: AccountEmailSchema,
  role: v.picklist(invitedRoles),
  firstName: v.optional(EditorNameSchema),
  lastName: v.optional(EditorNameSchema),
  lan: MarketIdSchema,
})
export type Invitation = v.InferOutput<typeof InvitationSchema>

export const InvitationReplySchema = v.object({
  data: v.object({
    email: v.string(),
    /** False: the account was there, and got a new link. */
    isNew: v.boolean(),
    /** ISO instant until which the link works. */
    expiresAt: v.string(),
  }),
})
