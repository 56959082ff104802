import { expect, test } from 'vitest'
import { filtersOf } from '#config/quality/testing/judge-reading.ts'
import { meaningsBy } from '../testing/chosen-by.ts'
import { readHours } from './hours.ts'

const hoursIn = (text: string) =>
  meaningsBy(readHours, text).flatMap((meaning) => (meaning.kind === 'filter' ? filtersOf(meaning.selection) : [meaning.kind]))

test.each([
  ['czynne do 18', ['closes=18:00..']],
  ['od 6:30', ['opens=..6:30']],
  ['od 6:30 do 17', ['closes=17:00..', 'opens=..6:30']],
  ['czynny od 6:30 do 17:30', ['closes=17:30..', 'opens=..6:30']],
  ['od siódmej', ['opens=..7:00']],
  ['do osiemnastej', ['closes=18:00..']],
  ['od 7 do 5', ['closes=17:00..', 'opens=..7:00']],
  ['całodobowe', ['all_day']],
  ['całą dobę', ['all_day']],
  ['w soboty', ['open_saturday']],
  ['w weekendy', ['unmet']],
  ['5 godzin dziennie', ['unmet']],
  ['з 7 до 18 години', ['closes=18:00..', 'opens=..7:00']],
  ['до 19:00', ['closes=19:00..']],
  ['по суботах', ['open_saturday']],
  ['цілодобово', ['all_day']],
  ['open until 6pm', ['closes=18:00..']],
  ['from 7 to 17', ['closes=17:00..', 'opens=..7:00']],
  ['on Saturdays', ['open_saturday']],
  ['overnight', ['all_day']],
  ['half day', ['unmet']],
  ['do 3 lat', []],
  ['do 1500 zł', []],
  ['od 2 lat', []],
  ['do 5 km', []],
])('the hours of “%s” are %j', (text, hours) => expect(hoursIn(text)).toEqual(hours))
