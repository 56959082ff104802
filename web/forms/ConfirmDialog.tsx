import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#web/design/Button.tsx'
import form from '#web/design/forms/forms.module.css'
import dialogCss from '#web/shells/parts/dialog.module.css'
import { useT } from '#web/i18n/words.ts'
import css from './parts.module.css'

interface Asked {
  readonly open: boolean
  readonly title: string
  /** What will happen. */
  readonly children: ReactNode
  /** What must be typed first: `USUŃ`; left out, pressing is enough. */
  readonly word?: string
  readonly accept: string
  /** Told once, when it closes: whether it was confirmed. */
  readonly answer: (confirmed: boolean) => void
}

/** Asks once more before what cannot be undone. The browser keeps the focus within and gives it back; Escape and CANCEL lose nothing. */
export const ConfirmDialog = ({ open, title, children, word, accept, answer }: Asked) => {
  const t = useT()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, type] = useState('')
  const sure = word === undefined || typed.trim().toLocaleUpperCase() === word.toLocaleUpperCase()
  useEffect(() => {
    if (open && !dialog.current?.open) {
      type('')
      dialog.current?.showModal()
    }
    if (!open) dialog.current?.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className={`${dialogCss['dialog']} ${css['confirm']}`}
      aria-labelledby={`${id}-title`}
      onClose={({ currentTarget }) => {
        const confirmed = currentTarget.returnValue === 'yes'
        currentTarget.returnValue = ''
        answer(confirmed)
      }}
    >
      <form method="dialog" className={form['form']} data-unsent="no">
        <h2 id={`${id}-title`} className={dialogCss['title']}>
          {title}
        </h2>
        <div>{children}</div>
        {word !== undefined && (
          <div className={form['field']}>
            <label htmlFor={`${id}-word`}>{t('form.confirm.type', { word })}</label>
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
        <div className={css['foot']}>
          {/* The first button answers Enter: a word half typed must not be one that closes. */}
          <Button type="submit" look="main" value="yes" disabled={!sure}>
            {accept}
          </Button>
          <Button onClick={() => dialog.current?.close()}>{t('CANCEL')}</Button>
        </div>
      </form>
    </dialog>
  )
}
