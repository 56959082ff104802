/** Picture without what it says about place, time and camera. */
export interface CleanPicture {
  readonly width: number
  readonly height: number
  readonly parts: readonly BlobPart[]
}

const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda
const comment = 0xfe
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef
/** Segments of applications that say how pixels are shown: size of pixels, colours. */
const keptNames: Readonly<Record<number, string>> = { 224: 'JFIF\0', 226: 'ICC_PROFILE\0', 238: 'Adobe' }

const hasName = (bytes: Uint8Array<ArrayBuffer>, at: number, name: string) =>
  [...name].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))

/**
 * Returns a JPEG without metadata and without anything behind its end, where telephones put films; its pixels stay as
 * they are, and so does its orientation. `null` for what is no complete JPEG.
 */
export const cleanJpeg = (bytes: Uint8Array<ArrayBuffer>): CleanPicture | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let orientation = 1
  let size: { readonly width: number; readonly height: number } | null = null
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === endOfImage) break
    const body = at + 4
    const next = at + 2 + view.getUint16(at + 2)
    if (next > bytes.length) return null
    if (isFrame(marker)) size = { height: view.getUint16(body + 1), width: view.getUint16(body + 3) }
    if (marker === 0xe1 && hasName(bytes, body, 'Exif\0\0')) orientation = orientationOf(bytes.subarray(body + 6, next)) ?? orientation
    const name = keptNames[marker]
    const isKept = isApplication(marker) ? name !== undefined && hasName(bytes, body, name) : marker !== comment
    const end = marker === startOfScan ? endOfScan(bytes, next) : next
    if (isKept) parts.push(bytes.subarray(at, end))
    at = end
  }
  if (size === null || size.width === 0 || size.height === 0 || bytes[at + 1] !== endOfImage) return null
  const start = Uint8Array.of(0xff, startOfImage)
  const end = Uint8Array.of(0xff, endOfImage)
  return { ...size, parts: [start, ...(orientation === 1 ? [] : [orientationSegment(orientation)]), ...parts, end] }
}

/** Returns the place of the next marker behind compressed pixels. */
const endOfScan = (bytes: Uint8Array<ArrayBuffer>, from: number): number => {
  let at = bytes.indexOf(0xff, from)
  while (at >= 0) {
    const marker = bytes[at + 1] ?? 0
    if (marker !== 0 && marker !== 0xff && !isRestart(marker)) return at
    at = bytes.indexOf(0xff, at + (marker === 0xff ? 1 : 2))
  }
  return bytes.length
}

const orientationTag = 0x0112

/** Returns the orientation of Exif data, 1 to 8. */
const orientationOf = (exif: Uint8Array<ArrayBuffer>): number | null => {
  const view = new DataView(exif.buffer, exif.byteOffset, exif.byteLength)
  if (view.byteLength < 8) return null
  const little = view.getUint16(0) === 0x4949
  const first = view.getUint32(4, little)
  if (first + 2 > view.byteLength) return null
  const entries = view.getUint16(first, little)
  for (let at = first + 2; at < first + 2 + entries * 12 && at + 12 <= view.byteLength; at += 12) {
    if (view.getUint16(at, little) !== orientationTag) continue
    const value = view.getUint16(at + 8, little)
    return value >= 1 && value <= 8 ? value : null
  }
  return null
}

/** Returns Exif data that say nothing but the orientation. */
const orientationSegment = (orientation: number): Uint8Array<ArrayBuffer> => {
  const head = [0xff, 0xe1, 0, 34, ...[...'Exif\0\0MM\0*'].map((letter) => letter.charCodeAt(0)), 0, 0, 0, 8]
  const entry = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
  return Uint8Array.from([...head, ...entry, 0, 0, 0, 0])
}
