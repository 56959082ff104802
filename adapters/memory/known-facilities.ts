import { Effect } from 'effect'
import type { KnownFacilities, KnownFacility } from '#core/facilities/known-facilities.port.ts'

/** Creates a facility that exists: an active kindergarten in Kraków. */
export const aKnownFacility = (over: Partial<KnownFacility> & Pick<KnownFacility, 'id'>): KnownFacility => ({
  slug: 'sloneczko-przedszkole-krakow',
  name: 'Słoneczko',
  type: 'kindergarten',
  city: 'Kraków',
  active: true,
  ...over,
})

/** Creates an in-memory lookup of the facilities that `list` returns at each call. */
export const makeMemoryKnownFacilities = (list: () => readonly KnownFacility[]): KnownFacilities => ({
  exists: (id) => Effect.sync(() => list().some((one) => one.id === id)),
  find: (ids) => Effect.sync(() => new Map(list().flatMap((one) => (ids.includes(one.id) ? [[one.id, one] as const] : [])))),
  findBySlug: (slug) => Effect.sync(() => list().find((one) => one.slug === slug) ?? null),
})
