import type { Client } from 'pg'
import { orderTerms } from '#adapters/postgres/facilities/order-sql.ts'
import { suggestionCriteria } from '#core/search/orders.ts'
import { type CopiedTuple, textOf } from './copied-tuples.ts'
import { copyTuples } from './copy-tuples.ts'
import { listed, nameHash } from './facility-sql.ts'
import { makeGrowingNumbers } from './growing-numbers.ts'
import type { NamedFacilities } from './index-updater.ts'
import type { FacilityName } from './names/name-index-data.ts'

/** Columns of a name, as fields of a tuple from the third on; the first two are the id as bytes and the hash of the name. */
const columns = [
  'f.slug',
  'f.name',
  'f.type',
  'f.voivodeship',
  'f.city',
  'f.city_slug',
  'f.district',
  'f.street',
  'f.building_number',
  'f.post_code',
  'f.made::text',
] as const

const queryOf = (day: number) =>
  `select f.id, ${nameHash}, f.id::text, ${columns.join(', ')} from facility f where ${listed} order by ${orderTerms(suggestionCriteria, day)}`

const nameOf = (tuple: CopiedTuple): FacilityName => {
  const text = (column: (typeof columns)[number]) => textOf(tuple, 3 + columns.indexOf(column))
  return {
    id: textOf(tuple, 2) ?? '',
    slug: text('f.slug') ?? '',
    name: text('f.name') ?? '',
    type: text('f.type') ?? '',
    voivodeship: text('f.voivodeship') ?? '',
    city: text('f.city') ?? '',
    citySlug: text('f.city_slug') ?? '',
    district: text('f.district'),
    street: text('f.street'),
    buildingNumber: text('f.building_number'),
    postCode: text('f.post_code'),
    made: text('f.made::text') === 'true',
  }
}

/** Reads the names of all listed facilities one by one, in the order of equally good suggestions on a day; returns their ids and hashes. */
export const readNames = async (
  client: Client,
  day: number,
  onName: (name: FacilityName) => void,
): Promise<Omit<NamedFacilities, 'build'>> => {
  const words = makeGrowingNumbers()
  const hashes = makeGrowingNumbers()
  await copyTuples(client, queryOf(day), 3 + columns.length, (tuple) => {
    const { bytes, starts } = tuple
    for (let word = 0; word < 4; word++) words.push(bytes.readUInt32LE((starts[0] as number) + word * 4))
    hashes.push(bytes.readUInt32BE(starts[1]))
    onName(nameOf(tuple))
  })
  // Shared, since the thread of the index and this one's parent both need them.
  const ids = new Uint32Array(new SharedArrayBuffer(words.length() * 4))
  ids.set(words.finish())
  const nameHash = new Int32Array(new SharedArrayBuffer(hashes.length() * 4))
  nameHash.set(new Int32Array(hashes.finish().buffer))
  return { ids: new Uint8Array(ids.buffer), nameHash }
}
