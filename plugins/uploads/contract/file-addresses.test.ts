import { expect, test } from 'vitest'
import { firstPageOf, mainFile, pictureOf, type UrlOf, variantsOf } from './file-addresses.ts'

const urlOf: UrlOf = ({ id }, file) => `/pliki/${id}/${file}`

test('PR-09 a picture that is smaller than a width is offered with its own width', () => {
  const files = ['320.avif', '320.webp', '640.avif', '640.webp', '500.jpg']
  expect(variantsOf({ id: 'x', files, width: 500 }, urlOf)).toEqual({
    '320': '/pliki/x/320.webp',
    '640': '/pliki/x/640.webp',
    '1280': '/pliki/x/640.webp',
    webp: '/pliki/x/320.webp 320w, /pliki/x/640.webp 500w',
    avif: '/pliki/x/320.avif 320w, /pliki/x/640.avif 500w',
  })
})

test('a photo, a page and a document have one address', () => {
  expect(variantsOf({ id: 'x', files: ['256.webp'], width: 256 }, urlOf)).toBeNull()
  expect(variantsOf({ id: 'x', files: ['plik'], width: null }, urlOf)).toBeNull()
})

test('UP-01 the pictures of a first page are before the document, which stays the file; older documents have none', () => {
  const upload = { id: 'x', files: ['320.webp', '640.webp', 'plik'], width: 640, height: 905 }
  expect(firstPageOf(upload, urlOf)).toEqual({ '320': '/pliki/x/320.webp', '640': '/pliki/x/640.webp', width: 640, height: 905 })
  expect([mainFile(upload), variantsOf(upload, urlOf)]).toEqual(['plik', null])
  expect(firstPageOf({ ...upload, files: ['plik'], width: null, height: null }, urlOf)).toBeNull()
  expect(firstPageOf({ ...upload, files: ['320.avif', '320.webp', '640.jpg'] }, urlOf)).toBeNull()
})

test('a stored picture has its size and the address of its largest file', () => {
  const stored = {
    id: 'x',
    name: 'bal.jpg',
    alt: 'Bal',
    kind: 'image',
    size: 9,
    width: 320,
    height: 240,
    files: ['320.webp', '320.jpg'],
  } as const
  expect(pictureOf(stored, urlOf)).toMatchObject({ url: '/pliki/x/320.jpg', width: 320, height: 240, alt: 'Bal', variants: { avif: null } })
})
