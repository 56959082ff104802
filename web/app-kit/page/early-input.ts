import { captureInput } from '#web/runtime/islands/replay-input.ts'

let repeat: (() => void) | undefined

/** Takes what was typed and pressed before React took over the page; from then on React receives events itself. */
export const takeEarlyInput = ({ isHydration }: { readonly isHydration: boolean }) => {
  const main = isHydration ? document.querySelector<HTMLElement>('main') : null
  if (!main) return
  const [button, replayInput] = [window.earlyPress, captureInput(main)]
  repeat = () => {
    replayInput()
    if (button instanceof HTMLElement && button.isConnected && !button.hasAttribute('commandfor')) button.click()
  }
}

/** Repeats it on the hydrated page. */
export const repeatEarlyInput = () => {
  repeat?.()
  repeat = undefined
}
