import { describe, expect, test } from 'vitest'
import { choosable, prepareFile, refuseFile } from '../accepted-files.ts'
import { type PictureFormat, pictureFormatOf } from './picture-format.ts'
import { planFor, sentSize, unreadableKey } from './picture-plan.ts'

const bytes = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)))
const brands = (...names: readonly string[]) => {
  const [main = '', ...others] = names
  return `\0\0\0${String.fromCharCode(16 + others.length * 4)}ftyp${main}\0\0\0\0${others.join('')}`
}

describe('UP-02 the format of a picture', () => {
  test.each([
    ['\xff\xd8\xff\xe1', 'JPEG'],
    ['\x89PNG\r\n\x1a\n', 'PNG'],
    ['GIF89a', 'GIF'],
    ['RIFF\0\0\0\0WEBPVP8 ', 'WebP'],
    [brands('heic', 'mif1', 'heic'), 'HEIC'],
    [brands('mif1', 'miaf', 'heic'), 'HEIC'],
    [brands('avif', 'mif1'), 'AVIF'],
    [brands('mif1', 'miaf', 'avif'), 'AVIF'],
    ['II*\0', 'TIFF'],
    ['BM', 'BMP'],
    [brands('isom', 'mp42'), null],
    ['\0\0\0\x08ftyp', null],
    ['%PDF-1.7', null],
    ['', null],
  ] as const)('%j is told by its first bytes: %s', (text, format) => expect(pictureFormatOf(bytes(text))).toBe(format))
})

describe('UP-02 what is sent of a picture', () => {
  const limits = { maxBytes: 5_000_000, acceptsGif: false }
  const plan = (format: PictureFormat, size: number, pixels: readonly [number, number] | null, acceptsGif = false) =>
    planFor({ format, size, pixels: pixels && { width: pixels[0], height: pixels[1] } }, { ...limits, acceptsGif })

  test('JPEG and PNG within the limits are only cleaned; all others are drawn', () => {
    expect([plan('JPEG', 900_000, [2560, 1440]), plan('PNG', 5_000_000, [1200, 2560])]).toEqual(['cleaned', 'cleaned'])
    expect([plan('JPEG', 900_000, [4032, 3024]), plan('PNG', 90_000, [9000, 9000])]).toEqual(['drawn', 'drawn'])
    expect([plan('JPEG', 5_000_001, [2000, 2000]), plan('JPEG', 900_000, null)]).toEqual(['drawn', 'drawn'])
    expect((['HEIC', 'AVIF', 'WebP', 'BMP', 'TIFF'] as const).map((format) => plan(format, 1000, null))).toEqual(Array(5).fill('drawn'))
  })

  test('a GIF, which may move, stays as it is where it is accepted', () => {
    expect([plan('GIF', 1000, null, true), plan('GIF', 1000, null)]).toEqual(['as it is', 'drawn'])
  })

  test.each([
    [4032, 3024, 2560, 1920],
    [3024, 4032, 1920, 2560],
    [12_000, 9000, 2560, 1920],
    [800, 600, 800, 600],
    [40_000, 3, 2560, 1],
  ])('%d × %d becomes %d × %d', (width, height, ...sent) => expect(Object.values(sentSize({ width, height }))).toEqual(sent))

  test('a format that the browser cannot read has a sentence of its own', () => {
    expect((['HEIC', 'AVIF', 'WebP', 'TIFF', 'JPEG', 'PNG', 'GIF', 'BMP'] as const).map(unreadableKey)).toEqual([
      'upload.unreadable.heic',
      'upload.unreadable.avif',
      'upload.unreadable.webp',
      'upload.unreadable.tiff',
      ...Array(4).fill('upload.unreadable.damaged'),
    ])
  })
})

describe('UP-02 files of a field', () => {
  const file = (name: string, type = '', size = 1) => Object.defineProperty(new File([], name, { type }), 'size', { value: size })

  test('where pictures are accepted, those that become one may be chosen too', () => {
    expect(choosable('.jpg,.png')).toBe('.jpg,.png,.webp,.avif,.heic,.heif')
    expect(choosable('.jpg,.pdf,.heic')).toBe('.jpg,.pdf,.heic,.webp,.avif,.heif')
    expect(choosable('.pdf')).toBe('.pdf')
  })

  test('pictures of any size and spelling are taken, other files by ending and size', () => {
    const refused = (...of: Parameters<typeof file>) => refuseFile('.jpg,.png,.pdf', file(...of))
    expect([refused('IMG_1.HEIC'), refused('1000023', 'image/jpeg'), refused('a.webp', '', 30_000_000)]).toEqual([null, null, null])
    expect([refused('a.exe'), refused('a.gif', 'image/gif'), refused('a.svg', 'image/svg+xml')]).toEqual(
      Array(3).fill('error/bad-file-format'),
    )
    expect([refused('a.pdf'), refused('a.pdf', '', 5_000_001)]).toEqual([null, 'error/file-too-big'])
    expect(refuseFile('.pdf', file('a.heic'))).toBe('error/bad-file-format')
  })

  test('what is no picture is sent at once and as it is', () => {
    const document = file('umowa.pdf')
    expect(prepareFile(document, '.jpg,.pdf')).toBe(document)
    expect(prepareFile(file('a.jpg'), '.jpg')).toBeInstanceOf(Promise)
  })
})
