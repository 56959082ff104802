import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { Overview } from '#core/overview/overview.ts'
import { Realtime } from '#core/ports/realtime.ts'
import { membershipUpdated, tokenRefresh } from '../contract/channel.ts'
import { memberPermissions } from '../contract/permissions.ts'
import { FacilityGrants } from '../domain/members.port.ts'

const managing = [memberPermissions.parent.read.name, memberPermissions.teacher.read.name]

/**
 * Tells the open pages of those who manage a facility that its members have changed, and those of `affected` accounts
 * to read their permissions again.
 */
export const Announce = define(
  'membership/Announce',
  { facilityGrants: FacilityGrants, realtime: Realtime, overview: Overview },
  ({ facilityGrants, realtime, overview }) =>
    Effect.fn('membership.announce')(function* (facilityId: string, affected: readonly string[] = []) {
      const managers = [...(yield* facilityGrants.of(facilityId)).values()].filter(({ permissions }) =>
        managing.some((name) => permissions.includes(name)),
      )
      const data = { facility_id: facilityId }
      for (const { accountId: to } of managers) yield* realtime.publish({ channel: 'main', to, type: membershipUpdated, data })
      for (const to of affected) yield* realtime.publish({ channel: 'main', to, type: tokenRefresh, data: {} })
      yield* overview.publishCounts([...managers.map(({ accountId }) => accountId), ...affected])
    }),
)
