import type { MessageKey } from '#core/kernel/message-key.ts'
import { dialogsPath } from '#web/runtime/dialogs-path.ts'
import { localizedPath } from '#web/runtime/href.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import type { LayoutTextName } from '#web/runtime/islands/layout-texts.ts'

const texts: Readonly<Record<LayoutTextName, readonly [attribute: `data-${string}`, key: MessageKey]>> = {
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

/**
 * Region of toasts bottom right, above dialogs too; islands/show-toast.ts fills it, without React, and brings its styles. It also says from
 * where scripts load the dialogs of the layout.
 */
export const ToastRegion = () => {
  const t = useT()
  const attributes = Object.fromEntries(Object.values(texts).map(([attribute, key]) => [attribute, t(key)]))
  return (
    <section
      id="powiadomienia"
      popover="manual"
      aria-label={t('shell.notices')}
      data-testid="toasts"
      data-dialogs={localizedPath(dialogsPath, useLanguage())}
      {...attributes}
    />
  )
}
