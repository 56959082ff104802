import { CircleAlert } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { NewsHead } from '../../contract/publication.ts'
import { materialReasons } from '../../contract/terms.ts'
import css from '../app.module.css'

/** Says why support did not accept a material, and where a rejection is appealed. */
export const Refusal = ({ of: { refusal } }: { readonly of: Pick<NewsHead, 'refusal'> }) => {
  const t = useT()
  const href = useHref()
  if (refusal === null) return null
  const { outcome, note, revision } = refusal
  const reason = materialReasons.find((one) => one === refusal.reason) ?? 'other'
  // Missing where no plugin keeps decisions.
  const decision = outcome === 'reject' && revision !== null ? href('user_decision', { decision: revision }) : undefined
  return (
    <div className={css['held']} data-bad={outcome === 'reject' || undefined}>
      <Icon of={CircleAlert} />
      <div>
        <p>
          <strong>{t(messageKey('publications.panel.refusal', outcome))}</strong>
        </p>
        <p>{t(messageKey('publications.review.reason', reason))}</p>
        {note !== '' && <p className={css['note']}>{note}</p>}
        {decision !== undefined && <a href={decision}>{t('publications.panel.refusal.decision')}</a>}
      </div>
    </div>
  )
}
