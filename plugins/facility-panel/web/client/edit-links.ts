import { whenIdle } from '#web/runtime/islands/when-idle.ts'
import { currentUser } from '#web/runtime/session/current-user.ts'
import { addMissingSections, removeMissingSections } from './missing-sections.ts'

const show = () => {
  const user = document.documentElement.dataset['user'] === undefined ? null : currentUser()
  for (const link of document.querySelectorAll<HTMLElement>('[data-edit]')) {
    link.hidden = user?.type !== 'support' && !user?.perms[link.dataset['edit'] ?? '']?.includes('facility-data/write')
    if (link.hidden) removeMissingSections()
    else addMissingSections(link)
    // Whoever runs the facility is not asked to claim it.
    for (const invitation of document.querySelectorAll<HTMLElement>('[data-claim]')) invitation.hidden = !link.hidden
  }
}

whenIdle(show)
addEventListener('user', show)
