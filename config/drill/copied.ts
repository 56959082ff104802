import { statSync } from 'node:fs'
import path from 'node:path'
import type { Drill } from './drill.ts'
import { kredka } from './processes.ts'

interface Told {
  readonly tables: readonly { readonly name: string; readonly rows: number; readonly sha256: string }[]
}

/** J12.9: a backup of many facilities, an empty database, a restore; what a second backup holds is the same to the byte. */
export const copied: Drill = {
  description: 'J12.9 backup, an empty database, restore: the same counts and hashes',
  run: async ({ folder, short }) => {
    const [from, into] = [{ DATA_DIR: path.join(folder, 'from') }, { DATA_DIR: path.join(folder, 'into') }]
    const [file, again] = [path.join(folder, 'first.kredka'), path.join(folder, 'second.kredka')]
    const timed = async (work: Promise<string>) => {
      const began = performance.now()
      return { told: JSON.parse(await work) as Told, seconds: Number(((performance.now() - began) / 1000).toFixed(1)) }
    }
    const facilities = short ? 1200 : 32_000
    await kredka(from, 'seed', 'scale', '--facilities', String(facilities))
    const first = await timed(kredka(from, 'backup', file, '--json'))
    const back = await timed(kredka(into, 'restore', file, '--json'))
    const second = await timed(kredka(into, 'backup', again, '--json'))
    const rows = first.told.tables.reduce((sum, table) => sum + table.rows, 0)
    return [
      { description: 'rows', figure: rows, well: rows > facilities },
      { description: 'bytes of the file', figure: statSync(file).size },
      { description: 'backup, s', figure: first.seconds },
      { description: 'restore, s', figure: back.seconds },
      {
        description: 'tables with the same count and hash',
        figure: first.told.tables.length,
        well: JSON.stringify(first.told.tables) === JSON.stringify(second.told.tables),
      },
    ]
  },
}
