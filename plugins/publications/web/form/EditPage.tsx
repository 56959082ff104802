import { Eye } from 'lucide-react'
import { useState } from 'react'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { BackToList } from '#web/app-kit/lists/BackToList.tsx'
import { goTo } from '#web/app-kit/page/go-to.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { newsApi } from '../../contract/api.ts'
import type { NewsView } from '../../contract/publication.ts'
import { isPublicNews } from '../../contract/terms.ts'
import css from '../app.module.css'
import { RemoveButton } from '../panel/NewsActions.tsx'
import { Held } from '../panel/NewsCard.tsx'
import { StatusBadges } from '../panel/StatusBadges.tsx'
import { useNewsRights } from '../panel/use-news.ts'
import { Article } from '../parts/Article.tsx'
import { NewsForm } from './NewsForm.tsx'
import { useEditForm } from './use-news-form.ts'
import { Versions } from './Versions.tsx'
import { valuesOf } from './values.ts'

export const queries: PageQueries = ({ params }) => [query(newsApi.showNews, { id: params['news'] ?? '' })]

/** Page of one post in the panel: those who write it change it, others read it (rows NE-01 to NE-03). */
export const EditPage = () => {
  const t = useT()
  const href = useHref()
  const { facility } = useNewsRights()
  const id = usePage().params['news'] ?? ''
  const { data: news } = useQuery(newsApi.showNews, { id })
  const [restored, setRestored] = useState(0)
  const list = href('facility_publications', { facility: facility.id })
  const { slug, title, editable } = news
  const isHere = news.facility_id === facility.id
  const isPublic = isPublicNews(news)
  return (
    <div className={css['page']}>
      <BackToList href={list}>{t('publications.panel.back')}</BackToList>
      {!isHere && (
        <>
          <h1 tabIndex={-1}>{t('publications.form.edit')}</h1>
          <EmptyList title={t('publications.form.elsewhere')} />
        </>
      )}
      {isHere && !editable && <Article of={news} />}
      {isHere && editable && (
        <>
          <header className={css['top']}>
            <div>
              <h1 tabIndex={-1}>{title}</h1>
              <StatusBadges of={news} />
            </div>
            {isPublic && (
              <LinkButton small href={href(`/placowka/${facility.slug}/aktualnosci/${slug}`)} target="_blank" rel="noopener">
                <Icon of={Eye} /> {t('publications.panel.see')}
              </LinkButton>
            )}
          </header>
          <Held of={news} />
          <StoredForm key={`${id} ${restored}`} of={news} onRestored={() => setRestored((count) => count + 1)} />
          <div className={css['danger']}>
            <RemoveButton of={news} onRemoved={() => list !== undefined && goTo(list)} />
          </div>
        </>
      )}
    </div>
  )
}

const StoredForm = ({ of: news, onRestored }: { readonly of: NewsView; readonly onRestored: () => void }) => {
  const form = useEditForm(news)
  return (
    <NewsForm
      of={form}
      facility={news.facility_id ?? ''}
      before={valuesOf(news)}
      uploads={news.uploads}
      publishedAt={news.published_at ?? news.publish_at}
    >
      <Versions of={news} onRestored={onRestored} />
    </NewsForm>
  )
}
