import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { DialogsProps } from './Dialogs.tsx'
import type { OpenDialog } from './dialog.ts'

interface Dialogs {
  /** The open dialog; `null`: none. */
  readonly dialog: ReactNode
  /** Opens a dialog; unless `replaces`, one that is open stays. */
  readonly openDialog: (dialog: OpenDialog, replaces?: boolean) => void
}

/** Dialogs of an editor, loaded with the first one that is opened; `notify` shows why one cannot be. */
export const useDialogs = (notify: (notices: readonly string[]) => void): Dialogs => {
  const t = useT()
  const [Loaded, setLoaded] = useState<ComponentType<DialogsProps> | null>(null)
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const failed = useRef('')
  failed.current = t('error.connection')
  const openDialog = useCallback(
    (wanted: OpenDialog, replaces = true) => {
      void import('./Dialogs.tsx').then(
        ({ Dialogs: Arrived }) => {
          setLoaded(() => Arrived)
          setOpen((before) => (replaces ? wanted : (before ?? wanted)))
        },
        () => notify([failed.current]),
      )
    },
    [notify],
  )
  return { dialog: Loaded && open && <Loaded open={open} onClose={() => setOpen(null)} />, openDialog }
}
