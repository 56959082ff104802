import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { makeCsvFiles } from './csv-files.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'kredka-table-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (content: string | Uint8Array) => {
  const at = path.join(folder, `${Math.random()}.csv`)
  writeFileSync(at, content)
  return at
}
const open = (content: string | Uint8Array) => makeCsvFiles().open(file(content), ';')
const rows = async (content: string | Uint8Array) => Array.fromAsync((await open(content)).rows())

describe('CSV files', () => {
  test('reads header and rows with the line number of each, including quoted line breaks', async () => {
    expect((await open('a;b\n1;2\n')).header).toEqual(['a', 'b'])
    expect(await rows('a;b\n1;"x\ny"\n3;4\n')).toEqual([
      { line: 2, cells: ['1', 'x\ny'] },
      { line: 4, cells: ['3', '4'] },
    ])
  })

  test('skips the byte-order mark', async () => {
    expect((await open('\uFEFFNumer RSPO;Typ\n1;2')).header).toEqual(['Numer RSPO', 'Typ'])
  })

  test('distinguishes UTF-8 from windows-1250', async () => {
    expect((await open('żłobek;x\n')).encoding).toBe('utf-8')
    const old = await open(Uint8Array.from([0xbf, 0xb3, 0x6f, 0x62, 0x65, 0x6b, 0x3b, 0x78, 0x0a]))
    expect([old.encoding, old.header]).toEqual(['windows-1250', ['żłobek', 'x']])
  })

  test.each([
    ['iso-8859-2', Uint8Array.from([0xb6, 0x77, 0x69, 0xb1, 0x74, 0x3b, 0x78, 0x0a]), ['świąt', 'x']],
    ['utf-16le', Buffer.from('\uFEFFświąt;x\n', 'utf16le'), ['świąt', 'x']],
    ['utf-16be', Buffer.from('\uFEFFświąt;x\n', 'utf16le').swap16(), ['świąt', 'x']],
    ['utf-16le', Buffer.from('swiat;x\n', 'utf16le'), ['swiat', 'x']],
  ])('reads %s', async (encoding, content, header) => {
    const opened = await open(content)
    expect([opened.encoding, opened.header]).toEqual([encoding, header])
  })

  test('skips the line by which spreadsheets learn the separator; line numbers still count it', async () => {
    expect((await open('\uFEFFsep=;\na;b\n1;2\n')).header).toEqual(['a', 'b'])
    expect(await rows('sep=;\na;b\n1;2\n')).toEqual([{ line: 3, cells: ['1', '2'] }])
    await expect(open('sep=,\na,b\n')).rejects.toMatchObject({ detail: expect.stringMatching(/separated by commas/) })
  })

  test('composes letters that were written in two parts', async () => {
    expect(await rows('a;b\nz\u0307abka;s\u0301wit\n')).toEqual([{ line: 2, cells: ['żabka', 'świt'] }])
  })

  test('removes formula escapes, quoted or not, in rows and header', async () => {
    expect(await rows('a;b\n="0123";"=""00-001"""\n')).toEqual([{ line: 2, cells: ['0123', '00-001'] }])
    expect((await open('="a";b\n')).header).toEqual(['a', 'b'])
    expect(await rows('a;b\n="";=1\n')).toEqual([{ line: 2, cells: ['', '=1'] }])
  })

  test('decodes a letter that is split over two chunks', async () => {
    const long = `a;b\n${'ż'.repeat(70_001)};x\n`
    expect((await rows(long))[0]?.cells[0]).toBe('ż'.repeat(70_001))
  })

  test.each([
    ['binary content', Uint8Array.from([80, 75, 0, 1]), /binary/],
    ['empty', '', /empty/],
    ['commas', 'a,b\n1,2', /separated by commas, expected semicolons/],
    ['tabs', 'a\tb\n', /separated by tabs/],
  ])('rejects a file with %s in one line', async (_, content, message) => {
    await expect(open(content)).rejects.toMatchObject({ _tag: 'UnreadableFile', detail: expect.stringMatching(message) })
  })
})
