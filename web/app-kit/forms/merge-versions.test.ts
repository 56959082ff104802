import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSame, mergeVersions } from './merge-versions.ts'

const base = { name: 'Ada', city: 'Kraków', phones: [{ number: '600' }] }

test('takes the changes of both sides when they concern different fields', () => {
  expect(mergeVersions(base, { ...base, city: 'Sopot' }, { ...base, name: 'Ada Nowa' })).toEqual({
    merged: { ...base, name: 'Ada Nowa', city: 'Sopot' },
    conflicts: [],
  })
})

test('reports a field that both sides changed differently and leaves the user’s value in it', () => {
  expect(mergeVersions(base, { ...base, city: 'Sopot' }, { ...base, city: 'Łódź' })).toEqual({
    merged: { ...base, city: 'Sopot' },
    conflicts: ['city'],
  })
})

test('reports no conflict when both sides made the same change', () => {
  expect(mergeVersions(base, { ...base, city: 'Łódź' }, { ...base, city: 'Łódź' }).conflicts).toEqual([])
})

test('counts a list as one field and compares it by content', () => {
  const mine = { ...base, phones: [{ number: '600' }, { number: '700' }] }
  expect(mergeVersions(base, mine, { ...base, phones: [{ number: '800' }] }).conflicts).toEqual(['phones'])
  expect(mergeVersions(base, mine, { ...base, phones: [{ number: '600' }] })).toEqual({ merged: mine, conflicts: [] })
  expect(isSame({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true)
  expect([isSame([], {}), isSame({ a: undefined }, {}), isSame(null, {})]).toEqual([false, false, false])
})

const record = fc.record({ a: fc.integer({ max: 2, min: 0 }), b: fc.array(fc.boolean(), { maxLength: 1 }), c: fc.constantFrom('', 'x') })

test('keeps every change of one side for any three versions', () => {
  fc.assert(
    fc.property(record, record, record, (first, mine, theirs) => {
      const { merged, conflicts } = mergeVersions(first, mine, theirs)
      for (const name of ['a', 'b', 'c'] as const) {
        if (isSame(first[name], mine[name])) expect(merged[name]).toEqual(theirs[name])
        else expect(merged[name]).toEqual(mine[name])
        if (conflicts.includes(name)) expect(isSame(mine[name], theirs[name])).toBe(false)
      }
      expect(mergeVersions(first, mine, first)).toEqual({ merged: mine, conflicts: [] })
      expect(mergeVersions(first, first, theirs)).toEqual({ merged: theirs, conflicts: [] })
    }),
  )
})
