import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { Readers } from '../domain/readers.port.ts'

// A mark and its count change together; a repeated mark changes neither.
const addQuery = `with added as (insert into opinions_helpful (opinion_id, account_id, marked_at) values (?, ?, ?) on conflict do nothing returning opinion_id)
  update opinions_opinion set helpful = helpful + 1 where id in (select opinion_id from added) returning id`
const removeQuery = `with removed as (delete from opinions_helpful where opinion_id = ? and account_id = ? returning opinion_id)
  update opinions_opinion set helpful = greatest(helpful - 1, 0) where id in (select opinion_id from removed) returning id`

const given = '(select jsonb_array_elements_text(?::jsonb)::uuid)'
const mayAnswer = `access_grant g join opinions_opinion o on o.facility_id = g.facility_id and o.state = 'accepted' and o.accepted_at >= g.given_at
  and o.accepted_at > now() - interval '12 months'`
const isAnswering = `g.account_id = ? and 'facility-opinions/write' = any (g.permissions)`
const unseen = 'not exists (select 1 from opinions_seen s where s.opinion_id = o.id and s.account_id = g.account_id)'

const seenQuery = `with opened as (
    insert into opinions_seen (opinion_id, account_id, seen_at) select o.id, g.account_id, ?::timestamptz from ${mayAnswer}
     where ${isAnswering} and o.id in ${given} on conflict do nothing returning opinion_id),
  read as (
    update opinions_answer a set seen_at = ? from opinions_opinion o
     where o.id = a.opinion_id and o.account_id = ? and o.id in ${given} and a.state = 'accepted' and a.seen_at is null returning a.opinion_id)
  select ((select count(*) from opened) + (select count(*) from read))::int marked`

/** Creates the PostgreSQL repository of readers' marks. */
export const makeReaders = provide(
  Readers,
  { db: Db },
  ({ db }): Readers => ({
    isHelpful: (opinionId, accountId) =>
      db
        .rows('select 1 from opinions_helpful where opinion_id = ? and account_id = ?', [opinionId, accountId])
        .pipe(Effect.map((rows) => rows.length > 0)),
    addHelpful: (opinionId, accountId, at) => db.rows(addQuery, [opinionId, accountId, at]).pipe(Effect.map((rows) => rows.length > 0)),
    removeHelpful: (opinionId, accountId) => db.rows(removeQuery, [opinionId, accountId]).pipe(Effect.map((rows) => rows.length > 0)),
    markSeen: (accountId, opinionIds, at) => {
      const known = JSON.stringify(opinionIds.filter(isUuid))
      return db
        .rows<{ marked: number }>(seenQuery, [at, accountId, known, at, accountId, known])
        .pipe(Effect.map(([row]) => row?.marked ?? 0))
    },
    newAnswers: (accountId) =>
      db
        .rows<{ fresh: number }>(
          `select count(*)::int fresh from opinions_opinion o join opinions_answer a on a.opinion_id = o.id
          where o.account_id = ? and o.state = 'accepted' and a.state = 'accepted' and a.seen_at is null`,
          [accountId],
        )
        .pipe(Effect.map(([row]) => row?.fresh ?? 0)),
    newOpinions: (accountId) =>
      db
        .rows<{ facility_id: string; fresh: number }>(
          `select g.facility_id, count(*)::int fresh from ${mayAnswer} where ${isAnswering} and ${unseen} group by 1 order by 1`,
          [accountId],
        )
        .pipe(Effect.map((rows) => Object.fromEntries(rows.map(({ facility_id, fresh }) => [facility_id, fresh])))),
  }),
)
