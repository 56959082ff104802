import { expect, test } from 'vitest'
import { meaningsBy } from '../testing/chosen-by.ts'
import { readDistances } from './distances.ts'

const distancesIn = (text: string) =>
  meaningsBy(readDistances, text).map((meaning) => (meaning.kind === 'distance' ? meaning.metres : meaning.kind))

test.each([
  ['do 5 km od Krakowa', [5000]],
  ['w promieniu 3 km', [3000]],
  ['2,5 km od domu', [2500]],
  ['do 800 m od', [800]],
  ['500m', [500]],
  ['nie dalej niż 10 kilometrów', [10_000]],
  ['dwa kilometry od', [2000]],
  ['в радіусі 3 км', [3000]],
  ['до 5 км від', [5000]],
  ['within 5 km of', [5000]],
  ['2 miles from', [3218]],
  ['10 min pieszo', ['unmet']],
  ['dwa przystanki od', ['unmet']],
  ['15 minutes walk', ['unmet']],
  ['10 хвилин пішки', ['unmet']],
  ['do 500 km', []],
  ['do 3 lat', []],
  ['do 1500 zł', []],
])('the distances of “%s” are %j', (text, distances) => expect(distancesIn(text)).toEqual(distances))
