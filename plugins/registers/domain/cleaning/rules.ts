/** Every rule that may change a cell, by name, in the order the importer prints them. Turning a good cell into our own form (E.164, slugs, grosze) is no rule. */
export const ruleNames = [
  'name-whitespace',
  'name-quotes',
  'name-quotes-unpaired',
  'name-capitals',
  'locality-suffix',
  'warsaw-district',
  'city-delegation',
  'district-letters',
  'district-unknown',
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
  'hours-missing',
  'hours-parsed',
  'hours-weekdays-differ',
  'hours-unparsed',
  'fee-unreadable',
  'fee-funded-zero',
  'fee-month-implausible',
  'fee-hour-implausible',
  'fee-day-implausible',
  'places-overfull',
  'enrolled-unreadable',
  'operator-nip-invalid',
  'operator-regon-invalid',
] as const

export type RuleName = (typeof ruleNames)[number]

/** What a cell comes to, and the rules that changed something on the way. */
export interface Cleaned<Value> {
  readonly value: Value
  readonly touched: readonly RuleName[]
}

/** Keeps of `rules` those whose condition held. */
export const touchedBy = (rules: Partial<Record<RuleName, boolean>>): readonly RuleName[] =>
  ruleNames.filter((name) => rules[name] === true)
