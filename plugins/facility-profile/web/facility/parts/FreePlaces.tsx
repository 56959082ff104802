import { CircleCheck, CircleMinus } from 'lucide-react'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { Facts } from '../../profile.data.ts'
import { freshness } from '../../format.ts'

/** Free places while their count is recent; the section of places tells about an old count (decisions §6). */
export const FreePlaces = ({ places: capacity, today }: { places: Facts['places']; today: string }) => {
  const t = useT()
  if (!capacity) return null
  const { places, enrolled } = capacity.value
  const age = freshness(capacity.on, today)
  if (enrolled === null || age === 'old') return null
  const free = Math.max(0, places - enrolled)
  return (
    <Badge tone={free > 0 && age === 'new' ? 'good' : 'plain'} icon={free > 0 ? CircleCheck : CircleMinus}>
      {free > 0 ? t('facility-profile.places.badge', { count: free }) : t('facility-profile.places.none')}
    </Badge>
  )
}
