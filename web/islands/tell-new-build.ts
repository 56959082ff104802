import { frameWord } from './frame-words.ts'
import { toast } from './toast.ts'

const reload = () => {
  try {
    sessionStorage.setItem('reloaded-at', String(Date.now()))
  } catch {
    /* without it the guard is off */
  }
  location.reload()
}

/** Offers the page anew, and never loads it by itself; where something was typed and not sent, it asks once more. */
export const tellNewBuild = (unsent: () => boolean): void => {
  const offer = async () => {
    if (!unsent()) return reload()
    const { showAlert } = await import('./alert.ts')
    const answer = await showAlert({
      title: frameWord('unsaved'),
      subtitle: frameWord('unsavedText'),
      colour: 'warning',
      actions: [
        { value: 'stay', label: frameWord('stay'), look: 'main' },
        { value: 'reload', label: frameWord('reloadAnyway') },
      ],
    })
    if (answer === 'reload') reload()
  }
  toast({
    kind: 'info',
    text: frameWord('newBuild'),
    // What asks for an answer does not go by itself.
    ms: Number.POSITIVE_INFINITY,
    action: { label: frameWord('reload'), does: offer },
  })
}
