import { type Commune, type Family, usualFamily } from '../../contract/family.ts'
import { familyLimits } from '../../contract/limits.ts'
import { familyKey } from '../client/family-key.ts'

const within = (value: unknown, from: number, until: number, otherwise: number) =>
  Number.isInteger(value) && (value as number) >= from && (value as number) <= until ? (value as number) : otherwise

const isText = (value: unknown): value is string => typeof value === 'string'
const communeOf = ({ voivodeship, county, commune }: Partial<Commune>): Commune | null =>
  isText(voivodeship) && isText(county) && isText(commune) ? { voivodeship, county, commune } : null

/** Reads a stored text; what is invalid in it is as usual. */
export const parseFamily = (text: string | null): Family => {
  try {
    const stored: Partial<Family> = JSON.parse(text ?? 'null') ?? {}
    return {
      born: typeof stored.born === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(stored.born) ? stored.born : null,
      siblings: within(stored.siblings, 0, familyLimits.siblings, usualFamily.siblings),
      siblingAt: Array.isArray(stored.siblingAt) ? stored.siblingAt.filter(isText) : [],
      disability: stored.disability === true,
      largeFamily: stored.largeFamily === true,
      singleParent: stored.singleParent === true,
      days: within(stored.days, 1, familyLimits.days, usualFamily.days),
      hours: within(stored.hours, 1, familyLimits.hours, usualFamily.hours),
      home: communeOf(stored.home ?? {}),
    }
  } catch {
    return usualFamily
  }
}

/** Reads the answers that this browser has stored; `null`: none. */
export const readFamily = (): Family | null => {
  try {
    const text = localStorage.getItem(familyKey)
    return text === null ? null : parseFamily(text)
  } catch {
    return null
  }
}

/** Stores the answers and tells the cards of the page; `null` forgets them. Without storage they last until the page is left. */
export const storeFamily = (family: Family | null): void => {
  try {
    if (family === null) localStorage.removeItem(familyKey)
    else localStorage.setItem(familyKey, JSON.stringify(family))
  } catch {}
  dispatchEvent(new Event(familyKey))
}
