import { expect, test } from 'vitest'
import { makeEncodingDetector } from './text-encoding.ts'

const detect = (...chunks: readonly Uint8Array[]) => {
  const detector = makeEncodingDetector()
  for (const chunk of chunks) detector.add(chunk)
  return detector.detect()
}
const utf16 = (text: string, swapped = false) => {
  const bytes = Buffer.from(text, 'utf16le')
  return swapped ? bytes.swap16() : bytes
}

test.each([
  ['UTF-8', Buffer.from('żółw'), 'utf-8'],
  ['ASCII', Buffer.from('abc'), 'utf-8'],
  ['UTF-16 with a mark', utf16('\ufeffżłobek'), 'utf-16le'],
  ['UTF-16 with a mark, most significant byte first', utf16('\ufeffżłobek', true), 'utf-16be'],
  ['UTF-16 without a mark', utf16('Numer;Nazwa żłobka'), 'utf-16le'],
  ['UTF-16 without a mark, most significant byte first', utf16('Numer;Nazwa żłobka', true), 'utf-16be'],
  ['windows-1250', Uint8Array.from([0x9c, 0x77, 0x69, 0xb9, 0x74]), 'windows-1250'],
  ['ISO-8859-2', Uint8Array.from([0xb6, 0x77, 0x69, 0xb1, 0x74]), 'iso-8859-2'],
  ['binary content', Uint8Array.from([80, 75, 3, 4, 0, 0, 1, 0]), null],
])('recognizes %s', (_, bytes, encoding) => {
  expect(detect(bytes)).toBe(encoding)
  expect(detect(...[...bytes].map((byte) => Uint8Array.of(byte)))).toBe(encoding)
})
