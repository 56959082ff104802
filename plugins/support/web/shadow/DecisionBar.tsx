import { useRef, useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { draftRoutes } from '#plugins/drafts/contract/ui.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { StoredTextField } from '#web/app-kit/forms/StoredTextField.tsx'
import { useStoredText } from '#web/app-kit/forms/use-stored-text.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import form from '#web/ui/fields/forms.module.css'
import { Button } from '#web/ui/primitives/Button.tsx'
import { moderationApi, type ReviewView } from '../../contract/desk-apis.ts'
import shadow from '../app.module.css'
import { reviewKey } from './review-key.ts'
import { useHotkeys } from './use-hotkeys.ts'

interface DecisionBarProps {
  readonly review: ReviewView
  /** True while the review is reserved for the user. */
  readonly held: boolean
  readonly onDecided: () => void
}

/** Accept at once, or reject and return with a reason and an explanation for the author, whose draft is stored; each by a key, too. */
export const DecisionBar = ({ review: { id, reasons, messages, version }, held, onDecided }: DecisionBarProps) => {
  const t = useT()
  const [outcome, setOutcome] = useState<'reject' | 'revise' | null>(null)
  const note = useStoredText({ id: `decyzja ${id}`, place: { key: `support.decision:${id}`, routes: draftRoutes }, initial: '' })
  const select = useRef<HTMLSelectElement>(null)
  const decide = useMutation(moderationApi.decideReview, {
    invalidates: [moderationApi.listReviews, moderationApi.countReviews, moderationApi.showReview],
    toast: t('support.shadow.decided.toast'),
    onSuccess: () => {
      note.forget()
      onDecided()
    },
  })
  const accept = () => held && decide.mutate({ id, version, outcome: 'accept' })
  const explain = (next: 'reject' | 'revise') => {
    if (!held) return
    setOutcome(next)
    requestAnimationFrame(() => select.current?.focus())
  }
  useHotkeys({ a: accept, d: () => explain('reject'), r: () => explain('revise') })
  return (
    <div className={shadow['bar']}>
      <div className={shadow['shadowTwo']}>
        <Button look="main" disabled={!held || decide.isPending} onClick={accept}>
          {t('support.shadow.accept')}
        </Button>
        {(['reject', 'revise'] as const).map((one) => (
          <Button key={one} aria-expanded={outcome === one} disabled={!held || decide.isPending} onClick={() => explain(one)}>
            {t(messageKey('support.shadow', one))}
          </Button>
        ))}
      </div>
      {outcome !== null && (
        <form
          className={form['form']}
          data-unsent="no"
          onSubmit={(event) => {
            event.preventDefault()
            const data = new FormData(event.currentTarget)
            decide.mutate({ id, version, outcome, reason: String(data.get('reason')), note: note.text })
          }}
        >
          <div className={form['field']}>
            <label htmlFor="powod">{t('support.shadow.reason')}</label>
            <select ref={select} id="powod" name="reason" className={form['line']} required>
              {reasons.map((reason) => (
                <option key={reason} value={reason}>
                  {t(reviewKey(messages, 'reason', reason))}
                </option>
              ))}
            </select>
          </div>
          <StoredTextField of={note} id="wyjasnienie" name="note" label={t('support.shadow.note')} rows={3} maxLength={2000} />
          <Button type="submit" look="second" disabled={decide.isPending}>
            {t(messageKey('support.shadow', outcome, 'send'))}
          </Button>
        </form>
      )}
    </div>
  )
}
