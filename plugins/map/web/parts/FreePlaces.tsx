import { Badge } from '#web/ui/primitives/Badge.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'

const day = 86_400_000

/** Free places with the age of their count: green up to 14 days, grey up to 45, then not shown (decisions §6). Both ISO dates. */
export const FreePlaces = ({ places, on, today }: { places: number | null; on: string | null; today: string }) => {
  const t = useT()
  const days = on === null ? Number.POSITIVE_INFINITY : Math.round((Date.parse(today) - Date.parse(on)) / day)
  if (places === null || days > 45) return null
  return (
    <Badge tone={places > 0 && days <= 14 ? 'good' : 'plain'}>
      {t(places === 0 ? 'catalogue.card.places.none' : 'catalogue.card.places', { count: places })}
    </Badge>
  )
}
