import { statSync } from 'node:fs'
import path from 'node:path'
import type { ChaosExperiment } from './experiment.ts'
import { kredka } from './processes.ts'

interface BackupReport {
  readonly tables: readonly { readonly name: string; readonly rows: number; readonly sha256: string }[]
}

/** J12.9: backs up many facilities, restores them into an empty database, and compares a second backup: its contents must be identical. */
export const backupRestore: ChaosExperiment = {
  description: 'J12.9 backup and restore into an empty database: same counts and hashes',
  run: async ({ folder, short }) => {
    const from = { DATA_DIR: path.join(folder, 'from') }
    const into = { DATA_DIR: path.join(folder, 'into') }
    const file = path.join(folder, 'first.kredka')
    const again = path.join(folder, 'second.kredka')
    const timed = async (work: Promise<string>) => {
      const began = performance.now()
      return { report: JSON.parse(await work) as BackupReport, seconds: Number(((performance.now() - began) / 1000).toFixed(1)) }
    }
    const facilities = short ? 1200 : 32_000
    await kredka(from, 'seed', 'scale', '--facilities', String(facilities))
    const first = await timed(kredka(from, 'backup', file, '--json'))
    const back = await timed(kredka(into, 'restore', file, '--json'))
    const second = await timed(kredka(into, 'backup', again, '--json'))
    const rows = first.report.tables.reduce((sum, table) => sum + table.rows, 0)
    return [
      { description: 'rows', figure: rows, ok: rows > facilities },
      { description: 'size of the file, bytes', figure: statSync(file).size },
      { description: 'backup, s', figure: first.seconds },
      { description: 'restore, s', figure: back.seconds },
      {
        description: 'tables with the same count and hash',
        figure: first.report.tables.length,
        ok: JSON.stringify(first.report.tables) === JSON.stringify(second.report.tables),
      },
    ]
  },
}
