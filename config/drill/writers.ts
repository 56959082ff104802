import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Ledger } from './ledger.ts'

/** Writers who send one message after the other until they are told to leave. */
export interface Writers {
  readonly ledger: Ledger
  /** What they were told instead of a number, with how often. */
  readonly wrong: ReadonlyMap<string, number>
  leave(): Promise<void>
}

/** Sends so many writers to customer service. What got no number is given up, as by one who closes the page. */
export const sendWriters = (url: string, count: number): Writers => {
  const ledger: Ledger = { sent: new Set(), acknowledged: new Map() }
  const wrong = new Map<string, number>()
  let leaving = false
  const write = async (): Promise<void> => {
    const text = randomUUID()
    const n = ledger.sent.add(text).size
    // Each from an address of its own: one may write five an hour.
    const from = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
    const body = JSON.stringify({ kind: 'general', name: 'Próba', email: 'proba@example.test', message: text })
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
    const told = await fetch(`${url}/api/v1/contact`, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) })
      .then(async (answer) => {
        if (!answer.ok) return String(answer.status)
        ledger.acknowledged.set(text, ((await answer.json()) as { number: string }).number)
        return null
      })
      .catch((error: unknown) => (error instanceof Error && error.name === 'TimeoutError' ? 'no answer in 10 s' : 'no connection'))
    if (told === null) return
    wrong.set(told, (wrong.get(told) ?? 0) + 1)
    await sleep(100)
  }
  const all = Promise.all(
    Array.from({ length: count }, async () => {
      while (!leaving) await write()
    }),
  )
  return {
    ledger,
    wrong,
    leave: async () => {
      leaving = true
      await all
    },
  }
}
