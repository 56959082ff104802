import { clockTime, factDay } from '#core/kernel/dates.ts'
import { dateFormat, numberFormat } from '#core/kernel/formats.ts'
import type { Language } from '#core/kernel/language.ts'
import type { Tone } from '#web/ui/primitives/Badge.tsx'
import type { OpinionState } from '../contract/states.ts'

/** Formats a mean: `4,7`. */
export const mean = (value: number, language: Language): string =>
  numberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value)

/** Formats a month: `wrzesień 2026`. */
export const textMonth = (month: string, language: Language): string =>
  dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    .format(new Date(`${month}-01T00:00:00Z`))
    .replace(/ р\.$/, ' року')

/** Formats a moment of a thread: `03.09.2026 - 08:15`. */
export const threadMoment = (moment: string, language: Language): string => `${factDay(moment, language)} - ${clockTime(moment, language)}`

/** Longest text of an opinion on a profile. */
const maxLength = 320

/** Returns the beginning of a long text, up to a whole word; `cut` tells that there is more. */
export const excerptOf = (text: string, length = maxLength): { readonly text: string; readonly cut: boolean } => {
  if (text.length <= length * 1.2) return { text, cut: false }
  return {
    text: `${text
      .slice(0, length)
      .replace(/\s+\S*$/u, '')
      .replace(/[\p{P}\s]+$/u, '')}…`,
    cut: true,
  }
}

/** Colours of the states of opinions and answers. */
export const stateTones: Readonly<Record<OpinionState, Tone>> = {
  pending: 'warn',
  accepted: 'good',
  rejected: 'bad',
  returned: 'warn',
  hidden: 'bad',
  withdrawn: 'plain',
}

/** Tells if authors may change an opinion in this state. */
export const canEdit = (state: OpinionState): boolean => state !== 'withdrawn'
