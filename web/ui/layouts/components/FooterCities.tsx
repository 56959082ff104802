import { messageKey } from '#core/kernel/message-key.ts'
import type { CatalogueType, CityLink } from '#web/runtime/catalogue-layout.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { FooterFold } from './FooterFold.tsx'
import css from './footer.module.css'

/** The fifteen largest cities of one catalogue, and a link to all of them. */
export const FooterCities = ({ type, cities }: { type: CatalogueType; cities: readonly CityLink[] }) => {
  const t = useT()
  const href = useHref()
  const all = href('catalog_voivodeships', { type })
  if (cities.length === 0) return null
  return (
    <FooterFold title={t(messageKey('shell.footer', type))}>
      <ul className={css['list']}>
        {cities.slice(0, 15).map(({ name, voivodeship, slug }) => {
          const to = href('catalog_facilities', { type, voivodeship, city: slug })
          return <li key={`${voivodeship}/${slug}`}>{to === undefined ? name : <a href={to}>{name}</a>}</li>
        })}
        {all !== undefined && (
          <li>
            <a className={css['more']} href={all} aria-label={t(messageKey('shell.footer.more', type))}>
              {t('shell.footer.more')}
            </a>
          </li>
        )}
      </ul>
    </FooterFold>
  )
}
