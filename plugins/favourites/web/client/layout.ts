import { whenIdle } from '#web/runtime/islands/when-idle.ts'

// Hearts of every page: painted when the browser is idle; a click before that loads them at once.
const loadHearts = () => import('./idle/hearts.ts')

whenIdle(loadHearts)
addEventListener('click', async ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-heart],[data-from-me]')
  if (!button) return
  if ('fromMe' in button.dataset) return (await import('./distance-from-me.ts')).showDistances(button)
  const [{ hearts }, { toggleHeart }] = await Promise.all([loadHearts(), import('./toggle-heart.ts')])
  toggleHeart(hearts, button)
})
