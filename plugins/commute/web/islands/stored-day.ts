import { modes, type TravelMode } from '../../contract/way.ts'

/** Day of a family as it is typed; kept in this browser, and in no address, request or log. */
export interface Day {
  readonly home: string
  readonly work: string
  readonly mode: TravelMode
  /** Times as `HH:MM`; empty: not said. */
  readonly starts: string
  readonly ends: string
}

export const emptyDay: Day = { home: '', work: '', mode: 'car', starts: '08:00', ends: '16:00' }

const storageKey = 'way'
const textOf = (value: unknown, otherwise: string) => (typeof value === 'string' ? value.slice(0, 100) : otherwise)

/** Reads a stored text; what is invalid in it is as at first. */
export const parseDay = (text: string | null): Day => {
  try {
    const stored: Partial<Day> = JSON.parse(text ?? 'null') ?? {}
    const timeOf = (value: unknown, otherwise: string) =>
      value === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value)) ? String(value) : otherwise
    return {
      home: textOf(stored.home, ''),
      work: textOf(stored.work, ''),
      mode: Object.keys(modes).find((mode): mode is TravelMode => mode === stored.mode) ?? emptyDay.mode,
      starts: timeOf(stored.starts, emptyDay.starts),
      ends: timeOf(stored.ends, emptyDay.ends),
    }
  } catch {
    return emptyDay
  }
}

/** Tells if a day says nothing that somebody has typed. */
export const isEmptyDay = (day: Day): boolean => JSON.stringify(day) === JSON.stringify(emptyDay)

/** Reads what this browser has stored. */
export const readDay = (): Day => {
  try {
    return parseDay(localStorage.getItem(storageKey))
  } catch {
    return emptyDay
  }
}

/** Stores a day; `null` forgets it. Without storage it lasts until the page is left. */
export const storeDay = (day: Day | null): void => {
  try {
    if (day === null) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(day))
  } catch {}
}
