import { useHref } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import type { CatalogueCity, CountedPlace } from '../../contract/regions.ts'
import { Chips } from '../parts/Chips.tsx'
import css from './city.module.css'

/** The city's districts with their numbers, the whole city first; the one being looked at is marked. */
export const Districts = ({
  city,
  district,
  way,
}: {
  city: CatalogueCity
  district: CountedPlace | null
  way: Readonly<Record<string, string>>
}) => {
  const t = useT()
  const href = useHref()
  return (
    <nav aria-label={t('catalogue.city.districts')} className={css['districts']}>
      <Chips
        row
        items={[
          { label: t('catalogue.city.whole'), href: href('catalog_facilities', way), count: city.total, current: district === null },
          ...city.districts.map(({ name, slug, count }) => ({
            label: name,
            href: href('catalog_district', { ...way, district: slug }),
            count,
            current: slug === district?.slug,
          })),
        ]}
      />
    </nav>
  )
}
