import type { FieldValues } from '#core/facilities/fields.ts'
import { type OwnershipKey, ownershipKeys } from '#core/facilities/legal-type.ts'
import { type FacilityKind, isUnderThreeCare } from './facility-kind.ts'
import type { SampleLocality } from './sample-locality.ts'

const ownerTags = (kind: FacilityKind, { village }: SampleLocality): readonly OwnershipKey[] => {
  if (kind.operatedBy === 'municipality' && kind.approach === 'special') return ['public', 'self_government']
  if (kind.operatedBy === 'municipality') return ['public', 'self_government', village ? 'communal' : 'urban']
  if (kind.operatedBy === 'public-body') return ['public']
  return isUnderThreeCare(kind) ? ['private'] : ['private', 'not_public']
}

/**
 * Returns legal type and ownership tags of a generated facility: municipal ones are communal, special schools belong to
 * counties, private kindergartens are registered as non-public.
 */
export const legalFieldsOf = (kind: FacilityKind, locality: SampleLocality): Required<Pick<FieldValues, 'legal_type' | 'ownership'>> => {
  const tags = new Set<OwnershipKey>([...ownerTags(kind, locality), ...(kind.approach ? [kind.approach] : [])])
  const municipalType = kind.approach === 'special' ? 'self_governing' : 'communal'
  const otherType = kind.operatedBy === 'public-body' ? 'public' : isUnderThreeCare(kind) ? 'private' : 'non_public'
  return {
    legal_type: kind.operatedBy === 'municipality' ? municipalType : otherType,
    ownership: ownershipKeys.filter((key) => tags.has(key)),
  }
}
