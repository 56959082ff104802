import { expect, test } from 'vitest'
import { isPageDataRequest, pagePathOf } from './page-data-path.ts'

test.each([
  ['/konto/index.pageContext.json', '/konto'],
  ['/konto/index.pageContext.json?strona=2', '/konto?strona=2'],
  ['/index.pageContext.json', '/'],
  ['/index.pageContext.json?a=b', '/?a=b'],
])('%s is a request for the data of %s', (address, page) => {
  expect([isPageDataRequest(address), pagePathOf(address)]).toEqual([true, page])
})

test.each(['/', '/?a=/index.pageContext.json', '/konto', '/index.pageContext.json/konto', '/konto.pageContext.json'])(
  '%s is a request for the page itself',
  (address) => {
    expect([isPageDataRequest(address), pagePathOf(address)]).toEqual([false, address])
  },
)
