import { expect, test } from 'vitest'
import { httpsUrl } from './https-url.ts'

test.each([
  ['przedszkole.pl', 'https://przedszkole.pl/'],
  ['  www.przedszkole.pl/o-nas?a=1 ', 'https://www.przedszkole.pl/o-nas?a=1'],
  ['http://przedszkole.pl', 'http://przedszkole.pl/'],
  ['przedszkole.pl:8080/a', 'https://przedszkole.pl:8080/a'],
  ['żłobek.pl', 'https://xn--obek-z1a16a.pl/'],
])('VA-01 accepts "%s" as a web address', (input, url) => expect(httpsUrl(input)).toBe(url))

test.each(['', 'przedszkole', 'nasze przedszkole.pl', 'javascript:alert(1)', 'ftp://a.pl', 'https://', 'ala@przyklad.pl', 'a..', '1.2'])(
  'VA-01 rejects "%s"',
  (input) => expect(httpsUrl(input)).toBe(null),
)
