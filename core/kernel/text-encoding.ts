/** Encodings of text files that are read; `name` is how `TextDecoder` calls them. */
export type TextEncodingName = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1250' | 'iso-8859-2'

/** Recognizes the encoding of a text from its bytes, chunk by chunk. */
export interface EncodingDetector {
  add(chunk: Uint8Array): void
  /** Returns the encoding; `null` for binary content, which has NUL bytes that are no halves of letters. */
  detect(): TextEncodingName | null
}

/** Bytes of Ą ą Ś ś Ź ź, the Polish letters in which the two encodings differ. */
const polishBytes = {
  'windows-1250': new Set([0xa5, 0xb9, 0x8c, 0x9c, 0x8f, 0x9f]),
  'iso-8859-2': new Set([0xa1, 0xb1, 0xa6, 0xb6, 0xac, 0xbc]),
}

const byteOrderMark = (start: readonly number[]): TextEncodingName | null =>
  start[0] === 0xff && start[1] === 0xfe ? 'utf-16le' : start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : null

/** Creates a detector for one text. */
export const makeEncodingDetector = (): EncodingDetector => {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let isUtf8 = true
  const start: number[] = []
  let bytes = 0
  /** NUL bytes at even and at odd positions. */
  const zeros: [number, number] = [0, 0]
  const letters = { 'windows-1250': 0, 'iso-8859-2': 0 }
  const tryUtf8 = (decode: () => void) => {
    try {
      decode()
    } catch {
      isUtf8 = false
    }
  }
  return {
    add: (chunk) => {
      for (const byte of chunk) {
        if (bytes < 2) start.push(byte)
        if (byte === 0) zeros[(bytes % 2) as 0 | 1]++
        else if (byte < 0x80) {
          // Latin letters are the same in all encodings.
        } else if (polishBytes['windows-1250'].has(byte)) letters['windows-1250']++
        else if (polishBytes['iso-8859-2'].has(byte)) letters['iso-8859-2']++
        bytes++
      }
      if (isUtf8) tryUtf8(() => utf8.decode(chunk, { stream: true }))
    },
    detect: () => {
      const marked = byteOrderMark(start)
      if (marked) return marked
      const [even, odd] = zeros
      // Without a mark, the zero halves of Latin letters tell UTF-16: in most texts nearly every second byte.
      if (odd > bytes / 4 && even === 0) return 'utf-16le'
      if (even > bytes / 4 && odd === 0) return 'utf-16be'
      if (even + odd > 0) return null
      if (isUtf8) tryUtf8(() => utf8.decode())
      if (isUtf8) return 'utf-8'
      return letters['iso-8859-2'] > letters['windows-1250'] ? 'iso-8859-2' : 'windows-1250'
    },
  }
}
