import { useEffect, useState } from 'react'
import type { FacilitySubject } from '#core/facilities/slots.ts'
import { QueryBoundary } from '#web/app-kit/data/QueryBoundary.tsx'
import { Skeleton } from '#web/app-kit/data/Skeleton.tsx'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import { UpgradeOffer } from './UpgradeOffer.tsx'

/** What a package gives and costs, for a part of the panel that needs one; fetched by the browser, since only few open such a part. */
export const Upgrade = ({ of: { id } }: FillProps<FacilitySubject, unknown>) => {
  const [isOpen, open] = useState(false)
  useEffect(() => open(true), [])
  return isOpen ? (
    <QueryBoundary>
      <UpgradeOffer facilityId={id} />
    </QueryBoundary>
  ) : (
    <Skeleton />
  )
}
