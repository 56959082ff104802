import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Signing } from '#core/ports/signing.ts'
import { sessionUser } from '../domain/account.ts'
import { BadPassword } from '../contract/failures.ts'
import type { OwnPassword } from './own-password.ts'

interface Dependencies {
  readonly ownPassword: OwnPassword
  readonly signing: Signing
}

/** A sign-in of whom has signed in: proves e-mail and password, and opens no session (features AP-10). */
export const makeConfirmPassword = ({ ownPassword, signing }: Dependencies) =>
  Effect.fn('accounts.confirm-password')(function* (user: User, email: string, password: string) {
    const account = yield* ownPassword(user, password).pipe(Effect.catchTag('AccountNotFound', () => new BadPassword()))
    if (account.email !== email) return yield* new BadPassword()
    const jwt = yield* signing.bearer({ account: user.id, session: user.session })
    return { ...sessionUser({ ...account, type: user.type }, user.perms), jwt, refresh_token: null }
  })

export type ConfirmPassword = ReturnType<typeof makeConfirmPassword>
export const ConfirmPassword = token<ConfirmPassword>('accounts/ConfirmPassword')
