import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { ageInDays, maxAge } from '../free-places-age.ts'

/** Free places with the age of their count: green while it is new, then grey, then not shown (decisions §6). Both ISO dates. */
export const FreePlaces = ({ places, on, today }: { places: number | null; on: string | null; today: string }) => {
  const t = useT()
  const days = ageInDays(on, today)
  if (places === null || days > maxAge.shown) return null
  return (
    <Badge tone={places > 0 && days <= maxAge.new ? 'good' : 'plain'}>
      {t(places === 0 ? 'catalogue.card.places.none' : 'catalogue.card.places', { count: places })}
    </Badge>
  )
}
