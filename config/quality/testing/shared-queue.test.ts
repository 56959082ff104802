import { makeClock } from '#adapters/memory/clock.ts'
import { makeSharedQueue } from '#adapters/memory/shared-queue.ts'
import { describeSharedQueue } from './describe-shared-queue.ts'

describeSharedQueue(() => {
  const clock = makeClock()
  return { queue: makeSharedQueue({ clock }), clock }
})
