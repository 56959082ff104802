import { expect, test } from 'vitest'
import { isReadableAddress } from './readable-address.ts'

test('reads addresses in valid percent-encoding without NUL', () => {
  expect(
    ['/', '/zlobki/%C5%82%C3%B3dzkie?q=100%25+a&x', '/placowka/łódź', '/a%2Fb', '/a?q=\\b', '//a'].filter(
      (address) => !isReadableAddress(address),
    ),
  ).toEqual([])
  expect(['/%00', '/a?q=%00', '/%', '/%zz', '/a?q=%E0%A4%A', '/%ed%a0%80', '/%C0%80', '/a\0'].filter(isReadableAddress)).toEqual([])
})

test('J11.8 an address of another form, which a redirect would repeat, is none of this host', () => {
  expect(['http://evil.test/', 'http://evil.test/logowanie/', '/\\evil.test/', '/a\\b?q=1', '*', ''].filter(isReadableAddress)).toEqual([])
})
