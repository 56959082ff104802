import { lengthAt, phrasesOf } from '#core/search/phrase.ts'
import type { Proposal } from '#core/search/reading/meaning.ts'
import type { PlainReader } from '#core/search/reading/reader.ts'
import { type SearchText, startsWithCapital } from '#core/search/reading/search-text.ts'
import { atEach, propose } from './spans.ts'

const markers = phrasesOf(
  `ul, ulica, ulicy, ulicę, ulicą, al, aleja, alei, aleję, aleje, alejach, plac, placu, pl, os, osiedle, osiedlu, osiedla, rondo, ronda, rondzie, skwer, skweru, bulwar, bulwaru, street, st, вул, вулиця, вулиці, вулицю, площа, площі,
   проспект`,
)
/** `on Pulawska street`. */
const afterStreets = phrasesOf('street, st, avenue, square')
const near = phrasesOf(
  'blisko, niedaleko, koło, obok, przy, w pobliżu, w okolicach, w okolicy, okolice, near, near to, close to, next to, around, at, on, біля, поруч з, недалеко від, поблизу, на',
)
/** `plac zabaw` is a playground. */
const noStreets = phrasesOf('plac zabaw, placu zabaw, placem zabaw')

const maxWords = 5

const isWritten = ({ tokens, words }: SearchText, at: number): boolean =>
  /^[^\p{L}\d]*[\p{Lu}\d]/u.test(tokens[words[at]?.token ?? -1]?.text ?? '')

/** Returns where a street that begins at a position may end: after a number, before a comma, at words that are no part of it. */
const endsOf = (text: SearchText, from: number): readonly number[] => {
  const { words } = text
  const ends: number[] = []
  // Who writes no capital letters writes none in streets.
  const hasCapitals = text.tokens.some((token) => startsWithCapital(token.text))
  let hasName = false
  for (let at = from; at < words.length && at < from + maxWords; at++) {
    const word = words[at]?.word ?? ''
    // A street begins as it likes, and goes on with capital letters and numbers.
    if (at > from && hasCapitals && !isWritten(text, at) && hasName) break
    const isNumber = /^\d{1,4}[a-z]?$/.test(word)
    hasName ||= !isNumber
    if (hasName) ends.push(at + 1)
    if (words[at]?.endsPart || (isNumber && at > from && hasName)) break
  }
  return ends
}

/** Reads streets and squares by the words before them: `ul. 3 Maja 10`, `koło placu Konstytucji`; and postcodes. */
export const readAddresses: PlainReader = ({ text }) =>
  atEach(text.words, (at): readonly Proposal[] => {
    const { words } = text
    const before = lengthAt(near, words, at)
    const marker = lengthAt(noStreets, words, at + before) > 0 ? 0 : lengthAt(markers, words, at + before)
    const start = at + before
    const relation = before > 0 ? 'near' : 'in'
    const streets =
      marker === 0
        ? []
        : endsOf(text, start + marker).map((to) =>
            propose(
              at,
              to,
              {
                kind: 'address',
                address: [...new Set(words.slice(start, to).map(({ token }) => token))]
                  .map((one) => text.tokens[one]?.text ?? '')
                  .join(' '),
                relation,
              },
              'address',
            ),
          )
    const named = lengthAt(afterStreets, words, start + 1)
    const english =
      named > 0 && isWritten(text, start)
        ? [
            propose(
              at,
              start + 1 + named,
              { kind: 'address', address: text.tokens[words[start]?.token ?? -1]?.text ?? '', relation },
              'measure',
            ),
          ]
        : []
    const word = words[at]?.word ?? ''
    const next = words[at + 1]?.word ?? ''
    const isCode = /^\d\d$/.test(word) && /^\d{3}$/.test(next) && /\d-\d/.test(text.tokens[words[at]?.token ?? -1]?.text ?? '')
    const code = isCode ? `${word}-${next}` : /^\d{5}$/.test(word) ? `${word.slice(0, 2)}-${word.slice(2)}` : null
    return [...streets, ...english, ...(code ? [propose(at, at + (isCode ? 2 : 1), { kind: 'post-code', code }, 'measure')] : [])]
  })
