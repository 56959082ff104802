import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { FieldError } from '#web/ui/fields/Labelled.tsx'
import { useField } from '#web/ui/fields/use-field.ts'
import { reportReasons } from '../../contract/reasons.ts'
import css from './reports.module.css'

/** Reasons of a report as cards, of which one is chosen. */
export const Reasons = ({ legend }: { readonly legend: string }) => {
  const t = useT()
  const { id, control, typed, error, errorId, ariaAttributes } = useField('reason', false)
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a fieldset may have aria-invalid only as a radio group (ARIA in HTML)
    <fieldset {...ariaAttributes} role="radiogroup" className={css['reasons']}>
      <legend>{legend}</legend>
      <div className={css['cards']}>
        {reportReasons.map((reason, n) => (
          <label key={reason} className={css['card']}>
            <input {...control} type="radio" value={reason} id={n === 0 ? id : undefined} required defaultChecked={reason === typed} />
            <span>{t(messageKey('reports.reason', reason))}</span>
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}
