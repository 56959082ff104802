import { lazy } from 'react'
import type { FacilitySubject } from '#core/facilities/slots.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'

// Public pages import what plugins add to slots, but must load neither the app kit nor its styles.
const UpgradeOffer = lazy(() => import('./UpgradeOffer.tsx'))

/** Advantages and price of a package, for a part of the panel that needs one. */
export const Upgrade = ({ of: { id } }: FillProps<FacilitySubject, unknown>) => <UpgradeOffer facilityId={id} />
