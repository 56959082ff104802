import { Effect } from 'effect'
import { type Actor, networkKey } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Audit } from '#core/ports/audit.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { EmailTokenNotFound } from '../contract/errors.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { changeTimeOf, emailOf } from '../domain/email-token.ts'
import { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import { rateLimits } from '../domain/rate-limits.ts'
import { SecondFactorRepository } from '../domain/second-factors.port.ts'
import { consumeLink } from '../services/consume-link.ts'
import { EndAccess } from '../services/end-access.ts'
import { HashNewPassword } from '../services/hash-new-password.ts'
import { KnownDevices } from '../services/known-devices.ts'
import { SetPassword } from '../services/set-password.ts'

/**
 * Undoes a change of the e-mail address by the token mailed to the old one: restores it, sets a new password, removes
 * second factors added since, signs out on all devices and revokes the undo links of later changes. Links of earlier
 * changes stay, so that the first owner of the account always wins.
 */
export const UndoEmailChange = define(
  'accounts/UndoEmailChange',
  {
    accounts: AccountRepository,
    tokens: OneTimeTokens,
    factors: SecondFactorRepository,
    hashNewPassword: HashNewPassword,
    setPassword: SetPassword,
    knownDevices: KnownDevices,
    endAccess: EndAccess,
    audit: Audit,
    rateLimit: RateLimit,
    transaction: Transaction,
  },
  (dependencies) => {
    const { accounts, tokens, factors, hashNewPassword, setPassword, knownDevices, endAccess, audit, rateLimit, transaction } = dependencies
    const restore = Effect.fn('accounts.restore-email')(function* (actor: Actor, mailedToken: string, hash: string) {
      const found = yield* consumeLink({ accounts, tokens }, 'email-undo', mailedToken)
      if (!found) return yield* new EmailTokenNotFound()
      const { id } = found.account
      const email = emailOf(found.link)
      yield* accounts.removeUnactivated(email)
      yield* accounts.setEmail(id, email)
      yield* endAccess(id, 'email_changed')
      yield* tokens.revoke(id, ['email-undo'], found.link.expires_at)
      const factors_removed = yield* factors.removeAddedSince(id, changeTimeOf(found.link))
      yield* audit.record({ actor, action: 'accounts.email-undo', subject: id, about: { factors_removed } })
      yield* setPassword(actor, { ...found.account, email }, hash)
    }, transaction)

    return Effect.fn('accounts.undo-email-change')(function* (
      actor: Actor,
      { token: mailedToken, password }: { readonly token: string; readonly password: string; readonly refresh_token: string | null },
    ) {
      yield* rateLimit.consume('accounts.undo-email', networkKey(actor), rateLimits.signInPerNetwork)
      const stored = yield* tokens.peek('email-undo', mailedToken)
      if (!stored?.account_id) return yield* new EmailTokenNotFound()
      const account = yield* accounts.byId(stored.account_id).pipe(Effect.catchTag('AccountNotFound', () => new EmailTokenNotFound()))
      // A rejected password leaves the token valid.
      const hash = yield* hashNewPassword({ ...account, email: emailOf(stored) }, password, 'password')
      yield* restore(actor, mailedToken, hash)
      return { status: 'changed' as const, device: knownDevices.tokenFor(actor, account.id) }
    })
  },
)
