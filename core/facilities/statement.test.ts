import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Rank, ranks, sources } from './source.ts'
import { applyEdition, effectiveStatements, resolve, restate, type Statement, sameContent, toStatedFields } from './statement.ts'

const statementOf = (over: Partial<Statement> & { name?: string; street?: string }): Statement => ({
  source: 'zlobki',
  number: '1/Z',
  statedOn: '2025-02-22',
  goneOn: null,
  fields: toStatedFields({ name: over.name ?? 'Miś', ...(over.street ? { street: over.street } : {}) }),
  ...over,
})

describe('resolving statements', () => {
  test('every fact has source, number and date', () => {
    expect(resolve([statementOf({})]).facts.name).toEqual({ value: 'Miś', source: 'zlobki', number: '1/Z', on: '2025-02-22' })
  })

  test('the newer statement of one rank wins, the older becomes a proposal', () => {
    const { facts, proposals } = resolve([
      statementOf({ name: 'Stary' }),
      statementOf({ number: '2/Z', statedOn: '2025-09-17', name: 'Nowy' }),
    ])
    expect(facts.name?.value).toBe('Nowy')
    expect(proposals).toEqual([{ source: 'zlobki', number: '1/Z', on: '2025-02-22', field: 'name', value: 'Stary' }])
  })

  test('a source that no longer lists the facility yields to one that does', () => {
    expect(
      resolve([
        statementOf({ statedOn: '2025-09-17', goneOn: '2026-01-01', name: 'Zamknięty' }),
        statementOf({ number: '2/Z', name: 'Czynny' }),
      ]).facts.name?.value,
    ).toBe('Czynny')
  })

  test('a field stated only by a lower source is a fact', () => {
    const { facts, proposals } = resolve([statementOf({}), statementOf({ number: '2/Z', statedOn: '2024-01-01', street: 'ul. Leśna' })])
    expect(facts.street).toEqual({ value: 'ul. Leśna', source: 'zlobki', number: '2/Z', on: '2024-01-01' })
    expect(proposals).toEqual([])
  })
})

describe('two sources of one register', () => {
  const ministry = (over: Partial<Statement> = {}) => statementOf({ source: 'rspo', number: '120665', statedOn: '2020-02-25', ...over })
  const map = (over: Partial<Statement> = {}) => statementOf({ source: 'rspo-geo', number: '120665', statedOn: '2022-03-14', ...over })

  test('the newer edition wins and the older fills empty fields with its own source and day, in any order of arrival', () => {
    const older = ministry({ fields: toStatedFields({ name: 'Dawny', website: 'https://a.example.test' }) })
    const newer = map({ fields: toStatedFields({ name: 'Nowy' }) })
    for (const statements of [
      [older, newer],
      [newer, older],
    ]) {
      const { facts, proposals } = resolve(statements)
      expect(facts.name).toMatchObject({ value: 'Nowy', source: 'rspo-geo', on: '2022-03-14' })
      expect(facts.website).toMatchObject({ source: 'rspo', on: '2020-02-25' })
      expect(proposals).toEqual([{ source: 'rspo', number: '120665', on: '2020-02-25', field: 'name', value: 'Dawny' }])
    }
  })

  test('a newer edition of the ministry overrides the map', () => {
    const newer = ministry({ statedOn: '2025-06-01', fields: toStatedFields({ name: 'Najnowszy' }) })
    expect(resolve([map({ fields: toStatedFields({ name: 'Nowy' }) }), newer]).facts.name?.value).toBe('Najnowszy')
  })

  test('on the same day the ministry takes precedence, in any order of arrival', () => {
    const a = map({ fields: toStatedFields({ name: 'Mapa' }) })
    const b = ministry({ statedOn: '2022-03-14', fields: toStatedFields({ name: 'Rejestr' }) })
    expect([resolve([a, b]).facts.name?.value, resolve([b, a]).facts.name?.value]).toEqual(['Rejestr', 'Rejestr'])
  })

  test('an older edition does not keep open what a newer one closed; a still newer one reopens it', () => {
    const gone = map({ goneOn: '2023-09-01' })
    expect(effectiveStatements([gone, ministry()]).map(({ goneOn }) => goneOn)).toEqual(['2023-09-01', '2023-09-01'])
    expect(effectiveStatements([gone, ministry({ statedOn: '2025-06-01' })]).map(({ goneOn }) => goneOn)).toEqual(['2023-09-01', null])
  })

  test('does not affect another number or another register', () => {
    const gone = map({ goneOn: '2023-09-01' })
    expect(effectiveStatements([gone, ministry({ number: '7' })])[1]?.goneOn).toBeNull()
    expect(effectiveStatements([gone, statementOf({ number: '120665', statedOn: '2020-01-01' })])[1]?.goneOn).toBeNull()
  })
})

describe('the rank of sources (decisions §26)', () => {
  const source = (rank: Rank) => ({ key: `test-${rank}`, rank, numbering: `test-${rank}`, synthetic: false })
  const ranked = ranks.map(source)

  test('a lower rank never overrides a higher one, for any order of arrival and dates (support, owner, register, partner, visitor)', () => {
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
          (input) => {
            const statements = input.map(({ at, day, name }) =>
              statementOf({ source: `test-${ranks[at]}`, number: String(at), statedOn: `2025-01-${String(day).padStart(2, '0')}`, name }),
            )
            const highest = input.reduce((a, b) => (a.at < b.at ? a : b))
            const { facts, proposals } = resolve(statements)
            expect(facts.name?.value).toBe(highest.name)
            expect(proposals).toHaveLength(input.filter(({ name }) => name !== highest.name).length)
          },
        ),
      )
    } finally {
      ;(sources as unknown as object[]).length -= ranked.length
    }
  })
})

describe('a new edition of a source', () => {
  const before = statementOf({ name: 'Miś', street: 'ul. Leśna' })

  test('a newer edition replaces all fields', () => {
    const after = applyEdition(before, { name: 'Niedźwiedź' }, '2025-09-17')
    expect(after).toMatchObject({ statedOn: '2025-09-17', fields: { name: { value: 'Niedźwiedź' } } })
    expect(after.fields.street).toBeUndefined()
  })

  test('an older edition only fills empty fields, with its own date', () => {
    const after = applyEdition(before, { name: 'Dawny', district: 'Wola' }, '2024-01-01')
    expect(after.statedOn).toBe('2025-02-22')
    expect(after.fields.name).toEqual({ value: 'Miś' })
    expect(after.fields.district).toEqual({ value: 'Wola', on: '2024-01-01' })
    expect(resolve([after]).facts.district?.on).toBe('2024-01-01')
  })

  test('an older edition does not reopen a closed facility, a newer one does', () => {
    const gone = { ...before, goneOn: '2025-09-17' }
    expect(applyEdition(gone, { name: 'Miś' }, '2024-01-01').goneOn).toBe('2025-09-17')
    expect(applyEdition(gone, { name: 'Miś' }, gone.statedOn).goneOn).toBe('2025-09-17')
    expect(applyEdition(gone, { name: 'Miś' }, '2026-01-01').goneOn).toBeNull()
  })

  test('statements with equal values have the same content, regardless of day and key order', () => {
    const stated = { places: { places: 20, enrolled: 18 } }
    const swapped = { places: { enrolled: 18, places: 20 } }
    expect(
      sameContent(
        { ...before, fields: toStatedFields(stated) },
        applyEdition({ ...before, fields: toStatedFields(stated) }, swapped, '2025-09-17'),
      ),
    ).toBe(true)
    expect(sameContent(before, applyEdition(before, { name: 'Miś' }, '2025-09-17'))).toBe(false)
  })
})

describe('restating fields', () => {
  const before: Statement = {
    source: 'owner',
    number: 'f',
    statedOn: '2026-01-01',
    goneOn: null,
    fields: { name: { value: 'Miś' }, street: { value: 'ul. Leśna', on: '2025-05-05' } },
  }

  test('dates what is stated anew; the rest keeps its day', () => {
    expect(restate(before, { name: 'Tęcza' }, '2026-11-22')).toMatchObject({
      statedOn: '2026-11-22',
      fields: { name: { value: 'Tęcza', on: '2026-11-22' }, street: { value: 'ul. Leśna', on: '2025-05-05' } },
    })
    expect(restate(before, { phone: '+48500000001' }, '2026-11-22').fields).toMatchObject({ name: { value: 'Miś', on: '2026-01-01' } })
  })

  test('the same value stated again is as fresh as a new one, and null withdraws it', () => {
    expect(restate(before, { name: 'Miś', street: null }, '2026-11-22').fields).toEqual({ name: { value: 'Miś', on: '2026-11-22' } })
  })
})
