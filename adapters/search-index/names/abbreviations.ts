/** Words of names and addresses that are often abbreviated: the word that stands for all their forms, and the forms without accents. */
const abbreviated: readonly (readonly [string, RegExp])[] = [
  ['aleja', /^(al|alej[aeiu]?|alejach)$/],
  ['general', /^(gen|generala?)$/],
  ['imienia', /^(im|imienia)$/],
  ['ksiadz', /^(ks|ksiadz|ksiedza)$/],
  ['mazowiecki', /^(maz|mazowieck(i|a|ie|im|iego|iej))$/],
  ['numer', /^(nr|numer)$/],
  ['osiedle', /^(os|osiedl[eau])$/],
  ['plac', /^(pl|placu?)$/],
  ['podlaski', /^(podl|podlask(i|a|ie|im|iego|iej))$/],
  ['profesor', /^(prof|profesora?)$/],
  ['swiety', /^(sw|swiet(y|a|ego|ej|ych|ym))$/],
  ['slaski', /^(sl|slask(i|a|ie|im|iego|iej))$/],
  ['trybunalski', /^(tryb|trybunalsk(i|im|iego))$/],
  ['wielkopolski', /^(wlkp|wielkopolsk(i|a|ie|im|iego|iej))$/],
]

/** Returns the word that stands for all forms of a normalized word: `wlkp` and `wielkopolskim` → wielkopolski. Other words stay. */
export const unabbreviated = (word: string): string => abbreviated.find(([, forms]) => forms.test(word))?.[0] ?? word

/** Abbreviations that are no beginning of their word; while one is typed, it is found by its first letters too. */
const abbreviations: Readonly<Record<string, string>> = { wielkopolski: 'wlkp' }

/** Returns the words by which a word is found: itself, the word that stands for all its forms, and an abbreviation. */
export const formsOf = (word: string): readonly string[] => {
  const full = unabbreviated(word)
  return [...new Set([word, full, abbreviations[full] ?? word])]
}
