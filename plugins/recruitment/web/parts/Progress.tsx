import { Check } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { type ApplicationStatus, isOpen } from '../../contract/statuses.ts'
import css from './parts.module.css'

const stages = ['sent', 'seen', 'talk', 'decision'] as const

const reached = (status: ApplicationStatus): number => (!isOpen(status) ? 3 : status === 'new' ? 0 : status === 'seen' ? 1 : 2)

/** Drawn line of the stages that an application goes through, up to the present one. */
export const Progress = ({ status }: { readonly status: ApplicationStatus }) => {
  const t = useT()
  const now = reached(status)
  return (
    <ol className={css['progress']} aria-label={t('recruitment.detail.progress')}>
      {stages.map((stage, at) => (
        <li key={stage} data-done={at <= now ? '' : undefined} aria-current={at === now ? 'step' : undefined}>
          <span className={css['dot']} aria-hidden>
            {at <= now && <Icon of={Check} />}
          </span>
          {t(messageKey('recruitment.detail.progress', stage))}
        </li>
      ))}
    </ol>
  )
}
