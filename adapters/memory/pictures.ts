import { Effect } from 'effect'
import { type EncodedPicture, ImageTooLarge, InvalidImage, type PictureFile, type Pictures } from '#core/ports/pictures.ts'

const file = (width: number, format: PictureFile['format'], bytes: Uint8Array): PictureFile => ({ width, format, bytes })

/**
 * Accepts images that begin as JPEG, PNG or GIF files do, and keeps their first four bytes; a last byte of 255 stands
 * for too many pixels.
 */
export const makePictures = (): Pictures => ({
  draw: (svg) => Effect.succeed(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, svg.length % 251])),
  encode: (image, recipe) =>
    Effect.suspend((): Effect.Effect<EncodedPicture, InvalidImage | ImageTooLarge> => {
      if (![0xff, 0x89, 0x47].includes(image[0] ?? 0) || image.length < 5) return Effect.fail(new InvalidImage())
      if (image.at(-1) === 0xff) return Effect.fail(new ImageTooLarge())
      const bytes = image.slice(0, 4)
      if (recipe === 'square') return Effect.succeed({ width: 256, height: 256, files: [file(256, 'webp', bytes)] })
      if (recipe === 'page') return Effect.succeed({ width: 1200, height: 900, files: [file(1200, 'jpg', bytes)] })
      if (recipe === 'preview')
        return Effect.succeed({ width: 640, height: 905, files: [320, 640].map((width) => file(width, 'webp', bytes)) })
      const formats = recipe === 'animation' ? (['webp'] as const) : (['avif', 'webp'] as const)
      const files = [320, 640, 1280].flatMap((width) => formats.map((format) => file(width, format, bytes)))
      return Effect.succeed({ width: 1280, height: 960, files: [...files, file(1280, 'jpg', bytes)] })
    }),
})
