import { degrees, PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib'
import { documentLimits, requirePageSize } from './document-limits.ts'

/** Most pages of a document that is marked. */
const maxPages = 100

const tilt = degrees(24)
const cos = Math.cos((tilt.angle * Math.PI) / 180)
const sin = Math.sin((tilt.angle * Math.PI) / 180)

/**
 * Repeats the text in tilted lines over a page, every second one shifted, so that no gap goes through it; grey over
 * white letters are legible on any ground.
 */
const cover = (page: PDFPage, font: PDFFont, text: string, width: number, height: number) => {
  const size = Math.max(8, Math.min(width, height) / 40)
  const step = { along: font.widthOfTextAtSize(text, size) + size * 4, across: Math.max(size * 6, height / 40) }
  // Positions along the lines and across them, from corner to corner of the page.
  for (let row = 0, across = -width * sin; across < height * cos; row++, across += step.across)
    for (let along = row % 2 ? -step.along / 2 : 0; along < width * cos + height * sin; along += step.along)
      for (const [shift, color, opacity] of [
        [size / 14, rgb(1, 1, 1), 0.4],
        [0, rgb(0.09, 0.07, 0.12), 0.3],
      ] as const) {
        const x = along * cos - across * sin
        const y = along * sin + across * cos
        page.drawText(text, { x: x + shift, y: y - shift, size, font, color, opacity, rotate: tilt })
      }
}

/**
 * Copies the pages of a PDF into a new one and repeats a line of text over each. A page becomes a drawing of its own,
 * so that nothing in it can change how the text is drawn over it. Throws for what is broken, needs a password, has too
 * many pages, or becomes too big.
 */
export const markPdf = async (bytes: Uint8Array, text: string): Promise<Uint8Array> => {
  // Many official extracts are encrypted without a password, only against changes.
  const source = await PDFDocument.load(bytes, { password: '', updateMetadata: false })
  const pages = source.getPages()
  if (pages.length === 0 || pages.length > maxPages) throw new Error(`${pages.length} pages`)
  // What is filled in is in fields, beside the pages.
  if (source.catalog.getAcroForm()) source.getForm().flatten()
  const marked = await PDFDocument.create()
  const font = await marked.embedFont(StandardFonts.HelveticaBold)
  const line = text.replace(/[^\x20-\x7e·]/g, '?')
  // A page without contents is empty. All at once, so that what pages share is copied once.
  const filled = pages.filter((page) => page.node.Contents())
  const drawings = await marked.embedPages(filled)
  for (const original of pages) {
    const { width, height } = original.getSize()
    requirePageSize(width, height)
    const page = marked.addPage([width, height])
    const drawing = drawings[filled.indexOf(original)]
    if (drawing) page.drawPage(drawing)
    cover(page, font, line, width, height)
    page.setRotation(original.getRotation())
  }
  const saved = await marked.save()
  if (saved.length > documentLimits.result) throw new Error(`${saved.length} bytes`)
  return saved
}
