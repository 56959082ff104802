/** How long a moment with nothing else to do is waited for, in milliseconds: on busy machines some browsers find none for minutes. */
const timeout = 2000

/** Does what has time until the page has loaded and the browser is idle. */
export const whenIdle = (then: () => void): void => {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(then, { timeout }) : setTimeout(then))
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
