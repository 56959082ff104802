import { layoutText } from './layout-texts.ts'
import { toast } from './toast.ts'

const reload = () => {
  try {
    sessionStorage.setItem('reloaded-at', String(Date.now()))
  } catch {
    /* without storage the reload guard is inactive */
  }
  location.reload()
}

/** Shows a toast that offers a reload; asks for confirmation when the page has unsent input. */
export const offerReload = (hasUnsentInput: () => boolean): void => {
  const onReload = async () => {
    if (!hasUnsentInput()) return reload()
    const { showAlert } = await import('./alert.ts')
    const answer = await showAlert({
      title: layoutText('unsaved'),
      subtitle: layoutText('unsavedText'),
      colour: 'warning',
      actions: [
        { value: 'stay', label: layoutText('stay'), look: 'main' },
        { value: 'reload', label: layoutText('reloadAnyway') },
      ],
    })
    if (answer === 'reload') reload()
  }
  toast({
    kind: 'info',
    text: layoutText('newBuild'),
    // A toast with an action stays until it is closed.
    ms: Number.POSITIVE_INFINITY,
    action: { label: layoutText('reload'), onClick: onReload },
  })
}
