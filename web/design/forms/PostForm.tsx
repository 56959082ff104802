import type { ReactNode } from 'react'
import { baitField, shownField } from '#web/data/traps.ts'
import { usePage } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import { Button } from '../Button.tsx'
import css from './forms.module.css'
import { FormError } from './FormError.tsx'

interface Form {
  /** The page that takes the form; the page's own address unless told. */
  readonly action?: string | undefined
  /** Labels of the fields, for the list of what is wrong. */
  readonly labels: Readonly<Record<string, string>>
  readonly send: string
  /** Adds the honeypot fields that its `pageAction` checks. */
  readonly honeypot?: boolean
  readonly children?: ReactNode
}

/** A form that is posted to a page and works without JavaScript; complaints are the server's, in the page's language. */
export const PostForm = ({ action, labels, send, honeypot, children }: Form) => (
  <form method="post" action={action} noValidate className={css['form']}>
    <FormError labels={labels} />
    {children}
    {honeypot && <Traps />}
    <div>
      <Button type="submit" look="main">
        {send}
      </Button>
    </div>
  </form>
)

/** What programs stumble over: a field nobody sees, and when the form was first shown. */
const Traps = () => {
  const t = useT()
  const shown = usePage().posted?.values[shownField] ?? String(Date.now())
  return (
    <>
      <p className={css['bait']} aria-hidden="true">
        <label>
          {t('form.bait')}
          <input type="text" name={baitField} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <input type="hidden" name={shownField} value={shown} />
    </>
  )
}
