import { Effect } from 'effect'
import { system } from '#core/access/actor.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { subscriptionsApi } from '../contract/api.ts'
import { StopLinkNotFound } from '../contract/errors.ts'
import { Subscriptions } from '../domain/subscriptions.port.ts'
import { StopLink } from '../services/stop-link.ts'

/**
 * Returns what the link of a mail is about, and the page that confirms it; `facility` is `null` once the subscription
 * has ended. Opening it changes nothing, because mail scanners open links.
 */
export const ReadStopLink = handler(
  subscriptionsApi.readStopLink,
  { stopLink: StopLink, subscriptions: Subscriptions, knownFacilities: KnownFacilities },
  ({ stopLink, subscriptions, knownFacilities }) =>
    Effect.fn('subscriptions.read-stop-link')(function* (_, { token: stopToken }) {
      const id = stopLink.read(stopToken)
      if (id === null) return yield* new StopLinkNotFound()
      const subscription = yield* subscriptions.byId(id)
      const facility = subscription && (yield* knownFacilities.find([subscription.facility_id])).get(subscription.facility_id)
      return { to: `/obserwowane/rezygnacja/${stopToken}`, facility: subscription && (facility?.name ?? ''), slug: facility?.slug ?? null }
    }),
)

/** Ends the one subscription that a link is about. Needs no sign-in and may be repeated, also after the account was deleted. */
export const Stop = handler(
  subscriptionsApi.stop,
  { stopLink: StopLink, subscriptions: Subscriptions, audit: Audit, transaction: Transaction },
  ({ stopLink, subscriptions, audit, transaction }) =>
    Effect.fn('subscriptions.stop')(function* (_, { token: stopToken }) {
      const id = stopLink.read(stopToken)
      if (id === null) return yield* new StopLinkNotFound()
      const subscription = yield* subscriptions.byId(id)
      if (subscription && (yield* subscriptions.remove(id)))
        yield* audit.record({
          actor: system,
          action: 'subscriptions.stopped-by-link',
          subject: subscription.account_id,
          about: { facility: subscription.facility_id },
        })
      return { ended: true as const }
    }, transaction),
)
