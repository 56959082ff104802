import type { DefaultCities } from '../../contract/default-cities.ts'
import { useHref } from '#web/here.ts'
import { useLanguage } from '#web/i18n/words.ts'
import { Island } from '#web/islands/Island.tsx'
import type { FillProps } from '#web/plugin-ui.ts'
import SearchBox from '../islands/SearchBox.tsx'

const Field = ({ look, part }: { look: 'landing' | 'bar'; part: DefaultCities }) => {
  const map = useHref()('map')
  const cities = part[useLanguage()]
  return map === undefined ? null : <Island of={SearchBox} look={look} action={map} cities={cities} />
}

/** The field on the front door; nothing while there is no map to lead to. */
export const LandingField = ({ data: part }: FillProps<'landing.search', DefaultCities>) => <Field look="landing" part={part} />

/** The same in the bar above the other pages. */
export const BarField = ({ data: part }: FillProps<'navbar.search', DefaultCities>) => <Field look="bar" part={part} />
