import type { OwnershipKey } from '#core/facilities/legal-type.ts'
import { normalizeText } from '#core/kernel/slug.ts'
import type { Founder } from './founder.ts'
import { type Cleaned, touchedBy } from './rules.ts'
import { normalizeWhitespace } from './whitespace.ts'

/** What a facility's name says plainly of who runs it. */
export interface RunByName {
  readonly status: 'public' | 'non_public' | null
  readonly founder: Founder | null
}

/** Endings of an adjective that speaks of the facility itself or of its groups; the genitive speaks of another: `w Zespole Szkół Specjalnych`. */
const own = '(?:e|a|y|o|ym|ymi)(?![a-z])'
const whole = (stem: string) => new RegExp(`(?<![a-z])${stem}(?:e|a|y|i|ie)(?![a-z])`)

/** `Niepubliczne Przedszkole`, `Żłobek Miejski`: adjectives in the nominative, so that a school nearby does not count. */
export const runByName = (name: string): Cleaned<RunByName> => {
  const folded = normalizeText(normalizeWhitespace(name))
  const says = (stem: string) => whole(stem).test(folded)
  const status = says('niepubliczn') ? 'non_public' : says('publiczn') ? 'public' : null
  const private_ = says('prywatn')
  const founder: Founder | null = private_
    ? 'private'
    : status === 'non_public'
      ? null
      : says('miejsk')
        ? 'town'
        : says('gminn')
          ? 'commune'
          : says('samorzadow')
            ? 'local'
            : null
  return { value: { status, founder }, appliedRules: touchedBy({ 'status-by-name': status !== null, 'founder-by-name': founder !== null }) }
}

const spirits = {
  montessori: /montes+or/,
  waldorf: /waldorf|steinerowsk/,
  integration: new RegExp(`(?<!sensoryczno[- ])integracyjn${own}`),
  special: new RegExp(`specjaln${own}`),
  sport: new RegExp(`sportow(?:${own}|ego(?![a-z]))`),
  language: new RegExp(`(?:jezykow|(?:dwu|troj|wielo|anglo|niemiecko|francusko|hiszpansko)jezyczn)${own}`),
  music: new RegExp(`muzyczn${own}`),
  creative: new RegExp(`(?:artystyczn|plastyczn)${own}`),
  therapeutic: new RegExp(`terapeutyczn${own}`),
  froebel: /\bfr(?:oe|o|e)be?l/,
  catholic:
    /katolick|\bcaritas\b|zgromadzeni|\bsiostr|\bsalezja|\bpijar|\bjezuit|\burszulan|\bfelicjan|\bsluzebnicz|\belzbietan|\bboromeusz|\bnazaretan|diecez/,
  ukrainian_groups: /\bukrainsk/,
} as const satisfies Partial<Record<OwnershipKey, RegExp>>

type Spirit = keyof typeof spirits

/** Other churches have dioceses and parishes too. */
const notCatholic = /ewangelic|prawoslawn|lutera|adwentyst|baptyst|zielonoswiatk|zydow/

/** The spirit in which a facility is run, as far as the words of its name or of its founder's say it plainly. */
export const spiritByName = (name: string, founder: string): Cleaned<readonly Spirit[]> => {
  const [folded, foundedBy] = [normalizeText(normalizeWhitespace(name)), normalizeText(normalizeWhitespace(founder))]
  const value = (Object.keys(spirits) as Spirit[]).filter((key) =>
    key === 'catholic'
      ? spirits.catholic.test(`${folded} ${foundedBy}`) && !notCatholic.test(`${folded} ${foundedBy}`)
      : spirits[key].test(folded),
  )
  return { value, appliedRules: touchedBy(Object.fromEntries(value.map((key) => [`${key}-by-name`, true]))) }
}
