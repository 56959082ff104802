import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { home, openDatabases } from './databases.ts'
import type { Flags } from './flags.ts'
import { grow } from './growth-data.ts'
import { measureImports } from './imports.ts'
import { madeAccounts, madeData } from './made-data.ts'
import type { Row } from './row.ts'

/** A filled database, a folder of the run's own, and what taking the real registers in has cost. */
export interface Ground {
  readonly url: string
  readonly folder: string
  readonly facilities: number
  readonly data: string
  readonly rows: readonly Row[]
  /** The address of a database with many times as many rows, made where it is not there. */
  grown(): Promise<string>
  end(): Promise<void>
}

/** Brings up PostgreSQL, measures the imports unless the run is quick, and finds or makes the made-up facilities. */
export const prepareGround = async ({ quick, profile, growth, accounts, lighthouse, facilities }: Flags): Promise<Ground> => {
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
      const copyWith = async (count: number) => databases.copyOf(await madeAccounts(databases, count, folder))
      const data = `seed scale --accounts ${few} and ${many}, kept in ${home}`
      return { url: await copyWith(few), folder, facilities: 100, rows: [], data, grown: () => copyWith(many), end }
    }
    const rows = quick || profile || growth || lighthouse ? [] : await measureImports(databases, folder)
    const url = await madeData(databases, facilities, folder)
    const data = `seed scale --facilities ${facilities}, kept in ${home}`
    return { url, folder, facilities, rows, data, grown: () => grow(databases, url), end }
  } catch (error) {
    await end()
    throw error
  }
}
