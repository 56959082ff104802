import { expect, test } from 'vitest'
import { cleanFileName } from './file-name.ts'

test('J11.1 cleans the names of downloads', { timeout: 5000 }, () => {
  const names = [
    'Jadłospis na maj.PDF',
    '../../etc/passwd',
    'C:\\dane\\umowa.pdf',
    '<img src=x onerror=alert(1)>.pdf',
    'a\r\nSet-Cookie: x.pdf',
    '.pdf',
    '',
  ]
  expect(names.map((name) => cleanFileName(name, 'pdf'))).toEqual([
    'Jadłospis na maj.pdf',
    'passwd.pdf',
    'umowa.pdf',
    'img src=x onerror=alert(1).pdf',
    'aSet-Cookie x.pdf',
    'plik.pdf',
    'plik.pdf',
  ])
  // U+202E turns the direction of what follows: it would show `gpj.exe` as `exe.jpg`.
  expect(cleanFileName('zdjęcie\u202egpj.exe', 'jpg')).toBe('zdjęciegpj.jpg')
  expect(cleanFileName(`${'ż'.repeat(300)}.pdf`, 'pdf')).toBe(`${'ż'.repeat(80)}.pdf`)
  // In the square of the length, this would take some ten seconds.
  expect(cleanFileName(`a${'.'.repeat(90_000)}\u200bb.pdf`, 'pdf')).toBe(`a${'.'.repeat(79)}.pdf`)
})
