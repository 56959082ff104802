import { isShouted, titleCase } from './title-case.ts'
import { type Cleaned, touchedBy } from './rules.ts'
import { saysNothing, normalizeWhitespace } from './whitespace.ts'

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^(?:ul\.?|ulica|inne)(?= |$)|^ul\.(?=\S)/i, 'ul.'],
  [/^(?:al\.?|aleja|aleje)(?= |$)|^al\.(?=\S)/i, 'al.'],
  [/^(?:os\.?|osiedle)(?= |$)|^os\.(?=\S)/i, 'os.'],
  [/^(?:pl\.?|plac)(?= |$)|^pl\.(?=\S)/i, 'pl.'],
]

/** Takes kinds off the front until none is left; the innermost says what the street is: `ul. Aleja Krakowska` is an avenue. */
const peel = (text: string): { readonly kind: string; readonly bare: string } => {
  let [kind, bare] = ['', text]
  for (let again = true; again; ) {
    const found = kinds.find(([pattern]) => pattern.test(bare))
    again = found !== undefined
    if (found) [kind, bare] = [/^inne/i.test(bare) ? '' : found[1], bare.replace(found[0], '').trim()]
  }
  return { kind, bare }
}

/** A street with its kind in short, once: `al.  Aleja 3 Maja` → `al. 3 Maja`, `rynek Rynek` → `Rynek`. A missing kind stays missing; `''` when there is no street. */
export const cleanStreet = (text: string): Cleaned<string> => {
  const tidied = normalizeWhitespace(text)
  if (tidied === '') return { value: '', appliedRules: [] }
  const doubled = tidied.replace(/^(rynek|rondo|szosa|skwer|park|bulwar) (?=\1\b)/i, '')
  const { kind, bare } = peel(doubled)
  if (saysNothing(bare)) return { value: '', appliedRules: ['street-none'] }
  const shouted = isShouted(bare)
  const name = shouted ? titleCase(bare) : bare
  const value = kind === '' || /^(?:Rynek|Rondo|Skwer|Trakt|Wały)\b/.test(name) ? name : `${kind} ${name}`
  return {
    value,
    appliedRules: touchedBy({
      'street-spaces': tidied !== text,
      'street-capitals': shouted,
      'street-kind': value.toLowerCase() !== tidied.toLowerCase() || (kind !== '' && !tidied.startsWith(kind)),
    }),
  }
}
