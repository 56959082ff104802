import { deflateSync } from 'node:zlib'
import { decodePDFRawStream, degrees, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
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
    const marked = sharp(bytes)
    expect([mime, await marked.metadata()]).toMatchObject(['image/webp', { format: 'webp', width, height }])
    for (const left of [0, Math.floor(width / 2)])
      for (const top of [0, Math.floor(height / 2)]) {
        const { channels } = await marked
          .clone()
          .extract({ left, top, width: Math.floor(width / 2), height: Math.floor(height / 2) })
          .stats()
        expect(channels[0]?.min).toBeLessThan(220)
      }
  }
})

/** A PDF of two pages, the second lying on its side, with a script that runs on opening. */
const aPdf = async ({ password }: { readonly password?: string } = {}) => {
  const document = await PDFDocument.create()
  document.addPage([595, 842]).drawText('Odpis z rejestru')
  document.addPage([400, 300]).setRotation(degrees(90))
  document.addJavaScript('x', 'app.alert("SECRET")')
  if (password !== undefined) document.encrypt({ ownerPassword: 'x', userPassword: password, permissions: {} })
  return document.save({ useObjectStreams: password !== undefined })
}

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

/** A PDF whose object stream is 8 KB and unpacks to 500 MB. */
const bomb = () => {
  const packed = deflateSync(Buffer.alloc(8_000_000, Uint8Array.of(129, 0)))
  const head = `%PDF-1.7\n1 0 obj\n<</Type/ObjStm/N 1/First 5/Filter[/FlateDecode/RunLengthDecode]/Length ${packed.length}>>\nstream\n`
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\ntrailer\n<</Root 2 0 R>>\n%%EOF')])
}

const cyclic =
  '%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[2 0 R]/Count 1>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF'

test('J11.11 CL-04 a broken, locked or hostile document is refused, and memory grows by at most 150 MB', async () => {
  const hostile = [
    bomb(),
    Buffer.from(cyclic),
    await aPdf({ password: 'tajne' }),
    (await aPdf()).slice(0, 300),
    Buffer.from('%PDF-1.7 <script>'),
  ]
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
