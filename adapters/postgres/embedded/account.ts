import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'

/** The system account PostgreSQL runs as; nothing when it is our own. */
export interface Account {
  readonly uid?: number
  readonly gid?: number
}

/**
 * PostgreSQL refuses to run as root, so root hands it to the owner of `cluster`, or to the system user `postgres`, made when absent.
 * An ordinary user runs it as himself.
 */
export const accountFor = (cluster: string): Account => {
  if (process.getuid?.() !== 0) {
    refuseForeign(cluster)
    return {}
  }
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster)
    if (uid !== 0) return { uid, gid }
  }
  const found = systemUser('postgres') ?? systemUser('_postgres') ?? madeUser()
  if (!found) throw new Error('PostgreSQL must not run as root, and no user "postgres" could be made: add one, or set DATABASE_URL')
  return found
}

const refuseForeign = (cluster: string): void => {
  if (existsSync(cluster) && statSync(cluster).uid !== process.getuid?.()) {
    throw new Error(`The database in ${cluster} belongs to another user: start as that user, or choose another DATA_DIR`)
  }
}

const systemUser = (name: string): Account | undefined => {
  const ask = (flag: string) => spawnSync('id', [flag, name], { encoding: 'utf8' })
  const [uid, gid] = [ask('-u'), ask('-g')]
  return uid.status === 0 && gid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : undefined
}

const madeUser = (): Account | undefined => {
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent', 'postgres'])
  return systemUser('postgres')
}

/** Throws one sentence naming the first folder on the way to `targets` that the account may not enter. */
export const requireWay = ({ uid, gid }: Account, targets: readonly string[]): void => {
  if (uid === undefined || gid === undefined) return
  const folders = [...new Set(targets.flatMap(ancestors))]
  const asked = spawnSync('/bin/sh', ['-c', 'for d; do test -x "$d" || { echo "$d"; exit 1; }; done', 'sh', ...folders], {
    uid,
    gid,
    cwd: '/',
    encoding: 'utf8',
  })
  if (asked.status === 0) return
  const closed = asked.stdout?.trim() || folders[0]
  throw new Error(
    `PostgreSQL cannot run as root, and the user it runs as instead (uid ${uid}) may not enter ${closed}: ` +
      `move the project and DATA_DIR to a folder others may enter, start as an ordinary user, run chmod o+x ${closed}, or set DATABASE_URL`,
  )
}

const ancestors = (folder: string): readonly string[] => {
  const parent = path.dirname(folder)
  return parent === folder ? [folder] : [...ancestors(parent), folder]
}
