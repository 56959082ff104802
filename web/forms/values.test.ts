import { expect, test } from 'vitest'
import { changes, filled } from './values.ts'

const kept = { name: 'Ala', phone: '601602603', about: null, age: 3, days: ['mon'], news: true, photo: null }

test('SH-13 only what was changed is sent; an emptied text as null, which takes it away', () => {
  expect(changes(kept, { ...kept, about: '', days: ['mon'] })).toEqual({})
  expect(changes(kept, { ...kept, name: 'Ola', phone: '', age: 0, days: [], news: false })).toEqual({
    name: 'Ola',
    phone: null,
    age: 0,
    days: [],
    news: false,
  })
  const photo = new File(['x'], 'a.png')
  expect(changes(kept, { ...kept, photo })).toEqual({ photo })
  expect(changes({}, { name: 'Ala', news: false })).toEqual({ name: 'Ala' })
})

test('what is new leaves out the texts that were left empty', () => {
  expect(filled({ name: 'Ala', phone: '', photo: null, news: false, age: 0 })).toEqual({ name: 'Ala', news: false, age: 0 })
})
