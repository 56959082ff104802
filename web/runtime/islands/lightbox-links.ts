import { onLink } from './on-link.ts'

// Pictures of a gallery open large in a dialog; until one is pressed nothing is loaded for it, and without it the link shows the file.
onLink('[data-lightbox]', async (link) => (await import('./lightbox.ts')).openLightbox(link))
