import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { bareEnvironment, runNode, type Variables } from '../testing/run-node.ts'
import { freePort, type Started, started } from '../testing/started.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** A server that can also be killed. */
export interface Killable extends Started {
  readonly process: ChildProcess
  /** SIGKILL, and until it is gone. */
  kill(): Promise<void>
}

/** Starts `kredka serve` and waits until it is ready. Without a port, on a free one. */
export const startServer = async (variables: Variables, port?: number): Promise<Killable> => {
  const own = String(port ?? (await freePort()))
  const env = bareEnvironment({
    APP_ENV: 'test',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    PORT: own,
    PUBLIC_URL: `http://127.0.0.1:${own}`,
    ...variables,
  })
  const child = spawn(process.execPath, [...process.execArgv, 'cli/main.ts', 'serve'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  })
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
  }
  return { ...(await started(child, `http://127.0.0.1:${own}`)), process: child, kill }
}

/** Runs an operator's command; what it prints, or an error with all that it said. */
export const kredka = async (variables: Variables, ...words: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await runNode(root, 'cli/main.ts', words, variables)
  if (code !== 0) throw new Error(`kredka ${words.join(' ')} ended with ${code}: ${stderr}`)
  return stdout
}

/** Memory of a process in use, MB, as Linux tells it. */
export const rssMb = ({ pid }: ChildProcess): number => {
  const [, kb] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kb) / 1024)
}
