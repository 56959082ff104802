import { Eye, Plus } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { FilterLinks } from '#web/app-kit/lists/FilterLinks.tsx'
import { type ListDefinition, readListState } from '#web/app-kit/lists/list-address.ts'
import { PageList } from '#web/app-kit/lists/PageList.tsx'
import { useList } from '#web/app-kit/lists/use-list.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { newsApi } from '../../contract/api.ts'
import css from '../app.module.css'
import { NewsCard } from './NewsCard.tsx'
import { filterOf, listInput, newsFilters, useNewsRights } from './use-news.ts'

const list: ListDefinition = { filters: ['status'] }

export const queries: PageQueries = ({ params, query: search }) => {
  const { page, filters } = readListState(list, search)
  return [query(newsApi.listNews, listInput(params['facility'] ?? '', filters['status'], page))]
}

/** Page of a facility's posts in its panel, the last changed first (rows NE-01, NE-03). */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { facility, canWrite } = useNewsRights()
  const path = usePage().context.path
  const { page, filters, hrefOf } = useList(list)
  const shown = filterOf(filters['status'])
  const { data } = useQuery(newsApi.listNews, listInput(facility.id, filters['status'], page))
  const add = href('publications_new', { facility: facility.id })
  return (
    <div className={css['page']}>
      <header className={css['top']}>
        <div>
          <h1 tabIndex={-1}>{t('publications.panel.title')}</h1>
          <p className={css['lead']}>{t('publications.panel.lead')}</p>
        </div>
        <div className={css['topActions']}>
          <LinkButton small href={href(`/placowka/${facility.slug}/aktualnosci`)} target="_blank" rel="noopener">
            <Icon of={Eye} /> {t('publications.panel.see')}
          </LinkButton>
          {canWrite && (
            <LinkButton look="main" small href={add}>
              <Icon of={Plus} /> {t('publications.panel.add')}
            </LinkButton>
          )}
        </div>
      </header>
      {canWrite ? (
        <FilterLinks
          label={t('publications.panel.filter')}
          current={shown}
          links={newsFilters.map((filter) => ({
            key: filter,
            label: t(messageKey('publications.panel.filter', filter)),
            href: filter === newsFilters[0] ? path.replace(/\?.*/s, '') : hrefOf({ page: 1, filters: { status: filter } }),
          }))}
        />
      ) : (
        <p className={css['quiet']}>{t('publications.panel.read-only')}</p>
      )}
      <PageList
        of={data}
        hrefOf={hrefOf}
        none={{
          title: t(messageKey('publications.panel.none', shown)),
          text: t(messageKey('publications.panel.none', shown, 'text')),
          action: canWrite && add !== undefined ? { label: t('publications.panel.add'), href: add } : undefined,
        }}
      >
        {(news) => <NewsCard key={news.id} of={news} slug={facility.slug} canWrite={canWrite} />}
      </PageList>
    </div>
  )
}
