import { setTimeout as sleep } from 'node:timers/promises'
import type { MikroORM } from '@mikro-orm/postgresql'
import { poolOf } from './parameter-driver.ts'

/** Time for which signals are gathered, milliseconds, and how many may wait; more are lost. */
const gatherMs = 20
const maxWaiting = 1000

/** Sends signals to the processes that listen. */
export interface SignalSender {
  send(signal: string): void
  /** Sends what waits. */
  close(): Promise<void>
}

/** Creates a sender that calls a function with those of twenty milliseconds, and not again until it has ended. */
export const gatherSignals = (send: (signals: readonly string[]) => Promise<unknown>): SignalSender => {
  const waiting: string[] = []
  let sending: Promise<void> | null = null
  const sendWaiting = async () => {
    while (waiting.length > 0) {
      await sleep(gatherMs)
      await send(waiting.splice(0)).catch(() => undefined)
    }
    sending = null
  }
  return {
    send: (signal) => {
      if (waiting.length < maxWaiting) waiting.push(signal)
      sending ??= sendWaiting()
    },
    close: async () => {
      await sending
    },
  }
}

/** Creates the sender of the processes of a database: a signal is carried by its notification. */
export const makeSignalSender = (orm: MikroORM): SignalSender =>
  gatherSignals((signals) => poolOf(orm).query(`select pg_notify('live_signal', signal) from unnest($1::text[]) signal`, [signals]))
