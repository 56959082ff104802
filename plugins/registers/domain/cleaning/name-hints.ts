import type { OwnershipKey } from '#core/facilities/legal-type.ts'
import { normalizeText } from '#core/kernel/slug.ts'
import type { Founder } from './founder.ts'
import { type Cleaned, rulesApplied } from './rules.ts'
import { normalizeWhitespace } from './whitespace.ts'

/** Operator information that a facility's name states unambiguously. */
export interface OwnershipHints {
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
export const ownershipHintsFromName = (name: string): Cleaned<OwnershipHints> => {
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
export const approachesFromName = (name: string, founder: string): Cleaned<readonly Approach[]> => {
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
