import { useState } from 'react'
import { factMoment } from '#core/kernel/dates.ts'
import { messageKey, type PartOf } from '#core/kernel/message-key.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import type { OutputOf } from '#web/runtime/api-types.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { reportsApi } from '../../contract/api.ts'
import css from './card.module.css'

/** Surroundings of a reported thing that is not public: read when support asks for it, since each look is written down. */
export const Context = ({ caseId }: { readonly caseId: string }) => {
  const t = useT()
  const language = useLanguage()
  const [found, set] = useState<OutputOf<typeof reportsApi.readContext> | null>(null)
  const read = useMutation(reportsApi.readContext, { onSuccess: set })
  if (found === null)
    return (
      <section className={css['box']}>
        <p>{t('reports.review.card.context.why')}</p>
        <p>
          <Button small aria-disabled={read.isPending} onClick={() => read.mutate({ id: caseId })}>
            {t('reports.review.card.context.read')}
          </Button>
        </p>
      </section>
    )
  return (
    <section className={css['box']} aria-labelledby="rozmowa">
      <h3 id="rozmowa">{t('reports.review.card.context')}</h3>
      <ol className={css['list']}>
        {found.entries.map(({ id, side, at, text, reported }) => (
          <li key={id} className={reported ? css['reported'] : undefined}>
            <p className={css['quiet']}>
              {t(messageKey('reports.review.card.side', side as PartOf<'reports.review.card.side'>))} ·{' '}
              <time dateTime={at}>{factMoment(at, language)}</time>
              {reported && ` · ${t('reports.review.card.context.reported')}`}
            </p>
            <p className={css['text']}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
