import { expect, test } from 'vitest'
import { toLinkAddress } from './addresses.ts'

test.each([
  ['przyklad.pl', 'https://przyklad.pl'],
  [' www.przyklad.pl/menu ', 'https://www.przyklad.pl/menu'],
  ['żłobek.pl', 'https://żłobek.pl'],
  ['jan@przyklad.pl', 'mailto:jan@przyklad.pl'],
  ['+48 123 456 789', 'tel:+48123456789'],
  ['/mapa', '/mapa'],
  ['https://przyklad.pl', 'https://przyklad.pl'],
  ['javascript:alert(1)', null],
  ['dwa słowa', null],
  ['', null],
])('typed %j is the address %j', (typed, address) => expect(toLinkAddress(typed)).toBe(address))
