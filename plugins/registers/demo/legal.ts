import type { FieldValues } from '#core/facilities/fields.ts'
import { type OwnershipKey, ownershipKeys } from '#core/facilities/legal-type.ts'
import { isCare, type Kind } from './kind.ts'
import type { Place } from './place.ts'

const ownersOf = (kind: Kind, { village }: Place): readonly OwnershipKey[] => {
  if (kind.run === 'by-town' && kind.spirit === 'special') return ['public', 'self_government']
  if (kind.run === 'by-town') return ['public', 'self_government', village ? 'communal' : 'urban']
  if (kind.run === 'publicly') return ['public']
  return isCare(kind) ? ['private'] : ['private', 'not_public']
}

/** Whose a made facility is and in which spirit it works: what a town runs is communal, special schools are a county's, private kindergartens are entered as non-public. */
export const legalOf = (kind: Kind, place: Place): Required<Pick<FieldValues, 'legal_type' | 'ownership'>> => {
  const says = new Set<OwnershipKey>([...ownersOf(kind, place), ...(kind.spirit ? [kind.spirit] : [])])
  const byTown = kind.spirit === 'special' ? 'self_governing' : 'communal'
  const byOthers = kind.run === 'publicly' ? 'public' : isCare(kind) ? 'private' : 'non_public'
  return { legal_type: kind.run === 'by-town' ? byTown : byOthers, ownership: ownershipKeys.filter((key) => says.has(key)) }
}
