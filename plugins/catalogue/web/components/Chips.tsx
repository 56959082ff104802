import { useT } from '#web/runtime/i18n/i18n-context.ts'
import css from '../cards.module.css'

/** Link to a location or a letter. */
export interface Chip {
  readonly label: string
  readonly href: string | undefined
  readonly count?: number
  readonly current?: boolean
}

/** Links as chips; `singleLine` shows them on one line that scrolls on narrow screens. */
export const Chips = ({ items, singleLine }: { items: readonly Chip[]; singleLine?: boolean }) => {
  const t = useT()
  return (
    <ul className={singleLine ? `${css['chips']} ${css['row']}` : css['chips']}>
      {items.map(({ label, href, count, current }) => (
        <li key={href ?? label} className={current ? css['first'] : undefined}>
          <a className={css['chip']} href={href} aria-current={current ? 'page' : undefined}>
            {label}
            {count !== undefined && (
              <>
                {' '}
                <span className={css['count']}>{t('catalogue.number', { n: count })}</span>
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
