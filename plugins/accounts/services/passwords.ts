import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { PasswordStrength } from '#core/ports/password-strength.ts'
import { Passwords } from '#core/ports/passwords.ts'
import { InvitationAccepted } from '../contract/events.ts'
import type { Account } from '../domain/account.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { EndAccess } from './access.ts'

/** Person whose password is set; `password_hash`: hash of the current one, `null` without. */
type Owner = Pick<Account, 'email' | 'first_name' | 'last_name' | 'password_hash'>

/** Minimum strength on the scale of zxcvbn; weaker passwords can be guessed online. */
const minScore = 2

/** Hashes a new password; fails when it is breached, too weak or the current one. `field`: form field that receives the error. */
export const HashNewPassword = define(
  'accounts/HashNewPassword',
  { passwordStrength: PasswordStrength, passwords: Passwords },
  ({ passwordStrength, passwords }) =>
    Effect.fn('accounts.hash-new-password')(function* (
      { email, first_name, last_name, password_hash }: Owner,
      password: string,
      field: string,
    ) {
      const { score, breached } = yield* passwordStrength.score(password, [email, first_name, last_name])
      if (breached) return yield* new Validation({ schema: { [field]: ['PASSWORD_BREACHED'] } })
      if (score < minScore) return yield* new Validation({ schema: { [field]: ['PASSWORD_TOO_WEAK'] } })
      if (password_hash !== null && (yield* passwords.verify(password_hash, password)))
        return yield* new Validation({ schema: { [field]: ['PASSWORD_UNCHANGED'] } })
      return yield* passwords.hash(password)
    }),
)

/** Sets a new password, ends what depends on the previous one and informs the owner by mail. */
export const SetPassword = define(
  'accounts/SetPassword',
  { accounts: AccountRepository, endAccess: EndAccess, mailQueue: MailQueue, audit: Audit, events: Events, clock: Clock },
  ({ accounts, endAccess, mailQueue, audit, events, clock }) =>
    Effect.fn('accounts.set-password')(function* (
      actor: Actor,
      { id, email, language, first_name: name, one_time_until }: Account,
      hash: string,
    ) {
      const at = clock.now().toISOString()
      yield* accounts.setPassword(id, hash)
      yield* endAccess(id, 'password_changed')
      yield* audit.record({ actor, action: 'accounts.password-changed', subject: id })
      if (one_time_until !== null) yield* events.emit(InvitationAccepted.of({ accountId: id }))
      const values = { name, at }
      yield* mailQueue.enqueue({
        to: email,
        language,
        template: 'accounts.mail.password-changed',
        values,
        key: `accounts.password:${newId()}`,
      })
    }),
)
