// Forms that the browser posts itself: a second press while the first one is on its way would send it twice. Forms of
// React prevent the event.
const waitMs = 10_000
const sentAt = new WeakMap<EventTarget, number>()

addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  if (event.defaultPrevented || form.method !== 'post') return
  const now = Date.now()
  // Later the user may have stopped the request.
  if (now - (sentAt.get(form) ?? 0) < waitMs) event.preventDefault()
  else sentAt.set(form, now)
})

// The page comes back from the history as it was left.
addEventListener('pageshow', () => {
  for (const form of document.forms) sentAt.delete(form)
})

export {}
