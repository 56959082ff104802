import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

interface PortalDialogProps {
  /** Id of its heading. */
  readonly labelledBy: string
  readonly className: string
  /** Called once it is closed, by its buttons or by Escape. */
  readonly onClose: () => void
  readonly children: (close: () => void) => ReactNode
}

/** Keeps events of the dialog from the form around its button, to which React would pass them. */
const stop = (event: SyntheticEvent) => event.stopPropagation()

/** Modal dialog that opens when it is rendered, at the end of the page, so that it may stand within a form and have one of its own. */
export const PortalDialog = ({ labelledBy, className, onClose, children }: PortalDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return createPortal(
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={labelledBy}
      onClose={(event) => {
        stop(event)
        onClose()
      }}
      onInput={stop}
      onChange={stop}
      onFocus={stop}
      onBlur={stop}
      onKeyDown={stop}
      onClick={stop}
    >
      {children(() => dialog.current?.close())}
    </dialog>,
    document.body,
  )
}
