import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeClock } from '#adapters/memory/clock.ts'
import { makePersonalData } from '#adapters/memory/personal-data.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { makeTransaction } from '#adapters/memory/transaction.ts'
import { makeTranslator } from '#adapters/memory/translator.ts'
import { operator, system } from '#core/access/actor.ts'
import { asMessageKey } from '#core/kernel/message-key.ts'
import { token } from '#core/kernel/token.ts'
import type { PersonalDataDeclaration, PersonalFiles } from '#core/plugin/personal-data.ts'
import { makeCollectPersonalData } from './collect-personal-data.ts'
import { makeErasePersonalData } from './erase-personal-data.ts'
import { makeRunRetention } from './run-retention.ts'

const Photos = token<PersonalFiles>('test/Photos')
const declarations: readonly PersonalDataDeclaration[] = [
  { table: 'facility', notPersonal: 'published by the registers' },
  {
    table: 'account',
    subject: { accounts: ['id'] },
    erasure: 'delete',
    retention: { forever: 'until erased' },
    export: { as: 'accounts', explanation: asMessageKey('account.explained'), columns: { email: 'email' }, files: Photos },
  },
  {
    table: 'mail',
    subject: { email: 'recipient' },
    erasure: 'delete',
    retention: [{ from: 'sent_at', for: '30 days', action: 'delete' }],
    export: { as: 'mails', explanation: asMessageKey('mail.explained'), columns: { template: 'mail' } },
  },
  {
    table: 'session',
    subject: { accounts: ['account_id'] },
    erasure: 'delete',
    retention: [{ from: 'ended_at', for: '1 days', action: 'delete' }],
    export: { exempt: 'technical' },
  },
]

const user = aUser()
const person = { accountId: user.id, email: 'ola@kredka.test' }
const setUp = () => {
  const repository = makePersonalData([
    { name: 'account', columns: ['id'], references: [] },
    { name: 'session', columns: ['account_id'], references: ['account'] },
    { name: 'mail', columns: ['recipient'], references: [] },
  ])
  repository.rows.set('account', [
    { of: user.id, email: 'ola@kredka.test' },
    { of: 'other', email: 'ala@kredka.test' },
  ])
  repository.rows.set('session', [{ of: user.id, device: 'Firefox' }])
  repository.rows.set('mail', [
    { of: 'ola@kredka.test', mail: 'reset' },
    { of: 'ala@kredka.test', mail: 'reset' },
  ])
  const audit = makeAudit()
  const clock = makeClock()
  const ports = { declarations, repository, audit, clock, transaction: makeTransaction(repository, audit), translator: makeTranslator() }
  const filesOf = () => () => Effect.succeed([{ path: 'photo.webp', bytes: new Uint8Array([1]) }])
  return {
    ...ports,
    collect: makeCollectPersonalData({ ...ports, filesOf }),
    erase: makeErasePersonalData(ports),
    retain: makeRunRetention(ports),
  }
}
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test('collects the person’s rows and files of all exported tables, with a README, and records it', async () => {
  const { collect, audit } = setUp()
  const archive = await run(collect(user, { ...person, language: 'en' }))
  expect(archive.map(({ path }) => path)).toEqual(['README.txt', 'accounts.json', 'accounts/photo.webp', 'mails.json'])
  expect(JSON.parse(text(archive[1]?.bytes ?? new Uint8Array()))).toEqual([{ email: 'ola@kredka.test' }])
  expect(text(archive[0]?.bytes ?? new Uint8Array())).toContain('en:')
  expect(archive.map(({ bytes }) => text(bytes)).join()).not.toContain('ala@kredka.test')
  expect(audit.entries).toEqual([{ actor: user, action: 'personal-data.collected', subject: user.id }])
})

test('erases the person’s rows, tables before those that they reference, and records the counts', async () => {
  const { erase, repository, audit } = setUp()
  expect(await run(erase(user, person))).toEqual({ mail: 1, session: 1, account: 1 })
  expect(repository.erasedTables.indexOf('session')).toBeLessThan(repository.erasedTables.indexOf('account'))
  expect(repository.rows.get('account')).toEqual([{ of: 'other', email: 'ala@kredka.test' }])
  expect(audit.entries).toMatchObject([
    { action: 'personal-data.erased', subject: user.id, about: { tables: ['mail: 1', 'session: 1', 'account: 1'] } },
  ])
})

test('erases nothing when one table fails', async () => {
  const ports = setUp()
  const failing = {
    ...ports.repository,
    erase: (declaration: Parameters<typeof ports.repository.erase>[0], of: typeof person) =>
      declaration.table === 'account' ? Effect.die('database') : ports.repository.erase(declaration, of),
  }
  await expect(run(makeErasePersonalData({ ...ports, repository: failing })(user, person))).rejects.toThrow()
  expect([ports.repository.rows.get('session')?.length, ports.audit.entries]).toEqual([1, []])
})

test('serves the person, the operator and the platform, but neither support nor visitors', async () => {
  const { collect, erase, repository } = setUp()
  for (const [actor, failure] of [
    [aUser({ id: 'x', type: 'support' }), 'InsufficientPermissions'],
    [visitor, 'MissingJwt'],
  ] as const) {
    expect(await failureOf(erase(actor, person))).toMatchObject({ _tag: failure })
    expect(await failureOf(collect(actor, { ...person, language: 'pl' }))).toMatchObject({ _tag: failure })
  }
  expect(repository.erasedTables).toEqual([])
  for (const actor of [operator, system]) expect(await run(collect(actor, { ...person, language: 'pl' }))).toHaveLength(4)
})

test('applies retention in batches of a thousand rows and records the counts', async () => {
  const { retain, repository, audit } = setUp()
  repository.expired.set('mail', 2500)
  repository.expired.set('account', 9)
  expect(await run(retain(system, {}))).toEqual({ dryRun: false, rows: { mail: 2500 } })
  expect([repository.expired.get('mail'), repository.expired.get('account')]).toEqual([0, 9])
  expect(audit.entries).toEqual([{ actor: system, action: 'personal-data.aged', subject: null, about: { rows: { mail: 2500 } } }])
})

test('a dry run only counts; a run without due rows records nothing', async () => {
  const { retain, repository, audit } = setUp()
  expect(await run(retain(system, {}))).toEqual({ dryRun: false, rows: {} })
  repository.expired.set('mail', 3)
  expect(await run(retain(system, { dryRun: true }))).toEqual({ dryRun: true, rows: { mail: 3 } })
  expect([repository.expired.get('mail'), audit.entries]).toEqual([3, []])
})
