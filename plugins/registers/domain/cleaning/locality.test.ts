import { describe, expect, test } from 'vitest'
import { findDistrict } from './districts.ts'
import { cleanLocality, withoutSuffix } from './locality.ts'

const cleaned = (locality: string, county: string, commune: string) => cleanLocality({ locality, county, commune })

describe('cleanLocality', () => {
  test.each(['miasto', 'wieś', 'osada', 'osada leśna', 'kolonia', 'część miejscowości', 'część miasta', 'osiedle'])(
    'removes ", %s"',
    (kind) => {
      expect(withoutSuffix(`Nowa Wola, ${kind}`)).toBe('Nowa Wola')
      expect(cleaned(`Nowa Wola, ${kind}`, 'piaseczyński', 'Lesznowola')).toEqual({
        value: { city: 'Nowa Wola', county: 'piaseczyński', commune: 'Lesznowola' },
        appliedRules: ['locality-suffix'],
      })
    },
  )

  test.each([
    ['Warszawa - Białołęka, dzielnica m. st. Warszawy', 'Warszawa', 'Warszawa - Białołęka', 'Warszawa', 'Białołęka', ['warsaw-district']],
    ['Wilanów, część miasta', 'Warszawa', 'Warszawa - Wilanów', 'Warszawa', 'Wilanów', ['locality-suffix', 'warsaw-district']],
    ['Warszawa', 'Warszawa', 'Bialoleka', 'Warszawa', 'Białołęka', ['warsaw-district', 'district-letters']],
    ['Kraków-Podgórze, delegatura', 'Kraków', 'Kraków-Podgórze', 'Kraków', 'Podgórze', ['city-delegation']],
    ['Kraków-Nowa Huta', 'Kraków', 'Kraków-Nowa Huta', 'Kraków', 'Nowa Huta', ['city-delegation']],
    ['Łódź', 'Powiat Łódź', 'Lodz-Baluty', 'Łódź', 'Bałuty', ['city-delegation', 'district-letters']],
  ])('finds the district of %s', (locality, county, commune, city, district, appliedRules) => {
    expect(cleaned(locality, county, commune)).toEqual({ value: { city, county, commune: city, district }, appliedRules })
  })

  test.each([
    ['MARKI', 'Marki', ['locality-capitals']],
    ['NOWA WOLA NAD BUGIEM', 'Nowa Wola nad Bugiem', ['locality-capitals']],
    ['LASEK-ZDRÓJ, wieś', 'Lasek-Zdrój', ['locality-suffix', 'locality-capitals']],
    ['LasekGórny', 'Lasek Górny', ['locality-glued']],
    ['Rąbień AB', 'Rąbień AB', []],
    ['Nowa Wola', 'Nowa Wola', []],
  ])('writes %s as one locality', (locality, city, appliedRules) => {
    expect(cleaned(locality, 'wołomiński', 'Marki')).toEqual({ value: { city, county: 'wołomiński', commune: 'Marki' }, appliedRules })
  })

  test('keeps the hyphen of a name that is no delegation', () => {
    expect(cleaned('Bielsko-Biała', 'Bielsko-Biała', 'Bielsko-Biała').value).toEqual({
      city: 'Bielsko-Biała',
      county: 'Bielsko-Biała',
      commune: 'Bielsko-Biała',
    })
    expect(cleaned('Słodków-Kolonia', 'turecki', 'Turek').value.city).toBe('Słodków-Kolonia')
    expect(cleaned('Wola', 'krakowski', 'Wola').value).not.toHaveProperty('district')
  })

  test('finds no district when only the city is named', () => {
    expect(cleaned('Warszawa', 'Warszawa', 'M. st. Warszawa')).toEqual({
      value: { city: 'Warszawa', county: 'Warszawa', commune: 'Warszawa' },
      appliedRules: ['district-unknown'],
    })
    expect(findDistrict('Warszawa', 'M. st. Warszawa')).toBeNull()
    expect(findDistrict('Warszawa', 'Praga-Polnoc')).toBe('Praga-Północ')
  })
})
