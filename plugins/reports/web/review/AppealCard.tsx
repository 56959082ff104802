import { factMoment } from '#core/kernel/dates.ts'
import type { ReviewedSubject } from '#plugins/support/contract/ui.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import type { AppealCard as Card } from '../../contract/cards.ts'
import { Statement } from '../parts/Statement.tsx'
import { AppealDecisionForm } from './AppealDecisionForm.tsx'
import css from './card.module.css'
import { Thing } from './Thing.tsx'

/** Card of an appeal on the desk: its text, the decision that it is about, the thing, and the form for everybody but the first decider. */
export const AppealCard = ({ of, data: { appeal, decision, thing } }: FillProps<ReviewedSubject, Card>) => {
  const t = useT()
  const language = useLanguage()
  return (
    <>
      <section className={css['box']} aria-labelledby="odwolanie">
        <h3 id="odwolanie">{t('reports.review.appeal')}</h3>
        <p className={css['quiet']}>{factMoment(appeal.filed_at, language)}</p>
        <p className={css['text']}>{appeal.text}</p>
      </section>
      <Thing of={thing} label={decision.label} title={decision.title} />
      <section className={css['box']} aria-labelledby="decyzja">
        <h3 id="decyzja">{t('reports.review.appeal.decision')}</h3>
        <Statement of={decision} />
      </section>
      {of.mayDecide && <AppealDecisionForm id={appeal.id} dismissed={decision.outcome === 'dismissed'} onDecided={of.onDecided} />}
    </>
  )
}
