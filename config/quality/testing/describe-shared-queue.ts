import { beforeAll, describe, expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { newId } from '#core/kernel/ids.ts'
import type { SharedQueue } from '#core/ports/shared-queue.ts'

interface Ports {
  readonly queue: SharedQueue
  readonly clock: { readonly advance: (seconds: number) => void }
}

const rule = { free: 3, seconds: 5, maxWaitSeconds: 20 }

/** Describes every implementation of shared queues. */
export const describeSharedQueue = (setUp: () => Promise<Ports> | Ports) =>
  describe('shared queue', () => {
    let all: Ports
    beforeAll(async () => {
      all = await setUp()
    })
    const joinTimes = (times: number, key: string) =>
      Promise.all(Array.from({ length: times }, () => run(all.queue.join('test', key, rule))))

    test('the first callers wait for nothing, further ones one after another, until the queue is full', async () => {
      const { queue, clock } = all
      const key = newId()
      expect((await joinTimes(7, key)).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 5000, 10_000, 15_000, 20_000])
      expect(await failureOf(queue.join('test', key, rule))).toMatchObject({ _tag: 'TooManyRequests', retryAfterSeconds: 5 })
      expect(await run(queue.join('test', newId(), rule))).toBe(0)
      expect(await run(queue.join('other', key, rule))).toBe(0)
      clock.advance(5)
      expect(await run(queue.join('test', key, rule))).toBe(20_000)
      expect(await failureOf(queue.join('test', key, rule))).toMatchObject({ _tag: 'TooManyRequests' })
    })

    test('a place can be given back, and the queue ends with time', async () => {
      const { queue, clock } = all
      const key = newId()
      await joinTimes(4, key)
      await run(queue.leave('test', key, rule))
      expect(await run(queue.join('test', key, rule))).toBe(5000)
      clock.advance(3600)
      expect(await joinTimes(3, key)).toEqual([0, 0, 0])
      await run(queue.leave('test', newId(), rule))
    })
  })
