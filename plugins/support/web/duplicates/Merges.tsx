import { factMoment } from '#core/kernel/dates.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { useLanguage } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { registersApi } from '../../contract/desk-apis.ts'
import { supportApi } from '../../contract/api.ts'
import { ReasonButton } from '#web/app-kit/ReasonButton.tsx'
import css from '../parts/desk.module.css'

/** The latest merges, each of which can be undone until one of its facilities changes. */
export const Merges = () => {
  const { t } = useTranslation('support')
  const [href, language] = [useHref(), useLanguage()]
  const { data } = useQuery(supportApi.listMerges, {})
  const undo = useMutation(supportApi.undoMerge, {
    invalidates: [registersApi.listDuplicates, supportApi.listMerges],
    toast: t('merge.undone'),
  })
  if (data.items.length === 0) return null
  return (
    <section className={css['section']} aria-labelledby="scalone">
      <h2 id="scalone">{t('merge.list')}</h2>
      <ul className={css['rows']}>
        {data.items.map(({ id, survivor, merged, reason, merged_at, undone_at }) => (
          <li key={id} className={css['row']}>
            <div>
              <a href={href('support_facility', { id: merged.id })}>{merged.name}</a> {t('merge.into')}{' '}
              <a href={href('support_facility', { id: survivor.id })}>{survivor.name}</a>
              <p className={css['quiet']}>{reason}</p>
            </div>
            <time className={css['quiet']} dateTime={merged_at}>
              {factMoment(merged_at, language)}
            </time>
            {undone_at === null ? (
              <ReasonButton
                small
                title={t('merge.undo.title')}
                text={t('merge.undo.text', { merged: merged.name, survivor: survivor.name })}
                accept={t('merge.undo')}
                onConfirm={(reason) => undo.mutate({ id, reason })}
              >
                {t('merge.undo')}
              </ReasonButton>
            ) : (
              <Badge tone="info">{t('merge.undone')}</Badge>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
