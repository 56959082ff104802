import { describe, expect, test } from 'vitest'
import { findColumns, headerOf, toRawRow } from './columns.ts'
import { zlobki } from './zlobki.ts'

const format = {
  columns: [
    { key: 'number', names: ['Numer', 'Nr'], required: true },
    { key: 'fee', names: ['Opłata - miesięczna'], required: true },
    { key: 'note', names: ['Uwagi'], required: false },
  ],
}

describe('findColumns', () => {
  test('ignores order, letter case, quotation marks, dashes, whitespace and byte-order mark', () => {
    const found = findColumns(['\uFEFF"opłata –  MIESIĘCZNA "', 'coś', ' nr '], format)
    expect(found).toEqual({
      kind: 'found',
      indexByKey: new Map([
        ['number', 2],
        ['fee', 0],
      ]),
      headers: new Map([
        ['number', 'nr'],
        ['fee', 'opłata – MIESIĘCZNA'],
      ]),
    })
    if (found.kind === 'found') {
      expect(toRawRow(['100', 'x'], found.indexByKey)).toEqual({ fee: '100', number: '' })
      expect(headerOf('number', found.headers)).toBe('nr')
      expect(headerOf('note', found.headers)).toBe('note')
    }
  })

  test('finds composed and decomposed accents, and takes the first of two columns of one name', () => {
    expect(findColumns(['NUMER', 'Opłata - miesięczna'.normalize('NFD'), 'Numer'], format)).toMatchObject({
      indexByKey: new Map([
        ['number', 0],
        ['fee', 1],
      ]),
    })
  })

  test('lists missing required columns by name, not optional ones', () => {
    expect(findColumns(['Numer', 'Uwagi'], format)).toEqual({ kind: 'missing', names: ['Opłata - miesięczna'] })
    expect(findColumns([], format)).toEqual({ kind: 'missing', names: ['Numer', 'Opłata - miesięczna'] })
  })

  test('the columns of the register of nurseries have distinct headers', () => {
    const names = zlobki.columns.flatMap((column) => column.names.map((name) => name.toLowerCase()))
    expect(new Set(names).size).toBe(names.length)
  })
})
