import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build } from '../../tooling/build.ts'
import { apiFuzzing } from './api-fuzzing.ts'
import { backupRestore } from './backup-restore.ts'
import { pooled } from './behind-pooler.ts'
import { browsers } from './browsers.ts'
import { crashed } from './crash-recovery.ts'
import { databaseOutage } from './database-outage.ts'
import { deploy } from './deploy.ts'
import { diskFull } from './disk-full.ts'
import type { ChaosExperiment } from './experiment.ts'
import { failover } from './failover.ts'
import { freshClone } from './fresh-clone.ts'
import { greedyAddress } from './greedy-address.ts'
import { hostileRequests } from './hostile-requests.ts'
import { liveRooms } from './live-rooms.ts'
import { messages } from './messages.ts'
import { processKills } from './process-kills.ts'
import { replicas } from './replicas.ts'
import { rollingRestart } from './rolling-restart.ts'
import { rollingUpgrade } from './rolling-upgrade.ts'
import { sitePublishing } from './site-publishing.ts'
import { soak } from './soak.ts'

/** Experiments by their name on the command line. */
const experiments: Readonly<Record<string, ChaosExperiment>> = {
  fresh: freshClone,
  rolling: rollingRestart,
  upgrade: rollingUpgrade,
  deploy,
  copied: backupRestore,
  away: databaseOutage,
  crashed,
  failover,
  pooled,
  replicas,
  killed: processKills,
  messages,
  browsers,
  sites: sitePublishing,
  requests: apiFuzzing,
  greedy: greedyAddress,
  full: diskFull,
  hostile: hostileRequests,
  live: liveRooms,
  soak,
}

const { values, positionals } = parseArgs({ options: { short: { type: 'boolean', default: false } }, allowPositionals: true })
const unknown = positionals.filter((name) => !(name in experiments))
if (unknown.length) throw new Error(`Unknown experiment ${unknown.join(', ')}; available: ${Object.keys(experiments).join(', ')}`)
const buildErrors = await build()
if (buildErrors.length) throw new Error(buildErrors.join('\n'))

let failures = 0
for (const [name, experiment] of Object.entries(experiments)) {
  if (positionals.length && !positionals.includes(name)) continue
  process.stdout.write(`\n${name}: ${experiment.description}${values.short ? ' (short trial: figures are meaningless)' : ''}\n`)
  const folder = mkdtempSync(path.join(tmpdir(), 'kredka-drill-'))
  // When run as root, PostgreSQL runs under another account.
  chmodSync(folder, 0o755)
  try {
    for (const { description: summary, figure, ok } of await experiment.run({ short: values.short, folder })) {
      if (ok === false) failures++
      process.stdout.write(`  ${ok === false ? 'WRONG' : ok ? 'ok   ' : '     '}  ${summary}: ${figure}\n`)
    }
  } catch (error) {
    failures++
    process.stdout.write(`  WRONG  ${error instanceof Error ? error.stack : String(error)}\n`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
process.exitCode = failures ? 1 : 0
