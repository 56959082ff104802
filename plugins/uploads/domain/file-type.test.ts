import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { fileTypeOf } from './file-type.ts'

const nameOf = (bytes: Uint8Array) => fileTypeOf(bytes)?.name ?? null
const text = (content: string) => strToU8(content, true)
const office = (...parts: readonly string[]) =>
  zipSync(Object.fromEntries(['[Content_Types].xml', ...parts].map((name) => [name, text('<x/>')])))

/** Compound file whose directory has an entry of this name. */
const compound = (...names: readonly string[]) => {
  const bytes = new Uint8Array(512 + 128 * 4)
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  names.forEach((name, n) => {
    const at = 512 + 128 * n
    for (const [index, letter] of [...name].entries()) bytes.set([letter.charCodeAt(0), 0], at + 2 * index)
    bytes[at + 64] = (name.length + 1) * 2
  })
  return bytes
}

test('UP-01 recognises kinds by content', () => {
  const media = (brand: string) => text(`\0\0\0\x18ftyp${brand}\0\0\0\0`)
  const samples: Readonly<Record<string, Uint8Array>> = {
    jpeg: Uint8Array.of(0xff, 0xd8, 0xff, 0xe1),
    png: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    gif: text('GIF89a'),
    pdf: text('%PDF-1.7\n'),
    docx: office('word/document.xml'),
    xlsx: office('xl/workbook.xml'),
    doc: compound('Root Entry', 'WordDocument'),
    xls: compound('Root Entry', 'Workbook'),
    mp4: media('isom'),
    mov: media('qt  '),
    heic: media('heic'),
  }
  for (const [name, bytes] of Object.entries(samples)) expect(nameOf(bytes)).toBe(name)
})

test('J11.11 recognises nothing else: programs, pages, drawings, archives, macros, pieces', () => {
  const strangers = [
    new Uint8Array(0),
    text('MZ'),
    text('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    text('<!doctype html><script>alert(1)</script>'),
    text(' %PDF-1.7'),
    text('<html>%PDF-1.7'),
    text('%PDF'),
    text('GIF87'),
    text('RIFF....WEBP'),
    Uint8Array.of(0xff, 0xd8),

    zipSync({ 'virus.exe': text('MZ') }),
    zipSync({ 'word/document.xml': text('') }),
    office('word/vbaProject.bin', 'word/document.xml'),
    compound('Root Entry'),
    compound('WordDocument', 'Macros'),
    compound('Workbook', '_VBA_PROJECT'),
    text('\0\0\0\x18ftypevil'),
    office('word/document.xml').subarray(0, 60),
    Uint8Array.of(0x50, 0x4b, 0x03, 0x04),
  ]
  expect(strangers.map(nameOf)).toEqual(strangers.map(() => null))
})

test('an archive whose directory lies about its place, or has no end, is nothing', () => {
  const bytes = office('word/document.xml')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (const place of [0, bytes.length - 1, 0xffffffff]) {
    view.setUint32(bytes.length - 22 + 16, place, true)
    expect(nameOf(bytes)).toBeNull()
  }
})
