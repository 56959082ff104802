import { Effect } from 'effect'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { MailQueue } from '#core/ports/mailbox.ts'
import type { Account } from '../domain/account.ts'
import type { OneTimeTokens } from '../domain/one-time-words.port.ts'

interface Dependencies {
  readonly words: OneTimeTokens
  readonly mailQueue: MailQueue
}

/** Writes the mail that activates an account; links of earlier ones are void. */
export const makeSendActivation = ({ words, mailQueue }: Dependencies) =>
  Effect.fn('accounts.send-activation')(function* ({ id, email, language, first_name }: Account) {
    const word = yield* words.give('activate', id)
    const values = { name: first_name, token: word }
    yield* mailQueue.enqueue({ to: email, language, template: 'accounts.mail.activate', values, key: `accounts.activate:${newId()}` })
  })

export type SendActivation = ReturnType<typeof makeSendActivation>
export const SendActivation = token<SendActivation>('accounts/SendActivation')
