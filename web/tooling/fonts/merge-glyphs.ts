import { mergeAdvances } from './advances.ts'
import { readCharacters, writeCharacters } from './cmap.ts'
import { type Glyph, type Glyphs, readGlyphs, writeGlyphs } from './glyphs.ts'
import { type Tables, tableOf } from './sfnt.ts'

/** Flags of a part of a composite glyph. */
const wideArguments = 1
const scaled = 8
const hasMore = 0x20
const scaledTwice = 0x40
const transformed = 0x80

const isComposite = (outline: Buffer) => outline.length > 0 && outline.readInt16BE(0) < 0

/** Returns an outline in which the parts of a composite glyph have other numbers. */
const renumberParts = (outline: Buffer, numberOf: (glyph: number) => number): Buffer => {
  if (!isComposite(outline)) return outline
  const renumbered = Buffer.from(outline)
  let flags = hasMore
  for (let at = 10; flags & hasMore; ) {
    flags = renumbered.readUInt16BE(at)
    renumbered.writeUInt16BE(numberOf(renumbered.readUInt16BE(at + 2)), at + 2)
    at += 4 + (flags & wideArguments ? 4 : 2) + (flags & scaled ? 2 : flags & scaledTwice ? 4 : flags & transformed ? 8 : 0)
  }
  return renumbered
}

const keyOf = ({ outline, variations, advance }: Glyph) => `${advance} ${outline.toString('hex')} ${variations.toString('hex')}`

/** Returns the larger of two tables `maxp`, member by member. */
const largerMaxima = (one: Buffer, other: Buffer): Buffer => {
  const larger = Buffer.from(one)
  for (let at = 6; at < one.length; at += 2) larger.writeUInt16BE(Math.max(one.readUInt16BE(at), other.readUInt16BE(at)), at)
  return larger
}

/**
 * Adds the glyphs and characters of a font to another one that was cut from the same family. With `inOneRow` they keep
 * their order, the first of them after the last glyph of `base`, as merging their kerning requires; otherwise glyphs
 * that `base` already has are left out.
 */
export const mergeGlyphs = (base: Tables, added: Tables, inOneRow: boolean): Tables => {
  const own = readGlyphs(base)
  const others = readGlyphs(added)
  if (!own.sharedTuples.equals(others.sharedTuples)) throw new Error('The fonts vary in different ways')
  const list = [...own.list]
  const known = new Map(inOneRow ? [] : own.list.map((glyph, n) => [keyOf(glyph), n]))
  const rows: number[] = []
  const add = (glyph: Glyph, number: number) => {
    rows.push(number)
    return list.push(glyph) - 1
  }
  // The parts of a composite glyph have other numbers in each font, so that its bytes say nothing.
  const knownNumberOf = (glyph: Glyph) => (isComposite(glyph.outline) ? undefined : known.get(keyOf(glyph)))
  const numbers = others.list.map((glyph, n) => knownNumberOf(glyph) ?? add(glyph, n))
  const numberOf = (glyph: number) => numbers[glyph] ?? 0
  const merged = list.map((glyph, n) => (n < own.list.length ? glyph : { ...glyph, outline: renumberParts(glyph.outline, numberOf) }))
  const characters = new Map([
    ...[...readCharacters(added)].map(([code, glyph]) => [code, numberOf(glyph)] as const),
    ...readCharacters(base),
  ])
  const advancesOf = (tables: Tables, { list: { length: glyphs } }: Glyphs) => ({ hvar: tableOf(tables, 'HVAR'), glyphs })
  const tables = new Map([
    ...base,
    ['maxp', largerMaxima(tableOf(base, 'maxp'), tableOf(added, 'maxp'))],
    ['cmap', writeCharacters(characters)],
    ['HVAR', mergeAdvances(advancesOf(base, own), advancesOf(added, others), rows)],
  ])
  return writeGlyphs(tables, { list: merged, sharedTuples: own.sharedTuples })
}
