import { expect, test } from 'vitest'
import { makeTurns } from './turns.ts'

/** Starts work in a turn that ends when `finish` is called. */
const start = (turns: ReturnType<typeof makeTurns>, address: string) => {
  const finished = Promise.withResolvers<void>()
  const work = { started: false, finish: finished.resolve, done: Promise.resolve() }
  work.done = turns.run(address, () => {
    work.started = true
    return finished.promise
  })
  return work
}
const tick = () => new Promise((resolve) => setImmediate(resolve))

test('one address waits for its own requests, and no other address waits for them', async () => {
  const turns = makeTurns({ parallel: 2, waiting: 10 })
  const own = [1, 2, 3, 4].map(() => start(turns, 'a'))
  const other = start(turns, 'b')
  await tick()
  expect([own.map(({ started }) => started), other.started]).toEqual([[true, true, false, false], true])
  own[1]?.finish()
  await tick()
  expect(own.map(({ started }) => started)).toEqual([true, true, true, false])
  for (const { finish } of [...own, other]) finish()
  await Promise.all([...own, other].map(({ done }) => done))
  const next = [start(turns, 'a'), start(turns, 'a')]
  await tick()
  expect(next.map(({ started }) => started)).toEqual([true, true])
})

test('refuses a request when too many of its address are waiting, and goes on after failed work', async () => {
  const turns = makeTurns({ parallel: 1, waiting: 1 })
  const first = start(turns, 'a')
  const failing = turns.run('a', async () => Promise.reject(new Error('lost')))
  await expect(turns.run('a', async () => 0)).rejects.toMatchObject({ kind: 'too-many', retryAfterSeconds: 1 })
  first.finish()
  await expect(failing).rejects.toThrow('lost')
  expect(await turns.run('a', async () => 7)).toBe(7)
})

test('when all turns are taken, waiting addresses start one request each, in turn', async () => {
  const turns = makeTurns({ parallel: 2, waiting: 10, total: 3 })
  const requests = (address: string) => [1, 2, 3].map(() => start(turns, address))
  const [a, b, c] = [requests('a'), requests('b'), requests('c')]
  const started = () => [a, b, c].map((all) => all.filter(({ started }) => started).length)
  const finish = async (work: ReturnType<typeof start> | undefined) => {
    work?.finish()
    await tick()
    return started()
  }
  await tick()
  expect(started()).toEqual([2, 1, 0])
  expect(await finish(a[0])).toEqual([2, 2, 0])
  expect(await finish(a[1])).toEqual([2, 2, 1])
  expect(await finish(b[0])).toEqual([3, 2, 1])
  for (const { finish } of [...a, ...b, ...c]) finish()
  await Promise.all([...a, ...b, ...c].map(({ done }) => done))
})
