import { type ReactNode, useContext } from 'react'
import { Button } from '#web/design/Button.tsx'
import { FormContext } from '#web/design/forms/form-context.ts'
import { useT } from '#web/i18n/words.ts'
import css from './parts.module.css'

/** The foot of a form: what sends it, which waits by saying LOADING_DOTS, and a way back beside it. */
export const SubmitRow = ({ send, wide, children }: { send: string; wide?: boolean; children?: ReactNode }) => {
  const t = useT()
  const pending = useContext(FormContext)?.state === 'pending'
  return (
    <div className={css['foot']}>
      <Button type="submit" look="main" wide={wide === true} aria-disabled={pending}>
        {pending ? t('LOADING_DOTS') : send}
      </Button>
      {children}
    </div>
  )
}
