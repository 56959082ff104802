import { expect, test } from 'vitest'
import { filtersOf } from '#config/quality/testing/judge-reading.ts'
import { mergeSelections } from '#core/search/merge-selections.ts'
import type { SearchPageData } from '../use-cases/show-results.ts'
import { parentQueries } from './parent-queries.ts'
import { searchAsParent } from './parent-search.ts'

const pageOf = ({ exact }: SearchPageData): string | undefined => {
  if (exact === null) return undefined
  if (exact.kind === 'facility') return `facility ${exact.slug}`
  return exact.district === null ? `city ${exact.city}` : `district ${exact.city} ${exact.district}`
}

/** Returns the counties to choose from, as the texts of the links name them. */
const countiesOf = ({ results: { choice } }: SearchPageData) => choice?.options.map(({ text }) => /powiat (\S+)$/.exec(text)?.[1])

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
  const { parts, facilities, places, relaxed, notApplied, near } = data.results
  expect({
    page: pageOf(data),
    filters: filtersOf(mergeSelections(parts.map(({ selection }) => selection))),
    ...(query.page === undefined && { place: parts.find(({ kind }) => kind === 'place')?.label.split(',')[0] }),
    ...(query.finds && {
      finds: grouped(
        facilities.items.map(({ slug }) => slug),
        query.finds,
      ),
    }),
    ...(query.first && { first: facilities.items[0]?.slug }),
    ...(query.places && { places: places.slice(0, query.places.length).map(({ label }) => label.split(',')[0]) }),
    choice: countiesOf(data),
    nearest: relaxed?.kind === 'nearest' ? relaxed.place : undefined,
    left: relaxed?.kind === 'without' ? relaxed.left : undefined,
    notApplied: notApplied.map(({ words }) => words),
    order: parts.find(({ order }) => order !== null)?.order ?? undefined,
    ...(query.near && { near }),
  }).toEqual({
    page: query.page,
    filters: (query.filters ?? []).toSorted(),
    ...(query.page === undefined && { place: query.place }),
    ...(query.finds && { finds: query.finds }),
    ...(query.first && { first: query.first }),
    ...(query.places && { places: query.places }),
    choice: query.choice,
    nearest: query.nearest,
    left: query.left,
    notApplied: query.notApplied ?? [],
    order: query.order,
    ...(query.near && { near: query.near }),
  })
})

test('SM-24 a page that the results do not have is not found', async () => {
  for (const page of [0, 2, 51, 1.5])
    await expect(searchAsParent('montessori krakow', page)).rejects.toMatchObject({ _tag: 'SearchPageNotFound' })
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
  for (const text of ['wolne miejsca', 'przedszkole koło krakowa', 'żłobek gdańsk albo kraków', 'żłobek poza gdańskiem'])
    expect([text, await mapQuery(text)]).toEqual([text, { q: [text] }])
  for (const text of ['słoneczko kraków', 'montessori gorzów wielkopolski']) expect([text, await mapQuery(text)]).toEqual([text, null])
})
