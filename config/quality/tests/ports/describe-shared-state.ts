import { beforeAll, describe, expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import type { MailQueue } from '#core/ports/mail-queue.ts'
import type { RateLimit } from '#core/ports/rate-limit.ts'
import type { SharedCounters } from '#core/ports/shared-counters.ts'

/** Ports whose state all processes share, on one clock that a test can advance. */
export interface SharedState {
  readonly counters: SharedCounters
  readonly rateLimit: RateLimit
  readonly mails: MailQueue
  advance(seconds: number): void
  /** Returns the templates of the queued mails in the order of their keys. */
  queued(): Promise<readonly string[]>
}

/** Describes every implementation of the ports of shared state. */
export const describeSharedState = (setUp: () => Promise<SharedState> | SharedState) =>
  describe('ports of shared state', () => {
    let all: SharedState
    beforeAll(async () => {
      all = await setUp()
    })

    describe('shared counters', () => {
      const add = (increments: Readonly<Record<string, number>>, action = 'probe') =>
        run(all.counters.add(action, new Map(Object.entries(increments)), 60))

      test('add to the totals of each key, and of each action apart', async () => {
        await add({ a: 2, b: 1 })
        expect((await add({ a: 3 })).counts).toEqual(new Map([['a', 5]]))
        expect((await add({ a: 1 }, 'other')).counts).toEqual(new Map([['a', 1]]))
      })

      test('begin anew with each window, and tell the seconds until its end', async () => {
        await add({ c: 7 })
        all.advance(60)
        const { counts, secondsLeft } = await add({ c: 1 })
        expect([counts.get('c'), secondsLeft >= 1 && secondsLeft <= 60]).toEqual([1, true])
      })
    })

    test('the rate limit refuses the call above the limit until the window ends, for this key only', async () => {
      const consume = (key: string) => all.rateLimit.consume('limited', key, { times: 2, seconds: 60 })
      expect([(await run(consume('a'))).times, (await run(consume('a'))).times]).toEqual([1, 0])
      const refused = await failureOf(consume('a'))
      expect(refused).toMatchObject({ _tag: 'TooManyRequests' })
      expect((await run(consume('b'))).times).toBe(1)
      all.advance(refused.retryAfterSeconds ?? 0)
      expect((await run(consume('a'))).times).toBe(1)
    })

    test('the mail queue keeps the first mail of each key', async () => {
      const mail = (key: string, template: `${string}.mail.${string}`) =>
        run(all.mails.enqueue({ to: 'ola@kredka.test', language: 'pl', template, values: {}, key }))
      await mail('1', 'probe.mail.first')
      await mail('1', 'probe.mail.repeated')
      await mail('2', 'probe.mail.second')
      expect(await all.queued()).toEqual(['probe.mail.first', 'probe.mail.second'])
    })
  })
