import type { SourceKey } from '#core/facilities/source.ts'
import { factDay, factMoment } from '#core/kernel/dates.ts'
import { numberFormat } from '#core/kernel/formats.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import type { OutputOf } from '#web/runtime/api-types.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { registersApi } from '../../contract/desk-apis.ts'
import css from '../app.module.css'

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

type ImportedBatch = OutputOf<typeof registersApi.listBatches>[number]

const counted = ['read', 'new', 'changed', 'unchanged', 'skipped', 'rejected', 'gone', 'duplicates', 'successors'] as const

/** One imported edition: its numbers, rejected rows, and its roll-back, which must be typed. */
const Batch = ({ batch: { id, register, edition_on, file, created_at, rolled_back_at, report } }: { readonly batch: ImportedBatch }) => {
  const t = useT()
  const language = useLanguage()
  const rollBack = useMutation(registersApi.rollBackBatch, {
    invalidates: [registersApi.listBatches],
    toast: t('support.import.rolled-back'),
  })
  const number = (n: number) => numberFormat(language).format(n)
  return (
    <li className={`${css['panel']} ${css['section']}`}>
      <div className={css['buttons']}>
        <h2>
          {t(messageKey('support.source', register as SourceKey))}, {factDay(edition_on, language)}
        </h2>
        {rolled_back_at !== null && <Badge tone="warn">{t('support.import.rolled-back')}</Badge>}
        {report.older && <Badge tone="info">{t('support.import.older')}</Badge>}
      </div>
      <p className={css['quiet']}>{t('support.import.when', { at: factMoment(created_at, language), file, seconds: report.seconds })}</p>
      <p className={css['mono']}>
        {counted.map((name) => `${t(messageKey('support.import', name))}: ${number(report[name])}`).join(' · ')}
      </p>
      {report.rejections.length > 0 && (
        <details className={css['details']}>
          <summary>{t('support.import.rejections')}</summary>
          <ul className={css['quiet']}>
            {report.rejections.map(({ row, number, column, reason }) => (
              <li key={`${row} ${column}`}>{t('support.import.rejection', { row, number: number ?? '-', column, reason })}</li>
            ))}
          </ul>
        </details>
      )}
      {rolled_back_at === null && (
        <div>
          <ConfirmButton
            danger
            small
            title={t('support.import.roll-back.title')}
            text={t('support.import.roll-back.text', {
              register: t(messageKey('support.source', register as SourceKey)),
              edition: factDay(edition_on, language),
            })}
            accept={t('support.import.roll-back')}
            confirmationWord={t('support.import.roll-back.word')}
            onConfirm={() => rollBack.mutate({ batch: id })}
          >
            {t('support.import.roll-back')}
          </ConfirmButton>
        </div>
      )}
    </li>
  )
}
