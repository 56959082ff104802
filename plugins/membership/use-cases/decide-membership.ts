import { Effect } from 'effect'
import { PremiumRequired } from '#core/packages/limit-errors.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { HoldAccount } from '#plugins/accounts/contract/access.ts'
import { membershipApi } from '../contract/api.ts'
import { MembershipClosed, MembershipNotFound } from '../contract/errors.ts'
import { MembershipAccepted, MembershipRejected } from '../contract/events.ts'
import { membersLimit } from '../contract/limits.ts'
import { inState, type Member } from '../domain/member.ts'
import { Members } from '../domain/members.port.ts'
import { stateAfter } from '../domain/states.ts'
import { FindManaged } from '../services/find-members.ts'
import { Announce, Approve } from '../services/join.ts'
import { ViewMembers } from '../services/view-members.ts'

const makeShow = (viewMembers: ViewMembers) =>
  Effect.fn('membership.show')(function* (facilityId: string, member: Member) {
    const [view] = yield* viewMembers(facilityId, [member])
    // The account was deleted meanwhile.
    return view ?? (yield* new MembershipNotFound())
  })

/** Confirms a request, also one that was rejected before. */
export const AcceptMembership = handler(
  membershipApi.acceptMembership,
  {
    findManaged: FindManaged,
    viewMembers: ViewMembers,
    holdAccount: HoldAccount,
    approve: Approve,
    limits: Limits,
    events: Events,
    transaction: Transaction,
  },
  ({ findManaged, viewMembers, holdAccount, approve, limits, events, transaction }) =>
    Effect.fn('membership.accept')(function* (user, { id }) {
      const { member, facility } = yield* findManaged(user, id)
      if (stateAfter(member.state, 'accept') === null) return yield* new MembershipClosed({ detail: member.state })
      if ((yield* limits.valueFor(facility.id, membersLimit)) !== true) return yield* new PremiumRequired()
      yield* holdAccount(member.account_id).pipe(Effect.catchTag('AccountNotFound', () => new MembershipNotFound()))
      const approved = yield* approve(user, facility.id, member.account_id, member.role, 'request')
      const about = { accountId: member.account_id, facilityId: facility.id, facility: facility.name, role: member.role }
      yield* events.emit(MembershipAccepted.of(about))
      return yield* makeShow(viewMembers)(facility.id, approved)
    }, transaction),
)

/** Rejects a request; it may still be accepted. */
export const RejectMembership = handler(
  membershipApi.rejectMembership,
  {
    members: Members,
    findManaged: FindManaged,
    viewMembers: ViewMembers,
    announce: Announce,
    audit: Audit,
    events: Events,
    clock: Clock,
    transaction: Transaction,
  },
  ({ members, findManaged, viewMembers, announce, audit, events, clock, transaction }) =>
    Effect.fn('membership.reject')(function* (user, { id }) {
      const { member, facility } = yield* findManaged(user, id)
      if (stateAfter(member.state, 'reject') !== 'rejected') return yield* new MembershipClosed({ detail: member.state })
      const rejected = inState(member, 'rejected', clock.now())
      yield* members.save(rejected)
      const about = { facility: facility.id, role: member.role }
      yield* audit.record({ actor: user, action: 'membership.rejected', subject: member.account_id, about })
      yield* events.emit(
        MembershipRejected.of({ accountId: member.account_id, facilityId: facility.id, facility: facility.name, role: member.role }),
      )
      yield* announce(facility.id, [member.account_id])
      return yield* makeShow(viewMembers)(facility.id, rejected)
    }, transaction),
)
