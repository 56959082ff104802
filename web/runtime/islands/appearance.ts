// Appearance dialog: applies a choice immediately and stores it for the early script of the next page
// (web/server/document/early-script.ts).
const root = document.documentElement.dataset
const choices = '[data-appearance] input'

// The dialog was loaded (layout-dialogs.ts): marks the current choice.
addEventListener('dialogs', () => {
  for (const radio of document.querySelectorAll<HTMLInputElement>(choices)) radio.checked = radio.value === (root[radio.name] ?? '')
})

addEventListener('change', ({ target }) => {
  const radio = target as HTMLInputElement
  if (!radio.matches(choices)) return
  if (radio.value) root[radio.name] = radio.value
  else delete root[radio.name]
  try {
    localStorage.setItem(radio.name, radio.value)
  } catch {
    /* without storage the choice applies to this page only */
  }
})
