import './frame.ts'
import { keepEarly } from './early.ts'
import { whenIdle } from './when-idle.ts'

// The only script that a page starts with; React arrives with the first island that wakes.
const files = import.meta.glob<{ default: React.ComponentType<object> }>(['/plugins/*/web/islands/*.tsx', '/web/islands/parts/*.tsx'])
const fileOf = (name: string) =>
  name.startsWith('parts/') ? `/web/islands/${name}.tsx` : `/plugins/${name.replace('/', '/web/islands/')}.tsx`
const waking = new Map<HTMLElement, Promise<void>>()
const done = new WeakSet<HTMLElement>()

const start = async (island: HTMLElement) => {
  const [{ default: Component }, { hydrate }] = await Promise.all([files[fileOf(island.getAttribute('of')!)]!(), import('./hydrate.tsx')])
  const retell = keepEarly(island)
  await hydrate(island, Component)
  retell()
}

/** Wakes an island once. One that cannot (no network, slow) stays HTML, and its links and forms go on working. */
const wake = (island: HTMLElement) => {
  if (!waking.has(island)) {
    waking.set(
      island,
      Promise.race([start(island), new Promise<never>((_, no) => setTimeout(no, 5000, 'slow'))])
        .then(
          () => island.setAttribute('awake', ''),
          (reason) => console.error('island stays HTML', island.getAttribute('of'), reason),
        )
        .then(() => void done.add(island)),
    )
  }
  return waking.get(island)!
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) {
        near.unobserve(target)
        wake(target.parentElement!)
      }
  },
  { rootMargin: '200px' },
)

for (const island of document.querySelectorAll<HTMLElement>('x-island')) {
  const when = island.getAttribute('when')
  if (when === 'load') wake(island)
  if (when === 'idle') whenIdle(() => wake(island))
  // The island itself is `display: contents` and has no box.
  if (when === 'visible' && island.firstElementChild) near.observe(island.firstElementChild)
}

const asleep = (event: Event) => {
  const island = (event.target as Element).closest?.<HTMLElement>('x-island')
  return island && !done.has(island) ? island : null
}
for (const type of ['pointerover', 'pointerdown', 'focusin', 'input']) {
  addEventListener(
    type,
    (event) => {
      const island = asleep(event)
      if (island) wake(island)
    },
    { capture: true, passive: true },
  )
}

// A click that comes too early waits for its island and is then repeated; fields keep their own state until it is told.
addEventListener(
  'click',
  (event) => {
    const island = asleep(event)
    const target = event.target as HTMLElement
    if (!island || event.metaKey || event.ctrlKey || event.shiftKey || target.closest('input,textarea,select,label,summary')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    wake(island).then(() => {
      if (target.isConnected) target.click()
    })
  },
  true,
)
