import type { FacilityListSubject } from '#core/facilities/slots.ts'
import { Island } from '#web/runtime/islands/Island.tsx'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import OurCosts from '../islands/OurCosts.tsx'

/** Tool above a list of a city: its facilities by what the reader's family pays. */
export const CostTool = ({ of: { parts: _, ...list } }: FillProps<FacilityListSubject, object>) => <Island of={OurCosts} {...list} />
