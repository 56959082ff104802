import { Effect } from 'effect'
import { beforeEach, expect, test } from 'vitest'
import { type Actor, anonymous, operator, system } from '#core/access/actor.ts'
import { VerifyAudit } from '#core/audit/verify-audit.ts'
import { newId } from '#core/kernel/ids.ts'
import { CollectPersonalData } from '#core/personal-data/collect-personal-data.ts'
import { ErasePersonalData } from '#core/personal-data/erase-personal-data.ts'
import { RunRetention } from '#core/personal-data/run-retention.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { fixtureDeclarations, personalDataFixture } from '../testing/personal-data-fixture.ts'
import { rowsOf, testPlatform } from '../testing/platform.ts'
import { startForTests } from '../testing/start-for-tests.ts'

const platform = startForTests(() => testPlatform({ plugins: [personalDataFixture()], clock: { now: () => now } }))
let now = new Date('2026-11-24T12:00:00Z')
const anna = { accountId: newId(), email: 'anna@demo.test' }
const bozena = { accountId: newId(), email: 'bozena@demo.test' }
const user = (id: string, type: 'user' | 'support' = 'user'): Actor => ({ kind: 'user', id, type, perms: {}, session: 's', address: 'x' })
beforeEach(async () => {
  now = new Date('2026-11-24T12:00:00Z')
  await rowsOf(platform, 'truncate personal_data_fixture_letter, personal_data_fixture_reply, personal_data_fixture_review')
  for (const [id, { accountId }] of [anna, bozena].entries())
    await rowsOf(platform, `insert into personal_data_fixture_letter values (?, ?, 'list', '2026-11-01T10:00:00Z')`, [id, accountId])
  await rowsOf(platform, `insert into personal_data_fixture_reply values (0, ?, ?, 'od Bożeny')`, [bozena.accountId, anna.accountId])
  for (const { email } of [anna, bozena])
    await rowsOf(platform, `insert into personal_data_fixture_review values (?, 'Imię', 5, '2026-11-01T10:00:00Z')`, [email.toUpperCase()])
})

const collect = async (actor: Actor, person = anna) => {
  const members = await platform.run(CollectPersonalData, actor, { ...person, language: 'pl' })
  return new Map(members.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]))
}
const lastAudit = async () =>
  (await rowsOf<{ action: string; about: unknown }>(platform, 'select action, about from audit_entry order by number desc limit 1'))[0]
const count = async (table: string, where = 'true') =>
  Number((await rowsOf<{ n: string }>(platform, `select count(*) n from personal_data_fixture_${table} where ${where}`))[0]?.n)

test('PL-18 AU-12 an export holds a file per table with readable names, the declared files, and a README that explains them', async () => {
  const files = await collect(user(anna.accountId))
  expect([...files.keys()].toSorted()).toEqual(['README.txt', 'letters.json', 'letters/picture.txt', 'replies.json', 'reviews.json'])
  expect(JSON.parse(files.get('letters.json') ?? '')).toEqual([{ 'what it says': 'list', written: '2026-11-01T10:00:00+00:00' }])
  expect(JSON.parse(files.get('replies.json') ?? '')).toEqual([{ 'what it says': 'od Bożeny' }])
  expect(JSON.parse(files.get('reviews.json') ?? '')).toEqual([{ 'e-mail': 'ANNA@DEMO.TEST', stars: 5 }])
  expect(files.get('letters/picture.txt')).toBe(anna.accountId)
  const readme = files.get('README.txt') ?? ''
  expect(readme).toContain('Konto anna@demo.test, stan na 24 listopada 2026, 13:00 czasu polskiego')
  expect(readme).toContain('letters.json, letters/\n  Listy\n  1 wpis\n  1 plik')
  expect(readme).toMatch(/bo byłyby puste: roles, mails, audit-log\./)
  expect(await lastAudit()).toEqual({ action: 'personal-data.collected', about: {} })
})

test('PL-18 only the person or the operator exports or erases', async () => {
  const tagOf = ({ _tag }: { readonly _tag: string }) => _tag
  for (const [actor, refusal] of [
    [anonymous('1.2.3.4'), 'MissingJwt'],
    [user(bozena.accountId), 'InsufficientPermissions'],
    [user(bozena.accountId, 'support'), 'InsufficientPermissions'],
  ] as const) {
    expect(await collect(actor).catch(tagOf)).toBe(refusal)
    expect(await platform.run(ErasePersonalData, actor, anna).catch(tagOf)).toBe(refusal)
  }
  expect((await collect(operator)).has('letters.json')).toBe(true)
})

test('PL-18 an erasure applies to every declared table, keeps other people, and leaves the audit log valid', async () => {
  await rowsOf(platform, `insert into personal_data_fixture_reply values (0, ?, null, 'od Anny')`, [anna.accountId])
  expect(await platform.run(ErasePersonalData, user(anna.accountId), anna)).toEqual({
    personal_data_fixture_reply: 2,
    personal_data_fixture_letter: 1,
    personal_data_fixture_review: 1,
  })
  expect(await rowsOf(platform, 'select account_id from personal_data_fixture_letter')).toEqual([{ account_id: bozena.accountId }])
  expect(await rowsOf(platform, 'select email, name, stars from personal_data_fixture_review order by name')).toEqual([
    { email: null, name: 'Anonim', stars: 5 },
    { email: 'BOZENA@DEMO.TEST', name: 'Imię', stars: 5 },
  ])
  expect(await lastAudit()).toMatchObject({
    action: 'personal-data.erased',
    about: { tables: expect.arrayContaining(['personal_data_fixture_letter: 1']) },
  })
  const { entries } = await platform.run(VerifyAudit, operator, {})
  expect(entries).toBeGreaterThan(0)
  expect([...(await collect(operator)).keys()].toSorted()).toEqual(['README.txt', 'audit-log.json', 'letters/picture.txt'])
})

test('PL-18 a failed erasure changes nothing', async () => {
  const transaction = platform.find(Transaction)
  const exit = await Effect.runPromiseExit(
    transaction(Effect.andThen(platform.find(ErasePersonalData)(operator, anna), Effect.fail('afterwards'))),
  )
  expect(exit._tag).toBe('Failure')
  expect([await count('letter'), await count('reply'), await count('review', `name = 'Imię'`)]).toEqual([2, 1, 2])
})

test('PL-18 retention deletes old rows in chunks; a dry run only counts; a second run finds nothing', async () => {
  await rowsOf(platform, 'truncate personal_data_fixture_letter, personal_data_fixture_reply')
  await rowsOf(
    platform,
    `insert into personal_data_fixture_letter select n, null, 'list', case when n <= 2500 then '2025-11-24T11:59:00Z' else '2025-11-24T12:01:00Z' end::timestamptz
       from generate_series(1, 2503) n`,
  )
  now = new Date('2026-11-24T12:00:00Z')
  const before = await lastAudit()
  expect(await platform.run(RunRetention, operator, { dryRun: true })).toEqual({
    dryRun: true,
    rows: { personal_data_fixture_letter: 2500 },
  })
  expect([await count('letter'), await lastAudit()]).toEqual([2503, before])
  now = new Date('2026-12-02T00:00:00Z')
  const rows = { personal_data_fixture_letter: 2503, personal_data_fixture_review: 2 }
  expect(await platform.run(RunRetention, system, {})).toEqual({ dryRun: false, rows })
  expect([await count('letter'), await count('review', `name = 'Anonim' and email is null`)]).toEqual([0, 2])
  expect(await lastAudit()).toEqual({ action: 'personal-data.aged', about: { rows } })
  expect(await platform.run(RunRetention, system, {})).toEqual({ dryRun: false, rows: {} })
})

test('PL-18 a table with an account and no declaration prevents the start, naming table and column', async () => {
  await platform.checkPersonalData()
  const undeclared = await testPlatform({ plugins: [personalDataFixture(fixtureDeclarations.slice(1))] })
  await expect(undeclared.checkPersonalData()).rejects.toThrow(
    'No personal-data declaration covers personal_data_fixture_letter.account_id.',
  )
  await undeclared.end()
})
