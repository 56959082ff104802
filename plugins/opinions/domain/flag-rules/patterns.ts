/**
 * Creates a rule for folded texts. Their letters are Latin without marks and Cyrillic; with all letters of Unicode,
 * long rules take a second to compile.
 */
export const rule = (source: string) => new RegExp(source.replaceAll('\\p{L}', '[a-zа-яёєіїґ]'), 'u')

/** Beginning of a word, then one of the stems. */
export const stems = (...of: readonly string[]) => rule(String.raw`(?<!\p{L})(?:${of.join('|')})`)
/** Whole words. */
export const words = (...of: readonly string[]) => rule(String.raw`(?<!\p{L})(?:${of.join('|')})(?!\p{L})`)
/** Patterns of a text, separated by spaces and lines; in a pattern `\s` stands for a space. */
export const listed = (text: string): readonly string[] => text.trim().split(/\s+/)

const sign = '[*#]'
/** Words of which asterisks hide letters after the first one: `d*bil`, `k***a`. */
export const starred = (...of: readonly string[]) => {
  const masked = of.map((word) => {
    const [first = '', ...rest] = word
    return `${first}(?=\\p{L}{0,${rest.length - 1}}${sign})${rest.map((letter) => `(?:${letter}|${sign})`).join('')}`
  })
  return stems(...masked)
}
