import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Clustered, IndexQuery } from '#core/search/facility-index.port.ts'
import { bareEnvironment } from './run-node.ts'

/** Another process of the product on the same database, whose index can be asked. */
export interface IndexProcess {
  /** Fails where it has ended. */
  cluster(query: IndexQuery, zoom: number): Promise<Clustered>
  /** Ends it without a word. */
  kill(): Promise<void>
}

/** Starts one; it answers once its first snapshot is read. */
export const startIndexProcess = (databaseUrl: string): IndexProcess => {
  const child = fork(path.join(import.meta.dirname, 'index-child.ts'), {
    env: bareEnvironment({ DATABASE_URL: databaseUrl }),
    execArgv: [],
  })
  const waiting = new Map<number, (answer: Clustered) => void>()
  const over = once(child, 'exit').then(([code, signal]) => Promise.reject(new Error(`the process ended with ${code ?? signal}`)))
  over.catch(() => undefined)
  let asked = 0
  child.on('message', ({ number, answer }: { number: number; answer: Clustered }) => waiting.get(number)?.(answer))
  return {
    cluster: (query, zoom) => {
      const number = asked++
      const answer = new Promise<Clustered>((resolve) => waiting.set(number, resolve))
      // Whether it went is told by `over`.
      child.send({ number, query, zoom }, () => undefined)
      return Promise.race([answer, over])
    },
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}
