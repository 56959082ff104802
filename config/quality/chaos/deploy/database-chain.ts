import path from 'node:path'
import { freePort } from '../../testing/running-server.ts'
import { asPostgres, giveToPostgres, makePostgresFolder } from './as-postgres.ts'
import { eventually, queryValue } from './database-address.ts'
import { startDatabaseCluster } from './database-cluster.ts'
import { findProgram, type StartedProgram, startProgram } from './programs.ts'
import { copyShipped } from './shipped-files.ts'

/** Starts PgBouncer with the shipped files in front of a database; returns its address. */
const startPooler = async (folder: string, databaseUrl: string): Promise<{ readonly url: string; readonly program: StartedProgram }> => {
  const own = makePostgresFolder(path.join(folder, 'pooler'))
  const port = await freePort()
  const { port: primary, password } = new URL(databaseUrl)
  const users = copyShipped('pgbouncer/userlist.txt', own, { PASSWORD: password })
  const configuration = copyShipped('pgbouncer/pgbouncer.ini', own, {
    'port=5000': `port=${primary}`,
    'listen_port = 6432': `listen_port = ${port}`,
    '/etc/pgbouncer/userlist.txt': users,
    '/var/log/postgresql/pgbouncer.log': path.join(own, 'pgbouncer.log'),
    '/run/postgresql/pgbouncer.pid': path.join(own, 'pgbouncer.pid'),
  })
  for (const file of [users, configuration]) giveToPostgres(file)
  const [file, args] = asPostgres(findProgram('pgbouncer') ?? 'pgbouncer', [configuration])
  return { url: `postgres://kredka:${password}@127.0.0.1:${port}/kredka`, program: startProgram(file, args) }
}

/** Starts etcd, Patroni, HAProxy and PgBouncer with the shipped files, and asks the primary through all of them. */
export const databaseChain = async (folder: string): Promise<string> => {
  const cluster = await startDatabaseCluster(folder)
  try {
    const { url, program } = await startPooler(folder, cluster.url)
    try {
      const inRecovery = await eventually(() => queryValue(url, 'select pg_is_in_recovery()'))
      return inRecovery === false ? 'ok' : 'the query went to a replica'
    } catch (error) {
      throw new Error(`${String(error)}; ${program.output().slice(-300)}`)
    } finally {
      await program.stop()
    }
  } finally {
    await cluster.stop()
  }
}
