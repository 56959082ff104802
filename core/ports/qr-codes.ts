import { token } from '#core/kernel/token.ts'

/** QR code: modules per side including the quiet zone, and the dark modules as SVG path data. */
export interface QrCode {
  readonly size: number
  readonly path: string
}

/** QR codes of texts that cameras read, such as addresses. */
export interface QrCodes {
  draw(text: string): QrCode
}
export const QrCodes = token<QrCodes>('core/QrCodes')
