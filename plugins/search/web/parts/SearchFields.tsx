import type { WithSlotData } from '#core/plugin/slot.ts'
import type { DefaultCities } from '../../contract/default-cities.ts'
import { useHref } from '#web/runtime/page.ts'
import { useLanguage } from '#web/runtime/i18n/i18n-context.ts'
import { Island } from '#web/runtime/islands/Island.tsx'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import SearchBox from '../islands/SearchBox.tsx'

const Field = ({ look, citiesByLanguage }: { look: 'landing' | 'bar'; citiesByLanguage: DefaultCities }) => {
  const map = useHref()('map')
  const cities = citiesByLanguage[useLanguage()]
  return map === undefined ? null : <Island of={SearchBox} look={look} action={map} cities={cities} />
}

/** Search field of the landing page; nothing if there is no map page. */
export const LandingField = ({ data }: FillProps<WithSlotData, DefaultCities>) => <Field look="landing" citiesByLanguage={data} />

/** Search field in the bar of the other pages. */
export const BarField = ({ data }: FillProps<WithSlotData, DefaultCities>) => <Field look="bar" citiesByLanguage={data} />
