import { type ReactNode, useContext } from 'react'
import { Button } from '#web/design/Button.tsx'
import { FormContext } from '#web/design/forms/form-context.ts'
import { useT } from '#web/i18n/words.ts'
import css from './parts.module.css'

interface Foot {
  readonly send: string
  readonly wide?: boolean
  /** Where a screen has several forms, one of them at most is the main thing. */
  readonly look?: 'main' | 'outline'
  readonly children?: ReactNode
}

/** The foot of a form: what sends it, which waits by saying LOADING_DOTS, and a way back beside it. */
export const SubmitRow = ({ send, wide, look = 'main', children }: Foot) => {
  const t = useT()
  const pending = useContext(FormContext)?.state === 'pending'
  return (
    <div className={css['foot']}>
      <Button type="submit" look={look} wide={wide === true} aria-disabled={pending}>
        {pending ? t('LOADING_DOTS') : send}
      </Button>
      {children}
    </div>
  )
}
