import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Encryption } from '#core/ports/encryption.ts'
import { OneTimeCodes } from '#core/ports/one-time-codes.ts'
import { accountsApi } from '../contract/api.ts'
import { SecondFactorOn } from '../contract/errors.ts'
import { SecondFactorRepository } from '../domain/second-factors.port.ts'
import { reauthenticatedAccount } from '../services/current-account.ts'
import { Reauthenticate } from '../services/reauthenticate.ts'
import { RequireSecondFactor } from '../services/require-second-factor.ts'

/** Creates the secret for an authenticator app; it takes effect once a code of the app confirms it. */
export const SetUpTotp = handler(
  accountsApi.setUpTotp,
  {
    reauthenticate: Reauthenticate,
    requireSecondFactor: RequireSecondFactor,
    factors: SecondFactorRepository,
    codes: OneTimeCodes,
    encryption: Encryption,
    clock: Clock,
  },
  ({ reauthenticate, requireSecondFactor, factors, codes, encryption, clock }) =>
    Effect.fn('accounts.set-up-totp')(function* (user, { password }) {
      const account = yield* reauthenticatedAccount(reauthenticate, user, password)
      if ((yield* factors.totp(account.id))?.confirmed) return yield* new SecondFactorOn()
      yield* requireSecondFactor(user, account)
      const secret = codes.generateSecret()
      if (!(yield* factors.startTotp(account.id, encryption.encrypt(secret, account.id), clock.now().toISOString())))
        return yield* new SecondFactorOn()
      const uri = codes.uri(secret, account.email)
      return { secret, uri, qr: codes.qrCode(uri) }
    }),
)
