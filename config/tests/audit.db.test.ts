import { Effect } from 'effect'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { operator, system } from '#core/access/actor.ts'
import { VerifyAudit } from '#core/audit/verify-audit.ts'
import { newId } from '#core/kernel/ids.ts'
import { Audit, type AuditNote } from '#core/ports/audit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { makePlatform } from '../platform.ts'
import { rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ plugins: [] })
})
afterAll(() => platform.end())

const note = (about: AuditNote['about'] = {}): AuditNote => ({ actor: operator, action: 'test.done', subject: newId(), about })
const noted = (about: AuditNote['about'] = {}) => Effect.runPromise(platform.find(Transaction)(platform.find(Audit).note(note(about))))
const verify = () => platform.run(VerifyAudit, operator, {})
const verdict = () => verify().catch(({ message }) => message)
/** What somebody with the keys to the database may do. */
const meddle = (sql: string) =>
  platform.orm.em.fork().getConnection().executeDump(`begin; set local session_replication_role = replica; ${sql}; commit;`)

const numbers = async () =>
  (await rowsOf<{ n: string }>(platform, 'select number n from audit_entry order by number')).map(({ n }) => Number(n))

test('an empty log is well', async () => {
  expect(await verify()).toEqual({ entries: 0, hash: '' })
})

test('entries of one transaction follow each other; what fails leaves none', async () => {
  const [transaction, audit] = [platform.find(Transaction), platform.find(Audit)]
  await Effect.runPromise(transaction(Effect.andThen(audit.note(note({ n: 1 })), audit.note(note({ n: 2 })))))
  const exit = await Effect.runPromiseExit(transaction(Effect.andThen(audit.note(note({ n: 3 })), Effect.fail('no'))))
  expect(exit._tag).toBe('Failure')
  expect(await rowsOf(platform, `select about->>'n' n from audit_entry order by number`)).toEqual([{ n: '1' }, { n: '2' }])
  expect(await verify()).toEqual({ entries: 2, hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
})

test('PL-18 fifty transactions of two processes at once, every third of which fails: no gap, and nobody waits for another’s step', async () => {
  const other = await makePlatform({ databaseUrl: platform.databaseUrl, plugins: [], logger: platform.logger })
  const before = (await numbers()).length
  const slow = Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 200)))
  const begun = performance.now()
  const exits = await Promise.all(
    Array.from({ length: 50 }, (_, n) => {
      const { find } = n % 2 ? platform : other
      const step = Effect.andThen(find(Audit).note({ ...note({ n }), actor: system }), slow)
      return Effect.runPromiseExit(find(Transaction)(n % 3 ? step : Effect.andThen(step, Effect.fail('no'))))
    }),
  )
  const lasted = performance.now() - begun
  await other.close()
  expect(exits.filter(({ _tag }) => _tag === 'Success')).toHaveLength(33)
  const all = await numbers()
  expect(all).toEqual(Array.from({ length: before + 33 }, (_, n) => n + 1))
  expect((await verify()).entries).toBe(before + 33)
  // One after the other would be ten seconds; twenty connections need three turns.
  expect(lasted).toBeLessThan(5_000)
})

test('what would have to be forgotten is not taken', async () => {
  for (const about of [{ email: 'anna@demo.test' }, { password: 'x' }, { reset: { token: 'x' } }, { said: ['write to anna@demo.test'] }])
    await expect(noted(about)).rejects.toThrow('would keep a secret or an e-mail address')
})

test('an entry can be neither changed nor deleted by the product itself', async () => {
  for (const sql of [`update audit_entry set action = 'x.y' where number = 1`, 'delete from audit_entry where number = 1'])
    await expect(rowsOf(platform, sql)).rejects.toThrow('can be neither changed nor deleted')
})

test('more entries than a slice are walked', async () => {
  await rowsOf(
    platform,
    `insert into audit_entry (id, at, actor, action, about) select gen_random_uuid(), now(), 'operator', 'test.many', '{}' from generate_series(1, 2500)`,
  )
  const { entries, hash } = await verify()
  expect(entries).toBe((await numbers()).length)
  expect(entries).toBeGreaterThan(2500)
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
})

test.each([
  ['an entry changed', `update audit_entry set action = 'x.y' where number = 7`, 'Entry 7 was changed.'],
  ['another one named as its doer', `update audit_entry set actor_account_id = gen_random_uuid() where number = 1`, 'Entry 1 was changed.'],
  ['an entry taken out', 'delete from audit_entry where number = 9', 'Entry 9 is missing.'],
  ['the last one taken out', 'delete from audit_entry where number = (select number from audit_head)', /^Entry \d+ is missing\.$/],
  [
    'one taken out and the gap closed',
    'delete from audit_entry where number = 9; update audit_entry set number = -number where number > 9; update audit_entry set number = -number - 1 where number < 0',
    'Entry 9 was changed.',
  ],
  [
    'one that was written over, hash and all',
    `update audit_entry e set action = 'x.y', hash = sha256(previous || convert_to(audit_text(number, (e.id, number, at, actor, actor_account_id, 'x.y', subject_account_id, about, previous, hash)::audit_entry), 'UTF8')) where number = 7`,
    'Entry 8 was inserted: it does not follow the one before.',
  ],
  [
    'one put in after the last',
    `insert into audit_entry (id, number, at, actor, action, about) select gen_random_uuid(), number + 1, now(), 'operator', 'x.y', '{}' from audit_head`,
    /^1 entries after \d+ were inserted/,
  ],
  [
    'one put in without a number',
    `insert into audit_entry (id, at, actor, action, about) values (gen_random_uuid(), now(), 'operator', 'x.y', '{}')`,
    /were inserted/,
  ],
  ['the head taken away', 'delete from audit_head', /were inserted/],
])('PL-18 the walk shows %s', async (_, sql, told) => {
  await meddle('create table kept_entry as table audit_entry; create table kept_head as table audit_head')
  await meddle(sql)
  expect(await verdict()).toEqual(typeof told === 'string' ? told : expect.stringMatching(told))
})

test('PL-18 a chain that was written anew shows by what an earlier walk has named', async () => {
  const { entries, hash } = await verify()
  const since = `${entries}:${hash}`
  await noted()
  expect((await platform.run(VerifyAudit, operator, { since })).entries).toBe(entries + 1)
  await meddle('create table kept_entry as table audit_entry; create table kept_head as table audit_head')
  await meddle(`delete from audit_entry; update audit_head set number = 0, hash = ''`)
  await expect(platform.run(VerifyAudit, operator, { since })).rejects.toThrow('Entry 1 is missing.')
  await rowsOf(
    platform,
    `insert into audit_entry (id, at, actor, action, about) select gen_random_uuid(), now(), 'operator', 'test.other', '{}' from generate_series(1, ?)`,
    [entries],
  )
  expect((await verify()).entries).toBe(entries)
  await expect(platform.run(VerifyAudit, operator, { since })).rejects.toThrow(`Entry ${entries} is another than it was`)
})
afterEach(async () => {
  const [{ kept } = { kept: null }] = await rowsOf<{ kept: string | null }>(platform, `select to_regclass('kept_entry')::text kept`)
  if (!kept) return
  await meddle(
    'truncate audit_entry, audit_head; insert into audit_entry table kept_entry; insert into audit_head table kept_head; drop table kept_entry, kept_head',
  )
  await verify()
})
