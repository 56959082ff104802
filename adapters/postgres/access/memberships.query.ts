import { Effect } from 'effect'
import type { Memberships } from '#core/facilities/membership.port.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import type { Db } from '../unit-of-work.ts'

/** Looks up approved parents among the grants. */
export const makeMemberships = ({ db }: { readonly db: Db }): Memberships => ({
  approvedMembers: (facilityId, accountIds) =>
    isUuid(facilityId) && accountIds.length > 0
      ? db
          .rows<{ account_id: string }>(
            `select account_id from access_grant where facility_id = ? and role = 'parent' and account_id in (select jsonb_array_elements_text(?::jsonb)::uuid)`,
            [facilityId, JSON.stringify(accountIds)],
          )
          .pipe(Effect.map((rows) => new Set(rows.map(({ account_id }) => account_id))))
      : Effect.succeed(new Set()),
})
