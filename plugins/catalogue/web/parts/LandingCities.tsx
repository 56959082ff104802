import { catalogueTypes, type CatalogueLayout } from '#web/data/layout.ts'
import { useHref } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import type { FillProps } from '#web/plugin-ui.ts'
import { Chips } from './Chips.tsx'
import css from './landing-cities.module.css'

/** Cities of each category on the front door. */
const shown = 12

/** The largest cities as a way in from the front door; nothing while the catalogue is empty. */
export const LandingCities = ({ data: part }: FillProps<'landing', CatalogueLayout>) => {
  const t = useT()
  const href = useHref()
  const types = catalogueTypes.filter((type) => part[type].length > 0)
  if (types.length === 0) return null
  return (
    <section aria-labelledby="miasta" className={css['section']}>
      <h2 id="miasta">{t('catalogue.landing.title')}</h2>
      {types.map((type) => (
        <div key={type} className={css['type']}>
          <h3 className={css['name']}>{t(`catalogue.${type}`)}</h3>
          <Chips
            items={part[type].slice(0, shown).map(({ name, voivodeship, slug, count }) => ({
              label: name,
              count,
              href: href('catalog_facilities', { type, voivodeship, city: slug }),
            }))}
          />
          <p>
            <a href={href('catalog_voivodeships', { type })}>{t(`catalogue.landing.all.${type}`)}</a>
          </p>
        </div>
      ))}
    </section>
  )
}
