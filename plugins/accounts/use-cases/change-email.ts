import { Effect } from 'effect'
import { type Actor, networkKey } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { normalizeEmail } from '#core/kernel/email.ts'
import { newId } from '#core/kernel/ids.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { accountsApi } from '../contract/api.ts'
import { EmailTokenNotFound } from '../contract/errors.ts'
import type { IdentityProof } from '../contract/factors.ts'
import type { Account } from '../domain/account.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { changeTimeOf, emailOf } from '../domain/email-token.ts'
import { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import { rateLimits } from '../domain/rate-limits.ts'
import { SecondFactorRepository } from '../domain/second-factors.port.ts'
import { EndAccess, requireOwnAccount } from '../services/access.ts'
import { consumeLink } from '../services/consume-link.ts'
import { KnownDevices } from '../services/known-devices.ts'
import { HashNewPassword, SetPassword } from '../services/passwords.ts'
import { ConfirmIdentity } from '../services/prove-identity.ts'

/**
 * Sends a confirmation mail to the new address. A taken address is rejected only on confirmation, so that the request
 * does not reveal it.
 */
export const RequestEmailChange = handler(
  accountsApi.requestEmailChange,
  { confirmIdentity: ConfirmIdentity, tokens: OneTimeTokens, mailQueue: MailQueue, rateLimit: RateLimit },
  ({ confirmIdentity, tokens, mailQueue, rateLimit }) => {
    const send = Effect.fn('accounts.send-email-confirmation')(function* (account: Account, email: string) {
      const values = { name: account.first_name, token: yield* tokens.issue('email-confirm', account.id, { email }) }
      const mail = { to: email, language: account.language, template: 'accounts.mail.email-confirm' as const, values }
      yield* mailQueue.enqueue({ ...mail, key: `accounts.email-confirm:${newId()}` })
    })

    return Effect.fn('accounts.request-email-change')(function* (
      actor,
      { id, email, ...proof }: IdentityProof & { readonly id: string; readonly email: string },
    ) {
      const user = yield* requireOwnAccount(actor, id)
      yield* rateLimit.consume('accounts.email', user.id, rateLimits.mailPerAddress)
      yield* confirmIdentity(user, proof, (account) => send(account, normalizeEmail(email)))
      return { status: 'sent' as const }
    })
  },
)

/**
 * Sets the requested e-mail address by the token mailed to it, signs out on all devices and mails the old address a
 * link that undoes the change for three days.
 */
export const ConfirmEmailChange = handler(
  accountsApi.confirmEmailChange,
  {
    accounts: AccountRepository,
    tokens: OneTimeTokens,
    endAccess: EndAccess,
    mailQueue: MailQueue,
    audit: Audit,
    clock: Clock,
    transaction: Transaction,
  },
  ({ accounts, tokens, endAccess, mailQueue, audit, clock, transaction }) =>
    Effect.fn('accounts.confirm-email-change')(function* (actor, { token: mailedToken }) {
      const found = yield* consumeLink({ accounts, tokens }, 'email-confirm', mailedToken)
      if (!found) return yield* new EmailTokenNotFound()
      const { id, email: before, first_name: name, language } = found.account
      const email = emailOf(found.link)
      // Somebody else may have registered the address without ever confirming it.
      yield* accounts.removeUnactivated(email)
      yield* accounts.setEmail(id, email)
      yield* endAccess(id, 'email_changed')
      yield* audit.record({ actor, action: 'accounts.email-confirm', subject: id })
      const values = { name, token: yield* tokens.issue('email-undo', id, { email: before }), at: clock.now().toISOString() }
      yield* mailQueue.enqueue({
        to: before,
        language,
        template: 'accounts.mail.email-undo',
        values,
        key: `accounts.email-undo:${newId()}`,
      })
      return { status: 'changed' as const }
    }, transaction),
)

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
  ({ accounts, tokens, factors, hashNewPassword, setPassword, knownDevices, endAccess, audit, rateLimit, transaction }) => {
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
