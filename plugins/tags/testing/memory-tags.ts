import { Effect } from 'effect'
import { type FacilityType, facilityTypes } from '#core/facilities/facility-type.ts'
import { type OwnershipKey, ownershipKeys } from '#core/facilities/legal-type.ts'
import type { Tagging, TypeTag } from '#core/facilities/tagging.port.ts'
import { features } from '../migrations/data/features.ts'

const typeTag = (type: FacilityType): TypeTag => ({
  id: `tag-${type}`,
  param: type.replaceAll('_', '-'),
  category: type === 'primary_school' ? null : type.startsWith('kindergarten') ? 'przedszkola' : 'zlobki',
})

/** Creates a vocabulary whose tags have ids like `tag-nursery` and URL parameters like the type. */
export const makeMemoryTagging = (): Tagging => ({
  typeTags: () => Effect.succeed(Object.fromEntries(facilityTypes.map((type) => [type, typeTag(type)])) as Record<FacilityType, TypeTag>),
  ownershipTags: () => Effect.succeed(Object.fromEntries(ownershipKeys.map((key) => [key, `tag-${key}`])) as Record<OwnershipKey, string>),
  featureTags: () => Effect.succeed(Object.fromEntries(features.map(({ key }) => [key, `tag-${key}`]))),
})
