import { raw } from '@mikro-orm/core'
import { expect, test } from 'vitest'
import { bindParameters } from './bind-parameters.ts'

const bind = (sql: string, ...parameters: readonly unknown[]) => bindParameters(sql, parameters, (name) => `"${name}"`)

test('writes no value into the statement', () => {
  expect(bind('select ?? from a where b = ? and c ?? ?', 'x', "it's", 'y', 'z')).toEqual({
    text: 'select "x" from a where b = $1 and c "y" $2',
    values: ["it's", 'z'],
  })
})

test('gives numbers and booleans the type of the literal, and leaves other types to the statement', () => {
  const day = new Date(0)
  expect(bind('select ?, ?, ?, ?, ?, ?', 7, 3_000_000_000, 1.5, true, day, 9n)).toEqual({
    text: 'select $1::int4, $2::int8, $3::numeric, $4::boolean, $5, $6',
    values: [7, 3_000_000_000, 1.5, true, day, '9'],
  })
})

test('expands lists and fragments, writes objects as JSON, and keeps null as a word', () => {
  expect(bind('select ? where a in (?) and b = ?', { a: "'" }, ['x', 'y'], null)).toEqual({
    text: 'select $1 where a in ($2, $3) and b = null',
    values: [`{"a":"'"}`, 'x', 'y'],
  })
  expect(bind('select ?, ?', raw('lower(?)', ['A']), 'b')).toEqual({ text: 'select lower($1), $2', values: ['A', 'b'] })
})

test('restores escaped question marks, and keeps a statement without values as it is', () => {
  expect(bind(String.raw`select a \? ?`, 'b').text).toBe('select a ? $1')
  expect(bind('select a ? b').text).toBe('select a ? b')
})
