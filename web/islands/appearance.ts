// The appearance dialog: what is chosen holds at once and is kept for the next page's early script (web/head/early-script.ts).
const root = document.documentElement.dataset

for (const radio of document.querySelectorAll<HTMLInputElement>('[data-appearance] input')) {
  radio.checked = radio.value === (root[radio.name] ?? '')
  radio.onchange = () => {
    if (radio.value) root[radio.name] = radio.value
    else delete root[radio.name]
    try {
      localStorage.setItem(radio.name, radio.value)
    } catch {
      /* a browser that keeps nothing still shows it */
    }
  }
}
