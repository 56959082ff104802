import { useState } from 'react'
import { factMoment } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { draftRoutes } from '#plugins/drafts/contract/ui.ts'
import { moderationApi } from '#plugins/moderation/contract/api.ts'
import type { ReviewedSubject } from '#plugins/support/contract/ui.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { StoredTextField } from '#web/app-kit/forms/StoredTextField.tsx'
import { useStoredText } from '#web/app-kit/forms/use-stored-text.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { reportsApi } from '../../contract/api.ts'
import type { AppealCard as Card } from '../../contract/cards.ts'
import { appealOutcomes, textMaxLength } from '../../contract/reasons.ts'
import { Statement } from '../components/Statement.tsx'
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

interface AppealDecisionFormProps {
  readonly id: string
  /** The appeal is one against a dismissal. */
  readonly dismissed: boolean
  readonly onDecided: () => void
}

/** Form of the decision about an appeal: whether the first one stands, and why; the draft of the answer is stored. */
export const AppealDecisionForm = ({ id, dismissed, onDecided }: AppealDecisionFormProps) => {
  const t = useT()
  const [outcome, setOutcome] = useState<(typeof appealOutcomes)[number] | null>(null)
  const note = useStoredText({ id: `odwolanie ${id}`, place: { key: `reports.appeal-decision:${id}`, routes: draftRoutes }, initial: '' })
  const decide = useMutation(reportsApi.decideAppeal, {
    invalidates: [moderationApi.listReviews, moderationApi.countReviews, moderationApi.showReview],
    toast: t('reports.review.form.done'),
    onSuccess: () => {
      note.forget()
      onDecided()
    },
  })
  return (
    <form
      id="rozstrzygniecie"
      className={css['form']}
      data-unsent="no"
      onSubmit={(event) => {
        event.preventDefault()
        if (outcome !== null) decide.mutate({ id, outcome, note: note.text })
      }}
    >
      <fieldset className={css['choices']}>
        <legend>{t('reports.review.appeal.outcome')}</legend>
        {appealOutcomes.map((one) => (
          <label key={one} className={css['choice']}>
            <input type="radio" name="outcome" value={one} required checked={outcome === one} onChange={() => setOutcome(one)} />
            {t(messageKey('reports.review.appeal', one === 'overturned' && dismissed ? 'examine-again' : one))}
          </label>
        ))}
      </fieldset>
      <StoredTextField of={note} id="uzasadnienie" name="note" label={t('reports.review.appeal.note')} rows={4} maxLength={textMaxLength} />
      <Button type="submit" look="main" aria-disabled={decide.isPending}>
        {t('reports.review.form.send')}
      </Button>
    </form>
  )
}
