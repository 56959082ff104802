import { Effect } from 'effect'
import { afterEach, expect, test } from 'vitest'
import { operator, system } from '#core/access/actor.ts'
import { VerifyAudit } from '#core/audit/verify-audit.ts'
import { newId } from '#core/kernel/ids.ts'
import { Audit, type AuditRecord } from '#core/ports/audit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { makePlatform } from '../../app/platform.ts'
import { rowsOf, testPlatform } from '../testing/platform.ts'
import { startForTests } from '../testing/start-for-tests.ts'

const platform = startForTests(() => testPlatform({ plugins: [] }))

const note = (about: AuditRecord['about'] = {}): AuditRecord => ({ actor: operator, action: 'tags.changed', subject: newId(), about })
const writeNote = (about: AuditRecord['about'] = {}) =>
  Effect.runPromise(platform.find(Transaction)(platform.find(Audit).record(note(about))))
const verify = () => platform.run(VerifyAudit, operator, {})
const verificationResult = () => verify().catch(({ message }) => message)
/** Runs SQL past the triggers, as somebody with full access to the database can. */
const tamper = (sql: string) =>
  platform.orm.em.fork().getConnection().executeDump(`begin; set local session_replication_role = replica; ${sql}; commit;`)

const numbers = async () =>
  (await rowsOf<{ n: string }>(platform, 'select number n from audit_entry order by number')).map(({ n }) => Number(n))

test('an empty log is valid', async () => {
  expect(await verify()).toEqual({ entries: 0, hash: '' })
})

test('entries of one transaction are consecutive; a failed transaction leaves none', async () => {
  const transaction = platform.find(Transaction)
  const audit = platform.find(Audit)
  await Effect.runPromise(transaction(Effect.andThen(audit.record(note({ n: 1 })), audit.record(note({ n: 2 })))))
  const exit = await Effect.runPromiseExit(transaction(Effect.andThen(audit.record(note({ n: 3 })), Effect.fail('no'))))
  expect(exit._tag).toBe('Failure')
  expect(await rowsOf(platform, `select about->>'n' n from audit_entry order by number`)).toEqual([{ n: '1' }, { n: '2' }])
  expect(await verify()).toEqual({ entries: 2, hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
})

test('PL-18 fifty concurrent transactions of two processes, every third of which fails, leave no gap and do not wait for each other', async () => {
  const other = await makePlatform({ databaseUrl: platform.databaseUrl, plugins: [], logger: platform.logger })
  const before = (await numbers()).length
  // Transactions that waited for each other would never be ten at a time.
  let recorded = 0
  let release = () => {}
  const tenRecorded = new Promise<void>((resolve) => {
    release = resolve
  })
  const waitForTen = Effect.promise(() => {
    recorded += 1
    if (recorded === 10) release()
    return tenRecorded
  })
  const exits = await Promise.all(
    Array.from({ length: 50 }, (_, n) => {
      const { find } = n % 2 ? platform : other
      const step = Effect.andThen(find(Audit).record({ ...note({ n }), actor: system }), waitForTen)
      return Effect.runPromiseExit(find(Transaction)(n % 3 ? step : Effect.andThen(step, Effect.fail('no'))))
    }),
  )
  await other.close()
  expect(exits.filter(({ _tag }) => _tag === 'Success')).toHaveLength(33)
  const all = await numbers()
  expect(all).toEqual(Array.from({ length: before + 33 }, (_, n) => n + 1))
  expect((await verify()).entries).toBe(before + 33)
})

test('rejects secrets and e-mail addresses', async () => {
  for (const about of [{ email: 'anna@demo.test' }, { password: 'x' }, { reset: { token: 'x' } }, { texts: ['write to anna@demo.test'] }])
    await expect(writeNote(about)).rejects.toThrow('would write a secret or an e-mail address')
})

test('an entry can be neither changed nor deleted by the product itself', async () => {
  for (const sql of [`update audit_entry set action = 'x.y' where number = 1`, 'delete from audit_entry where number = 1'])
    await expect(rowsOf(platform, sql)).rejects.toThrow('can be neither changed nor deleted')
})

test('verifies more entries than one batch', async () => {
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
  ['another actor named', `update audit_entry set actor_account_id = gen_random_uuid() where number = 1`, 'Entry 1 was changed.'],
  ['an entry deleted', 'delete from audit_entry where number = 9', 'Entry 9 is missing.'],
  ['the last entry deleted', 'delete from audit_entry where number = (select number from audit_head)', /^Entry \d+ is missing\.$/],
  [
    'an entry deleted and the gap closed',
    'delete from audit_entry where number = 9; update audit_entry set number = -number where number > 9; update audit_entry set number = -number - 1 where number < 0',
    'Entry 9 was changed.',
  ],
  [
    'an entry overwritten together with its hash',
    `update audit_entry e set action = 'x.y', hash = sha256(previous || convert_to(audit_text(number, (e.id, number, at, actor, actor_account_id, 'x.y', subject_account_id, about, previous, hash)::audit_entry), 'UTF8')) where number = 7`,
    'Entry 8 was inserted: it does not follow the previous entry.',
  ],
  [
    'an entry inserted after the last',
    `insert into audit_entry (id, number, at, actor, action, about) select gen_random_uuid(), number + 1, now(), 'operator', 'x.y', '{}' from audit_head`,
    /^1 entries after \d+ were inserted/,
  ],
  [
    'an entry inserted without a number',
    `insert into audit_entry (id, at, actor, action, about) values (gen_random_uuid(), now(), 'operator', 'x.y', '{}')`,
    /were inserted/,
  ],
  ['the head deleted', 'delete from audit_head', /were inserted/],
])('PL-18 verification detects %s', async (_, sql, expected) => {
  await tamper('create table saved_entry as table audit_entry; create table saved_head as table audit_head')
  await tamper(sql)
  expect(await verificationResult()).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected))
})

test('PL-18 a rewritten chain is detected by the position and hash of an earlier verification', async () => {
  const { entries, hash } = await verify()
  const since = `${entries}:${hash}`
  await writeNote()
  expect((await platform.run(VerifyAudit, operator, { since })).entries).toBe(entries + 1)
  await tamper('create table saved_entry as table audit_entry; create table saved_head as table audit_head')
  await tamper(`delete from audit_entry; update audit_head set number = 0, hash = ''`)
  await expect(platform.run(VerifyAudit, operator, { since })).rejects.toThrow('Entry 1 is missing.')
  await rowsOf(
    platform,
    `insert into audit_entry (id, at, actor, action, about) select gen_random_uuid(), now(), 'operator', 'test.other', '{}' from generate_series(1, ?)`,
    [entries],
  )
  expect((await verify()).entries).toBe(entries)
  await expect(platform.run(VerifyAudit, operator, { since })).rejects.toThrow(`Entry ${entries} differs from the checkpoint`)
})
afterEach(async () => {
  const [{ saved } = { saved: null }] = await rowsOf<{ saved: string | null }>(platform, `select to_regclass('saved_entry')::text saved`)
  if (!saved) return
  await tamper(
    'truncate audit_entry, audit_head; insert into audit_entry table saved_entry; insert into audit_head table saved_head; drop table saved_entry, saved_head',
  )
  await verify()
})
