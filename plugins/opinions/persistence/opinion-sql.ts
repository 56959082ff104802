import { roundedScoreSql } from '../domain/grammar.ts'

/** Month of a moment in Warsaw, `2026-09`. */
const month = (column: string) => `to_char(${column} at time zone 'Europe/Warsaw', 'YYYY-MM')`

/** SQL of `PublicOpinion` for an accepted `opinions_opinion o`, as `publicViewOf` of the domain builds it; a test compares the two. */
export const publicOpinionSql = `jsonb_build_object('id', o.id, 'facility_id', o.facility_id,
  'author', case when o.author_first_name = '' then null when o.author_last_name = '' then o.author_first_name
    else o.author_first_name || ' ' || upper(left(o.author_last_name, 1)) || '.' end,
  'score', round((o.score_cleanliness + o.score_staff + o.score_food) / 3.0, 1),
  'score_cleanliness', o.score_cleanliness, 'score_staff', o.score_staff, 'score_food', o.score_food,
  'pros', o.pros, 'cons', o.cons, 'text', o.text, 'relation', o.relation, 'attended_from', o.attended_from, 'attended_to', o.attended_to,
  'language', o.language, 'trust', o.trust, 'trust_method', o.trust_method, 'month', ${month('o.written_at')}, 'helpful', o.helpful,
  'answer', (select jsonb_build_object('text', a.text, 'month', ${month('a.accepted_at')}) from opinions_answer a
    where a.opinion_id = o.id and a.state = 'accepted'))`

const tenth = (column: string) => `coalesce(round(avg(${column}), 1), 0)`
const trust = (level: string) => `'${level}', count(*) filter (where o.trust = '${level}')`

/** SQL of the figures of `OpinionStats` over the accepted `opinions_opinion o` of a facility, as arguments of `jsonb_build_object`. */
export const figuresSql = `'count', count(*), 'total', coalesce(round(avg(o.score_cleanliness + o.score_staff + o.score_food) / 3, 1), 0),
  'cleanliness', ${tenth('o.score_cleanliness')}, 'staff', ${tenth('o.score_staff')}, 'food', ${tenth('o.score_food')},
  'distribution', jsonb_build_array(${[1, 2, 3, 4, 5].map((score) => `count(*) filter (where ${roundedScoreSql} = ${score})`).join(', ')}),
  'by_trust', jsonb_build_object(${['unverified', 'verified', 'trusted'].map(trust).join(', ')}),
  'answered', count(*) filter (where exists (select 1 from opinions_answer a where a.opinion_id = o.id and a.state = 'accepted'))`

/**
 * SQL of the last 24 months of a facility's accepted opinions, the oldest first; two parameters: its id, and the first
 * day of the current month.
 */
export const monthsSql = `select jsonb_agg(jsonb_build_object('month', to_char(m.start, 'YYYY-MM'), 'count', coalesce(w.count, 0), 'mean', coalesce(w.mean, 0)) order by m.start)
  from (select (given.month - n * interval '1 month')::date start from (select ?::date as month) given, generate_series(0, 23) n) m
  left join (select ${month('o.written_at')} written, count(*) count, round(avg(o.score_cleanliness + o.score_staff + o.score_food) / 3, 1) mean
    from opinions_opinion o where o.facility_id = ? and o.state = 'accepted' group by 1) w on w.written = to_char(m.start, 'YYYY-MM')`
