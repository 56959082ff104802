import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Count } from '../components/Count.tsx'
import type { CityPageData } from '../pages.data.ts'
import { useListHref } from './use-list-href.ts'

/** Links to the city's districts, the whole city first. Filters are preserved; counts are shown only without filters. */
export const Districts = ({ pageData }: { pageData: CityPageData }) => {
  const t = useT()
  const listHref = useListHref(pageData)
  const { city, district, filtered } = pageData
  const items = [{ name: t('catalogue.city.whole'), slug: null, count: city.total }, ...city.districts]
  return (
    <nav aria-label={t('catalogue.city.districts')}>
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
  )
}
