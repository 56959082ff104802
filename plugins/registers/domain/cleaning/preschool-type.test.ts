import { expect, test } from 'vitest'
import { preschoolTypeFromName, variantFromName } from '../rspo-geo.ts'

test.each([
  ['Przedszkole nr 5 z Oddziałami Integracyjnymi', 'kindergarten'],
  ['Bajkowa Kraina', 'kindergarten'],
  ['Punkt Opieki i Edukacji dla Dzieci', 'kindergarten'],
  ['Niepubliczne Przedszkole Specjalne z Punktem Wczesnego Wspomagania', 'kindergarten'],
  ['Zespół Szkolno-Przedszkolny w Lesie Przedszkole Publiczne', 'kindergarten'],
  ['Niepubliczny Punkt Przedszkolny "Wesołe Przedszkole"', 'kindergarten_point'],
  ['Przedszkole Niepubliczne "Kropka" - Punkt Przedszkolny', 'kindergarten_point'],
  ['Punkt Predszkolny przy Szkole Podstawowej', 'kindergarten_point'],
  ['Punkt \nPrzedszkolny', 'kindergarten_point'],
  ['Punkt Terapeutyczno-Przedszkolny', 'kindergarten_point'],
  ['Zespół Wychowania Przedszkolengo w Lesie', 'kindergarten_education_team'],
  ['Oddział Przedszkolny w Szkole Podstawowej nr 1', 'kindergarten_department'],
  ['Oddziały Przedszkolne w Lesie', 'kindergarten_department'],
  ['Oddział "0"', 'kindergarten_department'],
  ['Przedszkole z Oddziałami Przedszkolnymi', 'kindergarten'],
  ['Samorządowe Przedszkole - Oddział Las', 'kindergarten'],
] as const)('%s is a %s', (name, kind) => {
  expect(preschoolTypeFromName(name)).toBe(kind)
})

test.each([
  ['Szkoła Podstawowa nr 4', 'primary schools'],
  ['Przedszkole Publiczne', 'preschools'],
  ['Szkoła Podstawowa z Oddziałem Przedszkolnym', null],
  ['Szkoła Filialna w Lesie', null],
  ['Bajkowa Kraina', null],
] as const)('%s indicates %s', (name, kind) => {
  expect(variantFromName(name)).toBe(kind)
})
