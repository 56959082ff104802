import { hiddenCharacters } from '#core/kernel/hidden-characters.ts'
import { maxToolResult } from '#core/plugin/tools.ts'

/** Characters of a text that stay readable; shorter ones are not cut. */
const minText = 200

interface Place {
  readonly path: string
  readonly size: number
  readonly cut: () => void
}

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value) ?? '')

const visible = (text: string) => text.replace(hiddenCharacters, (letter) => (letter === '\n' || letter === '\t' ? letter : ''))

/** Copies a result as JSON has it, without invisible characters in its texts. */
const copyOf = (result: object): Record<string, unknown> =>
  JSON.parse(JSON.stringify(result), (_, member: unknown) => (typeof member === 'string' ? visible(member) : member))

/** Lists the long texts and the lists of a value, each with a way to make it smaller. */
const cutPlaces = (parent: Record<string, unknown> | unknown[], path: string): readonly Place[] =>
  Object.entries(parent).flatMap(([name, value]): readonly Place[] => {
    const at = Array.isArray(parent) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`
    if (at === 'left_out' || typeof value !== 'object' || value === null) {
      if (typeof value !== 'string' || value.length <= minText) return []
      const shorter = `${value.slice(0, Math.max(minText, value.length / 2)).toWellFormed()}…`
      return [{ path: at, size: bytesOf(value), cut: () => void Object.assign(parent, { [name]: shorter }) }]
    }
    const inside = cutPlaces(value as Record<string, unknown>, at)
    if (!Array.isArray(value) || value.length === 0) return inside
    return [...inside, { path: at, size: bytesOf(value) / 2, cut: () => void value.splice(Math.floor(value.length * 0.75)) }]
  })

/**
 * Returns a result as JSON text of at most `maxBytes`. A larger one loses the ends of its longest texts and lists, and
 * says of which in `left_out`.
 */
export const fitResult = (result: object, maxBytes = maxToolResult): string => {
  const copy = copyOf(result)
  const leftOut = Array.isArray(copy['left_out']) ? (copy['left_out'] as readonly unknown[]) : []
  const cut = new Set<string>()
  const whole = () => ({
    ...copy,
    ...((leftOut.length > 0 || cut.size > 0) && { left_out: [...leftOut, ...[...cut].map((path) => `end of ${path}`)] }),
  })
  while (bytesOf(whole()) > maxBytes) {
    const [largest] = cutPlaces(copy, '').toSorted((one, other) => other.size - one.size)
    if (!largest) return JSON.stringify({ left_out: ['the whole result: it is too large'] })
    largest.cut()
    cut.add(largest.path)
  }
  return JSON.stringify(whole())
}
