import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { cleanEnvironment, type EnvironmentVariables, runNode } from '../testing/run-node.ts'
import { freePort, type RunningServer, waitUntilReady } from '../testing/running-server.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** Server process that can be killed. */
export interface Killable extends RunningServer {
  readonly process: ChildProcess
  /** Sends SIGKILL and waits until the process has exited. */
  kill(): Promise<void>
}

/** Starts `kredka serve` of a tree, by default this one on a free port, and waits until it is ready. */
export const startServer = async (variables: EnvironmentVariables, port?: number, folder = root): Promise<Killable> => {
  const own = String(port ?? (await freePort()))
  const env = cleanEnvironment({
    APP_ENV: 'staging',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    PORT: own,
    PUBLIC_URL: `http://127.0.0.1:${own}`,
    ...variables,
  })
  const child = spawn(process.execPath, [...process.execArgv, 'cli/main.ts', 'serve'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  })
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
  }
  return { ...(await waitUntilReady(child, `http://127.0.0.1:${own}`)), process: child, kill }
}

/** Runs a CLI command; returns its stdout, or throws with its stderr. */
export const kredka = async (variables: EnvironmentVariables, ...args: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await runNode(root, 'cli/main.ts', args, variables)
  if (code !== 0) throw new Error(`kredka ${args.join(' ')} ended with ${code}: ${stderr}`)
  return stdout
}

/** Returns what `kredka doctor --deploy` finds wrong. */
export const wrongByDoctor = async (variables: EnvironmentVariables): Promise<readonly string[]> => {
  const { stdout, stderr } = await runNode(root, 'cli/main.ts', ['doctor', '--deploy', '--json'], variables)
  if (stdout === '') throw new Error(`kredka doctor says nothing: ${stderr}`)
  const checks = JSON.parse(stdout) as readonly { readonly name: string; readonly ok: boolean; readonly detail: string }[]
  return checks.filter(({ ok }) => !ok).map(({ name, detail }) => `${name}: ${detail}`)
}

/** Returns the resident memory of a process in MB (Linux only). */
export const rssMb = ({ pid }: ChildProcess): number => {
  const [, kb] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kb) / 1024)
}
