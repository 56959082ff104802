/** A page transition that takes longer is announced to screen readers, milliseconds. */
const announceAfterMs = 300

let timer = 0

/** Returns the live region of pages in mode `app`, which holds its text as a data attribute. */
const liveRegion = () => document.querySelector<HTMLElement>('[data-waiting]')

/** Marks the document while the next page is loaded, for the style sheet; announces it if it takes long. */
export const startPageTransition = (): void => {
  document.documentElement.dataset['changing'] = ''
  clearTimeout(timer)
  timer = window.setTimeout(() => {
    const status = liveRegion()
    if (status) status.textContent = status.dataset['waiting'] ?? ''
  }, announceAfterMs)
}

/** Removes the marks of a page transition. */
export const endPageTransition = (): void => {
  clearTimeout(timer)
  delete document.documentElement.dataset['changing']
  const status = liveRegion()
  if (status) status.textContent = ''
}
