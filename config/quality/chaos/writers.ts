import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Ledger } from './ledger.ts'

/** Simulated writers that send messages until they are stopped. */
export interface Writers {
  readonly ledger: Ledger
  /** Errors received instead of a number, with their counts. */
  readonly errors: ReadonlyMap<string, number>
  stop(): Promise<void>
}

/** Starts writers that send messages to customer service. A failed message is not retried, as if the user had closed the page. */
export const sendWriters = (url: string, count: number): Writers => {
  const ledger: Ledger = { sent: new Set(), acknowledged: new Map() }
  const errors = new Map<string, number>()
  let stopped = false
  const write = async (): Promise<void> => {
    const text = randomUUID()
    const n = ledger.sent.add(text).size
    // Each message from another address: the limit is five per hour.
    const from = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
    const body = JSON.stringify({ kind: 'general', name: 'Próba', email: 'proba@example.test', message: text })
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
    const outcome = await fetch(`${url}/api/v1/contact`, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) })
      .then(async (answer) => {
        if (!answer.ok) return String(answer.status)
        ledger.acknowledged.set(text, ((await answer.json()) as { number: string }).number)
        return null
      })
      .catch((error: unknown) => (error instanceof Error && error.name === 'TimeoutError' ? 'no answer in 10 s' : 'no connection'))
    if (outcome === null) return
    errors.set(outcome, (errors.get(outcome) ?? 0) + 1)
    await sleep(100)
  }
  const all = Promise.all(
    Array.from({ length: count }, async () => {
      while (!stopped) await write()
    }),
  )
  return {
    ledger,
    errors,
    stop: async () => {
      stopped = true
      await all
    },
  }
}
