import { joinVariations, readVariations, type Variations, writeVariations } from './item-variations.ts'
import { readPairLookups, shiftPairs } from './layout-tables.ts'
import { padded, type Tables, tableOf } from './sfnt.ts'

const words = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(2 * values.length)
  for (const [n, value] of values.entries()) bytes.writeUInt16BE(value, 2 * n)
  return bytes
}

const tagWords = (tag: string) => [0, 2].map((at) => Buffer.from(tag, 'latin1').readUInt16BE(at))

const variationsOf = (gdef: Buffer) => readVariations(gdef.subarray(gdef.readUInt32BE(14)))

/** Writes a table `GDEF` with the glyph classes of `gdef` and other variations. */
const writeDefinitions = (gdef: Buffer, variations: Variations): Buffer => {
  const header = Buffer.alloc(18)
  const classesAt = gdef.readUInt16BE(4)
  const classes = classesAt === 0 ? Buffer.alloc(0) : classesOf(gdef.subarray(classesAt))
  header.writeUInt32BE(0x00010003, 0)
  header.writeUInt16BE(classesAt === 0 ? 0 : header.length, 4)
  header.writeUInt32BE(header.length + classes.length, 14)
  return Buffer.concat([header, classes, writeVariations(variations)])
}

const classesOf = (definition: Buffer) =>
  padded(definition.subarray(0, definition.readUInt16BE(0) === 1 ? 6 + 2 * definition.readUInt16BE(4) : 4 + 6 * definition.readUInt16BE(2)))

/** Writes a table `GPOS` whose only feature, kerning, has the lookups of several tables; their bytes follow as they are. */
const writePositions = (tables: readonly Buffer[]): Buffer => {
  const lookups = tables.flatMap((table, from) => readPairLookups(table).map((lookup) => ({ ...lookup, from })))
  const scripts = words(1, ...tagWords('DFLT'), 8, 4, 0, 0, 0xffff, 1, 0)
  const features = words(1, ...tagWords('kern'), 8, 0, lookups.length, ...lookups.keys())
  const listSize = 2 + 2 * lookups.length + lookups.reduce((sum, { subtables }) => sum + 6 + 2 * subtables.length, 0)
  const extensionSize = 8
  const headerSize = 10
  const bodyStarts = tables.map((_, n) => tables.slice(0, n).reduce((sum, table) => sum + padded(table).length, 0))
  const all = lookups.flatMap(({ subtables, from }) => subtables.map((at) => (bodyStarts[from] ?? 0) + at))
  const extensions = all.map((at, n) => {
    const extension = Buffer.alloc(extensionSize)
    extension.writeUInt16BE(1, 0)
    extension.writeUInt16BE(2, 2)
    extension.writeUInt32BE((all.length - n) * extensionSize + at, 4)
    return extension
  })
  let lookupAt = 2 + 2 * lookups.length
  let extensionAt = listSize
  const parts = lookups.map(({ flags, subtables }) => {
    const start = lookupAt
    const offsets = subtables.map((_, n) => extensionAt + n * extensionSize - start)
    lookupAt += 6 + 2 * subtables.length
    extensionAt += subtables.length * extensionSize
    return { start, lookup: words(9, flags, subtables.length, ...offsets) }
  })
  const list = [words(lookups.length, ...parts.map(({ start }) => start)), ...parts.map(({ lookup }) => lookup)]
  const featuresAt = headerSize + scripts.length
  const header = words(1, 0, headerSize, featuresAt, featuresAt + features.length)
  return Buffer.concat([header, scripts, features, ...list, ...extensions, ...tables.map(padded)])
}

/**
 * Adds the kerning of a font to another one, after whose glyphs its own were added in one row (`mergeGlyphs`), the
 * first with the number `firstGlyph`.
 */
export const mergeKerning = (base: Tables, added: Tables, firstGlyph: number): Tables => {
  const own = variationsOf(tableOf(base, 'GDEF'))
  const others = variationsOf(tableOf(added, 'GDEF'))
  const shifted = Buffer.from(tableOf(added, 'GPOS'))
  shiftPairs(shifted, firstGlyph, own.lists.length)
  return new Map([
    ...base,
    ['GDEF', writeDefinitions(tableOf(base, 'GDEF'), joinVariations(own, others))],
    ['GPOS', writePositions([tableOf(base, 'GPOS'), shifted])],
  ])
}
