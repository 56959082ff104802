import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import type { FacilityGrant } from '../domain/member.ts'
import { FacilityGrants } from '../domain/members.port.ts'

/** Reads the grants of a facility. */
export const makeFacilityGrants = provide(
  FacilityGrants,
  { db: Db },
  ({ db }): FacilityGrants => ({
    of: (facilityId) =>
      db
        .rows<FacilityGrant>(
          `select account_id "accountId", role, permissions, to_char(given_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') "givenAt"
           from access_grant where facility_id = ?`,
          [facilityId],
        )
        .pipe(Effect.map((rows) => new Map(rows.map((grant) => [grant.accountId, grant])))),
  }),
)
