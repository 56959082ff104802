import { CircleX } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useAtomValue } from '#web/app-kit/state.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { lostAtom } from './lost.ts'
import css from './panel.module.css'

/** Says why a save was refused for good, that the text is still there, and where to go. */
export const LostNotice = ({ facilityId }: { readonly facilityId: string }) => {
  const t = useT()
  const list = useHref()('facilites_list')
  const lost = useAtomValue(lostAtom)
  if (lost?.facilityId !== facilityId) return null
  return (
    <div className={`${css['notice']} ${css['rejected']}`} role="alert">
      <Icon of={CircleX} large />
      <div className={css['noticeText']}>
        <p className={css['noticeTitle']}>{t(messageKey('facility-panel.panel.lost', lost.reason, 'title'))}</p>
        <p>{t(messageKey('facility-panel.panel.lost', lost.reason, 'text'))}</p>
        {list !== undefined && <a href={list}>{t('facility-panel.panel.lost.way')}</a>}
      </div>
    </div>
  )
}
