import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { bareEnvironment } from './run-node.ts'
import type { ThingWritten } from './tally.ts'

/** A server with the plugin `tally` in a process of its own. */
export interface TallyProcess {
  /** Until it is committed. */
  write(thing: string, how: ThingWritten['how']): Promise<void>
  /** Ends it; gives its exit code, `null` after `SIGKILL`. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
}

/** Starts one and waits until it relays and works. */
export const startTallyProcess = async (databaseUrl: string): Promise<TallyProcess> => {
  const child = fork(path.join(import.meta.dirname, 'tally-child.ts'), {
    env: bareEnvironment({ DATABASE_URL: databaseUrl }),
    execArgv: [],
  })
  await once(child, 'message')
  return {
    write: async (thing, how) => {
      child.send({ thing, how })
      await once(child, 'message')
    },
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
      return child.exitCode
    },
  }
}
