import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { goodPassword } from '../testing/builders.ts'
import { RegisterAccount } from './registration.ts'

const database = databaseForTests()

const registration = {
  email: ' Nowa@Kredka.test',
  email_repeat: ' Nowa@Kredka.test',
  password: goodPassword,
  first_name: ' Nina ',
  last_name: 'Nowak',
  terms_version: '2026-11-21',
}
const registered = { email: 'nowa@kredka.test', status: 'registered', device: expect.stringMatching(/^[0-9a-f]{32}\.[\w-]{43}$/) }
const setUp = async () => {
  const fixture = await makeAccountsFixture(database)
  const days: string[] = []
  const termsInForce = (day: string) => {
    days.push(day)
    return '2026-11-21'
  }
  return { ...fixture, days, register: makeOf(RegisterAccount)({ ...fixture, termsInForce }) }
}

test('stores an account that waits for activation, mails the link and emits the event', async () => {
  const { register, accounts, mailQueue, events, tokens } = await setUp()
  expect(await run(register(visitor, { ...registration, language: 'ua' }))).toEqual(registered)
  const [account] = await accounts.rows.all()
  expect(account).toMatchObject({
    email: 'nowa@kredka.test',
    first_name: 'Nina',
    last_name: 'Nowak',
    language: 'ua',
    type: 'user',
    status: 'registered',
    source: 'self',
    terms_version: '2026-11-21',
    password_hash: `hash1:${goodPassword}`,
    activated_at: null,
  })
  expect(mailQueue.sent).toMatchObject([
    { to: 'nowa@kredka.test', language: 'ua', template: 'accounts.mail.activate', values: { name: 'Nina' } },
  ])
  expect(await run(tokens.peek('activate', mailQueue.sent[0]?.values['token'] ?? ''))).toMatchObject({ account_id: account?.id })
  expect(events.emitted).toEqual([{ name: 'accounts.registered', accountId: account?.id }])
})

test('does not reveal that an address is taken: same response, same duration, and a mail to the owner', async () => {
  const { register, addAccount, accounts, mailQueue, events } = await setUp()
  const owner = await addAccount({ email: 'nowa@kredka.test', first_name: 'Nadia', language: 'en' })
  const taken: number[] = []
  const free: number[] = []
  expect(await run(register(visitor, registration), taken)).toEqual(registered)
  expect(mailQueue.sent).toMatchObject([
    { to: owner.email, language: 'en', template: 'accounts.mail.already-registered', values: { name: 'Nadia' } },
  ])
  expect([await accounts.rows.get(owner.id), await accounts.rows.count(), events.emitted]).toEqual([owner, 1, []])
  await run(register(visitor, { ...registration, email: 'wolna@kredka.test' }), free)
  expect([taken, free]).toEqual([[300], [300]])
})

test('a repeated registration of an account that was not activated replaces its data and ends the earlier link', async () => {
  const { register, mailQueue, tokens, accounts, events } = await setUp()
  await run(register(visitor, { ...registration, first_name: 'Obcy', last_name: 'Ktos', password: 'Haslo-napastnika-7' }))
  await run(register({ ...visitor, address: '198.51.100.7' }, { ...registration, language: 'ua', password: 'Calkiem-inne-haslo' }))
  expect(mailQueue.sent).toMatchObject([
    { template: 'accounts.mail.activate', values: { name: 'Obcy', registration: 'first' } },
    { template: 'accounts.mail.activate', language: 'ua', values: { name: 'Nina', registration: 'again' } },
  ])
  const [first, second] = mailQueue.sent.map(({ values }) => values['token'] ?? '')
  expect(await run(tokens.peek('activate', first ?? ''))).toBeNull()
  expect(await run(tokens.peek('activate', second ?? ''))).not.toBeNull()
  expect(await accounts.rows.all()).toMatchObject([
    { password_hash: expect.stringContaining('Calkiem-inne-haslo'), first_name: 'Nina', last_name: 'Nowak', language: 'ua' },
  ])
  expect(events.emitted).toHaveLength(1)
})

test('rejects terms that are not in force on the day in Warsaw', async () => {
  const { register, clock, days, accounts } = await setUp()
  clock.set('2026-11-23T23:30:00.000Z')
  expect(await failureOf(register(visitor, { ...registration, terms_version: '2025-01-01' }))).toMatchObject({
    _tag: 'Validation',
    schema: { terms_version: ['TERMS_NOT_ACCEPTED'] },
  })
  expect([days, await accounts.rows.count()]).toEqual([['2026-11-24'], 0])
})

test('rejects weak passwords and those that contain the user’s data', async () => {
  const { register, accounts, passwordStrength } = await setUp()
  expect(await failureOf(register(visitor, { ...registration, password: 'password1' }))).toMatchObject({
    schema: { password: ['PASSWORD_BREACHED'] },
  })
  expect(await failureOf(register(visitor, { ...registration, password: 'krotkie' }))).toMatchObject({
    schema: { password: ['PASSWORD_TOO_WEAK'] },
  })
  expect(passwordStrength.scored[0]?.about).toEqual(['nowa@kredka.test', ' Nina ', 'Nowak'])
  expect(await accounts.rows.count()).toBe(0)
})

test('limits registrations by network', async () => {
  const { register } = await setUp()
  for (let count = 0; count < 10; count++) await run(register(visitor, registration))
  expect(await failureOf(register(visitor, registration))).toMatchObject({ _tag: 'TooManyRequests' })
  expect(await run(register({ ...visitor, address: '198.51.100.1' }, registration))).toMatchObject({ status: 'registered' })
})

test('stores nothing when the mail cannot be queued', async () => {
  const fixture = await makeAccountsFixture(database)
  const { Effect } = await import('effect')
  const register = makeOf(RegisterAccount)({ ...fixture, termsInForce: () => '2026-11-21', sendActivation: () => Effect.die('database') })
  await expect(run(register(visitor, registration))).rejects.toThrow()
  expect([await fixture.accounts.rows.count(), fixture.events.emitted]).toEqual([0, []])
})
