import { implement } from '#core/plugin/implement.ts'
import { subscriptionsApi } from './contract/api.ts'
import { EndSubscription } from './use-cases/end-subscription.ts'
import { ListOwn } from './use-cases/list-own.ts'
import { ShowFollowing } from './use-cases/show-following.ts'
import { ReadStopLink, Stop } from './use-cases/stop.ts'
import { Subscribe } from './use-cases/subscribe.ts'

/** Endpoints of subscriptions. */
export const subscriptionsEndpoints = implement(subscriptionsApi, {
  subscribe: Subscribe,
  endSubscription: EndSubscription,
  listOwn: ListOwn,
  showFollowing: ShowFollowing,
  readStopLink: ReadStopLink,
  stop: Stop,
})
