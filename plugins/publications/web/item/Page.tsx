import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import { PrivateLink } from '#web/ui/primitives/PrivateLink.tsx'
import { Article } from '../components/Article.tsx'
import { NewsList } from '../components/NewsList.tsx'
import type { itemData } from '../pages.data.ts'
import css from '../pages.module.css'

/** Page of one public post of a facility, with others that are new (row NE-05). */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { facility, news, others } = usePageData<typeof itemData>()
  const { slug, name, city } = facility
  // Missing where no plugin takes reports.
  const report = href('report', { type: 'news', id: news.id })
  return (
    <Container>
      <div className={css['page']}>
        <p className={css['facility']}>
          <a href={href(`/placowka/${slug}`)}>{name}</a>, {city}
        </p>
        <Article of={news}>{report !== undefined && <PrivateLink href={report}>{t('publications.report')}</PrivateLink>}</Article>
        {others.length > 0 && (
          <section className={css['others']} aria-labelledby="inne-wpisy">
            <h2 id="inne-wpisy">{t('publications.item.others')}</h2>
            <NewsList items={others} hrefOf={(one) => href(`/placowka/${slug}/aktualnosci/${one.slug}`)} as="h3" />
          </section>
        )}
        <p>
          <a href={href(`/placowka/${slug}/aktualnosci`)}>{t('publications.item.all')}</a>
        </p>
      </div>
    </Container>
  )
}
