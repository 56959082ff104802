import { Effect } from 'effect'
import type { FacilityRecord } from '#core/facilities/facility-record.ts'
import type { Statement } from '#core/facilities/statement.ts'
import { token } from '#core/kernel/token.ts'
import { asStore, type TableStore } from '#core/ports/store.ts'
import type { NameTaken, WebPageExists } from '../contract/errors.ts'
import type { ServedDomain } from './own-domain.ts'
import type { Site, SiteStanding, SiteVersionRecord } from './site.ts'

/** Published versions of a site that are kept. */
const keptVersions = 20

/** Creates the repository of sites over their tables. */
export const sitesOf = (sites: TableStore<Site, NameTaken | WebPageExists>, versions: TableStore<SiteVersionRecord>) => ({
  ...asStore(sites),
  replace: sites.replace,
  remove: (id: string) => sites.remove({ id }),
  ofFacility: (facility_id: string) => sites.first({ facility_id }),
  /** Returns the published versions of a site, the newest first. */
  versionsOf: (site_id: string) => versions.find({ site_id }, { orderBy: { number: 'desc' }, limit: keptVersions }),
  versionOf: (site_id: string, number: number) => versions.first({ site_id, number }),
  /** Adds a published version, and removes those that are no longer kept. */
  keepVersion: Effect.fn('sites.keep-version')(function* (record: Omit<SiteVersionRecord, 'number'>) {
    const last = yield* versions.first({ site_id: record.site_id }, { orderBy: { number: 'desc' } })
    const number = (last?.number ?? 0) + 1
    yield* versions.add({ ...record, number })
    yield* versions.remove({ site_id: record.site_id, number: { lte: number - keptVersions } })
  }),
})

/** Repository of sites and their published versions; the database decides about names that two take at once. */
export interface Sites extends ReturnType<typeof sitesOf> {}
export const Sites = token<Sites>('sites/Sites')

/** Site by its sub-domain, with what decides about what visitors see. */
export interface FoundSite {
  readonly site: Site
  readonly standing: SiteStanding
}

/** Site that has had a name, and its facility. */
export interface NameOwner {
  readonly siteId: string
  readonly facilityId: string
}

/** Names of sites. */
export interface SiteNames {
  /** Returns the site of a sub-domain or a host whose facility is in the directory; `null` where there is none. */
  find(name: string): Effect.Effect<FoundSite | null>
  /** Tests whether another facility gave this name up after a moment (ISO 8601). */
  wasReleased(name: string, owner: NameOwner, after: string): Effect.Effect<boolean>
  /** Notes that a site gives a name up. */
  release(name: string, owner: NameOwner, at: string): Effect.Effect<void>
  /** Returns those of the names that another facility has, or gave up after a moment (ISO 8601). */
  takenOf(names: readonly string[], facilityId: string, after: string): Effect.Effect<ReadonlySet<string>>
}
export const SiteNames = token<SiteNames>('sites/SiteNames')

/** Facility of a site with the statements of its sources. */
export interface SiteFacility
  extends Pick<
    FacilityRecord,
    | 'id'
    | 'slug'
    | 'name'
    | 'type'
    | 'city'
    | 'district'
    | 'voivodeship'
    | 'longitude'
    | 'latitude'
    | 'location_precision'
    | 'active'
    | 'made'
  > {
  readonly statements: readonly Statement[]
}

/** Site as visitors open it, and its facility. */
export interface OpenedSite {
  readonly site: Pick<Site, 'id' | 'name' | 'active' | 'visible' | 'hidden' | 'published' | 'published_at'>
  readonly standing: SiteStanding
  readonly facility: SiteFacility
  /** Its own domain, if that is verified. */
  readonly domain: ServedDomain | null
}

/** Facility and its site, as writers see them. */
export interface FacilityWithSite {
  readonly site: Pick<Site, 'name' | 'draft'> | null
  readonly facility: SiteFacility
}

/** Reads sites for their visitors, each by one query. */
export interface SiteReader {
  /**
   * Returns the site of a sub-domain or a host whose facility is in the directory, whether visitors may see it or not;
   * `null` where there is none.
   */
  open(name: string): Effect.Effect<OpenedSite | null>
  /** Returns a facility, with its site where it has one; `null` where there is no such facility. */
  ofFacility(facilityId: string): Effect.Effect<FacilityWithSite | null>
}
export const SiteReader = token<SiteReader>('sites/SiteReader')
