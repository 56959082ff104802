import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Signing } from '#core/ports/signing.ts'
import { BadPassword } from '../contract/errors.ts'
import { sessionUser } from '../domain/account.ts'
import { Reauthenticate } from './reauthenticate.ts'

/** Verifies e-mail and password of a signed-in user without opening a session (features AP-10). */
export const ConfirmCredentials = define(
  'accounts/ConfirmCredentials',
  { reauthenticate: Reauthenticate, signing: Signing },
  ({ reauthenticate, signing }) =>
    Effect.fn('accounts.confirm-credentials')(function* (user: User, email: string, password: string) {
      const account = yield* reauthenticate(user, password).pipe(Effect.catchTag('AccountNotFound', () => new BadPassword()))
      if (account.email !== email) return yield* new BadPassword()
      const jwt = yield* signing.signBearer({ account: user.id, session: user.session })
      return { ...sessionUser({ ...account, type: user.type }, user.perms), jwt, refresh_token: null }
    }),
)
