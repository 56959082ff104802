import { expect, test } from 'vitest'
import { compareFound } from './saved-searches.port.ts'

const nothing = { seen: [], vacant: [] }

test('SU-03 tells of facilities that were never found before, and of places that have become free, each once', () => {
  const first = compareFound(nothing, { seen: ['a', 'b'], vacant: ['b'] })
  expect(first).toEqual({ hits: ['a', 'b'], memory: { seen: ['a', 'b'], vacant: ['b'] } })
  expect(compareFound(first.memory, { seen: ['a', 'b'], vacant: ['b'] }).hits).toEqual([])
  const opened = compareFound(first.memory, { seen: ['a', 'b'], vacant: ['a', 'b'] })
  expect(opened.hits).toEqual(['a'])
})

test('a facility that leaves the results and returns is not notified again; one that opens places again is', () => {
  const { memory } = compareFound(nothing, { seen: ['a'], vacant: ['a'] })
  const gone = compareFound(memory, { seen: [], vacant: [] })
  expect(gone.hits).toEqual([])
  expect(compareFound(gone.memory, { seen: ['a'], vacant: [] }).hits).toEqual([])
  expect(compareFound(gone.memory, { seen: ['a'], vacant: ['a'] }).hits).toEqual(['a'])
})
