import { Effect } from 'effect'
import type { AccountType } from '#core/access/account-type.ts'
import type { Actor } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { define } from '#core/kernel/define.ts'
import { normalizeEmail } from '#core/kernel/email.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Language } from '#core/kernel/language.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Encryption } from '#core/ports/encryption.ts'
import { Passwords } from '#core/ports/passwords.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { AccountNotFound } from '../contract/errors.ts'
import { accountView, generatePassword } from '../domain/account.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { SecondFactorRepository } from '../domain/second-factors.port.ts'
import { SessionRepository } from '../domain/sessions.port.ts'
import { EndAccess } from '../services/access.ts'
import { NotifyFactorChange, SecondFactorStatus } from '../services/second-factors.ts'

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

/** Changes the type of an account. Its sessions end, so that the next sign-in follows the rules of the new type. */
export const PromoteAccount = define(
  'accounts/PromoteAccount',
  { accounts: AccountRepository, sessions: SessionRepository, audit: Audit, clock: Clock, transaction: Transaction },
  ({ accounts, sessions, audit, clock, transaction }) =>
    Effect.fn('accounts.promote-account')(function* (
      actor: Actor,
      { email, type }: { readonly email: string; readonly type: AccountType },
    ) {
      const account = yield* accounts.byEmail(normalizeEmail(email))
      if (!account) return yield* new AccountNotFound()
      if (account.type !== type) {
        yield* accounts.setType(account.id, type)
        yield* sessions.endAll(account.id, 'promoted', clock.now().toISOString())
        yield* audit.record({ actor, action: 'accounts.promoted', subject: account.id, about: { before: account.type, type } })
      }
      return { id: account.id, email: account.email, before: account.type, type }
    }, transaction),
)

/** Signs an account out on all devices, or everybody. */
export const SignOut = define(
  'accounts/SignOut',
  { accounts: AccountRepository, sessions: SessionRepository, audit: Audit, clock: Clock, transaction: Transaction },
  ({ accounts, sessions, audit, clock, transaction }) =>
    Effect.fn('accounts.sign-out')(function* (actor: Actor, { email }: { readonly email?: string | undefined }) {
      const account = email === undefined ? null : yield* accounts.byEmail(normalizeEmail(email))
      if (email !== undefined && account === null) return yield* new AccountNotFound()
      const at = clock.now().toISOString()
      const reason = 'ended_by_operator'
      const ended = yield* account ? sessions.endAll(account.id, reason, at) : sessions.endEvery(reason, at)
      yield* audit.record({ actor, action: 'accounts.signed-out', subject: account?.id ?? null, about: { ended } })
      return { email: account?.email ?? null, ended }
    }, transaction),
)

/** Describes an account for an operator: its data, its facilities and the number of devices on which it is signed in. */
export const DescribeAccount = define(
  'accounts/DescribeAccount',
  { accounts: AccountRepository, sessions: SessionRepository, grants: Grants, secondFactorStatus: SecondFactorStatus, clock: Clock },
  ({ accounts, sessions, grants, secondFactorStatus, clock }) =>
    Effect.fn('accounts.describe-account')(function* (_: Actor, { email }: { readonly email: string }) {
      const account = yield* accounts.byEmail(normalizeEmail(email))
      if (!account) return yield* new AccountNotFound()
      const facilities = yield* grants.facilitiesOf(account.id)
      const activeSessions = yield* sessions.activeOf(account.id, clock.now().toISOString())
      const view = accountView(account, yield* grants.permissionsOf(account.id), yield* secondFactorStatus(account), true)
      return { ...view, facilities, devices: activeSessions.length }
    }),
)

/** Time before all second factors. */
const always = new Date(0).toISOString()

/**
 * Removes the authenticator app, the recovery codes and the passkeys of an account whose owner has lost them, so that
 * the password alone signs in again. Ends all sessions, half-finished sign-ins and mailed links; the owner is informed
 * by mail.
 */
export const ResetSecondFactor = define(
  'accounts/ResetSecondFactor',
  {
    accounts: AccountRepository,
    factors: SecondFactorRepository,
    endAccess: EndAccess,
    notifyFactorChange: NotifyFactorChange,
    transaction: Transaction,
  },
  ({ accounts, factors, endAccess, notifyFactorChange, transaction }) =>
    Effect.fn('accounts.reset-second-factor')(function* (actor: Actor, { email }: { readonly email: string }) {
      const found = yield* accounts.byEmail(normalizeEmail(email))
      if (!found) return yield* new AccountNotFound()
      const account = yield* accounts.lock(found.id)
      const removed = yield* factors.removeAddedSince(account.id, always)
      if (removed > 0) {
        yield* endAccess(account.id, 'factors_reset')
        yield* notifyFactorChange(actor, account, 'factors-reset')
      }
      return { id: account.id, email: account.email, removed }
    }, transaction),
)

/** Secrets that are read at a time. */
const batch = 500

/**
 * Encrypts TOTP secrets with the current key that an older key encrypted, so that the operator can drop the older key;
 * returns their number.
 */
export const ReencryptSecrets = define(
  'accounts/ReencryptSecrets',
  { factors: SecondFactorRepository, encryption: Encryption },
  ({ factors, encryption }) =>
    Effect.fn('accounts.reencrypt-secrets')(function* (_: Actor, _input: Readonly<Record<string, never>>) {
      let resealed = 0
      let after = '00000000-0000-0000-0000-000000000000'
      for (;;) {
        const outdated = yield* factors.encryptedWithOldKey(encryption.currentKeyPrefix, after, batch)
        for (const { account_id: id, secret: previous } of outdated) {
          const text = encryption.decrypt(previous, id)
          if (text === null) continue
          yield* factors.replaceSecret(id, previous, encryption.encrypt(text, id))
          resealed++
        }
        const last = outdated.at(-1)
        if (!last || outdated.length < batch) return { resealed }
        after = last.account_id
      }
    }),
)
