import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compress, decompress } from 'woff2-encoder'
import type { Part } from './alphabets.ts'
import { readGlyphs } from './glyphs.ts'
import { mergeGlyphs } from './merge-glyphs.ts'
import { mergeKerning } from './merge-kerning.ts'
import { readTables, writeTables } from './sfnt.ts'
import { subsetFont } from './subset-font.ts'

/** Weights that style sheets use; below 400 the font is never thinner. */
const weights = [400, 900, 400] as const
/** Kerning; figures of equal and of own width; forms that depend on the neighbours. Accents are part of the letters. */
const features = { latin: ['kern', 'calt', 'pnum', 'tnum'], 'latin-ext': [], cyrillic: ['kern'] } as const
/** The list of styles is for design programs. */
const droppedTables = ['STAT']

const readPart = async ([source, letters]: Part) => {
  const file = createRequire(import.meta.url).resolve(`@fontsource-variable/onest/files/onest-${source}-wght-normal.woff2`)
  const font = Buffer.from(await decompress(readFileSync(file)))
  return readTables(await subsetFont(font, { letters, features: features[source], droppedTables, weights }))
}

/** Builds a WOFF2 file out of parts of the files of @fontsource, which splits the font by script; the first part is the Latin one. */
export const buildFont = async (parts: readonly Part[]): Promise<Buffer> => {
  const [first, ...others] = await Promise.all(parts.map(async (part) => ({ tables: await readPart(part), part })))
  if (!first) throw new Error('A font needs at least one part')
  const merged = others.reduce((base, { tables, part: [source] }) => {
    const withKerning = features[source].length > 0
    const glyphs = mergeGlyphs(base, tables, withKerning)
    return withKerning ? mergeKerning(glyphs, tables, readGlyphs(base).list.length) : glyphs
  }, first.tables)
  return Buffer.from(await compress(writeTables(merged)))
}
