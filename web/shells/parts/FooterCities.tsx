import type { CatalogueType, CityLink } from '#web/data/layout.ts'
import { useHref } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import css from './footer.module.css'

/** The first fifteen cities of one catalogue, and the way to all of them. */
export const FooterCities = ({ type, cities }: { type: CatalogueType; cities: readonly CityLink[] }) => {
  const t = useT()
  const href = useHref()
  const all = href('catalog_voivodeships', { type })
  if (cities.length === 0) return null
  return (
    <section>
      <h2 className={css['title']}>{t(`shell.footer.${type}`)}</h2>
      <ul className={css['list']}>
        {cities.slice(0, 15).map(({ name, voivodeship, slug }) => {
          const to = href('catalog_facilities', { type, voivodeship, city: slug })
          return <li key={`${voivodeship}/${slug}`}>{to === undefined ? name : <a href={to}>{name}</a>}</li>
        })}
        {all !== undefined && (
          <li>
            <a className={css['more']} href={all} aria-label={t(`shell.footer.more.${type}`)}>
              {t('shell.footer.more')}
            </a>
          </li>
        )}
      </ul>
    </section>
  )
}
