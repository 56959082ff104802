import { isDeepStrictEqual } from 'node:util'

/** Returns the visible words of a page's `<main>` and its link targets, in order, including those in islands. */
const visibleText = (html: string): readonly string[] => {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  const text = main
    .replace(/<(svg|style|script)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--.*?-->/g, '')
    .replace(/<a\b[^>]*? href="([^"]*)"[^>]*>/g, ' [$1] ')
    .replace(/<[^>]+>/g, ' ')
  return text.replaceAll(/\s+/g, ' ').trim().split(' ')
}

/** Throws when the baseline's response differs from the product's; returns what was compared and how much of it. */
export type CompareAnswers = (ours: string, baseline: string) => { readonly name: string; readonly figure: number }

/** Compares every visible word and link in the `<main>` of two pages. */
export const comparePages: CompareAnswers = (ours, baseline) => {
  const shown = visibleText(ours)
  const expected = visibleText(baseline)
  const other = shown.findIndex((word, n) => word !== expected[n])
  const at = other === -1 ? Math.min(shown.length, expected.length) : other
  const around = (args: readonly string[]) => args.slice(Math.max(0, at - 8), at + 8).join(' ')
  if (shown.length < 50 || other !== -1 || shown.length !== expected.length)
    throw new Error(
      `The baseline's page differs: ${shown.length} words and links in the product's page, ${expected.length} in the baseline's\n${around(shown)}\n${around(expected)}`,
    )
  return { name: 'equal words and links', figure: shown.length }
}

/** Compares JSON lists: every member of every row. */
export const compareRows: CompareAnswers = (ours, baseline) => {
  const rows: unknown = JSON.parse(ours)
  const expected: unknown = JSON.parse(baseline)
  if (!Array.isArray(rows) || !rows.length || !isDeepStrictEqual(rows, expected)) throw new Error('The baseline returns different rows')
  return { name: 'equal rows', figure: rows.length }
}

/** Compares the bytes of two responses. */
export const compareBytes: CompareAnswers = (ours, baseline) => {
  if (ours !== baseline) throw new Error('The baseline returns different bytes')
  return { name: 'equal bytes', figure: Buffer.byteLength(ours) }
}
