import { Effect } from 'effect'
import { normalizeEmail } from '#core/kernel/email.ts'
import { newId } from '#core/kernel/ids.ts'
import { handler } from '#core/plugin/handler.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { accountsApi } from '../contract/api.ts'
import type { IdentityProof } from '../contract/factors.ts'
import type { Account } from '../domain/account.ts'
import { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import { rateLimits } from '../domain/rate-limits.ts'
import { ConfirmIdentity } from '../services/confirm-identity.ts'
import { requireOwnAccount } from '../services/require-own-account.ts'

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
