import { type DomainEvent, eventKind } from '#core/ports/events.ts'

/** Somebody has registered; the account waits to be activated. */
export interface AccountRegistered extends DomainEvent {
  readonly name: 'accounts.registered'
  readonly accountId: string
}
export const AccountRegistered = eventKind<AccountRegistered>('accounts.registered')

/** Somebody has signed in; `device`: as the list of sessions calls it, `known`: the account was signed in from such a device before. */
export interface AccountSignedIn extends DomainEvent {
  readonly name: 'accounts.signed-in'
  readonly accountId: string
  readonly sessionId: string
  readonly device: string
  readonly known: boolean
}
export const AccountSignedIn = eventKind<AccountSignedIn>('accounts.signed-in')

/** An account is gone for good. */
export interface AccountErased extends DomainEvent {
  readonly name: 'accounts.erased'
  readonly accountId: string
}
export const AccountErased = eventKind<AccountErased>('accounts.erased')
