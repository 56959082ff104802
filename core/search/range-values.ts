import { timeOfDay } from '#core/kernel/time-of-day.ts'
import { type RangeFacet, unitParts } from './facet.ts'

/** Numbers of each unit, as written in URLs. */
const patterns = { zloty: /^\d{1,6}(\.\d{1,2})?$/, points: /^\d(\.\d)?$/, minutes: /^(\d{1,2})[:.]([0-5]\d)$/ } as const

const dayMinutes = 24 * 60

/** Reads an end of a range as URLs write it, in parts of the unit: `1500.50`, `4.5`, `06:30`; `null` for other texts. */
export const parseRangeValue = (unit: RangeFacet['unit'], text: string): number | null => {
  const match = patterns[unit].exec(text)
  if (!match) return null
  if (unit !== 'minutes') return Math.round(Number(text) * unitParts[unit])
  const minutes = Number(match[1]) * 60 + Number(match[2])
  return minutes <= dayMinutes ? minutes : null
}

/** Writes an end of a range for URLs; `parseRangeValue` reads it back. */
export const writeRangeValue = (unit: RangeFacet['unit'], value: number): string =>
  unit === 'minutes' ? timeOfDay(value) : String(value / unitParts[unit])
