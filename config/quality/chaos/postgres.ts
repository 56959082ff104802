import { readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { findBinaries } from '#adapters/postgres/embedded/binaries.ts'
import { type Cluster, runningUrl, start, stop } from '#adapters/postgres/embedded/cluster.ts'
import { accountFor } from '#adapters/postgres/embedded/system-account.ts'

const clusterOf = (dataDir: string): Cluster => {
  const home = realpathSync(path.join(dataDir, 'postgres'))
  const folder = path.join(home, 'cluster')
  return {
    binaries: findBinaries(),
    account: accountFor(folder),
    folder,
    password: readFileSync(path.join(home, 'password'), 'utf8').trim(),
  }
}

/** Returns the URL of the embedded database of a data folder; throws while it is not running. */
export const urlOfPostgres = async (dataDir: string): Promise<string> => {
  const url = await runningUrl(clusterOf(dataDir), 'kredka')
  if (!url) throw new Error(`No PostgreSQL answers in ${dataDir}`)
  return url
}

/** Kills the embedded PostgreSQL of a data folder, as a power failure would. */
export const killPostgres = (dataDir: string): void => {
  const [pid] = readFileSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

/** Stops it in an orderly way, even with open connections; does nothing when it is not running. */
export const stopPostgres = (dataDir: string): Promise<void> => stop(clusterOf(dataDir))

/** Starts it again on the same port and waits until it accepts connections. */
export const startPostgres = (dataDir: string, port: string): Promise<void> => start(clusterOf(dataDir), { port })
