import { Effect } from 'effect'
import { Grants } from '#core/access/grants.port.ts'
import { define } from '#core/kernel/define.ts'
import type { LoadCounts } from '#core/plugin/badge-counters.ts'
import type { MemberRole } from '../contract/membership.ts'
import { memberPermissions } from '../contract/permissions.ts'
import { Members } from '../domain/members.port.ts'

/** Counts the requests that wait for the account's decision, by role and facility. */
export const CountRequests = define(
  'membership/CountRequests',
  { grants: Grants, members: Members },
  ({ grants, members }): LoadCounts =>
    Effect.fn('membership.count-requests')(function* (accountId: string) {
      const permissions = new Map(Object.entries(yield* grants.permissionsOf(accountId)))
      const decides = (facilityId: string, role: MemberRole) =>
        permissions.get(facilityId)?.includes(memberPermissions[role].write.name) ?? false
      const managed = [...permissions.keys()].filter((id) => decides(id, 'parent') || decides(id, 'teacher'))
      const waiting = (yield* members.countWaiting(managed)).filter(({ facility_id, role }) => decides(facility_id, role))
      const byFacility = (role: MemberRole) =>
        Object.fromEntries(waiting.flatMap((one) => (one.role === role ? [[one.facility_id, one.waiting] as const] : [])))
      return {
        new_requests: waiting.reduce((sum, one) => sum + one.waiting, 0),
        new_parents_by_facility: byFacility('parent'),
        new_teachers_by_facility: byFacility('teacher'),
      }
    }),
)
