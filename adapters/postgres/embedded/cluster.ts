import { execFile, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Binaries } from './binaries.ts'
import { logFile, logSettings } from './server-log.ts'
import type { Account } from './system-account.ts'

/** Database cluster on disk: its programs, system account, folder and password. */
export interface Cluster {
  readonly binaries: Binaries
  readonly account: Account
  readonly folder: string
  readonly password: string
}

/** Additional server settings, such as `{ fsync: 'off' }` for tests. */
export type Settings = Readonly<Record<string, string>>

const networkSettings = { listen_addresses: '127.0.0.1', unix_socket_directories: '' }

// pg_trgm classifies letters by the libc locale: under plain C, Polish letters would not count.
const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
const environment = { PATH: process.env['PATH'] ?? '', LC_ALL: locale }

/** Initialises an empty `folder` as a cluster with Polish collation. */
export const initialise = async ({ binaries, account, folder }: Cluster, passwordFile: string): Promise<void> => {
  const flags = ['-U', 'kredka', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8', `--locale=${locale}`]
  const polish = ['--locale-provider=icu', '--icu-locale=pl-PL', '--no-sync']
  await promisify(execFile)(binaries.initdb, ['-D', folder, ...flags, ...polish], { ...account, cwd: '/', env: environment })
}

/** Returns the URL of `database` when the cluster's own postmaster responds. */
export const runningUrl = async ({ folder, password }: Cluster, database: string): Promise<string | undefined> => {
  const port = pidFile(folder)?.[3]
  if (!port) return undefined
  const url = (name: string) => `postgres://kredka:${password}@127.0.0.1:${port}/${name}`
  const client = new pg.Client({ connectionString: url('postgres'), connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ folder: string }>("select current_setting('data_directory') as folder")
    return rows[0]?.folder === folder ? url(database) : undefined
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}

// Recovery after a crash, and the last checkpoint of a server that is being stopped, take minutes on a slow disk.
const patienceSeconds = 180

/**
 * Starts the postmaster, on its last port if that is free, and waits until it responds. Waits for one that runs
 * already, since it is starting, recovering or being stopped; retries while processes of a killed one still exit.
 */
export const start = async (cluster: Cluster, settings: Settings): Promise<void> => {
  const { binaries, account, folder } = cluster
  const log = logFile(folder)
  const deadline = Date.now() + patienceSeconds * 1000
  while (isRunning(folder) && Date.now() < deadline) {
    if (await runningUrl(cluster, 'postgres')) return
    await sleep(250)
  }
  for (let attemptsLeft = 20; attemptsLeft > 0; attemptsLeft--) {
    removeStalePidFile(folder)
    const port = String(await freePort(lastPort(folder)))
    const all = { port, ...networkSettings, ...logSettings, shared_buffers: '128MB', ...settings }
    const options = Object.entries(all)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' ')
    // Detached and without pipes: the server survives Ctrl-C in the terminal and is stopped by the last process that uses it.
    const child = spawn(binaries.pgCtl, ['start', '-w', '-t', String(patienceSeconds), '-D', folder, '-l', log, '-o', options], {
      ...account,
      cwd: '/',
      env: environment,
      stdio: 'ignore',
      detached: true,
    })
    await new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject))
    if (await runningUrl(cluster, 'postgres')) return
    await sleep(250)
  }
  throw new Error(`PostgreSQL did not start; the end of ${log}:\n${existsSync(log) ? readFileSync(log, 'utf8').slice(-1500) : '(empty)'}`)
}

/** Stops the postmaster; open connections are closed, written data is preserved. */
export const stop = async ({ binaries, account, folder }: Cluster): Promise<void> => {
  if (!isRunning(folder)) return
  const args = ['stop', '-D', folder, '-m', 'fast', '-w', '-t', String(patienceSeconds)]
  await promisify(execFile)(binaries.pgCtl, args, { ...account, cwd: '/', env: environment }).catch((error: unknown) => {
    if (isRunning(folder)) throw error
  })
}

const pidFile = (folder: string): readonly string[] | undefined =>
  readIfExists(path.join(folder, 'postmaster.pid'))
    ?.split('\n')
    .map((line) => line.trim())

const readIfExists = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Returns whether the process of the pid file runs. A killed postmaster leaves the file, and in a container without init a zombie. */
const isRunning = (folder: string): boolean => {
  const pid = Number(pidFile(folder)?.[0])
  if (!pid) return false
  if (existsSync('/proc/self/stat')) return /^\d+ \(postgres\) [^ZX]/.test(readIfExists(`/proc/${pid}/stat`) ?? '')
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

// The pid may belong to a zombie or, after a restart of the machine or container, to another process; PostgreSQL would take it for its own.
const removeStalePidFile = (folder: string): void => {
  if (!isRunning(folder)) rmSync(path.join(folder, 'postmaster.pid'), { force: true })
}

// The other processes that use the server know it by its port.
const lastPort = (folder: string): number => Number(/port=(\d+)/.exec(readIfExists(path.join(folder, 'postmaster.opts')) ?? '')?.[1] ?? 0)

/** Returns `preferred` if it is free, else a free port. */
const freePort = (preferred: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = net
      .createServer()
      .once('error', (error) => (preferred ? resolve(freePort(0)) : reject(error)))
      .listen(preferred, '127.0.0.1', () => {
        const address = server.address()
        server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no free port'))))
      })
  })
