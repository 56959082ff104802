import { writeFileSync } from 'node:fs'
import os from 'node:os'
import { build } from '../build.ts'
import { measureAccounts } from './accounts.ts'
import { measureKept } from './kept-pages.ts'
import { killAll } from './child.ts'
import { type Flags, readFlags } from './flags.ts'
import { type Ground, prepareGround } from './ground.ts'
import { measureGrowth } from './growth.ts'
import { runLighthouse } from './lighthouse.ts'
import { answerOf } from './load.ts'
import { measureMapIndex } from './map-index.ts'
import { profileServers } from './profile.ts'
import { countQueries } from './queries.ts'
import type { Row } from './row.ts'
import { startServers, stopServers } from './servers.ts'
import { contests, race } from './speed.ts'
import { findSubjects } from './subjects.ts'
import { tableOf } from './table.ts'
import { measureTypeAhead } from './type-ahead.ts'
import { weigh } from './weight.ts'

/** All rows of the table over one filled database. */
const measure = async (ground: Ground, flags: Flags): Promise<readonly Row[]> => {
  const subjects = await findSubjects(ground.url)
  const rows: Row[] = [...ground.rows]
  const servers = await startServers(ground)
  try {
    const addresses = { ours: servers.ours.url, bare: servers.bare.url, vike: servers.vike.url }
    rows.push(...(await weigh(addresses.ours, subjects)))
    servers.ours.begin()
    const all = contests(subjects)
    for (const { name, asked, same } of all)
      rows.push({ part: name, unit: '', ...same(await answerOf(addresses.ours, asked), await answerOf(addresses.bare, asked)) })
    for (const contest of all) rows.push(...(await race(contest, addresses, flags)))
  } finally {
    const { rssMb, eventLoopP99Ms } = await stopServers(servers)
    const part = 'Our process, under the load above'
    rows.push(
      { part, name: 'RSS at the end', figure: rssMb, unit: 'MB', goal: { kind: 'at most', figure: 400 } },
      { part, name: 'event loop, p99', figure: eventLoopP99Ms, unit: 'ms', goal: { kind: 'at most', figure: 20 } },
    )
  }
  return [
    ...rows,
    ...(await measureKept(ground, subjects, flags)),
    ...(await countQueries(ground.url, subjects)),
    ...(await measureMapIndex(ground.url)),
    ...(await measureTypeAhead(ground.url, ground.facilities, flags.quick ? 200 : 2000)),
  ]
}

const rowsOf = async (ground: Ground, flags: Flags): Promise<readonly Row[]> => {
  if (flags.accounts) return measureAccounts(ground, await ground.grown(), flags.accounts, flags)
  if (flags.growth) return measureGrowth(ground.url, await ground.grown())
  return flags.lighthouse ? runLighthouse(ground, flags.rounds) : measure(ground, flags)
}

// A machine that others keep busy gives no figures to keep.
const loadOf = () => os.loadavg()[0]?.toFixed(1)
const loadBefore = loadOf()
const flags = readFlags(process.argv.slice(2))
const wrong = await build()
if (wrong.length) throw new Error(wrong.join('\n'))
const ground = await prepareGround(flags)
try {
  if (flags.profile) process.stdout.write(await profileServers(ground, flags))
  else {
    const rows = await rowsOf(ground, flags)
    const [cpu] = os.cpus()
    const machine = `${os.cpus().length} × ${cpu?.model ?? 'unknown'}, Node ${process.version}, load ${loadBefore} before and ${loadOf()} after`
    process.stdout.write(
      `Kredka's bench${flags.quick ? ', quick: no figures to keep' : ''}\n${machine}\nData: ${ground.data}\n${tableOf(rows)}\n`,
    )
    if (flags.json) writeFileSync(flags.json, JSON.stringify({ machine, data: ground.data, quick: flags.quick, rows }, null, 2))
  }
} catch (error) {
  // Vike, which is loaded by now, would print what nobody catches and end well.
  console.error(error)
  process.exitCode = 1
} finally {
  killAll()
  await ground.end()
}
