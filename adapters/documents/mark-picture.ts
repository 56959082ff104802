import sharp from 'sharp'

/** Most pixels of a picture that is marked, as of one that is uploaded. */
const maxPixels = 40_000_000

const escaped = (text: string) => text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Tile of an SVG pattern with the text, tilted; light letters with dark edges are legible on any ground. */
const overlay = (width: number, height: number, text: string): Buffer => {
  const size = Math.max(12, Math.round(Math.min(width, height) / 28))
  const tileWidth = Math.ceil(text.length * size * 0.62) + size * 4
  const tileHeight = size * 6
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><pattern id="p" patternUnits="userSpaceOnUse" width="${tileWidth}" height="${tileHeight}" patternTransform="rotate(-24)"><text x="${size}" y="${size * 3}" font-family="sans-serif" font-size="${size}" fill="#ffffff" fill-opacity="0.55" stroke="#17121f" stroke-opacity="0.45" stroke-width="${size / 18}">${escaped(text)}</text></pattern></defs><rect width="100%" height="100%" fill="url(#p)"/></svg>`,
  )
}

/** Repeats a line of text over a picture; returns WebP, upright. */
export const markPicture = async (image: Uint8Array, text: string): Promise<Uint8Array> => {
  const picture = sharp(image, { limitInputPixels: maxPixels }).rotate()
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  const marked = sharp(data).composite([{ input: overlay(info.width, info.height, text) }])
  return new Uint8Array(await marked.webp({ quality: 85 }).toBuffer())
}
