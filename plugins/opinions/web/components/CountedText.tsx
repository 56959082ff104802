import { TriangleAlert } from 'lucide-react'
import type { Ref } from 'react'
import { asMessageKey, messageKey } from '#core/kernel/message-key.ts'
import type { PrivacyHit } from '#core/privacy/find-privacy-hits.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import form from '#web/ui/fields/forms.module.css'
import { FieldError } from '#web/ui/fields/Labelled.tsx'
import { TextCount } from '#web/ui/forms/TextCount.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { seenLength } from '../../contract/clean-text.ts'
import css from '../app.module.css'

interface CountedTextProps {
  readonly id: string
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly limits: { readonly min: number; readonly max: number }
  /** Message key. */
  readonly error: string | undefined
  readonly onChange: (text: string) => void
  readonly ref: Ref<HTMLTextAreaElement>
}

/** Least length from which on it is worth counting. */
const countedMinimum = 10

/** Text area that counts as the server does: what the least length lacks, then what is left to the greatest. */
export const CountedText = ({ id, label, hint, value, limits: { min, max }, error, onChange, ref }: CountedTextProps) => {
  const t = useT()
  const count = seenLength(value)
  return (
    <div className={form['field']}>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-opis`} className={form['hint']}>
        {hint}
      </p>
      <textarea
        ref={ref}
        id={id}
        className={form['line']}
        rows={9}
        value={value}
        aria-describedby={`${id}-opis ${id}-licznik${error === undefined ? '' : ` ${id}-blad`}`}
        aria-invalid={error !== undefined || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <TextCount id={`${id}-licznik`} count={count} min={min < countedMinimum ? 0 : min} max={max} />
      <FieldError id={`${id}-blad`}>{error === undefined ? undefined : t(asMessageKey(error))}</FieldError>
    </div>
  )
}

interface PrivacyWarningsProps {
  readonly text: string
  readonly hits: readonly PrivacyHit[]
  readonly onShow: (hit: PrivacyHit) => void
}

/** List of what looks like personal data in a text, each with the way to its place. */
export const PrivacyWarnings = ({ text, hits, onShow }: PrivacyWarningsProps) => {
  const t = useT()
  return (
    <div role="status">
      {hits.length > 0 && (
        <div className={css['warnings']}>
          <p>
            <Icon of={TriangleAlert} /> <strong>{t('opinions.wizard.privacy.title')}</strong> {t('opinions.wizard.privacy.lead')}
          </p>
          <ul>
            {hits.map((hit) => (
              <li key={hit.from}>
                <span>
                  {t(messageKey('opinions.wizard.privacy.kind', hit.kind))}: „{text.slice(hit.from, hit.to)}”
                </span>
                <Button small onClick={() => onShow(hit)}>
                  {t('opinions.wizard.privacy.show')}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
