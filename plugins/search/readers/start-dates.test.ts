import { expect, test } from 'vitest'
import { chosenBy } from '../testing/chosen-by.ts'
import { readStartDates } from './start-dates.ts'

const wishesIn = (text: string) =>
  chosenBy(readStartDates, text).map(([, meaning]) => (meaning.kind === 'unmet' ? meaning.reason : meaning.kind))

test.each([
  ['od września', ['start']],
  ['od 1 marca 2027', ['start']],
  ['od zaraz', ['start']],
  ['od nowego roku szkolnego', ['start']],
  ['з вересня', ['start']],
  ['from September', ['start']],
  ['asap', ['start']],
  ['blisko metra', ['distance']],
  ['w centrum', ['distance']],
  ['blisko domu', ['distance']],
  ['біля метро', ['distance']],
  ['near me', ['distance']],
  ['close to the station', ['distance']],
  ['za darmo', ['cost']],
  ['bezpłatny', ['cost']],
  ['безкоштовний садок', ['cost']],
  ['free of charge', ['cost']],
  ['małe grupy', ['detail']],
  ['без', []],
  ['wrzesień', []],
  ['w Krakowie', []],
])('the wishes of “%s” that nothing expresses are %j', (text, wishes) => expect(wishesIn(text)).toEqual(wishes))
