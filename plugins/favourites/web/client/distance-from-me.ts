import { importPage } from '#web/runtime/islands/import-page.ts'

/** Timeouts of asking the device and of loading the table, milliseconds. */
const timeoutMs = 10_000
/** Decimals of the degrees: about 100 m. */
const decimals = 3
const permissionDenied = 1

const devicePosition = () =>
  new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: timeoutMs, maximumAge: 60_000 })
  })

const tableIn = (page: ParentNode) => page.querySelector('main table')

/**
 * Replaces the table of a comparison by one with the distances from the device, whose position is in no address bar,
 * link or storage (decision 050).
 */
export const showDistances = async (button: HTMLElement): Promise<void> => {
  const { fromMe: address, denied, failed } = button.dataset
  try {
    const { coords } = await devicePosition()
    const position = [coords.latitude, coords.longitude].map((degrees) => degrees.toFixed(decimals)).join(',')
    const response = await fetch(`${address}&od=${position}`, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
    const table = response.ok && tableIn(importPage(await response.text()))
    if (!table) throw response
    tableIn(document)?.replaceWith(document.importNode(table, true))
    document.querySelector('[data-row=distance]')?.scrollIntoView({ block: 'center' })
  } catch (error) {
    const isDenied = error instanceof GeolocationPositionError && error.code === permissionDenied
    const { toast } = await import('#web/runtime/islands/toast.ts')
    toast({ kind: 'warning', text: (isDenied ? denied : failed) ?? '' })
  }
}
