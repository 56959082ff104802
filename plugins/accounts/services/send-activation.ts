import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import type { Account } from '../domain/account.ts'
import { OneTimeTokens } from '../domain/one-time-tokens.port.ts'

/** Sends the activation mail; links of earlier mails become invalid. `registration`: whether the address was registered before. */
export const SendActivation = define('accounts/SendActivation', { tokens: OneTimeTokens, mailQueue: MailQueue }, ({ tokens, mailQueue }) =>
  Effect.fn('accounts.send-activation')(function* ({ id, email, language, first_name }: Account, registration: 'first' | 'again') {
    const activationToken = yield* tokens.issue('activate', id)
    const values = { name: first_name, token: activationToken, registration }
    yield* mailQueue.enqueue({ to: email, language, template: 'accounts.mail.activate', values, key: `accounts.activate:${newId()}` })
  }),
)
