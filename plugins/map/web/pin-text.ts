import { money } from '#core/kernel/formats.ts'
import type { Language } from '#core/kernel/language.ts'
import type { useT } from '#web/runtime/i18n/i18n-context.ts'
import { ageInDays, maxAge } from './free-places-age.ts'

interface Card {
  readonly tuition_month: number | null
  readonly free_places: number | null
  readonly free_places_on: string | null
}

/** Returns what a pin says: the monthly fee, else the free places of a recent count, else nothing. `today`: ISO date. */
export const pinText = (
  { tuition_month: fee, free_places: places, free_places_on: on }: Card,
  { t, language, today }: { readonly t: ReturnType<typeof useT>; readonly language: Language; readonly today: string },
): string | null => {
  if (fee !== null) return fee === 0 ? t('map.pin.free') : money(fee, language)
  return places !== null && places > 0 && ageInDays(on, today) <= maxAge.shown ? t('map.pin.places', { count: places }) : null
}
