import type { useT } from '#web/i18n/words.ts'

/** What names a place of the map needs. */
interface Place {
  readonly kind: 'city' | 'near' | 'view' | 'start' | 'named' | 'nothing'
  readonly name?: string
  readonly district?: string | null
  readonly text?: string
}

/** What the map is about, in words: `Kraków`, `Dębniki, Kraków`, `W tym widoku mapy`. */
export const placeName = ({ kind, name = '', district, text = '' }: Place, t: ReturnType<typeof useT>): string =>
  kind === 'city' ? (district ? `${district}, ${name}` : name) : t(`map.place.${kind}`, { name, text })
