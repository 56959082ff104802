import { fontFiles } from './alphabets.ts'

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')

/** Returns letters as the value of `unicode-range`: `U+0020-007E, U+00A0`. */
export const rangeOf = (letters: readonly string[]): string => {
  const codes = letters.map((letter) => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b)
  const ranges: [number, number][] = []
  for (const code of codes) {
    const open = ranges.at(-1)
    if (open && open[1] >= code - 1) open[1] = code
    else ranges.push([code, code])
  }
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ')
}

/** Returns the letters of a font file as the value of `unicode-range`. */
export const unicodeRangeOf = (name: keyof typeof fontFiles): string => rangeOf(fontFiles[name].flatMap(([, letters]) => letters))
