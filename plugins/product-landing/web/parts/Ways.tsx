import { usePage } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import css from './parts.module.css'

const ways = [
  ['product_landing', 'overview'],
  ['product_landing_functions', 'functions'],
  ['product_landing_price_list', 'price-list'],
] as const

/** The three pages for facilities, the one being read marked. */
export const Ways = () => {
  const t = useT()
  const { href, name } = usePage()
  return (
    <nav aria-label={t('product-landing.ways')}>
      <ul className={css['ways']}>
        {ways.map(([route, word]) => (
          <li key={route}>
            <a className={css['way']} href={href(route)} aria-current={name === route ? 'page' : undefined}>
              {t(`product-landing.ways.${word}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
