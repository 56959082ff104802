import { leadBack } from './way-back.ts'

const profile = document.querySelector('[data-route="map_facility"]')
const link = profile?.querySelector<HTMLAnchorElement>('[data-lists] a')
if (link) leadBack(link, location, document.referrer, sessionStorage)
profile?.querySelector('[data-print]')?.addEventListener('click', async (event) => {
  event.stopPropagation()
  const { printWithContact } = await import('./print-contact.ts')
  await printWithContact(profile)
})
