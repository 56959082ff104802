import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { dataDir, openDatabases } from './databases.ts'
import type { Flags } from './flags.ts'
import { multiplyFacilities } from './growth-data.ts'
import { measureImports } from './imports.ts'
import type { Measurement } from './measurement.ts'
import { seededAccounts, seededFacilities } from './seeded-data.ts'

/** Environment of a bench run: a seeded database, a temporary folder, and the import measurements. */
export interface BenchEnvironment {
  readonly url: string
  readonly folder: string
  readonly facilities: number
  readonly data: string
  readonly rows: readonly Measurement[]
  /** Returns the URL of a much larger database, created when necessary. */
  largerDatabase(): Promise<string>
  end(): Promise<void>
}

/** Starts PostgreSQL, measures the imports unless the run is quick, and finds or creates the seeded database. */
export const prepareEnvironment = async ({
  quick,
  profile,
  growth,
  accounts,
  lighthouse,
  facilities,
}: Flags): Promise<BenchEnvironment> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kredka-bench-'))
  chmodSync(folder, 0o755)
  const databases = await openDatabases()
  const end = async () => {
    await databases.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    if (accounts) {
      const [few, many] = accounts
      const copyWith = async (count: number) => databases.copyOf(await seededAccounts(databases, count, folder))
      const data = `seed scale --accounts ${few} and ${many}, stored in ${dataDir}`
      return { url: await copyWith(few), folder, facilities: 100, rows: [], data, largerDatabase: () => copyWith(many), end }
    }
    const rows = quick || profile || growth || lighthouse ? [] : await measureImports(databases, folder)
    const url = await seededFacilities(databases, facilities, folder)
    const data = `seed scale --facilities ${facilities}, stored in ${dataDir}`
    return { url, folder, facilities, rows, data, largerDatabase: () => multiplyFacilities(databases, url), end }
  } catch (error) {
    await end()
    throw error
  }
}
