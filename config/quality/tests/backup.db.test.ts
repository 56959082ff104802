import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operator } from '#core/access/actor.ts'
import { VerifyAudit } from '#core/audit/verify-audit.ts'
import { Audit } from '#core/ports/audit.ts'
import { bytesOf, FileStore } from '#core/ports/file-store.ts'
import { setPhoto } from '#plugins/accounts/testing/set-photo.ts'
import { restoreBackupFile, writeBackupFile } from '../../app/backup.ts'
import type { Platform } from '../../app/platform.ts'
import { demoData, type TestPlatform, testPlatform } from '../testing/platform.ts'

let folder: string
let source: TestPlatform
let file: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kredka-backup-'))
  file = path.join(folder, 'all.kredka')
  source = await testPlatform({ data: demoData })
  await writeAuditNote(source)
  await addPhoto(source)
  await Effect.runPromise(source.find(FileStore).put('operator/map/current', Buffer.from('poland.pmtiles')))
  await writeBackupFile(source, file)
})

afterAll(async () => {
  await source.end()
  await rm(folder, { recursive: true })
})

const writeAuditNote = ({ find }: Platform) =>
  Effect.runPromise(find(Audit).record({ actor: operator, action: 'tags.changed', subject: null, about: { text: 'żółw' } }))

/** Gives a demo account a photo that holds every byte value. */
const addPhoto = (platform: TestPlatform) =>
  setPhoto(
    platform,
    'rodzic@demo.test',
    Uint8Array.from({ length: 256 }, (_, byte) => byte),
  )

/**
 * Count and hash of every table's rows, computed by PostgreSQL; without the feeds of changes and of open pages, which
 * are valid in one cluster only, and without the time of the last backup, which is stored after it.
 */
const checksums = async ({ orm }: Platform) => {
  const em = orm.em.fork()
  const tables = await em.execute<{ name: string }[]>(
    `select tablename "name" from pg_tables where schemaname = current_schema() and tablename not in ('migration', 'facility_change', 'page_purge', 'live_frame', 'last_backup') order by 1`,
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

/** Contents of all stored files by key. */
const storedFiles = async ({ find }: Platform) => {
  const files = find(FileStore)
  const contents: Record<string, string> = {}
  for await (const { key } of files.list('')) {
    const file = await Effect.runPromise(files.read(key))
    contents[key] = file ? Buffer.from(await bytesOf(file.content)).toString('hex') : ''
  }
  return contents
}

const withNewPlatform = async (work: (target: TestPlatform) => Promise<void>) => {
  const target = await testPlatform()
  try {
    await work(target)
  } finally {
    await target.end()
  }
}

describe('J12.9: backup and restore', () => {
  test(
    'restores every table with the same number of rows and the same hash, and every file but the base map',
    () =>
      withNewPlatform(async (target) => {
        const { tables } = await restoreBackupFile(target, file, { replace: false })
        const rowsIn = (table: string) => tables.find(({ name }) => name === table)?.rows
        expect(['facility', 'accounts_account', 'uploads_upload'].map(rowsIn)).toEqual([1200, 11, 75])
        expect(await checksums(target)).toEqual(await checksums(source))
        const { 'operator/map/current': baseMap, ...uploads } = await storedFiles(source)
        expect([baseMap === undefined, await storedFiles(target)]).toEqual([false, uploads])
        const again = path.join(folder, 'again.kredka')
        expect((await writeBackupFile(target, again)).tables).toEqual(tables)
      }),
    60_000,
  )

  test('/metrics tells how old the last backup is, and how many connections the database has', async () => {
    const metrics = await source.metrics.text()
    const seriesValue = (series: string) => Number(new RegExp(`^${series} (.+)$`, 'm').exec(metrics)?.[1])
    expect(seriesValue('kredka_backup_age_seconds{tool="kredka"}')).toBeLessThan(600)
    expect(seriesValue('kredka_database_connections')).toBeLessThanOrEqual(seriesValue('kredka_database_connections_max'))
    expect(seriesValue('kredka_disk_free_bytes')).toBeLessThanOrEqual(seriesValue('kredka_disk_size_bytes'))
    expect(metrics).toMatch(/^kredka_ready 0$/m)
  })

  test('/metrics tells the age of the backups of pgBackRest, by the statement of its shipped cron table', async () => {
    const cron = await readFile(path.resolve(import.meta.dirname, '../../deploy/postgresql/pgbackrest.cron'), 'utf8')
    const [, statement = ''] = /^NOTE=(.+)$/m.exec(cron) ?? []
    for (const _ of ['once', 'again']) await source.orm.em.fork().execute(statement)
    expect(await source.metrics.text()).toMatch(/^kredka_backup_age_seconds\{tool="pgbackrest"\} \d/m)
  })

  test(
    'PL-18 the chain of the audit log is valid after a restore, and continues',
    () =>
      withNewPlatform(async (target) => {
        await writeAuditNote(target)
        await restoreBackupFile(target, file, { replace: false })
        const before = await source.run(VerifyAudit, operator, {})
        expect(await target.run(VerifyAudit, operator, {})).toEqual(before)
        await writeAuditNote(target)
        expect(await target.run(VerifyAudit, operator, {})).toMatchObject({ entries: before.entries + 1 })
      }),
    60_000,
  )

  test(
    'counts are maintained after a restore, and readers of the change feed reload everything',
    () =>
      withNewPlatform(async (target) => {
        await restoreBackupFile(target, file, { replace: false })
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
    'a truncated or corrupted file changes nothing',
    () =>
      withNewPlatform(async (target) => {
        await restoreBackupFile(target, file, { replace: false })
        const before = { rows: await checksums(target), files: await storedFiles(target) }
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
          await expect(restoreBackupFile(target, broken, { replace: true })).rejects.toMatchObject({
            _tag: 'BackupDamaged',
            kind: 'malformed',
          })
        }
        await expect(restoreBackupFile(target, path.join(folder, 'nowhere'), { replace: true })).rejects.toMatchObject({
          _tag: 'BackupDamaged',
        })
        expect({ rows: await checksums(target), files: await storedFiles(target) }).toEqual(before)
      }),
    120_000,
  )

  test(
    'existing facilities are replaced only with { replace: true }',
    () =>
      withNewPlatform(async (target) => {
        await restoreBackupFile(target, file, { replace: false })
        await target.orm.em.fork().execute(`update facility set name = 'Inna' where id = (select min(id::text)::uuid from facility)`)
        await expect(restoreBackupFile(target, file, { replace: false })).rejects.toMatchObject({ _tag: 'BackupRefused' })
        await restoreBackupFile(target, file, { replace: true })
        expect(await checksums(target)).toEqual(await checksums(source))
      }),
    60_000,
  )

  test(
    'a backup of an older schema is restored in that schema and then migrated; restoring it into a newer schema is rejected',
    () =>
      withNewPlatform(async (target) => {
        const steps = (await target.migrationStatus()).done.length
        const [last] = await target.migrateDown(false)
        const older = path.join(folder, 'older.kredka')
        await writeBackupFile(target, older)
        await target.migrateUp()
        await expect(restoreBackupFile(target, older, { replace: true })).rejects.toMatchObject({
          _tag: 'BackupRefused',
          detail: expect.stringContaining(last ?? '?'),
        })
        await target.migrateDown(true)
        await restoreBackupFile(target, older, { replace: false })
        expect((await target.migrationStatus()).done).toHaveLength(steps)
      }),
    60_000,
  )

  test('a backup can be read by its owner only, even if an earlier one was killed half-way', async () => {
    const next = path.join(folder, 'next.kredka')
    await writeFile(`${next}.part`, 'half', { mode: 0o644 })
    await writeBackupFile(source, next)
    expect([(await stat(file)).mode & 0o777, (await stat(next)).mode & 0o777]).toEqual([0o600, 0o600])
  })

  test('a backup never overwrites a file', async () => {
    const before = createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
    await expect(writeBackupFile(source, file)).rejects.toMatchObject({ _tag: 'BackupNotWritten' })
    expect(
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    ).toBe(before)
  })
})
