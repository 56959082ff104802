import { Effect } from 'effect'
import type { AccountType } from '#core/access/account-type.ts'
import type { Actor } from '#core/access/actor.ts'
import { newId, generateToken } from '#core/kernel/ids.ts'
import type { Language } from '#core/kernel/language.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Passwords } from '#core/ports/passwords.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { normalizeEmail } from '../domain/account.ts'
import type { AccountStore } from '../domain/accounts.port.ts'

interface Dependencies {
  readonly accounts: AccountStore
  readonly passwords: Passwords
  readonly audit: Audit
  readonly clock: Clock
  readonly transaction: Transaction
}

/** What an operator says of an account that is to be; Polish and an ordinary one unless told. */
export interface NewAccount {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly type?: AccountType | undefined
  readonly language?: Language | undefined
}

/** Sixteen hexadecimal digits by fours: 64 bits of chance, easy to read out. */
const madePassword = () => (generateToken().slice(0, 16).match(/.{4}/g) ?? []).join('-')

/** Opens an account that needs no activation, with a password made for it, which is told once and never again. */
export const makeCreateAccount = ({ accounts, passwords, audit, clock, transaction }: Dependencies) =>
  Effect.fn('accounts.create-account')(function* (
    actor: Actor,
    { email, firstName, lastName, type = 'user', language = 'pl' }: NewAccount,
  ) {
    const [id, password, now] = [newId(), madePassword(), clock.now().toISOString()]
    yield* accounts.add({
      ...{
        id,
        email: normalizeEmail(email),
        password_hash: yield* passwords.hash(password),
        first_name: firstName,
        last_name: lastName,
        type,
      },
      ...{ language, status: 'active', source: 'operator', third_party_data: null, terms_version: null, photo: null, version: 1 },
      ...{ created_at: now, activated_at: now },
    })
    yield* audit.note({ actor, action: 'accounts.created', subject: id, about: { type } })
    return { id, email: normalizeEmail(email), type, password }
  }, transaction)

export type CreateAccount = ReturnType<typeof makeCreateAccount>
export const CreateAccount = token<CreateAccount>('accounts/CreateAccount')
