import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { BackToList } from '#web/app-kit/lists/BackToList.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { opinionsApi } from '../../contract/api.ts'
import { History } from '../parts/History.tsx'
import { OpinionItem } from '../parts/OpinionItem.tsx'
import { useMarkSeen } from '../parts/use-mark-seen.ts'
import { Answer } from './Answer.tsx'
import css from './panel.module.css'

export const queries: PageQueries = ({ params }) => [query(opinionsApi.showThread, { id: params['opinion'] ?? '' })]

/** Page of one opinion in the panel: the opinion, the facility's answer, and their history (rows OP-08, OP-09). */
export const ThreadPage = () => {
  const t = useT()
  const href = useHref()
  const { facility } = useLayoutData(panel)
  const id = usePage().params['opinion'] ?? ''
  const { shown, history } = useQuery(opinionsApi.showThread, { id }).data
  useMarkSeen(id, shown !== null)
  const isHere = shown !== null && shown.facility_id === facility.id
  return (
    <div className={css['page']}>
      <BackToList href={href('facility_opinions', { facility: facility.id })}>{t('opinions.panel.back')}</BackToList>
      <h1 tabIndex={-1}>{t('opinions.panel.thread.title')}</h1>
      {!isHere && <EmptyList title={t('opinions.panel.thread.none')} />}
      {isHere && (
        <>
          <section className={css['card']} aria-label={t('opinions.panel.thread.title')}>
            {shown.opinion === null ? (
              <p>{t('opinions.panel.hidden.text')}</p>
            ) : (
              <OpinionItem as="h2" opinion={{ ...shown.opinion, answer: null }} facility={facility.name} />
            )}
          </section>
          <Answer of={shown} />
          <History of={history} />
        </>
      )}
    </div>
  )
}
