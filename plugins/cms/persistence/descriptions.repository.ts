import { Effect } from 'effect'
import { isCountedChildcare } from '#adapters/postgres/facilities/counted-facilities.ts'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import type { CmsCity } from '../contract/description.ts'
import { CmsCities } from '../domain/cities.port.ts'
import { DescriptionRepository, descriptionsOf } from '../domain/descriptions.port.ts'
import { DescriptionTable, VersionTable } from './tables.ts'

/** Creates the repository of descriptions in PostgreSQL. */
export const makeDescriptions = provide(DescriptionRepository, { db: Db }, ({ db }) =>
  descriptionsOf(
    makeTableStore(db, DescriptionTable, {
      constraints: { cms_description_once: VersionConflict, cms_description_slugs: VersionConflict },
    }),
    makeTableStore(db, VersionTable),
  ),
)

/** A city has a page where any facility is listed, as in the catalogue. */
const citiesSql = (condition: string) => `select c.id, c.name, c.county, c.voivodeship, c.slug, c.category, c.facilities,
    jsonb_build_object('pl', 'none', 'ua', 'none', 'en', 'none') || coalesce(
      (select jsonb_object_agg(d.lang, case when d.complete then 'complete' else 'partial' end) from cms_description d where d.city_id = c.id), '{}') texts
  from (
    select f.city_id id, min(f.city) "name", min(f.county) county, f.voivodeship, f.city_slug slug,
           mode() within group (order by f.category) category, count(*) filter (where ${isCountedChildcare})::int facilities
      from facility f
     where f.active and f.deleted_at is null and f.merged_into is null and f.category is not null and ${condition}
     group by f.city_id, f.voivodeship, f.city_slug) c`

/** Creates the query of cities over core's facilities. */
export const makeCmsCities = provide(
  CmsCities,
  { db: Db },
  ({ db }): CmsCities => ({
    all: () => db.rows<CmsCity>(citiesSql('true')),
    byId: (id) =>
      isUuid(id) ? db.rows<CmsCity>(citiesSql('f.city_id = ?'), [id]).pipe(Effect.map(([city]) => city ?? null)) : Effect.succeed(null),
  }),
)
