import { messageKey } from '#core/kernel/message-key.ts'
import type { WithSlotData } from '#core/plugin/slot.ts'
import { cityNameIn } from '#plugins/places/contract/ui.ts'
import { type CatalogueLayout, catalogueTypes } from '#web/runtime/catalogue-layout.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import { Chips } from './Chips.tsx'
import css from './landing-cities.module.css'

/** Number of cities of each category on the landing page. */
const shownCities = 12

/** Links to the largest cities on the landing page; nothing while the catalogue is empty. */
export const LandingCities = ({ data: layout }: FillProps<WithSlotData, CatalogueLayout>) => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const types = catalogueTypes.filter((type) => layout[type].length > 0)
  if (types.length === 0) return null
  return (
    <section aria-labelledby="miasta" className={css['section']}>
      <h2 id="miasta">{t('catalogue.landing.title')}</h2>
      {types.map((type) => (
        <div key={type} className={css['type']}>
          <h3 className={css['name']}>{t(messageKey('catalogue', type))}</h3>
          <Chips
            items={layout[type].slice(0, shownCities).map(({ name, voivodeship, slug, count }) => ({
              label: cityNameIn(name, language),
              count,
              href: href('catalog_facilities', { type, voivodeship, city: slug }),
            }))}
          />
          <p>
            <a href={href('catalog_voivodeships', { type })}>{t(messageKey('catalogue.landing.all', type))}</a>
          </p>
        </div>
      ))}
    </section>
  )
}
