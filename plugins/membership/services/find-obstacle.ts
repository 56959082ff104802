import { Effect } from 'effect'
import type { KnownFacility } from '#core/facilities/known-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { Clock } from '#core/ports/clock.ts'
import { membersLimit } from '../contract/limits.ts'
import { mustWait, stateInForce } from '../domain/member.ts'
import { FacilityGrants, Members } from '../domain/members.port.ts'

/** Returns why an account may not ask to join a facility; `null`: it may. */
export const FindObstacle = define(
  'membership/FindObstacle',
  { members: Members, facilityGrants: FacilityGrants, limits: Limits, clock: Clock },
  ({ members, facilityGrants, limits, clock }) =>
    Effect.fn('membership.obstacle')(function* (accountId: string, { id, active }: Pick<KnownFacility, 'id' | 'active'>) {
      const grants = yield* facilityGrants.of(id)
      if (grants.has(accountId)) return 'member' as const
      const member = yield* members.find(id, accountId)
      if (member && stateInForce(member, undefined) === 'awaiting_verification') return 'waiting' as const
      const owned = [...grants.values()].some(({ role }) => role === 'owner')
      if (!active || !owned || (yield* limits.valueFor(id, membersLimit)) !== true) return 'closed' as const
      return member && mustWait(member, clock.now()) ? ('too_soon' as const) : null
    }),
)
