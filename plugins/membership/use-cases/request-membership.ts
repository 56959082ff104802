import { Effect } from 'effect'
import { MissingJwt } from '#core/access/access-errors.ts'
import { rateLimitKey, type User } from '#core/access/actor.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { HoldAccount } from '#plugins/accounts/contract/access.ts'
import { membershipApi } from '../contract/api.ts'
import { AlreadyMember, MembersFull, MembersUnavailable, RequestTooSoon } from '../contract/errors.ts'
import { MembershipRequested } from '../contract/events.ts'
import { askAgainDays, invitationLimits } from '../contract/limits.ts'
import type { MembershipRequest } from '../contract/membership.ts'
import { memberPermissions } from '../contract/permissions.ts'
import { inState, newMember } from '../domain/member.ts'
import { FacilityGrants, Members } from '../domain/members.port.ts'
import { FindObstacle, LockFacility } from '../services/find-members.ts'
import { Announce } from '../services/join.ts'
import { viewOwn } from '../services/view-members.ts'

/** Rate limit of requests per account. */
const requestsPerDay = { times: 10, seconds: 86_400 } as const

/** Asks a facility to confirm a relation; nothing is granted until it accepts. */
export const RequestMembership = handler(
  membershipApi.requestMembership,
  {
    lockFacility: LockFacility,
    findObstacle: FindObstacle,
    holdAccount: HoldAccount,
    members: Members,
    facilityGrants: FacilityGrants,
    announce: Announce,
    rateLimit: RateLimit,
    events: Events,
    clock: Clock,
    transaction: Transaction,
  },
  ({ lockFacility, findObstacle, holdAccount, members, facilityGrants, announce, rateLimit, events, clock, transaction }) => {
    const store = Effect.fn('membership.store-request')(function* (user: User, { facility_id, role }: MembershipRequest) {
      const facility = yield* lockFacility(facility_id)
      const account = yield* holdAccount(user.id).pipe(Effect.catchTag('AccountNotFound', () => new MissingJwt()))
      const obstacle = yield* findObstacle(user.id, facility)
      if (obstacle === 'member' || obstacle === 'waiting') return yield* new AlreadyMember()
      if (obstacle === 'closed') return yield* new MembersUnavailable()
      if (obstacle === 'too_soon') return yield* new RequestTooSoon({ values: { count: askAgainDays } })
      if ((yield* members.count(facility.id)) >= invitationLimits.members)
        return yield* new MembersFull({ values: { max: invitationLimits.members } })
      const now = clock.now()
      const before = yield* members.find(facility.id, user.id)
      const member = before
        ? inState(before, 'awaiting_verification', now, role)
        : newMember(facility.id, user.id, role, 'awaiting_verification', now)
      yield* members.save(member)
      const deciders = [...(yield* facilityGrants.of(facility.id)).values()].filter(({ permissions }) =>
        permissions.includes(memberPermissions[role].write.name),
      )
      yield* events.emit(
        MembershipRequested.of({
          accountId: user.id,
          facilityId: facility.id,
          facility: facility.name,
          role,
          person: `${account.first_name} ${account.last_name}`,
          deciderIds: deciders.map(({ accountId }) => accountId),
        }),
      )
      yield* announce(facility.id)
      return viewOwn(member, facility, [])
    }, transaction)

    return Effect.fn('membership.request')(function* (user, input) {
      yield* rateLimit.consume('membership.request', rateLimitKey(user), requestsPerDay)
      return yield* store(user, input)
    })
  },
)
