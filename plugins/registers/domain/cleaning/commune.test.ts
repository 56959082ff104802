import { describe, expect, test } from 'vitest'
import { communeOf, withoutCommuneKind } from './commune.ts'

describe('a commune', () => {
  test('loses the word for its kind', () => {
    expect(withoutCommuneKind('Gorzów Wielkopolski - gmina miejska')).toEqual({
      value: 'Gorzów Wielkopolski',
      appliedRules: ['commune-kind'],
    })
    expect(withoutCommuneKind('Bielsko-Biała')).toEqual({ value: 'Bielsko-Biała', appliedRules: [] })
  })

  test.each([
    ['Boleslawiec', { city: 'Bolesławiec', county: 'bolesławiecki' }, 'Bolesławiec', ['commune-letters']],
    ['M. Gdansk', { city: 'Gdańsk', county: 'Gdańsk' }, 'Gdańsk', ['commune-letters']],
    ['Stegna', { city: 'Stegna', county: 'nowodworski' }, 'Stegna', []],
    ['Mscice', { city: 'Łazy', county: 'koszaliński' }, '', ['commune-without-letters']],
  ])('%s in %o is "%s"', (text, place, value, appliedRules) => {
    expect(communeOf(text, place)).toEqual({ value, appliedRules: appliedRules })
  })
})
