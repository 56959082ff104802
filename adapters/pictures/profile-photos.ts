import { Effect } from 'effect'
import { InvalidImage, type ProfilePhotos } from '#core/ports/profile-photos.ts'

const side = 256
/** Pixel limit against decompression bombs (decisions §11). */
const maxPixels = 40_000_000
const acceptedFormats: readonly (string | undefined)[] = ['jpeg', 'png']

/** Portrait photos by sharp. */
export const makeProfilePhotos = (): ProfilePhotos => ({
  create: (picture) =>
    Effect.tryPromise({
      try: async () => {
        // Loaded with the first photo, so that CLI commands do not wait for it.
        const { default: sharp } = await import('sharp')
        const read = sharp(picture, { limitInputPixels: maxPixels, failOn: 'error' })
        if (!acceptedFormats.includes((await read.metadata()).format)) throw new Error('unsupported format')
        const bytes = await read.autoOrient().resize(side, side, { fit: 'cover', position: 'attention' }).webp({ quality: 82 }).toBuffer()
        return { mime: 'image/webp', bytes: new Uint8Array(bytes) }
      },
      catch: () => new InvalidImage(),
    }),
})
