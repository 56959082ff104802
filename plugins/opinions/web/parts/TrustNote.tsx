import { ShieldCheck, ShieldPlus, ShieldQuestion } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import hidden from '#web/ui/primitives/hidden.module.css'
import type { PublicOpinion } from '../../contract/opinion.ts'
import css from './opinion.module.css'

const badges = {
  unverified: ['plain', ShieldQuestion],
  verified: ['good', ShieldCheck],
  trusted: ['good', ShieldPlus],
} as const

/** Level of trust, with what it was checked by one click away. */
export const TrustNote = ({ trust, trust_method }: Pick<PublicOpinion, 'trust' | 'trust_method'>) => {
  const t = useT()
  const [tone, icon] = badges[trust]
  return (
    <details className={css['trust']}>
      <summary>
        <Badge tone={tone} icon={icon}>
          {t(messageKey('opinions.list.trust', trust))}
        </Badge>
        <span className={css['ask']} aria-hidden>
          ?
        </span>
        <span className={hidden['hidden']}>{t('opinions.list.trust.ask')}</span>
      </summary>
      <p>
        {t(messageKey('opinions.list.method', trust_method))}
        {trust === 'trusted' && ` ${t('opinions.list.method.trusted')}`}
      </p>
    </details>
  )
}
