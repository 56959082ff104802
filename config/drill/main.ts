import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build } from '../build.ts'
import { away } from './away.ts'
import { copied } from './copied.ts'
import type { Drill } from './drill.ts'
import { fresh } from './fresh.ts'
import { killed } from './killed.ts'
import { requests } from './requests.ts'
import { rolling } from './rolling.ts'
import { soak } from './soak.ts'

/** Every drill under the word by which it is asked for. */
const drills: Readonly<Record<string, Drill>> = { fresh, rolling, copied, away, killed, requests, soak }

const { values, positionals } = parseArgs({ options: { short: { type: 'boolean', default: false } }, allowPositionals: true })
const unknown = positionals.filter((word) => !(word in drills))
if (unknown.length) throw new Error(`No drill is called ${unknown.join(', ')}; there are ${Object.keys(drills).join(', ')}`)
const wrong = await build()
if (wrong.length) throw new Error(wrong.join('\n'))

let ill = 0
for (const [word, drill] of Object.entries(drills)) {
  if (positionals.length && !positionals.includes(word)) continue
  process.stdout.write(`\n${word}: ${drill.description}${values.short ? ' (short: no figures to keep)' : ''}\n`)
  const folder = mkdtempSync(path.join(tmpdir(), 'kredka-drill-'))
  // PostgreSQL runs as another account when we are root.
  chmodSync(folder, 0o755)
  try {
    for (const { description: tells, figure, well } of await drill.run({ short: values.short, folder })) {
      if (well === false) ill++
      process.stdout.write(`  ${well === false ? 'WRONG' : well ? 'well ' : '     '}  ${tells}: ${figure}\n`)
    }
  } catch (error) {
    ill++
    process.stdout.write(`  WRONG  ${error instanceof Error ? error.stack : String(error)}\n`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
process.exitCode = ill ? 1 : 0
