import { Effect } from 'effect'
import { type Actor, networkKey } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { normalizeEmail } from '#core/kernel/email.ts'
import { newId } from '#core/kernel/ids.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { withMinimumDuration } from '#core/kernel/with-minimum-duration.ts'
import { handler } from '#core/plugin/handler.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { PasswordStrength } from '#core/ports/password-strength.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { TermsInForce } from '#plugins/info-pages/contract/terms-in-force.ts'
import { accountsApi } from '../contract/api.ts'
import type { Registration } from '../contract/credentials.ts'
import { AccountRegistered } from '../contract/events.ts'
import type { Account } from '../domain/account.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { minResponseMilliseconds, rateLimits } from '../domain/rate-limits.ts'
import { KnownDevices } from '../services/known-devices.ts'
import { HashNewPassword } from '../services/passwords.ts'
import { SendActivation } from '../services/send-activation.ts'

/**
 * Registers an account, to be activated by mail. Until then a further registration of the address replaces password,
 * name and terms, and ends the earlier activation link: whoever registered first may be somebody else. When the
 * address has an active account, its owner is informed by mail; response and duration are the same, so that the
 * request does not reveal who has an account. `device`: token by which activation links recognise this browser.
 */
export const RegisterAccount = define(
  'accounts/RegisterAccount',
  {
    accounts: AccountRepository,
    termsInForce: TermsInForce,
    hashNewPassword: HashNewPassword,
    sendActivation: SendActivation,
    knownDevices: KnownDevices,
    mailQueue: MailQueue,
    events: Events,
    rateLimit: RateLimit,
    clock: Clock,
    transaction: Transaction,
  },
  ({ accounts, termsInForce, hashNewPassword, sendActivation, knownDevices, mailQueue, events, rateLimit, clock, transaction }) => {
    const storeAccount = Effect.fn('accounts.store-account')(function* (account: Account) {
      yield* accounts.add(account)
      yield* sendActivation(account, 'first')
      yield* events.emit(AccountRegistered.of({ accountId: account.id }))
      return account
    }, transaction)

    const registerAgain = Effect.fn('accounts.register-again')(function* (account: Account) {
      const { email, password_hash, first_name, last_name, language: written, terms_version, created_at } = account
      const registrant = { password_hash, first_name, last_name, language: written, terms_version }
      const renewed = yield* accounts.renewRegistration(email, registrant, created_at)
      if (renewed) {
        yield* sendActivation(renewed, 'again')
        return renewed
      }
      const known = yield* accounts.byEmail(email)
      if (!known) return account
      const { language, first_name: name } = known
      const mail = { to: email, language, template: 'accounts.mail.already-registered' as const, values: { name } }
      yield* mailQueue.enqueue({ ...mail, key: `accounts.already-registered:${newId()}` })
      return account
    }, transaction)

    return Effect.fn('accounts.register-account')(function* (actor: Actor, registration: Registration) {
      yield* rateLimit.consume('accounts.register', networkKey(actor), rateLimits.register)
      const email = normalizeEmail(registration.email)
      const { first_name, last_name, language = 'pl', terms_version } = registration
      // A form that was open for a long time may name terms that are no longer in force.
      if (terms_version !== termsInForce(toWarsawTime(clock.now()).day))
        return yield* new Validation({ schema: { terms_version: ['TERMS_NOT_ACCEPTED'] } })
      const password_hash = yield* hashNewPassword({ email, first_name, last_name, password_hash: null }, registration.password, 'password')
      const account: Account = {
        id: newId(),
        email,
        password_hash,
        first_name: first_name.trim(),
        last_name: last_name.trim(),
        language,
        terms_version,
        type: 'user',
        status: 'registered',
        source: 'self',
        third_party_data: null,
        photo: null,
        version: 1,
        created_at: clock.now().toISOString(),
        activated_at: null,
        one_time_until: null,
      }
      const registered = yield* withMinimumDuration(
        minResponseMilliseconds,
        storeAccount(account).pipe(Effect.catchTag('EmailTaken', () => registerAgain(account))),
      )
      return { email, status: 'registered' as const, device: knownDevices.registrationTokenFor(registered) }
    })
  },
)

/** Scores how hard a password is to guess while the user types it; nothing is stored. */
export const ScorePassword = handler(accountsApi.scorePassword, { passwordStrength: PasswordStrength }, ({ passwordStrength }) =>
  Effect.fn('accounts.score-password')(function* (_, { password, about = [] }) {
    return yield* passwordStrength.score(password, about)
  }),
)
