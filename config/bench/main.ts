import { writeFileSync } from 'node:fs'
import os from 'node:os'
import { build } from '../build.ts'
import { type Flags, readFlags } from './flags.ts'
import { type Ground, prepareGround } from './ground.ts'
import { page } from './load.ts'
import { profileServers } from './profile.ts'
import { countQueries } from './queries.ts'
import type { Row } from './row.ts'
import { assertSameWords, shareOfWords } from './same-words.ts'
import { startServers, stopServers } from './servers.ts'
import { contests, race } from './speed.ts'
import { findSubjects } from './subjects.ts'
import { tableOf } from './table.ts'
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
    for (const contest of contests(subjects)) {
      const share = shareOfWords(await page(addresses.ours + contest.path), await page(addresses.bare + contest.path))
      assertSameWords(contest.name, share, 0.9)
      rows.push(...(await race(contest, addresses, flags)), {
        part: contest.name,
        name: 'our visible words that bare shows too',
        figure: share * 100,
        unit: '%',
      })
    }
  } finally {
    const { rssMb, eventLoopP99Ms } = await stopServers(servers)
    const part = 'Our process, under the load above'
    rows.push(
      { part, name: 'RSS at the end', figure: rssMb, unit: 'MB', goal: { is: 'at most', figure: 400 } },
      { part, name: 'event loop, p99', figure: eventLoopP99Ms, unit: 'ms', goal: { is: 'at most', figure: 20 } },
    )
  }
  return [...rows, ...(await countQueries(ground.url, subjects))]
}

const flags = readFlags(process.argv.slice(2))
const wrong = await build()
if (wrong.length) throw new Error(wrong.join('\n'))
const ground = await prepareGround(flags)
try {
  if (flags.profile) process.stdout.write(await profileServers(ground, flags))
  else {
    const rows = await measure(ground, flags)
    const machine = `${os.cpus().length} × ${os.cpus()[0]?.model ?? 'unknown'}, Node ${process.version}, load ${os
      .loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`
    process.stdout.write(
      `Kredka's bench${flags.quick ? ', quick: no figures to keep' : ''}\n${machine}\nData: ${ground.data}\n${tableOf(rows)}\n`,
    )
    if (flags.json) writeFileSync(flags.json, JSON.stringify({ machine, data: ground.data, quick: flags.quick, rows }, null, 2))
  }
} finally {
  await ground.end()
}
