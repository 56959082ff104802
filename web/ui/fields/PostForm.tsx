import type { ReactNode } from 'react'
import { honeypotField } from '#web/runtime/honeypot.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '../primitives/Button.tsx'
import { FormError } from './FormError.tsx'
import css from './forms.module.css'

interface PostFormProps {
  /** Address that the form is posted to. Default: the page's own address. */
  readonly action?: string | undefined
  /** Labels of the fields, for the list of errors. */
  readonly labels: Readonly<Record<string, string>>
  readonly send: string
  /** The page shows the list of errors itself, above what precedes the form. */
  readonly errorsAbove?: boolean
  /** Adds the honeypot field that its `pageAction` checks. */
  readonly honeypot?: boolean
  readonly children?: ReactNode
}

/** Form that is posted to a page and works without JavaScript; the server validates it and shows errors in the page's language. */
export const PostForm = ({ action, labels, send, errorsAbove, honeypot, children }: PostFormProps) => (
  <form method="post" action={action} noValidate className={css['form']}>
    {!errorsAbove && <FormError labels={labels} />}
    {children}
    {honeypot && <Honeypot />}
    <div>
      <Button type="submit" look="main">
        {send}
      </Button>
    </div>
  </form>
)

/** Bot protection: a hidden field. */
const Honeypot = () => {
  const t = useT()
  return (
    <p className={css['honeypot']} aria-hidden="true">
      <label>
        {t('form.bait')}
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  )
}
