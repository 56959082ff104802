import { describe, expect, test } from 'vitest'
import { cleanOperatorName } from './operator.ts'

describe("an operator's name", () => {
  test.each([
    ['GMINA ADAMÓW', 'Gmina Adamów', ['operator-capitals']],
    ['GMINA KOSTRZYN NAD ODRĄ', 'Gmina Kostrzyn nad Odrą', ['operator-capitals']],
    ['ZMYŚLONA SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ', 'Zmyślona spółka z ograniczoną odpowiedzialnością', ['operator-capitals']],
    ['ATM EDUKACJA SP. Z O.O. SP.K.', 'ATM Edukacja sp. z o.o. sp.k.', ['operator-capitals']],
    ['AP MEDIA JAN ZMYŚLONY', 'AP Media Jan Zmyślony', ['operator-capitals']],
    ['F.H.U. „LAS” M.ZMYŚLONA', 'F.H.U. „Las” M. Zmyślona', ['operator-capitals']],
    ['Żłobek ,,Las" Anna Zmyślona', 'Żłobek „Las” Anna Zmyślona', ['operator-quotes']],
    ['Zmyślona Sp.zo.o.', 'Zmyślona sp. z o.o.', ['operator-mis-cased']],
    ['MIKI Sp. z o.o.', 'MIKI sp. z o.o.', ['operator-mis-cased']],
    ['Anna Zmyślona', 'Anna Zmyślona', []],
    ['Fundacja „LAS”', 'Fundacja „LAS”', []],
  ])('%s → %s', (text, value, appliedRules) => {
    expect(cleanOperatorName(text)).toEqual({ value, appliedRules })
  })

  test.each([
    ['Miasto I Gmina Zmyślona', 'Miasto i Gmina Zmyślona'],
    ['Zmyślona - Miasto Na Prawach Powiatu', 'Zmyślona - Miasto na prawach powiatu'],
    [
      'Stowarzyszenie Na Rzecz Osób Z Niepełnosprawnością Koło W Zmyślonej',
      'Stowarzyszenie na Rzecz Osób z Niepełnosprawnością Koło w Zmyślonej',
    ],
    ['Samodzielne Koło Terenowe Nr 50 W Zmyślonej', 'Samodzielne Koło Terenowe nr 50 w Zmyślonej'],
    ['Zgromadzenie Sióstr Nmp', 'Zgromadzenie Sióstr NMP'],
    ['Parafia Pw.św.teresy', 'Parafia pw. św. Teresy'],
    ['Stowarzyszenie Absolwentów I Liceum Im. Jana Zmyślonego', 'Stowarzyszenie Absolwentów I Liceum im. Jana Zmyślonego'],
  ])('of a register whose tool capitalized every word: %s → %s', (text, value) => {
    expect(cleanOperatorName(text, true).value).toBe(value)
  })
})
