import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { type OpinionOrder, opinionOrders } from '../../contract/states.ts'
import css from './list.module.css'

const filters = ['all', 'verified', 'answered', 'high', 'low'] as const

interface ListOptionsProps {
  readonly sort: OpinionOrder
  readonly filter: (typeof filters)[number]
  readonly list: `/${string}`
}

/** Orders and filters of the list as links. */
export const ListOptions = ({ sort, filter, list }: ListOptionsProps) => {
  const t = useT()
  const href = useHref()
  const address = (change: { readonly sort?: OpinionOrder; readonly filter?: ListOptionsProps['filter'] }) => {
    const next = { sort, filter, ...change }
    return href(list, undefined, {
      ...(next.sort !== 'newest' && { sort: next.sort }),
      ...(next.filter !== 'all' && { filter: next.filter }),
    })
  }
  return (
    <div className={css['options']}>
      <nav aria-labelledby="opinie-filter">
        <p id="opinie-filter">{t('opinions.list.filter')}</p>
        <ul>
          {filters.map((one) => (
            <li key={one}>
              <a href={address({ filter: one })} aria-current={one === filter ? 'true' : undefined}>
                {t(messageKey('opinions.list.filter', one))}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="opinie-sort">
        <p id="opinie-sort">{t('opinions.list.sort')}</p>
        <ul>
          {opinionOrders.map((one) => (
            <li key={one}>
              <a href={address({ sort: one })} aria-current={one === sort ? 'true' : undefined}>
                {t(messageKey('opinions.list.sort', one))}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
