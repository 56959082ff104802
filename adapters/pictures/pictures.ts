import { Effect, Semaphore } from 'effect'
import { type EncodedPicture, ImageTooLarge, InvalidImage, type PictureRecipe, type Pictures } from '#core/ports/pictures.ts'
import { Unavailable } from '#core/ports/unavailable.ts'
import { drawPicture, encodePicture } from './encode-picture.ts'

/** Pictures that may wait, a second each; more wait in the browsers. */
const maxWaiting = 40

/** Pictures by sharp, one at a time: the memory of a decoded image is needed once, and other requests keep a processor. */
export const makePictures = (encode: typeof encodePicture = encodePicture): Pictures => {
  const oneAtATime = Semaphore.makeUnsafe(1).withPermits(1)
  let waiting = 0
  const attempt = (image: Uint8Array, recipe: PictureRecipe) =>
    Effect.tryPromise({ try: () => encode(image, recipe), catch: failureOf }).pipe(oneAtATime)
  return {
    encode: (image, recipe): Effect.Effect<EncodedPicture, InvalidImage | ImageTooLarge> =>
      Effect.suspend(() => {
        if (waiting >= maxWaiting) return Effect.die(new Unavailable({ detail: 'Too many pictures are waiting.' }))
        waiting++
        return attempt(image, recipe).pipe(Effect.ensuring(Effect.sync(() => void waiting--)))
      }),
    draw: (svg) => Effect.promise(() => drawPicture(svg)).pipe(oneAtATime),
  }
}

/** libvips has messages only. */
const failureOf = (error: unknown) =>
  error instanceof Error && error.message.includes('pixel limit') ? new ImageTooLarge() : new InvalidImage()
