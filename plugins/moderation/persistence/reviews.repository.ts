import { Effect } from 'effect'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import type { Review } from '../domain/review.ts'
import { Reviews, reviewsOf } from '../domain/reviews.port.ts'
import { ReviewTable } from './tables.ts'

const waitingOrder = `case priority when 'urgent' then 0 when 'raised' then 1 else 2 end, due_at, id`

/** Creates the PostgreSQL repository of reviews. */
export const makeReviews = provide(Reviews, { db: Db }, ({ db }): Reviews => {
  const reviews = makeTableStore(db, ReviewTable)
  const plain = reviewsOf(reviews)
  return {
    ...plain,
    add: Effect.fn('moderation.add-review')(function* (review: Review, newText = false) {
      const [stored] = yield* db.rows<{ id: string }>(
        `insert into moderation_review (id, kind, subject_id, facility_id, author_account_id, title, flags, priority, submitted_at, due_at, state, excluded_deciders)
           values (?, ?, ?, ?, ?, ?, array(select jsonb_array_elements_text(?::jsonb)), ?, ?, ?, 'waiting', array(select jsonb_array_elements_text(?::jsonb)))
         on conflict (kind, subject_id) where state = 'waiting' do update set facility_id = excluded.facility_id,
           author_account_id = excluded.author_account_id, title = excluded.title, flags = excluded.flags, priority = excluded.priority,
           excluded_deciders = excluded.excluded_deciders, version = moderation_review.version + ?
         returning id`,
        [
          review.id,
          review.kind,
          review.subject_id,
          review.facility_id,
          review.author_account_id,
          review.title,
          JSON.stringify(review.flags),
          review.priority,
          review.submitted_at,
          review.due_at,
          JSON.stringify(review.excluded_deciders),
          newText ? 1 : 0,
        ],
      )
      return yield* plain.get(stored?.id ?? review.id).pipe(Effect.orDie)
    }),
    latestOf: (kind, subjectId) =>
      isUuid(subjectId)
        ? db
            .rows<{ id: string }>(
              `select id from moderation_review where kind = ? and subject_id = ? order by state = 'waiting' desc, submitted_at desc, id desc limit 1`,
              [kind, subjectId],
            )
            .pipe(Effect.map(([row]) => row?.id ?? null))
        : Effect.succeed(null),
    withdraw: Effect.fn('moderation.withdraw-review')(function* (kind, subjectId) {
      const [row] = yield* db.rows<{ id: string }>(
        `update moderation_review set state = 'withdrawn', locked_by_account_id = null, locked_until = null
          where kind = ? and subject_id = ? and state = 'waiting' returning id`,
        [kind, subjectId],
      )
      return row ? yield* plain.get(row.id).pipe(Effect.orDie) : null
    }),
    list: Effect.fn('moderation.list-reviews')(function* ({ kind, status, assignee }, { offset, limit }) {
      const where = `${status === 'waiting' ? `state = 'waiting'` : 'decided_at is not null'}${kind === undefined ? '' : ' and kind = ?'}${
        assignee === undefined ? '' : ' and locked_by_account_id = ? and locked_until > now()'
      }`
      const values = [kind, assignee].filter((value) => value !== undefined)
      const rows = yield* db.rows<{ id: string }>(
        `select id from moderation_review where ${where}
          order by ${status === 'waiting' ? waitingOrder : 'decided_at desc, id'} limit ? offset ?`,
        [...values, limit, offset],
      )
      // A statement of its own: within the other one it would read the decisions of all years for a page.
      const [counted] = yield* db.rows<{ total: number }>(`select count(*)::int total from moderation_review where ${where}`, values)
      const ids = rows.map(({ id }) => id)
      const found = yield* reviews.find({ id: { in: ids } })
      const byId = new Map(found.map((review) => [review.id, review]))
      return { reviews: ids.flatMap((id) => byId.get(id) ?? []), total: counted?.total ?? 0 }
    }),
    counts: (at) =>
      db.rows(
        `select kind, count(*)::int waiting, (count(*) filter (where due_at < ?))::int overdue
           from moderation_review where state = 'waiting' group by kind order by kind`,
        [at],
      ),
    historyOf: Effect.fn('moderation.history-of')(function* (accountId) {
      const rows = yield* db.rows<{ state: 'accepted' | 'rejected' | 'returned'; times: number }>(
        `select state, count(*)::int times from moderation_review where author_account_id = ? and decided_at is not null group by state`,
        [accountId],
      )
      return { accepted: 0, rejected: 0, returned: 0, ...Object.fromEntries(rows.map(({ state, times }) => [state, times])) }
    }),
  }
})
