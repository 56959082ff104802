import { Schema } from 'effect'
import { invitationLimits } from './limits.ts'
import { memberRoles } from './membership.ts'

/**
 * Outcomes of one address of an invitation; `over_limit`: not today any more, `refused`: the person does not want
 * invitations of this facility.
 */
export const invitationResults = ['created', 'already_member', 'already_invited', 'duplicate', 'invalid', 'refused', 'over_limit'] as const
export type InvitationResult = (typeof invitationResults)[number]

/** People to invite; each line may hold several addresses, names and separators (`parseEmails`). */
export const NewInvitations = Schema.Struct({
  facility_id: Schema.String,
  role: Schema.Literals(memberRoles),
  emails: Schema.Array(Schema.String.check(Schema.isMaxLength(invitationLimits.lineLength, { message: 'FIELD_TOO_LONG' }))).check(
    Schema.isMinLength(1, { message: 'FIELD_REQUIRED' }),
    Schema.isMaxLength(invitationLimits.lines, { message: 'FIELD_TOO_LONG' }),
  ),
})
export type NewInvitations = typeof NewInvitations.Type

/** Outcome for each address in the order of the lines, which count from 1; `text` is the address, or what could not be read. */
export const InvitationReport = Schema.Struct({
  created: Schema.Number,
  results: Schema.Array(Schema.Struct({ line: Schema.Number, text: Schema.String, result: Schema.Literals(invitationResults) })),
})
export type InvitationReport = typeof InvitationReport.Type

/** Token of an invitation's link. */
export const ByInvitation = Schema.Struct({ token: Schema.String.check(Schema.isMaxLength(200, { message: 'FIELD_TOO_LONG' })) })

/** Form that a mail program posts to the link that refuses an invitation (RFC 8058). */
export const RefusalForm = Schema.Struct({ ...ByInvitation.fields, 'List-Unsubscribe': Schema.optional(Schema.Literal('One-Click')) })

/**
 * Invitation as the bearer of its link sees it. `yours`: the user is signed in with the address that it was sent to,
 * which `email` shows masked.
 */
export const InvitationView = Schema.Struct({
  id: Schema.String,
  token: Schema.String,
  facility: Schema.Struct({ id: Schema.String, slug: Schema.String, name: Schema.String, city: Schema.String }),
  role: Schema.Literals(memberRoles),
  email: Schema.String,
  yours: Schema.Boolean,
})
export type InvitationView = typeof InvitationView.Type
