import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync } from 'node:fs'

const isRoot = process.getuid?.() === 0

const idOf = (option: '-u' | '-g') => Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout)

/** Returns program and arguments under the account of PostgreSQL, which refuses to run as root. */
export const asPostgres = (file: string, args: readonly string[]): readonly [string, readonly string[]] =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', file, ...args]] : [file, args]

/** Creates a folder that belongs to the account of PostgreSQL. */
export const makePostgresFolder = (folder: string): string => {
  mkdirSync(folder, { recursive: true, mode: 0o750 })
  giveToPostgres(folder)
  return folder
}

/** Gives a file or a folder to the account of PostgreSQL. */
export const giveToPostgres = (file: string): void => {
  if (isRoot) chownSync(file, idOf('-u'), idOf('-g'))
}
