/** Words of names and addresses that are often abbreviated: the word that stands for all their forms, and the forms without accents. */
const abbreviated: Readonly<Record<string, string>> = {
  aleja: 'al alej aleja aleje aleji aleju alejach',
  general: 'gen general generala',
  imienia: 'im imienia',
  ksiadz: 'ks ksiadz ksiedza',
  mazowiecki: 'maz mazowiecki mazowiecka mazowieckie mazowieckim mazowieckiego mazowieckiej',
  numer: 'nr numer',
  osiedle: 'os osiedle osiedla osiedlu',
  plac: 'pl plac placu',
  podlaski: 'podl podlaski podlaska podlaskie podlaskim podlaskiego podlaskiej',
  profesor: 'prof profesor profesora',
  swiety: 'sw swiety swieta swietego swietej swietych swietym',
  slaski: 'sl slaski slaska slaskie slaskim slaskiego slaskiej',
  trybunalski: 'tryb trybunalski trybunalskim trybunalskiego',
  wielkopolski: 'wlkp wielkopolski wielkopolska wielkopolskie wielkopolskim wielkopolskiego wielkopolskiej',
}
const fullWords = new Map(Object.entries(abbreviated).flatMap(([full, forms]) => forms.split(' ').map((form) => [form, full] as const)))

/** Returns the word that stands for all forms of a normalized word: `wlkp` and `wielkopolskim` → wielkopolski. Other words stay. */
export const unabbreviated = (word: string): string => fullWords.get(word) ?? word

/** Abbreviations that are no beginning of their word; while one is typed, it is found by its first letters too. */
const abbreviations: Readonly<Record<string, string>> = { wielkopolski: 'wlkp' }

/** Returns the words by which a word is found: itself, the word that stands for all its forms, and an abbreviation. */
export const formsOf = (word: string): readonly string[] => {
  const full = unabbreviated(word)
  return [...new Set([word, full, abbreviations[full] ?? word])]
}
