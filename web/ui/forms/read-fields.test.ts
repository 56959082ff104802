import { expect, test } from 'vitest'
import { fieldsOf, readFields } from './read-fields.ts'

/** A fake form with only the properties that are read. */
const form = (...fields: readonly Record<string, unknown>[]) => ({
  elements: fields.map((field) => ({
    type: 'text',
    value: '',
    defaultValue: '',
    disabled: false,
    closest: () => null,
    ...field,
  })) as unknown as HTMLFormControlsCollection,
})
const hidden = { closest: (selector: string) => (selector.includes('[hidden]') ? {} : null) }

test('SH-13 skips hidden and disabled fields and buttons', () => {
  const all = form(
    { name: 'name', value: ' Ala ' },
    { name: 'back', type: 'hidden', value: '/' },
    { name: 'company', value: 'Kredka', ...hidden },
    { name: 'old', value: 'x', disabled: true },
    { name: 'send', type: 'submit', value: '1' },
    { name: '', value: 'nameless' },
    { name: 'group', type: 'fieldset' },
  )
  expect(readFields(all)).toEqual({ name: 'Ala' })
  expect(fieldsOf(all).map(({ name }) => name)).toEqual(['name'])
})

test('reads a single checkbox as boolean or its value, several of a name as a list, and the selected radio button', () => {
  const tick = (name: string, value: string, checked: boolean) => ({ name, type: 'checkbox', value, checked, defaultChecked: !checked })
  const circle = (value: string, checked: boolean) => ({ name: 'kind', type: 'radio', value, checked, defaultChecked: false })
  const all = form(
    tick('news', 'on', true),
    tick('terms', '2026-11-01', true),
    tick('days', 'mon', true),
    tick('days', 'tue', false),
    tick('days', 'wed', true),
    circle('a', false),
    circle('b', true),
    circle('c', false),
  )
  expect(readFields(all)).toEqual({ news: true, terms: '2026-11-01', days: ['mon', 'wed'], kind: 'b' })
  expect(readFields(all, 'initial')).toEqual({ news: false, terms: '', days: ['tue'], kind: '' })
})

test('reads files and selects', () => {
  const file = new File(['x'], 'a.png')
  const option = (value: string, defaultSelected = false) => ({ value, defaultSelected })
  const all = form(
    { name: 'photo', type: 'file', files: [file] },
    { name: 'language', type: 'select-one', value: 'en', options: [option('pl'), option('ua', true), option('en')] },
    { name: 'city', type: 'select-one', value: '', options: [option('')] },
    { name: 'age', type: 'number', value: '', defaultValue: '3' },
  )
  expect(readFields(all)).toEqual({ photo: file, language: 'en', city: '', age: 0 })
  expect(readFields(all, 'initial')).toEqual({ photo: null, language: 'ua', city: '', age: 3 })
})
