import { Effect } from 'effect'
import { DemoFacilities } from '#core/facilities/demo-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import type { Seed } from '#core/plugin/define-plugin.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { AccountOrigins } from '#plugins/accounts/contract/queries.ts'
import { DemoNews, FacilityNews } from '../domain/facility-news.port.ts'
import { newSubscription } from '../domain/subscription.ts'
import { Subscriptions } from '../domain/subscriptions.port.ts'

const followed = [
  { name: 'Tęcza', city: 'Warszawa', daysAgo: 12 },
  { name: 'Słoneczko', city: 'Kraków', daysAgo: 4 },
] as const
const dayMs = 86_400_000

/** Lets the parent of the demo follow two facilities, once; what they offer is new since yesterday. */
export const SeedSubscriptionsDemo = define(
  'subscriptions/SeedDemo',
  {
    subscriptions: Subscriptions,
    facilityNews: FacilityNews,
    facilities: DemoFacilities,
    demoNews: DemoNews,
    origins: AccountOrigins,
    clock: Clock,
    transaction: Transaction,
  },
  ({ subscriptions, facilityNews, facilities, demoNews, origins, clock, transaction }): Seed =>
    Effect.fn('subscriptions.seed-demo')(function* () {
      const parent = yield* origins.originOfEmail('rodzic@demo.test')
      if (!parent || (yield* subscriptions.count(parent.id)) > 0) return
      const ago = (days: number) => new Date(clock.now().getTime() - days * dayMs)
      for (const { name, city, daysAgo } of followed) {
        const id = yield* facilities.find(name, city)
        if (id === null) continue
        yield* subscriptions.add(newSubscription(parent.id, id, ago(daysAgo)))
        yield* facilityNews.watch(id)
        yield* demoNews.makeNew(id, ago(1).toISOString())
      }
    }, transaction),
)
