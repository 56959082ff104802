// Counts how often a page is read to nine tenths: its route's name, once a view, with nothing about the reader; not where the browser asks not to be counted.
const deep = 0.9
const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { readonly globalPrivacyControl?: boolean }
let counted = ''

const count = () => {
  const root = document.documentElement
  if (counted === location.pathname || (scrollY + innerHeight) / root.scrollHeight < deep) return
  counted = location.pathname
  const page = document.querySelector<HTMLElement>('[data-route]')?.dataset['route']
  if (page) navigator.sendBeacon('/api/v1/page-statistics/scroll-depth', new Blob([JSON.stringify({ page })], { type: 'application/json' }))
}

if (doNotTrack !== '1' && !globalPrivacyControl) addEventListener('scroll', count, { passive: true })
