import type { PictureFormat } from './picture-format.ts'
import { sentSize } from './picture-plan.ts'

/** Qualities of a JPEG, of which the first is taken that fits. */
const qualities = [0.9, 0.8, 0.65] as const

const opaque: readonly PictureFormat[] = ['JPEG', 'BMP']

/**
 * Draws a picture anew, upright and at most as large as pictures are sent: as JPEG, or as PNG where parts of it are
 * transparent and it fits. `null` where the browser cannot read it.
 */
export const drawPicture = async (file: Blob, format: PictureFormat, maxBytes: number): Promise<Blob | null> => {
  const source = await decode(file)
  if (source === null) return null
  const { width, height } = sentSize(source)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (context === null) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(source.image, 0, 0, width, height)
  source.close()
  if (!opaque.includes(format) && isTransparent(context, width, height)) {
    const png = await blobOf(canvas, 'image/png')
    if (png && png.size <= maxBytes) return png
    context.globalCompositeOperation = 'destination-over'
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
  }
  for (const quality of qualities) {
    const jpeg = await blobOf(canvas, 'image/jpeg', quality)
    if (jpeg && jpeg.size <= maxBytes) return jpeg
  }
  return null
}

const blobOf = (canvas: HTMLCanvasElement, type: string, quality?: number) =>
  new Promise<Blob | null>((made) => canvas.toBlob(made, type, quality))

const isTransparent = (context: CanvasRenderingContext2D, width: number, height: number): boolean => {
  const { data } = context.getImageData(0, 0, width, height)
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true
  return false
}

interface Decoded {
  readonly image: CanvasImageSource
  readonly width: number
  readonly height: number
  readonly close: () => void
}

/** Some browsers read formats as an element alone. */
const decode = async (file: Blob): Promise<Decoded | null> => {
  try {
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' })
    return { image, width: image.width, height: image.height, close: () => image.close() }
  } catch {
    return decodeAsElement(file).catch(() => null)
  }
}

// The content security policy allows images as data URLs, not as blobs.
const decodeAsElement = async (file: Blob): Promise<Decoded> => {
  const image = new Image()
  image.src = await new Promise<string>((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => fail(reader.error)
    reader.readAsDataURL(file)
  })
  await image.decode()
  return { image, width: image.naturalWidth, height: image.naturalHeight, close: () => undefined }
}
