const words = /[\p{L}\p{M}]+/gu
const fold = (text: string) => text.toLocaleLowerCase('pl')

/** Endings that Polish names take in other cases, in place of the last vowel or after the last consonant. */
const endings =
  /^(?:a|ą|ę|e|i|y|o|u|ie|ia|ię|ią|ii|owi|em|iem|om|ami|ach|ów|iej|ego|iego|emu|iemu|im|ym|imi|ymi|ich|ych|ej|owie|owa|owej|ową)?$/u
/** Letters of a name that stay the same in all its cases, at least. */
const shortestStem = 4

const isFormOf = (word: string, name: string) => {
  const stem = name.replace(/[aąeęioóuy]+$/u, '')
  return stem.length >= shortestStem && word.startsWith(stem) && endings.test(word.slice(stem.length))
}

/** Finds one of these names in a text, also declined where it begins with a capital; returns it as it stands there, or `null`. */
export const findKnownName = (text: string, names: readonly string[]): string | null => {
  const known = names
    .flatMap((name) => name.match(words) ?? [])
    .map(fold)
    .filter(({ length }) => length > 1)
  const isKnown = (word: string) =>
    known.includes(fold(word)) || (/^\p{Lu}/u.test(word) && known.some((name) => isFormOf(fold(word), name)))
  return (text.match(words) ?? []).find(isKnown) ?? null
}
