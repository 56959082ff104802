import { expect, test } from 'vitest'
import type { Translate } from '#core/ports/translator.ts'
import { cardTexts } from './card-texts.ts'

const t: Translate = (key, values = {}) => [key, ...Object.values(values)].join(' ')
const words = { t, language: 'pl', today: '2026-03-01' } as const
const unknown = { tuition_month: null, free_places: null, free_places_on: null }

const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '))

test('CA-08 mails and pictures say the facts of the card in its order, a count of free places with its day, and nothing about what is unknown', () => {
  expect(cardTexts(unknown, words)).toEqual([])
  const known = { tuition_month: 0, free_places: 4, free_places_on: '2026-02-20', open_at: 390, close_at: 1020 }
  expect(plain(cardTexts(known, words))).toEqual(['card.fee.free', 'card.places 4 (card.places.on 20 lut)', '06:30–17:00'])
  const cheaper = { ...unknown, tuition_month: 180_000, family_cost: 63_040, family_cost_meals: true }
  expect(plain(cardTexts(cheaper, words))).toEqual(['1800 zł card.fee.month', 'card.cost.with-meals 630 zł'])
  const old = { tuition_month: 150_000, free_places: 0, free_places_on: '2026-01-01' }
  expect(plain(cardTexts(old, words))).toEqual(['1500 zł card.fee.month'])
})
