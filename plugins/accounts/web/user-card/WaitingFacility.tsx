import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import type { ShadowFacility } from './use-user-card.ts'
import css from './user-card.module.css'

/** Facility that waits for support: it cannot be opened, and says why (specification §8). */
export const WaitingFacility = ({ facility: { name, city } }: { readonly facility: ShadowFacility }) => {
  const t = useT()
  const explain = async () => {
    const { toast } = await import('#web/runtime/islands/toast.ts')
    toast({ kind: 'warning', text: t('FACILITY_WAITING_FOR_APPROVAL_TOAST') })
  }
  return (
    <button type="button" className={`${css['row']} ${css['closed']}`} onClick={() => void explain()}>
      <span className={css['facility']}>
        {name}
        <span className={css['city']}>{city}</span>
      </span>
      <Badge tone="warn">{t('shell.account.facilities.waiting')}</Badge>
    </button>
  )
}
