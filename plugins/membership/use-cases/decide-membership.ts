import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import { PremiumRequired } from '#core/packages/limit-errors.ts'
import type { Limits } from '#core/packages/limits.port.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Events } from '#core/ports/events.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { HoldAccount } from '#plugins/accounts/contract/access.ts'
import { MembershipClosed, MembershipNotFound } from '../contract/errors.ts'
import { MembershipAccepted, MembershipRejected } from '../contract/events.ts'
import { membersLimit } from '../contract/limits.ts'
import { inState, type Member } from '../domain/member.ts'
import type { Members } from '../domain/members.port.ts'
import { stateAfter } from '../domain/states.ts'
import type { Announce } from '../services/announce.ts'
import type { Approve } from '../services/approve.ts'
import type { FindManaged } from '../services/find-managed.ts'
import type { ViewMembers } from '../services/view-members.ts'

interface Dependencies {
  readonly members: Members
  readonly findManaged: FindManaged
  readonly viewMembers: ViewMembers
  readonly announce: Announce
  readonly audit: Audit
  readonly events: Events
  readonly clock: Clock
  readonly transaction: Transaction
}

const makeShow = (viewMembers: ViewMembers) =>
  Effect.fn('membership.show')(function* (facilityId: string, member: Member) {
    const [view] = yield* viewMembers(facilityId, [member])
    // The account was deleted meanwhile.
    return view ?? (yield* new MembershipNotFound())
  })

/** Confirms a request, also one that was rejected before. */
export const makeAcceptMembership = ({
  findManaged,
  viewMembers,
  holdAccount,
  approve,
  limits,
  events,
  transaction,
}: Pick<Dependencies, 'findManaged' | 'viewMembers' | 'events' | 'transaction'> & {
  readonly holdAccount: HoldAccount
  readonly approve: Approve
  readonly limits: Limits
}) =>
  Effect.fn('membership.accept')(function* (actor: Actor, { id }: { readonly id: string }) {
    const user = yield* requireUser(actor)
    const { member, facility } = yield* findManaged(user, id)
    if (stateAfter(member.state, 'accept') === null) return yield* new MembershipClosed({ detail: member.state })
    if ((yield* limits.valueFor(facility.id, membersLimit)) !== true) return yield* new PremiumRequired()
    yield* holdAccount(member.account_id).pipe(Effect.catchTag('AccountNotFound', () => new MembershipNotFound()))
    const approved = yield* approve(actor, facility.id, member.account_id, member.role, 'request')
    const about = { accountId: member.account_id, facilityId: facility.id, facility: facility.name, role: member.role }
    yield* events.emit(MembershipAccepted.of(about))
    return yield* makeShow(viewMembers)(facility.id, approved)
  }, transaction)
export type AcceptMembership = ReturnType<typeof makeAcceptMembership>
export const AcceptMembership = token<AcceptMembership>('membership/AcceptMembership')

/** Rejects a request; it may still be accepted. */
export const makeRejectMembership = ({ members, findManaged, viewMembers, announce, audit, events, clock, transaction }: Dependencies) =>
  Effect.fn('membership.reject')(function* (actor: Actor, { id }: { readonly id: string }) {
    const user = yield* requireUser(actor)
    const { member, facility } = yield* findManaged(user, id)
    if (stateAfter(member.state, 'reject') !== 'rejected') return yield* new MembershipClosed({ detail: member.state })
    const rejected = inState(member, 'rejected', clock.now())
    yield* members.save(rejected)
    const about = { facility: facility.id, role: member.role }
    yield* audit.record({ actor, action: 'membership.rejected', subject: member.account_id, about })
    yield* events.emit(
      MembershipRejected.of({ accountId: member.account_id, facilityId: facility.id, facility: facility.name, role: member.role }),
    )
    yield* announce(facility.id, [member.account_id])
    return yield* makeShow(viewMembers)(facility.id, rejected)
  }, transaction)
export type RejectMembership = ReturnType<typeof makeRejectMembership>
export const RejectMembership = token<RejectMembership>('membership/RejectMembership')
