import { textDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import type { FacilityUsageView } from '../../contract/limit.ts'
import { lastMoment } from './last-moment.ts'
import css from './package.module.css'

const tones = { free: 'plain', registered: 'good', premium: 'star' } as const

/** Badge with the package of the facility and its last day. */
export const Standing = ({ usage: { tier, valid_until } }: { readonly usage: FacilityUsageView }) => {
  const t = useT()
  const language = useLanguage()
  return (
    <p className={css['standing']}>
      <Badge tone={tones[tier]}>
        {t(messageKey('packages.own.tier', tier), { day: valid_until === null ? '' : textDay(lastMoment(valid_until), language) })}
      </Badge>
    </p>
  )
}
