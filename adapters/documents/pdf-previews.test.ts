import { setTimeout as sleep } from 'node:timers/promises'
import { degrees, PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { runForDocument } from './document-thread.ts'
import { makePdfPreviews } from './pdf-previews.ts'
import { darkestOf } from './testing/darkest-of.ts'
import { aPdf, aWorksheet, bomb, cyclic, endless, nested } from './testing/sample-pdfs.ts'

const { firstPage } = makePdfPreviews()

/** Draws a first page; returns its size and the darkest value of its upper and its lower half. */
const previewOf = async (pdf: Uint8Array) => {
  const picture = (await run(firstPage(pdf))) ?? expect.unreachable()
  const { width, height, format } = await sharp(picture).metadata()
  const half = { left: 0, width, height: Math.floor(height / 2) }
  const [upper, lower] = [await darkestOf(picture, { ...half, top: 0 }), await darkestOf(picture, { ...half, top: height - half.height })]
  return { format, size: [width, height], upper, lower }
}

test('UP-01 the first page of a PDF is drawn in its proportions, with ink where its text is', async () => {
  for (const [width, height, size] of [
    [595, 842, [905, 1280]],
    [842, 595, [1280, 905]],
  ] as const) {
    const { upper, ...page } = await previewOf(await aWorksheet(width, height))
    expect(page).toEqual({ format: 'png', size, lower: 255 })
    expect(upper).toBeLessThan(100)
  }
  // Encrypted against changes alone.
  expect((await previewOf(await aPdf({ password: '' }))).size).toEqual([905, 1280])
})

test('a page that lies on its side is turned, and what is filled in is drawn', async () => {
  const document = await PDFDocument.create()
  const page = document.addPage([842, 595])
  page.setRotation(degrees(90))
  const field = document.getForm().createTextField('nazwisko')
  field.setText('Kowalska')
  field.addToPage(page, { x: 700, y: 200, width: 100, height: 40, borderWidth: 0 })
  const { size, upper, lower } = await previewOf(await document.save())
  expect([size, upper]).toEqual([[905, 1280], 255])
  expect(lower).toBeLessThan(100)
})

test('J11.11 a broken, locked, hostile or enormous PDF has no picture, and memory grows by at most 150 MB', async () => {
  const hostile = [
    bomb(),
    nested(),
    cyclic(),
    await aPdf({ password: 'tajne' }),
    (await aPdf()).slice(0, 300),
    Buffer.from('%PDF-1.7 <script>'),
    await aWorksheet(20_000, 20_000),
    await aWorksheet(595, 20),
  ]
  const before = process.memoryUsage().rss
  let peak = before
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 5)
  for (const bytes of hostile) expect(await run(firstPage(bytes))).toBeNull()
  clearInterval(timer)
  expect(Math.round((peak - before) / 1e6)).toBeLessThanOrEqual(150)
})

test('J11.11 drawing that does not end is ended', async () => {
  const drawing = runForDocument(new URL('./first-page-worker.ts', import.meta.url), { bytes: endless() }, 1500)
  await expect(drawing).rejects.toThrow('too much memory or time')
})

test('documents are drawn one at a time, and who has waited too long has no picture', async () => {
  let running = 0
  let peak = 0
  const slow = makePdfPreviews(async (pdf) => {
    peak = Math.max(peak, ++running)
    await sleep(800)
    running--
    return pdf
  }, 1200)
  const pdf = Uint8Array.of(1)
  const results = await Promise.all(Array.from({ length: 5 }, () => run(slow.firstPage(pdf))))
  expect([peak, results]).toEqual([1, [pdf, pdf, null, null, null]])
})
