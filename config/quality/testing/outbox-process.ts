import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { ThingWritten } from './outbox-fixture.ts'
import { cleanEnvironment } from './run-node.ts'

/** Server with the plugin `outbox-fixture` in a process of its own. */
export interface OutboxProcess {
  /** Writes a thing; resolves after the commit. */
  write(thing: string, how: ThingWritten['how']): Promise<void>
  /** Ends the process; returns its exit code, `null` after `SIGKILL`. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
}

/** Starts the process and waits until its jobs run. */
export const startOutboxProcess = async (databaseUrl: string): Promise<OutboxProcess> => {
  const child = fork(path.join(import.meta.dirname, 'outbox-child.ts'), {
    env: cleanEnvironment({ DATABASE_URL: databaseUrl }),
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
