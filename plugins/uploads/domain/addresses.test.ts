import { expect, test } from 'vitest'
import { variantsOf } from './addresses.ts'

test('PR-09 a picture that is smaller than a width is offered with its own width', () => {
  const files = ['320.avif', '320.webp', '640.avif', '640.webp', '500.jpg']
  expect(variantsOf({ id: 'x', files, width: 500 })).toEqual({
    '320': '/pliki/x/320.webp',
    '640': '/pliki/x/640.webp',
    '1280': '/pliki/x/640.webp',
    webp: '/pliki/x/320.webp 320w, /pliki/x/640.webp 500w',
    avif: '/pliki/x/320.avif 320w, /pliki/x/640.avif 500w',
  })
})

test('a photo, a page and a document have one address', () => {
  expect(variantsOf({ id: 'x', files: ['256.webp'], width: 256 })).toBeNull()
  expect(variantsOf({ id: 'x', files: ['plik'], width: null })).toBeNull()
})
