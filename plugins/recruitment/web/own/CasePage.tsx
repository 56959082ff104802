import { messageKey } from '#core/kernel/message-key.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { BackToList } from '#web/app-kit/lists/BackToList.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { recruitmentApi } from '../../contract/api.ts'
import { isOpen } from '../../contract/statuses.ts'
import { PrintButton } from '../parts/PrintButton.tsx'
import { Progress } from '../parts/Progress.tsx'
import css from '../parts/parts.module.css'
import { Sheet } from '../parts/Sheet.tsx'
import { StatusBadge } from '../parts/StatusBadge.tsx'
import { Timeline } from '../parts/Timeline.tsx'
import { Answer } from './Answer.tsx'
import { OthersBox } from './OthersBox.tsx'
import { Reads } from './Reads.tsx'
import { WithdrawButton } from './WithdrawButton.tsx'

export const queries: PageQueries = ({ params }) => [query(recruitmentApi.showApplication, { id: params['id'] ?? '' })]

/** Page of one application of the user: where it stands, what can be done, its history and who has read it. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { id = '' } = usePage().params
  const { data: application } = useQuery(recruitmentApi.showApplication, { id })
  const { facility, status, waiting } = application
  return (
    <div className={css['page']}>
      <BackToList href={href('user_applications')}>{t('recruitment.own.all')}</BackToList>
      <header className={css['top']}>
        <div>
          <h1 tabIndex={-1}>
            {facility.slug === null ? (
              facility.name || t('recruitment.own.gone')
            ) : (
              <a href={href(`/placowka/${facility.slug}`)}>{facility.name}</a>
            )}
          </h1>
          <p className={css['lead']}>{[application.child_name, facility.city].filter(Boolean).join(', ')}</p>
        </div>
        <StatusBadge status={status} />
      </header>
      <section className={css['card']}>
        <Progress status={status} />
        <p>{t(messageKey('recruitment.status', status, 'parent'))}</p>
        {waiting && <p className={css['position']}>{t('recruitment.own.position', waiting)}</p>}
        {isOpen(status) && <p className={css['quiet']}>{t('recruitment.no-guarantee')}</p>}
      </section>
      {status === 'offered' && <Answer of={application} />}
      {application.others_open > 0 && <OthersBox of={application} />}
      <Timeline history={application.history} />
      <Sheet of={application} />
      <Reads reads={application.reads} />
      <div className={css['buttons']}>
        <PrintButton />
        {application.may_withdraw && <WithdrawButton of={application} />}
      </div>
    </div>
  )
}
