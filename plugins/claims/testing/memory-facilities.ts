import { Effect } from 'effect'
import { newId } from '#core/kernel/ids.ts'
import type { ClaimedFacilities, ClaimedFacility } from '../domain/claimed-facilities.port.ts'

/** A facility as the database may hold it. */
export interface MemoryFacility extends ClaimedFacility {
  readonly merged_into: string | null
  readonly deleted: boolean
}

/** Creates a facility without owner, whose register states an e-mail address. */
export const aFacility = (over: Partial<MemoryFacility> = {}): MemoryFacility => ({
  id: newId(),
  slug: 'bajka-przedszkole-krakow',
  name: 'Bajka',
  city: 'Kraków',
  voivodeship: 'malopolskie',
  post_code: null,
  street: 'ul. Długa',
  building_number: '5',
  phone: '+48601602603',
  email: 'biuro@bajka.test',
  website: null,
  longitude: 19.94,
  latitude: 50.06,
  active: true,
  register_email: 'biuro@bajka.test',
  owner_id: null,
  merged_into: null,
  deleted: false,
  ...over,
})

/** Creates facilities that a test may change. */
export const makeMemoryFacilities = () => {
  const rows = new Map<string, MemoryFacility>()
  const find = (id: string): ClaimedFacility | null => {
    const found = rows.get(rows.get(id)?.merged_into ?? id)
    if (!found || found.deleted || found.merged_into !== null) return null
    const { merged_into: _, deleted: __, ...facility } = found
    return facility
  }
  const facilities: ClaimedFacilities = {
    byIds: (ids) =>
      Effect.sync(
        () =>
          new Map(
            ids.flatMap((id) => {
              const found = find(id)
              return found ? [[id, found] as const] : []
            }),
          ),
      ),
    lock: (id) => Effect.sync(() => find(id)),
    inCity: (slug, voivodeship) =>
      Effect.sync(() =>
        [...rows.values()].filter(
          ({ city, active, voivodeship: own }) => active && city === 'Kraków' && slug === 'krakow' && [null, own].includes(voivodeship),
        ),
      ),
  }
  const add = (over: Partial<MemoryFacility> = {}) => {
    const facility = aFacility(over)
    rows.set(facility.id, facility)
    return facility
  }
  return { facilities, add, rows }
}
