import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { makeTurnQueue } from './turn-queue.ts'

test('lets one waiter go on in each turn of the event loop, in the order of arrival', async () => {
  const turn = makeTurnQueue()
  const passed: number[] = []
  const all = [1, 2, 3].map((n) => turn().then(() => passed.push(n)))
  const perTurn: number[] = []
  while (passed.length < 3) {
    await nextTurn()
    perTurn.push(passed.length)
  }
  await Promise.all(all)
  expect(passed).toEqual([1, 2, 3])
  expect(perTurn.slice(-3)).toEqual([1, 2, 3])
})

test('lets later waiters go on after the queue was empty', async () => {
  const turn = makeTurnQueue()
  await turn()
  await turn()
  expect(await Promise.all([turn(), turn()])).toHaveLength(2)
})
