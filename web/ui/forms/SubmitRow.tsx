import { type ReactNode, useContext } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { FormContext } from '#web/ui/fields/form-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import css from './parts.module.css'

interface SubmitRowProps {
  readonly send: string
  readonly wide?: boolean
  /** At most one form of a screen may have the `main` look. */
  readonly look?: 'main' | 'outline'
  /** The form deletes something for good. */
  readonly danger?: boolean
  readonly children?: ReactNode
}

/** Buttons at the end of a form: the submit button, with LOADING_DOTS while sending, and optional content beside it. */
export const SubmitRow = ({ send, wide, look = 'main', danger = false, children }: SubmitRowProps) => {
  const t = useT()
  const pending = useContext(FormContext)?.state === 'pending'
  return (
    <div className={css['buttons']}>
      <Button type="submit" look={look} wide={wide === true} danger={danger} aria-disabled={pending}>
        {pending ? t('LOADING_DOTS') : send}
      </Button>
      {children}
    </div>
  )
}
