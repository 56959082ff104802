declare global {
  interface Window {
    /** Button that was pressed last, by the early script (web/server/document/early-script.ts). */
    readonly earlyPress?: Element | null
  }
}

// Opens and closes dialogs: those of the layout, which are not in the page before they are first asked for, and in browsers without invoker
// commands (`commandfor`) all others.
const hasCommands = 'command' in HTMLButtonElement.prototype

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
  if (!button?.isConnected) return
  const id = button.getAttribute('commandfor')!
  const dialog = document.getElementById(id)
  if (!dialog) open(id).catch(onFailure)
  else if (!hasCommands && dialog instanceof HTMLDialogElement)
    button.getAttribute('command') === 'close' ? dialog.close() : dialog.showModal()
}

addEventListener('click', ({ target }) => press((target as Element).closest('[commandfor]')))
// Pressed before this script was loaded.
press(window.earlyPress)

export {}
