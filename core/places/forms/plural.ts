import { hasVowel, withoutVowel } from './consonants.ts'
import { type Declension, declension } from './declension.ts'

/** Returns a stem without ending, with an e between two last consonants: `Ząbk` → `Ząbek`, `Stegn` → `Stegien`, `Góry` → `Gór`. */
const bareStems = (stem: string): readonly string[] => {
  const last = stem.at(-1) ?? ''
  const previous = stem.at(-2) ?? ''
  if (hasVowel(previous) || previous === '') {
    if (stem.endsWith('ow')) return [`${stem.slice(0, -2)}ów`]
    return /o[dgłlrbzż]$/.test(stem) ? [stem, `${stem.slice(0, -2)}ó${last}`] : [stem]
  }
  if (last === 'k') {
    const soft = 'ńśźć'.indexOf(previous)
    return [soft < 0 ? `${stem.slice(0, -1)}ek` : `${stem.slice(0, -2)}${'nszc'[soft]}iek`]
  }
  if (last === 'c') return [`${softStem(stem.slice(0, -1))}ec`, stem]
  if ('nłwr'.includes(last)) return [`${stem.slice(0, -1)}${/[gkmdwpb]/.test(previous) && !'ł'.includes(last) ? 'ie' : 'e'}${last}`, stem]
  return [stem]
}

/** Stem before the -ec of a plural: `Gumieńc` → `Gumieniec`, `Uherc` → `Uherzec`. */
const softStem = (stem: string): string => {
  if (/([csrd]z|[ljż])$/.test(stem)) return stem
  if (stem.endsWith('r')) return `${stem}z`
  const at = 'ńśźć'.indexOf(stem.at(-1) ?? '')
  return `${at < 0 ? stem : `${stem.slice(0, -1)}${'nszc'[at]}`}i`
}

/** Plurals whose genitive has no ending: `Brzeziny` → `Brzezin`. */
const withoutGenitiveEnding = /([iy]n|ow|izn|an)y$/

/** Declines a plural in -y or -i: `Suwałki`, `Kąty`, `Brzeziny`. */
export const declinePluralY = (word: string): Declension => {
  const stem = word.slice(0, -1)
  const base = word.endsWith('i') && !/[kgl]$/.test(stem) ? `${stem}i` : stem
  const bare = base === stem ? bareStems(stem) : [withoutVowel(base)]
  return declension(
    'plural',
    {
      genitive: withoutGenitiveEnding.test(word) ? bare : [...bare, `${stem}ów`],
      locative: [`${base}ach`],
      instrumental: [`${base}ami`],
    },
    { certain: /([iyó]wki|niki|[iy]ny)$/.test(word) },
  )
}

/** Declines a plural in -e: `Katowice`, `Kielce`, `Rataje`, `Siemiatycze`. */
export const declinePluralE = (word: string): Declension => {
  const stem = word.slice(0, -1)
  const genitive = () => {
    if (/[iy]c$/.test(stem)) return [stem]
    if (stem.endsWith('c')) return bareStems(stem)
    const bare = withoutVowel(stem)
    const soft = stem.endsWith('i') ? stem : `${stem}${/[lj]$/.test(stem) ? 'i' : 'y'}`
    return stem.endsWith('j') ? [bare, `${stem}ów`] : [bare, soft, `${stem}ów`]
  }
  return declension(
    'plural',
    { genitive: genitive(), locative: [`${stem}ach`], instrumental: [`${stem}ami`] },
    { certain: /[iy]ce$/.test(word) },
  )
}

/** Neuter plurals by their ending: `Kapuściska`, `Moczydła`, `Janowięta`. */
const pluralEndings = /([iy]sk|dł|ęt)a$/

/** Declines a neuter plural in -a: `Kapuściska`, `Wzgórza`. */
export const declinePluralA = (word: string): Declension => {
  const stem = word.slice(0, -1)
  const bare = () => {
    if (stem.endsWith('ęt')) return [`${stem.slice(0, -2)}ąt`]
    if (stem.endsWith('i')) return [withoutVowel(stem)]
    return /[sś][kc]$/.test(stem) ? [stem] : stem.endsWith('dł') ? [`${stem.slice(0, -1)}eł`] : bareStems(stem)
  }
  return declension(
    'plural',
    { genitive: bare(), locative: [`${stem}ach`], instrumental: [`${stem}ami`] },
    { rare: !pluralEndings.test(word) },
  )
}

/** Returns whether a word in -a is a plural by its ending. */
export const isPluralA = (word: string): boolean => pluralEndings.test(word)
