import type { FacilityStatus } from '#core/facilities/facility-type.ts'
import { Badge, type Tone } from '#web/design/Badge.tsx'
import { useT } from '#web/i18n/words.ts'

const tones: Readonly<Record<FacilityStatus, Tone>> = { unknown: 'plain', registered: 'good', premium: 'star' }

/** How a facility stands with the platform, in one word and an icon (decisions §0 row 1). */
export const StatusBadge = ({ status }: { status: FacilityStatus }) => (
  <Badge tone={tones[status]}>{useT()(`catalogue.status.${status}`)}</Badge>
)
