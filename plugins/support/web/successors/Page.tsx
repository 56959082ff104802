import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { readListState } from '#web/app-kit/lists/list-address.ts'
import { useList } from '#web/app-kit/lists/use-list.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Pager } from '#web/ui/primitives/Pager.tsx'
import { supportApi } from '../../contract/api.ts'
import { registersApi } from '../../contract/desk-apis.ts'
import css from '../parts/desk.module.css'
import { Merges } from '../parts/Merges.tsx'
import { Succession } from './Succession.tsx'

export const queries: PageQueries = ({ query: search }) => [
  query(registersApi.listSuccessors, { page: String(readListState({}, search).page) }),
  query(supportApi.listMerges, {}),
]

/** Page with closed facilities and those that may have followed them, and the latest merges. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { page, hrefOf } = useList({})
  const { data } = useQuery(registersApi.listSuccessors, { page: String(page) })
  return (
    <>
      <p className={css['crumb']}>
        <a href={href('support_facilities')}>{t('support.facilities.title')}</a>
      </p>
      <h1 tabIndex={-1}>{t('support.successors.title')}</h1>
      <p className={css['lead']}>{t('support.successors.lead')}</p>
      <div className={css['sections']}>
        {data.items.length === 0 ? (
          <EmptyList title={t('support.successors.none')} subtitle={t('support.successors.none.text')} />
        ) : (
          <section className={css['section']} aria-labelledby="pary">
            <h2 id="pary">{t('support.duplicates.pairs', { count: data.itemsTotal })}</h2>
            <ul className={css['section']}>
              {data.items.map((pair) => (
                <Succession key={pair.id} pair={pair} />
              ))}
            </ul>
            <Pager page={page} pages={data.pageTotal} address={(page) => hrefOf({ page })} />
          </section>
        )}
        <Merges />
      </div>
    </>
  )
}
