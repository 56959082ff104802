import { readFileSync } from 'node:fs'
import { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import { countiesOf } from '#adapters/search-index/names/counties.ts'
import { searchNames } from '#adapters/search-index/names/search-names.ts'
import { seededRandom } from '#core/kernel/seeded-random.ts'
import { slugOf } from '#core/kernel/slug.ts'
import { countyForms } from '#core/places/county-forms.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import type { NamedPlace } from '#core/search/name-index.port.ts'
import { type IndexedFacility, meets } from '#plugins/search/testing/memory-facility-index.ts'
import { seededTags } from '#plugins/tags/testing/seeded-tags.ts'
import { buildNameIndex } from '../testing/build-name-index.ts'
import { conditionsOfParts, makeReadText } from '../testing/read-sentences.ts'
import { realFacilities, realPlaces, registersMissing } from '../testing/real-directory.ts'

const minFound = 0.97
const minFirst = 0.98
/** Share of names that say another town, so that its facilities are listed and the name is offered as a link. */
const maxElsewhere = 0.025
const pageSize = 20
const paramOfType = new Map(seededTags.specialization.map(({ key, param }) => [key, param]))

interface Forms {
  readonly name: string
  readonly genitive: string
  readonly locative: string
  readonly instrumental: string
}

/** Reads a table of names and their cases. */
const tableOf = (file: string): readonly Forms[] => {
  const [head = '', ...rows] = readFileSync(new URL(`../../../core/places/testing/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const columns = head.split('\t')
  return rows.map((row) => Object.fromEntries(row.split('\t').map((cell, at) => [columns[at], cell])) as unknown as Forms)
}

/** Returns texts of parents with the forms of a name, each in turn. */
const textOf = ({ name, genitive, locative, instrumental }: Forms, at: number): string =>
  [`żłobek ${name}`, `przedszkole koło ${genitive}`, `żłobek w ${locative}`, `przedszkole pod ${instrumental}`][at % 4] ?? name

const namesOf = (place: NamedPlace): string =>
  place.kind === 'voivodeship' || place.kind === 'county' ? '' : place.kind === 'city' ? place.city.name : place.part.name

describe.skipIf(registersMissing)('names over the real directory (../shared/data; skipped when the registers are missing)', () => {
  if (registersMissing) return
  const facilities = realFacilities()
  const data = buildNameIndex(facilities, realPlaces(facilities))
  const read = makeReadText(data)
  const readNow = (text: string) => Effect.runSync(read(text))

  const isFound = (text: string, name: string): boolean => {
    const { parts, choice } = readNow(text)
    const places = [...parts.flatMap((part) => (part.kind === 'place' ? part.places : [])), ...(choice?.places ?? [])]
    return places.some((place) => namesOf(place) === name)
  }

  const missing = (table: readonly Forms[], count: number) => {
    const texts = table.flatMap((forms) => [0, 1, 2, 3].map((at) => [textOf(forms, at), forms.name] as const)).slice(0, count)
    return { count: texts.length, missing: texts.filter(([text, name]) => !isFound(text, name)).map(([text]) => text) }
  }

  test.each([
    ['quarters', 'quarters.tsv', 250],
    ['localities', 'localities.tsv', 400],
  ])('SM-26 %s are found by their name and its cases', (_, file, expected) => {
    const { count, missing: lost } = missing(tableOf(file), expected)
    expect(count).toBe(expected)
    if (lost.length > count * (1 - minFound)) expect(lost).toEqual([])
  })

  test('SM-26 each county that an adjective names is a place of its own; one of several with its name is chosen', () => {
    const counties = countiesOf(realPlaces(facilities))
    expect(counties.length).toBe(314)
    for (const { name, voivodeship } of counties) {
      const [locative] = countyForms(name).flatMap((form) => (form.case === 'locative' ? [form.text] : []))
      const { parts, choice } = readNow(`żłobek w ${locative}`)
      const found = [...parts.flatMap((part) => (part.kind === 'place' ? part.places : [])), ...(choice?.places ?? [])]
      const isNamed = (place: NamedPlace) =>
        place.kind === 'county' && place.county.name === name && place.county.voivodeship === voivodeship
      // One of three times as many facilities as its namesake is meant by the name alone.
      const namesakes = counties.filter((county) => county.name === name)
      if (namesakes.length === 1 || choice) expect([name, found.some(isNamed)]).toEqual([name, true])
      expect(found.every(({ kind }) => kind === 'county')).toBe(true)
    }
  })

  test.each([
    ['Przedszkole Bajka', 'name'],
    ['ile kosztuje przedszkole Bajka', 'name'],
    ['Bajka, Bydgoszcz', 'place'],
    ['przedszkole na Bajce', 'place'],
    ['żłobek Wrzeszcz', 'place'],
    ['przedszkole Oliwa', 'place'],
  ] as const)(
    'SM-24 “%s”: the whole name of several facilities goes above a quarter of that name, unless the text says the place',
    (text, kind) => {
      const kinds = readNow(text).parts.map((part) => part.kind)
      expect([kinds.includes('name'), kinds.includes('place')]).toEqual([kind === 'name', kind === 'place'])
    },
  )

  const kindOrFilter =
    /przedszkol|żłob|klub|punkt|oddział|integrac|publiczn|ogr[oó]d|montessori|angielsk|leśn|muzyczn|sportow|językow|tęcz|katolick/i
  const dice = seededRandom(40)
  const candidates = facilities.filter(({ name }) => kindOrFilter.test(name))
  const named = Array.from({ length: 1000 }, () => candidates[dice.between(0, candidates.length - 1)]).flatMap((one) => one ?? [])
  const rowById = new Map(facilities.map(({ id }, row) => [id, row]))

  /** Registers say kind and place of a facility; what else a text wants is taken as met. */
  const indexed = facilities.map(
    ({ id, type, voivodeship, citySlug, district }): IndexedFacility => ({
      id,
      city: `${voivodeship}/${citySlug}`,
      district: district && slugOf(district),
      longitude: Number.NaN,
      latitude: Number.NaN,
      values: { category: [type.startsWith('kindergarten') ? 'przedszkola' : 'zlobki'], specialization: [paramOfType.get(type) ?? ''] },
    }),
  )
  const kindsOf = ({ category, specialization }: FacetSelection): FacetSelection => ({
    ...(category && { category }),
    ...(specialization && { specialization }),
  })

  /** Returns the place of the first facility of a name among the results of the name, from 0; -1 if it is not on the first page. */
  const placeOf = (name: string): number => {
    const { parts, named: whole } = readNow(name)
    const { within, selection, words, first: ids } = conditionsOfParts(parts)
    const first = [...new Set([...ids, ...whole])]
    const query = { within, selection: kindsOf(selection) }
    const isIncluded = (row: number) => meets(indexed[row] as IndexedFacility, query)
    const found =
      words.length > 0
        ? searchNames(data, words, (row) => (isIncluded(row) ? row : -1), { offset: 0, limit: pageSize }).ids
        : indexed.filter((_, row) => isIncluded(row)).map(({ id }) => id)
    const exact = first.filter((id) => isIncluded(rowById.get(id) ?? -1))
    const page = [...exact, ...found.filter((id) => !exact.includes(id))].slice(0, pageSize)
    return page.findIndex((id) => slugOf(facilities[rowById.get(id) ?? -1]?.name ?? '') === slugOf(name))
  }

  test('SM-03 facilities whose names contain kinds or filters are on the first page of their exact name, 98 of 100 of them first', () => {
    const places = named.map(({ name }) => [name, placeOf(name)] as const)
    const lost = places.filter(([, at]) => at < 0).map(([name]) => name)
    const later = places.filter(([, at]) => at > 0).map(([name, at]) => `${at} ${name}`)
    // The others are named like what they are in another town: a link offers them.
    const isEnough = lost.length <= places.length * maxElsewhere && later.length <= places.length * (1 - minFirst)
    if (!isEnough) expect({ lost, later }).toEqual({ lost: [], later: [] })
  })
})
