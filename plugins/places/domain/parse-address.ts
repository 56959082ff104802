import { slugOf } from '#core/kernel/slug.ts'
import { normalizeName } from '#core/places/normalize-name.ts'
import { isVoivodeship, type VoivodeshipSlug } from '#core/places/voivodeship.ts'

/** One interpretation of an address: which part is the locality and which the street. */
export interface AddressInterpretation {
  readonly locality: string
  readonly street: string
}

/** Parsed address: its area and the possible interpretations of the rest, in no particular order. */
export interface ParsedAddress {
  readonly voivodeship: VoivodeshipSlug | null
  readonly county: string | null
  /** Text without post code, country and area, which may be the name of a locality. */
  readonly whole: string
  readonly interpretations: readonly AddressInterpretation[]
}

const postCode = /\b\d{2}-\d{3}\b/g
const country = /^(polska|poland|polen|польща|польша)$/
const withoutPrefix = (part: string, prefix: RegExp) => (prefix.test(normalizeName(part)) ? normalizeName(part).replace(prefix, '') : null)

const voivodeshipOf = (part: string): VoivodeshipSlug | null => {
  const slug = slugOf(withoutPrefix(part, /^(wojewodztwo|woj\.?) /) ?? part)
  return isVoivodeship(slug) ? slug : null
}
const countyOf = (part: string) => withoutPrefix(part, /^(powiat|pow\.?) /)

/** Maximum number of words in the name of a locality. */
const maxWords = 5

/** Splits the words of one part wherever the locality may end or begin. */
const splitWords = (part: string): readonly AddressInterpretation[] => {
  const words = part.split(' ')
  const lengths = Array.from({ length: Math.min(maxWords, words.length - 1) }, (_, index) => index + 1)
  return lengths.flatMap((n) => [
    { locality: words.slice(-n).join(' '), street: words.slice(0, -n).join(' ') },
    { locality: words.slice(0, n).join(' '), street: words.slice(n).join(' ') },
  ])
}

/** Parses an address as written in Poland: `ul. Długa 5, 31-147 Kraków`, `Kraków, Długa 5`, `Józefów, powiat otwocki`, `Długa 5 Kraków`. */
export const parseAddress = (text: string): ParsedAddress => {
  const parts = text
    .replace(postCode, ' ')
    .split(/[,;\n]/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '' && !country.test(normalizeName(part)))
  const places = parts.filter((part, index) => index === 0 || (voivodeshipOf(part) === null && countyOf(part) === null))
  const qualifiers = parts.slice(1)
  return {
    voivodeship: qualifiers.map(voivodeshipOf).find((slug) => slug !== null) ?? null,
    county: qualifiers.map(countyOf).find((county) => county !== null) ?? null,
    whole: places.join(' '),
    interpretations:
      places.length > 1
        ? places.map((locality, index) => ({ locality, street: places.filter((_, other) => other !== index).join(' ') }))
        : splitWords(places[0] ?? ''),
  }
}
