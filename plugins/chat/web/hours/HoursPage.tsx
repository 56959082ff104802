import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { chatApi } from '../../contract/api.ts'
import { Desk } from '../inbox/Desk.tsx'
import { inboxQuery } from '../inbox/Inbox.tsx'
import { NewPage } from '../new/NewPage.tsx'
import { HoursForm } from './HoursForm.tsx'
import css from './hours.module.css'

export const queries: PageQueries = (page) => [
  query(chatApi.showHours, { facility_id: page.params['facility'] ?? '' }),
  inboxQuery(page.params['facility'] ?? '', page),
]

/** Page of the hours in which a facility answers messages. */
export const HoursPage = () => {
  const t = useT()
  const href = useHref()
  const { facility } = useLayoutData(panel)
  const { data: hours } = useQuery(chatApi.showHours, { facility_id: facility.id })
  return (
    <Desk facilityId={facility.id}>
      <NewPage title={t('chat.hours.title')} back={href('facility_messages', { facility: facility.id })}>
        <p className={css['lead']}>{t('chat.hours.lead')}</p>
        <HoursForm facilityId={facility.id} hours={hours} />
      </NewPage>
    </Desk>
  )
}
