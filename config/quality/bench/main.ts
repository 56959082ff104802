import { writeFileSync } from 'node:fs'
import os from 'node:os'
import { build } from '../../tooling/build.ts'
import { measureAccounts } from './account-growth.ts'
import { measureCachedPages } from './cached-pages.ts'
import { killAll } from './child-process.ts'
import { countQueries } from './count-queries.ts'
import { type BenchEnvironment, prepareEnvironment } from './environment.ts'
import { measureGrowth } from './facility-growth.ts'
import { type Flags, readFlags } from './flags.ts'
import { runLighthouse } from './lighthouse.ts'
import { responseOf } from './load.ts'
import { measureMapIndex } from './map-index.ts'
import type { Measurement } from './measurement.ts'
import { measurePageWeight } from './page-weight.ts'
import { measurePlugins } from './plugin-measurements.ts'
import { profileServers } from './profile.ts'
import { startServers, stopServers } from './servers.ts'
import { findSubjects } from './subjects.ts'
import { measureSubmittedSearch } from './submitted-search.ts'
import { measureSupportSearch } from './support-search.ts'
import { tableOf } from './table.ts'
import { measureTextReading } from './text-reading.ts'
import { runThroughputTest, throughputTests } from './throughput.ts'
import { measureTypeAhead } from './type-ahead.ts'

/** Runs all measurements of the table on one seeded database. */
const measure = async (environment: BenchEnvironment, flags: Flags): Promise<readonly Measurement[]> => {
  const subjects = await findSubjects(environment.url)
  const rows: Measurement[] = [...environment.rows]
  const servers = await startServers(environment)
  try {
    rows.push(...(await measurePageWeight(servers.ours.url, subjects)))
    servers.ours.resetUsage()
    const all = throughputTests(subjects)
    for (const { name, request, compare } of all)
      rows.push({
        part: name,
        unit: '',
        ...compare(await responseOf(servers.ours.url, request), await responseOf(servers.bare.url, request)),
      })
    for (const test of all) rows.push(...(await runThroughputTest(test, servers, flags)))
  } finally {
    const { rssMb, eventLoopP99Ms } = await stopServers(servers)
    const part = 'Our process, under the load above'
    rows.push(
      { part, name: 'RSS at the end', figure: rssMb, unit: 'MB', goal: { kind: 'at most', figure: 450 } },
      { part, name: 'event loop, p99', figure: eventLoopP99Ms, unit: 'ms', goal: { kind: 'at most', figure: 20 } },
    )
  }
  return [
    ...rows,
    ...(await measureCachedPages(environment, subjects, flags)),
    ...(await countQueries(environment.url, subjects)),
    ...(await measureMapIndex(environment.url)),
    ...(await measureTypeAhead(environment.url, environment.facilities, flags.quick ? 200 : 2000)),
    ...(await measureSubmittedSearch(environment.url, environment.facilities, flags.quick ? 200 : 2000)),
    ...(await measureTextReading(environment.facilities)),
    ...(await measureSupportSearch(environment.url)),
    ...(await measurePlugins()),
  ]
}

const rowsOf = async (environment: BenchEnvironment, flags: Flags): Promise<readonly Measurement[]> => {
  if (flags.accounts) return measureAccounts(environment, await environment.largerDatabase(), flags.accounts, flags)
  if (flags.growth) return measureGrowth(environment.url, await environment.largerDatabase())
  return flags.lighthouse ? runLighthouse(environment, flags.rounds) : measure(environment, flags)
}

// The machine's load is printed, because figures of a busy machine are not comparable.
const loadOf = () => os.loadavg()[0]?.toFixed(1)
const loadBefore = loadOf()
const flags = readFlags(process.argv.slice(2))
const buildErrors = await build()
if (buildErrors.length) throw new Error(buildErrors.join('\n'))
const environment = await prepareEnvironment(flags)
try {
  if (flags.profile) process.stdout.write(await profileServers(environment, flags))
  else {
    const rows = await rowsOf(environment, flags)
    const [cpu] = os.cpus()
    const machine = `${os.cpus().length} × ${cpu?.model ?? 'unknown'}, Node ${process.version}, load ${loadBefore} before and ${loadOf()} after`
    process.stdout.write(
      `Kredka's bench${flags.quick ? ', quick: figures are meaningless' : ''}\n${machine}\nData: ${environment.data}\n${tableOf(rows)}\n`,
    )
    if (flags.json) writeFileSync(flags.json, JSON.stringify({ machine, data: environment.data, quick: flags.quick, rows }, null, 2))
  }
} catch (error) {
  // Vike, which is loaded by now, would print uncaught errors and exit with 0.
  console.error(error)
  process.exitCode = 1
} finally {
  killAll()
  await environment.end()
}
