import { messageKey } from '#core/kernel/message-key.ts'
import { cityNameIn } from '#plugins/places/contract/ui.ts'
import type { I18n } from '#web/runtime/i18n/i18n-context.ts'

/** Members of `MapSubject` that its name consists of. */
interface Subject {
  readonly kind: 'city' | 'near' | 'nearby' | 'view' | 'start' | 'text' | 'named' | 'nothing'
  readonly name?: string
  readonly district?: string | null
  readonly text?: string
}

/** Returns the title of the map's subject: `Kraków`, `Dębniki, Kraków`, `W tym widoku mapy`. */
export const subjectName = ({ kind, name = '', district, text = '' }: Subject, { t, language }: I18n): string => {
  const place = cityNameIn(name, language)
  return kind === 'city' ? (district ? `${district}, ${place}` : place) : t(messageKey('map.place', kind), { name: place, text })
}
