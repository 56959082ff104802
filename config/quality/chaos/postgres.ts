import { readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { findBinaries } from '#adapters/postgres/embedded/binaries.ts'
import { type Cluster, runningUrl, start, stop } from '#adapters/postgres/embedded/cluster.ts'
import { accountFor } from '#adapters/postgres/embedded/system-account.ts'

/** Returns the embedded cluster of a data folder. */
export const clusterOf = (dataDir: string): Cluster => {
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

/** Returns the number of the process of a running cluster. */
export const pidOf = ({ folder }: Pick<Cluster, 'folder'>): number =>
  Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0])

/** Kills the embedded PostgreSQL of a data folder, as a power failure would. */
export const killPostgres = (dataDir: string): void => void process.kill(pidOf(clusterOf(dataDir)), 'SIGKILL')

/** Stops it in an orderly way, even with open connections; does nothing when it is not running. */
export const stopPostgres = (dataDir: string): Promise<void> => stop(clusterOf(dataDir))

/** Starts it again on the same port and waits until it accepts connections. */
export const startPostgres = (dataDir: string, port: string): Promise<void> => start(clusterOf(dataDir), { port })
