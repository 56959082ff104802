import { expect, test } from 'vitest'
import { safeReturnPath } from './safe-return-path.ts'

test.each(['/', '/placowka/tecza', '/zlobki/mazowieckie?page=2&filter[features][contains]=logopeda#opinie', '/uk/user/profile'])(
  'J11.8 accepts %s',
  (path) => {
    expect(safeReturnPath(path)).toBe(path)
  },
)

test.each([
  'https://zly.test/',
  '//zly.test',
  '/\\zly.test',
  '\\\\zly.test',
  '/\t/zly.test',
  '\n//zly.test',
  ' //zly.test',
  '/a\\..\\\\zly.test',
  '/..//zly.test',
  '/.//zly.test',
  'javascript:alert(1)',
  'data:text/html,x',
  'placowka/tecza',
  '?back=x',
  '',
  null,
  undefined,
])('J11.8 rejects %j', (back) => {
  expect(safeReturnPath(back)).toBe('/')
  expect(safeReturnPath(back, '/user/profile')).toBe('/user/profile')
})
