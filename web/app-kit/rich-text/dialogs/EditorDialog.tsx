import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { type ReactNode, useId } from 'react'
import { PortalDialog } from '#web/app-kit/PortalDialog.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import dialogCss from '#web/runtime/islands/dialog.module.css'
import forms from '#web/ui/fields/forms.module.css'
import parts from '#web/ui/forms/parts.module.css'
import { Button } from '#web/ui/primitives/Button.tsx'

interface EditorDialogProps {
  readonly title: string
  readonly accept: string
  /** Receives the fields when they are sent; returns whether the dialog may close. */
  readonly onAccept: (fields: FormData) => boolean
  readonly onClose: () => void
  /** Button that takes back what the dialog is about. */
  readonly remove?: { readonly label: string; readonly run: () => void } | undefined
  readonly children: ReactNode
}

/**
 * Dialog of the editor, with a form of its own, beside the form that the editor is in. Escape and CANCEL close it; then
 * the text has the focus and its selection again.
 */
export const EditorDialog = ({ title, accept, onAccept, onClose, remove, children }: EditorDialogProps) => {
  const t = useT()
  const id = useId()
  const [editor] = useLexicalComposerContext()
  return (
    <PortalDialog
      labelledBy={`${id}-tytul`}
      className={`${dialogCss['dialog']} ${parts['confirm']}`}
      onClose={() => {
        onClose()
        editor.focus()
      }}
    >
      {(close) => (
        <form
          className={forms['form']}
          data-unsent="no"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            event.stopPropagation()
            if (onAccept(new FormData(event.currentTarget))) close()
          }}
        >
          <h2 id={`${id}-tytul`} className={dialogCss['title']}>
            {title}
          </h2>
          {children}
          <div className={parts['buttons']}>
            <Button type="submit" look="main">
              {accept}
            </Button>
            {remove && (
              <Button
                onClick={() => {
                  remove.run()
                  close()
                }}
              >
                {remove.label}
              </Button>
            )}
            <Button onClick={close}>{t('CANCEL')}</Button>
          </div>
        </form>
      )}
    </PortalDialog>
  )
}
