import { Effect } from 'effect'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { MailQueue } from '#core/ports/mail-queue.ts'
import type { Account } from '../domain/account.ts'
import type { OneTimeTokens } from '../domain/one-time-tokens.port.ts'

interface Dependencies {
  readonly tokens: OneTimeTokens
  readonly mailQueue: MailQueue
}

/** Sends the activation mail; links of earlier mails become invalid. `registration`: whether the address was registered before. */
export const makeSendActivation = ({ tokens, mailQueue }: Dependencies) =>
  Effect.fn('accounts.send-activation')(function* ({ id, email, language, first_name }: Account, registration: 'first' | 'again') {
    const activationToken = yield* tokens.issue('activate', id)
    const values = { name: first_name, token: activationToken, registration }
    yield* mailQueue.enqueue({ to: email, language, template: 'accounts.mail.activate', values, key: `accounts.activate:${newId()}` })
  })

export type SendActivation = ReturnType<typeof makeSendActivation>
export const SendActivation = token<SendActivation>('accounts/SendActivation')
