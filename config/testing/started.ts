import type { ChildProcess } from 'node:child_process'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A server in a process of its own. */
export interface Started {
  readonly url: string
  readonly get: (path: string, init?: RequestInit) => Promise<Response>
  /** All that it said until now, on both streams. */
  said(): string
  /** Asks it to end as an operator does; gives its exit code and how long it took. */
  stop(): Promise<{ readonly code: number | null; readonly seconds: number }>
}

/** Waits until the server at `url` is ready. */
export const started = async (server: ChildProcess, url: string): Promise<Started> => {
  const said: string[] = []
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text: Buffer) => void said.push(text.toString()))
  const over = () => server.exitCode !== null || server.signalCode !== null
  const stop: Started['stop'] = async () => {
    const since = Date.now()
    if (!over()) {
      const gone = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      const late = setTimeout(() => server.kill('SIGKILL'), 20_000)
      await gone
      clearTimeout(late)
    }
    return { code: server.exitCode, seconds: (Date.now() - since) / 1000 }
  }
  for (const until = Date.now() + 90_000; ; await sleep(50)) {
    if ((await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined))?.ok) break
    if (!over() && Date.now() < until) continue
    await stop()
    throw new Error(
      `the server ended with ${server.exitCode ?? server.signalCode} before it was ready; it said:\n${said.join('').slice(-3000)}`,
    )
  }
  return { url, stop, said: () => said.join(''), get: (path, init = {}) => fetch(url + path, { redirect: 'manual', ...init }) }
}

/** A port that nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = net
      .createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = probe.address()
        probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no free port'))))
      })
  })
