import { afterEach, expect, test, vi } from 'vitest'
import { makeRequestQueue } from './request-queue.ts'

/** Starts work in a turn that ends when `finish` is called. */
const start = (queue: ReturnType<typeof makeRequestQueue>, address: string) => {
  const finished = Promise.withResolvers<void>()
  const work = { started: false, finish: finished.resolve, done: Promise.resolve() }
  work.done = queue.run(address, () => {
    work.started = true
    return finished.promise
  })
  return work
}
const tick = () => new Promise((resolve) => setImmediate(resolve))

afterEach(() => void vi.useRealTimers())

test('one address waits for its own requests, and no other address waits for them', async () => {
  const queue = makeRequestQueue({ parallel: 2, waiting: 10 })
  const own = [1, 2, 3, 4].map(() => start(queue, 'a'))
  const other = start(queue, 'b')
  await tick()
  expect([own.map(({ started }) => started), other.started]).toEqual([[true, true, false, false], true])
  own[1]?.finish()
  await tick()
  expect(own.map(({ started }) => started)).toEqual([true, true, true, false])
  for (const { finish } of [...own, other]) finish()
  await Promise.all([...own, other].map(({ done }) => done))
  const next = [start(queue, 'a'), start(queue, 'a')]
  await tick()
  expect(next.map(({ started }) => started)).toEqual([true, true])
})

test('refuses a request when too many of its address are waiting, and goes on after failed work', async () => {
  const queue = makeRequestQueue({ parallel: 1, waiting: 1 })
  const first = start(queue, 'a')
  const failing = queue.run('a', async () => Promise.reject(new Error('lost')))
  await expect(queue.run('a', async () => 0)).rejects.toMatchObject({ kind: 'too-many', retryAfterSeconds: 1 })
  first.finish()
  await expect(failing).rejects.toThrow('lost')
  expect(await queue.run('a', async () => 7)).toBe(7)
})

test('when all turns are taken, waiting addresses start one request each, in turn', async () => {
  const queue = makeRequestQueue({ parallel: 2, waiting: 10, total: 3 })
  const requests = (address: string) => [1, 2, 3].map(() => start(queue, address))
  const a = requests('a')
  const b = requests('b')
  const c = requests('c')
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

test('a request that takes longer than a second delays those of other addresses no more, but still those of its own', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const queue = makeRequestQueue({ parallel: 1, waiting: 10, total: 2 })
  const hanging = [start(queue, 'a'), start(queue, 'b')]
  const own = start(queue, 'a')
  const other = start(queue, 'c')
  const third = start(queue, 'd')
  await tick()
  expect([own, other, third].map(({ started }) => started)).toEqual([false, false, false])
  vi.advanceTimersByTime(1000)
  await tick()
  expect([own, other, third].map(({ started }) => started)).toEqual([false, true, true])
  for (const { finish } of hanging) finish()
  await tick()
  const last = start(queue, 'e')
  await tick()
  // Turns that were given back early are not given back again at the end.
  expect([own.started, last.started]).toEqual([false, false])
  other.finish()
  await tick()
  expect(own.started).toBe(true)
  for (const { finish } of [own, third, last]) finish()
  await Promise.all([...hanging, own, other, third, last].map(({ done }) => done))
})

test('a request whose turn does not come is refused, and one whose turn has come is not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const queue = makeRequestQueue({ parallel: 1, waiting: 10, maxWaitMs: 5000 })
  const first = start(queue, 'a')
  const second = queue.run('a', async () => 2)
  vi.advanceTimersByTime(5000)
  await expect(second).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 2 })
  const third = start(queue, 'a')
  first.finish()
  await tick()
  vi.advanceTimersByTime(5000)
  third.finish()
  await third.done
  expect(await queue.run('a', async () => 7)).toBe(7)
})
