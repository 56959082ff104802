import { expect, test } from 'vitest'
import { readWords } from './read-words.ts'

const read = (query: string) => readWords(query).map(({ text, meaning, ages }) => [text, meaning?.tags ?? null, ages])

test('TZ-06 words of a search are read as topic, kind and age, in any form and in three languages', () => {
  expect(read('jesień scenariusz 4 latki')).toEqual([
    ['jesień', ['autumn'], null],
    ['scenariusz', ['lesson_plan'], null],
    ['4 latki', null, [4, 4]],
  ])
  expect(read('konspekty zajęć o jesieni dla czterolatków').map(([text]) => text)).toEqual(['konspekty', 'jesieni', 'czterolatków'])
  expect(read('karty pracy zima 3-5 lat')).toEqual([
    ['karty pracy', ['worksheet'], null],
    ['zima', ['winter'], null],
    ['3-5 lat', null, [3, 5]],
  ])
  expect(read('od 3 do 5 lat')).toEqual([['od 3 do 5 lat', null, [3, 5]]])
  expect(read('осінь 5 років')).toEqual([
    ['осінь', ['autumn'], null],
    ['5 років', null, [5, 5]],
  ])
  expect(read('winter worksheets for 4-year-olds').map(([, , ages]) => ages)).toEqual([null, null, [4, 4]])
})

test('TZ-06 what no table has is a word; words that say nothing are none; each part can be taken off', () => {
  expect(read('samolot')).toEqual([['samolot', null, null]])
  expect(read('materiały dla przedszkola')).toEqual([])
  expect(readWords('jesień scenariusz 4 latki').map(({ rest }) => rest)).toEqual([
    'scenariusz 4 latki',
    'jesień 4 latki',
    'jesień scenariusz',
  ])
  expect(readWords('a'.repeat(500)).length).toBe(1)
  expect(readWords('raz dwa trzy cztery pięć sześć siedem osiem dziewięć').length).toBe(8)
})
