import { Effect } from 'effect'
import { sha256 } from '#adapters/postgres/column-types.ts'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import type { Invitation } from '../domain/member.ts'
import { Invitations, invitationsOf } from '../domain/members.port.ts'
import { InvitationTable } from './tables.ts'

const columns = `i.id, coalesce(f.merged_into, i.facility_id) facility_id, i.role, i.email, i.language,
  to_char(i.invited_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') invited_at`
const from = 'membership_invitation i left join facility f on f.id = i.facility_id'

const hashOf = (facilityId: string, email: string) => sha256(`${facilityId} ${email}`)

/** Creates the PostgreSQL repository of invitations. */
export const makeInvitations = provide(
  Invitations,
  { db: Db },
  ({ db }): Invitations => ({
    ...invitationsOf(makeTableStore(db, InvitationTable)),
    ofFacility: (facilityId) =>
      db.rows<Invitation>(
        `select distinct on (i.email) ${columns} from ${from}
        where i.facility_id = ? or i.facility_id in (select id from facility where merged_into = ?) order by i.email, i.invited_at desc`,
        [facilityId, facilityId],
      ),
    ofEmail: (email) => db.rows<Invitation>(`select ${columns} from ${from} where i.email = ? order by i.invited_at desc, i.id`, [email]),
    byId: (id) =>
      isUuid(id)
        ? Effect.map(db.rows<Invitation>(`select ${columns} from ${from} where i.id = ?`, [id]), ([found]) => found ?? null)
        : Effect.succeed(null),
    save: (invitations) =>
      invitations.length === 0
        ? Effect.void
        : Effect.asVoid(
            db.bulk((em) =>
              em.upsertMany(
                InvitationTable,
                invitations.map((one) => ({ ...one })),
                { onConflictFields: ['facility_id', 'email'], onConflictMergeFields: ['role', 'language', 'invited_at'] },
              ),
            ),
          ),
    spend: (facilityId, day, mails) =>
      db
        .rows<{ mails: number }>(
          `insert into membership_invitation_day as d (facility_id, day, mails) values (?, ?::date, ?)
         on conflict (facility_id, day) do update set mails = d.mails + excluded.mails returning mails`,
          [facilityId, day, mails],
        )
        .pipe(Effect.map(([row]) => row?.mails ?? 0)),
    clearDays: (before) => Effect.asVoid(db.rows('delete from membership_invitation_day where day < ?::date', [before])),
    refused: Effect.fn('membership.refused')(function* (facilityId, emails) {
      const byHash = new Map(emails.map((email) => [hashOf(facilityId, email), email]))
      const rows = yield* db.rows<{ hash: string }>(
        `select r.hash::text hash from membership_refusal r where r.hash in (select jsonb_array_elements_text(?::jsonb)::bytea)`,
        [JSON.stringify([...byHash.keys()])],
      )
      return new Set(rows.flatMap(({ hash }) => byHash.get(hash) ?? []))
    }),
    refuse: (facilityId, email, at) =>
      Effect.asVoid(
        db.rows('insert into membership_refusal (hash, facility_id, refused_at) values (?::bytea, ?, ?) on conflict do nothing', [
          hashOf(facilityId, email),
          facilityId,
          at,
        ]),
      ),
  }),
)
