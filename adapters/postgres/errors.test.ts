import { expect, test } from 'vitest'
import { asDefect } from './errors.ts'

const coded = (code: string) => Object.assign(new Error('could not extend file'), { code })

test.each(['53100', '53200', '53300', '57P03', 'ECONNREFUSED'])('%s of the database makes the service unavailable, not a bug', (code) => {
  expect(asDefect(new Error('query failed', { cause: coded(code) }))).toMatchObject({ kind: 'unavailable' })
})

test('leaves other errors as they are', () => {
  const error = coded('22P02')
  expect(asDefect(error)).toBe(error)
})
