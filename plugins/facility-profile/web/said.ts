import { numberFormat } from '#core/kernel/formats.ts'
import type { Language } from '#core/kernel/language.ts'
import type { useT } from '#web/i18n/words.ts'

type Translate = ReturnType<typeof useT>

/** `2025-09-17` → `17.09.2025`. */
export const day = (iso: string): string => iso.slice(0, 10).split('-').reverse().join('.')

/** Metres as people say them: `350 m`, `1,2 km`, `14 km`. */
export const distance = (metres: number, language: Language): string => {
  const far = metres >= 1000
  const value = far ? metres / 1000 : Math.round(metres / 10) * 10
  const unit = far ? 'kilometer' : 'meter'
  return numberFormat(language, { style: 'unit', unit, maximumFractionDigits: far && value < 10 ? 1 : 0 }).format(value)
}

/** Whole days from one ISO date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / 86_400_000)

/** `https://www.zlobek.pl/o-nas` → `zlobek.pl`. */
export const host = (address: string): string => (URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : address)

/** What a source is called. */
export const sourceName = (source: string, t: Translate): string => t(`facility-profile.source.${source}`)

/** Numbers of free places this old are shown as news, as known, or only as history (decisions §6). */
export const freshness = (on: string, today: string): 'new' | 'known' | 'old' => {
  const age = daysBetween(on, today)
  return age <= 14 ? 'new' : age <= 45 ? 'known' : 'old'
}
