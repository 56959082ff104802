import { type DomainEvent, eventKind } from '#core/ports/events.ts'

/** An account was registered and is not activated yet. */
export interface AccountRegistered extends DomainEvent {
  readonly name: 'accounts.registered'
  readonly accountId: string
}
export const AccountRegistered = eventKind<AccountRegistered>('accounts.registered')

/** An account signed in; `device`: its name in the list of sessions, `known`: the account has signed in from such a device before. */
export interface AccountSignedIn extends DomainEvent {
  readonly name: 'accounts.signed-in'
  readonly accountId: string
  readonly sessionId: string
  readonly device: string
  readonly known: boolean
}
export const AccountSignedIn = eventKind<AccountSignedIn>('accounts.signed-in')

/** The owner of an account that was created for her replaced the one-time password by an own one. */
export interface InvitationAccepted extends DomainEvent {
  readonly name: 'accounts.invitation-accepted'
  readonly accountId: string
}
export const InvitationAccepted = eventKind<InvitationAccepted>('accounts.invitation-accepted')

/** An account was deleted permanently. */
export interface AccountErased extends DomainEvent {
  readonly name: 'accounts.erased'
  readonly accountId: string
}
export const AccountErased = eventKind<AccountErased>('accounts.erased')
