import { existsSync } from 'node:fs'
import path from 'node:path'
import { runToEnd } from './child-process.ts'
import type { Databases } from './databases.ts'
import type { Measurement } from './measurement.ts'

const registers = path.resolve(import.meta.dirname, '../../../../shared/data/registers')

/** The real register files in import order: command, file, day of the edition. */
const editions = [
  ['rspo-geo', 'rspo-geo-2022-przedszkola.csv', '2022-03-14'],
  ['rspo-geo', 'rspo-geo-2022-szkoly-podstawowe.csv', '2022-03-14'],
  ['zlobki', 'zlobki-2025-02-22.csv', '2025-02-22'],
  ['zlobki', 'zlobki-2025-09-17.csv', '2025-09-17'],
  ['rspo', 'rspo-2020-gorzow.csv', '2020-02-25'],
] as const

const part = 'Import of the five register files, one process each'

type Cli = (...args: string[]) => ReturnType<typeof runToEnd>

const importAll = async (cli: Cli): Promise<readonly Measurement[]> => {
  const rows: Measurement[] = []
  let all = 0
  let seconds = 0
  await cli('migrate', 'up')
  for (const [register, file, day] of editions) {
    const ended = await cli('import', register, path.join(registers, file), '--edition', day, '--json')
    const { read } = JSON.parse(ended.out) as { readonly read: number }
    all += read
    seconds += ended.seconds
    rows.push(
      { part, name: `${file}, ${read} rows`, figure: ended.seconds, unit: 's' },
      { part, name: `${file}, rows per second`, figure: read / ended.seconds, unit: '' },
      { part, name: `${file}, peak RSS`, figure: ended.usage.peakRssMb, unit: 'MB' },
    )
  }
  return [
    ...rows,
    { part, name: `all ${all} rows`, figure: seconds, unit: 's', goal: { kind: 'at most', figure: 60 } },
    { part, name: 'all, rows per second', figure: all / seconds, unit: '' },
  ]
}

/** Measures the import of the five real register files into an empty database; returns no measurements when the files are missing. */
export const measureImports = async (databases: Databases, folder: string): Promise<readonly Measurement[]> => {
  if (!editions.every(([, file]) => existsSync(path.join(registers, file)))) return []
  const name = 'imported'
  const env = { DATABASE_URL: databases.urlOf(name), APP_ENV: 'development' }
  return databases.withLock(name, async () => {
    await databases.execute(`drop database if exists ${name} with (force)`)
    await databases.execute(`create database ${name}`)
    // Deletes the database, because it contains names and numbers of real people.
    return importAll((...args) => runToEnd({ script: 'cli/main.ts', args, env, folder })).finally(() =>
      databases.execute(`drop database ${name} with (force)`),
    )
  })
}
