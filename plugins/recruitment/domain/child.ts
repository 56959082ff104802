import type { vacancyGroups } from '#core/facilities/fields.ts'
import { normalizeText } from '#core/kernel/slug.ts'

type AgeGroup = (typeof vacancyGroups)[number]

/** Age in years until which a child can apply (features RE-02). */
export const maxAgeYears = 7

/** Returns an ISO day some years later; 29 February becomes 1 March in other years. */
const yearsLater = (day: string, years: number): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return date.toISOString().slice(0, 10)
}

/** Returns whether an ISO day exists in the calendar. */
export const isCalendarDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** Returns the message about a birth date that cannot be right on a day; `null`: it can. */
export const birthDateProblem = (born: string, today: string): string | null => {
  if (!isCalendarDay(born)) return 'FIELD_INVALID'
  if (born > today) return 'recruitment.form.birth.future'
  return yearsLater(born, maxAgeYears) < today ? 'recruitment.form.birth.too-old' : null
}

/** Returns the age group of a child on a day. Children who are not born yet, or older than six, are in the nearest group. */
export const ageGroupOn = (born: string, day: string): AgeGroup =>
  yearsLater(born, 1) > day ? '0-1' : yearsLater(born, 2) > day ? '1-2' : yearsLater(born, 3) > day ? '2-3' : '3-6'

/** Returns the name and birth date of a child in one form for all spellings: letters without accents, the words in one order. */
export const normalizeChild = (name: string, born: string): string =>
  `${normalizeText(name.normalize('NFKC'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ')}|${born}`

const peselWeights = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]

/** Returns whether a text contains a PESEL, which belongs on no form of this site. */
export const containsPesel = (text: string): boolean =>
  (text.match(/(?<!\d)\d{11}(?!\d)/g) ?? []).some(
    (digits) => [...digits].reduce((sum, digit, at) => sum + Number(digit) * (peselWeights[at] ?? 0), 0) % 10 === 0,
  )
