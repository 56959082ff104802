import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type Pointer = number

/** The used functions of HarfBuzz. */
interface HarfBuzz {
  readonly memory: WebAssembly.Memory
  malloc(bytes: number): Pointer
  hb_blob_create(data: Pointer, bytes: number, mode: number, user: Pointer, destroy: Pointer): Pointer
  hb_blob_get_data(blob: Pointer, length: Pointer): Pointer
  hb_blob_get_length(blob: Pointer): number
  hb_face_create(blob: Pointer, index: number): Pointer
  hb_face_reference_blob(face: Pointer): Pointer
  hb_set_add(set: Pointer, value: number): void
  hb_set_clear(set: Pointer): void
  hb_subset_input_create_or_fail(): Pointer
  hb_subset_input_set(input: Pointer, kind: number): Pointer
  hb_subset_input_set_flags(input: Pointer, flags: number): void
  hb_subset_input_set_axis_range(input: Pointer, face: Pointer, axis: number, min: number, max: number, initial: number): number
  hb_subset_input_unicode_set(input: Pointer): Pointer
  hb_subset_or_fail(face: Pointer, input: Pointer): Pointer
}

/** Sets of `hb_subset_input_t` (hb-subset.h). */
const droppedTables = 3
const keptNames = 4
const keptFeatures = 6
/** Flag of `hb_subset_input_t`: without instructions for coarse screens. */
const withoutHints = 1

const tag = (text: string) => Buffer.from(text, 'latin1').readUInt32BE(0)

/** Part of a font that is kept. */
export interface Subset {
  readonly letters: Iterable<string>
  /** Layout features: `kern`. */
  readonly features: readonly string[]
  readonly droppedTables: readonly string[]
  /** True if instructions for coarse screens stay. */
  readonly hints?: boolean
  /** Lightest, heaviest and initial weight. */
  readonly weights: readonly [min: number, max: number, initial: number]
}

/**
 * Returns the part of an uncompressed variable font that a subset needs. Each call has a memory of its own, which is
 * released as a whole.
 */
export const subsetFont = async (font: Buffer, subset: Subset): Promise<Buffer> => {
  const code = readFileSync(createRequire(import.meta.url).resolve('harfbuzzjs/hb-subset.wasm'))
  const { instance } = await WebAssembly.instantiate(code)
  const hb = instance.exports as unknown as HarfBuzz
  const data = hb.malloc(font.length)
  new Uint8Array(hb.memory.buffer).set(font, data)
  const face = hb.hb_face_create(hb.hb_blob_create(data, font.length, 2, 0, 0), 0)
  const input = hb.hb_subset_input_create_or_fail()
  const replace = (kind: number, values: readonly number[]) => {
    const set = hb.hb_subset_input_set(input, kind)
    hb.hb_set_clear(set)
    for (const value of values) hb.hb_set_add(set, value)
  }
  replace(droppedTables, subset.droppedTables.map(tag))
  replace(keptNames, [])
  if (subset.hints === false) hb.hb_subset_input_set_flags(input, withoutHints)
  replace(keptFeatures, subset.features.map(tag))
  for (const letter of subset.letters) hb.hb_set_add(hb.hb_subset_input_unicode_set(input), letter.codePointAt(0) ?? 0)
  hb.hb_subset_input_set_axis_range(input, face, tag('wght'), ...subset.weights)
  const result = hb.hb_subset_or_fail(face, input)
  if (!result) throw new Error('HarfBuzz could not subset the font')
  const blob = hb.hb_face_reference_blob(result)
  const start = hb.hb_blob_get_data(blob, 0)
  return Buffer.from(hb.memory.buffer.slice(start, start + hb.hb_blob_get_length(blob)))
}
