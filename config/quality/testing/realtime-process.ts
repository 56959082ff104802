import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { cleanEnvironment } from './run-node.ts'

/** Websocket server in a process of its own. */
export interface RealtimeProcess {
  readonly url: string
  /** Publishes a message; resolves after the commit. */
  publish(to: string | null, text: string): Promise<void>
  /** Ends the process gracefully; returns its exit code. */
  end(): Promise<number | null>
}

/**
 * Starts the process on a migrated database, with the channels of the fixture; with a signing secret with those of the
 * installed plugins.
 */
export const startRealtimeProcess = async (databaseUrl: string, secret?: string): Promise<RealtimeProcess> => {
  const child = fork(path.join(import.meta.dirname, 'realtime-child.ts'), {
    env: cleanEnvironment({ DATABASE_URL: databaseUrl, ...(secret !== undefined && { JWT_SECRETS: secret }) }),
    execArgv: [],
  })
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  return {
    url,
    publish: async (to, text) => {
      child.send({ to, text })
      await once(child, 'message')
    },
    end: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
      return child.exitCode
    },
  }
}
