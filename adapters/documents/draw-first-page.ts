import { PDFiumLibrary } from '@hyzyla/pdfium'
import { requirePageSize } from './document-limits.ts'

/** Longer side of a drawn page, pixels. */
const longerSide = 1280

/** Picture as rows of pixels, red, green, blue and opacity each a byte. */
export interface DrawnPage {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array<ArrayBuffer>
}

/** Draws the first page of a PDF on white, with what is filled in. Throws for what is broken or needs a password. */
export const drawFirstPage = async (pdf: Uint8Array): Promise<DrawnPage> => {
  const library = await PDFiumLibrary.init()
  const page = (await library.loadDocument(pdf)).getPage(0)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  requirePageSize(originalWidth, originalHeight)
  const scale = longerSide / Math.max(originalWidth, originalHeight)
  const inPixels = (points: number) => Math.max(1, Math.round(points * scale))
  const { width, height, data } = await page.render({
    width: inPixels(originalWidth),
    height: inPixels(originalHeight),
    renderFormFields: true,
  })
  return { width, height, pixels: new Uint8Array(data) }
}
