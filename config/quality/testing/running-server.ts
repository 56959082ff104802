import type { ChildProcess } from 'node:child_process'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { longestWait } from './longest-wait.ts'

/** Server in a process of its own. */
export interface RunningServer {
  readonly url: string
  readonly get: (path: string, init?: RequestInit) => Promise<Response>
  /** Returns the output so far, of stdout and stderr. */
  output(): string
  /** Ends the server by SIGTERM; returns its exit code and the duration. */
  stop(): Promise<{ readonly code: number | null; readonly seconds: number }>
}

/** Waits until the server at `url` is ready. */
export const waitUntilReady = async (server: ChildProcess, url: string): Promise<RunningServer> => {
  const output: string[] = []
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text: Buffer) => void output.push(text.toString()))
  const hasExited = () => server.exitCode !== null || server.signalCode !== null
  const stop: RunningServer['stop'] = async () => {
    const startedAt = Date.now()
    if (!hasExited()) {
      const exited = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      const timeout = setTimeout(() => server.kill('SIGKILL'), 20_000)
      await exited
      clearTimeout(timeout)
    }
    return { code: server.exitCode, seconds: (Date.now() - startedAt) / 1000 }
  }
  for (const until = Date.now() + longestWait; ; await sleep(50)) {
    if (
      (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(30_000), headers: { connection: 'close' } }).catch(() => undefined))?.ok
    )
      break
    if (!hasExited() && Date.now() < until) continue
    await stop()
    throw new Error(
      `the server ended with ${server.exitCode ?? server.signalCode} before it was ready; its output:\n${output.join('').slice(-3000)}`,
    )
  }
  return {
    url,
    stop,
    output: () => output.join(''),
    // A stopping server waits for connections that are kept alive.
    get: (path, init = {}) => fetch(url + path, { redirect: 'manual', ...init, headers: { ...headersOf(init), connection: 'close' } }),
  }
}

const headersOf = ({ headers }: RequestInit) => Object.fromEntries(new Headers(headers))

/** Returns a free port. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = net
      .createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = server.address()
        server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no free port'))))
      })
  })
