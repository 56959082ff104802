import { Effect, Semaphore } from 'effect'
import sharp from 'sharp'
import type { PdfPreviews } from '#core/ports/pdf-previews.ts'
import { runForDocument } from './document-thread.ts'
import type { DrawnPage } from './draw-first-page.ts'

/** Milliseconds for which a document waits for its turn; an upload that has waited longer goes without picture. */
const longestWait = 15_000

const drawInThread = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const { width, height, pixels } = await runForDocument<DrawnPage>(new URL('./first-page-worker.ts', import.meta.url), { bytes })
  const page = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha()
  return new Uint8Array(await page.png({ compressionLevel: 1 }).toBuffer())
}

/** Pictures of PDFs by PDFium, one document at a time. */
export const makePdfPreviews = (draw = drawInThread, timeout = longestWait): PdfPreviews => {
  const oneAtATime = Semaphore.makeUnsafe(1).withPermits(1)
  return {
    firstPage: (pdf) =>
      Effect.suspend(() => {
        const latest = Date.now() + timeout
        const attempt = Effect.suspend(() => (Date.now() > latest ? Effect.succeed(null) : Effect.tryPromise(() => draw(pdf))))
        return oneAtATime(attempt).pipe(Effect.catch(() => Effect.succeed(null)))
      }),
  }
}
