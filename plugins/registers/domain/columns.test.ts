import { describe, expect, test } from 'vitest'
import { findColumns, headerOf, rowOf } from './columns.ts'
import { zlobki } from './zlobki.ts'

const format = {
  columns: [
    { key: 'number', names: ['Numer', 'Nr'], required: true },
    { key: 'fee', names: ['Opłata - miesięczna'], required: true },
    { key: 'note', names: ['Uwagi'], required: false },
  ],
}

describe('columns are found by name', () => {
  test('whatever their order, letter case, quotation marks, dashes, whitespace and byte-order mark', () => {
    const found = findColumns(['\uFEFF"opłata –  MIESIĘCZNA "', 'coś', ' nr '], format)
    expect(found).toEqual({
      kind: 'found',
      at: new Map([
        ['number', 2],
        ['fee', 0],
      ]),
      headers: new Map([
        ['number', 'nr'],
        ['fee', 'opłata – MIESIĘCZNA'],
      ]),
    })
    if (found.kind === 'found') {
      expect(rowOf(['100', 'x'], found.at)).toEqual({ fee: '100', number: '' })
      expect(headerOf('number', found.headers)).toBe('nr')
      expect(headerOf('note', found.headers)).toBe('note')
    }
  })

  test('with accents composed or not, and the first of two with one name', () => {
    expect(findColumns(['NUMER', 'Opłata - miesięczna'.normalize('NFD'), 'Numer'], format)).toMatchObject({
      at: new Map([
        ['number', 0],
        ['fee', 1],
      ]),
    })
  })

  test('and missed by name, but only when needed', () => {
    expect(findColumns(['Numer', 'Uwagi'], format)).toEqual({ kind: 'missing', names: ['Opłata - miesięczna'] })
    expect(findColumns([], format)).toEqual({ kind: 'missing', names: ['Numer', 'Opłata - miesięczna'] })
  })

  test('no two columns of the register of nurseries share a header', () => {
    const names = zlobki.columns.flatMap((column) => column.names.map((name) => name.toLowerCase()))
    expect(new Set(names).size).toBe(names.length)
  })
})
