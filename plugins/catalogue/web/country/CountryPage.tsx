import type { Category } from '#core/facilities/category.ts'
import { tagOf } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { voivodeshipKey } from '#core/places/voivodeship.ts'
import { cityNameIn } from '#plugins/places/contract/ui.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Card } from '#web/ui/primitives/Card.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import type { VoivodeshipView } from '../../contract/regions.ts'
import { useCategory } from '../category.ts'
import { Count } from '../components/Count.tsx'
import { NoFacilities } from '../components/NoFacilities.tsx'
import { PolandMap } from '../components/PolandMap.tsx'
import type { countryData } from '../pages.data.ts'
import css from './country.module.css'

/** Page of the whole country: a drawn map and the sixteen voivodeships with their largest cities. */
export const CountryPage = () => {
  const t = useT()
  const language = useLanguage()
  const category = useCategory()
  const voivodeships = usePageData<typeof countryData>().map((one) => ({ ...one, name: t(voivodeshipKey(one.slug)) }))
  const total = voivodeships.reduce((sum, { count }) => sum + count, 0)
  const heading = t('catalogue.country.heading', { category: t(messageKey('catalogue', category)) })
  if (total === 0)
    return (
      <Container>
        <h1>{heading}</h1>
        <NoFacilities category={category} />
      </Container>
    )
  return (
    <Container>
      <header className={`${css['band']} ${css[category]}`}>
        <div className={css['words']}>
          <h1 className={css['title']}>
            {heading} <span className={css['total']}>{t('catalogue.facilities', { count: total })}</span>
          </h1>
          <p>{t(messageKey('catalogue.country.lead', category))}</p>
        </div>
        <div className={css['map']}>
          <PolandMap category={category} />
        </div>
      </header>
      <ul className={css['grid']}>
        {voivodeships
          .toSorted((a, b) => a.name.localeCompare(b.name, tagOf[language]))
          .map((one) => (
            <VoivodeshipTile key={one.slug} category={category} voivodeship={one} />
          ))}
      </ul>
    </Container>
  )
}

/** Tile of a voivodeship with its number of facilities and its five largest cities; not a link if it has no facilities. */
const VoivodeshipTile = ({
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
