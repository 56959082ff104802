import type { useT } from '#web/runtime/i18n/i18n-context.ts'

/** Members of `MapSubject` that its name consists of. */
interface Subject {
  readonly kind: 'city' | 'near' | 'nearby' | 'view' | 'start' | 'named' | 'nothing'
  readonly name?: string
  readonly district?: string | null
  readonly text?: string
}

/** Returns the title of the map's subject: `Kraków`, `Dębniki, Kraków`, `W tym widoku mapy`. */
export const subjectName = ({ kind, name = '', district, text = '' }: Subject, t: ReturnType<typeof useT>): string =>
  kind === 'city' ? (district ? `${district}, ${name}` : name) : t(`map.place.${kind}`, { name, text })
