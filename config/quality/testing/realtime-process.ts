import { type ChildProcess, fork } from 'node:child_process'
import { on, once } from 'node:events'
import path from 'node:path'
import type { RealtimeMessage } from '#core/ports/realtime.ts'
import type { Order } from './realtime-child.ts'
import { cleanEnvironment } from './run-node.ts'

/** Websocket server in a process of its own. */
export interface RealtimeProcess {
  readonly url: string
  readonly process: ChildProcess
  /** Publishes a note on the main channel; resolves after the commit. */
  publish(to: string | null, text: string): Promise<void>
  /** Publishes a message, or a signal, without waiting. */
  send(kind: 'publish' | 'signal', message: RealtimeMessage): void
  /** Returns the share of one processor that the main thread has used since the last time. */
  busy(): Promise<number>
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
  const order = (one: Order) => void child.send(one)
  return {
    url,
    process: child,
    publish: async (to, text) => {
      order({ publish: { channel: 'main', to, type: 'note', data: { text } } })
      await once(child, 'message')
    },
    send: (kind, message) => order(kind === 'publish' ? { publish: message } : { signal: message }),
    busy: async () => {
      order({ measure: true })
      for await (const [answer] of on(child, 'message')) if ('busy' in answer) return answer.busy
      throw new Error('no answer')
    },
    end: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
      return child.exitCode
    },
  }
}
