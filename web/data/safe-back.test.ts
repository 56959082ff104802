import { expect, test } from 'vitest'
import { safeBack } from './safe-back.ts'

test.each(['/', '/placowka/tecza', '/zlobki/mazowieckie?page=2&filter[features][contains]=logopeda#opinie', '/uk/user/profile'])(
  'J11.8 back to %s',
  (path) => {
    expect(safeBack(path)).toBe(path)
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
])('J11.8 never to %j', (back) => {
  expect(safeBack(back)).toBe('/')
  expect(safeBack(back, '/user/profile')).toBe('/user/profile')
})
