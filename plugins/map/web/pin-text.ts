import { type CardFacility, cardFacts } from '#core/facilities/card-facts.ts'
import { money } from '#core/kernel/formats.ts'
import type { Language } from '#core/kernel/language.ts'
import type { useT } from '#web/runtime/i18n/i18n-context.ts'

/** Returns what a pin says: the monthly fee, else the free places of a recent count, else nothing. `today`: ISO date. */
export const pinText = (
  card: CardFacility,
  { t, language, today }: { readonly t: ReturnType<typeof useT>; readonly language: Language; readonly today: string },
): string | null => {
  const { fee, places } = cardFacts(card, today)
  if (fee !== null) return fee === 0 ? t('map.pin.free') : money(fee, language)
  return places && places.count > 0 ? t('map.pin.places', { count: places.count }) : null
}
