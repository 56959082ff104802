import { type Cleaned, rulesApplied } from './rules.ts'
import { isAllCaps, titleCase } from './title-case.ts'
import { isPlaceholder, normalizeWhitespace } from './whitespace.ts'

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^(?:ul\.?|ulica|inne)(?= |$)|^ul\.(?=\S)/i, 'ul.'],
  [/^(?:al\.?|aleja|aleje)(?= |$)|^al\.(?=\S)/i, 'al.'],
  [/^(?:os\.?|osiedle)(?= |$)|^os\.(?=\S)/i, 'os.'],
  [/^(?:pl\.?|plac)(?= |$)|^pl\.(?=\S)/i, 'pl.'],
]

/** Removes all kinds of street from the front; the last one counts: `ul. Aleja Krakowska` is an avenue. */
const splitKind = (text: string): { readonly kind: string; readonly bare: string } => {
  let kind = ''
  let bare = text
  for (let more = true; more; ) {
    const found = kinds.find(([pattern]) => pattern.test(bare))
    more = found !== undefined
    if (found) [kind, bare] = [/^inne/i.test(bare) ? '' : found[1], bare.replace(found[0], '').trim()]
  }
  return { kind, bare }
}

/**
 * Normalizes a street to one abbreviated kind and the name: `al.  Aleja 3 Maja` → `al. 3 Maja`, `rynek Rynek` →
 * `Rynek`. A missing kind is not added; `''` when there is no street.
 */
export const cleanStreet = (text: string): Cleaned<string> => {
  const normalized = normalizeWhitespace(text)
  if (normalized === '') return { value: '', appliedRules: [] }
  const deduplicated = normalized.replace(/^(rynek|rondo|szosa|skwer|park|bulwar) (?=\1\b)/i, '')
  const { kind, bare } = splitKind(deduplicated)
  if (isPlaceholder(bare)) return { value: '', appliedRules: ['street-none'] }
  const allCaps = isAllCaps(bare)
  const name = allCaps ? titleCase(bare) : bare
  const value = kind === '' || /^(?:Rynek|Rondo|Skwer|Trakt|Wały)\b/.test(name) ? name : `${kind} ${name}`
  return {
    value,
    appliedRules: rulesApplied({
      'street-spaces': normalized !== text,
      'street-capitals': allCaps,
      'street-kind': value.toLowerCase() !== normalized.toLowerCase() || (kind !== '' && !normalized.startsWith(kind)),
    }),
  }
}
