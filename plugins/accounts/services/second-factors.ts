import { Effect } from 'effect'
import type { Actor, User } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Installation } from '#core/ports/installation.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { SecondFactorNeeded } from '../contract/errors.ts'
import type { FactorChange } from '../contract/factors.ts'
import type { Account } from '../domain/account.ts'
import { generateRecoveryCodes, parseRecoveryCode, requiresSecondFactor } from '../domain/recovery-code.ts'
import { SecondFactorRepository } from '../domain/second-factors.port.ts'
import { SessionRepository } from '../domain/sessions.port.ts'

/** Fails when an account with a second factor changes its factors in a session without one, so that a stolen password is not enough. */
export const RequireSecondFactor = define(
  'accounts/RequireSecondFactor',
  { factors: SecondFactorRepository, sessions: SessionRepository, clock: Clock },
  ({ factors, sessions, clock }) =>
    Effect.fn('accounts.require-second-factor')(function* (user: User, account: Pick<Account, 'id'>) {
      const { totp, passkeys } = yield* factors.summaryOf(account.id)
      if (!totp && passkeys === 0) return
      const holder = yield* sessions.holderOf(user.session, clock.now().toISOString())
      if (!holder?.second_factor) return yield* new SecondFactorNeeded()
    }),
)

/** Returns the second factors of an account and whether it must have one. */
export const SecondFactorStatus = define(
  'accounts/SecondFactorStatus',
  { factors: SecondFactorRepository, installation: Installation },
  ({ factors, installation }) =>
    Effect.fn('accounts.second-factor-status')(function* ({ id, type }: Account) {
      const { totp, passkeys } = yield* factors.summaryOf(id)
      return { totp, passkeys, required: requiresSecondFactor(type, installation.production) }
    }),
)

/** Replaces the recovery codes of an account and returns them; only their hashes are stored. */
export const IssueRecoveryCodes = define('accounts/IssueRecoveryCodes', { factors: SecondFactorRepository }, ({ factors }) =>
  Effect.fn('accounts.issue-recovery-codes')(function* (accountId: string) {
    const recovery_codes = generateRecoveryCodes()
    yield* factors.setRecoveryCodes(
      accountId,
      recovery_codes.map((code) => parseRecoveryCode(code) ?? code),
    )
    return { recovery_codes }
  }),
)

/** Writes a change of second factors or the use of a recovery code to the audit log and informs the owner by mail. */
export const NotifyFactorChange = define(
  'accounts/NotifyFactorChange',
  { mailQueue: MailQueue, audit: Audit, clock: Clock },
  ({ mailQueue, audit, clock }) =>
    Effect.fn('accounts.notify-factor-change')(function* (actor: Actor, account: Account, what: FactorChange) {
      const { id, email, language, first_name: name } = account
      yield* audit.record({ actor, action: `accounts.${what}`, subject: id })
      const values = { name, what, at: clock.now().toISOString() }
      yield* mailQueue.enqueue({ to: email, language, template: 'accounts.mail.factor-changed', values, key: `accounts.factor:${newId()}` })
    }),
)
