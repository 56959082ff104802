import { Effect, Result } from 'effect'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { makeClock } from '#adapters/memory/clock.ts'
import { connectClient, waitUntil } from '#config/quality/testing/index-fixture.ts'
import { rowsOf, type TestPlatform, testPlatform } from '#config/quality/testing/platform.ts'
import { Passwords } from '#core/ports/passwords.ts'
import type { Account } from '../domain/account.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import { SecondFactorRepository } from '../domain/second-factors.port.ts'
import { anAccount, goodPassword } from '../testing/builders.ts'
import { ActivateAccount } from '../use-cases/activate-account.ts'
import { UndoEmailChange } from '../use-cases/change-email.ts'
import { LogIn } from '../use-cases/log-in.ts'
import { LogInWithCode } from '../use-cases/log-in-with-code.ts'
import { RegisterAccount } from '../use-cases/registration.ts'
import { RequestPasswordReset, ResetPassword } from '../use-cases/reset-password.ts'

const clock = makeClock()
const recovery = '0123456789abcdef'
let platform: TestPlatform
let client: pg.Client
beforeAll(async () => {
  platform = await testPlatform({ clock })
  client = await connectClient(platform.databaseUrl)
})
afterAll(async () => {
  await client.end()
  await platform.end()
})

const run = Effect.runPromise
const outcomeOf = async <A>(effect: Effect.Effect<A, { readonly _tag: string }>) => {
  const result = await run(Effect.result(effect))
  return Result.isSuccess(result) ? 'done' : result.failure._tag
}
const from = (network: number) => ({ ...visitor, address: `10.3.0.${network}` })
const addAccount = async (over: Partial<Account> = {}) => {
  const account = anAccount({ password_hash: await run(platform.find(Passwords).hash(goodPassword)), ...over })
  await run(platform.find(AccountRepository).add(account))
  return account
}
const countOf = async (table: string, { id }: Account) =>
  (await rowsOf<{ n: number }>(platform, `select count(*)::int n from ${table} where account_id = ?`, [id]))[0]?.n

/**
 * Holds the lock of an account until `operation` waits for it, changes the account meanwhile by SQL, and returns the
 * outcome of the operation.
 */
const whileChanging = async <A>({ id }: Account, sql: string, operation: Effect.Effect<A, { readonly _tag: string }>) => {
  await client.query('begin')
  await client.query('select 1 from accounts_account where id = $1 for update', [id])
  const outcome = outcomeOf(operation)
  // On another connection: within a transaction the view does not change.
  await waitUntil(async () => {
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    return (await rowsOf(platform, waiting)).length > 0
  })
  await client.query(sql, [id])
  await client.query('commit')
  return outcome
}

test('AU-02 a password that is changed while it is verified opens no session', async () => {
  const account = await addAccount()
  const logIn = platform.find(LogIn)(from(1), { email: account.email, password: goodPassword, refresh_token: null })
  const changed = `update accounts_account set password_hash = 'of-the-owner' where id = $1`
  expect(await whileChanging(account, changed, logIn)).toBe('InvalidAuthenticationData')
  expect(await countOf('accounts_session', account)).toBe(0)
})

test('AU-14 a half-finished sign-in whose token ends meanwhile opens no session, and its recovery code stays', async () => {
  const account = await addAccount()
  const factors = platform.find(SecondFactorRepository)
  const at = clock.now().toISOString()
  await run(factors.startTotp(account.id, 'secret', at))
  await run(factors.confirmTotp(account.id, 'secret', 1, at))
  await run(factors.setRecoveryCodes(account.id, [recovery]))
  const second_factor = await run(platform.find(OneTimeTokens).issue('second-factor', account.id))
  const logIn = platform.find(LogInWithCode)(from(2), { second_factor, code: recovery, refresh_token: null })
  expect(await whileChanging(account, 'delete from accounts_token where account_id = $1', logIn)).toBe('SecondFactorGone')
  expect([await countOf('accounts_session', account), await countOf('accounts_recovery_code', account)]).toEqual([0, 1])
})

test('AU-04 a reset link that ends while it is used sets no password', async () => {
  const account = await addAccount()
  const token = await run(platform.find(OneTimeTokens).issue('reset', account.id))
  const reset = platform.find(ResetPassword)(from(3), { token, password: 'krasnal wiezie poziomki', refresh_token: null })
  expect(await whileChanging(account, 'delete from accounts_token where account_id = $1', reset)).toBe('ResetTokenNotFound')
  expect(await run(platform.find(AccountRepository).byId(account.id))).toEqual(account)
})

test('AU-01 an activation link does not activate a registration that replaces its own meanwhile', async () => {
  const account = await addAccount({ status: 'registered', activated_at: null })
  const token = await run(platform.find(OneTimeTokens).issue('activate', account.id))
  const activate = platform.find(ActivateAccount)(from(4), { token })
  const renewed = `with gone as (delete from accounts_token where account_id = $1)
    update accounts_account set password_hash = 'of-somebody-else' where id = $1`
  expect(await whileChanging(account, renewed, activate)).toBe('ActivationTokenNotFound')
  expect(await run(platform.find(AccountRepository).byId(account.id))).toMatchObject({ status: 'registered' })
})

test('AU-01 of simultaneous registrations of one address one link is left, and it belongs to the stored password', async () => {
  const email = 'rownoczesnie@kredka.test'
  const names = ['Anna', 'Beata', 'Celina', 'Danuta', 'Ewelina', 'Felicja']
  const register = (first_name: string, network: number) =>
    outcomeOf(
      platform.find(RegisterAccount)(from(20 + network), {
        email,
        email_repeat: email,
        password: goodPassword,
        first_name,
        last_name: 'Nowak',
        terms_version: '2026-11-21',
      }),
    )
  expect(new Set(await Promise.all(names.map(register)))).toEqual(new Set(['done']))
  const account = await run(platform.find(AccountRepository).byEmail(email))
  expect(names).toContain(account?.first_name)
  expect(account && (await countOf('accounts_token', account))).toBe(1)
  const mails = await rowsOf(platform, 'select 1 from mail where recipient = ?', [email])
  expect(mails).toHaveLength(names.length)
})

test('AU-04 of simultaneous requests for a reset one link is left', async () => {
  const account = await addAccount()
  const request = (_: unknown, network: number) => run(platform.find(RequestPasswordReset)(from(40 + network), { email: account.email }))
  await Promise.all(Array.from({ length: 6 }, request))
  expect(await countOf('accounts_token', account)).toBe(1)
})

test('AU-05 an undo link works once, also when it is used several times at once', async () => {
  const account = await addAccount()
  const token = await run(platform.find(OneTimeTokens).issue('email-undo', account.id, { email: 'dawna@kredka.test' }))
  const undo = (password: string, network: number) =>
    outcomeOf(platform.find(UndoEmailChange)(from(60 + network), { token, password, refresh_token: null }))
  const outcomes = await Promise.all(['krasnal wiezie poziomki', 'krasnal wiezie jagody', 'krasnal wiezie maliny'].map(undo))
  expect(outcomes.toSorted()).toEqual(['EmailTokenNotFound', 'EmailTokenNotFound', 'done'])
  expect(await run(platform.find(AccountRepository).byId(account.id))).toMatchObject({ email: 'dawna@kredka.test' })
})
