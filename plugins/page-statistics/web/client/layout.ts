import { routePath } from '#web/runtime/route-path.ts'
import { pageStatisticsApi } from '../../contract/api.ts'

// Counts page views that were scrolled to 90 %: sends the route name once per view, without personal data, and respects
// Do Not Track and Global Privacy Control.
const countedShare = 0.9
const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { readonly globalPrivacyControl?: boolean }
let countedPath = ''

const count = () => {
  const root = document.documentElement
  if (countedPath === location.pathname || (scrollY + innerHeight) / root.scrollHeight < countedShare) return
  countedPath = location.pathname
  const page = document.querySelector<HTMLElement>('[data-route]')?.dataset['route']
  if (page)
    navigator.sendBeacon(routePath(pageStatisticsApi.countScrollDepth), new Blob([JSON.stringify({ page })], { type: 'application/json' }))
}

if (doNotTrack !== '1' && !globalPrivacyControl) addEventListener('scroll', count, { passive: true })
