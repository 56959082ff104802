import { onLink } from '#web/runtime/islands/on-link.ts'

// Photos open in a dialog; until one is pressed nothing is loaded for it, and without it the link shows the photo.
onLink('[data-lightbox]', async (link) => (await import('./lightbox.ts')).openLightbox(link))
