import { type ComponentProps, type ReactNode, useState } from 'react'
import { ConfirmDialog } from '#web/ui/forms/ConfirmDialog.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'

interface ConfirmButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'title'> {
  readonly title: string
  /** Explains what will happen. */
  readonly text: ReactNode
  /** Label of the dialog's button. */
  readonly accept: string
  /** Word that must be typed to confirm. */
  readonly confirmationWord?: string
  readonly onConfirm: () => void
}

/** Button of an action that cannot be undone: a dialog asks first. */
export const ConfirmButton = ({ title, text, accept, confirmationWord, onConfirm, ...button }: ConfirmButtonProps) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      <ConfirmDialog
        open={open}
        title={title}
        accept={accept}
        danger={button.danger}
        {...(confirmationWord !== undefined && { confirmationWord })}
        onClose={(confirmed) => {
          setOpen(false)
          if (confirmed) onConfirm()
        }}
      >
        <p>{text}</p>
      </ConfirmDialog>
    </>
  )
}
