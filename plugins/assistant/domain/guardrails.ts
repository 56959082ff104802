import { numberOf } from '#core/privacy/number-words.ts'
import { normalizedWords } from '#core/search/words.ts'
import type { NumberedFact } from './facts/numbered-facts.ts'

/** Sentence of a model with the numbers of the facts that it claims to say. */
export interface ModelSentence {
  readonly text: string
  readonly facts: readonly number[]
}

const maxSentence = 500
const currency = /^\s*(?:zł|zl|pln|złot\p{L}*|зл|злот\p{L}*|zloty|грн|uah|€|eur|euro|\$|usd)/iu
const currencyBefore = /(?:€|\$|pln)\s*$/iu
const address =
  /(?:https?:|www\.|ftp:|mailto:|tel:|javascript:)|[\p{L}\d-]+\.(?:pl|com|net|org|eu|info|ua|io|xyz|shop|online|site|biz|me|co|app|dev)(?![\p{L}\d])|@/iu
const markup = /[<>[\]{}`|\\]|&#?\w+;|\*\*|__/u

/** Numbers in a text in one form, times without leading zeros; those before or after a currency have it: `1500 zł` → `1500$`. */
const numbersOf = (text: string): ReadonlySet<string> => {
  const joined = text.replace(/(?<=\d)[\s\u00a0\u202f,](?=\d{3}(?!\d))/gu, '')
  const found = new Set<string>()
  for (const match of joined.matchAll(/\d+(?:[.,:/-]\d+)*/g)) {
    const [number] = match
    const plain = number
      .split(/([.,:/-])/)
      .map((part) => (/^\d+$/.test(part) ? String(Number(part)) : part === ',' ? '.' : part))
      .join('')
      .replace(/\.0+$/, '')
    const isMoney = currency.test(joined.slice(match.index + number.length)) || currencyBefore.test(joined.slice(0, match.index))
    found.add(isMoney ? `${plain}$` : plain)
    // A whole hour may be said without minutes: 07:00 is 7.
    if (/^\d+:0$/.test(plain)) found.add(plain.slice(0, -2))
    if (isMoney) found.add(plain)
  }
  return found
}

const months =
  /^(styczn|lut[ey]|marc|kwie[ct]|maj[au]|czerw[ci]|lip[ci]|sierp|wrze[sś]|paździer|listopad|grudn|january|february|march|april|may|june|july|august|september|october|november|december|січ|лют|берез|квіт|трав|черв|лип|серп|верес|жовт|груд|poniedz|wtor|środ|czwart|piąt|sobot|niedziel|monday|tuesday|wednesday|thursday|friday|saturday|sunday|понеділ|вівтор|серед|четвер|п['’]ятниц|субот|неділ)/iu
/** Words that state something by themselves, so that the facts must say it too. */
const claims =
  /^(bezpłat|darmow|free|безкошт|безплат|gratis|nagrod|certyfik|award|certif|нагород|сертиф|sto$|dwieśc|trzyst|czteryst|\p{L}+set$|tysi|hundred|thousand|сто$|двіст|трист|\p{L}+сот$|тисяч)/iu

const stem = (word: string) => word.slice(0, Math.max(4, word.length - 3))

/** Words with a capital inside of a sentence: names of people, streets, places, companies. */
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<=[\p{L}\d,;:)”"'’–-]\s+[„"“«(]?|[„"“«(])\p{Lu}[\p{L}\d'’-]*/gu)].map(([name]) => name)

const streetBefore =
  /(?<!\p{L})(?:ul|al|os|pl|ulic\p{L}*|alej\p{L}*|osiedl\p{L}*|plac(?:u|em)?|вул|вулиц\p{L}*|street|avenue)\.?\s+(\p{L}+)/giu

const isIn = (known: readonly string[], word: string): boolean => {
  const [normal = ''] = normalizedWords(word)
  return normal === '' || known.some((one) => one.startsWith(stem(normal)))
}

/**
 * Returns whether a sentence says nothing that the facts which it cites do not say: no other number, price, time, date,
 * address, telephone, name or link, no markup, and no number of a fact that does not exist. Words are not compared: a
 * wrong statement without any of these passes.
 */
export const isProved = ({ text, facts: cited }: ModelSentence, facts: readonly NumberedFact[], facility: string): boolean => {
  const proofs = cited.map((n) => facts.find((fact) => fact.n === n))
  if (text.trim() === '' || text.length > maxSentence || cited.length === 0 || proofs.includes(undefined)) return false
  const proof = proofs.map((fact) => fact?.text ?? '').join(' ')
  if (
    markup.test(text) ||
    (address.test(text) && !proof.includes(text.match(/\S*(?:https?:|www\.|@|\.\p{L}{2,})\S*/u)?.[0].replace(/[.,;]+$/, '') ?? '\0'))
  )
    return false
  const numbers = numbersOf(proof)
  if ([...numbersOf(text)].some((number) => !numbers.has(number))) return false
  const known = normalizedWords(`${proof} ${facility}`)
  const words = text.match(/[\p{L}'’]+/gu) ?? []
  const isStated = (word: string) => {
    const value = numberOf(word.toLowerCase())
    if (typeof value === 'number') return value < 2 || numbers.has(String(value)) || isIn(known, word)
    return !(months.test(word) || claims.test(word)) || isIn(known, word)
  }
  const streets = [...text.matchAll(streetBefore)].map(([, name = '']) => name)
  return words.every(isStated) && [...namesIn(text), ...streets].every((name) => isIn(known, name))
}
