import { useT } from '#web/i18n/words.ts'
import css from './chips.module.css'

/** One place or letter to go to. */
export interface Chip {
  readonly label: string
  readonly href: string | undefined
  readonly count?: number
  readonly current?: boolean
}

/** Links as chips; `row` keeps them on one line that is pushed aside on a narrow screen. */
export const Chips = ({ items, row }: { items: readonly Chip[]; row?: boolean }) => {
  const t = useT()
  return (
    <ul className={row ? `${css['chips']} ${css['row']}` : css['chips']}>
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
