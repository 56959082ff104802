import type { FacilityStatus } from '#core/facilities/facility-type.ts'
import { Badge, type Tone } from '#web/ui/primitives/Badge.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'

const tones: Readonly<Record<FacilityStatus, Tone>> = { unknown: 'plain', registered: 'good', premium: 'star' }

/** Badge of a facility's status on the platform (decisions §0.1). */
export const StatusBadge = ({ status }: { status: FacilityStatus }) => (
  <Badge tone={tones[status]}>{useT()(`catalogue.status.${status}`)}</Badge>
)
