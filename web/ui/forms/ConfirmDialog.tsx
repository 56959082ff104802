import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import dialogCss from '#web/runtime/islands/dialog.module.css'
import form from '#web/ui/fields/forms.module.css'
import { Button } from '#web/ui/primitives/Button.tsx'
import css from './parts.module.css'

interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: string
  /** Explains what will happen. */
  readonly children: ReactNode
  /** Word that must be typed to confirm: `USUŃ`. Without it pressing the button is enough. */
  readonly confirmationWord?: string
  readonly accept: string
  /** The action deletes or withdraws something. */
  readonly danger?: boolean | undefined
  /** Called once when the dialog closes, with whether it was confirmed. */
  readonly onClose: (confirmed: boolean) => void
}

/** Confirmation dialog for actions that cannot be undone. The browser traps and restores the focus; Escape and CANCEL cancel. */
export const ConfirmDialog = ({ open, title, children, confirmationWord, accept, danger = false, onClose }: ConfirmDialogProps) => {
  const t = useT()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, type] = useState('')
  const canConfirm = confirmationWord === undefined || typed.trim().toLocaleUpperCase() === confirmationWord.toLocaleUpperCase()
  useEffect(() => {
    if (!open) return
    type('')
    dialog.current?.showModal()
  }, [open])
  // Not in the HTML of the server: a paragraph may hold its button, but no dialog.
  if (!open) return null
  return (
    <dialog
      ref={dialog}
      className={`${dialogCss['dialog']} ${css['confirm']}`}
      aria-labelledby={`${id}-title`}
      onClose={({ currentTarget }) => {
        const confirmed = currentTarget.returnValue === 'yes'
        currentTarget.returnValue = ''
        onClose(confirmed)
      }}
    >
      <form method="dialog" className={form['form']} data-unsent="no">
        <h2 id={`${id}-title`} className={dialogCss['title']}>
          {title}
        </h2>
        <div>{children}</div>
        {confirmationWord !== undefined && (
          <div className={form['field']}>
            <label htmlFor={`${id}-word`}>{t('form.confirm.type', { word: confirmationWord })}</label>
            <input
              id={`${id}-word`}
              className={form['line']}
              value={typed}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={({ target }) => type(target.value)}
            />
          </div>
        )}
        <div className={css['buttons']}>
          {/* Enter activates the first button, which is disabled until the word is complete. */}
          <Button type="submit" look="main" danger={danger} value="yes" disabled={!canConfirm}>
            {accept}
          </Button>
          <Button onClick={() => dialog.current?.close()}>{t('CANCEL')}</Button>
        </div>
      </form>
    </dialog>
  )
}
