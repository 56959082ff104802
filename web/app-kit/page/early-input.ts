import type { Field } from '#web/runtime/islands/replay-input.ts'

declare global {
  interface Window {
    /** Button that was pressed last, by the early script (web/server/document/early-script.ts). */
    readonly earlyButton?: HTMLElement | null
  }
}

let repeat: (() => Promise<void>) | undefined
let fields: readonly (readonly [Field, value: string, checked: boolean])[] = []

// As `captureInput`, whose script is loaded after this. Nothing was typed into a disabled field, which may get its value later.
const takeFields = () => {
  fields = [...document.querySelectorAll<Field>('main :is(input:not([type=file]),textarea,select):enabled')].map((field) => [
    field,
    field.value,
    field.checked,
  ])
}

/** Takes what was typed and pressed before React took over the page; from then on React receives events itself. */
export const takeEarlyInput = ({ isHydration }: { readonly isHydration: boolean }) => {
  if (!isHydration || !document.querySelector('main')) return
  const button = window.earlyButton
  takeFields()
  repeat = async () => {
    const { replayField } = await import('#web/runtime/islands/hydrate-islands.ts')
    for (const field of fields) replayField(...field)
    // React renders what was typed before the button reads it.
    await new Promise((rendered) => setTimeout(rendered))
    // Dialogs are opened by a script of the layout (web/runtime/islands/dialogs.ts).
    if (button?.isConnected && !('dialog' in button.dataset)) button.click()
  }
}

/**
 * Takes what was typed while React took over, which keeps the fields as they are; effects, such as those that restore
 * drafts, would overwrite it.
 */
export const takeLateInput = () => {
  if (repeat) takeFields()
}

/** Repeats it on the hydrated page. */
export const repeatEarlyInput = () => {
  void repeat?.()
  repeat = undefined
}
