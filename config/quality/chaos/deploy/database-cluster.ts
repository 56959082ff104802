import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../testing/running-server.ts'
import { asPostgres, giveToPostgres, makePostgresFolder } from './as-postgres.ts'
import { eventually, ownAddress, queryValue } from './database-address.ts'
import { findProgram, type StartedProgram, startProgram } from './programs.ts'
import { copyShipped } from './shipped-files.ts'

/** Member of the cluster: its Patroni and its PostgreSQL. */
interface Member {
  readonly name: string
  readonly restPort: number
  /** Ends Patroni and PostgreSQL by SIGKILL, as when the machine loses its power. */
  kill(): void
  start(): void
}

/** Two members of Patroni over one of etcd, and HAProxy in front of them, with the shipped files. */
export interface DatabaseCluster {
  /** Address of the primary, whichever member it is. */
  readonly url: string
  readonly members: readonly Member[]
  /** Returns the primary, and whether another member has all that is committed. */
  status(): Promise<{ readonly leader: Member | undefined; readonly isSynchronous: boolean }>
  /** Makes the other member the primary. */
  switchOver(): Promise<void>
  stop(): Promise<void>
}

/** Programs that it needs. */
export const clusterPrograms = ['etcd', 'patroni', 'haproxy', 'pkill', '/usr/lib/postgresql/15/bin/postgres'] as const

/** Starts the cluster with an empty database `kredka`, and waits until its replica is synchronous. */
export const startDatabaseCluster = async (folder: string): Promise<DatabaseCluster> => {
  const address = ownAddress()
  if (address === null) throw new Error('this machine has no address beside the loopback')
  const [client, peer, primary, replicas] = await Promise.all(Array.from({ length: 4 }, freePort))
  const password = randomBytes(12).toString('hex')
  const running = new Map<string, StartedProgram>()
  const start = (key: string, name: string, args: readonly string[], isOfPostgres: boolean) => {
    const file = findProgram(name) ?? name
    const [program, all] = isOfPostgres ? asPostgres(file, args) : [file, args]
    running.set(key, startProgram(program, all))
  }
  const etcd = copyShipped('patroni/etcd.yml', folder, {
    'db1=http://10.0.2.21:2380,db2=http://10.0.2.22:2380,db3=http://10.0.2.23:2380': `db1=http://${address}:${peer}`,
    'http://10.0.2.21:2379,http://127.0.0.1:2379': `http://${address}:${client}`,
    'http://10.0.2.21:2379': `http://${address}:${client}`,
    'http://10.0.2.21:2380': `http://${address}:${peer}`,
    '/var/lib/etcd/kredka': path.join(folder, 'etcd'),
  })
  const makeMember = async (name: string): Promise<Member & { readonly port: number }> => {
    const restPort = await freePort()
    const port = await freePort()
    const own = makePostgresFolder(path.join(folder, name))
    const data = path.join(own, 'data')
    const file = copyShipped('patroni/patroni.yml', own, {
      'name: db1': `name: ${name}`,
      '10.0.2.21:2379,10.0.2.22:2379,10.0.2.23:2379': `${address}:${client}`,
      '10.0.2.21:8008': `${address}:${restPort}`,
      '10.0.2.21:5432': `${address}:${port}`,
      '/var/lib/postgresql/15/kredka': data,
      'pgbackrest --stanza=kredka archive-push %p': '/bin/true',
      '    - pgbackrest\n': '',
      '10.0.1.0/24': `${address}/32`,
      '10.0.2.0/24': `${address}/32`,
      'SUPERUSER-PASSWORD': password,
    })
    giveToPostgres(file)
    return {
      name,
      restPort,
      port,
      start: () => start(name, 'patroni', [file], true),
      kill: () => {
        const [postmaster] = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')
        spawnSync('pkill', ['-9', '-f', file])
        process.kill(Number(postmaster), 'SIGKILL')
      },
    }
  }
  const one = await makeMember('db1')
  const other = await makeMember('db2')
  const members = [one, other]
  const haproxy = copyShipped('haproxy/postgresql.cfg', folder, {
    '127.0.0.1:5000': `127.0.0.1:${primary}`,
    '127.0.0.1:5001': `127.0.0.1:${replicas}`,
    '10.0.2.21:5432 check port 8008': `${address}:${one.port} check port ${one.restPort}`,
    '10.0.2.22:5432 check port 8008': `${address}:${other.port} check port ${other.restPort}`,
    // A member that does not exist.
    '10.0.2.23': '127.0.0.23',
  })
  const status = async () => {
    const answers = await Promise.all(
      members.map(({ restPort }) =>
        fetch(`http://${address}:${restPort}/cluster`, { signal: AbortSignal.timeout(2000) })
          .then((response) => response.json())
          .catch(() => null),
      ),
    )
    const cluster = answers.find((answer) => answer !== null) as
      | { members: readonly { name: string; role: string; state: string }[] }
      | undefined
    const leader = cluster?.members.find(({ role }) => role === 'leader')
    return {
      leader: members.find(({ name }) => name === leader?.name),
      isSynchronous:
        cluster?.members.some(({ role, state }) => role === 'sync_standby' && ['running', 'streaming'].includes(state)) ?? false,
    }
  }
  const stop = async () => {
    for (const program of [...running.values()].toReversed()) await program.stop()
  }
  try {
    start('etcd', 'etcd', ['--config-file', etcd], false)
    one.start()
    start('haproxy', 'haproxy', ['-db', '-f', haproxy], false)
    const superuser = `postgres://postgres:${password}@127.0.0.1:${primary}/postgres`
    const ofMember = `postgres://postgres:${password}@${address}:${one.port}/postgres`
    await eventually(() => queryValue(ofMember, `create role kredka login password '${password}'`))
    await queryValue(ofMember, 'create database kredka owner kredka')
    other.start()
    await eventually(async () => {
      if (!(await status()).isSynchronous) throw new Error('no replica is synchronous')
    })
    await eventually(() => queryValue(superuser.replace('/postgres:', '/kredka:').replace(/postgres$/, 'kredka'), 'select 1'))
  } catch (error) {
    await stop()
    throw new Error(`${String(error)}; ${[...running.values()].map((program) => program.output().slice(-300)).join(' | ')}`)
  }
  return {
    url: `postgres://kredka:${password}@127.0.0.1:${primary}/kredka`,
    members,
    status,
    switchOver: async () => {
      const { leader } = await status()
      const candidate = members.find(({ name }) => name !== leader?.name)
      const response = await fetch(`http://${address}:${leader?.restPort}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: leader?.name, candidate: candidate?.name }),
      })
      if (!response.ok) throw new Error(`switchover: ${response.status} ${await response.text()}`)
    },
    stop,
  }
}
