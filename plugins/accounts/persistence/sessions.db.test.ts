import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { newId } from '#core/kernel/ids.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { SessionRepository } from '../domain/sessions.port.ts'
import { anAccount, aSession } from '../testing/builders.ts'

const database = databaseForTests()

const now = '2026-11-23T10:00:00.000Z'
const accounts = () => database.find(AccountRepository)
const sessions = () => database.find(SessionRepository)
const lock = (id: string, signature: string) => run(database.find(Transaction)(sessions().lock(id, signature)))
const addAccount = async () => {
  const account = anAccount()
  await run(accounts().add(account))
  return account
}
const add = async (over: Parameters<typeof aSession>[0] = {}) => {
  const session = aSession({ account_id: over.account_id ?? (await addAccount()).id, ...over })
  await run(sessions().add(session, `s0-${session.id}`))
  return { ...session, tokenOf: (rotation: number) => `s${rotation}-${session.id}` }
}

test('tells the current token from the previous and older ones', async () => {
  const { id, tokenOf, ...session } = await add()
  const ageOf = async (rotation: number) => (await lock(id, tokenOf(rotation)))?.token_age
  expect(await lock(id, tokenOf(0))).toMatchObject({ session: { id, generation: 0 }, token_age: 'current', end_reason: null })
  for (const rotation of [1, 2])
    await run(sessions().rotate({ ...session, id, generation: rotation, refreshed_at: now }, tokenOf(rotation)))
  expect([await ageOf(2), await ageOf(1), await ageOf(0), await ageOf(9)]).toEqual(['current', 'previous', 'older', 'older'])
  expect((await lock(id, 'x'))?.session).toMatchObject({ generation: 2, refreshed_at: now })
  expect(await run(sessions().currentSignature(id, [tokenOf(1), tokenOf(2)]))).toBe(tokenOf(2))
  expect(await run(sessions().currentSignature(id, [tokenOf(1)]))).toBeNull()
  expect(await lock(newId(), 'x')).toBeNull()
})

test('ends a session once, with its reason', async () => {
  const { id, tokenOf } = await add()
  expect(await run(sessions().end(id, 'signed_out', now))).toBe(true)
  expect(await run(sessions().end(id, 'token_reused', now))).toBe(false)
  expect(await lock(id, tokenOf(0))).toMatchObject({ end_reason: 'signed_out' })
})

test('ends all active sessions of an account, except one', async () => {
  const { id: account_id } = await addAccount()
  const current = await add({ account_id })
  const other = await add({ account_id })
  const ended = await add({ account_id })
  await run(sessions().end(ended.id, 'signed_out', now))
  expect(await run(sessions().endAll(account_id, 'ended_elsewhere', now, current.id))).toBe(1)
  expect(await run(sessions().endAll(account_id, 'promoted', now))).toBe(1)
  expect(await lock(other.id, 'x')).toMatchObject({ end_reason: 'ended_elsewhere' })
})

test('lists active sessions, most recently used first', async () => {
  const { id: account_id } = await addAccount()
  const older = await add({ account_id, refreshed_at: '2026-11-21T10:00:00.000Z' })
  const newer = await add({ account_id, refreshed_at: '2026-11-22T10:00:00.000Z' })
  await add({ account_id, expires_at: now })
  await run(sessions().end((await add({ account_id })).id, 'signed_out', now))
  expect((await run(sessions().activeOf(account_id, now))).map(({ id }) => id)).toEqual([newer.id, older.id])
})

test('knows the devices of an account, and that of its first sign-in', async () => {
  const { id: account_id } = await addAccount()
  expect(await run(sessions().isKnownDevice(account_id, 'Safari, iOS'))).toBe(true)
  await add({ account_id, device: 'Firefox, Windows' })
  expect(await run(sessions().isKnownDevice(account_id, 'Safari, iOS'))).toBe(false)
  expect(await run(sessions().isKnownDevice(account_id, 'Firefox, Windows'))).toBe(true)
})

test('marks one session with a second factor, and clears the marks of the account', async () => {
  const { id: account_id } = await addAccount()
  const one = await add({ account_id })
  const other = await add({ account_id })
  await run(sessions().markSecondFactor(one.id))
  expect(await run(sessions().holderOf(one.id, now))).toMatchObject({
    account: account_id,
    session: one.id,
    type: 'user',
    second_factor: true,
    perms: {},
  })
  expect(await run(sessions().holderOf(other.id, now))).toMatchObject({ second_factor: false })
  await run(sessions().clearSecondFactor(account_id))
  expect(await run(sessions().holderOf(one.id, now))).toMatchObject({ second_factor: false })
})

test('finds the holder of an active session only', async () => {
  const { id } = await add()
  const expired = await add({ expires_at: now })
  await run(sessions().end(id, 'signed_out', now))
  for (const session of [id, expired.id, newId()]) expect(await run(sessions().holderOf(session, now))).toBeNull()
  expect(await run(sessions().activeAmong([id, expired.id, newId()], now))).toEqual([])
})

test('finds the holder by the current token, and by the previous one within the grace period', async () => {
  const { tokenOf, ...session } = await add()
  await run(sessions().rotate({ ...session, refreshed_at: '2026-11-23T09:59:55.000Z' }, tokenOf(1)))
  const holder = (rotation: number, since = '2026-11-23T09:59:50.000Z') =>
    run(sessions().holderByToken(session.id, tokenOf(rotation), now, since))
  expect([await holder(1), await holder(0)]).toMatchObject([{ session: session.id }, { session: session.id }])
  expect([await holder(0, '2026-11-23T09:59:56.000Z'), await holder(7)]).toEqual([null, null])
})
