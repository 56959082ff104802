import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { accountFor, requireWay, type Account } from './account.ts'
import { findBinaries } from './binaries.ts'
import { initialise, runningUrl, start, stop, type Cluster, type Settings } from './cluster.ts'
import { exclusive, shared, waitFor } from './locks.ts'

/** A running database of our own: its address, and the way to leave it. */
export interface Embedded {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Brings up the real PostgreSQL of `dataDir`, or joins the one that another process has up, and makes the database `kredka`.
 *
 * Whoever leaves last stops it, not whoever came first: each process holds a shared lock on `users` while it works, which the system
 * takes back even from a killed one; the one whose `stop` then gets that lock alone is the last. Counting connections would miss
 * a process between two queries, and a list of process numbers would go stale.
 */
export const startEmbedded = async (dataDir: string, settings: Settings = {}): Promise<Embedded> => {
  const binaries = findBinaries()
  mkdirSync(dataDir, { recursive: true })
  const home = realpathSync(dataDir)
  const folder = path.join(home, 'cluster')
  const account = accountFor(folder)
  requireWay(account, [path.dirname(binaries.initdb), home])
  const gate = path.join(home, 'gate')
  const users = path.join(home, 'users')

  const access = await waitFor(() => exclusive(gate), `the database in ${home}`)
  try {
    for (const file of [gate, users]) giveTo(account, file)
    const cluster: Cluster = { binaries, account, folder, password: passwordOf(home, account) }
    if (!existsSync(folder)) await create(cluster, home)
    if (!(await runningUrl(cluster, 'kredka'))) await start(cluster, settings)
    const url = await runningUrl(cluster, 'kredka')
    if (!url) throw new Error(`PostgreSQL in ${home} was started but does not answer`)
    await ensureDatabase(url)
    const seat = await waitFor(() => shared(users), `a seat in ${home}`)

    let left: Promise<void> | undefined
    const leave = async () => {
      const exit = await waitFor(() => exclusive(gate), `the database in ${home}`)
      try {
        seat.release()
        const last = exclusive(users)
        if (last) await stop(cluster).finally(() => last.release())
      } finally {
        exit.release()
      }
    }
    return { url, stop: () => (left ??= leave()) }
  } finally {
    access.release()
  }
}

// Made beside its place and moved there whole: a start killed half-way leaves nothing that looks like a database.
const create = async (cluster: Cluster, home: string): Promise<void> => {
  for (const name of readdirSync(home)) if (name.startsWith('cluster.')) rmSync(path.join(home, name), { recursive: true, force: true })
  const folder = `${cluster.folder}.${process.pid}-${randomBytes(3).toString('hex')}`
  mkdirSync(folder, { mode: 0o700 })
  giveTo(cluster.account, folder)
  await initialise({ ...cluster, folder }, path.join(home, 'password'))
  renameSync(folder, cluster.folder)
}

// The server listens on 127.0.0.1, where every user of the machine could knock.
const passwordOf = (home: string, account: Account): string => {
  const file = path.join(home, 'password')
  if (!existsSync(file)) {
    writeFileSync(`${file}.new`, randomBytes(18).toString('hex'), { mode: 0o600 })
    giveTo(account, `${file}.new`)
    renameSync(`${file}.new`, file)
  }
  return readFileSync(file, 'utf8').trim()
}

const giveTo = ({ uid, gid }: Account, file: string): void => {
  if (uid !== undefined && gid !== undefined && existsSync(file)) chownSync(file, uid, gid)
}

const ensureDatabase = async (url: string): Promise<void> => {
  const address = new URL(url)
  address.pathname = '/postgres'
  const client = new pg.Client({ connectionString: address.href })
  await client.connect()
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'kredka'")
    if (!rowCount) await client.query('create database kredka')
  } finally {
    await client.end()
  }
}
