import { factMoment } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import type { ReviewedSubject } from '#plugins/support/contract/ui.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import type { CaseCard as Card } from '../../contract/cards.ts'
import { Context } from './Context.tsx'
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
