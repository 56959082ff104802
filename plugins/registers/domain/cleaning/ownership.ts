import { type LegalType, type OwnershipKey, ownershipKeys } from '#core/facilities/legal-type.ts'
import type { Founder } from './founder.ts'
import { approachesFromName, type OwnershipHints, ownershipHintsFromName } from './name-hints.ts'
import type { Cleaned } from './rules.ts'

/** Input about the operator of a facility; `null` where the register has no column for it. */
export interface RawOwnership {
  readonly name: string
  readonly founderName: string
  readonly founder: Founder | null
  readonly status: OwnershipHints['status']
  /** The register's description of the educational approach: `specjalna`. */
  readonly character?: string | undefined
}

/** Legal type and ownership tags, each missing where it is not known. */
export interface OwnershipFields {
  readonly legal_type?: LegalType
  readonly ownership?: readonly OwnershipKey[]
}

/**
 * Derives the legal type. Local governments may run public schools only (Prawo oświatowe, art. 8), so a facility that
 * one founded is public.
 */
const legalType = ({ status, founder }: OwnershipHints): LegalType | null => {
  if (status === 'non_public') return 'non_public'
  if (founder === 'town' || founder === 'commune') return 'communal'
  if (founder === 'local') return 'self_governing'
  if (founder === 'state' || status === 'public') return 'public'
  return founder === 'private' ? 'private' : null
}

const operatorTags = ({ status, founder }: OwnershipHints): readonly OwnershipKey[] => {
  const founderTags: readonly OwnershipKey[] =
    founder === 'town'
      ? ['self_government', 'urban']
      : founder === 'commune'
        ? ['self_government', 'communal']
        : founder === 'local'
          ? ['self_government']
          : founder === 'private' && status !== 'public'
            ? ['private']
            : []
  if (status === 'non_public') return ['not_public', ...founderTags.filter((key) => key === 'private')]
  return status === 'public' || founder === 'state' || founderTags.includes('self_government') ? ['public', ...founderTags] : founderTags
}

/** Derives legal type and ownership tags: from the columns of the register first, then from unambiguous words in the name. */
export const cleanOwnership = (raw: RawOwnership): Cleaned<OwnershipFields> => {
  const hints = ownershipHintsFromName(raw.name)
  const resolved: OwnershipHints = { status: raw.status ?? hints.value.status, founder: raw.founder ?? hints.value.founder }
  const approaches = approachesFromName(raw.name, raw.founderName)
  const keys = new Set<OwnershipKey>([...operatorTags(resolved), ...approaches.value, ...approachesFromName(raw.character ?? '', '').value])
  const type = legalType(resolved)
  return {
    value: {
      ...(type ? { legal_type: type } : {}),
      ...(keys.size > 0 ? { ownership: ownershipKeys.filter((key) => keys.has(key)) } : {}),
    },
    appliedRules: [
      ...hints.appliedRules.filter((rule) => (rule === 'status-by-name' ? raw.status === null : raw.founder === null)),
      ...approaches.appliedRules,
    ],
  }
}
