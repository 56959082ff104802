import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { rotationOn } from '#core/search/daily-rotation.ts'
import { orderTerms } from './order-sql.ts'

const platform = startForTests(testPlatform)

test('CA-09 SQL computes the same rotation from the ids as the index, on any day', async () => {
  await rowsOf(
    platform,
    `insert into facility (id, slug, name, type, category, voivodeship, county, city_id, city, city_slug)
     select gen_random_uuid(), 'f-' || n, 'x', 'nursery', 'zlobki', 'opolskie', 'x', '00000000-0000-0000-0000-000000000001', 'Opole', 'opole' from generate_series(1, 300) n`,
  )
  const ids = (await rowsOf<{ id: string }>(platform, 'select id from facility')).map(({ id }) => id)
  const hashes = new Map(
    ids.map((id) => [
      id,
      createHash('sha256')
        .update(Buffer.from(id.replaceAll('-', ''), 'hex'))
        .digest()
        .readInt32BE(0),
    ]),
  )
  for (const day of [-1, 0, 20_000, 20_001, 20_029, 20_030, 21_017]) {
    const rotationOf = rotationOn(day)
    const turn = (id: string) => rotationOf(hashes.get(id) ?? 0)
    const sorted = await rowsOf<{ id: string }>(platform, `select id from facility f order by ${orderTerms(['rotation', 'id'], day)}`)
    expect(sorted.map(({ id }) => id)).toEqual(ids.toSorted((a, b) => turn(a) - turn(b) || (a < b ? -1 : 1)))
  }
})
