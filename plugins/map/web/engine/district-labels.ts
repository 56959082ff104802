import type { ClustersResponse } from '../../contract/clusters.ts'
import { featureCollectionOf } from './feature-collection.ts'

type Card = ClustersResponse['facilities'][number]

/** Returns the median. */
const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

/** More facilities at one point than this means that their location within the city is unknown. */
const maxAtOnePoint = 4
const pointOf = ({ longitude, latitude }: Card) => `${longitude} ${latitude}`

/** Minimum number of facilities from which a district is located. */
const minFacilities = 3

/** Returns labels of districts as GeoJSON, located by their facilities; the bundled map has no district names. */
export const districtLabels = (cards: readonly Card[]) => {
  const at = Map.groupBy(cards, pointOf)
  const located = cards.filter(
    (card) =>
      card.district !== null && card.longitude !== null && card.latitude !== null && (at.get(pointOf(card))?.length ?? 0) <= maxAtOnePoint,
  )
  const districts = [...Map.groupBy(located, ({ voivodeship, city_slug, district }) => `${voivodeship} ${city_slug} ${district}`).values()]
  return featureCollectionOf(
    districts
      .filter((cards) => cards.length >= minFacilities)
      .map((cards) => ({
        name: cards[0]?.district ?? '',
        order: -cards.length,
        long: median(cards.map(({ longitude }) => longitude ?? 0)),
        lat: median(cards.map(({ latitude }) => latitude ?? 0)),
      })),
  )
}
