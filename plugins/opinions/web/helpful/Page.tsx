import { facilityTask } from '#plugins/facility-profile/contract/ui.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { opinionsApi } from '../../contract/api.ts'
import css from '../app.module.css'
import { OpinionItem } from '../components/OpinionItem.tsx'

export const queries: PageQueries = ({ params }) => {
  const id = params['opinion'] ?? ''
  return [query(opinionsApi.showOpinion, { id }), query(opinionsApi.showHelpful, { id })]
}

/** Page on which a signed-in user calls an opinion helpful, or takes back that it was. */
export const Page = () => {
  const t = useT()
  return (
    <div className={css['page']}>
      <h1 tabIndex={-1}>{t('opinions.list.helpful.title')}</h1>
      <Choice />
    </div>
  )
}

const Choice = () => {
  const t = useT()
  const { facility } = useLayoutData(facilityTask)
  const href = useHref()
  const id = usePage().params['opinion'] ?? ''
  const { data: opinion } = useQuery(opinionsApi.showOpinion, { id })
  const { marked, own } = useQuery(opinionsApi.showHelpful, { id }).data
  const invalidates = [opinionsApi.showHelpful]
  const mark = useMutation(opinionsApi.markHelpful, { invalidates, toast: t('opinions.list.helpful.thanks') })
  const unmark = useMutation(opinionsApi.unmarkHelpful, { invalidates, toast: t('opinions.list.helpful.removed') })
  const busy = mark.isPending || unmark.isPending
  const change = marked ? unmark : mark
  return (
    <div className={css['card']}>
      <OpinionItem as="h2" opinion={opinion} facility={facility.name} />
      <p role="status">{own ? t('opinions.list.helpful.own') : marked && t('opinions.list.helpful.marked')}</p>
      <p className={css['actions']}>
        {!own && (
          <Button look={marked ? 'outline' : 'main'} onClick={() => change.mutate({ id })} aria-disabled={busy}>
            {t(marked ? 'opinions.list.helpful.undo' : 'opinions.list.helpful.yes')}
          </Button>
        )}
        <a href={`${href(`/placowka/${facility.slug}/opinie`)}#opinia-${id}`}>{t('opinions.list.helpful.back')}</a>
      </p>
    </div>
  )
}
