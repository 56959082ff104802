import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Overview } from '#core/overview/overview.ts'
import type { Realtime } from '#core/ports/realtime.ts'
import { membershipUpdated, tokenRefresh } from '../contract/channel.ts'
import { memberPermissions } from '../contract/permissions.ts'
import type { FacilityGrants } from '../domain/members.port.ts'

interface Dependencies {
  readonly facilityGrants: FacilityGrants
  readonly realtime: Realtime
  readonly overview: Overview
}

const managing = [memberPermissions.parent.read.name, memberPermissions.teacher.read.name]

/**
 * Tells the open pages of those who manage a facility that its members have changed, and those of `affected` accounts
 * to read their permissions again.
 */
export const makeAnnounce = ({ facilityGrants, realtime, overview }: Dependencies) =>
  Effect.fn('membership.announce')(function* (facilityId: string, affected: readonly string[] = []) {
    const managers = [...(yield* facilityGrants.of(facilityId)).values()].filter(({ permissions }) =>
      managing.some((name) => permissions.includes(name)),
    )
    const data = { facility_id: facilityId }
    for (const { accountId: to } of managers) yield* realtime.publish({ channel: 'main', to, type: membershipUpdated, data })
    for (const to of affected) yield* realtime.publish({ channel: 'main', to, type: tokenRefresh, data: {} })
    yield* overview.publishCounts([...managers.map(({ accountId }) => accountId), ...affected])
  })

export type Announce = ReturnType<typeof makeAnnounce>
export const Announce = token<Announce>('membership/Announce')
