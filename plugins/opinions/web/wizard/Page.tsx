import { useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { opinionsApi } from '../../contract/api.ts'
import css from '../app.module.css'
import { canEdit } from '../format.ts'
import { Wizard } from './Wizard.tsx'

export const writeQueries: PageQueries = ({ params }) => [query(opinionsApi.mayWrite, { facility_id: params['slug'] ?? '' })]

/** Page of the wizard; those who may not write about the facility read the reason. */
export const WritePage = () => {
  const t = useT()
  return (
    <div className={css['wizardPage']}>
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
    <section className={css['wizardCard']}>
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

export const editQueries: PageQueries = ({ params }) => [query(opinionsApi.showThread, { id: params['opinion'] ?? '' })]

/** Page on which authors change their opinion, in the wizard. */
export const EditPage = () => {
  const t = useT()
  const id = usePage().params['opinion'] ?? ''
  const { data } = useQuery(opinionsApi.showThread, { id })
  // The wizard keeps the opinion that it began with: its version decides about conflicts.
  const [own] = useState(data.own)
  return (
    <div className={css['wizardPage']}>
      <h1 tabIndex={-1}>{t('opinions.wizard.edit.title')}</h1>
      <p>
        {data.facility.name}, {data.facility.city}
      </p>
      {own && canEdit(own.state) ? (
        <>
          <p className={css['note']}>{t('opinions.wizard.edit.note')}</p>
          <Wizard facility={data.facility} opinion={own} />
        </>
      ) : (
        <p className={css['note']}>{t('opinions.wizard.edit.closed')}</p>
      )}
    </div>
  )
}
