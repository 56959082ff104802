import { expect, test } from 'vitest'
import { errorsOf, stepOf } from './steps.ts'
import { inputOf, newValues } from './values.ts'

const empty = newValues({ name: 'Anna', surname: 'Li' }, 'pl')
const month = '2026-11'
const text = 'Panie są ciepłe i cierpliwe, a obiady bardzo dobre.'.slice(0, 50)

test('OP-01 OP-02 takes the name of the account and asks for a longer one', () => {
  expect(errorsOf('author', empty, month)).toEqual({
    author_last_name: 'NAME_TOO_SHORT',
    relation: 'FIELD_REQUIRED',
    attended_from: 'FIELD_REQUIRED',
  })
})

test('OP-02 asks former parents for the last month, after the first and not in the future', () => {
  const former = { ...empty, author_last_name: 'Lis', relation: 'parent_former', attended_from: '2025-09' } as const
  expect(errorsOf('author', former, month)).toEqual({ attended_to: 'FIELD_REQUIRED' })
  expect(errorsOf('author', { ...former, attended_to: '2025-01' }, month)).toEqual({ attended_to: 'opinions.wizard.error.order' })
  expect(errorsOf('author', { ...former, attended_to: '2027-01' }, month)).toEqual({ attended_to: 'opinions.wizard.error.future' })
  expect(inputOf({ ...former, relation: 'parent_current', attended_to: '2026-01' }).attended_to).toBeNull()
})

test('OP-02 requires all ratings, 50 visible characters and the declaration', () => {
  expect(Object.keys(errorsOf('ratings', { ...empty, score_food: 4 }, month))).toEqual(['score_cleanliness', 'score_staff'])
  expect(errorsOf('text', { ...empty, text: `  ${text.slice(0, 49)}\u200b  ` }, month)).toHaveProperty('text')
  expect(errorsOf('text', { ...empty, text, declaration: true }, month)).toEqual({})
})

test('OP-01 finds the step of a field that the server rejects', () => {
  expect([stepOf(['text']), stepOf(['pros.0']), stepOf(['code', 'text']), stepOf(['other'])]).toEqual([
    'text',
    'points',
    'author',
    undefined,
  ])
})
