import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Pager } from '#web/ui/primitives/Pager.tsx'
import { NewsList } from '../components/NewsList.tsx'
import type { listData } from '../pages.data.ts'
import css from '../pages.module.css'

/** Page with the public posts of a facility, the newest first (row NE-05). */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { facility, news } = usePageData<typeof listData>()
  const { slug, name, city } = facility
  const list = `/placowka/${slug}/aktualnosci` as const
  return (
    <Container>
      <div className={css['page']}>
        <header className={css['head']}>
          <p className={css['facility']}>
            <a href={href(`/placowka/${slug}`)}>{name}</a>, {city}
          </p>
          <h1>{t('publications.list.title')}</h1>
        </header>
        {news.items.length === 0 ? (
          <EmptyList
            title={t('publications.list.none')}
            subtitle={t('publications.list.none.text')}
            actions={[{ label: t('publications.list.profile'), href: href(`/placowka/${slug}`) }]}
          />
        ) : (
          <>
            <NewsList items={news.items} hrefOf={(one) => href(`${list}/${one.slug}`)} as="h2" />
            <p>
              <a href={`/api/v1/news-feed/${slug}`} type="application/rss+xml">
                {t('publications.rss')}
              </a>
            </p>
          </>
        )}
        <Pager page={news.curPage} pages={news.pageTotal} address={(page) => href(list, undefined, page > 1 ? { page } : {})} />
      </div>
    </Container>
  )
}
