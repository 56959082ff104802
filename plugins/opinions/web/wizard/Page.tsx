import { messageKey } from '#core/kernel/message-key.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { opinionsApi } from '../../contract/api.ts'
import { Wizard } from './Wizard.tsx'
import css from './wizard.module.css'

export const queries: PageQueries = ({ params }) => [query(opinionsApi.mayWrite, { facility_id: params['slug'] ?? '' })]

/** Page of the wizard; those who may not write about the facility read the reason. */
export const Page = () => {
  const t = useT()
  return (
    <div className={css['page']}>
      <h1 tabIndex={-1}>{t('opinions.wizard.title')}</h1>
      <Gate />
    </div>
  )
}

const Gate = () => {
  const t = useT()
  const href = useHref()
  const slug = usePage().params['slug'] ?? ''
  const { data } = useQuery(opinionsApi.mayWrite, { facility_id: slug })
  if (data.reason === null) return <Wizard facility={data.facility} opinion={null} />
  return (
    <section className={css['card']}>
      <p role="status">
        <strong>{t(messageKey('opinions.wizard.refused', data.reason))}</strong>
      </p>
      <p>{t(messageKey('opinions.wizard.refused', data.reason, 'text'))}</p>
      {data.opinion_id !== null && (
        <p>
          <LinkButton look="second" href={href('user_opinion', { opinion: data.opinion_id })}>
            {t('opinions.wizard.refused.open')}
          </LinkButton>
        </p>
      )}
    </section>
  )
}
