import { toastRegion } from '#web/runtime/islands/layout-texts.ts'

/** A page transition that takes longer is announced to screen readers, milliseconds. */
const announceAfterMs = 300

let timer = 0
let openDialogs: readonly HTMLDialogElement[] = []
let toastsBefore: HTMLElement | null = null

/** Returns the live region of pages in mode `app`, which holds its text as a data attribute. */
const liveRegion = () => document.querySelector<HTMLElement>('[data-waiting]')

/** Marks the document while the next page is loaded, for the style sheet; announces it if it takes long. */
export const startPageTransition = (): void => {
  document.documentElement.dataset['changing'] = ''
  toastsBefore = toastRegion()
  openDialogs = [...document.querySelectorAll<HTMLDialogElement>('body > dialog[open]:not([role="alertdialog"])')]
  clearTimeout(timer)
  timer = window.setTimeout(() => {
    const status = liveRegion()
    if (status) status.textContent = status.dataset['waiting'] ?? ''
  }, announceAfterMs)
}

/**
 * Closes the dialogs from which a page transition started, such as the user card; not one that was opened since, nor
 * the question whether to leave, which a cancelled transition keeps open.
 */
export const closeLeftDialogs = (): void => {
  for (const dialog of openDialogs) dialog.close()
}

/**
 * Moves toasts that were shown on the page before to the region of the new one: another layout has a region of its own,
 * and theirs is gone.
 */
export const keepToasts = (): void => {
  const region = toastRegion()
  const shown = [...(toastsBefore?.children ?? [])]
  if (region === toastsBefore || shown.length === 0) return
  const isOpen = region.childElementCount > 0
  region.append(...shown)
  if (!isOpen) region.showPopover?.()
}

/** Removes the marks of a page transition. */
export const endPageTransition = (): void => {
  clearTimeout(timer)
  delete document.documentElement.dataset['changing']
  const status = liveRegion()
  if (status) status.textContent = ''
}
