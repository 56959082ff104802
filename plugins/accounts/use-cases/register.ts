import { Effect } from 'effect'
import { type Actor, networkKey } from '#core/access/actor.ts'
import { atLeast } from '#core/kernel/at-least.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import { inWarsaw } from '#core/kernel/warsaw.ts'
import { Validation } from '#core/plugin/doorway-failures.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Events } from '#core/ports/events.ts'
import type { MailQueue } from '#core/ports/mailbox.ts'
import type { RateLimit } from '#core/ports/rate-limit.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { TermsInForce } from '#plugins/info-pages/contract/terms-in-force.ts'
import type { Registration } from '../contract/credentials.ts'
import { AccountRegistered } from '../contract/events.ts'
import { type Account, normalizeEmail } from '../domain/account.ts'
import type { AccountStore } from '../domain/accounts.port.ts'
import { rateLimits, evenMilliseconds } from '../domain/allowances.ts'
import type { ChoosePassword } from './choose-password.ts'
import type { SendActivation } from './send-activation.ts'

interface Dependencies {
  readonly accounts: AccountStore
  readonly termsInForce: TermsInForce
  readonly choosePassword: ChoosePassword
  readonly sendActivation: SendActivation
  readonly mailQueue: MailQueue
  readonly events: Events
  readonly rateLimit: RateLimit
  readonly clock: Clock
  readonly transaction: Transaction
}

/**
 * Opens an account that waits for its mail to be answered. Whose address is known already is told so by mail alone: the answer is the same, and
 * takes as long, so that nobody learns who has an account.
 */
export const makeRegister = ({
  accounts,
  termsInForce,
  choosePassword,
  sendActivation,
  mailQueue,
  events,
  rateLimit,
  clock,
  transaction,
}: Dependencies) => {
  const keep = Effect.fn('accounts.keep-account')(function* (account: Account) {
    yield* accounts.add(account)
    yield* sendActivation(account)
    yield* events.emit(AccountRegistered.of({ accountId: account.id }))
  }, transaction)

  const remind = Effect.fn('accounts.remind-of-account')(function* (email: string) {
    const known = yield* accounts.byEmail(email)
    if (known?.status === 'registered') return yield* sendActivation(known)
    if (!known) return
    const { language, first_name: name } = known
    const told = { to: email, language, template: 'accounts.mail.already-registered' as const, values: { name } }
    yield* mailQueue.enqueue({ ...told, key: `accounts.already-registered:${newId()}` })
  }, transaction)

  return Effect.fn('accounts.register')(function* (actor: Actor, asked: Registration) {
    yield* rateLimit.consume('accounts.register', networkKey(actor), rateLimits.register)
    const email = normalizeEmail(asked.email)
    const { first_name, last_name, language = 'pl', terms_version } = asked
    // A form that was open for long may bear terms that nobody is asked to accept any more.
    if (terms_version !== termsInForce(inWarsaw(clock.now()).day))
      return yield* new Validation({ schema: { terms_version: ['TERMS_NOT_ACCEPTED'] } })
    const password_hash = yield* choosePassword(asked.password, [email, first_name, last_name], 'password')
    const account: Account = {
      ...{ id: newId(), email, password_hash, first_name: first_name.trim(), last_name: last_name.trim(), language, terms_version },
      ...{ type: 'user', status: 'registered', source: 'self', third_party_data: null, photo: null, version: 1 },
      ...{ created_at: clock.now().toISOString(), activated_at: null },
    }
    yield* atLeast(evenMilliseconds, keep(account).pipe(Effect.catchTag('EmailTaken', () => remind(email))))
    return { email, status: 'registered' as const }
  })
}

export type Register = ReturnType<typeof makeRegister>
export const Register = token<Register>('accounts/Register')
