import { Effect } from 'effect'
import type { Account } from '../domain/account.ts'
import type { AccountRepository } from '../domain/accounts.port.ts'

/**
 * Locks an account and returns it; fails when its password or e-mail address has changed since it was read, because a
 * check of the old ones proves nothing any more.
 */
export const lockUnchanged = <Reason>(accounts: AccountRepository, { id, email, password_hash }: Account, changed: () => Reason) =>
  Effect.gen(function* () {
    const account = yield* accounts.lock(id).pipe(Effect.catchTag('AccountNotFound', () => Effect.fail(changed())))
    return account.email === email && account.password_hash === password_hash ? account : yield* Effect.fail(changed())
  })
