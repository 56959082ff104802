import type { CleanPicture } from './clean-jpeg.ts'

const signatureBytes = 8
const frameBytes = 12
/** Chunks that say nothing about the pixels. */
const metadata = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']

/** Returns a PNG without metadata and without anything behind its end; `null` for what is no complete PNG. */
export const cleanPng = (bytes: Uint8Array<ArrayBuffer>): CleanPicture | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Uint8Array<ArrayBuffer>[] = [bytes.subarray(0, signatureBytes)]
  let at = signatureBytes
  while (at + frameBytes <= bytes.length) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    const next = at + frameBytes + view.getUint32(at)
    if (next > bytes.length) return null
    if (!metadata.includes(name)) parts.push(bytes.subarray(at, next))
    if (name === 'IEND') {
      const width = view.getUint32(signatureBytes + 8)
      const height = view.getUint32(signatureBytes + 12)
      return width > 0 && height > 0 ? { width, height, parts } : null
    }
    at = next
  }
  return null
}
