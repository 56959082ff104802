import type { Category } from '#core/facilities/category.ts'
import { cityNameIn } from '#plugins/places/contract/ui.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Card } from '#web/ui/primitives/Card.tsx'
import type { VoivodeshipView } from '../../contract/regions.ts'
import { Count } from '../parts/Count.tsx'
import css from './country.module.css'

/** Tile of a voivodeship with its number of facilities and its five largest cities; not a link if it has no facilities. */
export const VoivodeshipTile = ({
  category,
  voivodeship: { slug, name, count, cities },
}: {
  category: Category
  voivodeship: VoivodeshipView
}) => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  return (
    <Card as="li">
      <h2 className={css['name']}>
        {count === 0 ? <span>{name}</span> : <a href={href('catalog_cities', { type: category, voivodeship: slug })}>{name}</a>}
        <Count count={count} withNoun />
      </h2>
      {count === 0 ? (
        <p className={css['none']}>{t('catalogue.none')}</p>
      ) : (
        <ul className={css['cities']}>
          {cities.map((city) => (
            <li key={city.slug}>
              <a href={href('catalog_facilities', { type: category, voivodeship: slug, city: city.slug })}>
                {cityNameIn(city.name, language)}
              </a>{' '}
              <Count count={city.count} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
