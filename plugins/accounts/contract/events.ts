import { Schema } from 'effect'
import { type EventOf, eventKind } from '#core/ports/events.ts'

/** An account was registered and is not activated yet. */
export const AccountRegistered = eventKind('accounts.registered', { accountId: Schema.String })

/** An account signed in; `device`: its name in the list of sessions, `known`: the account has signed in from such a device before. */
export const AccountSignedIn = eventKind('accounts.signed-in', {
  accountId: Schema.String,
  sessionId: Schema.String,
  device: Schema.String,
  known: Schema.Boolean,
})
export type AccountSignedIn = EventOf<typeof AccountSignedIn>

/** The owner of an account that was created for her replaced the one-time password by an own one. */
export const InvitationAccepted = eventKind('accounts.invitation-accepted', { accountId: Schema.String })
export type InvitationAccepted = EventOf<typeof InvitationAccepted>

/** An account was deleted permanently. */
export const AccountErased = eventKind('accounts.erased', { accountId: Schema.String })
export type AccountErased = EventOf<typeof AccountErased>
