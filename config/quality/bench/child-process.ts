import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ResourceUsage } from './probe.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const probe = path.join(import.meta.dirname, 'probe.ts')
const running = new Set<ChildProcess>()
let started = 0

/** Script to run in a measured child process. */
export interface Script {
  readonly script: string
  readonly args?: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** Folder for the files that it writes. */
  readonly folder: string
  readonly cpuProfile?: string | undefined
}

const run = ({ script, args = [], env, folder, cpuProfile }: Script) => {
  const usage = path.join(folder, `vitals-${started++}.json`)
  const flags = ['--import', probe, ...(cpuProfile ? ['--cpu-prof', '--cpu-prof-dir', folder, '--cpu-prof-name', cpuProfile] : [])]
  // Environment variables of the bench that would influence the measurement are removed.
  const { NODE_ENV: _, NODE_OPTIONS: __, ...own } = process.env
  const environment = Object.fromEntries(Object.entries(own).filter(([name]) => !name.startsWith('VITEST')))
  const child = spawn(process.execPath, [...process.execArgv, ...flags, path.join(root, script), ...args], {
    cwd: root,
    env: { ...environment, ...env, BENCH_VITALS: usage },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const output: string[] = []
  const out: string[] = []
  child.stdout?.setEncoding('utf8').on('data', (text: string) => out.push(text))
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => output.push(text))
  running.add(child)
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  return {
    child,
    ended,
    out: () => out.join(''),
    output: () => output.join(''),
    usage: (): ResourceUsage => JSON.parse(readFileSync(usage, 'utf8')),
  }
}

/** Runs a script to its end and returns its stdout; throws with its whole output when it fails. */
export const runToEnd = async (
  script: Script,
): Promise<{ readonly seconds: number; readonly usage: ResourceUsage; readonly out: string }> => {
  const began = performance.now()
  const { ended, out, output, usage } = run(script)
  if ((await ended) !== 0) throw new Error(`${script.script} failed:\n${output()}`)
  return { seconds: (performance.now() - began) / 1000, usage: usage(), out: out() }
}

/** Running server in a measured process. */
export interface MeasuredServer {
  readonly url: string
  /** Restarts the measurement of the event-loop delay. */
  resetUsage(): void
  /** Processor time of all its threads since its start, milliseconds. */
  cpuMs(): Promise<number>
  stop(): Promise<ResourceUsage>
}

/** Starts a server that prints its address once it listens. */
export const startServer = async (script: Script): Promise<MeasuredServer> => {
  const { child, ended, output, usage } = run(script)
  const url = await new Promise<string>((resolve, reject) => {
    const findUrl = () => {
      const found = /http:\/\/localhost:\d+/.exec(output())?.[0]
      if (found) resolve(found)
    }
    child.stdout?.on('data', findUrl)
    ended.then(() => reject(new Error(`${script.script} exited before it listened:\n${output()}`)))
  })
  let expectedExit = false
  ended.then((code) => {
    // The load generator only sees refused connections.
    if (!expectedExit) process.stderr.write(`${script.script} exited under load with ${code ?? child.signalCode}:\n${output()}\n`)
  })
  return {
    url,
    resetUsage: () => void child.send('begin'),
    cpuMs: async () => {
      const answered = once(child, 'message') as Promise<[number]>
      child.send('cpu')
      return (await answered)[0]
    },
    stop: async () => {
      expectedExit = true
      child.kill('SIGTERM')
      await ended
      return usage()
    },
  }
}

/** Kills all child processes that a failed run left behind. */
export const killAll = (): void => {
  for (const child of running) child.kill('SIGKILL')
}
