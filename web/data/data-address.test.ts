import { expect, test } from 'vitest'
import { asksForData, pageOf } from './data-address.ts'

test.each([
  ['/konto/index.pageContext.json', '/konto'],
  ['/konto/index.pageContext.json?strona=2', '/konto?strona=2'],
  ['/index.pageContext.json', '/'],
  ['/index.pageContext.json?a=b', '/?a=b'],
])('%s asks for the data of %s', (address, page) => {
  expect([asksForData(address), pageOf(address)]).toEqual([true, page])
})

test.each(['/', '/?a=/index.pageContext.json', '/konto', '/index.pageContext.json/konto', '/konto.pageContext.json'])(
  '%s is a page as it stands',
  (address) => {
    expect([asksForData(address), pageOf(address)]).toEqual([false, address])
  },
)
