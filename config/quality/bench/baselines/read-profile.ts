import type pg from 'pg'
import { makeHolidays } from '#adapters/holidays/holidays.ts'
import { ratingAsShown } from '#adapters/postgres/facilities/rating-sql.ts'
import { countFreePlaces } from '#core/facilities/count-free-places.ts'
import { openNow, validUntil } from '#core/facilities/open-now.ts'
import { type RatingColumns, scoresOf } from '#core/facilities/scores.ts'
import { shownDoubts } from '#core/facilities/shown-doubts.ts'
import { type Provenance, resolve, type Statement } from '#core/facilities/statement.ts'
import { metresBetween } from '#core/kernel/distance.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import type { Profile } from '#plugins/facility-profile/use-cases/show-profile.ts'

import { loadProfileParts } from '../profile-parts.ts'

// Loads the data of the profile page with plain `pg` and two statements.

const tags = (column: string) =>
  `coalesce((select jsonb_agg(to_jsonb(t) order by t.position, t.key) from tags_tag t where t.id = any(f.${column})), '[]')`

/** Data that plugins add to profiles, by the same subqueries. */
const parts = (await loadProfileParts()).filter(({ name }) => name !== 'tags.features')

const profile = `select to_jsonb(f) facility, jsonb_build_object('ownership', ${tags('ownership')}, 'features', ${tags('features')}) tags,
    jsonb_build_object(${parts.map(({ name, query }) => `'${name}', (${query})`).join(', ')}) parts,
    (select jsonb_agg(jsonb_build_object('source', s.source, 'number', s.number, 'statedOn', s.stated_on, 'fields', s.fields, 'goneOn', s.gone_on))
       from facility_statement s where s.facility_id = f.id) statements
  from facility_slug g join facility f on f.id = g.facility_id where g.slug = $1`

const nearby = `select f.id, f.slug, f.name, f.type, f.street, f.building_number, f.city, f.made, f.longitude, f.latitude,
    ${ratingAsShown('f.rating_total')} score_total, f.rating_count opinion_count from facility f
   where f.active and f.deleted_at is null and f.merged_into is null and f.location_precision in ('exact', 'flagged') and f.category = $1 and f.id <> $2
   order by point(f.longitude * 0.6157, f.latitude) <-> point($3::float8 * 0.6157, $4::float8) limit 24`

interface Read {
  readonly facility: Profile['facility'] & RatingColumns
  readonly tags: object
  readonly parts: Profile['parts']
  readonly statements: readonly Statement[]
}

const { isHoliday } = makeHolidays()
const from = (fact: Provenance | undefined) => fact ?? null

/** Loads the page data of a facility that has coordinates. */
export const readProfile = async (pool: pg.Pool, slug: string): Promise<Profile> => {
  const { facility, tags, parts: added, statements } = (await pool.query<Read>(profile, [slug])).rows[0]!
  const { id, category } = facility
  const point = { longitude: facility.longitude!, latitude: facility.latitude! }
  const near = await pool.query<Profile['nearby'][number]>(nearby, [category, id, point.longitude, point.latitude])
  const { facts } = resolve(statements)
  const now = new Date()
  const open = facility.suspended ? null : openNow(facts.hours?.value, now, isHoliday)
  return {
    movedTo: null,
    successors: [],
    facility,
    scores: scoresOf(facility),
    facts,
    doubts: shownDoubts(facts),
    freePlaces: countFreePlaces(facts),
    contact: { phone: from(facts.phone), email: from(facts.email) },
    sources: statements.map(({ source, number, statedOn, goneOn }) => ({ source, number, on: statedOn, goneOn })),
    open,
    validUntil: validUntil(open, now),
    today: toWarsawTime(now).day,
    nearby: near.rows
      .map((one) => ({ ...one, metres: metresBetween(point, one) }))
      .toSorted((a, b) => a.metres - b.metres)
      .slice(0, 6),
    parts: { 'tags.features': tags, ...added },
  }
}
