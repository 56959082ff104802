import type { ReactElement } from 'react'
import { useList } from '#web/app-kit/lists/use-list.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Pager } from '#web/ui/primitives/Pager.tsx'
import css from '../app.module.css'
import { Merges } from './Merges.tsx'

interface PairsPageProps<Pair> {
  readonly title: string
  readonly lead: string
  /** Title and text of an empty list. */
  readonly none: { readonly title: string; readonly text: string }
  readonly of: { readonly items: readonly Pair[]; readonly itemsTotal: number; readonly pageTotal: number }
  /** Renders a pair as a list item with a key. */
  readonly children: (pair: Pair) => ReactElement
}

/** Page of pairs of facilities about which support decides, with the latest merges. */
export const PairsPage = <Pair,>({ title, lead, none, of: { items, itemsTotal, pageTotal }, children }: PairsPageProps<Pair>) => {
  const t = useT()
  const href = useHref()
  const { page, hrefOf } = useList({})
  return (
    <>
      <p className={css['crumb']}>
        <a href={href('support_facilities')}>{t('support.facilities.title')}</a>
      </p>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={css['lead']}>{lead}</p>
      <div className={css['sections']}>
        {items.length === 0 ? (
          <EmptyList title={none.title} subtitle={none.text} />
        ) : (
          <section className={css['section']} aria-labelledby="pary">
            <h2 id="pary">{t('support.duplicates.pairs', { count: itemsTotal })}</h2>
            <ul className={css['section']}>{items.map(children)}</ul>
            <Pager page={page} pages={pageTotal} address={(page) => hrefOf({ page })} />
          </section>
        )}
        <Merges />
      </div>
    </>
  )
}
