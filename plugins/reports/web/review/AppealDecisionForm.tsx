import { useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { moderationApi } from '#plugins/moderation/contract/api.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import form from '#web/ui/fields/forms.module.css'
import { Button } from '#web/ui/primitives/Button.tsx'
import { reportsApi } from '../../contract/api.ts'
import { appealOutcomes, textMaxLength } from '../../contract/reasons.ts'
import css from './card.module.css'

interface AppealDecisionFormProps {
  readonly id: string
  /** The appeal is one against a dismissal. */
  readonly dismissed: boolean
  readonly onDecided: () => void
}

/** Form of the decision about an appeal: whether the first one stands, and why. */
export const AppealDecisionForm = ({ id, dismissed, onDecided }: AppealDecisionFormProps) => {
  const t = useT()
  const [outcome, setOutcome] = useState<(typeof appealOutcomes)[number] | null>(null)
  const decide = useMutation(reportsApi.decideAppeal, {
    invalidates: [moderationApi.listReviews, moderationApi.countReviews, moderationApi.showReview],
    toast: t('reports.review.form.done'),
    onSuccess: onDecided,
  })
  return (
    <form
      id="rozstrzygniecie"
      className={css['form']}
      data-unsent="no"
      onSubmit={(event) => {
        event.preventDefault()
        const note = String(new FormData(event.currentTarget).get('note') ?? '')
        if (outcome !== null) decide.mutate({ id, outcome, note })
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
      <div className={form['field']}>
        <label htmlFor="uzasadnienie">{t('reports.review.appeal.note')}</label>
        <textarea id="uzasadnienie" name="note" className={form['line']} rows={4} maxLength={textMaxLength} required />
      </div>
      <Button type="submit" look="main" aria-disabled={decide.isPending}>
        {t('reports.review.form.send')}
      </Button>
    </form>
  )
}
