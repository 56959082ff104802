import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { ClusteredMatches, IndexQuery } from '#core/search/facility-index.port.ts'
import { cleanEnvironment } from './run-node.ts'

/** Another process of the product on the same database, whose search index can be queried. */
export interface IndexProcess {
  /** Returns the clusters of a query; rejects when the process has ended. */
  cluster(query: IndexQuery, zoom: number): Promise<ClusteredMatches>
  /** Kills the process by SIGKILL. */
  kill(): Promise<void>
}

/** Starts the process; it responds after its first load. */
export const startIndexProcess = (databaseUrl: string): IndexProcess => {
  const child = fork(path.join(import.meta.dirname, 'index-child.ts'), {
    env: cleanEnvironment({ DATABASE_URL: databaseUrl }),
    execArgv: [],
  })
  const pending = new Map<number, (answer: ClusteredMatches) => void>()
  const exited = once(child, 'exit').then(([code, signal]) => Promise.reject(new Error(`the process ended with ${code ?? signal}`)))
  exited.catch(() => undefined)
  let nextNumber = 0
  child.on('message', ({ number, answer }: { number: number; answer: ClusteredMatches }) => pending.get(number)?.(answer))
  return {
    cluster: (query, zoom) => {
      const number = nextNumber++
      const answer = new Promise<ClusteredMatches>((resolve) => pending.set(number, resolve))
      // `exited` rejects when the message could not be sent.
      child.send({ number, query, zoom }, () => undefined)
      return Promise.race([answer, exited])
    },
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}
