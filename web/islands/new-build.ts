import { unsent } from './unsent.ts'

/** How often an open page asks whether there is a newer build; and at most so often when its tab is looked at again. Milliseconds. */
const everyMs = 3_600_000
const atMostEveryMs = 60_000
/** For so long after a reload none is offered again, so that two servers of different builds cannot send anybody in circles. */
const guardMs = 10_000

const ours = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content
let askedAt = Date.now()
let told = false

const reloadedJustNow = () => {
  try {
    return Date.now() - Number(sessionStorage.getItem('reloaded-at')) < guardMs
  } catch {
    return false
  }
}

const tell = async () => {
  told = true
  const { tellNewBuild } = await import('./tell-new-build.ts')
  tellNewBuild(unsent)
}

/** What a server says of the build that it serves, without having been asked. */
export const heardOfBuild = (id: string): void => {
  if (ours && id !== ours && !told && !reloadedJustNow()) tell()
}

const ask = async () => {
  if (told || document.hidden || Date.now() - askedAt < atMostEveryMs || reloadedJustNow()) return
  askedAt = Date.now()
  // An answer that does not come or is not ours says nothing of builds.
  const latest = await fetch('/builds/latest.json')
    .then((answer) => answer.json())
    .catch(() => ({ id: ours }))
  if (latest.id !== ours && !told) tell()
}

if (ours) {
  setInterval(ask, everyMs)
  for (const type of ['focus', 'visibilitychange']) addEventListener(type, ask)
}
