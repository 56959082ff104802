import { existsSync } from 'node:fs'
import path from 'node:path'
import { runToEnd } from './child.ts'
import type { Databases } from './databases.ts'
import type { Row } from './row.ts'

const registers = path.resolve(import.meta.dirname, '../../../shared/data/registers')

/** The real register files in the order in which they are taken in: command, file, day of the edition. */
const editions = [
  ['rspo-geo', 'rspo-geo-2022-przedszkola.csv', '2022-03-14'],
  ['rspo-geo', 'rspo-geo-2022-szkoly-podstawowe.csv', '2022-03-14'],
  ['zlobki', 'zlobki-2025-02-22.csv', '2025-02-22'],
  ['zlobki', 'zlobki-2025-09-17.csv', '2025-09-17'],
  ['rspo', 'rspo-2020-gorzow.csv', '2020-02-25'],
] as const

const part = 'Import of the five register files, a process each'

type Cli = (...words: string[]) => ReturnType<typeof runToEnd>

const importAll = async (cli: Cli): Promise<readonly Row[]> => {
  const rows: Row[] = []
  let [all, seconds] = [0, 0]
  await cli('migrate', 'up')
  for (const [register, file, day] of editions) {
    const ended = await cli('import', register, path.join(registers, file), '--edition', day, '--json')
    const { read } = JSON.parse(ended.out) as { readonly read: number }
    all += read
    seconds += ended.seconds
    rows.push(
      { part, name: `${file}, ${read} rows`, figure: ended.seconds, unit: 's' },
      { part, name: `${file}, rows a second`, figure: read / ended.seconds, unit: '' },
      { part, name: `${file}, peak RSS`, figure: ended.vitals.peakRssMb, unit: 'MB' },
    )
  }
  return [
    ...rows,
    { part, name: `all ${all} rows`, figure: seconds, unit: 's', goal: { kind: 'at most', figure: 60 } },
    { part, name: 'all, rows a second', figure: all / seconds, unit: '' },
  ]
}

/** Takes the five real register files into an empty database; no rows where the files are not at hand. */
export const measureImports = async (databases: Databases, folder: string): Promise<readonly Row[]> => {
  if (!editions.every(([, file]) => existsSync(path.join(registers, file)))) return []
  const name = 'imported'
  const env = { DATABASE_URL: databases.urlOf(name), APP_ENV: 'development' }
  return databases.alone(name, async () => {
    await databases.tell(`drop database if exists ${name} with (force)`)
    await databases.tell(`create database ${name}`)
    // Real people's names and numbers stay nowhere.
    return importAll((...words) => runToEnd({ script: 'cli/main.ts', words, env, folder })).finally(() =>
      databases.tell(`drop database ${name} with (force)`),
    )
  })
}
