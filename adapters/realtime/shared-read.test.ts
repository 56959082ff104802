import { expect, test } from 'vitest'
import { sharedRead } from './shared-read.ts'

test('shares the next read among all callers that arrive during a running read, also after a failure', async () => {
  let current = 1
  let reads = 0
  const read = sharedRead(async () => {
    reads++
    const seen = current
    await new Promise((resolve) => setTimeout(resolve, 10))
    if (seen === 2) throw new Error('away')
    return seen
  })
  const first = read()
  current = 2
  const waiting = Array.from({ length: 100 }, () => read().catch((error: Error) => error.message))
  expect(await first).toBe(1)
  current = 2
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['away']))
  current = 3
  expect([await read(), reads]).toEqual([3, 3])
})
