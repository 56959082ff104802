import { expect, test } from 'vitest'
import type { Range } from '#core/search/facet-selection.ts'
import type { UnderstoodWords } from '../contract/search-results.ts'
import { filterPhrases } from '../domain/filter-phrases.ts'
import type { SearchPageData } from '../use-cases/show-results.ts'
import { parentQueries } from './parent-queries.ts'
import { nearestQueries, productFacets, searchAsParent } from './parent-search.ts'

const zloty = (grosze: number | undefined) => (grosze === undefined ? '' : String(grosze / 100))

const asText = ({ selection }: UnderstoodWords): readonly string[] =>
  Object.entries(selection).map(([key, value]) =>
    value === true
      ? key
      : Array.isArray(value)
        ? `${key}=${value.toSorted().join(',')}`
        : `${key}=${zloty((value as Range).min)}..${zloty((value as Range).max)}`,
  )

const pageOf = ({ exact }: SearchPageData): string | undefined => {
  if (exact?.kind === 'city') return `city ${exact.city.name}`
  if (exact?.kind === 'district') return `district ${exact.district.name}`
  return exact === null ? undefined : `facility ${exact.facility.slug}`
}

/** Returns the counties to choose from, as the texts of the links name them. */
const choiceOf = ({ results: { locality } }: SearchPageData) =>
  locality?.kind === 'choice' ? locality.options.map(({ text }) => /powiat (\S+)$/.exec(text)?.[1]) : undefined

/** Groups found ids like the expected ones, which may come in any order within a group. */
const grouped = (found: readonly string[], expected: readonly (string | readonly string[])[]) => {
  let at = 0
  const groups = expected.map((group) => {
    const size = typeof group === 'string' ? 1 : group.length
    const taken = found.slice(at, at + size)
    at += size
    if (typeof group === 'string') return taken[0]
    return taken.toSorted().join() === group.toSorted().join() ? group : taken
  })
  return [...groups, ...found.slice(at)]
}

test.each(parentQueries)('SM-24 “$text” finds what a parent means', async (query) => {
  const data = await searchAsParent(query.text)
  const { results } = data
  expect({
    page: pageOf(data),
    filters: results.understood.flatMap(asText).toSorted(),
    ...(query.page === undefined && { place: results.understood.find(({ kind }) => kind === 'place')?.label.split(',')[0] }),
    ...(query.finds && {
      finds: grouped(
        results.facilities.items.map(({ slug }) => slug),
        query.finds,
      ),
    }),
    ...(query.places && { places: results.places.slice(0, query.places.length).map(({ label }) => label.split(',')[0]) }),
    ...(query.choice ? { choice: choiceOf(data) } : { nearest: results.locality?.kind === 'nearest' ? results.locality.name : undefined }),
    ignored: results.ignored,
  }).toEqual({
    page: query.page,
    filters: (query.filters ?? []).toSorted(),
    ...(query.page === undefined && { place: query.place }),
    ...(query.finds && { finds: query.finds }),
    ...(query.places && { places: query.places }),
    ...(query.choice ? { choice: query.choice } : { nearest: query.nearest }),
    ignored: query.ignored ?? [],
  })
})

test('SM-25 every phrase means options that exist', () => {
  const isAvailable = ({ facet, options }: (typeof filterPhrases)[number]) => {
    const available = productFacets.find(({ key }) => key === facet)
    return options.every((option) => available?.kind === 'choice' && available.options.some(({ param }) => param === option)) && available
  }
  expect(filterPhrases.filter((phrases) => !isAvailable(phrases))).toEqual([])
})

test('SM-24 a page that the results do not have is not found', async () => {
  for (const page of [0, 2, 51, 1.5])
    await expect(searchAsParent('montessori krakow', page)).rejects.toMatchObject({ _tag: 'SearchPageNotFound' })
})

test('SM-25 empty results tell how many there are without each filter; results by name alone are offered if they are others', async () => {
  const { results } = await searchAsParent('montessori gorzów wielkopolski')
  expect(results.facilities.itemsTotal).toBe(0)
  expect(results.understood.map(({ without, total }) => [without, total])).toEqual([
    ['montessori', null],
    ['gorzów wielkopolski', 2],
  ])
  expect((await searchAsParent('integracyjne przedszkole')).results.literal).toEqual({ text: '"integracyjne przedszkole"', total: 1 })
  expect((await searchAsParent('"integracyjne przedszkole"')).results.literal).toBeNull()
})

test('SM-24 a text of a place and filters links to the map with the same results; other words do not', async () => {
  const mapQuery = async (text: string) => (await searchAsParent(text)).results.mapQuery
  expect(await mapQuery('przedszkole montessori krowodrza')).toEqual({
    miasto: ['malopolskie/krakow'],
    dzielnica: ['krowodrza'],
    kategoria: ['przedszkola'],
    prowadzenie: ['montessori'],
  })
  expect(await mapQuery('żłobek do 1500 zł gdańsk')).toEqual({ miasto: ['pomorskie/gdansk'], kategoria: ['zlobki'], 'cena-do': ['1500'] })
  for (const text of ['słoneczko kraków', 'wolne miejsca', 'montessori gorzów wielkopolski'])
    expect([text, await mapQuery(text)]).toEqual([text, null])
})

test('SM-26 the nearest facilities have their distance, keep the filters, are on one page, and the map is centred on the locality', async () => {
  nearestQueries.length = 0
  const { exact, results } = await searchAsParent('żłobek do 1500 zł w Nowym Białczu')
  expect(exact).toBeNull()
  expect(results.locality).toEqual({
    kind: 'nearest',
    name: 'Nowy Białcz',
    lacks: 'facility',
    label: 'Nowy Białcz, pl:places.in-county {"name":"kościański"}, pl:places.voivodeship.wielkopolskie',
  })
  expect(results.facilities.items.every(({ metres }) => metres !== undefined)).toBe(true)
  expect(new Set(nearestQueries.map(({ selection }) => JSON.stringify(selection)))).toEqual(
    new Set([JSON.stringify({ category: ['zlobki'], price: { max: 150_000 } })]),
  )
  const [west = 0, south = 0, east = 0, north = 0] = (results.mapQuery?.['granice']?.[0] ?? '').split(',').map(Number)
  expect([(west + east) / 2, (south + north) / 2]).toEqual([expect.closeTo(19, 3), expect.closeTo(50, 3)])
  expect(results.mapQuery).toMatchObject({ kategoria: ['zlobki'], 'cena-do': ['1500'] })
  await expect(searchAsParent('Mołowiste', 2)).rejects.toMatchObject({ _tag: 'SearchPageNotFound' })
})

test('SM-26 links of a choice keep the filters and name what distinguishes each', async () => {
  const { results } = await searchAsParent('przedszkole do 900 zł Rzymiec')
  expect(results.locality).toMatchObject({
    name: 'Rzymiec',
    options: [
      { text: 'przedszkole do 900 zł Rzymiec, gmina Skierniewice, powiat skierniewicki', facilities: 0 },
      { text: 'przedszkole do 900 zł Rzymiec, gmina Sadkowice, powiat rawski', facilities: 0 },
    ],
  })
})
