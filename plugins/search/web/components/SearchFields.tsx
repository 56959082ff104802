import type { WithSlotData } from '#core/plugin/slot.ts'
import { useLanguage } from '#web/runtime/i18n/i18n-context.ts'
import { Island } from '#web/runtime/islands/Island.tsx'
import { usePage } from '#web/runtime/page.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import type { DefaultCities } from '../../contract/default-cities.ts'
import SearchBox from '../islands/SearchBox.tsx'
import { Examples } from './Examples.tsx'
import css from './examples.module.css'

interface FieldProps {
  readonly look: 'landing' | 'bar'
  readonly citiesByLanguage: DefaultCities
  readonly text?: string
  readonly asksForChild?: boolean
}

const Field = ({ look, citiesByLanguage, text = '', asksForChild = false }: FieldProps) => {
  const { href } = usePage()
  const cities = citiesByLanguage[useLanguage()]
  const near = href('map', {}, { blisko: 'tak' }) ?? null
  return <Island of={SearchBox} look={look} action={href('/szukaj')} near={near} cities={cities} text={text} asksForChild={asksForChild} />
}

/** Search field of the landing page, with kind and age, and examples. */
export const LandingField = ({ data }: FillProps<WithSlotData, DefaultCities>) => (
  <div className={css['landingField']}>
    <Field look="landing" citiesByLanguage={data} asksForChild />
    <Examples />
  </div>
)

/** Search field in the bar of the other pages. */
export const BarField = ({ data }: FillProps<WithSlotData, DefaultCities>) => <Field look="bar" citiesByLanguage={data} />

/** Search field of the results page, with the searched text. */
export const PageField = ({ text }: { text: string }) => {
  const { context } = usePage()
  return <Field look="landing" citiesByLanguage={context.layout['search'] as DefaultCities} text={text} />
}
