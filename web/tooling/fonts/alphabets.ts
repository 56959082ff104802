/** Letters, digits and signs of a text on any page. */
const common = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, n) => String.fromCodePoint(0x20 + n)),
  // No-break and thin space first.
  ...'\u00a0\u2009§©«»°²·½×Óóéüöä–—‘’‚“”„•…€−ʼ',
]
const polish = [...'ĄąĆćĘęŁłŃńŚśŹźŻż']
const ukrainian = [...'АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгґдеєжзиіїйклмнопрстуфхцчшщьюя№']

/** Source file of @fontsource-variable/onest, and the letters that are taken from it. */
export type Part = readonly [source: 'latin' | 'latin-ext' | 'cyrillic', letters: readonly string[]]

/**
 * Font files by name and the parts of each. Polish and English pages have the same one: English pages name Polish
 * places. It has the letters of “Українська”, which the menus of all pages show.
 */
export const fontFiles = {
  onest: [
    ['latin', common],
    ['latin-ext', polish],
    ['cyrillic', [...new Set('Українська')]],
  ],
  'onest-uk': [
    ['latin', common],
    ['latin-ext', polish],
    ['cyrillic', ukrainian],
  ],
} as const satisfies Readonly<Record<string, readonly Part[]>>
