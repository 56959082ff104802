import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Vitals } from './probe.ts'

const root = path.resolve(import.meta.dirname, '../..')
const probe = path.join(import.meta.dirname, 'probe.ts')
const running = new Set<ChildProcess>()
let started = 0

/** A process to be measured: a script of ours with its words and its surroundings. */
export interface Script {
  readonly script: string
  readonly words?: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** Where it may leave what it tells. */
  readonly folder: string
  readonly cpuProfile?: string | undefined
}

const run = ({ script, words = [], env, folder, cpuProfile }: Script) => {
  const vitals = path.join(folder, `vitals-${started++}.json`)
  const flags = ['--import', probe, ...(cpuProfile ? ['--cpu-prof', '--cpu-prof-dir', folder, '--cpu-prof-name', cpuProfile] : [])]
  // Nothing of the one who measures goes along that would change what is measured.
  const { NODE_ENV: _, NODE_OPTIONS: __, ...own } = process.env
  const surroundings = Object.fromEntries(Object.entries(own).filter(([name]) => !name.startsWith('VITEST')))
  const child = spawn(process.execPath, [...process.execArgv, ...flags, path.join(root, script), ...words], {
    cwd: root,
    env: { ...surroundings, ...env, BENCH_VITALS: vitals },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const told: string[] = []
  const out: string[] = []
  child.stdout?.setEncoding('utf8').on('data', (text: string) => out.push(text))
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => told.push(text))
  running.add(child)
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  return {
    child,
    ended,
    out: () => out.join(''),
    said: () => told.join(''),
    vitals: (): Vitals => JSON.parse(readFileSync(vitals, 'utf8')),
  }
}

/** Runs a script to its end; gives what stood on its stdout. A failure is thrown with all that it said. */
export const runToEnd = async (script: Script): Promise<{ readonly seconds: number; readonly vitals: Vitals; readonly out: string }> => {
  const began = performance.now()
  const { ended, out, said, vitals } = run(script)
  if ((await ended) !== 0) throw new Error(`${script.script} failed:\n${said()}`)
  return { seconds: (performance.now() - began) / 1000, vitals: vitals(), out: out() }
}

/** A running server. */
export interface Served {
  readonly url: string
  /** Vitals are counted from here on. */
  begin(): void
  stop(): Promise<Vitals>
}

/** Starts a server that prints its address once it listens. */
export const startServer = async (script: Script): Promise<Served> => {
  const { child, ended, said, vitals } = run(script)
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const found = /http:\/\/localhost:\d+/.exec(said())?.[0]
      if (found) resolve(found)
    }
    child.stdout?.on('data', look)
    ended.then(() => reject(new Error(`${script.script} ended before it listened:\n${said()}`)))
  })
  let wanted = false
  ended.then((code) => {
    // Whoever measures sees only a refused connection.
    if (!wanted) process.stderr.write(`${script.script} ended under the load with ${code ?? child.signalCode}:\n${said()}\n`)
  })
  return {
    url,
    begin: () => void child.send('begin'),
    stop: async () => {
      wanted = true
      child.kill('SIGTERM')
      await ended
      return vitals()
    },
  }
}

/** Ends what a failed run has left running. */
export const killAll = (): void => {
  for (const child of running) child.kill('SIGKILL')
}
