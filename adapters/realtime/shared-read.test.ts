import { expect, test } from 'vitest'
import { sharedRead } from './shared-read.ts'

test('whoever comes while a reading runs gets the next, together with the others; one that fails is no hindrance', async () => {
  let truth = 1
  let reads = 0
  const read = sharedRead(async () => {
    reads++
    const seen = truth
    await new Promise((resolve) => setTimeout(resolve, 10))
    if (seen === 2) throw new Error('away')
    return seen
  })
  const first = read()
  truth = 2
  const waiting = Array.from({ length: 100 }, () => read().catch((error: Error) => error.message))
  expect(await first).toBe(1)
  truth = 2
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['away']))
  truth = 3
  expect([await read(), reads]).toEqual([3, 3])
})
