import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { type RatingColumns, scoresOf } from '#core/facilities/scores.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import type { StoredFacility } from '../domain/compared-facility.ts'
import { ComparedFacilities, KnownFacilities, type KnownFacility } from '../domain/favourites.port.ts'

/** Reads facilities by ids, through the merges of `facility.merged_into`. */
export const makeKnownFacilities = provide(
  KnownFacilities,
  { db: Db },
  ({ db }): KnownFacilities => ({
    byIds: (ids) =>
      db
        .rows<KnownFacility & { readonly requested: string }>(
          `select requested.id requested, f.id, f.slug, f.name, f.type, f.active
           from facility requested join facility f on f.id = coalesce(requested.merged_into, requested.id)
          where requested.id in (select jsonb_array_elements_text(?::jsonb)::uuid) and f.deleted_at is null and f.merged_into is null`,
          [JSON.stringify(ids.filter(isUuid))],
        )
        .pipe(Effect.map((rows) => new Map(rows.map(({ requested, ...facility }) => [requested, facility])))),
  }),
)

/** Reads facilities with their statements by one query. */
export const makeComparedFacilities = provide(
  ComparedFacilities,
  { db: Db },
  ({ db }): ComparedFacilities => ({
    bySlugs: (slugs) =>
      slugs.length === 0
        ? Effect.succeed(new Map())
        : db
            .rows<Omit<StoredFacility, 'scores'> & { readonly requested: string; readonly rating: RatingColumns }>(
              `select g.slug requested, f.id, f.slug, f.name, f.type, f.active, f.suspended, f.made, f.cover, f.cover_focus, f.family_cost, f.family_cost_meals, f.city, f.district, f.longitude, f.latitude, f.location_precision,
               jsonb_build_object('rating_count', f.rating_count, 'rating_total', f.rating_total, 'rating_cleanliness', f.rating_cleanliness,
                 'rating_staff', f.rating_staff, 'rating_food', f.rating_food) rating,
               (select coalesce(jsonb_agg(jsonb_build_object('source', s.source, 'number', s.number, 'statedOn', s.stated_on, 'fields', s.fields, 'goneOn', s.gone_on)), '[]')
                  from facility_statement s where s.facility_id = f.id) statements
               from facility_slug g join facility named on named.id = g.facility_id join facility f on f.id = coalesce(named.merged_into, named.id)
              where g.slug in (select jsonb_array_elements_text(?::jsonb)) and f.deleted_at is null`,
              [JSON.stringify(slugs)],
            )
            .pipe(
              Effect.map(
                (rows) => new Map(rows.map(({ requested, rating, ...facility }) => [requested, { ...facility, scores: scoresOf(rating) }])),
              ),
            ),
  }),
)
