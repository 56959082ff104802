import { decodePDFRawStream, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { darkestOf } from './testing/darkest-of.ts'
import { aPdf, bomb, cyclic } from './testing/sample-pdfs.ts'
import { makeWatermarks } from './watermarks.ts'

const { apply } = makeWatermarks()
const pdf = (bytes: Uint8Array) => ({ mime: 'application/pdf', bytes })

const white = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
      .png()
      .toBuffer(),
  )

test('CL-04 the mark covers every part of a picture, whatever its size', async () => {
  for (const [width, height] of [
    [1200, 800],
    [300, 1400],
  ] as const) {
    const document = { mime: 'image/png', bytes: await white(width, height) }
    const { mime, bytes } = await run(apply(document, 'support@kredka.test 23.11.2026 <11:00> & "x"'))
    expect([mime, await sharp(bytes).metadata()]).toMatchObject(['image/webp', { format: 'webp', width, height }])
    for (const left of [0, Math.floor(width / 2)])
      for (const top of [0, Math.floor(height / 2)]) {
        const quarter = { left, top, width: Math.floor(width / 2), height: Math.floor(height / 2) }
        expect(await darkestOf(bytes, quarter)).toBeLessThan(220)
      }
  }
})

const hex = (text: string) => Buffer.from(text, 'latin1').toString('hex').toUpperCase()

/** Decoded contents of the streams of a document. */
const contentsOf = (document: PDFDocument) =>
  document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [Buffer.from(decodePDFRawStream(object).decode()).toString('latin1')] : []))

test('CL-04 a PDF has the mark over every page, the size and turn of its pages, and neither scripts nor encryption', async () => {
  // An extract is often encrypted without a password, only against changes.
  for (const original of [await aPdf(), await aPdf({ password: '' })]) {
    const { mime, bytes } = await run(apply(pdf(original), 'Kredka 1A · ewa@kredka.test'))
    const marked = await PDFDocument.load(bytes)
    expect([mime, marked.isEncrypted]).toEqual(['application/pdf', false])
    expect(marked.getPages().map((page) => [page.getWidth(), page.getHeight(), page.getRotation().angle])).toEqual([
      [595, 842, 0],
      [400, 300, 90],
    ])
    const shown = contentsOf(marked)
    // `Tj` shows a line of text.
    expect(
      shown.map((content) => content.match(new RegExp(`<${hex('Kredka 1A')}[^>]*> Tj`, 'g'))?.length ?? 0).filter((count) => count > 20),
    ).toHaveLength(2)
    expect(shown.some((content) => content.includes(hex('Odpis z rejestru')))).toBe(true)
    expect(marked.catalog.keys().map(String).toSorted()).toEqual(['/Pages', '/Type'])
  }
})

test('J11.11 CL-04 a broken, locked or hostile document is refused, and memory grows by at most 150 MB', async () => {
  const hostile = [bomb(), cyclic(), await aPdf({ password: 'tajne' }), (await aPdf()).slice(0, 300), Buffer.from('%PDF-1.7 <script>')]
  const before = process.memoryUsage().rss
  let peak = before
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 5)
  for (const bytes of hostile)
    expect(await failureOf(apply(pdf(bytes), 'x'))).toMatchObject({ _tag: 'DocumentUnreadable', kind: 'invalid' })
  clearInterval(timer)
  expect(Math.round((peak - before) / 1e6)).toBeLessThanOrEqual(150)
  expect(await failureOf(apply({ mime: 'image/png', bytes: Buffer.from('<script>') }, 'x'))).toMatchObject({ _tag: 'DocumentUnreadable' })
})
