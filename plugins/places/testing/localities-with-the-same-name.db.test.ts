import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { Effect } from 'effect'
import { beforeAll, describe, expect, test } from 'vitest'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { slugOf } from '#core/kernel/slug.ts'
import { Localities } from '#core/places/localities.port.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { plugin as places } from '../plugin.ts'

const folder = path.resolve(import.meta.dirname, '../../../../shared/data/registers')
const files = ['rspo-geo-2022-przedszkola.csv', 'rspo-geo-2022-szkoly-podstawowe.csv']

interface LocalityCount {
  readonly voivodeship: string
  readonly county: string
  readonly city: string
  readonly districts: readonly string[]
  facilities: number
}

/** Localities of the real files with the number of rows that name each; compares only columns that all files share. */
const readLocalities = (): readonly LocalityCount[] => {
  const localities = new Map<string, LocalityCount>()
  for (const file of files)
    for (const row of parse(readFileSync(path.join(folder, file), 'utf8'), { delimiter: ';', bom: true, columns: true }) as Record<
      string,
      string
    >[]) {
      const voivodeship = slugOf(row['Województwo'] ?? '')
      const county = row['Powiat (GeoNames)'] ?? ''
      const city = row['Miejscowość'] ?? ''
      const key = `${voivodeship}/${county}/${city}`
      const one = localities.get(key) ?? { voivodeship, county: county.replace(/^powiat\s+/i, ''), city, districts: [], facilities: 0 }
      localities.set(key, { ...one, facilities: one.facilities + 1 })
    }
  return [...localities.values()]
}

describe.skipIf(!existsSync(folder))(
  'slugs of localities with the same name in the real registers of preschools and schools (decisions §27)',
  () => {
    const platform = startForTests(() => testPlatform({ plugins: [places] }))
    let localities: readonly LocalityCount[]
    beforeAll(async () => {
      await rowsOf(platform, 'delete from places_city')
      localities = readLocalities()
      await Effect.runPromise(platform.find(Transaction)(platform.find(Localities).findOrCreate(localities)))
    })

    const slugs = () => rowsOf<{ voivodeship: string; county: string; name: string; slug: string }>(platform, 'select * from places_city')

    test('every locality has a slug of its own in its voivodeship', async () => {
      const rows = await slugs()
      expect(rows).toHaveLength(localities.length)
      expect(new Set(rows.map(({ voivodeship, slug }) => `${voivodeship}/${slug}`)).size).toBe(rows.length)
    })

    test('of localities with the same name the one with the most facilities has the bare slug, and the others add their county', async () => {
      const rows = await slugs()
      const facilities = new Map(localities.map((one) => [`${one.voivodeship}/${one.county}/${one.city}`, one.facilities]))
      const pairs = Map.groupBy(rows, ({ voivodeship, name }) => `${voivodeship}/${name}`)
      const ambiguous = [...pairs.values()].filter((sameName) => sameName.length > 1)
      expect([pairs.size, ambiguous.length]).toEqual([9_525, 261])
      for (const sameName of ambiguous) {
        const count = (one: (typeof sameName)[number]) => facilities.get(`${one.voivodeship}/${one.county}/${one.name}`) ?? 0
        const max = Math.max(...sameName.map(count))
        for (const one of sameName) {
          const plainSlug = slugOf(one.name)
          if (one.slug === plainSlug) expect([one.name, count(one)]).toEqual([one.name, max])
          else expect([one.name, one.slug]).toEqual([one.name, expect.stringContaining(slugOf(one.county))])
        }
      }
    })
  },
)
