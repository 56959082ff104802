import { Effect } from 'effect'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { newId } from '#core/kernel/ids.ts'
import { staticPages } from '#core/plugin/sitemap.ts'
import type { ContactKind, NearbyFacility, Profiles, StoredProfile } from '../domain/profiles.port.ts'

/** Creates the profile of an active nursery in Kraków, which the register `zlobki` lists with telephone, e-mail and street. */
export const aProfile = (over: Partial<StoredProfile> = {}): StoredProfile => ({
  id: newId(),
  slug: 'sloneczko',
  name: 'Słoneczko',
  type: 'nursery',
  category: 'zlobki',
  legal_type: null,
  status: 'registered',

  voivodeship: 'malopolskie',
  county: 'Kraków',
  city_id: newId(),
  city: 'Kraków',
  city_slug: 'krakow',
  district: null,
  district_slug: null,
  post_code: null,
  street: 'ul. Szkolna',
  building_number: null,
  apartment_number: null,
  phone: '+48601602603',
  second_phone: null,
  email: 'zlobek@kredka.test',
  website: null,
  social: null,
  longitude: null,
  latitude: null,
  location_precision: null,
  open_at: null,
  close_at: null,
  is_open_saturday: null,
  saturday_open_at: null,
  saturday_close_at: null,
  is_open_sunday: null,

  sunday_open_at: null,
  sunday_close_at: null,
  fee_month: null,
  places: null,
  enrolled: null,
  free_places: null,
  free_places_on: null,
  accessible: null,
  suspended: false,
  specialization: [],
  ownership: [],
  features: [],
  completeness: 0,
  made: false,
  active: true,
  inactive_since: null,
  shadow_status: null,
  country: 'PL',
  legacy_id: null,
  changed_at: '2026-11-01T00:00:00.000Z',
  deleted: false,
  rating_count: 0,
  rating_total: 0,
  rating_cleanliness: 0,
  rating_staff: 0,
  rating_food: 0,
  merged_into: null,
  statements: [
    {
      source: 'zlobki',
      number: '1/Z',
      statedOn: '2026-11-01',
      goneOn: null,
      fields: { phone: { value: '+48601602603' }, email: { value: 'zlobek@kredka.test' }, street: { value: 'ul. Szkolna' } },
    },
  ],
  ...over,
})

interface Options {
  /** Current slugs by former slug, legacy id or register number. */
  readonly formerSlugs?: Readonly<Record<string, string>>
  readonly nearby?: readonly NearbyFacility[]
}

/** Creates in-memory profiles; `reveals` lists the counted reveals. */
export const makeMemoryProfiles = (profiles: readonly StoredProfile[], { formerSlugs = {}, nearby = [] }: Options = {}) => {
  const reveals: { readonly facilityId: string; readonly day: string; readonly kind: ContactKind }[] = []
  const find = (matches: (profile: StoredProfile) => boolean) =>
    Effect.suspend(() => {
      const found = profiles.find(matches)
      return found ? Effect.succeed(found) : Effect.fail(new FacilityNotFound())
    })
  const repository: Profiles = {
    bySlug: (slug) => find((one) => one.slug === (formerSlugs[slug] ?? slug)),
    byId: (id) => find((one) => one.id === id),
    findSlug: (identifier) =>
      Effect.map(
        find(({ id, slug }) => [id, slug].includes(formerSlugs[identifier] ?? identifier)),
        ({ slug }) => slug,
      ),
    nearby: (slug, limit) =>
      Effect.sync(() => (profiles.find((one) => one.slug === (formerSlugs[slug] ?? slug))?.active ? nearby.slice(0, limit) : [])),
    countReveal: (facilityId, day, kind) => Effect.sync(() => void reveals.push({ facilityId, day, kind })),
    sitemap: staticPages(),
  }
  return { ...repository, reveals }
}
