import type { RepeatedHtml } from '#web/runtime/page.ts'

/** UTF-8 of HTML that many pages repeat; released together with the HTML. */
const encoded = new WeakMap<RepeatedHtml, Buffer>()

const bytesOf = (part: RepeatedHtml): Buffer => {
  const bytes = encoded.get(part) ?? Buffer.from(part.html)
  encoded.set(part, bytes)
  return bytes
}

/** Text that no HTML of React contains, since React escapes `<`. */
const mark = '<!--part:'
const end = '-->'

/** Collects the parts of one page that many pages repeat, so that they are encoded once. */
export const repeatedBytes = () => {
  const parts: Buffer[] = []
  return {
    /** Returns a mark that stands for the part. */
    place: (part: RepeatedHtml): string => `${mark}${parts.push(bytesOf(part)) - 1}${end}`,
    /** Encodes the text of the page with its parts. */
    encode: (html: string): Buffer =>
      Buffer.concat(
        html.split(mark).flatMap((piece, n) => {
          if (n === 0) return [Buffer.from(piece)]
          const at = piece.indexOf(end)
          return [parts[Number(piece.slice(0, at))] ?? Buffer.alloc(0), Buffer.from(piece.slice(at + end.length))]
        }),
      ),
  }
}
