import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { MailQueue } from '#core/ports/mailbox.ts'
import type { FactorChange } from '../contract/mails.ts'
import type { Account } from '../domain/account.ts'

interface Dependencies {
  readonly mailQueue: MailQueue
  readonly audit: Audit
  readonly clock: Clock
}

/** Notes that a second factor came, went or was used in an emergency, and writes to the owner, who may not have been the one. */
export const makeTellFactorChange = ({ mailQueue, audit, clock }: Dependencies) =>
  Effect.fn('accounts.tell-factor-change')(function* (actor: Actor, account: Account, what: FactorChange) {
    const { id, email, language, first_name: name } = account
    yield* audit.note({ actor, action: `accounts.${what}`, subject: id })
    const values = { name, what, at: clock.now().toISOString() }
    yield* mailQueue.enqueue({ to: email, language, template: 'accounts.mail.factor-changed', values, key: `accounts.factor:${newId()}` })
  })

export type TellFactorChange = ReturnType<typeof makeTellFactorChange>
export const TellFactorChange = token<TellFactorChange>('accounts/TellFactorChange')
