import { Cause } from 'effect'
import { expect, test } from 'vitest'
import { Failure } from '#core/kernel/failure.ts'
import { makeLogger, serializeError } from './logger.ts'

const people = /kowalsk|600 ?100 ?200|Zosia/i

/** Database error as wrapped by MikroORM: both messages contain the values of the statement. */
const violated = () => {
  const driver = Object.assign(new Error('duplicate key value violates unique constraint "contact_message_once"'), {
    code: '23505',
    constraint: 'contact_message_once',
    detail: 'Key (email)=(jan.kowalski@example.test) already exists.',
  })
  return Object.assign(
    new Error(`insert into contact_message values ('Jan Kowalski', 'Zosia', '+48 600 100 200') - ${driver.message}`, { cause: driver }),
    { code: '23505', constraint: driver.constraint, query: `insert into contact_message values ('Jan Kowalski')`, parameters: ['Zosia'] },
  )
}

const logged = (err: unknown): string => {
  const lines: string[] = []
  makeLogger('info', { write: (line) => void lines.push(line) }).error({ err }, 'bug')
  return lines.join('')
}

test('J12.2 logs only the code, constraint and stack of a database error', () => {
  const line = logged(violated())
  expect(line).not.toMatch(people)
  expect(JSON.parse(line)).toMatchObject({ err: { message: 'SQLSTATE 23505', constraint: 'contact_message_once' } })
  expect(JSON.parse(line).err.stack).toContain('logger.test.ts')
})

test('J12.2 removes e-mail addresses and telephone numbers from all errors', () => {
  class NoSuchCaller extends Failure('NoSuchCaller', 'not-found') {}
  const thrown = [
    new Error('No mail to jan.kowalski@example.test'),
    new Error('outer', { cause: new Error('call +48 600 100 200 or 600100200') }),
    new NoSuchCaller({ detail: 'jan.kowalski@example.test' }),
    'jan.kowalski@example.test',
    { name: 'Zosia' },
    Cause.die(new Error('jan.kowalski@example.test')),
  ]
  for (const error of thrown) expect(logged(error)).not.toMatch(people)
  expect(serializeError(thrown[2]).type).toBe('NoSuchCaller')
  expect(serializeError(thrown[5]).message).toBe('…')
})

test('keeps texts without personal data', () => {
  expect(serializeError(new Error('No facility is called 019f-12, port 3000')).message).toBe('No facility is called 019f-12, port 3000')
})
