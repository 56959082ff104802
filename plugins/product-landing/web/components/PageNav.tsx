import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import css from './parts.module.css'

const pageLinks = [
  ['product_landing', 'overview'],
  ['product_landing_functions', 'functions'],
  ['product_landing_price_list', 'price-list'],
] as const

/** Navigation of the three product pages, the current one marked. */
export const PageNav = () => {
  const t = useT()
  const { href, name } = usePage()
  return (
    <nav aria-label={t('product-landing.ways')}>
      <ul className={css['ways']}>
        {pageLinks.map(([route, word]) => (
          <li key={route}>
            <a className={css['way']} href={href(route)} aria-current={name === route ? 'page' : undefined}>
              {t(messageKey('product-landing.ways', word))}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
