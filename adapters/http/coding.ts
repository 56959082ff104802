import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import type { Coding } from '#core/ports/page-cache.ts'

/** Texts shorter than this, in bytes, go out as they are. */
const least = 1024

const gzipped = promisify(gzip)
const brotli = promisify(brotliCompress)
const gunzipped = promisify(gunzip)
const unbrotlied = promisify(brotliDecompress)

/** A page is seldom longer than the window of 2^17 bytes; the usual window would take megabytes for each. */
const brotliParams = (size: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_LGWIN]: 17,
  [constants.BROTLI_PARAM_SIZE_HINT]: size,
})

// Of their own size: what zlib and the buffers' pool give holds on to several times as much memory.
const alone = (bytes: Buffer): Buffer => {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}
const pack = {
  br: async (bytes: Buffer) => alone(await brotli(bytes, { params: brotliParams(bytes.length) })),
  gzip: async (bytes: Buffer) => alone(await gzipped(bytes)),
}

/** A text's bytes in each coding, made when first asked for, and once. Unpacked they are let go as soon as they are packed: few ask for them so. */
export const packOnce = (bytes: Buffer): ((coding: Coding) => Promise<Buffer>) => {
  const made: Partial<Record<Coding, Promise<Buffer>>> = {}
  let whole: Buffer | null = bytes
  const unpacked = async () => {
    const { br, gzip } = made
    return whole ?? (br ? unbrotlied(await br) : gunzipped((await gzip) ?? ''))
  }
  const packed = async (coding: 'br' | 'gzip') => {
    const done = await pack[coding](await unpacked())
    whole = null
    return done
  }
  return (coding) => (made[coding] ??= coding === 'identity' ? unpacked() : packed(coding))
}

const word = /^\s*([^\s;]+)\s*(?:;\s*q\s*=\s*([\d.]+)\s*)?$/i

/** The coding for an `Accept-Encoding` (RFC 9110 §12.5.3): what is wanted most, of equals the smallest; a short text as it is. */
export const codingFor = (accepted: string | undefined, size: number): Coding => {
  if (!accepted || size < least) return 'identity'
  const wanted = new Map(
    accepted.split(',').map((one) => {
      const [, name = '', weight = '1'] = word.exec(one) ?? []
      return [name.toLowerCase(), Number(weight) || 0] as const
    }),
  )
  const weightOf = (coding: Coding) => wanted.get(coding) ?? wanted.get('*') ?? 0
  const best = weightOf('br') >= weightOf('gzip') ? 'br' : 'gzip'
  return weightOf(best) > 0 && weightOf(best) >= (wanted.get('identity') ?? 0) ? best : 'identity'
}
