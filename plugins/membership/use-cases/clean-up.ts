import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { define } from '#core/kernel/define.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { FacilityGrants, Invitations, Members } from '../domain/members.port.ts'

/** Days for which the members of a deleted facility are stored, so that support can correct a mistake. */
const storedDays = 30
/** Days for which numbers of mails are stored. */
const countedDays = 7

/** Erases members and invitations of facilities that were deleted a while ago. Those of merged ones stay, because a merge can be undone. */
export const CleanUpMembers = define(
  'membership/CleanUpMembers',
  {
    members: Members,
    invitations: Invitations,
    facilityGrants: FacilityGrants,
    grants: Grants,
    audit: Audit,
    clock: Clock,
    transaction: Transaction,
  },
  ({ members, invitations, facilityGrants, grants, audit, clock, transaction }) => {
    const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000).toISOString()
    const clear = Effect.fn('membership.clear-facility')(function* (actor: Actor, id: string) {
      for (const { accountId, role } of (yield* facilityGrants.of(id)).values())
        if (role === 'parent' || role === 'teacher') yield* grants.revoke(accountId, id)
      const erased = yield* members.removeAll(id)
      yield* invitations.removeAll(id)
      yield* audit.record({ actor, action: 'membership.facility-cleared', subject: null, about: { facility: id, members: erased } })
    }, transaction)
    return Effect.fn('membership.clean-up')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
      for (const id of yield* members.ofFacilitiesDeletedBefore(daysAgo(storedDays))) yield* clear(actor, id)
      yield* invitations.clearDays(daysAgo(countedDays).slice(0, 10))
    })
  },
)
