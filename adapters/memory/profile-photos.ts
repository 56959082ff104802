import { Effect } from 'effect'
import { InvalidImage, type ProfilePhotos } from '#core/ports/profile-photos.ts'

/** Accepts uploads that begin with the byte 255, as JPEG files do; the photo is that byte only. */
export const makeProfilePhotos = (): ProfilePhotos => ({
  create: (image) =>
    image[0] === 0xff ? Effect.succeed({ mime: 'image/webp', bytes: image.slice(0, 1) }) : Effect.fail(new InvalidImage()),
})
