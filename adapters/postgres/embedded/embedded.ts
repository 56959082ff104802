import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { findBinaries } from './binaries.ts'
import { type Cluster, initialise, runningUrl, type Settings, start, stop } from './cluster.ts'
import { tryExclusive, tryShared, waitForLock } from './locks.ts'
import { deleteOldLog, rotateLog } from './server-log.ts'
import { superviseServer } from './supervisor.ts'
import { type Account, accountFor, requireTraversal } from './system-account.ts'

/** Running embedded PostgreSQL: its URL, and a function that stops using it. */
export interface Embedded {
  readonly url: string
  stop(): Promise<void>
}

/** Receives one line when the server ended unexpectedly, and when it could not be started again. */
type OnServerError = (detail: string) => void

/** Milliseconds between two checks of the size of the server's log. */
const logCheckIntervalMs = 60_000

/**
 * Starts the PostgreSQL server of `dataDir`, or joins the one that another process started, and creates the database
 * `kredka`. A server that ends unexpectedly is started again on its port by one of the processes that use it.
 *
 * The last process that uses it stops it: each process holds a shared lock on the file `users`, which the operating system releases
 * even for a killed process; a process whose `stop` obtains that lock exclusively is the last one. Counting connections would miss
 * a process between two queries, and a list of process numbers would go stale.
 */
export const startEmbedded = async (
  dataDir: string,
  settings: Settings = {},
  onError: OnServerError = () => undefined,
): Promise<Embedded> => {
  const binaries = findBinaries()
  mkdirSync(dataDir, { recursive: true })
  const dataFolder = realpathSync(dataDir)
  const folder = path.join(dataFolder, 'cluster')
  const account = accountFor(folder)
  requireTraversal(account, [path.dirname(binaries.initdb), dataFolder])
  const gateFile = path.join(dataFolder, 'gate')
  const usersFile = path.join(dataFolder, 'users')

  const startLock = await waitForLock(() => tryExclusive(gateFile), `the database in ${dataFolder}`)
  try {
    for (const file of [gateFile, usersFile]) chownTo(account, file)
    const cluster: Cluster = { binaries, account, folder, password: passwordOf(dataFolder, account) }
    if (!existsSync(folder)) await create(cluster, dataFolder)
    deleteOldLog(folder)
    rotateLog(folder)
    if (!(await runningUrl(cluster, 'kredka'))) await start(cluster, settings)
    const url = await runningUrl(cluster, 'kredka')
    if (!url) throw new Error(`PostgreSQL in ${dataFolder} was started but does not respond`)
    await ensureDatabase(url)
    const userLock = await waitForLock(() => tryShared(usersFile), `a user lock in ${dataFolder}`)

    let stopped: Promise<void> | undefined
    const restart = async () => {
      const restartLock = await waitForLock(() => tryExclusive(gateFile), `the database in ${dataFolder}`)
      try {
        if (stopped || (await runningUrl(cluster, 'kredka'))) return
        onError('PostgreSQL ended unexpectedly and is started again')
        await start(cluster, { ...settings, port: new URL(url).port })
      } finally {
        restartLock.release()
      }
    }
    const stopSupervising = superviseServer({ url, restart, onError: (error) => onError(String(error)) })
    const checkLog = () => {
      const logLock = tryExclusive(gateFile)
      if (!logLock) return
      try {
        rotateLog(folder)
      } catch (error) {
        onError(String(error))
      } finally {
        logLock.release()
      }
    }
    const logChecks = setInterval(checkLog, logCheckIntervalMs).unref()

    const stopIfLast = async () => {
      clearInterval(logChecks)
      await stopSupervising()
      const stopLock = await waitForLock(() => tryExclusive(gateFile), `the database in ${dataFolder}`)
      try {
        userLock.release()
        const lastUserLock = tryExclusive(usersFile)
        if (lastUserLock) await stop(cluster).finally(() => lastUserLock.release())
      } finally {
        stopLock.release()
      }
    }
    return { url, stop: () => (stopped ??= stopIfLast()) }
  } finally {
    startLock.release()
  }
}

// Created under another name and renamed when complete: a start killed half-way leaves nothing that looks like a database.
const create = async (cluster: Cluster, dataFolder: string): Promise<void> => {
  for (const name of readdirSync(dataFolder))
    if (name.startsWith('cluster.')) rmSync(path.join(dataFolder, name), { recursive: true, force: true })
  const folder = `${cluster.folder}.${process.pid}-${randomBytes(3).toString('hex')}`
  mkdirSync(folder, { mode: 0o700 })
  chownTo(cluster.account, folder)
  await initialise({ ...cluster, folder }, path.join(dataFolder, 'password'))
  renameSync(folder, cluster.folder)
}

// The server listens on 127.0.0.1, which every user of the machine can connect to.
const passwordOf = (dataFolder: string, account: Account): string => {
  const file = path.join(dataFolder, 'password')
  if (!existsSync(file)) {
    writeFileSync(`${file}.new`, randomBytes(18).toString('hex'), { mode: 0o600 })
    chownTo(account, `${file}.new`)
    renameSync(`${file}.new`, file)
  }
  return readFileSync(file, 'utf8').trim()
}

const chownTo = ({ uid, gid }: Account, file: string): void => {
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
