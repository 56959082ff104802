import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Rank, ranks, sources } from './source.ts'
import { resolve, restate, saysSame, standingNow, type Statement, stated } from './statement.ts'

const says = (over: Partial<Statement> & { name?: string; street?: string }): Statement => ({
  source: 'zlobki',
  number: '1/Z',
  statedOn: '2025-02-22',
  goneOn: null,
  fields: stated({ name: over.name ?? 'Miś', ...(over.street ? { street: over.street } : {}) }),
  ...over,
})

describe('what statements come to', () => {
  test('every fact bears source, number and date', () => {
    expect(resolve([says({})]).facts.name).toEqual({ value: 'Miś', source: 'zlobki', number: '1/Z', on: '2025-02-22' })
  })

  test('of one rank the newer holds, and the older is kept beside it as a proposal', () => {
    const { facts, proposals } = resolve([says({ name: 'Stary' }), says({ number: '2/Z', statedOn: '2025-09-17', name: 'Nowy' })])
    expect(facts.name?.value).toBe('Nowy')
    expect(proposals).toEqual([{ source: 'zlobki', number: '1/Z', on: '2025-02-22', field: 'name', value: 'Stary' }])
  })

  test('a source that no longer names the facility yields to one that does', () => {
    expect(
      resolve([says({ statedOn: '2025-09-17', goneOn: '2026-01-01', name: 'Zamknięty' }), says({ number: '2/Z', name: 'Czynny' })]).facts
        .name?.value,
    ).toBe('Czynny')
  })

  test('a field that only a lower source knows holds all the same', () => {
    const { facts, proposals } = resolve([says({}), says({ number: '2/Z', statedOn: '2024-01-01', street: 'ul. Leśna' })])
    expect(facts.street).toEqual({ value: 'ul. Leśna', source: 'zlobki', number: '2/Z', on: '2024-01-01' })
    expect(proposals).toEqual([])
  })
})

describe('two sources that give the numbers of one register', () => {
  const ministry = (over: Partial<Statement> = {}) => says({ source: 'rspo', number: '120665', statedOn: '2020-02-25', ...over })
  const map = (over: Partial<Statement> = {}) => says({ source: 'rspo-geo', number: '120665', statedOn: '2022-03-14', ...over })

  test('whatever the order of arrival, the newer edition holds and the older fills what is empty, with its own source and day', () => {
    const older = ministry({ fields: stated({ name: 'Dawny', website: 'https://a.example.test' }) })
    const newer = map({ fields: stated({ name: 'Nowy' }) })
    for (const spoken of [
      [older, newer],
      [newer, older],
    ]) {
      const { facts, proposals } = resolve(spoken)
      expect(facts.name).toMatchObject({ value: 'Nowy', source: 'rspo-geo', on: '2022-03-14' })
      expect(facts.website).toMatchObject({ source: 'rspo', on: '2020-02-25' })
      expect(proposals).toEqual([{ source: 'rspo', number: '120665', on: '2020-02-25', field: 'name', value: 'Dawny' }])
    }
  })

  test('a newer edition of the ministry outdoes the map', () => {
    const newer = ministry({ statedOn: '2025-06-01', fields: stated({ name: 'Najnowszy' }) })
    expect(resolve([map({ fields: stated({ name: 'Nowy' }) }), newer]).facts.name?.value).toBe('Najnowszy')
  })

  test('on the same day the ministry itself is believed, whatever the order of arrival', () => {
    const [a, b] = [map({ fields: stated({ name: 'Mapa' }) }), ministry({ statedOn: '2022-03-14', fields: stated({ name: 'Rejestr' }) })]
    expect([resolve([a, b]).facts.name?.value, resolve([b, a]).facts.name?.value]).toEqual(['Rejestr', 'Rejestr'])
  })

  test('what a newer edition closed, an older one does not keep open; a still newer one opens it again', () => {
    const gone = map({ goneOn: '2023-09-01' })
    expect(standingNow([gone, ministry()]).map(({ goneOn }) => goneOn)).toEqual(['2023-09-01', '2023-09-01'])
    expect(standingNow([gone, ministry({ statedOn: '2025-06-01' })]).map(({ goneOn }) => goneOn)).toEqual(['2023-09-01', null])
  })

  test('another number, and another register, stay as they are', () => {
    const gone = map({ goneOn: '2023-09-01' })
    expect(standingNow([gone, ministry({ number: '7' })])[1]?.goneOn).toBeNull()
    expect(standingNow([gone, says({ number: '120665', statedOn: '2020-01-01' })])[1]?.goneOn).toBeNull()
  })
})

describe('the rank of sources (decisions §26)', () => {
  const source = (rank: Rank) => ({ key: `test-${rank}`, rank, numbers: `test-${rank}`, made: false })
  const ranked = ranks.map(source)

  test('support, owner, register, partner, visitor: whatever the order of arrival and the dates, a lower rank never overwrites a higher one', () => {
    ;(sources as unknown as object[]).push(...ranked)
    try {
      fc.assert(
        fc.property(
          fc.uniqueArray(
            fc.record({
              at: fc.integer({ min: 0, max: ranks.length - 1 }),
              day: fc.integer({ min: 1, max: 28 }),
              name: fc.string({ minLength: 1 }),
            }),
            { minLength: 1, selector: ({ at }) => at },
          ),
          (spoken) => {
            const statements = spoken.map(({ at, day, name }) =>
              says({ source: `test-${ranks[at]}`, number: String(at), statedOn: `2025-01-${String(day).padStart(2, '0')}`, name }),
            )
            const highest = spoken.reduce((a, b) => (a.at < b.at ? a : b))
            const { facts, proposals } = resolve(statements)
            expect(facts.name?.value).toBe(highest.name)
            expect(proposals).toHaveLength(spoken.filter(({ name }) => name !== highest.name).length)
          },
        ),
      )
    } finally {
      ;(sources as unknown as object[]).splice(-ranked.length)
    }
  })
})

describe('a source speaking again', () => {
  const before = says({ name: 'Miś', street: 'ul. Leśna' })

  test('a newer edition replaces all it said', () => {
    const after = restate(before, { name: 'Niedźwiedź' }, '2025-09-17')
    expect(after).toMatchObject({ statedOn: '2025-09-17', fields: { name: { value: 'Niedźwiedź' } } })
    expect(after.fields.street).toBeUndefined()
  })

  test('an older edition fills only what is empty, and what it fills bears its date', () => {
    const after = restate(before, { name: 'Dawny', district: 'Wola' }, '2024-01-01')
    expect(after.statedOn).toBe('2025-02-22')
    expect(after.fields.name).toEqual({ value: 'Miś' })
    expect(after.fields.district).toEqual({ value: 'Wola', on: '2024-01-01' })
    expect(resolve([after]).facts.district?.on).toBe('2024-01-01')
  })

  test('an older edition does not bring back what is gone, a newer one does', () => {
    const gone = { ...before, goneOn: '2025-09-17' }
    expect(restate(gone, { name: 'Miś' }, '2024-01-01').goneOn).toBe('2025-09-17')
    expect(restate(gone, { name: 'Miś' }, gone.statedOn).goneOn).toBe('2025-09-17')
    expect(restate(gone, { name: 'Miś' }, '2026-01-01').goneOn).toBeNull()
  })

  test('the same words on another day say the same, in whatever order the keys come', () => {
    const places = { places: { places: 20, enrolled: 18 } }
    const swapped = { places: { enrolled: 18, places: 20 } }
    expect(saysSame({ ...before, fields: stated(places) }, restate({ ...before, fields: stated(places) }, swapped, '2025-09-17'))).toBe(
      true,
    )
    expect(saysSame(before, restate(before, { name: 'Miś' }, '2025-09-17'))).toBe(false)
  })
})
