import { describe, expect, test } from 'vitest'
import { cleanNip, cleanOperator, cleanRegon } from './operator.ts'

const empty = { name: ' Gmina  Zmyślona ', nip: '', regon: '', registerNumbers: '', website: '' }
const joined = (address: string) => cleanOperator({ ...empty, address }).value?.address
const parts = (street: string, building: string, apartment: string, postCode: string, locality: string) =>
  cleanOperator({ ...empty, street, building, apartment, postCode, locality }).value?.address

describe('cleanOperator', () => {
  test('formats the same address from one cell and from five', () => {
    for (const [one, five, address] of [
      [
        joined('ul.  Zmyślona 46 lok. 2 00-001 Głogów, Głogów, miasto'),
        parts('ul.  Zmyślona', '46', '2', '00-001', 'Głogów, miasto'),
        'ul. Zmyślona 46 lok. 2, 00-001 Głogów',
      ],
      [joined(' 55 00-001 KONIUSZA, Koniusza, wieś'), parts('', '55', '', '00-001', 'Koniusza, wieś'), 'Koniusza 55, 00-001 Koniusza'],
      [
        joined('pl. Plac Zmyślony 3/5 00-001 Warszawa - Wola, dzielnica m. st. Warszawy'),
        parts('pl. Plac Zmyślony', '3/5', '', '00-001', 'Warszawa - Wola, dzielnica m. st. Warszawy'),
        'pl. Zmyślony 3/5, 00-001 Warszawa',
      ],
      [
        joined('os. Zmyślone 14-116 00-001 Kraków-Podgórze, Kraków-Podgórze, delegatura'),
        parts('os. Zmyślone', '14-116', '', '00-001', 'Kraków-Podgórze, delegatura'),
        'os. Zmyślone 14-116, 00-001 Kraków',
      ],
    ]) {
      expect(one).toBe(address)
      expect(five).toBe(address)
    }
  })

  test('drops invalid tax numbers and placeholders', () => {
    expect(cleanOperator({ ...empty, nip: '1234567890', regon: '123456789', website: 'brak' })).toEqual({
      value: { name: 'Gmina Zmyślona', address: null, nip: null, regon: null, registerNumbers: null, website: null },
      appliedRules: ['operator-nip-invalid', 'operator-regon-invalid'],
    })
    expect(cleanOperator({ ...empty, name: ' ' }).value).toBeNull()
    expect(cleanOperator({ ...empty, website: 'www.facebook.com/zmyslona' }).value?.website).toBe('https://www.facebook.com/zmyslona')
  })
})

test('NIP and REGON are accepted by their check digits', () => {
  expect(cleanNip('123-456-32-18')).toBe('1234563218')
  expect(cleanNip('PL1234563218')).toBe('1234563218')
  expect([cleanNip('1234563219'), cleanNip('0000000000'), cleanNip('')]).toEqual([null, null, null])
  expect(cleanRegon('123456785')).toBe('123456785')
  expect(cleanRegon('12345678512347')).toBe('12345678512347')
  expect([cleanRegon('123456786'), cleanRegon('12345678512348'), cleanRegon('12345678')]).toEqual([null, null, null])
})
