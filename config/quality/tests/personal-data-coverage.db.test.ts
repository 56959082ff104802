import { beforeAll, expect, test } from 'vitest'
import { operator } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { languages } from '#core/kernel/language.ts'
import { CollectPersonalData } from '#core/personal-data/collect-personal-data.ts'
import { PersonalDataDeclarations } from '#core/personal-data/declarations.ts'
import { ErasePersonalData } from '#core/personal-data/erase-personal-data.ts'
import { tablesOf } from '#core/plugin/migrations.ts'
import { type Person, type PersonalTable, personalTables } from '#core/plugin/personal-data.ts'
import { Translator } from '#core/ports/translator.ts'
import { coreMigrations } from '#migrations/list.ts'
import { importFixtureEdition } from '#plugins/registers/testing/import-register.ts'
import { loadPersonalDataRows } from '../testing/personal-data-rows.ts'
import { rowsOf, testPlatform } from '../testing/platform.ts'
import { startForTests } from '../testing/start-for-tests.ts'

const anna: Person = { accountId: newId(), email: 'anna@demo.test' }
const bozena: Person = { accountId: newId(), email: 'bozena@demo.test' }
const platform = startForTests(testPlatform)
let tables: readonly PersonalTable[]
beforeAll(async () => {
  tables = personalTables(platform.find(PersonalDataDeclarations))
  await importFixtureEdition(platform)
  const personalDataRows = await loadPersonalDataRows()
  for (const { table } of tables)
    for (const person of [anna, bozena]) {
      const insert = personalDataRows[table]
      if (!insert) throw new Error(`No testing/personal-data-rows.ts makes a row of ${table}.`)
      await rowsOf(platform, ...insert(person))
    }
})

const countRows = async ({ table, subject }: PersonalTable, { accountId, email }: Person) => {
  const [columns, value] = 'email' in subject ? [[subject.email], email] : [subject.accounts, accountId]
  const where = columns.map((column) => `${column}::text = ?`).join(' or ')
  return (
    await rowsOf(
      platform,
      `select 1 from ${table} where ${where}`,
      columns.map(() => value),
    )
  ).length
}
const count = async (person: Person) =>
  Object.fromEntries(await Promise.all(tables.map(async (line) => [line.table, await countRows(line, person)] as const)))

test('PL-18 the installed product starts: every table with personal data is declared, and every declaration has a table', async () => {
  await platform.checkPersonalData()
})

test('every table of the installation is created by a known migration', async () => {
  const known = tablesOf([...coreMigrations, ...platform.plugins.flatMap(({ migrations = [] }) => migrations)])
  const existing = await rowsOf<{ name: string }>(
    platform,
    `select tablename "name" from pg_tables where schemaname = 'public' and tablename <> 'migration'`,
  )
  expect(existing.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
})

test('PL-18 each export is explained in three languages', () => {
  for (const { export: exports } of tables)
    if ('explanation' in exports)
      for (const language of languages)
        expect([exports.explanation, language, platform.find(Translator).has(language, exports.explanation)]).toEqual([
          exports.explanation,
          language,
          true,
        ])
})

test('AU-12 the export holds every row of the person, of every table, and none of another person', async () => {
  const members = await platform.run(CollectPersonalData, operator, { ...anna, language: 'en' })
  const files = new Map(members.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]))
  for (const line of tables) {
    if ('exempt' in line.export) continue
    const rows = JSON.parse(files.get(`${line.export.as}.json`) ?? '[]') as readonly object[]
    expect([line.table, rows.length]).toEqual([line.table, 1])
    expect(Object.keys(rows[0] ?? {})).toEqual(Object.values(line.export.columns))
  }
  const all = [...files.values()].join()
  expect([all.includes(bozena.accountId), all.includes(bozena.email)]).toEqual([false, false])
})

test('PL-18 after the erasure only rows exempt with a reason are left; rows of other people stay', async () => {
  const before = await count(bozena)
  await platform.run(ErasePersonalData, operator, anna)
  const left = await count(anna)
  for (const { table, erasure } of tables) {
    const stays = erasure !== 'delete' && 'exempt' in erasure
    expect([table, (left[table] ?? 0) > 0]).toEqual([table, stays])
  }
  expect(await count(bozena)).toEqual(before)
})
