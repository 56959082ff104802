import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { freePort } from '../../testing/running-server.ts'
import { asPostgres, giveToPostgres, makePostgresFolder } from './as-postgres.ts'
import { eventually, ownAddress, queryValue } from './database-address.ts'
import { findProgram, type StartedProgram, startProgram } from './programs.ts'
import { copyShipped } from './shipped-files.ts'

/** Starts one member of etcd and of Patroni, HAProxy and PgBouncer with the shipped files, and asks the primary through all of them. */
export const databaseChain = async (folder: string): Promise<string> => {
  const address = ownAddress()
  if (address === null) return 'this machine has no address beside the loopback'
  const [client, peer, rest, postgres, primary, replicas, pooler] = await Promise.all(Array.from({ length: 7 }, freePort))
  const password = randomBytes(12).toString('hex')
  const own = makePostgresFolder(path.join(folder, 'postgres'))
  const started: StartedProgram[] = []
  const start = (name: string, args: readonly string[], isOfPostgres: boolean) => {
    const file = findProgram(name) ?? name
    const [program, all] = isOfPostgres ? asPostgres(file, args) : [file, args]
    started.push(startProgram(program, all))
  }
  const etcd = copyShipped('patroni/etcd.yml', folder, {
    'db1=http://10.0.2.21:2380,db2=http://10.0.2.22:2380,db3=http://10.0.2.23:2380': `db1=http://${address}:${peer}`,
    'http://10.0.2.21:2379,http://127.0.0.1:2379': `http://${address}:${client}`,
    'http://10.0.2.21:2379': `http://${address}:${client}`,
    'http://10.0.2.21:2380': `http://${address}:${peer}`,
    '/var/lib/etcd/kredka': path.join(folder, 'etcd'),
  })
  const patroni = copyShipped('patroni/patroni.yml', folder, {
    '10.0.2.21:2379,10.0.2.22:2379,10.0.2.23:2379': `${address}:${client}`,
    '10.0.2.21:8008': `${address}:${rest}`,
    '10.0.2.21:5432': `${address}:${postgres}`,
    '/var/lib/postgresql/15/kredka': path.join(own, 'data'),
    'pgbackrest --stanza=kredka archive-push %p': '/bin/true',
    '10.0.1.0/24': `${address}/32`,
    '10.0.2.0/24': `${address}/32`,
    'SUPERUSER-PASSWORD': password,
  })
  const haproxy = copyShipped('haproxy/postgresql.cfg', folder, {
    '127.0.0.1:5000': `127.0.0.1:${primary}`,
    '127.0.0.1:5001': `127.0.0.1:${replicas}`,
    '10.0.2.21:5432 check port 8008': `${address}:${postgres} check port ${rest}`,
    // Members that do not exist.
    '10.0.2.22': '127.0.0.22',
    '10.0.2.23': '127.0.0.23',
  })
  const users = copyShipped('pgbouncer/userlist.txt', own, { PASSWORD: password })
  const pgbouncer = copyShipped('pgbouncer/pgbouncer.ini', own, {
    'port=5000': `port=${primary}`,
    'listen_port = 6432': `listen_port = ${pooler}`,
    '/etc/pgbouncer/userlist.txt': users,
    '/var/log/postgresql/pgbouncer.log': path.join(own, 'pgbouncer.log'),
    '/run/postgresql/pgbouncer.pid': path.join(own, 'pgbouncer.pid'),
  })
  for (const file of [users, pgbouncer, patroni]) giveToPostgres(file)
  try {
    start('etcd', ['--config-file', etcd], false)
    start('patroni', [patroni], true)
    start('haproxy', ['-db', '-f', haproxy], false)
    start('pgbouncer', [pgbouncer], true)
    const superuser = `postgres://postgres:${password}@${address}:${postgres}/postgres`
    await eventually(() => queryValue(superuser, `create role kredka login password '${password}'`))
    await queryValue(superuser, 'create database kredka owner kredka')
    const inRecovery = await eventually(() =>
      queryValue(`postgres://kredka:${password}@127.0.0.1:${pooler}/kredka`, 'select pg_is_in_recovery()'),
    )
    return inRecovery === false ? 'ok' : 'the query went to a replica'
  } catch (error) {
    throw new Error(`${String(error)}; ${started.map((one) => one.output().slice(-300)).join(' | ')}`)
  } finally {
    for (const one of started.toReversed()) await one.stop()
  }
}
