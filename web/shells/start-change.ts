/** A change of page that takes longer than this is told, milliseconds. */
const patienceMs = 300

let timer = 0

/** The live region of pages that wake whole, which bears its own word. */
const region = () => document.querySelector<HTMLElement>('[data-waiting]')

/** While a page is fetched that a link leads to: shown by the style sheet, and said aloud if it takes long. */
export const startChange = (): void => {
  document.documentElement.dataset['changing'] = ''
  clearTimeout(timer)
  timer = window.setTimeout(() => {
    const said = region()
    if (said) said.textContent = said.dataset['waiting'] ?? ''
  }, patienceMs)
}

/** The page is there, or will not come. */
export const endChange = (): void => {
  clearTimeout(timer)
  delete document.documentElement.dataset['changing']
  const said = region()
  if (said) said.textContent = ''
}
