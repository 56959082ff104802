import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { registersApi } from '../../contract/desk-apis.ts'
import css from '../parts/desk.module.css'
import { Batch } from './Batch.tsx'

export const queries: PageQueries = () => [query(registersApi.listBatches)]

/** Page with the imported editions of registers, their reports, and their roll-back. */
export const Page = () => {
  const t = useT()
  const { data: batches } = useQuery(registersApi.listBatches)
  return (
    <>
      <h1 tabIndex={-1}>{t('support.import.title')}</h1>
      <p className={css['lead']}>{t('support.import.lead')}</p>
      {batches.length === 0 ? (
        <EmptyList title={t('support.import.none')} subtitle={t('support.import.none.text')} />
      ) : (
        <ul className={css['section']}>
          {batches.map((batch) => (
            <Batch key={batch.id} batch={batch} />
          ))}
        </ul>
      )}
    </>
  )
}
