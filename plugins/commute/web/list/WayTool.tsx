import type { FacilityListSubject } from '#core/facilities/slots.ts'
import { Island } from '#web/runtime/islands/Island.tsx'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import OnTheWay from '../islands/OnTheWay.tsx'

/** Tool above a list of a city: its facilities by the detour between home and work. */
export const WayTool = ({ of: { parts: _, ...list } }: FillProps<FacilityListSubject, object>) => <Island of={OnTheWay} {...list} />
