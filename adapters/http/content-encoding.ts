import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import type { ContentEncoding } from '#core/ports/page-cache.ts'

/** Shorter texts are sent uncompressed, bytes. */
const minCompressedSize = 1024

const gzipped = promisify(gzip)
const brotli = promisify(brotliCompress)
const gunzipped = promisify(gunzip)
const unbrotlied = promisify(brotliDecompress)

/**
 * Quality of Brotli, up to 11: each page that is kept is compressed at 5, files that never change at 11, which takes
 * sixty times as long.
 */
export type BrotliQuality = 2 | 5 | 9 | 11

/** Window of 2^17 bytes: pages are seldom longer, and the default window takes megabytes for each. */
const brotliParams = (size: number, quality: BrotliQuality) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_LGWIN]: quality > 5 ? constants.BROTLI_DEFAULT_WINDOW : 17,
  [constants.BROTLI_PARAM_SIZE_HINT]: size,
})

// Buffers of zlib and of the pool retain several times as much memory as their bytes need.
const copyExact = (bytes: Buffer): Buffer => {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}
const compress = {
  br: async (bytes: Buffer, quality: BrotliQuality) => copyExact(await brotli(bytes, { params: brotliParams(bytes.length, quality) })),
  gzip: async (bytes: Buffer) => copyExact(await gzipped(bytes)),
}

/**
 * Compresses a text lazily and once for each content coding. The uncompressed bytes are released after the first
 * compression: few clients want them.
 */
export const compressOnce = (bytes: Buffer, quality: BrotliQuality = 5): ((coding: ContentEncoding) => Promise<Buffer>) => {
  const results: Partial<Record<ContentEncoding, Promise<Buffer>>> = {}
  let whole: Buffer | null = bytes
  const uncompressed = async () => {
    const { br, gzip } = results
    return whole ?? (br ? unbrotlied(await br) : gunzipped((await gzip) ?? ''))
  }
  const compressed = async (coding: 'br' | 'gzip') => {
    const done = await compress[coding](await uncompressed(), quality)
    whole = null
    return done
  }
  return (coding) => (results[coding] ??= coding === 'identity' ? uncompressed() : compressed(coding))
}

/** Compresses a response that is sent once: a third of the time of `compressOnce`, the result of JSON hardly longer. */
export const compressQuickly = async (bytes: Buffer, coding: ContentEncoding): Promise<Buffer> => {
  if (coding === 'br') return brotli(bytes, { params: brotliParams(bytes.length, 2) })
  return coding === 'gzip' ? gzipped(bytes, { level: 3 }) : bytes
}

const encodingPattern = /^\s*([^\s;]+)\s*(?:;\s*q\s*=\s*([\d.]+)\s*)?$/i

/**
 * Chooses the content coding for an `Accept-Encoding` (RFC 9110 §12.5.3): the highest weight, of equal weights the
 * smallest result; short texts stay uncompressed.
 */
export const codingFor = (accepted: string | undefined, size: number): ContentEncoding => {
  if (!accepted || size < minCompressedSize) return 'identity'
  const wanted = new Map(
    accepted.split(',').map((one) => {
      const [, name = '', weight = '1'] = encodingPattern.exec(one) ?? []
      return [name.toLowerCase(), Number(weight) || 0] as const
    }),
  )
  const weightOf = (coding: ContentEncoding) => wanted.get(coding) ?? wanted.get('*') ?? 0
  const best = weightOf('br') >= weightOf('gzip') ? 'br' : 'gzip'
  return weightOf(best) > 0 && weightOf(best) >= (wanted.get('identity') ?? 0) ? best : 'identity'
}
