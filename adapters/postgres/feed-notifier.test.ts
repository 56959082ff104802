import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeNotifier } from './feed-notifier.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('notifies at once, then once for each feed in twenty milliseconds', async () => {
  const sent: (readonly string[])[] = []
  const notifier = makeNotifier(async (feeds) => sent.push(feeds))
  notifier.notify(['outbox'])
  for (let n = 0; n < 500; n++) notifier.notify(n % 2 ? ['outbox'] : ['outbox', 'live_frame'])
  expect(sent).toEqual([['outbox']])
  await vi.advanceTimersByTimeAsync(20)
  expect(sent).toEqual([['outbox'], ['outbox', 'live_frame']])
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toHaveLength(2)
  notifier.notify(['mail'])
  notifier.notify(['outbox'])
  await notifier.close()
  expect(sent.slice(2)).toEqual([['mail'], ['outbox']])
  expect(vi.getTimerCount()).toBe(0)
})

test('a failed notification disturbs nobody', async () => {
  const notifier = makeNotifier(() => Promise.reject(new Error('away')))
  notifier.notify(['outbox'])
  await notifier.close()
})
