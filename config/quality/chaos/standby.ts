import { execFileSync } from 'node:child_process'
import { appendFileSync, chownSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Cluster, start, stop } from '#adapters/postgres/embedded/cluster.ts'
import { freePort } from '../testing/running-server.ts'
import { eventually } from './deploy/database-address.ts'
import { queryOnce } from './live-thread.ts'
import { pidOf } from './postgres.ts'

/** Streaming replica of an embedded cluster. */
export interface Standby {
  readonly url: string
  /** Makes it apply what it receives so many milliseconds later. */
  delay(milliseconds: number): Promise<void>
  /** Makes it receive the log of the server at another port. */
  follow(port: number): Promise<void>
  /** Makes it a primary. */
  promote(): Promise<void>
  /** Stops its processes without ending them, and lets them go on. */
  freeze(): void
  thaw(): void
  /** Kills it. */
  kill(): void
  /** Starts it again after it was killed, at its port or another one. */
  start(port?: number): Promise<void>
  stop(): Promise<void>
}

/** Copies a stopped cluster. */
export const copyCluster = (cluster: Cluster, folder: string): Cluster => {
  execFileSync('cp', ['-a', cluster.folder, folder])
  return { ...cluster, folder }
}

/** Starts a copy of a cluster as a replica of the server at `port`, which runs, so that the copy takes another port. */
export const startStandby = async (cluster: Cluster, port: number): Promise<Standby> => {
  const { folder, password } = cluster
  const { uid, gid } = cluster.account
  const signal = path.join(folder, 'standby.signal')
  writeFileSync(signal, '')
  if (uid !== undefined && gid !== undefined) chownSync(signal, uid, gid)
  const source = (at: number) => `host=127.0.0.1 port=${at} user=kredka password=${password}`
  appendFileSync(path.join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${source(port)}'\n`)
  const own = await freePort()
  const startAt = (at: number) => start(cluster, { port: String(at) })
  await startAt(own)
  const url = `postgres://kredka:${password}@127.0.0.1:${own}/kredka`
  const set = async (name: string, value: string) => {
    // Not of the database of the product, which it receives later.
    const server = new URL('postgres', url).href
    await queryOnce(server, `alter system set ${name} = '${value}'`)
    await queryOnce(server, 'select pg_reload_conf()')
  }
  const signalAll = (name: NodeJS.Signals) => {
    const pid = pidOf(cluster)
    const children = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
    for (const one of [pid, ...children.map(Number)]) process.kill(one, name)
  }
  return {
    url,
    delay: (milliseconds) => set('recovery_min_apply_delay', String(milliseconds)),
    follow: (at) => set('primary_conninfo', source(at)),
    promote: async () => {
      await queryOnce(url, 'select pg_promote()')
      await eventually(async () => {
        const row = await queryOnce<{ waits: boolean }>(url, 'select pg_is_in_recovery() waits')
        if (row?.waits) throw new Error('not promoted')
      })
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    kill: () => process.kill(pidOf(cluster), 'SIGKILL'),
    start: (at = own) => startAt(at),
    stop: () => stop(cluster),
  }
}
