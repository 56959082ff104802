import { isDeepStrictEqual } from 'node:util'

/** The visible words of a page's `<main>` and the addresses of its links, in their order; those within islands too. */
const shownBy = (html: string): readonly string[] => {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  const text = main
    .replace(/<(svg|style|script)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--.*?-->/g, '')
    .replace(/<a\b[^>]*? href="([^"]*)"[^>]*>/g, ' [$1] ')
    .replace(/<[^>]+>/g, ' ')
  return text.replaceAll(/\s+/g, ' ').trim().split(' ')
}

/** Throws where the floor's answer is another than ours, since it would be no floor; gives what was compared, and how much of it. */
export type Same = (ours: string, floor: string) => { readonly name: string; readonly figure: number }

/** Pages: every visible word of `<main>` and every link in it. */
export const samePage: Same = (ours, floor) => {
  const [shown, expected] = [shownBy(ours), shownBy(floor)]
  const other = shown.findIndex((word, n) => word !== expected[n])
  const at = other === -1 ? Math.min(shown.length, expected.length) : other
  const around = (words: readonly string[]) => words.slice(Math.max(0, at - 8), at + 8).join(' ')
  if (shown.length < 50 || other !== -1 || shown.length !== expected.length)
    throw new Error(
      `The floor shows another page: ${shown.length} words and links here, ${expected.length} there\n${around(shown)}\n${around(expected)}`,
    )
  return { name: 'words and links, the same in both', figure: shown.length }
}

/** JSON lists: every member of every row. */
export const sameRows: Same = (ours, floor) => {
  const [rows, expected]: unknown[] = [JSON.parse(ours), JSON.parse(floor)]
  if (!Array.isArray(rows) || !rows.length || !isDeepStrictEqual(rows, expected)) throw new Error('The floor gives other rows')
  return { name: 'rows, the same in both', figure: rows.length }
}

/** The same bytes. */
export const sameBytes: Same = (ours, floor) => {
  if (ours !== floor) throw new Error('The floor answers other bytes')
  return { name: 'bytes, the same in both', figure: Buffer.byteLength(ours) }
}
