import type { Facility } from './facility.ts'

/** Text fields that support corrects, with their maximum lengths. */
export const correctedTexts = [
  ['name', 200],
  ['county', 100],
  ['city', 100],
  ['district', 100],
  ['post_code', 6],
  ['street', 120],
  ['building_number', 20],
  ['apartment_number', 20],
  ['phone', 30],
  ['second_phone', 30],
  ['email', 254],
  ['website', 2000],
  ['social', 2000],
] as const

/** Fields that support corrects by choosing. */
export const correctedSelects = ['type', 'legal_type', 'voivodeship'] as const

/** Returns the facts as the form's values, with the version of the facility. */
export const recordOf = ({ facts, version }: Pick<Facility, 'facts' | 'version'>) => {
  const textOf = (name: string) => {
    const value = facts.find(({ field }) => field === name)?.value
    return typeof value === 'string' ? value : ''
  }
  const names = [...correctedSelects, ...correctedTexts.map(([name]) => name)]
  return { values: { ...Object.fromEntries(names.map((name) => [name, textOf(name)])), reason: '' } as Record<string, string>, version }
}
