import { useId } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { ApplicationStatus } from '../../contract/statuses.ts'
import type { ApplicationRow } from '../../contract/views.ts'
import css from '../app.module.css'
import { InboxRow } from './InboxRow.tsx'
import { type Stage, stageNames, stageOf, stages } from './stages.ts'

interface Props {
  readonly rows: readonly ApplicationRow[]
  /** Applications of the facility by status, on all pages. */
  readonly counts: Readonly<Record<ApplicationStatus, number>>
  readonly facilityId: string
}

/** Applications of a page in columns by stage, the waiting list in its order; one below the other where there is no room. */
export const Board = ({ rows, counts, facilityId }: Props) => (
  <div className={css['board']}>
    {stageNames.map((stage) => {
      const own = rows.filter(({ status }) => stageOf(status) === stage)
      const sorted = stage === 'waiting' ? own.toSorted((a, b) => (a.waiting?.position ?? 0) - (b.waiting?.position ?? 0)) : own
      return own.length === 0 ? null : <Column key={stage} stage={stage} rows={sorted} counts={counts} facilityId={facilityId} />
    })}
  </div>
)

const Column = ({ stage, rows, counts, facilityId }: Props & { readonly stage: Stage }) => {
  const t = useT()
  const id = useId()
  const count = stages[stage].reduce((sum, status) => sum + counts[status], 0)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css['stage']}>
        {t(messageKey('recruitment.stage', stage))} <span className={css['partsQuiet']}>{count}</span>
      </h2>
      <ul className={css['list']}>
        {rows.map((row) => (
          <InboxRow key={row.id} row={row} facilityId={facilityId} canMove={false} heading="h3" />
        ))}
      </ul>
    </section>
  )
}
