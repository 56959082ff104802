import { useState } from 'react'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { opinionsApi } from '../../contract/api.ts'
import { canEdit } from '../own/states.ts'
import { Wizard } from './Wizard.tsx'
import css from './wizard.module.css'

export const queries: PageQueries = ({ params }) => [query(opinionsApi.showThread, { id: params['opinion'] ?? '' })]

/** Page on which authors change their opinion, in the wizard. */
export const EditPage = () => {
  const t = useT()
  const id = usePage().params['opinion'] ?? ''
  const { data } = useQuery(opinionsApi.showThread, { id })
  // The wizard keeps the opinion that it began with: its version decides about conflicts.
  const [own] = useState(data.own)
  return (
    <div className={css['page']}>
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
