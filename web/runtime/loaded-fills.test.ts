import { expect, test } from 'vitest'
import { fillSetting, fillsOf, isFillSetting } from './loaded-fills.ts'

const card = () => null
const map = () => null

test('PL-01 finds the fills of a slot among the settings of a page', () => {
  const settings = {
    titleKey: 'landing.page.title',
    [fillSetting({ slot: 'facility.card', name: 'map' }, 12)]: map,
    [fillSetting({ slot: 'facility.card', name: 'favourites.choose' }, 2)]: card,
    [fillSetting({ slot: 'facility.card.more', name: 'x' }, 1)]: card,
  }
  expect(fillsOf(settings, 'facility.card')).toEqual([
    { slot: 'facility.card', name: 'favourites.choose', Component: card },
    { slot: 'facility.card', name: 'map', Component: map },
  ])
  expect(fillsOf(settings, 'facility')).toEqual([])
  expect(Object.keys(settings).filter(isFillSetting)).toHaveLength(3)
})
