import { useState } from 'react'
import { factMoment } from '#core/kernel/dates.ts'
import { messageKey, type PartOf } from '#core/kernel/message-key.ts'
import type { ReviewedSubject } from '#plugins/support/contract/ui.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import type { OutputOf } from '#web/runtime/api-types.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { reportsApi } from '../../contract/api.ts'
import type { CaseCard as Card } from '../../contract/cards.ts'
import css from './card.module.css'
import { ResolveForm } from './ResolveForm.tsx'
import { Thing } from './Thing.tsx'

/** Card of the reports about one thing on the desk: the thing, what surrounds it, the reports, and the form of the decision. */
export const CaseCard = ({ of, data: found }: FillProps<ReviewedSubject, Card>) => {
  const t = useT()
  const language = useLanguage()
  const { id, label, thing, has_context, reports, count, upheld } = found
  return (
    <>
      <Thing of={thing} label={label} />
      {has_context && <Context caseId={id} />}
      <section className={css['box']} aria-labelledby="zgloszenia">
        <h3 id="zgloszenia">{t('reports.review.card.reports', { count })}</h3>
        <p className={css['quiet']}>{t('reports.review.card.upheld', { count: upheld })}</p>
        <ul className={css['list']}>
          {reports.map(({ number, reason, text, url, signed_in, reported_at }) => (
            <li key={number}>
              <p>
                <strong>{t(messageKey('reports.reason', reason))}</strong>{' '}
                <span className={css['quiet']}>
                  {number} · <time dateTime={reported_at}>{factMoment(reported_at, language)}</time> ·{' '}
                  {t(signed_in ? 'reports.review.card.by.account' : 'reports.review.card.by.visitor')}
                </span>
              </p>
              {url !== null && <p className={css['quiet']}>{url}</p>}
              {text !== '' && <p className={css['text']}>{text}</p>}
            </li>
          ))}
        </ul>
      </section>
      {of.mayDecide && <ResolveForm of={found} onDecided={of.onDecided} />}
    </>
  )
}

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
