import type { ClustersAnswer } from '../../contract/clusters.ts'
import { pointsOf } from './points.ts'

type Card = ClustersAnswer['facilities'][number]

/** The middle one of some numbers. */
const middle = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

/** So many facilities at one point are there only because nobody knows where they are in the city. */
const mostTogether = 4
const pointOf = ({ longitude, latitude }: Card) => `${longitude} ${latitude}`

/** Fewer facilities do not tell where a district is. */
const least = 3

/** Names of districts where their facilities are, as GeoJSON: within a city the bundled map has no other names. */
export const districtNames = (cards: readonly Card[]) => {
  const at = Map.groupBy(cards, pointOf)
  const located = cards.filter(
    (card) =>
      card.district !== null && card.longitude !== null && card.latitude !== null && (at.get(pointOf(card))?.length ?? 0) <= mostTogether,
  )
  const districts = [...Map.groupBy(located, ({ voivodeship, city_slug, district }) => `${voivodeship} ${city_slug} ${district}`).values()]
  return pointsOf(
    districts
      .filter((cards) => cards.length >= least)
      .map((cards) => ({
        name: cards[0]?.district ?? '',
        order: -cards.length,
        long: middle(cards.map(({ longitude }) => longitude ?? 0)),
        lat: middle(cards.map(({ latitude }) => latitude ?? 0)),
      })),
  )
}
