import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import hidden from '../primitives/hidden.module.css'
import { Icon } from '../primitives/Icon.tsx'
import css from './forms.module.css'
import type { useField } from './use-field.ts'

/** Props of every form field. */
export interface FieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  /** Shown beside the label, because most fields are required. */
  readonly optional?: boolean | undefined
}

/** Props of fields whose label may be for screen readers alone, where the head of a column says it to others. */
export interface HidableLabel {
  readonly isLabelHidden?: boolean | undefined
}

/** Label, hint and error around a form field. */
export const Labelled = ({
  of: { id, error, hintId, errorId },
  label,
  labelId,
  hint,
  optional,
  isLabelHidden = false,
  children,
}: Omit<FieldProps, 'name'> &
  HidableLabel & {
    of: Pick<ReturnType<typeof useField>, 'id' | 'error' | 'hintId' | 'errorId'>
    /** Id of the label, for what a label cannot be `for`. */
    labelId?: string
    children: ReactNode
  }) => {
  const t = useT()
  return (
    <div className={css['field']}>
      <label id={labelId} htmlFor={id} className={isLabelHidden ? hidden['hidden'] : undefined}>
        {label}
        {optional && (
          <span className={css['optional']} data-optional="">
            {' '}
            {t('form.optional')}
          </span>
        )}
      </label>
      {hint !== undefined && (
        <p id={hintId} className={css['hint']}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}

/** Error message of a form field. */
export const FieldError = ({ id, children }: { id: string; children: string | undefined }) =>
  children === undefined ? null : (
    <p id={id} className={css['error']}>
      <Icon of={CircleAlert} />
      {children}
    </p>
  )
