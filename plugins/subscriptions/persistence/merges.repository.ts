import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import type { FacilityMerge, MergeParticipant, WrittenSince } from '#core/facilities/merge-participant.ts'
import { define } from '#core/kernel/define.ts'
import { FacilityNews } from '../domain/facility-news.port.ts'

const notFollowed = `not exists (select 1 from subscriptions_subscription o where o.account_id = s.account_id and o.facility_id = ?)`

// Whoever follows both keeps the subscription to the merged one, which no list shows, for the case that the merge is undone.
const join = `update subscriptions_subscription s set facility_id = ?, moved_from = coalesce(s.moved_from, s.facility_id)
  where s.facility_id = ? and ${notFollowed} returning 1`

// What came from facilities that were merged into the merged one before returns with it.
const part = `update subscriptions_subscription s set facility_id = ?, moved_from = nullif(s.moved_from, ?)
  where s.facility_id = ? and (s.moved_from = ? or s.moved_from in (select id from facility where merged_into = ?)) and ${notFollowed} returning 1`

const give = `update subscriptions_subscription s set facility_id = ?
  where s.facility_id = ? and s.moved_from is null and s.id in (select jsonb_array_elements_text(?::jsonb)::uuid) and ${notFollowed} returning 1`

const written = `select id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') at, null label
  from subscriptions_subscription where facility_id = ? and moved_from is null and created_at > ? order by id`

/** Takes subscriptions through merges of facilities; an account has one to a facility. */
export const SubscriptionMerges = define(
  'subscriptions/Merges',
  { db: Db, facilityNews: FacilityNews },
  ({ db, facilityNews }): MergeParticipant => ({
    join: Effect.fn('subscriptions.join')(function* (_, { survivor, merged }: FacilityMerge) {
      yield* facilityNews.watch(survivor)
      yield* db.rows(join, [survivor, merged, survivor])
    }),
    writtenSince: ({ survivor, at }) => db.rows<WrittenSince>(written, [survivor, at]),
    part: Effect.fn('subscriptions.part')(function* (_, { survivor, merged }: FacilityMerge, chosen) {
      yield* facilityNews.watch(merged)
      yield* db.rows(part, [merged, merged, survivor, merged, merged, merged])
      yield* db.rows(give, [merged, survivor, JSON.stringify(chosen), merged])
    }),
  }),
)
