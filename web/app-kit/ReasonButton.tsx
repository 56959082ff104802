import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import dialogCss from '#web/runtime/islands/dialog.module.css'
import form from '#web/ui/fields/forms.module.css'
import { Button } from '#web/ui/primitives/Button.tsx'
import css from './reason-button.module.css'

interface ReasonButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'title'> {
  readonly title: string
  /** Explains what will happen. */
  readonly text: ReactNode
  readonly accept: string
  /** Word that must be typed besides the reason. */
  readonly word?: string
  readonly onConfirm: (reason: string) => void
}

/** Button of an action that the audit log keeps with its reason: a dialog asks for it first. */
export const ReasonButton = ({ title, text, accept, word, onConfirm, ...button }: ReasonButtonProps) => {
  const t = useT()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [typed, setTyped] = useState('')
  const hasEmail = /\S@\S/.test(reason)
  const isComplete =
    reason.trim() !== '' && !hasEmail && (word === undefined || typed.trim().toLocaleUpperCase() === word.toLocaleUpperCase())
  useEffect(() => {
    if (open) dialog.current?.showModal()
  }, [open])
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {open && (
        <dialog
          ref={dialog}
          className={dialogCss['dialog']}
          aria-labelledby={`${id}-title`}
          onClose={({ currentTarget }) => {
            setOpen(false)
            setReason('')
            setTyped('')
            if (currentTarget.returnValue === 'yes') onConfirm(reason.trim())
          }}
        >
          <form method="dialog" className={form['form']} data-unsent="no">
            <h2 id={`${id}-title`} className={dialogCss['title']}>
              {title}
            </h2>
            <div>{text}</div>
            <div className={form['field']}>
              <label htmlFor={`${id}-reason`}>{t('reason.label')}</label>
              <p id={`${id}-hint`} className={form['hint']}>
                {t(hasEmail ? 'REASON_WITHOUT_EMAIL' : 'reason.hint')}
              </p>
              <textarea
                id={`${id}-reason`}
                className={form['line']}
                rows={3}
                maxLength={500}
                value={reason}
                aria-describedby={`${id}-hint`}
                aria-invalid={hasEmail || undefined}
                onChange={({ target }) => setReason(target.value)}
              />
            </div>
            {word !== undefined && (
              <div className={form['field']}>
                <label htmlFor={`${id}-word`}>{t('form.confirm.type', { word })}</label>
                <input
                  id={`${id}-word`}
                  className={form['line']}
                  value={typed}
                  autoComplete="off"
                  spellCheck={false}
                  onChange={({ target }) => setTyped(target.value)}
                />
              </div>
            )}
            <div className={css['buttons']}>
              <Button type="submit" look="main" danger={button.danger === true} value="yes" disabled={!isComplete}>
                {accept}
              </Button>
              <Button onClick={() => dialog.current?.close()}>{t('CANCEL')}</Button>
            </div>
          </form>
        </dialog>
      )}
    </>
  )
}
