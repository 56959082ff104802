import { unitParts } from '#core/search/facet.ts'
import type { Range } from '#core/search/facet-selection.ts'
import { lengthAt, phrasesOf } from '#core/search/phrase.ts'
import type { Word } from '#core/search/words.ts'

const rated = phrasesOf(
  'ocena, oceną, oceny, ocenie, ocenę, oceniane, oceniany, rated, rating, ratings, score, оцінка, оцінкою, оцінки, рейтинг, рейтингом',
)
const atLeast = phrasesOf(
  `powyżej, od, co najmniej, minimum, min, wyższa niż, wyższą niż, przynajmniej, at least, above, over, of, higher than, вище, від, не менше, не нижче, більше`,
)
const stars = phrasesOf('gwiazdka, gwiazdki, gwiazdek, star, stars, зірка, зірки, зірок')

/** Reads the lowest rating at a position, in tenths of a point: `oceniane powyżej 4,5`, `4 stars`. */
export const ratingAt = (typed: readonly Word[], at: number): { readonly range: Range; readonly length: number } | null => {
  const ratedLength = lengthAt(rated, typed, at)
  const from = at + ratedLength + (ratedLength > 0 ? lengthAt(atLeast, typed, at + ratedLength) : 0)
  const points = typed[from]?.word ?? ''
  const starsLength = lengthAt(stars, typed, from + 1)
  if ((ratedLength === 0 && starsLength === 0) || !/^[1-5](\.\d)?$/.test(points) || Number(points) > 5) return null
  return { range: { min: Math.round(Number(points) * unitParts.points) }, length: from + 1 + starsLength - at }
}
