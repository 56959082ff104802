import { unitParts } from '#core/search/facet.ts'
import type { Range } from '#core/search/facet-selection.ts'
import { lengthAt, phrasesOf } from '#core/search/phrase.ts'
import type { PlainReader } from '#core/search/reading/reader.ts'
import type { Word } from '#core/search/words.ts'
import { atEach, propose } from './spans.ts'

const rated = phrasesOf(
  'ocena, oceną, oceny, ocenie, ocenę, oceniane, oceniany, oceniana, z oceną, rated, rating, ratings, score, оцінка, оцінкою, оцінки, рейтинг, рейтингом, opinie, opiniach',
)
const atLeast = phrasesOf(
  `powyżej, od, co najmniej, minimum, min, wyższa niż, wyższą niż, wyżej niż, przynajmniej, na, at least, above, over, of, higher than, вище, від, не менше, не нижче, більше`,
)
const stars = phrasesOf('gwiazdka, gwiazdki, gwiazdek, gwiazdkami, star, stars, зірка, зірки, зірок')

const ratingAt = (words: readonly Word[], at: number): { readonly range: Range; readonly length: number } | null => {
  const before = lengthAt(atLeast, words, at)
  const ratedLength = before > 0 ? 0 : lengthAt(rated, words, at)
  const from = at + before + ratedLength + (ratedLength > 0 ? lengthAt(atLeast, words, at + ratedLength) : 0)
  const points = words[from]?.word ?? ''
  const starsLength = lengthAt(stars, words, from + 1)
  if ((ratedLength === 0 && starsLength === 0) || !/^[1-5](\.\d)?$/.test(points) || Number(points) > 5) return null
  return { range: { min: Math.round(Number(points) * unitParts.points) }, length: from + 1 + starsLength - at }
}

/** Reads the lowest rating, in tenths of a point: `oceniane powyżej 4,5`, `4 stars`. */
export const readRatings: PlainReader = ({ text: { words }, facets }) =>
  facets.some(({ key }) => key === 'rating')
    ? atEach(words, (from) => {
        const found = ratingAt(words, from)
        return found ? [propose(from, from + found.length, { kind: 'filter', selection: { rating: found.range } }, 'measure')] : []
      })
    : []
