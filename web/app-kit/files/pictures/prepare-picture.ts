import { maxFileBytes } from '#web/ui/forms/field-rules.ts'
import { acceptsExtension, FileRefused } from '../file-refused.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import { drawPicture } from './draw-picture.ts'
import { formatBytes, type PictureFormat, pictureFormatOf } from './picture-format.ts'
import { planFor, unreadableKey } from './picture-plan.ts'

const endings = { 'image/jpeg': 'jpg', 'image/png': 'png' } as const
type SentType = keyof typeof endings

/** Returns a file with the name of the chosen one, and the ending of what it has become. */
const fileOf = (parts: readonly BlobPart[], { name, lastModified }: File, type: SentType) =>
  new File([...parts], `${name.replace(/\.[a-z0-9]{1,5}$/i, '')}.${endings[type]}`, { type, lastModified })

const clean = async (file: File, format: PictureFormat) => {
  if (format !== 'JPEG' && format !== 'PNG') return null
  const bytes = new Uint8Array(await file.arrayBuffer())
  const cleaned = format === 'JPEG' ? cleanJpeg(bytes) : cleanPng(bytes)
  if (cleaned === null) return null
  const { parts, width, height } = cleaned
  return { pixels: { width, height }, file: fileOf(parts, file, format === 'JPEG' ? 'image/jpeg' : 'image/png') }
}

// Large pictures take much memory, so that they are drawn one after another.
let last: Promise<unknown> = Promise.resolve()
const inTurn = <A>(work: () => Promise<A>): Promise<A> => {
  const result = last.then(work)
  last = result.catch(() => undefined)
  return result
}

/**
 * Returns what is sent of a chosen picture: within the limits of uploads, upright, and without what it says about place
 * and camera. Rejects with `FileRefused` for one that the browser cannot read. What is no picture stays as it is, and
 * so does a damaged one, for the server to refuse.
 */
export const preparePicture = async (file: File, accept: string): Promise<File> => {
  const format = pictureFormatOf(new Uint8Array(await file.slice(0, formatBytes).arrayBuffer()))
  const asItIs = () => {
    if (file.size > maxFileBytes) throw new FileRefused('error/file-too-big')
    return file
  }
  if (format === null) return asItIs()
  const cleaned = await clean(file, format)
  const size = cleaned?.file.size ?? file.size
  const plan = planFor(
    { format, size, pixels: cleaned?.pixels ?? null },
    { maxBytes: maxFileBytes, acceptsGif: acceptsExtension(accept, 'gif') },
  )
  if (plan === 'as it is') return asItIs()
  if (plan === 'cleaned' && cleaned) return cleaned.file
  const picture = await inTurn(() => drawPicture(file, format, maxFileBytes))
  if (picture) return fileOf([picture], file, picture.type === 'image/png' ? 'image/png' : 'image/jpeg')
  const sent = cleaned?.file ?? file
  const isKnown = format === 'JPEG' || format === 'PNG' || (format === 'HEIC' && acceptsExtension(accept, 'heic'))
  if (isKnown && sent.size <= maxFileBytes) return sent
  throw new FileRefused(unreadableKey(format))
}
