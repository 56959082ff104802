import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { CityPageData } from './city.data.ts'
import { Chips } from '../parts/Chips.tsx'
import css from './city.module.css'
import { useListHref } from './use-list-href.ts'

/** Links to the city's districts, the whole city first; the current one is marked. Filters are preserved; counts are shown only without filters. */
export const Districts = ({ pageData }: { pageData: CityPageData }) => {
  const t = useT()
  const listHref = useListHref(pageData)
  const { city, district, filtered } = pageData
  const countProps = (count: number) => (filtered ? {} : { count })
  return (
    <nav aria-label={t('catalogue.city.districts')} className={css['districts']}>
      <Chips
        singleLine
        items={[
          { label: t('catalogue.city.whole'), href: listHref({ district: null }), ...countProps(city.total), current: district === null },
          ...city.districts.map(({ name, slug, count }) => ({
            label: name,
            href: listHref({ district: slug }),
            ...countProps(count),
            current: slug === district?.slug,
          })),
        ]}
      />
    </nav>
  )
}
