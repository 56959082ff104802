import type { Field } from '#web/runtime/islands/replay-input.ts'

declare global {
  interface Window {
    /** Button that was pressed last, by the early script (web/server/document/early-script.ts). */
    readonly earlyButton?: HTMLElement | null
  }
}

let repeat: (() => Promise<void>) | undefined

/** Takes what was typed and pressed before React took over the page; from then on React receives events itself. */
export const takeEarlyInput = ({ isHydration }: { readonly isHydration: boolean }) => {
  const main = isHydration ? document.querySelector<HTMLElement>('main') : null
  if (!main) return
  const button = window.earlyButton
  // As `captureInput`, whose script is loaded after this.
  const fields = [...main.querySelectorAll<Field>('input:not([type=file]),textarea,select')].map(
    (field) => [field, field.value, field.checked] as const,
  )
  repeat = async () => {
    const { replayField } = await import('#web/runtime/islands/hydrate-islands.ts')
    for (const field of fields) replayField(...field)
    // Dialogs are opened by a script of the layout (web/runtime/islands/dialogs.ts).
    if (button?.isConnected && !button.hasAttribute('commandfor')) button.click()
  }
}

/** Repeats it on the hydrated page. */
export const repeatEarlyInput = () => {
  void repeat?.()
  repeat = undefined
}
