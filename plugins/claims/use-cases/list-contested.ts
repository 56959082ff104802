import { Effect } from 'effect'
import { Grants } from '#core/access/grants.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { claimsApi } from '../contract/api.ts'
import type { ContestedClaim } from '../contract/views.ts'
import { Claims } from '../domain/claims.port.ts'

/** Lists the claims of others for the facilities that the user owns, without naming the claimants. */
export const ListContested = handler(claimsApi.listContested, { claims: Claims, grants: Grants }, ({ claims, grants }) =>
  Effect.fn('claims.list-contested')(function* (user) {
    const owned = new Map(
      (yield* grants.facilitiesOf(user.id)).flatMap((facility) => (facility.role === 'owner' ? [[facility.id, facility] as const] : [])),
    )
    const contested = owned.size === 0 ? [] : yield* claims.contestedOf([...owned.keys()])
    return {
      claims: contested.flatMap(({ id, facility_id, role, position, submitted_at, answer_by, owner_answer }): readonly ContestedClaim[] => {
        const facility = owned.get(facility_id)
        if (!facility) return []
        const { slug, name, city } = facility
        return [{ id, facility: { id: facility_id, slug, name, city }, role, position, submitted_at, answer_by, answer: owner_answer }]
      }),
    }
  }),
)
