import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Finding } from './experiment.ts'

/** Programs that a machine need not have, with the Debian packages that bring them. */
const packages = { pgbouncer: 'pgbouncer', haproxy: 'haproxy', nginx: 'nginx', patroni: 'patroni', etcd: 'etcd-server' } as const
type Program = keyof typeof packages

const isInstalled = (program: Program) => spawnSync('sh', ['-c', `command -v ${program}`], { env: searchPath }).status === 0
/** Debian keeps servers where the path of ordinary users does not lead. */
const searchPath = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin:/sbin` }

/** Returns the finding that says what is missing, or `null` when all programs are installed. */
export const missingPrograms = (...programs: readonly Program[]): readonly Finding[] | null => {
  const missing = programs.filter((program) => !isInstalled(program))
  return missing.length ? [{ description: 'skipped', figure: `needs ${missing.map((one) => packages[one]).join(', ')}` }] : null
}

/** Program that was started for an experiment. */
export interface RunningProgram {
  readonly process: ChildProcess
  output(): string
  /** Stops it and waits for its end. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Starts a program in the foreground. */
export const startProgram = (program: Program, args: readonly string[], env: NodeJS.ProcessEnv = {}): RunningProgram => {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...searchPath, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    process: child,
    output: () => output,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal)
      await ended
    },
  }
}

/** Waits until something listens on a local port. */
export const waitForPort = async (port: number): Promise<void> => {
  for (const end = performance.now() + 30_000; performance.now() < end; await sleep(50)) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
    if (isOpen) return
  }
  throw new Error(`nothing listens on port ${port}`)
}
