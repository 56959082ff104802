import { readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { accountFor } from '#adapters/postgres/embedded/account.ts'
import { findBinaries } from '#adapters/postgres/embedded/binaries.ts'
import { type Cluster, runningUrl, start, stop } from '#adapters/postgres/embedded/cluster.ts'

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

/** The address of the embedded database of a data folder; an error while it is away. */
export const urlOfPostgres = async (dataDir: string): Promise<string> => {
  const url = await runningUrl(clusterOf(dataDir), 'kredka')
  if (!url) throw new Error(`No PostgreSQL answers in ${dataDir}`)
  return url
}

/** Kills the embedded PostgreSQL of a data folder as the machine's power does. */
export const killPostgres = (dataDir: string): void => {
  const [pid] = readFileSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

/** Stops it as an operator does, whoever uses it; nothing where it does not run. */
export const stopPostgres = (dataDir: string): Promise<void> => stop(clusterOf(dataDir))

/** Starts it again where its users look for it, and waits until it answers. */
export const startPostgres = (dataDir: string, port: string): Promise<void> => start(clusterOf(dataDir), { port })
