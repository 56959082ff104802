import { Effect } from 'effect'
import { MissingJwt } from '#core/access/access-errors.ts'
import type { User } from '#core/access/actor.ts'
import type { AccountRepository } from '../domain/accounts.port.ts'
import type { Reauthenticate } from './reauthenticate.ts'

/** Returns the account of the user; one that was erased meanwhile counts as not signed in. */
export const currentAccount = (accounts: AccountRepository, { id }: User) =>
  accounts.byId(id).pipe(Effect.catchTag('AccountNotFound', () => new MissingJwt()))

/** Returns the account of the user after verifying the password. */
export const reauthenticatedAccount = (reauthenticate: Reauthenticate, user: User, password: string) =>
  reauthenticate(user, password).pipe(Effect.catchTag('AccountNotFound', () => new MissingJwt()))
