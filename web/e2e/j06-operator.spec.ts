import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { expect, test } from 'playwright/test'
import { openDatabase } from '#config/app/database.ts'
import { readEnvironment } from '#config/app/environment.ts'
import { runNode } from '#config/quality/testing/run-node.ts'
import { type FixtureRow, rspo2020Csv } from '#plugins/registers/testing/rspo-fixture.ts'

// J6 Operator, steps 1 to 5 by the CLI, with its own database.

const root = path.resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(path.join(tmpdir(), 'kredka-j06-'))
// When started as root, PostgreSQL runs as another system user.
chmodSync(folder, 0o755)
// Kept running, so that commands need not start and stop it.
let database: Awaited<ReturnType<typeof openDatabase>>
test.beforeAll(async () => {
  database = await openDatabase(readEnvironment({ DATA_DIR: path.join(folder, 'data') }))
})
test.afterAll(async () => {
  await database?.stop()
  rmSync(folder, { recursive: true, force: true })
})
test.describe.configure({ mode: 'serial' })

const kredka = (...args: readonly string[]) => runNode(root, 'cli/main.ts', args, { DATA_DIR: path.join(folder, 'data') })
const answer = async (...args: readonly string[]) => {
  const { code, stdout, stderr } = await kredka(...args, '--json')
  expect([code, stderr]).toEqual([0, ''])
  return JSON.parse(stdout)
}

const facilities = 40
const row = (n: number, more: FixtureRow = {}): FixtureRow => ({
  'Numer RSPO': `${900_000 + n}`,
  Typ: 'Przedszkole',
  Nazwa: `Przedszkole Zmyślone nr ${n}`,
  'Numer budynku': `${n}`,
  Telefon: `+48 500 001 ${String(n).padStart(3, '0')}`,
  ...more,
})
const edition = (day: string, rows: readonly FixtureRow[]) => {
  const file = path.join(folder, `rspo-${day}.csv`)
  writeFileSync(file, rspo2020Csv(rows))
  return file
}
const all = Array.from({ length: facilities }, (_, at) => row(at + 1))
const inDatabase = async <Row extends object>(sql: string): Promise<readonly Row[]> => {
  const client = new pg.Client({ connectionString: database.access.databaseUrl })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}
const counts = () =>
  inDatabase<object>(
    'select (select count(*)::int from facility) facilities, (select count(*)::int from facility_statement) statements, (select count(*)::int from facility_slug) slugs',
  )

test('J6.1 doctor reports ok and exits with 0; without a database it exits with 2 and one clear line', async () => {
  await answer('migrate', 'up')
  const checks: readonly { name: string; ok: boolean }[] = await answer('doctor')
  expect(checks.filter(({ ok }) => !ok)).toEqual([])
  const names = ['migrations are up to date', 'the disk has space', 'the base map can be read']
  expect(checks.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
  const away = await runNode(root, 'cli/main.ts', ['doctor'], { DATABASE_URL: 'postgres://kredka@127.0.0.1:1/kredka' })
  expect(away).toEqual({ code: 2, stdout: '', stderr: 'The database is not reachable.\n' })
})

test('J6.2 a dry run reports the changes and writes nothing', async () => {
  const before = await counts()
  expect(await answer('import', 'rspo', edition('2026-01-10', all), '--dry-run')).toMatchObject({
    read: facilities,
    new: facilities,
    changed: 0,
    gone: 0,
  })
  expect(await counts()).toEqual(before)
})

test('J6.3 imports an edition once; the owner’s edits stay, and the register only proposes', async () => {
  const file = edition('2026-01-10', all)
  expect(await answer('import', 'rspo', file)).toMatchObject({ read: facilities, new: facilities })
  expect(await answer('import', 'rspo', file)).toMatchObject({ read: facilities, new: 0, changed: 0, gone: 0 })

  await inDatabase(
    `insert into facility_statement (source, number, facility_id, stated_on, fields, batch_id)
     select 'owner', number, facility_id, '2026-01-11', '{"phone": {"value": "+48500002000"}}', batch_id from facility_statement where number = '900001'`,
  )
  const newer = all.map((one, at) => (at === 0 ? row(1, { Telefon: '+48 500 003 000', 'Numer budynku': '99' }) : one))
  expect(await answer('import', 'rspo', edition('2026-02-10', newer))).toMatchObject({ new: 0, changed: 1, gone: 0 })
  expect(
    await inDatabase(
      `select f.phone, f.building_number, s.fields->'phone'->>'value' proposed from facility f
         join facility_statement s on s.facility_id = f.id and s.source = 'rspo' where s.number = '900001'`,
    ),
  ).toEqual([{ phone: '+48500002000', building_number: '99', proposed: '+48500003000' }])
})

test('J6.4 rejects an edition that lacks a fifth of the facilities with exit code 3 and writes nothing; rolling back a batch restores the counts', async () => {
  const before = await counts()
  const fewer = edition('2026-03-10', all.slice(facilities / 5))
  const stopped = await kredka('import', 'rspo', fewer)
  expect([stopped.code, stopped.stdout]).toEqual([3, ''])
  expect(await counts()).toEqual(before)

  const more = edition('2026-04-10', [...all, row(facilities + 1), row(facilities + 2)])
  const { batch } = await answer('import', 'rspo', more)
  expect(await counts()).toMatchObject([{ facilities: facilities + 2 }])
  await answer('import', 'rollback', batch)
  expect(await counts()).toEqual(before)
})

test('J6.5 imports the directors of a partner: three accounts, and one address that is taken', async () => {
  await answer('account', 'create', 'zajety@demo.test', '--first-name', 'Jan', '--last-name', 'Zajęty')
  const director = (n: number, email: string) => ({
    partner_facility_id: `p-${n}`,
    rspo: `${900_000 + n}`,
    email,
    first_name: 'Anna',
    last_name: 'Lisowska',
    role: 'owner',
    language: 'pl',
  })
  const rows = [1, 2, 3].map((n) => director(n, `dyrektor${n}@demo.test`))
  const file = path.join(folder, 'partner.json')
  writeFileSync(file, JSON.stringify({ partner: 'bobas', rows: [...rows, director(4, 'zajety@demo.test')] }))
  const { stdout, code } = await kredka('partner', 'import', file)
  expect([code, stdout]).toEqual([1, '3 created, 0 linked, 1 failed\nrow 4: error/email-taken\n'])
  const again = await kredka('partner', 'import', file, '--json')
  expect([again.code, JSON.parse(again.stdout)]).toMatchObject([1, { created: 0, linked: 3, failed: 1 }])
  const mails = await inDatabase<{ n: number }>(`select count(*)::int n from mail where template = 'partners.mail.welcome'`)
  expect(mails).toEqual([{ n: 3 }])
})
