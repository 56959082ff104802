import type { ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { longestWait } from './timeouts.ts'

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
  // Half of what a test may take, so that it fails with the output of the server.
  const until = Date.now() + longestWait / 2
  for (let answer = ''; ; await sleep(50)) {
    const ready = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(30_000), headers: { connection: 'close' } }).catch(String)
    if (typeof ready !== 'string' && ready.ok) break
    answer = typeof ready === 'string' ? ready : await ready.text()
    if (!hasExited() && Date.now() < until) continue
    const state = hasExited() ? `ended with ${server.exitCode ?? server.signalCode} before it was ready` : `was not ready: ${answer}`
    await stop()
    throw new Error(`the server ${state}; its output:\n${output.join('').slice(-3000)}`)
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

// Below the ports that systems take for outgoing connections, one of which could occupy it before the server does.
let lastPort = randomInt(10_000, 29_000)

/** Returns a free port. */
export const freePort = async (): Promise<number> => {
  lastPort++
  const port = lastPort
  return (await isFree(port)) ? port : freePort()
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = net
      .createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
