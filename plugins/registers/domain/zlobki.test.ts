import { describe, expect, test } from 'vitest'
import { zlobki } from './zlobki.ts'

const inside = { metresOutside: () => 0 }
const minimalRow = {
  number: '900001/Z',
  type: 'Żłobek',
  name: 'Żłobek Zmyślony',
  voivodeship: 'ŁÓDZKIE',
  county: 'zgierski',
  commune: 'Zgierz',
  locality: 'Zgierz',
  places: '20',
}

describe('a row of the register of nurseries', () => {
  test('is read with the required cells only, without further fields', () => {
    const read = zlobki.readRow(minimalRow, inside)
    expect(read).toMatchObject({
      kind: 'read',
      number: '900001/Z',
      fields: {
        name: 'Żłobek Zmyślony',
        type: 'nursery',
        voivodeship: 'lodzkie',
        county: 'zgierski',
        city: 'Zgierz',
        commune: 'Zgierz',
        places: { places: 20, enrolled: null },
      },
    })
    expect(read.kind === 'read' && Object.keys(read.fields)).toHaveLength(7)
  })

  test.each([
    [{ number: '' }, 'number', 'empty'],
    [{ number: '900001' }, 'number', 'number-malformed'],
    [{ number: '9/ZZ' }, 'number', 'number-malformed'],
    [{ type: 'Sklep' }, 'type', 'type-unknown'],
    [{ name: ' \t ' }, 'name', 'empty'],
    [{ name: '""' }, 'name', 'empty'],
    [{ voivodeship: 'Mordor' }, 'voivodeship', 'voivodeship-unknown'],
    [{ county: '' }, 'county', 'empty'],
    [{ locality: '' }, 'locality', 'empty'],
    [{ places: '' }, 'places', 'empty'],
    [{ places: '12,5' }, 'places', 'not-a-whole-number'],
    [{ places: '-3' }, 'places', 'not-a-whole-number'],
  ])('%o is rejected: %s %s', (change, column, reason) => {
    expect(zlobki.readRow({ ...minimalRow, ...change }, inside)).toMatchObject({ kind: 'rejected', column, reason })
  })

  test('keeps its number when rejected for another reason, so that the facility is not closed as missing', () => {
    expect(zlobki.readRow({ ...minimalRow, type: '?' }, inside)).toMatchObject({ number: '900001/Z' })
    expect(zlobki.readRow({ ...minimalRow, number: '?' }, inside)).toMatchObject({ number: null })
  })

  test('has an area even when rejected', () => {
    expect(zlobki.place({ ...minimalRow, places: '?' })).toEqual({ voivodeship: 'lodzkie', county: 'zgierski' })
    expect(zlobki.place({ ...minimalRow, voivodeship: '?' })).toBeNull()
  })

  test('reads whether it is suspended and accessible', () => {
    expect(zlobki.readRow({ ...minimalRow, suspended: 'TAK', accessible: 'NIE' }, inside)).toMatchObject({
      fields: { suspended: true, accessible: false },
    })
    expect(zlobki.readRow({ ...minimalRow, type: 'KLUB DZIECIĘCY', suspended: '?' }, inside)).toMatchObject({
      fields: { type: 'toddler_club' },
    })
  })
})
