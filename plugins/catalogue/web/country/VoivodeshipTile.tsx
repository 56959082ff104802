import type { Category } from '#core/facilities/category.ts'
import { Card } from '#web/design/Card.tsx'
import { useHref } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import type { VoivodeshipView } from '../../contract/regions.ts'
import { Count } from '../parts/Count.tsx'
import css from './country.module.css'

/** A voivodeship with its number and its five largest cities; without facilities it is no link. */
export const VoivodeshipTile = ({
  category,
  voivodeship: { slug, name, count, cities },
}: {
  category: Category
  voivodeship: VoivodeshipView
}) => {
  const t = useT()
  const href = useHref()
  return (
    <Card as="li">
      <h2 className={css['name']}>
        {count === 0 ? <span>{name}</span> : <a href={href('catalog_cities', { type: category, voivodeship: slug })}>{name}</a>}
        <Count of={count} words />
      </h2>
      {count === 0 ? (
        <p className={css['none']}>{t('catalogue.none')}</p>
      ) : (
        <ul className={css['cities']}>
          {cities.map((city) => (
            <li key={city.slug}>
              <a href={href('catalog_facilities', { type: category, voivodeship: slug, city: city.slug })}>{city.name}</a>{' '}
              <Count of={city.count} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
