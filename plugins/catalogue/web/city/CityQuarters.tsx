import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Count } from '../components/Count.tsx'
import type { CityPageData } from '../pages.data.ts'
import css from './orders.module.css'

/**
 * Links to the quarters that have a page; unlike a district, each lists what is near, without filters. `isAlone`: the
 * menu has their name.
 */
export const CityQuarters = ({
  pageData: { category, voivodeship, city, quarters },
  isAlone,
}: {
  pageData: CityPageData
  isAlone: boolean
}) => {
  const t = useT()
  const href = useHref()
  return (
    <nav aria-label={t('catalogue.city.quarters')}>
      {!isAlone && <p className={css['group']}>{t('catalogue.city.quarters')}</p>}
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
  )
}
