import { Effect } from 'effect'
import { freeSlug, slugOf } from '#core/kernel/slug.ts'
import type { Localities, NamedLocality, StoredLocality } from '#core/places/localities.port.ts'
import type { Facilities, FacilityStatement } from './facilities.port.ts'
import { buildRecord, type FacilityRecord } from './facility-record.ts'
import { type Facts, resolve, type Statement } from './statement.ts'
import type { Tagging } from './tagging.port.ts'

/** Dependencies for building records; shared by the use-cases that do so. */
export interface BuildRecordsDependencies {
  readonly facilities: Facilities
  readonly localities: Localities
  readonly tagging: Tagging
}

/** Facility ready to be stored. */
export interface BuiltRecord {
  readonly record: FacilityRecord
  readonly slugBase: string
  readonly statement: Statement
}

const localityKey = ({ voivodeship, county, city }: { voivodeship: string; county: string; city: string }) =>
  `${voivodeship}/${county}/${city}`

/** Returns the locality named by a facility's facts; statements without one were rejected earlier. */
const localityOf = ({ voivodeship, county, city, district }: Facts): NamedLocality => ({
  voivodeship: voivodeship?.value ?? '',
  county: county?.value ?? '',
  city: city?.value ?? '',
  districts: district ? [district.value] : [],
  facilities: 1,
})

/** Merges the localities named by facilities: each once, with all districts and the number of facilities. */
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
 * Builds the records of facilities whose statements changed, with their localities, tags and slugs.
 * A slug is kebab-case(name)-specialization-city, with `-2` on a clash (decisions §0.6); it stays while its components stay the same.
 */
export const makeBuildRecords = ({ facilities, localities, tagging }: BuildRecordsDependencies) =>
  Effect.fn('facilities.build-records')(function* (changed: readonly FacilityStatement[]) {
    const typeTags = yield* tagging.typeTags()
    const featureTags = yield* tagging.featureTags()
    const ownershipTags = yield* tagging.ownershipTags()
    const ids = changed.map(({ facilityId }) => facilityId)
    yield* facilities.lock(ids)
    const allStatements = [
      ...(yield* facilities.statementsOf(ids)).filter(
        (old) => !changed.some(({ source, number }) => source === old.source && number === old.number),
      ),
      ...changed,
    ]
    const byFacility = Map.groupBy(allStatements, ({ facilityId }) => facilityId)
    const localityById = new Map(ids.map((id) => [id, localityOf(resolve(byFacility.get(id) ?? []).facts)]))
    const storedLocalities = new Map<string, StoredLocality>(
      (yield* localities.findOrCreate(gatherLocalities([...localityById.values()]))).map((locality) => [localityKey(locality), locality]),
    )

    const drafts = changed.map((statement) => {
      const named = localityById.get(statement.facilityId)
      const locality = named && storedLocalities.get(localityKey(named))
      if (!locality) throw new Error(`No locality was stored for ${statement.source} ${statement.number}`)
      const statements = byFacility.get(statement.facilityId) ?? []
      const type = resolve(statements).facts.type?.value ?? 'nursery'
      const typeTag = typeTags[type]
      const record = buildRecord(statements, { id: statement.facilityId, locality, typeTag, featureTags, ownershipTags })
      return { record, statement, slugBase: [slugOf(record.name, 60), typeTag.param, locality.slug].filter(Boolean).join('-') }
    })
    const facilityBySlug = new Map(yield* facilities.slugsOf(drafts.map(({ slugBase }) => slugBase)))
    const current = yield* facilities.currentSlugs(ids)
    return drafts.map(({ record, slugBase, statement }): BuiltRecord => {
      const currentSlug = current.get(record.id)
      const slug =
        currentSlug && isSlugOf(currentSlug, slugBase)
          ? currentSlug
          : freeSlug(slugBase, (slug) => facilityBySlug.has(slug) && facilityBySlug.get(slug) !== record.id)
      facilityBySlug.set(slug, record.id)
      return { record: { ...record, slug }, slugBase, statement }
    })
  })

/** Returns whether a slug is the base, or the base with a number. */
const isSlugOf = (slug: string, base: string) => slug === base || (slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1)))
