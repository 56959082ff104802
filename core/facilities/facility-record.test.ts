import { describe, expect, test } from 'vitest'
import { type OwnershipKey, ownershipKeys } from './legal-type.ts'
import { recordOf, standing } from './facility-record.ts'
import { type Statement, stated } from './statement.ts'

const settling = {
  id: 'f',
  locality: { voivodeship: 'mazowieckie', county: 'Warszawa', city: 'Warszawa', id: 'c', slug: 'warszawa', districts: { Wola: 'wola' } },
  typeTag: { id: 't', param: 'zlobek', category: 'zlobki' as const },
  featureTags: { accessible: 'a', garden: 'g' },
  ownershipTags: Object.fromEntries(ownershipKeys.map((key) => [key, `tag-${key}`])) as Record<OwnershipKey, string>,
}
const says = (values: Parameters<typeof stated>[0], over: Partial<Statement> = {}): Statement => ({
  source: 'zlobki',
  number: '1/Z',
  statedOn: '2025-09-17',
  goneOn: null,
  fields: stated({ name: 'Miś', type: 'nursery', ...values }),
  ...over,
})

describe('the record that statements come to', () => {
  test('free places are official and dated: places less enrolled, never below nothing', () => {
    expect(recordOf([says({ places: { places: 20, enrolled: 18 } })], settling)).toMatchObject({
      places: 20,
      enrolled: 18,
      free_places: 2,
      free_places_on: '2025-09-17',
    })
    expect(recordOf([says({ places: { places: 20, enrolled: 23 } })], settling)).toMatchObject({ free_places: 0 })
    expect(recordOf([says({ places: { places: 20, enrolled: null } })], settling)).toMatchObject({
      places: 20,
      free_places: null,
      free_places_on: null,
    })
  })

  test('the district has the slug its city gave it; features follow from facts', () => {
    expect(recordOf([says({ district: 'Wola', accessible: true })], settling)).toMatchObject({
      district: 'Wola',
      district_slug: 'wola',
      features: ['a'],
      specialization: ['t'],
    })
    expect(recordOf([says({ accessible: false })], settling)).toMatchObject({ district: null, features: [] })
    expect(recordOf([says({ accessible: true, features: ['garden'] })], settling)).toMatchObject({ features: ['a', 'g'] })
    expect(() => recordOf([says({ features: ['moat'] })], settling)).toThrow('moat')
  })

  test('TG-02 legal type is one word, ownership many tags; untold they are nothing', () => {
    expect(recordOf([says({ legal_type: 'communal', ownership: ['public', 'communal', 'montessori'] })], settling)).toMatchObject({
      legal_type: 'communal',
      ownership: ['tag-public', 'tag-communal', 'tag-montessori'],
    })
    expect(recordOf([says({})], settling)).toMatchObject({ legal_type: null, ownership: [] })
  })

  test('completeness is the share of useful facts', () => {
    expect(recordOf([says({})], settling).completeness).toBe(0)
    expect(recordOf([says({ street: 'ul. Leśna', phone: '+48500000001' })], settling).completeness).toBe(25)
  })

  test('a facility that no source names is inactive since the last one stopped', () => {
    expect(standing([says({}, { goneOn: '2025-01-01' }), says({}, { goneOn: '2025-09-17' })])).toEqual({
      active: false,
      inactive_since: '2025-09-17',
    })
    expect(standing([says({}, { goneOn: '2025-01-01' }), says({})])).toEqual({ active: true, inactive_since: null })
  })

  test('a facility that the newest edition of its register closed is inactive, though an older layout still names it', () => {
    const [older, closed] = [
      says({}, { source: 'rspo', number: '7', statedOn: '2020-02-25' }),
      says({}, { source: 'rspo-geo', number: '7', statedOn: '2022-03-14', goneOn: '2023-09-01' }),
    ]
    expect(standing([older, closed])).toEqual({ active: false, inactive_since: '2023-09-01' })
  })

  test('an owner does not keep open what the register closed, and alone keeps open what no register has named', () => {
    const owner = says({}, { source: 'owner', number: 'f', statedOn: '2026-02-01' })
    const closed = says({}, { goneOn: '2025-09-17' })
    expect(standing([closed, owner])).toEqual({ active: false, inactive_since: '2025-09-17' })
    expect(recordOf([owner, closed], settling)).toMatchObject({ active: false, inactive_since: '2025-09-17' })
    expect(standing([says({}), owner])).toEqual({ active: true, inactive_since: null })
    expect(standing([owner])).toEqual({ active: true, inactive_since: null })
  })

  test('only what no real source names is made up', () => {
    expect(recordOf([says({}, { source: 'demo' })], settling).made).toBe(true)
    expect(recordOf([says({}, { source: 'demo' }), says({})], settling).made).toBe(false)
  })
})
