import { makeClock } from '#adapters/memory/clock.ts'
import { makeGrants } from '#adapters/memory/grants.ts'
import { makeMailQueue } from '#adapters/memory/mail-queue.ts'
import { makeRateLimit } from '#adapters/memory/rate-limit.ts'
import { makeRealtimeTickets } from '#adapters/memory/realtime-tickets.ts'
import { makeSharedCounters } from '#adapters/memory/shared-counters.ts'
import { newId } from '#core/kernel/ids.ts'
import { describeSharedState } from './describe-shared-state.ts'

describeSharedState(() => {
  const clock = makeClock()
  const mails = makeMailQueue()
  const grants = makeGrants()
  return {
    mails,
    grants,
    advance: clock.advance,
    counters: makeSharedCounters({ clock }),
    rateLimit: makeRateLimit({ clock }),
    tickets: makeRealtimeTickets({ clock, grants }),
    facilityIds: [newId(), newId()],
    queued: () => Promise.resolve(mails.sent.toSorted((a, b) => a.key.localeCompare(b.key)).map(({ template }) => template)),
  }
})
