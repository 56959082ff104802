import './layout-scripts.ts'
import { captureInput, replayField } from './replay-input.ts'
import { whenIdle } from './when-idle.ts'

// Entry script of static pages: hydrates islands on demand. React is loaded with the first island.
const fileOf = (name: string) => `/plugins/${name.replace('/', '/web/islands/')}.tsx`
const hydrating = new Map<HTMLElement, Promise<void>>()
const done = new WeakSet<HTMLElement>()

const load = async (name: string) => (await import('./island-files.ts')).islandFiles[fileOf(name)]!()

const start = async (island: HTMLElement) => {
  const [{ default: Component }, { hydrate }] = await Promise.all([load(island.getAttribute('of')!), import('./hydrate.tsx')])
  const replayInput = captureInput(island)
  await hydrate(island, Component)
  replayInput()
}

/** Hydrates an island once. An island that fails (no network, too slow) stays static HTML, whose links and forms work. */
const hydrateIsland = (island: HTMLElement) => {
  if (!hydrating.has(island)) {
    hydrating.set(
      island,
      Promise.race([start(island), new Promise<never>((_, no) => setTimeout(no, 5000, 'slow'))])
        .then(
          () => island.setAttribute('hydrated', ''),
          (reason) => {
            island.setAttribute('failed', '')
            console.error('island was not hydrated', island.getAttribute('of'), reason)
          },
        )
        .then(() => void done.add(island)),
    )
  }
  return hydrating.get(island)!
}

const visibility = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) {
        visibility.unobserve(target)
        hydrateIsland(target.parentElement!)
      }
  },
  { rootMargin: '200px' },
)

/**
 * Hydrates the islands of the page when they say: at once, when the browser is idle, or when they become visible; the
 * one that has the focus at once.
 */
const watchIslands = () => {
  for (const island of document.querySelectorAll<HTMLElement>('x-island')) {
    const when = island.getAttribute('when')
    // A field that has the focus got it before this script listened.
    if (when === 'load' || island.contains(document.activeElement)) hydrateIsland(island)
    if (when === 'idle') whenIdle(() => hydrateIsland(island))
    // The island element is `display: contents` and has no box of its own.
    if (when === 'visible' && island.firstElementChild) visibility.observe(island.firstElementChild)
  }
}

watchIslands()
// The dialogs of the layout were loaded (layout-dialogs.ts).
addEventListener('dialogs', watchIslands)

// For pages in mode `app`, which import this script anyway.
export { replayField }

const unhydratedIsland = (event: Event) => {
  const island = (event.target as Element).closest?.<HTMLElement>('x-island')
  return island && !done.has(island) ? island : null
}
for (const type of ['pointerover', 'pointerdown', 'focusin', 'input']) {
  addEventListener(
    type,
    (event) => {
      const island = unhydratedIsland(event)
      if (island) hydrateIsland(island)
    },
    { capture: true, passive: true },
  )
}

// A click before hydration waits for the island and is then repeated; input in fields is replayed by `captureInput`.
addEventListener(
  'click',
  (event) => {
    const island = unhydratedIsland(event)
    const target = event.target as HTMLElement
    if (!island || event.metaKey || event.ctrlKey || event.shiftKey || target.closest('input,textarea,select,label,summary')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    hydrateIsland(island).then(() => {
      if (target.isConnected) target.click()
    })
  },
  true,
)

// For browser tests: from now on the page does what is pressed; one in mode `app` imports this script once it is hydrated.
document.documentElement.dataset['scripted'] = ''
