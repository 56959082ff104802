/** Maximum wait for an idle moment, milliseconds: on busy machines some browsers find none for minutes. */
const timeout = 2000

/** Runs low-priority work after the page has loaded and the browser is idle. */
export const whenIdle = (work: () => void): void => {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(work, { timeout }) : setTimeout(work))
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
