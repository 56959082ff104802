import { expect, test } from 'vitest'
import { changedValues, filledValues } from './values.ts'

const saved = { name: 'Ala', phone: '601602603', about: null, age: 3, days: ['mon'], news: true, photo: null }

test('SH-13 returns only changed values; a cleared text is null, which removes it', () => {
  expect(changedValues(saved, { ...saved, about: '', days: ['mon'] })).toEqual({})
  expect(changedValues(saved, { ...saved, name: 'Ola', phone: '', age: 0, days: [], news: false })).toEqual({
    name: 'Ola',
    phone: null,
    age: 0,
    days: [],
    news: false,
  })
  const photo = new File(['x'], 'a.png')
  expect(changedValues(saved, { ...saved, photo })).toEqual({ photo })
  expect(changedValues({}, { name: 'Ala', news: false })).toEqual({ name: 'Ala' })
})

test('leaves out empty texts of a new item', () => {
  expect(filledValues({ name: 'Ala', phone: '', photo: null, news: false, age: 0 })).toEqual({ name: 'Ala', news: false, age: 0 })
})
