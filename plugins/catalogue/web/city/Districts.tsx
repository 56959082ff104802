import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { CityPageData } from '../pages.data.ts'
import { Count } from '../parts/Count.tsx'
import css from './orders.module.css'
import { useListHref } from './use-list-href.ts'

/**
 * Menu of the city's districts, the whole city first; its button names the current one. Filters are preserved; counts
 * are shown only without filters.
 */
export const Districts = ({ pageData }: { pageData: CityPageData }) => {
  const t = useT()
  const listHref = useListHref(pageData)
  const { city, district, filtered } = pageData
  const items = [{ name: t('catalogue.city.whole'), slug: null, count: city.total }, ...city.districts]
  return (
    <details className={css['orders']} name="list-menu">
      <summary className={css['current']}>
        {district === null ? t('catalogue.city.districts.all') : t('catalogue.city.districts.one', { district: district.name })}
      </summary>
      <nav className={`${css['menu']} ${css['columns']}`} aria-label={t('catalogue.city.districts')}>
        <ul>
          {items.map(({ name, slug, count }) => (
            <li key={slug}>
              <a href={listHref({ district: slug })} aria-current={slug === (district?.slug ?? null) ? 'page' : undefined}>
                {name}
                {!filtered && (
                  <>
                    {' '}
                    <Count count={count} />
                  </>
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}
