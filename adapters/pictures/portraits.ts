import { Effect } from 'effect'
import { BadPicture, type Portraits } from '#core/ports/portraits.ts'

const side = 256
/** A picture of more pixels is a bomb and no photo (decisions §11). */
const mostPixels = 40_000_000
const taken: readonly (string | undefined)[] = ['jpeg', 'png']

/** Photos by sharp. */
export const makePortraits = (): Portraits => ({
  make: (picture) =>
    Effect.tryPromise({
      try: async () => {
        // Read with the first photo: commands would wait for it and never see one.
        const { default: sharp } = await import('sharp')
        const read = sharp(picture, { limitInputPixels: mostPixels, failOn: 'error' })
        if (!taken.includes((await read.metadata()).format)) throw new Error('another kind')
        const bytes = await read.autoOrient().resize(side, side, { fit: 'cover', position: 'attention' }).webp({ quality: 82 }).toBuffer()
        return { mime: 'image/webp', bytes: new Uint8Array(bytes) }
      },
      catch: () => new BadPicture(),
    }),
})
