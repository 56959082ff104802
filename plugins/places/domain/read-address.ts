import { slugOf } from '#core/kernel/slug.ts'
import { normalizeName } from '#core/places/fold-name.ts'
import { isVoivodeship, type VoivodeshipSlug } from '#core/places/voivodeship.ts'

/** One way to read an address: this part is the locality, the rest the street. */
export interface AddressReading {
  readonly locality: string
  readonly street: string
}

/** What an address says of where it is, and the ways to read the rest, none better than another. */
export interface ReadAddress {
  readonly voivodeship: VoivodeshipSlug | null
  readonly county: string | null
  /** The text may be a locality's name and nothing else. */
  readonly whole: string
  readonly readings: readonly AddressReading[]
}

const postCode = /\b\d{2}-\d{3}\b/g
const country = /^(polska|poland|polen|польща|польша)$/
const prefixed = (part: string, prefix: RegExp) => (prefix.test(normalizeName(part)) ? normalizeName(part).replace(prefix, '') : null)

const voivodeshipOf = (part: string): VoivodeshipSlug | null => {
  const slug = slugOf(prefixed(part, /^(wojewodztwo|woj\.?) /) ?? part)
  return isVoivodeship(slug) ? slug : null
}
const countyOf = (part: string) => prefixed(part, /^(powiat|pow\.?) /)

/** No locality has more words in its name. */
const mostWords = 5

/** The words of one part, cut wherever a locality may end or begin. */
const cuts = (part: string): readonly AddressReading[] => {
  const words = part.split(' ')
  const lengths = Array.from({ length: Math.min(mostWords, words.length - 1) }, (_, at) => at + 1)
  return lengths.flatMap((n) => [
    { locality: words.slice(-n).join(' '), street: words.slice(0, -n).join(' ') },
    { locality: words.slice(0, n).join(' '), street: words.slice(n).join(' ') },
  ])
}

/** Reads an address as people in Poland write them: `ul. Długa 5, 31-147 Kraków`, `Kraków, Długa 5`, `Józefów, powiat otwocki`, `Długa 5 Kraków`. */
export const readAddress = (text: string): ReadAddress => {
  const parts = text
    .replace(postCode, ' ')
    .split(/[,;\n]/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '' && !country.test(normalizeName(part)))
  const places = parts.filter((part, at) => at === 0 || (voivodeshipOf(part) === null && countyOf(part) === null))
  const told = parts.slice(1)
  return {
    voivodeship: told.map(voivodeshipOf).find((slug) => slug !== null) ?? null,
    county: told.map(countyOf).find((county) => county !== null) ?? null,
    whole: places.join(' '),
    readings:
      places.length > 1
        ? places.map((locality, at) => ({ locality, street: places.filter((_, other) => other !== at).join(' ') }))
        : cuts(places[0] ?? ''),
  }
}
