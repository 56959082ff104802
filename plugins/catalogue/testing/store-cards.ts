import { rowsOf, type TestPlatform } from '#config/quality/testing/platform.ts'
import { seededTags } from '#plugins/tags/testing/seeded-tags.ts'
import type { ListedCard } from '../contract/listed-card.ts'
import { categoryOf } from './card-builder.ts'

/** Returns the id of the tag of a type of facilities. */
export const tagOf = (type: ListedCard['type']): string => seededTags.specialization.find(({ key }) => key === type)?.id ?? ''

const facilityRow = (card: ListedCard) => ({
  id: card.id,
  slug: `${card.slug}-${card.id}`,
  name: card.name,
  type: card.type,
  category: categoryOf(card),
  status: card.status,
  voivodeship: card.voivodeship,
  county: card.city,
  city_id: card.id,
  city: card.city,
  city_slug: card.city_slug,
  district: card.district,
  district_slug: card.district,
  longitude: card.longitude,
  latitude: card.latitude,
  location_precision: card.longitude === null ? null : card.approximate ? 'approximate' : 'exact',
  made: card.made,
  specialization: `{${tagOf(card.type)}}`,
  rating_count: card.opinion_count,
  rated_at: card.opinion_count === 0 ? null : '2026-11-01',
  ...Object.fromEntries(['total', 'cleanliness', 'staff', 'food'].map((score) => [`rating_${score}`, card.score_total ?? 0])),
})

/** Stores the facilities of cards, and that a register names those that are not invented; districts are slugs. */
export const storeCards = async (platform: TestPlatform, cards: readonly ListedCard[]): Promise<void> => {
  const rows = cards.map(facilityRow)
  const columns = Object.keys(rows[0] ?? {}).join()
  if (columns === '') return
  await rowsOf(
    platform,
    `with stored as (insert into facility (${columns}) select ${columns} from jsonb_populate_recordset(null::facility, ?) returning id, made)
     insert into facility_statement (source, number, facility_id, stated_on, fields, batch_id)
       select 'zlobki', id, id, '2026-10-01', '{}', id from stored where not made`,
    [JSON.stringify(rows)],
  )
}
