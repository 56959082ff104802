import { whenIdle } from '#web/runtime/islands/when-idle.ts'

// Profiles are the same for everybody: the link to the panel appears for those who may edit the facility.
const show = async () => {
  const links = document.querySelectorAll<HTMLElement>('[data-edit]')
  if (links.length === 0 || document.documentElement.dataset['user'] === undefined) return
  const user = (await import('#web/runtime/session/current-user.ts')).currentUser()
  for (const link of links)
    link.hidden = user?.type !== 'support' && !user?.perms[link.dataset['edit'] ?? '']?.includes('facility-data/write')
}

whenIdle(show)
addEventListener('user', show)
