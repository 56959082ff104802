import type { FacilitySubject } from '#core/facilities/slots.ts'
import { QueryBoundary } from '#web/app-kit/data/QueryBoundary.tsx'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import { UpgradeOffer } from './UpgradeOffer.tsx'

/** What a package gives and costs, for a part of the panel that needs one; in the browser alone, since only few open such a part. */
export const Upgrade = ({ of: { id } }: FillProps<FacilitySubject, unknown>) => (
  <QueryBoundary>
    <UpgradeOffer facilityId={id} />
  </QueryBoundary>
)
