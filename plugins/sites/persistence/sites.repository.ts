import { Effect } from 'effect'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import type { FacilityStatus } from '#core/facilities/facility-type.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { isPremium } from '#core/packages/tier.ts'
import { Clock } from '#core/ports/clock.ts'
import { NameTaken, WebPageExists } from '../contract/errors.ts'
import { namesOfHost, type ServedDomain } from '../domain/own-domain.ts'
import { restDays } from '../domain/site-name.ts'
import { type FacilityWithSite, type OpenedSite, SiteNames, SiteReader, Sites, sitesOf } from '../domain/sites.port.ts'
import { SiteTable, SiteVersionTable } from './tables.ts'

const constraints = { sites_site_name: NameTaken, sites_site_facility: WebPageExists }

/** Creates the repository of sites in PostgreSQL. */
export const makeSites = provide(Sites, { db: Db }, ({ db }) =>
  sitesOf(makeTableStore(db, SiteTable, { constraints }), makeTableStore(db, SiteVersionTable)),
)

/** Condition for the site `s` of a host: by its verified domain, else by the first label, which it has or has given up of late. */
const isSiteOfHost = `s.id = coalesce(
  (select d.id from sites_domain d where d.verified_at is not null and d.domain in (?, ?) order by (d.domain = ?) desc limit 1),
  (select n.id from sites_site n where n.name = ?),
  (select r.site_id from sites_released_name r where r.name = ? and r.released_at > now() - interval '${restDays} days'))`
const valuesOfHost = (host: string): readonly string[] => {
  const { name, domains } = namesOfHost(host)
  const [domain = '', other = ''] = domains
  return [domain, other, domain, name, name]
}

interface StandingRow {
  readonly id: string
  readonly status: FacilityStatus
  readonly valid_until: string | null
}

/** Creates the names of sites in PostgreSQL. */
export const makeSiteNames = provide(
  SiteNames,
  { db: Db, sites: Sites, clock: Clock },
  ({ db, sites, clock }): SiteNames => ({
    find: Effect.fn('sites.find-name')(function* (name) {
      const [found] = yield* db.rows<StandingRow>(
        `select s.id, f.status, to_char(p.valid_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') valid_until
           from sites_site s join facility f on f.id = s.facility_id left join facility_package p on p.facility_id = f.id
          where ${isSiteOfHost} and f.deleted_at is null and f.merged_into is null`,
        valuesOfHost(name),
      )
      const site = found && (yield* sites.byId(found.id))
      if (!found || !site) return null
      const { status, valid_until: validUntil } = found
      return { site, standing: { isPremium: isPremium({ status, validUntil }, clock.now()), validUntil } }
    }),
    wasReleased: (name, { siteId, facilityId }, after) =>
      db
        .rows(
          `select 1 from sites_released_name
            where name = ? and site_id <> ? and facility_id is distinct from ?::uuid and released_at > ?::timestamptz`,
          [name, siteId, facilityId, after],
        )
        .pipe(Effect.map((rows) => rows.length > 0)),
    release: (name, { siteId, facilityId }, at) =>
      Effect.asVoid(
        db.rows(
          `insert into sites_released_name (name, site_id, facility_id, released_at) values (?, ?, ?, ?::timestamptz)
             on conflict (name) do update set site_id = excluded.site_id, facility_id = excluded.facility_id, released_at = excluded.released_at
             returning 1`,
          [name, siteId, facilityId, at],
        ),
      ),
    takenOf: (names, facilityId, after) =>
      db
        .rows<{ readonly name: string }>(
          `select s.name from sites_site s where s.name in (select jsonb_array_elements_text(?::jsonb))
            union select r.name from sites_released_name r where r.name in (select jsonb_array_elements_text(?::jsonb))
              and r.facility_id is distinct from ?::uuid and r.released_at > ?::timestamptz`,
          [JSON.stringify(names), JSON.stringify(names), facilityId, after],
        )
        .pipe(Effect.map((rows) => new Set(rows.map(({ name }) => name)))),
  }),
)

/** Facility `f` with the statements of its sources. */
const facilityWithStatements = `to_jsonb(f) || jsonb_build_object('statements', (
  select coalesce(jsonb_agg(jsonb_build_object('source', t.source, 'number', t.number, 'statedOn', t.stated_on, 'fields', t.fields, 'goneOn', t.gone_on)), '[]')
    from facility_statement t where t.facility_id = f.id))`

interface OpenedRow {
  readonly site: OpenedSite['site']
  readonly facility: OpenedSite['facility'] & { readonly status: FacilityStatus }
  readonly domain: ServedDomain | null
  readonly valid_until: string | null
}

/** Creates the reader of sites in PostgreSQL. */
export const makeSiteReader = provide(
  SiteReader,
  { db: Db, clock: Clock },
  ({ db, clock }): SiteReader => ({
    open: Effect.fn('sites.open')(function* (name) {
      const [found] = yield* db.prepared<OpenedRow>(
        `select jsonb_build_object('id', s.id, 'name', s.name, 'active', s.active, 'visible', s.visible, 'hidden', s.hidden,
             'published', s.published, 'published_at', to_char(s.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) site,
           ${facilityWithStatements} facility,
           (select jsonb_build_object('domain', d.domain, 'points', d.points,
             'certificate_until', to_char(d.certificate_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
             from sites_domain d where d.id = s.id and d.verified_at is not null) domain,
           to_char(p.valid_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') valid_until
           from sites_site s join facility f on f.id = s.facility_id left join facility_package p on p.facility_id = f.id
          where ${isSiteOfHost} and f.deleted_at is null and f.merged_into is null`,
        valuesOfHost(name),
      )
      if (!found) return null
      const { site, facility, domain, valid_until: validUntil } = found
      return {
        site,
        facility,
        domain,
        standing: { isPremium: isPremium({ status: facility.status, validUntil }, clock.now()), validUntil },
      }
    }),
    ofFacility: Effect.fn('sites.open-facility')(function* (facilityId) {
      if (!isUuid(facilityId)) return null
      const [found] = yield* db.prepared<FacilityWithSite>(
        `select case when s.id is not null then jsonb_build_object('name', s.name, 'draft', s.draft) end site, ${facilityWithStatements} facility
           from facility f left join sites_site s on s.facility_id = f.id
          where f.id = ?::uuid and f.deleted_at is null and f.merged_into is null`,
        [facilityId],
      )
      return found ?? null
    }),
  }),
)
