import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { MissingJwt } from '#core/access/refusals.ts'
import type { AccountStore } from '../domain/accounts.port.ts'
import type { OwnPassword } from './own-password.ts'

/** The account of the one who asks; whoever was erased meanwhile is nobody. */
export const accountOf = (accounts: AccountStore, { id }: User) =>
  accounts.byId(id).pipe(Effect.catchTag('AccountNotFound', () => new MissingJwt()))

/** The same, once its password was proven. */
export const provenOwner = (ownPassword: OwnPassword, user: User, password: string) =>
  ownPassword(user, password).pipe(Effect.catchTag('AccountNotFound', () => new MissingJwt()))
