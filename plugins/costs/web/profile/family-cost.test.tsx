// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTranslator } from '#web/runtime/i18n/create-translator.ts'
import { fixedI18n, I18nContext } from '#web/runtime/i18n/i18n-context.ts'
import pl from '../../messages/pl.json' with { type: 'json' }
import { benefit } from '../../testing/build-rate.ts'
import FamilyCost from '../islands/FamilyCost.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const facility = {
  id: 'sloneczko',
  category: 'zlobki',
  is_public: false,
  voivodeship: 'malopolskie',
  county: 'Kraków',
  commune: 'Kraków',
  fees: { source: 'zlobki', on: '2025-09-17', month: 180_000, meals_month: null, meals_day: 1500 },
  discounts: [{ reason: 'sibling', percent: 20 }],
  is_highest_fee: true,
} as const

const island = (
  <I18nContext value={fixedI18n({ language: 'pl', t: createTranslator('pl', pl) })}>
    <FamilyCost facility={facility} rates={[benefit]} feesFrom="Rejestr, 17.09.2025" today="2026-12-01" />
  </I18nContext>
)
const shown = () => (document.querySelector('dl')?.textContent ?? '').replaceAll('\u00a0', ' ')
const requests = vi.fn()
let root: Root

const open = async () => {
  document.body.innerHTML = `<main>${renderToString(island)}</main>`
  root = await act(() => hydrateRoot(document.querySelector('main') as HTMLElement, island))
}
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', requests)
  vi.stubGlobal('XMLHttpRequest', requests)
})
afterEach(() => act(() => root.unmount()))

const check = async (at = 0) => act(async () => document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')[at]?.click())

test('EX-01 shows the cost of a usual family with the source of each line, and asks only what changes it', async () => {
  await open()
  expect(shown()).toBe(
    'Opłata za miesiąc z rejestru, bez zniżekRejestr, 17.09.20251800 zł' +
      'Świadczenie „Aktywnie w żłobku”ZUS, 01.10.2024 do sprawdzenia−1500 zł' +
      'WyżywienieRejestr, 17.09.2025330 złRazem za miesiąc, szacunek630 zł',
  )
  expect([...document.querySelectorAll('label')].map((label) => label.firstChild?.textContent || label.textContent)).toEqual([
    'Miesiąc urodzenia dziecka',
    'Dni w tygodniu',
    'Dziecko ma orzeczenie o niepełnosprawności ze wskazaniem stałej opieki',
    'Brat albo siostra chodzi do tej placówki',
  ])
})

test('EX-01 the answers of a family change the cost at once, stay in the browser until they are cleared, and are in no request', async () => {
  await open()
  await check()
  expect(shown()).toContain('−1800 zł')
  expect(shown()).toContain('Razem za miesiąc, szacunek330 zł')
  await act(() => root.unmount())
  await open()
  expect(document.body.textContent).toContain('Policzone dla was.')
  expect(shown()).toContain('−1800 zł')
  await act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Wyczyść')?.click())
  expect(shown()).toContain('−1500 zł')
  expect([localStorage.length, requests.mock.calls, location.search]).toEqual([0, [], ''])
})

test('EX-01 a discount of the register counts for the family that has a sibling here', async () => {
  await open()
  await check(1)
  expect(shown()).toContain('Zniżka za rodzeństwo 20%')
  expect(shown()).toContain('−360 zł')
  expect(shown()).toContain('Razem za miesiąc, szacunek330 zł')
})
