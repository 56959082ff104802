import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { FacilityGrant } from '../domain/member.ts'
import type { FacilityGrants } from '../domain/members.port.ts'

/** Reads the grants of a facility. */
export const makeFacilityGrants = ({ db }: { readonly db: Db }): FacilityGrants => ({
  of: (facilityId) =>
    db
      .rows<FacilityGrant>(
        `select account_id "accountId", role, permissions, to_char(given_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') "givenAt"
           from access_grant where facility_id = ?`,
        [facilityId],
      )
      .pipe(Effect.map((rows) => new Map(rows.map((grant) => [grant.accountId, grant])))),
})
