import { hasUnsentInput } from './unsent-input.ts'

/** Interval of checking for a newer build, and minimum interval when the tab is focused again. Milliseconds. */
const checkEveryMs = 3_600_000
const minIntervalMs = 60_000
/** No reload is offered for this time after one, so that two servers with different builds cannot cause a loop. Milliseconds. */
const reloadGuardMs = 10_000

const loadedBuild = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content
let checkedAt = Date.now()
let announced = false

const reloadedJustNow = () => {
  try {
    return Date.now() - Number(sessionStorage.getItem('reloaded-at')) < reloadGuardMs
  } catch {
    return false
  }
}

const announce = async () => {
  announced = true
  const { offerReload } = await import('./offer-reload.ts')
  offerReload(hasUnsentInput)
}

/** Handles a build id pushed by the server. */
export const onBuildReported = (id: string): void => {
  if (loadedBuild && id !== loadedBuild && !announced && !reloadedJustNow()) announce()
}

const checkForBuild = async () => {
  if (announced || document.hidden || Date.now() - checkedAt < minIntervalMs || reloadedJustNow()) return
  checkedAt = Date.now()
  // A missing or foreign response counts as no newer build.
  const latest = await fetch('/builds/latest.json')
    .then((answer) => answer.json())
    .catch(() => ({ id: loadedBuild }))
  if (latest.id !== loadedBuild && !announced) announce()
}

if (loadedBuild) {
  setInterval(checkForBuild, checkEveryMs)
  for (const type of ['focus', 'visibilitychange']) addEventListener(type, checkForBuild)
}
