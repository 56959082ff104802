import { randomUUID } from 'node:crypto'
import { requestThrough } from './request-through.ts'

/** Sends messages to customer service one after the other through a proxy, none of which is sent again, until it is stopped. */
export const sendPosts = (url: string, ca: string) => {
  const counts = { sent: 0, stored: 0, errors: new Map<string, number>() }
  let stopped = false
  const all = (async () => {
    while (!stopped) {
      const n = ++counts.sent
      const body = JSON.stringify({ kind: 'general', name: 'Próba', email: 'proba@example.test', message: randomUUID() })
      // Each message from another address: the limit is five per hour.
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.20.${n >> 8}.${n & 255}` }
      const { status } = await requestThrough(`${url}/api/v1/contact`, { ca, method: 'POST', headers, body })
      if (typeof status === 'number' && status < 300) counts.stored++
      else counts.errors.set(String(status), (counts.errors.get(String(status)) ?? 0) + 1)
    }
  })()
  return {
    stop: async () => {
      stopped = true
      await all
      return counts
    },
  }
}
