import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { Effect } from 'effect'
import { beforeAll, describe, expect, test } from 'vitest'
import { slugOf } from '#core/kernel/slug.ts'
import { voivodeshipSlugs } from '#core/places/voivodeship.ts'
import { loadTable as loadBuiltTable, writeTable } from './built-table.ts'
import { makeGazetteer } from './gazetteer.ts'
import { loadTable } from './load-table.ts'

const gazetteer = makeGazetteer()
const run = Effect.runPromise
// Starting the worker and reading 14 MB may exceed the timeout of a test on a busy machine.
beforeAll(() => run(gazetteer.findByName('Kraków')), 30_000)

describe('the gazetteer of Poland', () => {
  test('contains 43,989 localities of all sixteen voivodeships, each with a point in Poland', async () => {
    const all = await run(gazetteer.all())
    expect(all).toHaveLength(43_989)
    expect(new Set(all.map(({ voivodeship }) => voivodeship))).toEqual(new Set(voivodeshipSlugs))
    expect(all.filter(({ longitude: x, latitude: y }) => !(x > 14 && x < 24.2 && y > 49 && y < 54.9))).toEqual([])
    expect(all.filter(({ county, commune }) => county === '' || commune === '' || commune.includes('gmina'))).toEqual([])
  })

  test('knows the population of nearly every town, although GeoNames writes Warsaw and Jastrzębie Zdrój', async () => {
    const towns = (await run(gazetteer.all())).filter(({ town }) => town)
    expect(towns).toHaveLength(954)
    expect(towns.filter(({ population }) => population === 0).length).toBeLessThanOrEqual(5)
    const largest = towns.toSorted((a, b) => b.population - a.population).slice(0, 5)
    expect(largest.map(({ name }) => name)).toEqual(['Warszawa', 'Łódź', 'Kraków', 'Wrocław', 'Poznań'])
  })

  test('finds by name regardless of case and accents, largest first, and within a voivodeship and a county', async () => {
    const [first] = await run(gazetteer.findByName('JOZEFOW'))
    expect(first).toMatchObject({ name: 'Józefów', county: 'otwocki', town: true })
    expect(await run(gazetteer.findByName('Józefów', { voivodeship: 'lubelskie', county: 'biłgorajski' }))).toMatchObject([
      { commune: 'Józefów', population: 2418 },
    ])
    expect(await run(gazetteer.findByName('Józefów', { voivodeship: 'pomorskie' }))).toEqual([])
  })

  test('locates a locality by its county and never returns a namesake of another county', async () => {
    const located = await run(
      gazetteer.locate([
        { voivodeship: 'mazowieckie', county: 'm. st. Warszawa', city: 'Warszawa' },
        { voivodeship: 'dolnoslaskie', county: 'Powiat jeleniogórski', city: 'Karpacz' },
        // The gazetteer contains a Kurów of this voivodeship in another county.
        { voivodeship: 'lubelskie', county: 'puławski', city: 'Kurów' },
        // Two villages of this name in one county.
        { voivodeship: 'lubelskie', county: 'lubartowski', city: 'Lipniak' },
      ]),
    )
    expect(located).toMatchObject([{ longitude: 21.0067, latitude: 52.2319 }, { longitude: 15.7547, latitude: 50.7747 }, null, null])
  })

  test('the table of a build is the same as the one read from the packages', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kredka-gazetteer-'))
    const file = path.join(folder, 'localities.bin')
    await writeTable(file)
    expect(await loadBuiltTable(file)).toEqual(await loadTable())
    rmSync(folder, { recursive: true })
  })

  const file = new URL('../../../shared/data/registers/rspo-geo-2022-przedszkola.csv', import.meta.url)
  test.skipIf(!existsSync(file))('knows the locality of 99.3 % of the 15,562 preschools of the real register', async () => {
    const rows: readonly Record<string, string>[] = parse(readFileSync(file, 'utf8'), { delimiter: ';', bom: true, columns: true })
    const known = await run(
      Effect.forEach(rows, (row) => gazetteer.findByName(row['Miejscowość'] ?? '', { voivodeship: slugOf(row['Województwo'] ?? '') })),
    )
    expect(rows).toHaveLength(15_562)
    expect(known.filter((found) => found.length > 0).length / rows.length).toBeCloseTo(0.993, 3)

    const located = await run(
      gazetteer.locate(
        rows.map((row) => ({
          voivodeship: slugOf(row['Województwo'] ?? ''),
          county: row['Powiat (GeoNames)'] ?? '',
          city: row['Miejscowość'] ?? '',
        })),
      ),
    )
    expect(located.filter((one) => one !== null).length / rows.length).toBeGreaterThan(0.985)
  })
})
