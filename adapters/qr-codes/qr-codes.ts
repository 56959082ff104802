import { encode } from 'uqr'
import type { QrCodes } from '#core/ports/qr-codes.ts'

/** Quiet zone, modules (ISO/IEC 18004). */
const border = 4

/** Draws the dark modules of one row, each run of them as one rectangle. */
const runsOf = (row: readonly boolean[], y: number): string => {
  const starts = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []))
  return starts
    .map((start) => {
      const end = row.indexOf(false, start)
      const length = (end === -1 ? row.length : end) - start
      return `M${start} ${y}h${length}v1h-${length}z`
    })
    .join('')
}

/** QR codes that can be read with 15 % of their area damaged, by uqr. */
export const makeQrCodes = (): QrCodes => ({
  draw: (text) => {
    const { size, data } = encode(text, { ecc: 'M', border })
    return { size, path: data.map(runsOf).join('') }
  },
})
