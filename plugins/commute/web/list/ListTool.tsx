import type { FacilityListSubject } from '#core/facilities/slots.ts'
import { Island } from '#web/runtime/islands/Island.tsx'
import { useHref } from '#web/runtime/page.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import OnTheWay from '../islands/OnTheWay.tsx'

/** Tool above a list of a city: its facilities by the detour between home and work. */
export const ListTool = ({ of: { category, voivodeship, city, district, query } }: FillProps<FacilityListSubject, object>) => {
  const profilePath = useHref()('map_facility', { facility: '@facility' })
  if (profilePath === undefined) return null
  return (
    <Island
      of={OnTheWay}
      when="interaction"
      category={category}
      voivodeship={voivodeship}
      city={city}
      district={district}
      query={query}
      profilePath={profilePath}
    />
  )
}
