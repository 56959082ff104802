import type { FrameWord } from '#web/islands/frame-words.ts'
import { useT } from '#web/i18n/words.ts'
import css from './notices.module.css'

const words: Readonly<Record<FrameWord, readonly [attribute: `data-${string}`, key: string]>> = {
  close: ['data-close', 'shell.close'],
  success: ['data-success', 'SUCCESS'],
  connection: ['data-connection', 'shell.connection'],
  facilityAccepted: ['data-facility-accepted', 'shell.account.accepted'],
  newBuild: ['data-new-build', 'shell.build.new'],
  reload: ['data-reload', 'shell.build.reload'],
  unsaved: ['data-unsaved', 'shell.build.unsaved'],
  unsavedText: ['data-unsaved-text', 'shell.build.unsaved.text'],
  reloadAnyway: ['data-reload-anyway', 'shell.build.anyway'],
  stay: ['data-stay', 'shell.build.stay'],
  newThings: ['data-new-things', 'shell.account.things'],
  maintenance: ['data-maintenance', 'shell.status.maintenance'],
  degraded: ['data-degraded', 'shell.status.degraded'],
}

/** The place bottom right where notices appear, above dialogs too; islands/notice.ts fills it, without React. */
export const Notices = () => {
  const t = useT()
  const texts = Object.fromEntries(Object.values(words).map(([attribute, key]) => [attribute, t(key)]))
  return (
    <section
      id="powiadomienia"
      popover="manual"
      className={css['notices']}
      aria-label={t('shell.notices')}
      data-testid="toasts"
      {...texts}
    />
  )
}
