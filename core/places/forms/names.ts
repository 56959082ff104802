import { agrees, declineAdjective, isAdjective, isAdjectiveOfKind, isKnownAdjective, mayBeAdjective, mayFollowNoun } from './adjectives.ts'
import { type Cases, combineCases, type Declension, type Gender, unchanged, unionOf } from './declension.ts'
import { exceptionOfName } from './exceptions.ts'
import { declensionsOf } from './nouns.ts'

/** Words after the first from which a name no longer declines: `nad Odrą`, `k. Wąsosza`, `Trzech Stawów`, `II`, `303`. */
const fixed =
  /^(nad|na|pod|pode|przy|koło|k\.|za|im\.|imienia|św\.|w|we|do|od|z|ze|i|u)$|^[^\p{L}]|^[IVX]+$|^\p{Lu}+$|ego$|[yi]ch$|^(Dwóch|Trzech|Czterech)$/u

/** First words of names that do not decline: `Na Skarpie`. */
const prepositions = new Set(['Na', 'Nad', 'Pod', 'Pode', 'Za', 'Przy'])

/** Points of the compass and others after a hyphen or a space: `na Pradze-Południe`, `w Krowodrzy Wschód`. */
const invariable = new Set(['Południe', 'Północ', 'Wschód', 'Zachód', 'Centrum', 'Środek'])

/** Words before the name of something, which stays as it is: `na Osiedlu Batorego`. */
export const kinds: ReadonlySet<string> = new Set(
  'Osiedle Kolonia Wzgórze Plac Dzielnica Dolina Miasteczko Fort Wyspa Park Uzdrowisko Stacja Miejsce Leśniczówka Letnisko'.split(' '),
)

const spa: Cases = { genitive: ['Zdroju'], locative: ['Zdroju'], instrumental: ['Zdrojem'] }

const combine = (all: readonly Cases[], separator: string): Cases => all.reduce((before, part) => combineCases(before, part, separator))

const usual = (word: string): readonly Declension[] => declensionsOf(word).filter(({ rare }) => !rare)

/** Declines a word that does not agree with the noun before it: a name beside the name, or one that stays as it is. */
const besideNoun = (word: string): Cases => {
  if (invariable.has(word)) return unchanged(word)
  if (word === 'Zdrój') return spa
  return unionOf([...usual(word), unchanged(word)])
}

/** Index of the noun among the words of a name: rather a word that cannot be an adjective than one that may be. */
const nounsFirst = (words: readonly string[]): readonly number[] => {
  const rank = (word: string) => (isAdjective(word) ? 2 : mayBeAdjective(word) ? 1 : 0)
  return words.map((_, at) => at).toSorted((a, b) => rank(words[a] ?? '') - rank(words[b] ?? ''))
}

const adjectivesAgree = (words: readonly string[], noun: number, gender: Gender): boolean =>
  words.every((word, at) => at === noun || (agrees(word, gender) && (at < noun ? mayBeAdjective(word) : mayFollowNoun(word))))

/** Declines words that all agree with one noun; `null` where no word is such a noun. */
const declineAgreeing = (words: readonly string[]): Cases | null => {
  for (const rare of [false, true])
    for (const noun of nounsFirst(words)) {
      const fitting = declensionsOf(words[noun] ?? '').filter((one) => one.rare === rare && adjectivesAgree(words, noun, one.gender))
      if (fitting.length > 0)
        return unionOf(
          fitting.map((head) =>
            combine(
              words.map((word, at) => (at === noun ? head : declineAdjective(word, head.gender, isKnownAdjective(words[noun] ?? '')))),
              ' ',
            ),
          ),
        )
    }
  return null
}

/** Declines words that agree as far as they follow the first noun, and the others by themselves. */
const declineLoosely = (words: readonly string[]): Cases => {
  const noun = nounsFirst(words)[0] ?? 0
  const heads = usual(words[noun] ?? '')
  const gender = heads[0]?.gender
  return combine(
    words.map((word, at) => {
      if (at === noun) return heads.length === 0 ? unchanged(word) : unionOf(heads)
      if (gender !== undefined && agrees(word, gender) && (at < noun || mayFollowNoun(word))) return declineAdjective(word, gender)
      return besideNoun(word)
    }),
    ' ',
  )
}

/** Declines the words of a name without hyphens: `Nowy Dwór Mazowiecki`, `Kostrzyn nad Odrą`. */
const declineWords = (text: string): Cases => {
  const words = text.split(' ')
  if (words.length > 1 && prepositions.has(words[0] ?? '')) return unchanged(text)
  const end = words.findIndex((word, at) => at > 0 && (fixed.test(word) || invariable.has(word)))
  const declined = end < 0 ? words : words.slice(0, end)
  const rest = end < 0 ? [] : [unchanged(words.slice(end).join(' '))]
  const [first = ''] = declined
  if (declined.length === 1) {
    const found = usual(first)
    return combine([found.length === 0 ? unchanged(first) : unionOf(found), ...rest], ' ')
  }
  return combine([declineAgreeing(declined) ?? declineLoosely(declined), ...rest], ' ')
}

/** Declines a kind of place and the adjectives that follow it: `Osiedle Leśne`; any other name after it stays as it is. */
const declineKind = (kind: string, rest: string): Cases => {
  const heads = usual(kind)
  const words = rest.split(' ')
  const gender = heads[0]?.gender ?? 'neuter'
  const agree = words.every((word) => agrees(word, gender) && isAdjectiveOfKind(word))
  return combine([unionOf(heads), ...(agree ? words.map((word) => declineAdjective(word, gender)) : [unchanged(rest)])], ' ')
}

const hyphen = / [-–] |(?<=\p{L})-(?=\p{L})/u

/** Declines a Polish name of one or several words. */
export const declineName = (name: string): Cases => {
  const exception = exceptionOfName(name)
  if (exception !== null) return exception
  const kind = name.slice(0, name.indexOf(' '))
  if (kinds.has(kind)) return declineKind(kind, name.slice(kind.length + 1))
  const parts = name.split(hyphen)
  if (parts.length === 1) return declineWords(name)
  return combine(
    parts.map((part, at) => {
      if (at === 0) return declineWords(part)
      if (invariable.has(part)) return unchanged(part)
      return part === 'Zdrój' ? spa : declineWords(part)
    }),
    hyphen.exec(name)?.[0] ?? '-',
  )
}
