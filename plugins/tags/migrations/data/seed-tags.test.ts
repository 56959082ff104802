import { icons } from 'lucide-react'
import { describe, expect, test } from 'vitest'
import { facilityTypes } from '#core/facilities/facility-type.ts'
import { ownershipKeys } from '#core/facilities/legal-type.ts'
import { slugOf } from '#core/kernel/slug.ts'
import { tagCategories } from '../../contract/tag-category.ts'
import { facetCategories } from '../../domain/facets.ts'
import { plugin } from '../../plugin.ts'
import { seedRows, seedTags } from './seed-tags.ts'

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

const methods = ownershipKeys.slice(ownershipKeys.indexOf('montessori'))

describe('the platform’s own tags', () => {
  test('fill the eight categories: eight specializations, eighteen ownership tags, forty amenities and more', () => {
    expect(Object.keys(seedTags)).toEqual([...tagCategories])
    expect(seedTags.specialization.map(({ key }) => key).toSorted()).toEqual([...facilityTypes].toSorted())
    expect(seedTags.ownership).toHaveLength(18)
    expect(seedTags.features.length).toBeGreaterThanOrEqual(40)
    expect(Object.entries(seedTags).filter(([, tags]) => tags.length < 8)).toEqual([])
  })

  test('have unique ids, keys and URL parameters', () => {
    expect(repeated(seedRows.map(({ id }) => id))).toEqual([])
    expect(repeated(seedRows.map(({ key }) => key))).toEqual([])
    expect(repeated(seedRows.map(({ category, param }) => `${category}/${param}`))).toEqual([])
    expect(seedRows.filter(({ id }) => !/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toEqual([])
    expect(seedRows.filter(({ key, param }) => !/^[a-z][a-z0-9_]*$/.test(key) || slugOf(param) !== param)).toEqual([])
  })

  test('have the slugs and catalogues of the specification', () => {
    expect(
      Object.fromEntries(seedTags.specialization.map(({ key, param, catalogCategory }) => [key, [param, catalogCategory ?? null]])),
    ).toEqual({
      nursery: ['zlobek', 'zlobki'],
      toddler_club: ['klub-malucha-dzieciecy', 'zlobki'],
      day_guardian: ['opiekun-dzienny', 'zlobki'],
      kindergarten: ['przedszkole', 'przedszkola'],
      kindergarten_point: ['punkt-przedszkolny', 'przedszkola'],
      kindergarten_education_team: ['zespol-wychowania-przedszkolnego', 'przedszkola'],
      kindergarten_department: ['oddzial-przedszkolny', 'przedszkola'],
      primary_school: ['szkola-podstawowa', null],
    })
  })

  test.each(Object.entries(plugin.messages))('all have names in %s', (_, messages: Readonly<Record<string, string>>) => {
    const expectedKeys = [
      ...seedRows.map(({ display }) => display),
      ...tagCategories.map((category) => `tags.category.${category}`),
      ...seedTags.specialization.map(({ key }) => `tags.specialization.${key}.many`),
      // The form of a tag within the sentence that summarizes filters.
      ...seedRows.filter(({ category }) => facetCategories.some((one) => one === category)).map(({ display }) => `${display}.phrase`),
      // The form of an amenity in the sentence of a list without it.
      ...seedTags.features.map(({ key }) => `tags.features.${key}.exclusion`),
      'tags.ownership.ukrainian_groups.exclusion',
      // A method on a card, and in the heading of a list.
      ...methods.flatMap((key) => [`tags.ownership.${key}.method`, `tags.ownership.${key}.heading`]),
      'tags.sector',
      'tags.taken',
      'tags.excluded',
      ...['public', 'non_public'].flatMap((sector) =>
        ['', '.phrase', '.exclusion', '.heading'].map((form) => `tags.sector.${sector}${form}`),
      ),
    ]
    expect(expectedKeys.filter((key) => !messages[key]?.trim())).toEqual([])
    expect(Object.keys(messages).filter((key) => !/^(error\/|tags\.audited)/.test(key) && !expectedKeys.includes(key))).toEqual([])
  })

  test('have distinct names within a category', () => {
    for (const messages of Object.values(plugin.messages) as readonly Readonly<Record<string, string>>[])
      for (const category of tagCategories)
        expect(repeated(seedRows.filter((row) => row.category === category).map(({ display }) => messages[display] ?? ''))).toEqual([])
  })

  test('have icons that exist', () => {
    expect(seedRows.filter(({ icon }) => !(icon in icons)).map(({ key, icon }) => `${key}: ${icon}`)).toEqual([])
  })
})
