import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startEmbedded } from '#adapters/postgres/embedded/embedded.ts'
import { runToEnd } from './child.ts'
import type { Row } from './row.ts'

const registers = path.resolve(import.meta.dirname, '../../../shared/data/registers')
const editions = ['2025-02-22', '2025-09-17'].map((day) => ({ day, file: path.join(registers, `zlobki-${day}.csv`) }))

/** A filled database of the bench's own, in a folder of its own, and what filling it cost. */
export interface Ground {
  readonly url: string
  readonly folder: string
  readonly data: string
  readonly rows: readonly Row[]
  end(): Promise<void>
}

/** Brings up PostgreSQL and fills it: both real editions where they are at hand, else (and for a quick run) the demo. */
export const prepareGround = async ({ quick }: { readonly quick: boolean }): Promise<Ground> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kredka-bench-'))
  // PostgreSQL runs as another account when we are root.
  chmodSync(folder, 0o755)
  const database = await startEmbedded(path.join(folder, 'postgres'))
  const end = async () => {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const real = !quick && editions.every(({ file }) => existsSync(file))
    const cli = (...words: string[]) =>
      runToEnd({ script: 'cli/main.ts', words, env: { DATABASE_URL: database.url, APP_ENV: 'development' }, folder })
    const rows = real ? await importBoth(cli) : []
    if (!real) await cli('seed', 'demo')
    await settle(database.url)
    return {
      url: database.url,
      folder,
      rows,
      end,
      data: real ? `register of nurseries, editions ${editions.map(({ day }) => day).join(' and ')}` : 'demo seed',
    }
  } catch (error) {
    await end()
    throw error
  }
}

type Cli = (...words: string[]) => ReturnType<typeof runToEnd>

const importBoth = async (cli: Cli): Promise<readonly Row[]> => {
  await cli('migrate', 'up')
  const part = 'Import of both editions, a process each'
  const rows: Row[] = []
  let read = 0
  let all = 0
  for (const { day, file } of editions) {
    const { seconds, vitals, said } = await cli('import', 'zlobki', file, '--json')
    read += (JSON.parse(said) as { read: number }).read
    all += seconds
    rows.push({ part, name: `edition ${day}`, figure: seconds, unit: 's' })
    rows.push({ part, name: `edition ${day}, peak RSS`, figure: vitals.peakRssMb, unit: 'MB' })
  }
  // 42,620 rows of five files in 60 s (design/quality.md).
  return [...rows, { part, name: 'rows a second', figure: read / all, unit: '', goal: { is: 'at least', figure: 710 } }]
}

/** Plans and caches as on a database that has stood for a while. */
const settle = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('vacuum analyze')
  await client.end()
}
