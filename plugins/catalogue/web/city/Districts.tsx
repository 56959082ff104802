import { useT } from '#web/i18n/words.ts'
import type { CityShown } from './city.data.ts'
import { Chips } from '../parts/Chips.tsx'
import css from './city.module.css'
import { useListAddress } from './use-list-address.ts'

/** The city's districts, the whole city first; the one being looked at is marked. They keep what is chosen, and tell numbers while nothing is. */
export const Districts = ({ shown }: { shown: CityShown }) => {
  const t = useT()
  const address = useListAddress(shown)
  const { city, district, filtered } = shown
  const counted = (count: number) => (filtered ? {} : { count })
  return (
    <nav aria-label={t('catalogue.city.districts')} className={css['districts']}>
      <Chips
        row
        items={[
          { label: t('catalogue.city.whole'), href: address({ district: null }), ...counted(city.total), current: district === null },
          ...city.districts.map(({ name, slug, count }) => ({
            label: name,
            href: address({ district: slug }),
            ...counted(count),
            current: slug === district?.slug,
          })),
        ]}
      />
    </nav>
  )
}
