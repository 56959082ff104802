import type { Sharp, SharpOptions } from 'sharp'
import type { EncodedPicture, PictureFile, PictureRecipe } from '#core/ports/pictures.ts'

/**
 * Pixel limits against decompression bombs (decisions §11): of one image; of one whose lines come several times, so
 * that it is decoded as a whole; and of all images of an animation, which are decoded together.
 */
const maxPixels = 40_000_000
const maxProgressivePixels = 20_000_000
const maxAnimationPixels = 12_000_000
/** Longest time for one file, seconds. */
const timeout = { seconds: 20 }

const widths = [320, 640, 1280] as const
const previewWidths = [320, 640] as const
/** Tallest responsive picture, and longer side of a page, pixels. */
const maxHeight = 2560
const pageSide = 2560
const photoSide = 256

const acceptedFormats: Readonly<Record<PictureRecipe, readonly string[]>> = {
  responsive: ['jpeg', 'png'],
  animation: ['jpeg', 'png', 'gif'],
  square: ['jpeg', 'png'],
  page: ['jpeg', 'png'],
  preview: ['jpeg', 'png'],
}

/** Largest picture of a recipe, which keeps its proportions, pixels. */
const boxes: Readonly<Record<Exclude<PictureRecipe, 'square'>, { readonly width: number; readonly height: number }>> = {
  responsive: { width: widths[2], height: maxHeight },
  animation: { width: widths[2], height: maxHeight },
  page: { width: pageSide, height: pageSide },
  preview: { width: previewWidths[1], height: maxHeight },
}

// Loaded with the first picture, so that CLI commands do not wait for it.
const loadSharp = async () => {
  const { default: sharp } = await import('sharp')
  // Uploads are all different, and freed memory is to return to the system.
  sharp.cache(false)
  return sharp
}

type Load = Awaited<ReturnType<typeof loadSharp>>

/** Decodes an image once and encodes its files. Rejects for anything but a complete image of an accepted format. */
export const encodePicture = async (image: Uint8Array, recipe: PictureRecipe): Promise<EncodedPicture> => {
  const sharp = await loadSharp()
  const { format, pages = 1, isProgressive } = await sharp(image, { limitInputPixels: maxPixels, failOn: 'error' }).metadata()
  const options: SharpOptions = { limitInputPixels: isProgressive ? maxProgressivePixels : maxPixels, failOn: 'error' }
  if (!acceptedFormats[recipe].includes(format)) throw new Error('unsupported format')
  if (recipe === 'animation' && pages > 1) return encodeAnimation(sharp, image)
  const upright = sharp(image, options).timeout(timeout).autoOrient()
  if (recipe === 'square') {
    const resized = upright.resize(photoSide, photoSide, { fit: 'cover', position: 'attention' })
    return { width: photoSide, height: photoSide, files: [await fileOf(resized, photoSide, 'webp')] }
  }
  const { data, info } = await upright
    .resize({ ...boxes[recipe], fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const decoded = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).timeout(timeout)
  const files: PictureFile[] = []
  const add = async (width: number, format: PictureFile['format']) =>
    files.push(await fileOf(decoded().resize({ width, withoutEnlargement: true }), width, format))
  if (recipe === 'preview') {
    for (const width of previewWidths) await add(width, 'webp')
    return { width: info.width, height: info.height, files }
  }
  if (recipe !== 'page') for (const width of widthsFor(info.width)) for (const format of ['avif', 'webp'] as const) await add(width, format)
  return { width: info.width, height: info.height, files: [...files, await fileOf(decoded(), info.width, 'jpg')] }
}

/** Draws an SVG as PNG, in its own size. */
export const drawPicture = async (svg: string): Promise<Uint8Array> => {
  const sharp = await loadSharp()
  return new Uint8Array(await sharp(Buffer.from(svg), { limitInputPixels: maxAnimationPixels }).timeout(timeout).png().toBuffer())
}

const encodeAnimation = async (sharp: Load, image: Uint8Array): Promise<EncodedPicture> => {
  const options = { limitInputPixels: maxAnimationPixels, failOn: 'error' } as const
  const box = (width: number) => ({ width, height: maxHeight, fit: 'inside', withoutEnlargement: true }) as const
  const still = sharp(image, options).timeout(timeout).resize(box(widths[2]))
  const { data, info } = await still.jpeg({ quality: 82 }).toBuffer({ resolveWithObject: true })
  const files: PictureFile[] = []
  for (const width of widthsFor(info.width))
    files.push(
      await fileOf(
        sharp(image, { ...options, animated: true })
          .timeout(timeout)
          .resize(box(width)),
        width,
        'webp',
      ),
    )
  return { width: info.width, height: info.height, files: [...files, { width: info.width, format: 'jpg', bytes: new Uint8Array(data) }] }
}

/** Widths up to the first that is not smaller than the picture. */
const widthsFor = (width: number): readonly number[] => {
  const sufficient = widths.findIndex((one) => one >= width)
  return sufficient === -1 ? widths : widths.slice(0, sufficient + 1)
}

const encoders: Readonly<Record<PictureFile['format'], (picture: Sharp) => Sharp>> = {
  // With more effort AVIF takes half as long again for a twentieth of the bytes, and WebP too.
  avif: (picture) => picture.avif({ quality: 55, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 80, effort: 2 }),
  jpg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 84, mozjpeg: false }),
}

const fileOf = async (picture: Sharp, width: number, format: PictureFile['format']): Promise<PictureFile> => ({
  width,
  format,
  bytes: new Uint8Array(await encoders[format](picture).toBuffer()),
})
