import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'

/** System account that runs PostgreSQL; empty for the current user. */
export interface Account {
  readonly uid?: number
  readonly gid?: number
}

/**
 * Returns the account that runs PostgreSQL, which refuses to run as root: under root the owner of `cluster`, else the
 * system user `postgres`, which is created if missing; otherwise the current user.
 */
export const accountFor = (cluster: string): Account => {
  if (process.getuid?.() !== 0) {
    refuseForeignOwner(cluster)
    return {}
  }
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster)
    if (uid !== 0) return { uid, gid }
  }
  const found = systemUser('postgres') ?? systemUser('_postgres') ?? createSystemUser()
  if (!found) throw new Error('PostgreSQL must not run as root, and the user "postgres" could not be created: add one, or set DATABASE_URL')
  return found
}

const refuseForeignOwner = (cluster: string): void => {
  if (existsSync(cluster) && statSync(cluster).uid !== process.getuid?.()) {
    throw new Error(`The database in ${cluster} belongs to another user: start as that user, or choose another DATA_DIR`)
  }
}

const systemUser = (name: string): Account | undefined => {
  const runId = (flag: string) => spawnSync('id', [flag, name], { encoding: 'utf8' })
  const uid = runId('-u')
  const gid = runId('-g')
  return uid.status === 0 && gid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : undefined
}

const createSystemUser = (): Account | undefined => {
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent', 'postgres'])
  return systemUser('postgres')
}

/** Throws an error that names the first folder on the path to `targets` that the account may not enter. */
export const requireTraversal = ({ uid, gid }: Account, targets: readonly string[]): void => {
  if (uid === undefined || gid === undefined) return
  const folders = [...new Set(targets.flatMap(ancestors))]
  const result = spawnSync('/bin/sh', ['-c', 'for d; do test -x "$d" || { echo "$d"; exit 1; }; done', 'sh', ...folders], {
    uid,
    gid,
    cwd: '/',
    encoding: 'utf8',
  })
  if (result.status === 0) return
  const blocked = result.stdout?.trim() || folders[0]
  throw new Error(
    `PostgreSQL cannot run as root, and the user it runs as instead (uid ${uid}) may not enter ${blocked}: ` +
      `move the project and DATA_DIR to a folder others may enter, start as an ordinary user, run chmod o+x ${blocked}, or set DATABASE_URL`,
  )
}

const ancestors = (folder: string): readonly string[] => {
  const parent = path.dirname(folder)
  return parent === folder ? [folder] : [...ancestors(parent), folder]
}
