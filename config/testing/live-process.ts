import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { bareEnvironment } from './run-node.ts'

/** Websockets in a process of its own. */
export interface LiveProcess {
  readonly url: string
  /** Until it is committed. */
  tell(to: string | null, text: string): Promise<void>
  /** Ends it gracefully; gives its exit code. */
  end(): Promise<number | null>
}

/** Starts one over a database that is migrated. */
export const startLiveProcess = async (databaseUrl: string): Promise<LiveProcess> => {
  const child = fork(path.join(import.meta.dirname, 'live-child.ts'), { env: bareEnvironment({ DATABASE_URL: databaseUrl }), execArgv: [] })
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  return {
    url,
    tell: async (to, text) => {
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
