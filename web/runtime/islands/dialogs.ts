declare global {
  interface Window {
    /** Button that was pressed last, by the early script (web/server/document/early-script.ts). */
    readonly earlyPress?: Element | null
  }
}

// Opens the dialogs of the layout, which are not in the page before they are first asked for: their buttons name them
// by `data-dialog`, since the `commandfor` of HTML must name an element of the page.
const open = async (id: string) => {
  const { findDialog } = await import('./layout-dialogs.ts')
  const dialog = await findDialog(id)
  if (!dialog.open) dialog.showModal()
}

const onFailure = async () => {
  const [{ toast }, { layoutText }] = await Promise.all([import('./toast.ts'), import('./layout-texts.ts')])
  toast({ kind: 'error', text: layoutText('connection') })
}

const press = (button: Element | null | undefined) => {
  const id = button?.isConnected && button.getAttribute('data-dialog')
  if (id) open(id).catch(onFailure)
}

addEventListener('click', ({ target }) => press((target as Element).closest('[data-dialog]')))
// Pressed before this script was loaded.
press(window.earlyPress)

export {}
