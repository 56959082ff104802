import { caseNames } from './forms/declension.ts'
import { ukrainianAdjective, ukrainianNouns } from './forms/ukrainian-letters.ts'
import { declineUkrainianAdjective } from './forms/ukrainian-nouns.ts'
import type { PlaceForm } from './place-forms.ts'

/** Cases of the word `county`, with the ending of an adjective beside it. */
const polish = [
  { case: 'nominative', nouns: ['powiat', 'pow.'], ending: '' },
  { case: 'genitive', nouns: ['powiatu'], ending: 'ego' },
  { case: 'locative', nouns: ['powiecie', 'pow.'], ending: 'm' },
  { case: 'instrumental', nouns: ['powiatem'], ending: 'm' },
] as const
const ukrainian = { nominative: 'повіт', genitive: 'повіту', locative: 'повіті', instrumental: 'повітом' } as const

/** Changes the words of a name; the first half of `czarnkowsko-trzcianecki` stays in all cases. */
const inflect = (name: string, inflected: (word: string) => string, uninflected: (word: string) => string = (word) => word): string =>
  name
    .split(/([\s-]+)/)
    .map((part, at) => (at % 2 === 1 ? part : /[oо]$/.test(part) ? uninflected(part) : inflected(part)))
    .join('')

const ukrainianForms = (name: string): readonly PlaceForm[] => {
  const nominative = inflect(
    name,
    (word) => ukrainianAdjective(word, false),
    (word) => ukrainianNouns(word)[0] ?? word,
  )
  const inCase = (of: (typeof caseNames)[number]) => inflect(nominative, (word) => declineUkrainianAdjective(word)[of][0] ?? word)
  return [
    { text: `${nominative} ${ukrainian.nominative}`, case: 'nominative' },
    ...caseNames.map((one): PlaceForm => ({ text: `${inCase(one)} ${ukrainian[one]}`, case: one })),
  ]
}

/** Returns whether a county is called by an adjective, `wielicki`; the others are one city and have its name. */
export const hasCountyForms = (name: string): boolean => /^\p{Ll}/u.test(name) && /i$/.test(name)

/**
 * Returns the forms in which sentences name a county that is called by an adjective: `powiat wielicki`, `w powiecie
 * wielickim`, `wielicki county`, `у Велицькому повіті`.
 */
export const countyForms = (name: string): readonly PlaceForm[] => [
  ...polish.flatMap(({ case: of, nouns, ending }) =>
    nouns.flatMap((noun): readonly PlaceForm[] => {
      const adjective = inflect(name, (word) => `${word}${ending}`)
      return [
        { text: `${noun} ${adjective}`, case: of },
        { text: `${adjective} ${noun}`, case: of },
      ]
    }),
  ),
  { text: `${name} county`, case: 'nominative' },
  { text: `county of ${name}`, case: 'nominative' },
  ...ukrainianForms(name),
]
