/** Consonant groups that become soft before the -e of the locative, longest first: `Miast` → `Mieści`. */
const softened: readonly (readonly [hard: string, soft: string])[] = [
  ['ch', 'sze'],
  ['st', 'ście'],
  ['zd', 'ździe'],
  ['sł', 'śle'],
  ['sn', 'śnie'],
  ['k', 'ce'],
  ['g', 'dze'],
  ['h', 'że'],
  ['ł', 'le'],
  ['r', 'rze'],
  ['t', 'cie'],
  ['d', 'dzie'],
]

/** Returns a stem with the -e of the locative: `Warszaw` → `Warszawie`, `Gór` → `Górze`, `Gniezn` → `Gnieźnie`. */
export const withSoftE = (stem: string): string => {
  const [hard, soft] = softened.find(([hard]) => stem.endsWith(hard)) ?? ['', 'ie']
  // In rzn, czn, szn and dzn the z belongs to the letter before it: Jaworznie.
  if (/[^rcsd]z[nł]$/.test(stem)) return `${stem.slice(0, -2)}ź${stem.endsWith('n') ? 'nie' : 'le'}`
  return `${stem.slice(0, stem.length - hard.length)}${soft}`
}

/** Consonants written with an accent, before a vowel: `Toruń` → `Toruni`. Other stems are returned unchanged. */
export const beforeVowel = (stem: string): string => {
  const at = 'ńśźć'.indexOf(stem.at(-1) ?? '')
  return at < 0 || stem === '' ? stem : `${stem.slice(0, -1)}${'nszc'[at]}i`
}

/** Opposite of `beforeVowel`: `Igani` → `Igań`. */
export const withoutVowel = (stem: string): string => {
  if (!stem.endsWith('i')) return stem
  const at = 'nszc'.indexOf(stem.at(-2) ?? '')
  return at < 0 ? stem.slice(0, -1) : `${stem.slice(0, -2)}${'ńśźć'[at]}`
}

/** Returns a stem with o for the ó of its last syllable: `Kraków` → `Krakow`, but not `Dólsk`. */
export const openO = (stem: string): string => (/[sc]k$/.test(stem) ? stem : stem.replace(/ó([^aąeęioóuy]+)$/, 'o$1'))

const vowel = /[aąeęioóuy]/i

/** Returns whether a text has a vowel. */
export const hasVowel = (text: string): boolean => vowel.test(text)

/** Returns whether a word has one vowel. */
export const isMonosyllable = (word: string): boolean => /^[^aąeęioóuy]*i?[aąeęioóuy][^aąeęioóuy]*$/i.test(word)

/** Returns whether a text ends with a consonant that is hard in spelling and soft in declension: cz, sz, rz, ż, c, dz. */
export const isHardened = (stem: string): boolean => /([csrd]z|ż|c)$/.test(stem)

/**
 * Returns the stems of a word without the e of its last syllable: `Sosnowiec` → `Sosnowc`, `Lubliniec` → `Lublińc`. The word
 * itself, too, where both occur; it alone where nothing would be left without the e.
 */
export const withoutE = (word: string): readonly string[] => {
  const match = /^(.*?)(i?)e(k|c|l|ł|r|cz)$/.exec(word)
  if (match === null || word.endsWith('rzecz') || word.endsWith('siek')) return [word]
  const [, before = '', soft = '', last = ''] = match
  if (!hasVowel(before)) return [word]
  const stem = `${soft === '' ? before : withoutVowel(`${before}i`)}${last}`
  // Bachorzec → Bachorzca, Dworzec → Dworca, Międzyrzec → Międzyrzeca.
  if (word.endsWith('rzec')) return [stem, `${before.slice(0, -1)}c`, word]
  return last === 'k' || last === 'c' ? [stem] : [stem, word]
}
