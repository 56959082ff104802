import { describeMergedKind } from '#plugins/support/testing/describe-merged-kind.ts'
import { subscribeAs } from './subscribe-as.ts'

describeMergedKind('followers', { write: subscribeAs, table: 'subscriptions_subscription' })
