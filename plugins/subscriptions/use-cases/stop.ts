import { Effect } from 'effect'
import { type Actor, system } from '#core/access/actor.ts'
import type { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { StopLinkNotFound } from '../contract/errors.ts'
import type { Subscriptions } from '../domain/subscriptions.port.ts'
import type { StopLink } from '../services/stop-link.ts'

interface Reading {
  readonly stopLink: StopLink
  readonly subscriptions: Subscriptions
  readonly knownFacilities: KnownFacilities
}

interface Input {
  readonly token: string
}

/**
 * Returns what the link of a mail is about, and the page that confirms it; `facility` is `null` once the subscription
 * has ended. Opening it changes nothing, because mail scanners open links.
 */
export const makeReadStopLink = ({ stopLink, subscriptions, knownFacilities }: Reading) =>
  Effect.fn('subscriptions.read-stop-link')(function* (_: Actor, { token: stopToken }: Input) {
    const id = stopLink.read(stopToken)
    if (id === null) return yield* new StopLinkNotFound()
    const subscription = yield* subscriptions.byId(id)
    const facility = subscription && (yield* knownFacilities.find([subscription.facility_id])).get(subscription.facility_id)
    return { to: `/obserwowane/rezygnacja/${stopToken}`, facility: subscription && (facility?.name ?? ''), slug: facility?.slug ?? null }
  })

export type ReadStopLink = ReturnType<typeof makeReadStopLink>
export const ReadStopLink = token<ReadStopLink>('subscriptions/ReadStopLink')

interface Dependencies extends Pick<Reading, 'stopLink' | 'subscriptions'> {
  readonly audit: Audit
  readonly transaction: Transaction
}

/** Ends the one subscription that a link is about. Needs no sign-in and may be repeated, also after the account was deleted. */
export const makeStop = ({ stopLink, subscriptions, audit, transaction }: Dependencies) =>
  Effect.fn('subscriptions.stop')(function* (_: Actor, { token: stopToken }: Input) {
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
  }, transaction)

export type Stop = ReturnType<typeof makeStop>
export const Stop = token<Stop>('subscriptions/Stop')
