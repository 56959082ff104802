import { Db } from '#adapters/postgres/unit-of-work.ts'
import { DemoFacilities } from '#core/facilities/demo-facilities.port.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { Overview } from '#core/overview/overview.ts'
import type { Bind } from '#core/plugin/bindings.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Signing } from '#core/ports/signing.ts'
import { Site } from '#core/ports/site.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { HoldAccount } from '#plugins/accounts/contract/access.ts'
import { AccountOrigins } from '#plugins/accounts/contract/queries.ts'
import { DemoNews } from '../domain/demo-news.port.ts'
import { FacilityNews } from '../domain/facility-news.port.ts'
import { Subscriptions } from '../domain/subscriptions.port.ts'
import { makeDemoNews } from '../persistence/demo-news.query.ts'
import { makeFacilityNews } from '../persistence/facility-news.repository.ts'
import { makeSubscriptionMerges, SubscriptionMerges } from '../persistence/merges.repository.ts'
import { makeSubscriptions } from '../persistence/subscriptions.repository.ts'
import { CountNews, MarkNewsSeen, makeCountNews, makeMarkNewsSeen } from '../services/count-new.ts'
import { makeStopLink, StopLink } from '../services/stop-link.ts'
import { EndSubscription, makeEndSubscription } from '../use-cases/end-subscription.ts'
import { ListOwn, makeListOwn } from '../use-cases/list-own.ts'
import { makeNotifySubscribers, NotifySubscribers } from '../use-cases/notify-subscribers.ts'
import { makeSeedSubscriptionsDemo, SeedSubscriptionsDemo } from '../use-cases/seed-demo.ts'
import { makeShowFollowing, ShowFollowing } from '../use-cases/show-following.ts'
import { makeReadStopLink, makeStop, ReadStopLink, Stop } from '../use-cases/stop.ts'
import { makeSubscribe, Subscribe } from '../use-cases/subscribe.ts'

/** Binds repositories, services and use-cases of subscriptions. */
export const bindSubscriptions = (bind: Bind): void => {
  const stored = { subscriptions: Subscriptions }
  const news = { facilityNews: FacilityNews }
  const time = { clock: Clock, transaction: Transaction }
  const known = { knownFacilities: KnownFacilities }
  const link = { ...stored, stopLink: StopLink }
  bind(Subscriptions, makeSubscriptions, { db: Db })
  bind(FacilityNews, makeFacilityNews, { db: Db })
  bind(DemoNews, makeDemoNews, { db: Db })
  bind(StopLink, makeStopLink, { signing: Signing, site: Site })
  bind(CountNews, makeCountNews, stored)
  bind(MarkNewsSeen, makeMarkNewsSeen, { ...stored, clock: Clock })
  bind(Subscribe, makeSubscribe, { ...stored, ...news, ...time, ...known, holdAccount: HoldAccount })
  bind(EndSubscription, makeEndSubscription, { ...stored, overview: Overview, transaction: Transaction })
  bind(ListOwn, makeListOwn, stored)
  bind(ShowFollowing, makeShowFollowing, { ...stored, ...known })
  bind(ReadStopLink, makeReadStopLink, { ...link, ...known })
  bind(Stop, makeStop, { ...link, audit: Audit, transaction: Transaction })
  bind(NotifySubscribers, makeNotifySubscribers, { ...news, ...time, stopLink: StopLink, events: Events })
  bind(SubscriptionMerges, makeSubscriptionMerges, { db: Db, ...news })
  bind(SeedSubscriptionsDemo, makeSeedSubscriptionsDemo, {
    ...stored,
    ...news,
    ...time,
    facilities: DemoFacilities,
    demoNews: DemoNews,
    origins: AccountOrigins,
  })
}
