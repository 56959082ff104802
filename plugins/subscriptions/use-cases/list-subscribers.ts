import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requirePermission } from '#core/access/permission-checks.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import type { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { token } from '#core/kernel/token.ts'
import type { Accounts } from '#plugins/accounts/contract/queries.ts'
import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'
import type { SubscriberQuery } from '../contract/subscription.ts'
import type { Subscriptions } from '../domain/subscriptions.port.ts'

interface Dependencies {
  readonly subscriptions: Subscriptions
  readonly knownFacilities: KnownFacilities
  readonly accounts: Accounts
}

/** Lists the followers of a facility to those who manage its parents, by first name and initial alone. */
export const makeListSubscribers = ({ subscriptions, knownFacilities, accounts }: Dependencies) =>
  Effect.fn('subscriptions.list-subscribers')(function* (actor: Actor, { facility_id: id, ...requested }: SubscriberQuery) {
    if (!(yield* knownFacilities.exists(id))) return yield* new FacilityNotFound()
    yield* requirePermission(actor, facilityPermissions.writeMembers, id)
    const paging = pagingOf(requested)
    const { items, total } = yield* subscriptions.listTo(id, paging)
    const names = new Map(
      (yield* accounts.byIds(items.map(({ account_id }) => account_id))).map(({ id, first_name, last_name }) => [
        id,
        [first_name, last_name && `${[...last_name][0]}.`].filter(Boolean).join(' '),
      ]),
    )
    const shown = items.map(({ id, account_id, created_at }) => ({ id, name: names.get(account_id) ?? '', since: created_at }))
    return pageOf(shown, { total, ...paging })
  })

export type ListSubscribers = ReturnType<typeof makeListSubscribers>
export const ListSubscribers = token<ListSubscribers>('subscriptions/ListSubscribers')
