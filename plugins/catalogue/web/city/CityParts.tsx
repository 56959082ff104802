import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { CityPageData } from '../pages.data.ts'
import { CityQuarters } from './CityQuarters.tsx'
import { Districts } from './Districts.tsx'
import css from './orders.module.css'

/** Menu of the parts of a city: its districts, and the quarters that have a page; its button names the current district. */
export const CityParts = ({ pageData }: { pageData: CityPageData }) => {
  const t = useT()
  const { city, district, quarters } = pageData
  return (
    <details className={css['orders']} name="list-menu">
      <summary className={css['current']}>
        {district !== null
          ? t('catalogue.city.districts.one', { district: district.name })
          : t(city.districts.length > 0 ? 'catalogue.city.districts' : 'catalogue.city.quarters')}
      </summary>
      <div className={`${css['menu']} ${css['columns']}`}>
        {city.districts.length > 0 && <Districts pageData={pageData} />}
        {quarters.length > 0 && <CityQuarters pageData={pageData} isAlone={city.districts.length === 0} />}
      </div>
    </details>
  )
}
