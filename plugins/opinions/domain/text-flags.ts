import { toPlainText } from '#core/privacy/plain-text.ts'
import { accusation } from './flag-rules/accusation.ts'
import { hate } from './flag-rules/hate.ts'
import { health } from './flag-rules/health.ts'
import { insult } from './flag-rules/insult.ts'
import { profanity } from './flag-rules/profanity.ts'
import { spam } from './flag-rules/spam.ts'
import { threat } from './flag-rules/threat.ts'

/** Beginnings of words about a facility, of which an opinion contains at least one. */
const topics = [
  /(?<!\p{L})(?:przedszk|przeczkol|zlob|punkt|placow|ochronk|pani|pan(?!\p{L})|cioci|ciotk|ciot(?!\p{L})|kadr|naucz|wychow|opiek|zaopiek|dyrek|personel|obslug|kuchn|kuchar|wozn)/u,
  /(?<!\p{L})(?:dziec|maluch|syn|cor(?:k|ec|us)|wnu[kc]|mlod[aye]|mal[aey](?!\p{L})|mam[aoy](?!\p{L})|tata|tatus|babci|dziad|rodzi[cn]|\p{L}*latk|alergicy|starsza|niemowl|bajtl|dzioch|dziouch)/u,
  /(?<!\p{L})(?:jedzen|posil|obiad|catering|zup|sniadan|podwieczor|wyzyw|jadlosp|mies[ao]|pierog|diet|warzyw|owoc|mleczn|weget)/u,
  /(?<!\p{L})(?:plac(?:u|em)?\s+zab|zabaw|ogrod|sal(?:a|e|i|ka)(?!\p{L})|toalet|lazien|szatni|lezak|drzem|lozeczk|furtk|piaskown|budyn|parking|pieluch|bud[aey](?!\p{L}))/u,
  /(?<!\p{L})(?:zajec|adaptac|grup|angielsk|rytmik|logoped|montessori|karty\s+pracy|wycieczk|bal(?:u|em|e)?(?!\p{L})|jaselk|teatr|las(?:u|em)|dwor|rekrut|zapis|umow|otwart|dyzur|wakac|zebran|oplat|czesn|cen[aey](?!\p{L})|wpisow|znizk|kaucj|regulamin|statut|deklarac|formularz|wniosk|sekretariat|wszy(?!\p{L})|chor[oy]|atmosfer|czyst|brud|higien|bezpiecz|kontakt|komunik|aplikac|posyl|chodzi|uczeszcz)/u,
  /(?<!\p{L})(?:садк|сад(?:ок|ик)|сад(?!\p{L})|ясл|діт|дит|вихов|вчит|груп|їж|їсть|годув|донь|доч|син|кухн|чист|адапт|занят|директ|батьк|возим|смачн)/u,
  /(?<!\p{L})(?:nurser|kindergarten|preschool|teacher|staff|kids?(?!\p{L})|child|son(?!\p{L})|daughter|food|meals|soup|playground|class|group|toddler|caregiver|school|parent|director|waiting\s+list)/u,
]

/** Tells if a folded text has few different words. */
const isPadded = (folded: string): boolean => {
  const words = folded.match(/\p{L}{2,}/gu) ?? []
  const different = new Set(words).size
  return different < 6 || different / words.length < 0.35
}

/** Tells if a folded text contains nothing that belongs to a facility. */
const isOffTopic = (folded: string): boolean => !topics.some((topic) => topic.test(folded))

/** Cyrillic letters and the Latin ones that look like them, for words that mix both. */
const lookalikes = Object.entries({ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'i', к: 'k', м: 'm', т: 't' })
const toLatin = new Map(lookalikes)
const toCyrillic = new Map(lookalikes.map(([cyrillic, latin]) => [latin, cyrillic]))
/** Digits and signs in place of letters. */
const substitutes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
}

const latin = /[a-z]/u

const withoutMarks = (text: string) =>
  text
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/(?<=[a-z])[\u0300-\u036F]+/gu, '')
    .normalize('NFC')

/** Writes a word that mixes both alphabets in that of most of its letters. */
const inOneAlphabet = (word: string) => {
  const cyrillic = word.match(/\p{Script=Cyrillic}/gu)?.length ?? 0
  if (cyrillic === 0) return word
  const other = cyrillic * 2 >= word.length ? toCyrillic : toLatin
  return [...word].map((letter) => other.get(letter) ?? letter).join('')
}

const unmask = (word: string) => {
  if (!latin.test(word)) return word
  const letters = inOneAlphabet(word)
  if (!latin.test(letters)) return letters
  // A sign between letters stands for a letter; at the end it is punctuation, and a number with a unit is a number.
  return /^\d+[a-z]{0,4}$/u.test(letters)
    ? letters
    : letters.replace(/[013457@$€](?=.*[a-z])|(?<=[a-z])[0345@$€]|!(?=[a-z])/gu, (sign) => substitutes[sign] ?? sign)
}

/**
 * Returns a text for rules that look for words: lower case, without Polish marks, digits and signs in words replaced
 * by the letters that they stand for, spaced words (`k.u.r.w.a`) joined, and letters repeated more than twice once.
 */
const foldText = (original: string): string =>
  withoutMarks(toPlainText(original).text)
    .replace(/(?<![\p{L}\d])(?:[\p{L}@$0-9][ .*_·-]){3,}[\p{L}@$0-9](?![\p{L}\d])/gu, (spaced) =>
      /\p{L}/u.test(spaced) ? spaced.replace(/[^\p{L}\d@$]/gu, '') : spaced,
    )
    .replace(/[\p{L}\d@$!€]+/gu, unmask)
    .replace(/(\p{L})\1{2,}/gu, '$1')

export const textFlags = ['insult', 'profanity', 'hate', 'threat', 'accusation', 'health', 'spam', 'off_topic_short'] as const
/** Property of a text that a moderator should look at. */
export type TextFlag = (typeof textFlags)[number]

const byWords = { insult, profanity, hate, threat, accusation, health, spam } as const

/** Finds the flags of a text for the review queue. Rules only flag: support decides. */
export const findTextFlags = (text: string): readonly TextFlag[] => {
  const folded = foldText(text)
  const found = Object.entries(byWords).flatMap(([flag, rules]) => (rules.some((rule) => rule.test(folded)) ? [flag as TextFlag] : []))
  // Who scolds or advertises is rarely on the subject, and support looks at the text anyway.
  return isPadded(folded) || (found.length === 0 && isOffTopic(folded)) ? [...found, 'off_topic_short'] : found
}

/** Least similarity of two texts that are flagged, and the letters of a shingle. */
const similarFrom = 0.6
const shingleLength = 4

/** Returns the runs of letters of a text, without case, marks and signs, so that small changes keep most of them. */
const shinglesOf = (text: string): ReadonlySet<string> => {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/[^\p{L}\p{N}]+/gu, '')
  const shingles = new Set<string>()
  for (let at = 0; at + shingleLength <= letters.length; at++) shingles.add(letters.slice(at, at + shingleLength))
  return shingles
}

const similarity = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  if (one.size === 0 || other.size === 0) return 0
  let shared = 0
  for (const shingle of one) if (other.has(shingle)) shared++
  return shared / (one.size + other.size - shared)
}

/** Returns how much two texts have in common, from 0 to 1: the shared part of their runs of four letters. */
export const textSimilarity = (one: string, other: string): number => similarity(shinglesOf(one), shinglesOf(other))

/** Returns whether any of the texts is similar to a text. */
export const isSimilarToAny = (text: string, others: readonly string[]): boolean => {
  const shingles = shinglesOf(text)
  return others.some((other) => similarity(shingles, shinglesOf(other)) >= similarFrom)
}
