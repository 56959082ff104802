// Share and print buttons, without React: sharing uses the browser's share dialog, or copies the page's address, or that of `data-address`.
addEventListener('click', (event) => {
  const target = (event.target as Element).closest<HTMLElement>('[data-copied],[data-print]')
  if (!target) return
  if ('print' in target.dataset) return print()
  if (!navigator.share && !navigator.clipboard) return
  event.preventDefault()
  const url = location.origin + (target.dataset['address'] ?? location.pathname)
  if (navigator.share) navigator.share({ title: document.title, url }).catch(() => undefined)
  else
    navigator.clipboard.writeText(url).then(
      async () => (await import('./toast.ts')).toast({ kind: 'success', text: target.dataset['copied']! }),
      () => open(target.getAttribute('href')!, '_self'),
    )
})
