import type { Doubt } from '#core/facilities/fields.ts'

/**
 * Names of all cleaning rules in the order of the import report. Converting a valid cell to the internal form (E.164,
 * slugs, grosze) is no rule.
 */
export const ruleNames = [
  'name-whitespace',
  'name-quotes',
  'name-quotes-unpaired',
  'name-underscores',
  'name-quoted-whole',
  'name-capitals',
  'name-legal-form',
  'name-legal-form-case',
  'name-glued',
  'name-titles',
  'name-mis-cased',
  'name-acronyms',
  'name-address',
  'locality-suffix',
  'locality-capitals',
  'locality-glued',
  'warsaw-district',
  'city-delegation',
  'district-letters',
  'district-unknown',
  'county-form',
  'county-renamed',
  'commune-kind',
  'commune-letters',
  'commune-without-letters',
  'street-spaces',
  'street-kind',
  'street-none',
  'street-capitals',
  'house-number-spaces',
  'house-number-none',
  'apartment-prefix',
  'apartment-none',
  'post-code-invalid',
  'phone-missing',
  'phone-prefix',
  'phone-area-code',
  'phone-extension',
  'phone-range',
  'phone-two-in-one',
  'phone-too-short',
  'phone-too-long',
  'website-none',
  'website-scheme',
  'website-punctuation',
  'website-capitals',
  'website-two-in-one',
  'website-words',
  'website-email',
  'website-not-an-address',
  'website-social',
  'email-missing',
  'email-case',
  'email-two-in-one',
  'email-invalid',
  'coordinates-missing',
  'coordinates-broken',
  'coordinates-swapped',
  'coordinates-outside',
  'coordinates-flagged',
  'coordinates-far',
  'coordinates-shared',
  'hours-missing',
  'hours-parsed',
  'hours-weekdays-differ',
  'hours-unparsed',
  'hours-implausible',
  'hours-end-before-begin',
  'fee-unreadable',
  'fee-funded-zero',
  'fee-zero',
  'fee-month-zero',
  'fee-month-too-low',
  'fee-month-implausible',
  'fee-hour-implausible',
  'fee-day-implausible',
  'fee-meals-month-implausible',
  'fee-meals-daily',
  'places-overfull',
  'enrolled-unreadable',
  'operator-none',
  'operator-quotes',
  'operator-capitals',
  'operator-mis-cased',
  'operator-nip-invalid',
  'operator-regon-invalid',
  'status-by-name',
  'founder-by-name',
  'montessori-by-name',
  'waldorf-by-name',
  'integration-by-name',
  'special-by-name',
  'sport-by-name',
  'language-by-name',
  'music-by-name',
  'creative-by-name',
  'therapeutic-by-name',
  'froebel-by-name',
  'catholic-by-name',
  'ukrainian_groups-by-name',
] as const

export type RuleName = (typeof ruleNames)[number]

/** A cleaned value and the rules that changed it. */
export interface Cleaned<Value> {
  readonly value: Value
  readonly appliedRules: readonly RuleName[]
  /** Statements that the rules doubt: they are missing in the value. */
  readonly doubts?: readonly Doubt[]
}

const positions = new Map(ruleNames.map((name, index) => [name, index]))

/** Returns the distinct rules in the order of `ruleNames`. */
export const sortRules = (rules: Iterable<RuleName>): readonly RuleName[] =>
  [...new Set(rules)].sort((a, b) => (positions.get(a) ?? 0) - (positions.get(b) ?? 0))

/** Returns the rules whose condition is true. */
export const rulesApplied = (rules: Partial<Record<RuleName, boolean>>): readonly RuleName[] => {
  const applied = (Object.keys(rules) as RuleName[]).filter((name) => rules[name] === true)
  return applied.length > 1 ? sortRules(applied) : applied
}

/** Returns the doubts of all cleaned values; `null` when there is none. */
export const gatherDoubts = (cleaned: readonly Cleaned<unknown>[]): readonly Doubt[] | null => {
  const doubts = cleaned.flatMap((each) => each.doubts ?? [])
  return doubts.length > 0 ? doubts : null
}
