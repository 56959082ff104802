import { Effect } from 'effect'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { Mailbox } from '#core/ports/mailbox.ts'
import type { Account } from '../domain/account.ts'
import type { OneTimeWords } from '../domain/one-time-words.port.ts'

interface Needs {
  readonly words: OneTimeWords
  readonly mailbox: Mailbox
}

/** Writes the mail that activates an account; links of earlier ones are void. */
export const makeSendActivation = ({ words, mailbox }: Needs) =>
  Effect.fn('accounts.send-activation')(function* ({ id, email, language, first_name }: Account) {
    const word = yield* words.give('activate', id)
    const values = { name: first_name, token: word }
    yield* mailbox.post({ to: email, language, template: 'accounts.mail.activate', values, key: `accounts.activate:${newId()}` })
  })

export type SendActivation = ReturnType<typeof makeSendActivation>
export const SendActivation = token<SendActivation>('accounts/SendActivation')
