import pg from 'pg'
import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { system } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { coreJobs } from '#core/personal-data/operations.ts'
import { importFixtureEdition } from '#plugins/registers/testing/import-register.ts'
import { plugins } from '#plugins/server.gen.ts'
import { jobStatistics, mailStatistics } from '../../app/make-metrics.ts'
import { makePlatform, type Platform } from '../../app/platform.ts'
import { multiplyRow } from '../testing/multiply-rows.ts'
import { loadPersonalDataRows } from '../testing/personal-data-rows.ts'
import { rowsOf, testPlatform } from '../testing/platform.ts'
import { loadRowsAtRest, type RowsAtRest } from '../testing/rows-at-rest.ts'

/** Rows of tables without personal data. */
const rowsOfCore: Readonly<Record<string, string>> = {
  outbox: `insert into outbox (id, name, event, happened_at) values (gen_random_uuid(), 'test.made', '{}', now())`,
  idempotency_key: `insert into idempotency_key (key, request, answer, written_at) values ('', '', '', now())`,
  rate_limit: `insert into rate_limit (key, span, ends, times) values ('', 0, 0, 1)`,
}

const fill = async (platform: Platform, client: pg.Client, atRest: RowsAtRest) => {
  await importFixtureEdition(platform)
  const personalDataRows = await loadPersonalDataRows()
  const anna = { accountId: newId(), email: 'anna@demo.test' }
  for (const table of Object.keys(atRest)) await rowsOf(platform, ...(personalDataRows[table]?.(anna) ?? [rowsOfCore[table] ?? '', []]))
  for (const [table, state] of Object.entries(atRest)) {
    // It would find out meanwhile that a job has emptied a table, and small tables are read as a whole.
    await client.query(`alter table ${table} set (autovacuum_enabled = false)`)
    await multiplyRow(client, table, 5000)
    await client.query(`update ${table} set ${state}`)
  }
  await client.query('vacuum analyze')
}

interface Node {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Node[]
}
/** Tables that a plan reads as a whole. */
const scannedBy = (node: Node): readonly string[] => [
  ...(node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : []),
  ...(node.Plans ?? []).flatMap(scannedBy),
]

/** Tables that grow and are read as a whole, by what reads them. */
const scans: Record<string, readonly string[]> = {}
const statements: Record<string, number> = {}
beforeAll(async () => {
  const platform = await testPlatform()
  const client = new pg.Client({ connectionString: platform.databaseUrl })
  await client.connect()
  const atRest = await loadRowsAtRest()
  await fill(platform, client, atRest)
  let sent: string[] = []
  const recorded: Platform = await makePlatform({
    databaseUrl: platform.databaseUrl,
    plugins,
    // The folder of all tests of this process may hold files of another one.
    dataDir: platform.dataDir,
    logger: pino({ level: 'silent' }),
    onQuery: (sql, parameters) => sent.push(recorded.orm.em.getPlatform().formatQuery(sql, parameters)),
  })
  const jobs = [...coreJobs, ...plugins.flatMap((plugin) => plugin.jobs ?? [])]
  const work: Readonly<Record<string, () => Promise<unknown>>> = {
    ...Object.fromEntries(jobs.map(({ name, handler }) => [name, () => recorded.run(handler, system, {})])),
    'statistics of mails': () => mailStatistics(recorded.find),
    'statistics of jobs': () => jobStatistics(recorded.find),
  }
  for (const [name, run] of Object.entries(work)) {
    sent = []
    await run()
    const found = new Set<string>()
    for (const sql of sent.filter((text) => /^\s*(with|select|insert|update|delete)\b/i.test(text))) {
      const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ readonly Plan: Node }] }>(`explain (format json) ${sql}`)
      for (const table of rows.flatMap((row) => scannedBy(row['QUERY PLAN'][0].Plan))) if (table in atRest) found.add(table)
    }
    statements[name] = sent.length
    if (found.size) scans[name] = [...found]
  }
  await client.end()
  await recorded.close()
  await platform.end()
})

test('no job and no statistics read a whole table that grows when nothing is due', () => {
  expect(scans).toEqual({})
  // Proves that the statements were recorded. This one looks at files, of which there are none.
  expect(Object.keys(statements).filter((name) => statements[name] === 0)).toEqual(['uploads/SweepFiles'])
})
