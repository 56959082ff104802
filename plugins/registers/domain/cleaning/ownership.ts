import { type LegalType, type OwnershipKey, ownershipKeys } from '#core/facilities/legal-type.ts'
import { normalizeText } from '#core/kernel/slug.ts'
import type { Founder } from './founder.ts'
import { type Cleaned, rulesApplied } from './rules.ts'
import { normalizeWhitespace } from './whitespace.ts'

/** Operator information that a facility's name states unambiguously. */
interface OwnershipHints {
  readonly status: 'public' | 'non_public' | null
  readonly founder: Founder | null
}

/** Adjective endings that describe the facility itself or its groups; the genitive describes another: `w Zespole Szkół Specjalnych`. */
const ownEndings = '(?:e|a|y|o|ym|ymi)(?![a-z])'
const nominative = (stem: string) => new RegExp(`(?<![a-z])${stem}(?:e|a|y|i|ie)(?![a-z])`)

/**
 * Derives operator hints from adjectives in the nominative, so that a school nearby does not count: `Niepubliczne
 * Przedszkole`, `Żłobek Miejski`.
 */
const ownershipHintsFromName = (name: string): Cleaned<OwnershipHints> => {
  const normalized = normalizeText(normalizeWhitespace(name))
  const contains = (stem: string) => nominative(stem).test(normalized)
  const status = contains('niepubliczn') ? 'non_public' : contains('publiczn') ? 'public' : null
  const founder: Founder | null = contains('prywatn')
    ? 'private'
    : status === 'non_public'
      ? null
      : contains('miejsk')
        ? 'town'
        : contains('gminn')
          ? 'commune'
          : contains('samorzadow')
            ? 'local'
            : null
  return {
    value: { status, founder },
    appliedRules: rulesApplied({ 'status-by-name': status !== null, 'founder-by-name': founder !== null }),
  }
}

const approachPatterns = {
  montessori: /montes+or/,
  waldorf: /waldorf|steinerowsk/,
  integration: new RegExp(`(?<!sensoryczno[- ])integracyjn${ownEndings}`),
  special: new RegExp(`specjaln${ownEndings}`),
  sport: new RegExp(`sportow(?:${ownEndings}|ego(?![a-z]))`),
  language: new RegExp(`(?:jezykow|(?:dwu|troj|wielo|anglo|niemiecko|francusko|hiszpansko)jezyczn)${ownEndings}`),
  music: new RegExp(`muzyczn${ownEndings}`),
  creative: new RegExp(`(?:artystyczn|plastyczn)${ownEndings}`),
  therapeutic: new RegExp(`terapeutyczn${ownEndings}`),
  froebel: /\bfr(?:oe|o|e)be?l/,
  catholic:
    /katolick|\bcaritas\b|zgromadzeni|\bsiostr|\bsalezja|\bpijar|\bjezuit|\burszulan|\bfelicjan|\bsluzebnicz|\belzbietan|\bboromeusz|\bnazaretan|diecez/,
  ukrainian_groups: /\bukrainsk/,
} as const satisfies Partial<Record<OwnershipKey, RegExp>>

type Approach = keyof typeof approachPatterns

/** Words of other churches, which have dioceses and parishes too. */
const notCatholic = /ewangelic|prawoslawn|lutera|adwentyst|baptyst|zielonoswiatk|zydow/

/** Derives educational approaches from unambiguous words in the name of the facility or of its founder. */
const approachesFromName = (name: string, founder: string): Cleaned<readonly Approach[]> => {
  const normalizedName = normalizeText(normalizeWhitespace(name))
  const normalizedFounder = normalizeText(normalizeWhitespace(founder))
  const value = (Object.keys(approachPatterns) as Approach[]).filter((key) =>
    key === 'catholic'
      ? approachPatterns.catholic.test(`${normalizedName} ${normalizedFounder}`) &&
        !notCatholic.test(`${normalizedName} ${normalizedFounder}`)
      : approachPatterns[key].test(normalizedName),
  )
  return { value, appliedRules: rulesApplied(Object.fromEntries(value.map((key) => [`${key}-by-name`, true]))) }
}

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
