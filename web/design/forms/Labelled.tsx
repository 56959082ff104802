import type { ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { useT } from '#web/i18n/words.ts'
import { Icon } from '../Icon.tsx'
import css from './forms.module.css'
import type { useField } from './use-field.ts'

/** What every field of a form has. */
export interface Asked {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  /** Said beside the label, since most fields are required. */
  readonly optional?: boolean | undefined
}

/** The words around a field of one line or more: label, hint and complaint. */
export const Labelled = ({
  of: { id, error, hintId, errorId },
  label,
  hint,
  optional,
  children,
}: Omit<Asked, 'name'> & { of: ReturnType<typeof useField>; children: ReactNode }) => {
  const t = useT()
  return (
    <div className={css['field']}>
      <label htmlFor={id}>
        {label}
        {optional && <span className={css['optional']}> {t('form.optional')}</span>}
      </label>
      {hint !== undefined && (
        <p id={hintId} className={css['hint']}>
          {hint}
        </p>
      )}
      {children}
      <Complaint id={errorId}>{error}</Complaint>
    </div>
  )
}

/** What is wrong with a field. */
export const Complaint = ({ id, children }: { id: string; children: string | undefined }) =>
  children === undefined ? null : (
    <p id={id} className={css['complaint']}>
      <Icon of={CircleAlert} />
      {children}
    </p>
  )
