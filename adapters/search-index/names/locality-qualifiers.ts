/** Words after `gmina`, `powiat` or `województwo`. */
interface Qualifier {
  readonly kind: 'commune' | 'county' | 'voivodeship'
  readonly words: readonly string[]
}

/** Words of a locality, and what is said about where it is. */
export interface ParsedLocality {
  /** The name, perhaps with unmarked words of its commune, county or voivodeship. */
  readonly words: readonly string[]
  readonly qualifiers: readonly Qualifier[]
}

const markers: readonly (readonly [Qualifier['kind'], RegExp])[] = [
  ['commune', /^(gm|gmina|gminie|gminy|hmina|commune)$/],
  ['county', /^(pow|powiat|powiatu|powiecie|powit|county)$/],
  ['voivodeship', /^(woj|wojewodztw(o|a|ie)|voivodeship)$/],
]

const markerOf = (word: string): Qualifier['kind'] | null => markers.find(([, forms]) => forms.test(word))?.[0] ?? null

/** Splits normalized words at `gmina`, `powiat` and `województwo`; what follows them is no part of the name. */
export const parseLocality = (words: readonly string[]): ParsedLocality => {
  const name: string[] = []
  const qualifiers: { kind: Qualifier['kind']; words: string[] }[] = []
  for (const word of words) {
    const kind = markerOf(word)
    if (kind) qualifiers.push({ kind, words: [] })
    else (qualifiers.at(-1)?.words ?? name).push(word)
  }
  return { words: name, qualifiers: qualifiers.filter(({ words }) => words.length > 0) }
}
