import { useState } from 'react'
import { type MessageKey, messageKey } from '#core/kernel/message-key.ts'
import { draftRoutes } from '#plugins/drafts/contract/ui.ts'
import { moderationApi } from '#plugins/moderation/contract/api.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { StoredTextField } from '#web/app-kit/forms/StoredTextField.tsx'
import { useStoredText } from '#web/app-kit/forms/use-stored-text.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import form from '#web/ui/fields/forms.module.css'
import { Button } from '#web/ui/primitives/Button.tsx'
import { reportsApi } from '../../contract/api.ts'
import type { CaseCard } from '../../contract/cards.ts'
import { clauseMaxLength, durations, grounds, reportReasons, resolutions, textMaxLength } from '../../contract/reasons.ts'
import css from './card.module.css'

const actOf = { hidden: 'hide', removed: 'remove' } as const

interface ResolveFormProps {
  readonly of: CaseCard
  readonly onDecided: () => void
}

/** Form of the decision: what the thing allows, and the fields of the statement of reasons; the draft of the facts is stored. */
export const ResolveForm = ({ of: { id, thing, acts, reports }, onDecided }: ResolveFormProps) => {
  const t = useT()
  const [outcome, setOutcome] = useState<(typeof resolutions)[number]>('dismissed')
  const facts = useStoredText({ id: `zgloszenie ${id}`, place: { key: `reports.resolution:${id}`, routes: draftRoutes }, initial: '' })
  const resolve = useMutation(reportsApi.resolveReport, {
    invalidates: [moderationApi.listReviews, moderationApi.countReviews, moderationApi.showReview],
    toast: t('reports.review.form.done'),
    onSuccess: () => {
      facts.forget()
      onDecided()
    },
  })
  const available = resolutions.filter((one) =>
    one === 'hidden' || one === 'removed' ? thing !== null && acts.includes(actOf[one]) : one === 'dismissed' || thing !== null,
  )
  const options = <Code extends string>(codes: readonly Code[], keyOf: (code: Code) => MessageKey) =>
    codes.map((code) => (
      <option key={code} value={code}>
        {t(keyOf(code))}
      </option>
    ))
  return (
    <form
      id="rozstrzygniecie"
      className={css['form']}
      data-unsent="no"
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        const text = (name: string) => String(data.get(name) ?? '')
        const chosen = <Code extends string>(codes: readonly Code[], name: string, otherwise: Code) =>
          codes.find((code) => code === text(name)) ?? otherwise
        resolve.mutate({
          id,
          revision: thing?.revision ?? null,
          outcome,
          reason: chosen(reportReasons, 'reason', 'other'),
          ground: chosen(grounds, 'ground', 'terms'),
          clause: text('clause'),
          facts: facts.text,
          duration: outcome === 'dismissed' ? 'none' : chosen(durations, 'duration', 'permanent'),
        })
      }}
    >
      <fieldset className={css['choices']}>
        <legend>{t('reports.review.form.outcome')}</legend>
        {available.map((one) => (
          <label key={one} className={css['choice']}>
            <input type="radio" name="outcome" value={one} checked={outcome === one} onChange={() => setOutcome(one)} />
            {t(messageKey('reports.outcome', one))}
          </label>
        ))}
      </fieldset>
      <div className={form['field']}>
        <label htmlFor="powod">{t('reports.review.form.reason')}</label>
        <select id="powod" name="reason" className={form['line']} defaultValue={reports[0]?.reason}>
          {options(reportReasons, (code) => messageKey('reports.reason', code))}
        </select>
      </div>
      <div className={form['field']}>
        <label htmlFor="podstawa">{t('reports.review.form.ground')}</label>
        <select id="podstawa" name="ground" className={form['line']} defaultValue="terms">
          {options(grounds, (code) => messageKey('reports.ground', code))}
        </select>
      </div>
      <div className={form['field']}>
        <label htmlFor="przepis">{t('reports.review.form.clause')}</label>
        <input id="przepis" name="clause" className={form['line']} maxLength={clauseMaxLength} required />
      </div>
      <StoredTextField of={facts} id="fakty" name="facts" label={t('reports.review.form.facts')} rows={4} maxLength={textMaxLength} />
      {outcome !== 'dismissed' && (
        <div className={form['field']}>
          <label htmlFor="czas">{t('reports.review.form.duration')}</label>
          <select id="czas" name="duration" className={form['line']} defaultValue={outcome === 'removed' ? 'permanent' : 'until_changed'}>
            {options(['permanent', 'until_changed'] as const, (code) => messageKey('reports.duration', code))}
          </select>
        </div>
      )}
      <Button type="submit" look="main" aria-disabled={resolve.isPending}>
        {t('reports.review.form.send')}
      </Button>
    </form>
  )
}
