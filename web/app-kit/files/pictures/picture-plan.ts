import type { PictureFormat } from './picture-format.ts'

/** Longer side of a picture that is sent, pixels: that of the largest picture that the server makes. */
export const longestSide = 2560

interface Size {
  readonly width: number
  readonly height: number
}

/** Returns the size in which a picture is sent: its own, or the largest with its proportions. */
export const sentSize = ({ width, height }: Size): Size => {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

interface ChosenPicture {
  readonly format: PictureFormat
  /** Bytes without those that say where, when and by what it was taken. */
  readonly size: number
  /** Pixels that a JPEG or PNG names; `null` where it names none. */
  readonly pixels: Size | null
}

/**
 * Returns how a picture is sent. JPEG and PNG within the limits lose what they say about place and camera, but no
 * quality; a GIF stays as it is where it is accepted, since it may move; anything else is drawn anew.
 */
export const planFor = (
  { format, size, pixels }: ChosenPicture,
  { maxBytes, acceptsGif }: { readonly maxBytes: number; readonly acceptsGif: boolean },
): 'as it is' | 'cleaned' | 'drawn' => {
  if (format === 'GIF' && acceptsGif) return 'as it is'
  if ((format !== 'JPEG' && format !== 'PNG') || pixels === null || size > maxBytes) return 'drawn'
  return Math.max(pixels.width, pixels.height) > longestSide ? 'drawn' : 'cleaned'
}

/** Returns the key of the message about a picture that this browser cannot read. */
export const unreadableKey = (format: PictureFormat) => {
  switch (format) {
    case 'HEIC':
      return 'upload.unreadable.heic'
    case 'AVIF':
      return 'upload.unreadable.avif'
    case 'WebP':
      return 'upload.unreadable.webp'
    case 'TIFF':
      return 'upload.unreadable.tiff'
    default:
      return 'upload.unreadable.damaged'
  }
}
