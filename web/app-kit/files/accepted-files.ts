import { ApiError } from '#web/runtime/api.ts'
import { validateFile } from '#web/ui/forms/field-rules.ts'
import { acceptsExtension } from './file-refused.ts'

/** Formats of which the browser makes a JPEG before it sends them, with the endings of their names. */
const converted = ['webp', 'avif', 'heic', 'heif']
const pictureName = /\.(jpe?g|jfif|png|webp|avif|hei[cf]|hif|tiff?|dng|bmp)$/i
const pictureType = /^image\/(?!gif|svg)/

/** Returns whether an `accept` allows the pictures that the browser makes. */
export const acceptsPictures = (accept: string): boolean => acceptsExtension(accept, 'jpg')

/** Returns the endings that may be chosen where those of an `accept` are sent: `.jpg,.png` has `.heic` and others too. */
export const choosable = (accept: string): string =>
  acceptsPictures(accept) ? [accept, ...converted.filter((one) => !acceptsExtension(accept, one)).map((one) => `.${one}`)].join() : accept

/** Returns whether a file is a still picture, as far as its type and name tell. */
export const isPicture = ({ name, type }: File): boolean => pictureType.test(type) || pictureName.test(name)

/** Returns the message key of a file that cannot be sent, whatever is made of it. */
export const refuseFile = (accept: string, file: File): string | null =>
  acceptsPictures(accept) && isPicture(file) ? null : validateFile({ accept }, file)

/** Returns what is sent of a file: of a picture, once it is made, one within the limits; any other file itself. */
export const prepareFile = (file: File, accept: string): File | Promise<File> => {
  if (!acceptsPictures(accept) || !isPicture(file)) return file
  return import('./pictures/prepare-picture.ts').then(
    ({ preparePicture }) => preparePicture(file, accept),
    () => Promise.reject(new ApiError({ display: 'connection' })),
  )
}
