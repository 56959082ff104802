import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compress, decompress } from 'woff2-encoder'
import { fontFiles } from './alphabets.ts'
import { subsetFont } from './subset-font.ts'
import { rangeOf } from './unicode-range.ts'

/** Letters of Polish and English pages by the file of a package of Fontsource that has them. */
const letters = Object.fromEntries(fontFiles.onest.filter(([source]) => source !== 'cyrillic'))
/** Accents and kerning; figures of equal height and width. */
const features = ['ccmp', 'locl', 'mark', 'kern', 'lnum', 'tnum']

const build = async (file: string, alphabet: string): Promise<Uint8Array> => {
  const font = Buffer.from(await decompress(readFileSync(file)))
  const subset = { letters: letters[alphabet] ?? [], features, droppedTables: ['STAT'], hints: false, weights: [400, 900, 400] } as const
  return compress(await subsetFont(font, subset))
}

/**
 * Builds the letters of Polish and English pages of the typefaces of themes into files of their own, a quarter as large
 * as those of the packages, under the same names; and `ranges.json`, which says which letters these are.
 */
export const buildTypefaces = async (packages: readonly string[], folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  for (const name of packages)
    for (const file of globSync(path.join(name, 'files/*-normal.woff2'))) {
      const alphabet = /-(latin|latin-ext)-(?:wght|\d+)-normal\.woff2$/.exec(file)?.[1]
      if (alphabet !== undefined) writeFileSync(path.join(folder, path.basename(file)), await build(file, alphabet))
    }
  const ranges = Object.entries(letters).map(([alphabet, list]) => [alphabet, rangeOf(list)] as const)
  writeFileSync(path.join(folder, 'ranges.json'), JSON.stringify(Object.fromEntries(ranges)))
}
