import { whenIdle } from '#web/runtime/islands/when-idle.ts'
import { currentUser } from '#web/runtime/session/current-user.ts'
import { addMissingSections, removeMissingSections } from './missing-sections.ts'

const show = () => {
  const user = document.documentElement.dataset['user'] === undefined ? null : currentUser()
  for (const link of document.querySelectorAll<HTMLElement>('[data-edit]')) {
    link.hidden = user?.type !== 'support' && !user?.perms[link.dataset['edit'] ?? '']?.includes('facility-data/write')
    if (link.hidden) removeMissingSections()
    else addMissingSections(link)
  }
}

whenIdle(show)
addEventListener('user', show)
