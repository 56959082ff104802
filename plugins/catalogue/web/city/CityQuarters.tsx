import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import type { CityPageData } from '../pages.data.ts'
import { Count } from '../parts/Count.tsx'
import css from './orders.module.css'

/** Menu of the quarters that have a page; unlike a district, each lists what is near, without filters. */
export const CityQuarters = ({ pageData: { category, voivodeship, city, quarters } }: { pageData: CityPageData }) => {
  const t = useT()
  const href = useHref()
  return (
    <details className={`${css['orders']} ${css['toTheLeft']}`} name="list-menu">
      <summary className={css['current']}>{t('catalogue.city.quarters')}</summary>
      <nav className={`${css['menu']} ${css['columns']}`} aria-label={t('catalogue.city.quarters')}>
        <ul>
          {quarters.map(({ name, slug, count }) => (
            <li key={slug}>
              <a href={href('catalog_quarter', { type: category, voivodeship, city: city.slug, quarter: slug })}>
                {name} <Count count={count} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}
