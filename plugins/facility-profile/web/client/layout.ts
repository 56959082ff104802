import { leadBack } from './way-back.ts'

const profile = document.querySelector('[data-route="map_facility"]')
const link = profile?.querySelector<HTMLAnchorElement>('[data-lists] a')
if (link) leadBack(link, location, document.referrer, sessionStorage)
