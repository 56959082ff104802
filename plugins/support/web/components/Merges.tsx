import { factMoment } from '#core/kernel/dates.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { supportApi } from '../../contract/api.ts'
import css from '../app.module.css'
import { nameWithNumbers } from './name-with-numbers.ts'

/** The latest merges, each with a link to the page on which it is undone. */
export const Merges = () => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  const { data } = useQuery(supportApi.listMerges, {})
  if (data.items.length === 0) return null
  return (
    <section className={css['section']} aria-labelledby="scalone">
      <h2 id="scalone">{t('support.merge.list')}</h2>
      <ul className={css['rows']}>
        {data.items.map(({ id, kind, survivor, merged, reason, merged_at, undone_at }) => (
          <li key={id} className={css['row']}>
            <div>
              <a href={href('support_facility', { id: merged.id })}>{nameWithNumbers(merged)}</a> {t('support.merge.into')}{' '}
              <a href={href('support_facility', { id: survivor.id })}>{nameWithNumbers(survivor)}</a>
              <p className={css['quiet']}>{kind === 'successor' ? `${t('support.merge.kind.successor')} · ${reason}` : reason}</p>
            </div>
            <time className={css['quiet']} dateTime={merged_at}>
              {factMoment(merged_at, language)}
            </time>
            <div className={css['badges']}>
              {undone_at === null ? (
                <LinkButton
                  small
                  href={href('support_merge', { id })}
                  aria-label={t('support.merge.undo.open.of', { merged: nameWithNumbers(merged), survivor: nameWithNumbers(survivor) })}
                >
                  {t('support.merge.undo.open')}
                </LinkButton>
              ) : (
                <Badge tone="info">{t('support.merge.undone')}</Badge>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
