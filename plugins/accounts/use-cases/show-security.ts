import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Installation } from '#core/ports/installation.ts'
import { Passkeys } from '#core/ports/passkeys.ts'
import { accountsApi } from '../contract/api.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { requiresSecondFactor } from '../domain/second-factor.ts'
import { SecondFactorRepository } from '../domain/second-factors.port.ts'
import { currentAccount } from '../services/current-account.ts'

/** Returns the state of the user's second factors. */
export const ShowSecurity = handler(
  accountsApi.showSecurity,
  { accounts: AccountRepository, factors: SecondFactorRepository, passkeys: Passkeys, installation: Installation },
  ({ accounts, factors, passkeys, installation }) =>
    Effect.fn('accounts.show-security')(function* (user) {
      const { type } = yield* currentAccount(accounts, user)
      const { totp, recovery_codes } = yield* factors.summaryOf(user.id)
      const required = requiresSecondFactor(type, installation.production)
      return { totp, recovery_codes, required, satisfied: user.type === type, passkeys_possible: passkeys.supported }
    }),
)
