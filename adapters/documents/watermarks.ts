import { Effect, Semaphore } from 'effect'
import { DocumentUnreadable, type Watermarks } from '#core/ports/watermarks.ts'
import { runForDocument } from './document-thread.ts'
import { markPicture } from './mark-picture.ts'

const markPdf = (bytes: Uint8Array, text: string): Promise<Uint8Array> => {
  const work = { bytes, text }
  return runForDocument(new URL('./mark-pdf-worker.ts', import.meta.url), work)
}

/** Watermarks over pictures by sharp, over PDFs by pdf-lib, one document at a time. */
export const makeWatermarks = (): Watermarks => {
  const oneAtATime = Semaphore.makeUnsafe(1).withPermits(1)
  return {
    apply: ({ mime, bytes }, text) =>
      oneAtATime(
        Effect.tryPromise({
          try: async () => {
            if (mime === 'application/pdf') return { mime, bytes: await markPdf(bytes, text) }
            return { mime: 'image/webp', bytes: await markPicture(bytes, text) }
          },
          catch: () => new DocumentUnreadable(),
        }),
      ),
  }
}
