import { makeClock } from '#adapters/memory/clock.ts'
import { makeMailQueue } from '#adapters/memory/mail-queue.ts'
import { makeRateLimit } from '#adapters/memory/rate-limit.ts'
import { makeSharedCounters } from '#adapters/memory/shared-counters.ts'
import { describeSharedState } from './describe-shared-state.ts'

describeSharedState(() => {
  const clock = makeClock()
  const mails = makeMailQueue()
  return {
    mails,
    advance: clock.advance,
    counters: makeSharedCounters({ clock }),
    rateLimit: makeRateLimit({ clock }),
    queued: () => Promise.resolve(mails.sent.toSorted((a, b) => a.key.localeCompare(b.key)).map(({ template }) => template)),
  }
})
