// Photos open in a dialog; until one is pressed nothing is loaded for it, and without it the link shows the photo.
addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-lightbox]')
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  import('./lightbox.ts').then(
    ({ openLightbox }) => openLightbox(link),
    () => location.assign(link.href),
  )
})
