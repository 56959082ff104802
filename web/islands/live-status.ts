import { heardOfBuild } from './new-build.ts'

// How the service is comes after everything else has.
const begin = () =>
  (window.requestIdleCallback ?? setTimeout)(async () => (await import('#web/live/follow-status.ts')).followStatus(heardOfBuild))

if (document.readyState === 'complete') begin()
else addEventListener('load', begin)
