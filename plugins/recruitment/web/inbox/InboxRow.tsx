import { ArrowDown, ArrowUp } from 'lucide-react'
import { factDay } from '#core/kernel/dates.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { showToast } from '#web/app-kit/show-toast.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Card } from '#web/ui/primitives/Card.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { recruitmentApi } from '../../contract/api.ts'
import { lastDayOf } from '../../contract/offer.ts'
import type { ApplicationRow } from '../../contract/views.ts'
import css from '../app.module.css'
import { StatusBadge } from '../components/StatusBadge.tsx'

interface Props {
  readonly row: ApplicationRow
  readonly facilityId: string
  /** The waiting list is shown in its order, and the user may change it. */
  readonly canMove: boolean
  /** Level of the name below the headings of the page. */
  readonly heading?: 'h2' | 'h3'
}

/** One application in the inbox. */
export const InboxRow = ({ row, facilityId, canMove, heading: Heading = 'h2' }: Props) => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  const { id, child_name: name, waiting, offer_expires_at } = row
  const move = useMutation(recruitmentApi.moveOnList, {
    invalidates: [recruitmentApi.listInbox],
    onSuccess: async ({ waiting: moved }) => {
      await showToast({ kind: 'success', text: t('recruitment.inbox.moved', { name, position: moved?.position ?? '' }) })
    },
  })
  const moveBy = (by: -1 | 1) => {
    const position = (waiting?.position ?? 0) + by
    if (position >= 1) move.mutate({ id, position })
  }
  return (
    <Card as="li" stretched>
      <div className={css['row']}>
        <div>
          <Heading className={css['name']}>
            <a href={href('facility_application', { facility: facilityId, application: id })}>{name || id}</a>
          </Heading>
          <p>
            {t('recruitment.inbox.born', { date: factDay(row.child_birth_date || row.created_at, language) })},{' '}
            {t('recruitment.detail.years', { group: row.age_group })},{' '}
            {t('recruitment.inbox.from', { date: factDay(row.desired_start || row.created_at, language) })}
          </p>
          <p className={css['partsQuiet']}>
            {row.parent_name}, {factDay(row.created_at, language)}
          </p>
        </div>
        <div>
          <StatusBadge status={row.status} />
          {waiting && <p>{t('recruitment.inbox.position', waiting)}</p>}
          {offer_expires_at !== null && (
            <p>{t('recruitment.inbox.offer-until', { until: factDay(lastDayOf(offer_expires_at), language) })}</p>
          )}
        </div>
        {canMove && waiting && (
          <div className={css['moves']}>
            <Button
              small
              aria-label={t('recruitment.inbox.up', { name })}
              aria-disabled={waiting.position === 1 || move.isPending}
              onClick={() => moveBy(-1)}
            >
              <Icon of={ArrowUp} />
            </Button>
            <Button small aria-label={t('recruitment.inbox.down', { name })} aria-disabled={move.isPending} onClick={() => moveBy(1)}>
              <Icon of={ArrowDown} />
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
