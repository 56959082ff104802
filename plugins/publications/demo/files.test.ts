import { crc32 } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { drawFirstPage } from '#adapters/documents/draw-first-page.ts'
import { run } from '#adapters/memory/run.ts'
import { makeUploadsFixture } from '#plugins/uploads/testing/uploads-fixture.ts'
import { demoMaterials } from './materials/materials.ts'

const files = demoMaterials.flatMap((post) => post.files ?? []).map(({ name, mime, make }) => ({ name, mime, bytes: make() }))
const entryOfDirectory = 'PK\u0001\u0002'
const ofKind = (ending: string) => files.filter(({ name }) => name.endsWith(ending))

test('TZ-03 uploads take each file of the demo for what its name says', async () => {
  const { service, user } = makeUploadsFixture()
  for (const file of files) {
    const { mime, name } = await run(service.store(user.id, { purpose: 'material', file }))
    expect([mime, name]).toEqual([file.mime, file.name])
  }
})

describe('PDFs of the demo', () => {
  test('are sheets of paper of less than 60 KB that name their title', async () => {
    expect(ofKind('.pdf').length).toBeGreaterThan(14)
    for (const { name, bytes } of ofKind('.pdf')) {
      const document = await PDFDocument.load(bytes, { throwOnInvalidObject: true, updateMetadata: false })
      const { width, height } = document.getPage(0).getSize()
      expect([Math.round(width), Math.round(height)], name).toEqual([595, 842])
      expect(document.getTitle()?.length, name).toBeGreaterThan(5)
      expect(bytes.length, name).toBeLessThan(60_000)
      expect(new TextDecoder().decode(bytes), name).not.toMatch(/NaN|undefined/)
    }
  })

  test('show their drawings in a reader', async () => {
    const { bytes } = ofKind('jesienna-mandala.pdf')[0] ?? { bytes: new Uint8Array() }
    const { pixels } = await drawFirstPage(bytes)
    const dark = pixels.filter((value, n) => n % 4 === 0 && value < 100).length / (pixels.length / 4)
    expect(dark).toBeGreaterThan(0.005)
    expect(dark).toBeLessThan(0.2)
  })
})

describe('Office files of the demo', () => {
  const office = [...ofKind('.docx'), ...ofKind('.xlsx')]

  test('are archives whose parts have the checksums that they name', () => {
    expect(office).toHaveLength(4)
    for (const { bytes } of office) {
      const parts = unzipSync(bytes, { filter: ({ compression }) => compression === 0 })
      const text = new TextDecoder('latin1').decode(bytes)
      const named: number[] = []
      for (let at = text.indexOf(entryOfDirectory); at >= 0; at = text.indexOf(entryOfDirectory, at + 1))
        named.push(new DataView(bytes.buffer, bytes.byteOffset).getUint32(at + 16, true))
      expect(named).toEqual(Object.values(parts).map((part) => crc32(part)))
    }
  })

  test('have only parts that are well-formed and named by their types', () => {
    for (const { bytes } of office) {
      const parts = Object.entries(unzipSync(bytes)).map(([name, part]) => [name, new TextDecoder().decode(part)] as const)
      const types = parts.find(([name]) => name === '[Content_Types].xml')?.[1]
      for (const [name, xml] of parts) {
        const open: string[] = []
        for (const [, closing, tag, own] of xml.replace(/<\?xml[^>]*\?>/, '').matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
          if (closing) expect(open.pop(), name).toBe(tag)
          else if (!own) open.push(tag ?? '')
        }
        expect(open, name).toEqual([])
        if (!/rels$|Types/.test(name)) expect(types).toContain(`PartName="/${name}"`)
      }
    }
  })

  test('contain the text of the play and all themes of the year', () => {
    const partOf = (file: string, part: string) => new TextDecoder().decode(unzipSync(ofKind(file)[0]?.bytes ?? new Uint8Array())[part])
    expect(partOf('jaselka-scenariusz.docx', 'word/document.xml')).toContain('Nie ma u nas miejsca!')
    expect(partOf('tematy-tygodniowe.xlsx', 'xl/worksheets/sheet1.xml').match(/<row /g)).toHaveLength(41)
  })
})
