import { type LegalType, type OwnershipKey, ownershipKeys } from '#core/facilities/legal-type.ts'
import type { Founder } from './founder.ts'
import { type RunByName, runByName, spiritByName } from './told-by-name.ts'
import type { Cleaned } from './rules.ts'

/** What a register tells of who runs a facility; `null` where its columns do not. */
export interface RawOwnership {
  readonly name: string
  readonly founderName: string
  readonly founder: Founder | null
  readonly status: RunByName['status']
  /** The register's own words for the spirit: `specjalna`. */
  readonly character?: string | undefined
}

/** Legal type and ownership tags, each absent where nothing tells it. */
export interface OwnershipFields {
  readonly legal_type?: LegalType
  readonly ownership?: readonly OwnershipKey[]
}

/** A unit of local government may run public schools only (Prawo oświatowe, art. 8), so its being the founder tells that a facility is public. */
const legalType = ({ status, founder }: RunByName): LegalType | null => {
  if (status === 'non_public') return 'non_public'
  if (founder === 'town' || founder === 'commune') return 'communal'
  if (founder === 'local') return 'self_governing'
  if (founder === 'state' || status === 'public') return 'public'
  return founder === 'private' ? 'private' : null
}

const runTags = ({ status, founder }: RunByName): readonly OwnershipKey[] => {
  const by: readonly OwnershipKey[] =
    founder === 'town'
      ? ['self_government', 'urban']
      : founder === 'commune'
        ? ['self_government', 'communal']
        : founder === 'local'
          ? ['self_government']
          : founder === 'private' && status !== 'public'
            ? ['private']
            : []
  if (status === 'non_public') return ['not_public', ...by.filter((key) => key === 'private')]
  return status === 'public' || founder === 'state' || by.includes('self_government') ? ['public', ...by] : by
}

/** Who runs a facility and in which spirit: from the register's columns first, then from what the name says plainly; what neither tells stays untold. */
export const cleanOwnership = (raw: RawOwnership): Cleaned<OwnershipFields> => {
  const named = runByName(raw.name)
  const run = { status: raw.status ?? named.value.status, founder: raw.founder ?? named.value.founder }
  const spirit = spiritByName(raw.name, raw.founderName)
  const keys = new Set<OwnershipKey>([...runTags(run), ...spirit.value, ...spiritByName(raw.character ?? '', '').value])
  const type = legalType(run)
  return {
    value: {
      ...(type ? { legal_type: type } : {}),
      ...(keys.size > 0 ? { ownership: ownershipKeys.filter((key) => keys.has(key)) } : {}),
    },
    appliedRules: [
      ...named.appliedRules.filter((rule) => (rule === 'status-by-name' ? raw.status === null : raw.founder === null)),
      ...spirit.appliedRules,
    ],
  }
}
