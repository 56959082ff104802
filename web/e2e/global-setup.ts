import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = path.resolve(import.meta.dirname, '../..')

/** Starts the real server on a free port with an embedded database of its own and exports BASE_URL; gives what stops it. */
export default async function setup(): Promise<() => Promise<void>> {
  // Someone who looks for a mistake may have a server already.
  if (process.env['BASE_URL']) return async () => {}
  const port = await freePort()
  const data = mkdtempSync(path.join(tmpdir(), 'kredka-e2e-'))
  // PostgreSQL runs as another account when we are root.
  chmodSync(data, 0o755)
  const said: string[] = []
  const server = spawn(process.execPath, ['cli/main.ts', 'serve'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      APP_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: data,
      ...(process.env['TEST_DATABASE_URL'] ? { DATABASE_URL: process.env['TEST_DATABASE_URL'] } : {}),
    },
  })
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => {
      said.push(text.toString())
    })
  try {
    await ready(server, `http://127.0.0.1:${port}/readyz`)
  } catch (cause) {
    await end(server)
    rmSync(data, { recursive: true, force: true })
    throw new Error(`${cause instanceof Error ? cause.message : cause}; it said:\n${said.join('').slice(-3000)}`, { cause })
  }
  process.env['BASE_URL'] = `http://localhost:${port}`
  return async () => {
    await end(server)
    rmSync(data, { recursive: true, force: true })
  }
}

const ready = async (server: ChildProcess, url: string, seconds = 90): Promise<void> => {
  for (const until = Date.now() + seconds * 1000; Date.now() < until; await sleep(100)) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`the server ended with ${server.exitCode ?? server.signalCode}`)
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error(`the server was not ready after ${seconds} s`)
}

// As an operator stops it; by force only when that takes too long.
const end = async (server: ChildProcess): Promise<void> => {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  const late = setTimeout(() => server.kill('SIGKILL'), 20_000)
  await gone
  clearTimeout(late)
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = net
      .createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = probe.address()
        probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no free port'))))
      })
  })
