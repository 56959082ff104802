import { expect, test } from 'vitest'
import { stemsOf } from './stems.ts'

const haveStemInCommon = (one: string, other: string) => stemsOf(one).some((stem) => stemsOf(other).includes(stem))

test.each([
  'kolorowanka kolorowanki kolorowance kolorowanek kolorowankom kolorowankami kolorowankach',
  'drzewo drzewa drzewu drzewem drzew drzewami drzewach',
  'jesienny jesienna jesienne jesiennego jesiennej jesiennych jesiennymi jesiennym',
  'zajecie zajecia zajec zajeciom zajeciami zajeciach',
  'zwierze zwierzeta zwierzat zwierzetom zwierzetami zwierzetach',
  'babcia babci babcie babciu babciom',
  'dziadek dziadka dziadkowi dziadkiem dziadkow dziadkowie',
  'zdrowie zdrowia zdrowiu zdrowiem',
  'ogrod ogrodu ogrodzie ogrody ogrodow',
  'noga nogi nodze nog nogami',
  'okno okna okien oknem',
  'chlopiec chlopca chlopcy chlopcow',
  'bilet biletu biletem bilety biletami',
  'problem problemu problemem problemy problemow',
  'artysta artysty artyscie artysci artystow',
])('%s have stems in common', (line) => {
  const forms = line.split(' ')
  expect(forms.flatMap((one) => forms.filter((other) => !haveStemInCommon(one, other)).map((other) => `${one} ${other}`))).toEqual([])
})

test.each([
  ['mama', 'mapa'],
  ['kotek', 'koza'],
  ['las', 'lato'],
  ['jesien', 'jesienny'],
  ['dzien', 'dziecko'],
  ['oko', 'okno'],
])('%s and %s have no stem in common', (one, other) => {
  expect(haveStemInCommon(one, other)).toBe(false)
})
