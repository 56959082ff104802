import { strToU8, zipSync } from 'fflate'
import sharp, { type Sharp } from 'sharp'
import type { UploadPurpose } from '../contract/purposes.ts'
import { onePixel } from './sample-forms.ts'

/**
 * Hostile file, the purposes that it is sent for, and the answer: a code of an error, or `harmless` where it is stored
 * without what makes it hostile.
 */
export interface HostileFile {
  readonly name: string
  readonly bytes: Uint8Array
  readonly purposes: readonly UploadPurpose[]
  readonly answer: 'error/bad-file-format' | 'error/file-too-big' | 'harmless'
}

const text = (content: string) => strToU8(content, true)
const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts))
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#123456' } })
const encoded = async (picture: Sharp) => new Uint8Array(await picture.toBuffer())

/** Picture whose head claims another size than its content has. */
const claiming = (bytes: Uint8Array, at: number, width: number, height: number, little = false, size: 2 | 4 = 4) => {
  const copy = bytes.slice()
  const view = new DataView(copy.buffer)
  if (size === 4) {
    view.setUint32(at, width, little)
    view.setUint32(at + 4, height, little)
  } else {
    view.setUint16(at, width, little)
    view.setUint16(at + 2, height, little)
  }
  return copy
}

const gif = text('GIF89a\x01\0\x01\0\x80\0\0\xff\xff\xff\0\0\0!\xf9\x04\0\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;')
const pictures = ['avatar', 'opinion_photo', 'proof'] as const
const documents = ['proof'] as const

/** Makes one of each kind of hostile file. */
export const hostileFiles = async (): Promise<readonly HostileFile[]> => {
  const jpeg = await encoded(plain(60, 40).jpeg())
  const png = await encoded(plain(600, 400).png())
  const refused = (name: string, bytes: Uint8Array, purposes: readonly UploadPurpose[] = pictures): HostileFile => ({
    name,
    bytes,
    purposes,
    answer: 'error/bad-file-format',
  })
  const tooBig = (name: string, bytes: Uint8Array): HostileFile => ({ name, bytes, purposes: pictures, answer: 'error/file-too-big' })
  const harmless = (name: string, bytes: Uint8Array, purposes: readonly UploadPurpose[] = pictures): HostileFile => ({
    name,
    bytes,
    purposes,
    answer: 'harmless',
  })
  return [
    refused('faktura.jpg', joined(text('MZ\x90\0'), new Uint8Array(5000))),
    refused('program.png', joined(text('\x7fELF'), new Uint8Array(5000))),
    refused('skrypt.jpg', text('#!/bin/sh\nrm -rf /\n')),
    refused('obraz.svg', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')),
    refused('obraz.png', text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
    refused('strona.jpg', text('<!doctype html><script>alert(document.cookie)</script>')),
    refused('strona.pdf', text('<html><script>alert(1)</script></html>')),
    refused('prawie.pdf', text('\n%PDF-1.7 but later')),
    refused('../../../etc/passwd', text('root:x:0:0')),
    refused('..\\..\\config.jpg', text('x')),
    refused('pusty.jpg', new Uint8Array(0)),
    refused('urwany.png', png.subarray(0, png.length >> 1)),
    refused('urwany.jpg', jpeg.subarray(0, jpeg.length - 30)),
    refused('poglad.jpg', joined(Uint8Array.of(0xff, 0xd8, 0xff), new Uint8Array(3000))),
    refused('poliglota.gif', joined(gif, text('*/=1;alert(document.domain)//'))),
    refused('poliglota.jpg', joined(text('GIF89a/*'), text('*/=1;alert(1)//'))),
    refused('archiwum.docx', zipSync({ 'a.txt': new Uint8Array(1_000_000) }), documents),
    refused('bomba.docx', zipSync({ '[Content_Types].xml': new Uint8Array(50_000_000), 'word/document.xml': text('<x/>') }), documents),
    refused('makra.doc', joined(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), new Uint8Array(4000)), documents),
    refused('film.mp4', text('\0\0\0\x18ftypisom\0\0\0\0'), documents),
    refused('obraz.webp', await encoded(plain(10, 10).webp())),
    refused('obraz.tif', await encoded(plain(10, 10).tiff())),
    tooBig('duzy.jpg', new Uint8Array(6_000_000).fill(0xff)),
    tooBig('duzy.png', joined(png, new Uint8Array(5_000_000))),
    tooBig('bomba.png', claiming(onePixel, 16, 60_000, 60_000)),
    tooBig('bomba-prawdziwa.png', await encoded(plain(9000, 9000).png())),
    tooBig('przeplot.png', await encoded(plain(6000, 6000).png({ progressive: true }))),
    tooBig('postepowy.jpg', await encoded(plain(6000, 6000).jpeg({ progressive: true }))),
    harmless(
      'gps.jpg',
      await encoded(
        plain(60, 40)
          .jpeg()
          .withExifMerge({ IFD0: { Artist: 'SECRET' }, IFD3: { GPSLatitudeRef: 'N' } }),
      ),
    ),
    harmless('doklejony.jpg', joined(jpeg, text('<script>SECRET</script>'))),
    harmless('doklejony.png', joined(png, zipSync({ 'x.exe': text('MZ SECRET') }))),
    harmless('../../kat/<b>zly</b>\r\nX: y.png', png),
    harmless('granica.png', await encoded(plain(6000, 6000).png()), ['avatar', 'opinion_photo', 'avatar']),
  ]
}
