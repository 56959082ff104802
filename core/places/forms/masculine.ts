import { beforeVowel, isHardened, isMonosyllable, openO, withoutE, withSoftE } from './consonants.ts'
import { type Cases, type Declension, declension } from './declension.ts'

/** Labial stems that are soft before an ending in many names: `Wrocław` → `Wrocławia`, `Radom` → `Radomia`. */
const softLabial = /(?:sł|c?ł)aw$|[ioy]m$|ub$|[^k]ab$/

/** Endings of names with the genitive in -a; of other hard stems, and of short words, some have -u: `Kołobrzegu`, `Buku`. */
const genitiveInA = /(ów|ew|[iy]n|sk|ck|[iyau]k)$/

/** Endings that are declined in one way. */
const certain = /(ów|sław|[^ck]sk|ck|[iy]n|[wnlczs]ek)$/

const casesOf = (word: string, stem: string): Cases => {
  const last = stem.at(-1) ?? ''
  if ('ńśźć'.includes(last) || isHardened(stem) || 'lj'.includes(last)) {
    const base = beforeVowel(stem)
    const genitive = 'lj'.includes(last) ? [`${base}a`, `${base}u`] : [`${base}a`]
    return { genitive, locative: [`${base}u`], instrumental: [`${base}em`] }
  }
  const genitive = genitiveInA.test(word) && !isMonosyllable(word) ? [`${stem}a`] : [`${stem}a`, `${stem}u`]
  if (/[kgh]$/.test(stem)) return { genitive, locative: [`${stem}u`], instrumental: [`${stem}${last === 'h' ? '' : 'i'}em`] }
  if (!softLabial.test(word)) return { genitive, locative: [withSoftE(stem)], instrumental: [`${stem}em`] }
  const soft = { genitive: [`${stem}ia`], locative: [`${stem}iu`], instrumental: [`${stem}iem`] }
  if (word.endsWith('ław')) return soft
  return {
    genitive: [...soft.genitive, ...genitive],
    locative: [...soft.locative, withSoftE(stem)],
    instrumental: [...soft.instrumental, `${stem}em`],
  }
}

/** Declines a masculine noun in a consonant: `Kraków`, `Sosnowiec`, `Toruń`. */
export const declineMasculine = (word: string): Declension => {
  const cases = withoutE(word).map((stem) => casesOf(word, stem === word ? openO(stem) : stem))
  return declension(
    'masculine',
    {
      genitive: cases.flatMap(({ genitive }) => genitive),
      locative: cases.flatMap(({ locative }) => locative),
      instrumental: cases.flatMap(({ instrumental }) => instrumental),
    },
    { certain: certain.test(word) },
  )
}
