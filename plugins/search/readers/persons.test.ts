import { expect, test } from 'vitest'
import { chosenBy } from '../testing/chosen-by.ts'
import { readPersons } from './persons.ts'

const wordsIn = (text: string) => chosenBy(readPersons, text).map(([words, { kind }]) => `${kind}: ${words}`)

test.each([
  ['jestem pielęgniarką', 'link: jestem pielegniarka'],
  ['my wife is a nurse', 'link: wife is a nurse'],
  ['чоловік працює як логопед', 'link: praciuje jak logoped'],
])('RT-04 “%s” says what a grown-up is, and wishes nothing', (text, words) => {
  expect(wordsIn(text)).toEqual([words])
})

test.each(['jestem z Krakowa', 'садок працює цілодобово', 'syn jest alergikiem', 'jestem, żłobek'])(
  'RT-04 in “%s” nothing says what a grown-up is: all words may be wishes',
  (text) => {
    expect(wordsIn(text)).toEqual([])
  },
)
