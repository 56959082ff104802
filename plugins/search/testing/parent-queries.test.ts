import { expect, test } from 'vitest'
import type { UnderstoodWords } from '../contract/search-results.ts'
import { filterPhrases } from '../domain/filter-phrases.ts'
import type { SearchPageData } from '../use-cases/show-results.ts'
import type { Range } from '#core/search/facet-selection.ts'
import { parentQueries } from './parent-queries.ts'
import { productFacets, searchAsParent } from './parent-search.ts'

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
    ignored: results.ignored,
  }).toEqual({
    page: query.page,
    filters: (query.filters ?? []).toSorted(),
    ...(query.page === undefined && { place: query.place }),
    ...(query.finds && { finds: query.finds }),
    ...(query.places && { places: query.places }),
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
    ...{ miasto: ['malopolskie/krakow'], dzielnica: ['krowodrza'] },
    ...{ kategoria: ['przedszkola'], prowadzenie: ['montessori'] },
  })
  expect(await mapQuery('żłobek do 1500 zł gdańsk')).toEqual({ miasto: ['pomorskie/gdansk'], kategoria: ['zlobki'], 'cena-do': ['1500'] })
  for (const text of ['słoneczko kraków', 'wolne miejsca', 'montessori gorzów wielkopolski'])
    expect([text, await mapQuery(text)]).toEqual([text, null])
})
