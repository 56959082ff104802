/** Formats that pictures of telephones, cameras and programs have. */
export type PictureFormat = 'JPEG' | 'PNG' | 'GIF' | 'WebP' | 'AVIF' | 'HEIC' | 'TIFF' | 'BMP'

/** Bytes of a file that tell its format. */
export const formatBytes = 64

const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']
const avifBrands = ['avif', 'avis']

/** Returns the format of a picture by its first bytes, never by its name; `null` for any other file. */
export const pictureFormatOf = (bytes: Uint8Array): PictureFormat | null => {
  const text = String.fromCharCode(...bytes.subarray(0, formatBytes))
  if (text.startsWith('\xff\xd8\xff')) return 'JPEG'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'PNG'
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'GIF'
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'WebP'
  if (text.startsWith('II*\0') || text.startsWith('MM\0*')) return 'TIFF'
  if (text.startsWith('BM')) return 'BMP'
  return text.startsWith('ftyp', 4) ? formatOfBrands(text, bytes) : null
}

/** The box `ftyp` has a main brand, a version and the other brands; `mif1` is that of both formats. */
const formatOfBrands = (text: string, bytes: Uint8Array): PictureFormat | null => {
  const end = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), text.length)
  const brands = [text.slice(8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text.slice(at, at + 4))
  if (brands.some((brand) => avifBrands.includes(brand))) return 'AVIF'
  return brands.some((brand) => heicBrands.includes(brand)) ? 'HEIC' : null
}
