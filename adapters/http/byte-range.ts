import type { ByteRange } from '#core/ports/file-store.ts'

/** Returns the part of a file that a `Range` asks for (RFC 9110 §14.2); `null`: the whole file, also for several parts or another unit. */
export const byteRange = (header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null => {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') return Number(last) === 0 || size === 0 ? 'unsatisfiable' : { first: Math.max(0, size - Number(last)), last: size - 1 }
  if (last !== '' && Number(last) < Number(first)) return null
  return Number(first) >= size ? 'unsatisfiable' : { first: Number(first), last: Math.min(size - 1, last === '' ? size - 1 : Number(last)) }
}
