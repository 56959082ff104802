import { describe, expect, test } from 'vitest'
import { restoreCommuneLetters, withoutCommuneKind } from './commune.ts'

describe('communes', () => {
  test('removes the kind of a commune', () => {
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
  ])('%s in %o becomes "%s"', (text, place, value, appliedRules) => {
    expect(restoreCommuneLetters(text, place)).toEqual({ value, appliedRules })
  })
})
