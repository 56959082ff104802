import type { Effect } from 'effect'
import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { newId } from '#core/kernel/ids.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { anAccount } from '../testing/builders.ts'

const database = databaseForTests()

const accounts = () => database.find(AccountRepository)
const step = <A, E>(effect: Effect.Effect<A, E>) => run(database.find(Transaction)(effect))
const failedStep = <A, E>(effect: Effect.Effect<A, E>) => failureOf(database.find(Transaction)(effect))
const add = async (over: Parameters<typeof anAccount>[0] = {}) => {
  const account = anAccount(over)
  await step(accounts().add(account))
  return account
}

test('returns a stored account by id and by e-mail address', async () => {
  const account = await add({ language: 'ua', type: 'cms' })
  expect(await step(accounts().byId(account.id))).toEqual(account)
  expect(await step(accounts().byEmail(account.email))).toEqual(account)
  expect(await step(accounts().byEmail('nikt@kredka.test'))).toBeNull()
  expect(await failedStep(accounts().byId(newId()))).toMatchObject({ _tag: 'AccountNotFound' })
})

test('allows one account per e-mail address', async () => {
  const one = await add()
  const other = await add()
  expect(await failedStep(accounts().add(anAccount({ email: one.email })))).toMatchObject({ _tag: 'EmailTaken' })
  expect(await failedStep(accounts().setEmail(other.id, one.email))).toMatchObject({ _tag: 'EmailTaken' })
  await step(accounts().setEmail(other.id, other.email))
})

test('activates a registered account once', async () => {
  const { id } = await add({ status: 'registered', activated_at: null })
  expect(await step(accounts().activate(id, '2026-11-23T10:00:00.000Z'))).toBe(true)
  expect(await step(accounts().activate(id, '2026-11-23T11:00:00.000Z'))).toBe(false)
  expect(await step(accounts().byId(id))).toMatchObject({ status: 'active', activated_at: '2026-11-23T10:00:00.000Z', version: 2 })
  expect(await step(accounts().activate(newId(), '2026-11-23T11:00:00.000Z'))).toBe(false)
})

test('renews and removes only registrations that were not activated', async () => {
  const waiting = await add({ status: 'registered', activated_at: null })
  const active = await add()
  const registrant = {
    password_hash: 'new',
    first_name: 'Nina',
    last_name: 'Nowak',
    language: 'ua',
    terms_version: '2026-11-22',
  } as const
  const at = '2026-11-23T10:00:00.000Z'
  expect(await step(accounts().renewRegistration(active.email, registrant, at))).toBeNull()
  expect(await step(accounts().renewRegistration(waiting.email, registrant, at))).toEqual({ ...waiting, ...registrant, version: 2 })
  expect(await step(accounts().lock(waiting.id))).toMatchObject(registrant)
  for (const { email } of [waiting, active]) await step(accounts().removeUnactivated(email))
  expect(await step(accounts().byEmail(active.email))).toEqual(active)
  expect(await step(accounts().byEmail(waiting.email))).toBeNull()
  expect(await failedStep(accounts().lock(waiting.id))).toMatchObject({ _tag: 'AccountNotFound' })
})

test('changes the given fields of the expected version', async () => {
  const { id } = await add()
  expect(await step(accounts().change(id, { first_name: 'Ola', last_name: undefined }, 1))).toMatchObject({
    first_name: 'Ola',
    last_name: 'Wierzba',
    version: 2,
  })
  expect(await failedStep(accounts().change(id, { first_name: 'Ala' }, 1))).toMatchObject({ _tag: 'VersionConflict' })
  expect(await step(accounts().change(id, { language: 'en' }, null))).toMatchObject({ first_name: 'Ola', language: 'en', version: 3 })
  expect(await failedStep(accounts().change(newId(), {}, null))).toMatchObject({ _tag: 'AccountNotFound' })
})

test('increments the version with each other change', async () => {
  const { id } = await add()
  await step(accounts().setPassword(id, 'hash'))
  await step(accounts().setType(id, 'support'))
  expect(await step(accounts().byId(id))).toMatchObject({ password_hash: 'hash', type: 'support', version: 3 })
})

test('has one photo, known by its name, and returns the earlier one', async () => {
  const { id } = await add()
  const first = newId()
  const second = newId()
  expect(await step(accounts().setPhoto(id, first))).toBeNull()
  expect(await step(accounts().setPhoto(id, second))).toBe(first)
  expect([await step(accounts().hasPhoto(first)), await step(accounts().hasPhoto(second))]).toEqual([false, true])
  expect(await step(accounts().setPhoto(id, null))).toBe(second)
  expect(await step(accounts().setPhoto(newId(), first))).toBeNull()
  expect([await step(accounts().hasPhoto(first)), await step(accounts().hasPhoto(second))]).toEqual([false, false])
  expect(await step(accounts().byId(id))).toMatchObject({ photo: null })
})
