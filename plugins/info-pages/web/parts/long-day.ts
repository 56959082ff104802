import { dateFormat } from '#core/kernel/formats.ts'
import type { Language } from '#core/kernel/language.ts'

/** Formats an ISO date in the language: `2026-11-21` → `21 listopada 2026`. */
export const longDay = (iso: string, language: Language): string =>
  dateFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(iso))
