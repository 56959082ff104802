import { Effect } from 'effect'
import type { AccountType } from '#core/access/account-type.ts'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { normalizeEmail } from '#core/kernel/email.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Language } from '#core/kernel/language.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Passwords } from '#core/ports/passwords.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { generatePassword } from '../domain/generate-password.ts'

/** Input of an operator for a new account; type `user` and language `pl` by default. */
export interface NewAccount {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly type?: AccountType | undefined
  readonly language?: Language | undefined
}

/** Creates an active account with a generated password, which is returned only here. */
export const CreateAccount = define(
  'accounts/CreateAccount',
  { accounts: AccountRepository, passwords: Passwords, audit: Audit, clock: Clock, transaction: Transaction },
  ({ accounts, passwords, audit, clock, transaction }) =>
    Effect.fn('accounts.create-account')(function* (
      actor: Actor,
      { email, firstName, lastName, type = 'user', language = 'pl' }: NewAccount,
    ) {
      const id = newId()
      const password = generatePassword()
      const now = clock.now().toISOString()
      yield* accounts.add({
        id,
        email: normalizeEmail(email),
        password_hash: yield* passwords.hash(password),
        first_name: firstName,
        last_name: lastName,
        type,
        language,
        status: 'active',
        source: 'operator',
        third_party_data: null,
        terms_version: null,
        photo: null,
        version: 1,
        created_at: now,
        activated_at: now,
        one_time_until: null,
      })
      yield* audit.record({ actor, action: 'accounts.created', subject: id, about: { type } })
      return { id, email: normalizeEmail(email), type, password }
    }, transaction),
)
