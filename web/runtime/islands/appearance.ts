// Appearance dialog: applies a choice immediately and stores it for the early script of the next page (web/server/document/early-script.ts).
const root = document.documentElement.dataset

for (const radio of document.querySelectorAll<HTMLInputElement>('[data-appearance] input')) {
  radio.checked = radio.value === (root[radio.name] ?? '')
  radio.onchange = () => {
    if (radio.value) root[radio.name] = radio.value
    else delete root[radio.name]
    try {
      localStorage.setItem(radio.name, radio.value)
    } catch {
      /* without storage the choice applies to this page only */
    }
  }
}
