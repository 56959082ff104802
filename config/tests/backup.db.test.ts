import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operator } from '#core/access/actor.ts'
import { VerifyAudit } from '#core/audit/verify-audit.ts'
import { Audit } from '#core/ports/audit.ts'
import { AccountStore } from '#plugins/accounts/domain/accounts.port.ts'
import { backUp, restore } from '../backup.ts'
import type { Platform } from '../platform.ts'
import { seedDemo } from '../seed-demo.ts'
import { testPlatform, type TestPlatform } from '../testing/platform.ts'

let folder: string
let source: TestPlatform
let file: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kredka-backup-'))
  file = path.join(folder, 'all.kredka')
  source = await testPlatform()
  await seedDemo(source)
  await noted(source)
  await photographed(source)
  await backUp(source, file)
}, 120_000)

afterAll(async () => {
  await source.end()
  await rm(folder, { recursive: true })
})

const noted = ({ find }: Platform) =>
  Effect.runPromise(find(Audit).note({ actor: operator, action: 'test.done', subject: null, about: { said: 'żółw' } }))

/** A demo account gets a photo of all bytes there are. */
const photographed = ({ find }: Platform) => {
  const accounts = find(AccountStore)
  const photo = { name: '0'.repeat(32), mime: 'image/webp', bytes: Uint8Array.from({ length: 256 }, (_, byte) => byte) }
  const setFor = Effect.fn('test.photographed')(function* (email: string) {
    const account = yield* accounts.byEmail(email)
    if (account) yield* accounts.setPhoto(account.id, photo)
  })
  return Effect.runPromise(setFor('rodzic@demo.test'))
}

/** Count and hash of every table's rows, computed by PostgreSQL; what feeds hold is of one cluster only. */
const sums = async ({ orm }: Platform) => {
  const em = orm.em.fork()
  const tables = await em.execute<{ name: string }[]>(
    `select tablename "name" from pg_tables where schemaname = current_schema() and tablename not in ('migration', 'facility_change', 'page_purge') order by 1`,
  )
  const all: Record<string, object> = {}
  for (const { name } of tables) {
    const [sum] = await em.execute<object[]>(
      `select count(*)::int "rows", md5(string_agg(t::text, E'\\n' order by t::text)) hash from "${name}" t`,
    )
    all[name] = sum ?? {}
  }
  return all
}

const clone = async (work: (target: TestPlatform) => Promise<void>) => {
  const target = await testPlatform()
  try {
    await work(target)
  } finally {
    await target.end()
  }
}

describe('J12.9: backup and restore', () => {
  test(
    'what was written comes back: every table with the same number of rows and the same hash',
    () =>
      clone(async (target) => {
        const { tables } = await restore(target, file, { replace: false })
        const rowsIn = (table: string) => tables.find(({ name }) => name === table)?.rows
        expect(['facility', 'accounts_account', 'accounts_photo'].map(rowsIn)).toEqual([1200, 7, 1])
        expect(await sums(target)).toEqual(await sums(source))
        const again = path.join(folder, 'again.kredka')
        expect((await backUp(target, again)).tables).toEqual(tables)
      }),
    60_000,
  )

  test(
    'PL-18 the chain of the audit log is whole after a restore, and goes on',
    () =>
      clone(async (target) => {
        await noted(target)
        await restore(target, file, { replace: false })
        expect(await target.run(VerifyAudit, operator, {})).toEqual(await source.run(VerifyAudit, operator, {}))
        await noted(target)
        expect(await target.run(VerifyAudit, operator, {})).toMatchObject({ entries: 2 })
      }),
    60_000,
  )

  test(
    'counts go on being kept after a restore, and whoever keeps what was read reads all again',
    () =>
      clone(async (target) => {
        await restore(target, file, { replace: false })
        const em = target.orm.em.fork()
        const before = await em.execute<{ n: number }[]>('select sum(total)::int n from facility_count')
        await em.execute(
          'update facility set active = false, inactive_since = current_date where id = (select id from facility where active and category is not null order by id limit 1)',
        )
        const after = await em.execute<{ n: number }[]>('select sum(total)::int n from facility_count')
        expect(after[0]?.n).toBeLessThan(before[0]?.n ?? 0)
        expect(await em.execute('select 1 from facility_change where facility_id is null')).toHaveLength(1)
      }),
    60_000,
  )

  test(
    'a file that breaks off, or in which a byte is another, changes nothing',
    () =>
      clone(async (target) => {
        await seedDemo(target)
        const before = await sums(target)
        const whole = await readFile(file)
        const broken = path.join(folder, 'broken.kredka')
        const flipped = Buffer.from(whole)
        flipped[whole.length >> 1] = (flipped[whole.length >> 1] ?? 0) ^ 0xff
        for (const bytes of [
          whole.subarray(0, whole.length >> 1),
          whole.subarray(0, -100),
          flipped,
          Buffer.from('no backup'),
          Buffer.alloc(0),
        ]) {
          await writeFile(broken, bytes)
          await expect(restore(target, broken, { replace: true })).rejects.toMatchObject({ _tag: 'BackupDamaged', kind: 'malformed' })
        }
        await expect(restore(target, path.join(folder, 'nowhere'), { replace: true })).rejects.toMatchObject({ _tag: 'BackupDamaged' })
        expect(await sums(target)).toEqual(before)
      }),
    120_000,
  )

  test(
    'facilities that are there are not lost unless it is said so',
    () =>
      clone(async (target) => {
        await seedDemo(target)
        await target.orm.em.fork().execute(`update facility set name = 'Inna' where id = (select min(id::text)::uuid from facility)`)
        await expect(restore(target, file, { replace: false })).rejects.toMatchObject({ _tag: 'BackupRefused' })
        await restore(target, file, { replace: true })
        expect(await sums(target)).toEqual(await sums(source))
      }),
    60_000,
  )

  test(
    'a backup of an older shape is restored in it and then brought up to date; into a newer shape it does not go',
    () =>
      clone(async (target) => {
        const steps = (await target.migrationStatus()).done.length
        const [last] = await target.migrateDown(false)
        const older = path.join(folder, 'older.kredka')
        await backUp(target, older)
        await target.migrateUp()
        await expect(restore(target, older, { replace: true })).rejects.toMatchObject({
          _tag: 'BackupRefused',
          detail: expect.stringContaining(last ?? '?'),
        })
        await target.migrateDown(true)
        await restore(target, older, { replace: false })
        expect((await target.migrationStatus()).done).toHaveLength(steps)
      }),
    60_000,
  )

  test('a backup never writes over a file', async () => {
    const before = createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
    await expect(backUp(source, file)).rejects.toMatchObject({ _tag: 'BackupNotWritten' })
    expect(
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    ).toBe(before)
  })
})
