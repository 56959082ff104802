import { Effect } from 'effect'
import { freeSlug, slugOf } from '#core/kernel/slug.ts'
import type { Localities, NamedLocality, SettledLocality } from '#core/places/localities.port.ts'
import type { Facilities, FacilityStatement } from './facilities.port.ts'
import { type FacilityRecord, recordOf } from './facility-record.ts'
import { type Facts, resolve, type Statement } from './statement.ts'
import type { Tagging } from './tagging.port.ts'

/** What settling asks for; use-cases that settle ask for the same. */
export interface SettlingNeeds {
  readonly facilities: Facilities
  readonly localities: Localities
  readonly tagging: Tagging
}

/** A facility ready to be written. */
export interface SettledRecord {
  readonly record: FacilityRecord
  readonly slugBase: string
  readonly statement: Statement
}

const localityKey = ({ voivodeship, county, city }: { voivodeship: string; county: string; city: string }) =>
  `${voivodeship}/${county}/${city}`

/** What a facility's facts say of its locality; a source that names none has been refused before. */
const placeOf = ({ voivodeship, county, city, district }: Facts): NamedLocality => ({
  voivodeship: voivodeship?.value ?? '',
  county: county?.value ?? '',
  city: city?.value ?? '',
  districts: district ? [district.value] : [],
  facilities: 1,
})

/** Localities named by many facilities, each once, with all districts and how many name it. */
export const gatherLocalities = (named: readonly NamedLocality[]): readonly NamedLocality[] => {
  const gathered = new Map<string, NamedLocality>()
  for (const one of named) {
    const before = gathered.get(localityKey(one))
    gathered.set(
      localityKey(one),
      before
        ? { ...before, districts: [...new Set([...before.districts, ...one.districts])], facilities: before.facilities + one.facilities }
        : one,
    )
  }
  return [...gathered.values()]
}

/**
 * Records of facilities whose statements changed, with their places, tags and slugs.
 * A slug is kab(name)-specialization-city, with `-2` on a clash (decisions §0 row 6); it stays while what it is made of stays.
 */
export const settleRecords = ({ facilities, localities, tagging }: SettlingNeeds) =>
  Effect.fn('facilities.settle-records')(function* (changed: readonly FacilityStatement[]) {
    const typeTags = yield* tagging.typeTags()
    const featureTags = yield* tagging.featureTags()
    const ownershipTags = yield* tagging.ownershipTags()
    const ids = changed.map(({ facilityId }) => facilityId)
    const spoken = [
      ...(yield* facilities.statementsOf(ids)).filter(
        (old) => !changed.some(({ source, number }) => source === old.source && number === old.number),
      ),
      ...changed,
    ]
    const byFacility = Map.groupBy(spoken, ({ facilityId }) => facilityId)
    const places = new Map(ids.map((id) => [id, placeOf(resolve(byFacility.get(id) ?? []).facts)]))
    const settledPlaces = new Map<string, SettledLocality>(
      (yield* localities.settle(gatherLocalities([...places.values()]))).map((place) => [localityKey(place), place]),
    )

    const drafts = changed.map((statement) => {
      const place = places.get(statement.facilityId)
      const locality = place && settledPlaces.get(localityKey(place))
      if (!locality) throw new Error(`No locality was settled for ${statement.source} ${statement.number}`)
      const statements = byFacility.get(statement.facilityId) ?? []
      const type = resolve(statements).facts.type?.value ?? 'nursery'
      const typeTag = typeTags[type]
      const record = recordOf(statements, { id: statement.facilityId, locality, typeTag, featureTags, ownershipTags })
      return { record, statement, slugBase: [slugOf(record.name, 60), typeTag.param, locality.slug].filter(Boolean).join('-') }
    })
    const owners = new Map(yield* facilities.slugsOf(drafts.map(({ slugBase }) => slugBase)))
    const current = yield* facilities.currentSlugs(ids)
    return drafts.map(({ record, slugBase, statement }): SettledRecord => {
      const held = current.get(record.id)
      const slug = held && isOf(held, slugBase) ? held : freeSlug(slugBase, (slug) => owners.has(slug) && owners.get(slug) !== record.id)
      owners.set(slug, record.id)
      return { record: { ...record, slug }, slugBase, statement }
    })
  })

/** Whether a slug is its base, or the base with a number. */
const isOf = (slug: string, base: string) => slug === base || (slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1)))
