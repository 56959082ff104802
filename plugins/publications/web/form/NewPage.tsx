import { Star } from 'lucide-react'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { BackToList } from '#web/app-kit/lists/BackToList.tsx'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { newsApi } from '../../contract/api.ts'
import css from '../app.module.css'
import { useNewsRights } from '../panel/use-news.ts'
import { NewsForm } from './NewsForm.tsx'
import { useNewForm } from './use-news-form.ts'
import { copiedValues, emptyValues, type NewsValues } from './values.ts'

/** Parameter of the address with the id of the post that the new one begins as. */
const copied = 'wzor'

export const queries: PageQueries = ({ query: search }) => (search[copied] ? [query(newsApi.showNews, { id: search[copied] })] : [])

/** Page on which a post is written (rows NE-01, NE-03). */
export const NewPage = () => {
  const t = useT()
  const href = useHref()
  const { facility, premium, canWrite } = useNewsRights()
  const { path } = usePage().context
  const pattern = new URLSearchParams(path.split('?')[1]).get(copied)
  const packages = href('facility_package', { facility: facility.id })
  return (
    <div className={css['page']}>
      <BackToList href={href('facility_publications', { facility: facility.id })}>{t('publications.panel.back')}</BackToList>
      <header className={css['top']}>
        <div>
          <h1 tabIndex={-1}>{t('publications.form.new')}</h1>
          {canWrite && premium && (
            <p className={css['lead']}>{t(pattern === null ? 'publications.form.new.lead' : 'publications.form.copy.lead')}</p>
          )}
        </div>
      </header>
      {!canWrite && <p className={css['quiet']}>{t('publications.panel.read-only')}</p>}
      {canWrite && !premium && (
        <div className={css['locked']}>
          <p>
            <Icon of={Star} /> {t('publications.form.locked')}
          </p>
          {packages !== undefined && (
            <LinkButton look="second" small href={packages}>
              {t('publications.panel.held.way')}
            </LinkButton>
          )}
        </div>
      )}
      {canWrite &&
        premium &&
        (pattern === null ? <EmptyForm facility={facility.id} /> : <CopiedForm facility={facility.id} pattern={pattern} />)}
    </div>
  )
}

const EmptyForm = ({ facility }: { readonly facility: string }) => {
  const language = useLanguage()
  return <FilledForm facility={facility} initial={emptyValues(language)} draft={facility} />
}

const CopiedForm = ({ facility, pattern }: { readonly facility: string; readonly pattern: string }) => {
  const { data } = useQuery(newsApi.showNews, { id: pattern })
  return <FilledForm facility={facility} initial={copiedValues(data)} draft={`${facility} ${pattern}`} />
}

interface FilledFormProps {
  readonly facility: string
  readonly initial: NewsValues
  readonly draft: string
}

const FilledForm = ({ facility, initial, draft }: FilledFormProps) => {
  const form = useNewForm(facility, initial, draft)
  return <NewsForm of={form} facility={facility} before={initial} uploads={[]} publishedAt={null} />
}
